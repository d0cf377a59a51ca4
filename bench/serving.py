"""The real server in a process of its own: started, killed as a power cut would, started again."""

import os
import re
import subprocess
import sys
from pathlib import Path


class Serving:
    """`scorer run` on an instance, on a port of its own choosing that it keeps."""

    def __init__(self, instance: Path) -> None:
        self.instance = instance
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start, and wait until it listens."""
        command = [sys.executable, "-m", "scorer", "run", "--host", "127.0.0.1", "--port", str(self.port)]
        environment = {**os.environ, "SCORER_INSTANCE": str(self.instance)}
        self.process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout
        said = re.search(r"http://127\.0\.0\.1:(\d+)/", self.process.stdout.readline())
        assert said, "the server did not start"
        self.port = int(said[1])

    def kill(self) -> None:
        """kill -9."""
        self.process.kill()
        self.process.communicate()
