# not compiled
"""Files are written whole or not at all."""

import os
from pathlib import Path
from tempfile import NamedTemporaryFile

from .errors import RondelError


class BadTarget(RondelError):
    """A file that cannot be written."""


def check_folder(path: Path) -> None:
    """Refuse a file whose place cannot be written."""
    if path.is_dir():
        raise BadTarget(f"{path}: is a folder; name a file in it")
    if path.exists() and not path.is_file():
        raise BadTarget(f"{path}: is no ordinary file")  # moving ours there would replace a device
    try:
        with NamedTemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise BadTarget(f"{path}: cannot be written: {error.strerror}") from None


def write_whole(path: Path, content: bytes) -> None:
    """Beside its place first, then moved there: a reader never sees half a file."""
    check_folder(path)
    try:
        with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            temporary = Path(file.name)
            try:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
                temporary.chmod(0o666 & ~_umask())
                temporary.replace(path)
            except BaseException:
                temporary.unlink(missing_ok=True)
                raise
    except OSError as error:
        raise BadTarget(f"{path}: cannot be written: {error.strerror}") from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
