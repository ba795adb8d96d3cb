"""Where letters end up in tests: an SMTP server and a push service, each in a thread of its own on this machine."""

import email
import json
import logging
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from os import urandom
from socketserver import StreamRequestHandler, ThreadingTCPServer
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

PROMPT = 20.0  # seconds after which a test that waits has failed


class Sink:
    """What has arrived; `arrived` wakes whoever waits for it."""

    def __init__(self) -> None:
        self.arrived = threading.Condition()
        self.url = ""

    def wait(self, true: Any) -> None:
        with self.arrived:
            assert self.arrived.wait_for(true, PROMPT), "nothing came"


class Mailbox(Sink):
    """`answers`: what the next recipients are told instead of 250."""

    def __init__(self) -> None:
        super().__init__()
        self.mails: list[EmailMessage] = []
        self.answers: list[str] = []

    def to(self, address: str) -> list[EmailMessage]:
        return [mail for mail in self.mails if mail["To"] == address]

    def next(self, address: str, count: int = 1) -> EmailMessage:
        """The last of so many to this address, when they are there."""
        self.wait(lambda: len(self.to(address)) >= count)
        return self.to(address)[count - 1]


class Lines(Sink, logging.Handler):
    """What the server writes into its log."""

    def __init__(self) -> None:
        Sink.__init__(self)
        logging.Handler.__init__(self)
        self.text: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        with self.arrived:
            self.text.append(self.format(record))
            self.arrived.notify_all()


@contextmanager
def listening() -> Iterator[Lines]:
    lines = Lines()
    logging.getLogger("rondel").addHandler(lines)
    try:
        yield lines
    finally:
        logging.getLogger("rondel").removeHandler(lines)


class _Smtp(StreamRequestHandler):
    def handle(self) -> None:
        box: Mailbox = self.server.sink  # type: ignore[attr-defined]
        self._say("220 sink")
        while line := self.rfile.readline().decode().strip():
            word = line.split()[0].upper()
            if word == "DATA":
                self._say("354 go on")
                raw = b"".join(iter(self.rfile.readline, b".\r\n"))
                with box.arrived:
                    box.mails.append(email.message_from_bytes(raw, policy=default))  # type: ignore[arg-type]
                    box.arrived.notify_all()
            if word == "RCPT" and box.answers:
                self._say(box.answers.pop(0))
            elif word == "QUIT":
                return self._say("221 bye")
            else:
                self._say("250 fine")

    def _say(self, text: str) -> None:
        self.wfile.write(f"{text}\r\n".encode())


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """An SMTP server that takes everything."""
    box = Mailbox()
    with _running(ThreadingTCPServer(("127.0.0.1", 0), _Smtp), box) as port:
        box.url = f"smtp://127.0.0.1:{port}"
        yield box


class PushService(Sink):
    """`posts`: path, headers, body; `status`: what they are answered."""

    def __init__(self) -> None:
        super().__init__()
        self.posts: list[tuple[str, dict[str, str], bytes]] = []
        self.status = 201


class _Push(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        service: PushService = self.server.sink  # type: ignore[attr-defined]
        body = self.rfile.read(int(self.headers["Content-Length"]))
        with service.arrived:
            service.posts.append((self.path, {name.lower(): value for name, value in self.headers.items()}, body))
            service.arrived.notify_all()
        self.send_response(service.status)
        self.send_header("Location", "http://127.0.0.1:1/never")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    with _running(ThreadingHTTPServer(("127.0.0.1", 0), _Push), service) as port:
        service.url = f"http://127.0.0.1:{port}"
        yield service


@contextmanager
def _running(server: Any, sink: Sink) -> Iterator[int]:
    server.daemon_threads, server.sink = True, sink
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield server.server_address[1]
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


class Subscriber:
    """A browser: it alone reads what is sent to it. Written from the RFCs, not from our code."""

    def __init__(self, endpoint: str) -> None:
        self.private, self.auth = generate_private_key(SECP256R1()), urandom(16)
        self.point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.wanted = {"endpoint": endpoint, "keys": {"p256dh": coded(self.point), "auth": coded(self.auth)}}

    def reads(self, body: bytes) -> Any:
        """RFC 8188 and 8291, backwards."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        assert len(sealed) <= size
        shared = self.private.exchange(ECDH(), EllipticCurvePublicKey.from_encoded_point(SECP256R1(), sender))
        secret = _hkdf(shared, self.auth, b"WebPush: info\0" + self.point + sender, 32)
        key, nonce = (
            _hkdf(secret, salt, b"Content-Encoding: aes128gcm\0", 16),
            _hkdf(secret, salt, b"Content-Encoding: nonce\0", 12),
        )
        plain = AESGCM(key).decrypt(nonce, sealed, None).rstrip(b"\0")
        assert plain.endswith(b"\2")
        return json.loads(plain[:-1])


def vouched(authorization: str, key: str) -> dict[str, Any]:
    """The claims of RFC 8292, after checking their signature by the key of the site."""
    scheme, _, rest = authorization.partition(" ")
    fields = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert scheme == "vapid" and fields["k"] == key
    head, claims, signature = fields["t"].split(".")
    raw = plain(signature)
    numbers = encode_dss_signature(int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), plain(key))
    public.verify(numbers, f"{head}.{claims}".encode(), ECDSA(SHA256()))
    assert json.loads(plain(head)) == {"typ": "JWT", "alg": "ES256"}
    found: dict[str, Any] = json.loads(plain(claims))
    return found


def coded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def plain(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _hkdf(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)
