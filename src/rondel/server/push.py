"""Web Push: a message that only one browser can read (RFC 8291, aes128gcm of RFC 8188), and who sends it (VAPID,
RFC 8292). Nothing here talks to anybody."""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from os import urandom
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

MOST = 3000  # bytes of a message: push services take no more than 4096 in all
RECORD = 4096
VALID = 12 * 60 * 60  # seconds for which a token of ours counts; push services refuse more than a day
BASE64 = re.compile(r"[A-Za-z0-9_-]*={0,2}")
AUTH = 16  # bytes of a browser's secret


def encrypted(message: bytes, browser: str, auth: str, ours: str = "", salt: bytes = b"") -> bytes:
    """For the browser with this public key and secret. `ours`, `salt`: given only to compare with the RFC's example."""
    if len(message) > MOST:
        raise ValueError("too long for a push")
    private = private_key(ours or new_key())
    theirs, salt = public_key(browser), salt or urandom(16)
    mine = _point(private.public_key())
    about = b"WebPush: info\0" + _point(theirs) + mine
    secret = _derived(private.exchange(ECDH(), theirs), decoded(auth), about, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(mine)]) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)


def signed(endpoint: str, key: str, contact: str, now: float) -> str:
    """The Authorization header for a push service: who asks, and whom to write to if they ask too much."""
    found = urlsplit(endpoint)
    claims = {"aud": f"{found.scheme}://{found.netloc}", "exp": int(now) + VALID, "sub": contact}
    head = encoded(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
    token = f"{head}.{encoded(msgspec.json.encode(claims))}"
    first, second = decode_dss_signature(private_key(key).sign(token.encode(), ECDSA(SHA256())))
    signature = encoded(first.to_bytes(32, "big") + second.to_bytes(32, "big"))
    return f"vapid t={token}.{signature}, k={public_of(key)}"


def new_key() -> str:
    """A private key of P-256, as text."""
    number = generate_private_key(SECP256R1()).private_numbers().private_value
    return encoded(number.to_bytes(32, "big"))


def public_of(key: str) -> str:
    """Its public half, as browsers want it."""
    return encoded(_point(private_key(key).public_key()))


def private_key(text: str) -> EllipticCurvePrivateKey:
    return derive_private_key(int.from_bytes(decoded(text), "big"), SECP256R1())


def public_key(text: str) -> EllipticCurvePublicKey:
    """ValueError if it is none."""
    return EllipticCurvePublicKey.from_encoded_point(SECP256R1(), decoded(text))


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")


def decoded(text: str) -> bytes:
    """ValueError if it is no base64url."""
    if not BASE64.fullmatch(text):  # what does not belong there would be passed over
        raise ValueError("this is no base64url")
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, about).derive(secret)
