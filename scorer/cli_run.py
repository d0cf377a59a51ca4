"""`scorer run`: serves the web application, and says where a phone finds it."""

import argparse
import socket
from typing import Any

THREADS = 8


def add_verb(verbs: Any) -> None:
    """Add the verb to the command line."""
    parser = verbs.add_parser("run", help="serve the web pages to the phones at the table")
    parser.add_argument("--host", default="0.0.0.0", help="address to listen on (default: all)")  # noqa: S104  # the phones at the table
    parser.add_argument("--port", type=int, default=8000, help="port to listen on (default: 8000)")
    parser.set_defaults(act=run)


def run(chosen: argparse.Namespace) -> int:
    """Serve until interrupted; status 1 where the address is taken."""
    # Not needed, and perhaps not there, where the program only replays and rules.
    import waitress  # noqa: PLC0415

    from scorer.app import create_app  # noqa: PLC0415

    app = create_app()
    try:
        server = waitress.create_server(
            app,
            host=chosen.host,
            port=chosen.port,
            threads=THREADS,
            ident="",
            # Behind a proxy its X-Forwarded headers are for ProxyFix; else nobody's are believed.
            clear_untrusted_proxy_headers=not app.config["PROXIES"],
        )
    except OSError as error:
        print(f"Cannot listen on {chosen.host}:{chosen.port}: {error.strerror}")
        return 1
    print("Карандаш: " + "  ".join(addresses(chosen.host, server.effective_port)), flush=True)
    server.run()
    return 0


def addresses(host: str, port: int) -> list[str]:
    """Addresses to type into a browser: this machine's own, and the one its network knows it by.

    >>> addresses("192.168.1.7", 8000)
    ['http://192.168.1.7:8000/']
    """
    if host not in {"0.0.0.0", "::", ""}:  # noqa: S104  # compared, not listened on
        return [f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"]
    found = [f"http://localhost:{port}/"]
    if own := network_address():
        found.append(f"http://{own}:{port}/")
    return found


def network_address() -> str | None:
    """The address of this machine on its way out, or None without a network. Sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return None
        return str(probe.getsockname()[0])
