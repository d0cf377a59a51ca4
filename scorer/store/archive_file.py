"""Файл архива: a .zip read with care. Nothing of it is unpacked to disk, and no more than it may hold is read.

`manifest.json` says what it is, `players.json` who plays, `parties/<id>.json` are party files, and
`beside/<id>.json` is what a club keeps beside a party. `evenings.json` says which parties belong together;
an older archive has none.
"""

from __future__ import annotations

import re
import struct
import zipfile
import zlib
from collections.abc import Iterator
from types import TracebackType
from typing import IO, Self

from scorer.ledger.files import LARGEST_FILE
from scorer.rules.refusal import Refused

MANIFEST, PLAYERS, EVENINGS = "manifest.json", "players.json", "evenings.json"
PARTIES, BESIDE = "parties", "beside"
LARGEST_ARCHIVE = 64 * 1024 * 1024
LARGEST_IN_ALL = 256 * 1024 * 1024
"""Bytes, unpacked: a club of 30,000 parties has no more."""
LARGEST_MEMBER = 2 * LARGEST_FILE
"""Bytes: a party that came in as a file as large as may be is written with every option, and goes on."""
MOST_FILES = 60_000
LONGEST_ENTRY = 200
"""Bytes of a file's entry in the directory, its name included: ours are shorter."""
_NAME = re.compile(rf"({PARTIES}|{BESIDE})/([0-9a-f]{{8}}(?:-[0-9a-f]{{4}}){{3}}-[0-9a-f]{{12}})\.json")
_END, _END_BYTES, _LONGEST_COMMENT = b"PK\x05\x06", 22, 0xFFFF
_LOCATOR, _LOCATOR_BYTES = b"PK\x06\x07", 20
"""Of an archive with more than 65,535 files or four gigabytes."""


class BadArchive(Exception):
    """What is wrong with an archive: the file in it, empty for the archive itself, and the refusal."""

    def __init__(self, refused: Refused, file: str = "") -> None:
        super().__init__(f"{file}: {refused}")
        self.refused = refused
        self.file = file


class Archive:
    """An archive opened for reading; every name in it is one of ours."""

    def __init__(self, file: IO[bytes]) -> None:
        _check_directory(file)
        try:
            self._zip = zipfile.ZipFile(file)
        except (zipfile.BadZipFile, NotImplementedError, ValueError, OSError, struct.error, UnicodeError):
            raise BadArchive(Refused("archive.damaged")) from None
        self._left = LARGEST_IN_ALL
        self._entries: dict[str, zipfile.ZipInfo] = {}
        if len(self._zip.infolist()) > MOST_FILES:
            raise BadArchive(Refused("archive.too_many", most=MOST_FILES))
        for entry in self._zip.infolist():
            self._check(entry)
            self._entries[entry.filename] = entry
        for name in (MANIFEST, PLAYERS):
            if name not in self._entries:
                raise BadArchive(Refused("archive.missing", name=name))
        for party_id in self.ids(BESIDE):
            if f"{PARTIES}/{party_id}.json" not in self._entries:
                raise BadArchive(Refused("archive.missing", name=f"{PARTIES}/{party_id}.json"))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._zip.close()

    def ids(self, folder: str) -> Iterator[str]:
        """The ids of the files of a folder, in their order."""
        for name in self._entries:
            found = _NAME.fullmatch(name)
            if found and found[1] == folder:
                yield found[2]

    def has(self, name: str) -> bool:
        """Whether a file is there."""
        return name in self._entries

    def read(self, name: str) -> bytes:
        """The content of a file; one byte more than a file may have is enough to refuse it."""
        try:
            with self._zip.open(self._entries[name]) as file:
                content = file.read(LARGEST_MEMBER + 1)
        except (zipfile.BadZipFile, NotImplementedError, OSError, EOFError, ValueError, RuntimeError, zlib.error):
            raise BadArchive(Refused("archive.damaged"), name) from None
        self._left -= len(content)
        if self._left < 0:
            raise BadArchive(Refused("archive.too_large", most=LARGEST_IN_ALL))
        return content

    def again(self) -> None:
        """Before the archive is read once more from its start."""
        self._left = LARGEST_IN_ALL

    def _check(self, entry: zipfile.ZipInfo) -> None:
        name = entry.filename
        if name not in (MANIFEST, PLAYERS, EVENINGS) and not _NAME.fullmatch(name):
            raise BadArchive(Refused("archive.strange_name", name=name[:100]))
        if name in self._entries:
            raise BadArchive(Refused("archive.name_twice", name=name))
        if entry.flag_bits & 0x1:
            raise BadArchive(Refused("archive.encrypted"), name)
        if entry.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            raise BadArchive(Refused("archive.damaged"), name)


def _check_directory(file: IO[bytes]) -> None:
    """Refuse a file that is no archive, or one whose directory alone would fill the memory."""
    size = file.seek(0, 2)
    if size > LARGEST_ARCHIVE:
        raise BadArchive(Refused("archive.too_large", most=LARGEST_ARCHIVE))
    file.seek(max(0, size - _LOCATOR_BYTES - _END_BYTES - _LONGEST_COMMENT))
    tail = file.read()
    at = tail.rfind(_END)
    if at < 0 or len(tail) - at < _END_BYTES:
        raise BadArchive(Refused("archive.no_archive"))
    files, directory = struct.unpack_from("<HL", tail, at + 10)
    larger = tail[max(0, at - _LOCATOR_BYTES) : at].startswith(_LOCATOR)  # its own counts would go before these
    if larger or files > MOST_FILES or directory > MOST_FILES * LONGEST_ENTRY:
        raise BadArchive(Refused("archive.too_many", most=MOST_FILES))
    file.seek(0)
