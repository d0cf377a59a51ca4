"""The application factory."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from flask import Flask
from werkzeug.middleware.proxy_fix import ProxyFix

from scorer import config, paths, store, web


def create_app(overrides: Mapping[str, Any] | None = None) -> Flask:
    """The web application, its database brought up to date.

    `overrides` are Flask settings that win over the environment; `INSTANCE` among them is
    the instance folder.
    """
    overrides = dict(overrides or {})
    instance = Path(overrides.pop("INSTANCE", None) or paths.instance_folder(os.environ))
    app = Flask(
        "scorer",
        instance_path=str(instance),
        template_folder=str(paths.resource("templates")),
        static_folder=str(paths.resource("static")),
    )
    app.config.update(config.settings(os.environ, instance) | overrides)
    if hops := app.config["PROXIES"]:
        app.wsgi_app = ProxyFix(app.wsgi_app, x_for=hops, x_proto=hops, x_host=hops)  # type: ignore[method-assign]
    if app.config["COMPRESS"]:
        # Compiled code that is not everywhere, and of no use where the pages come over no network.
        from flask_compress import Compress  # noqa: PLC0415

        app.extensions["compress"] = Compress(app)
    store.init_app(app)
    web.init_app(app)
    return app
