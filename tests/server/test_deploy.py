"""The files with which a site is started agree with the command, and name nobody's registry."""

import re
from pathlib import Path
from typing import Any

import yaml
from typer.main import get_command

from rondel.cli.app import app

ROOT = Path(__file__).parents[2]
compose: dict[str, Any] = yaml.safe_load((ROOT / "docker-compose.yml").read_text(encoding="utf-8"))
services: dict[str, Any] = compose["services"]


def test_two_equal_nodes_with_database_valkey_and_a_proxy() -> None:
    assert services["node1"] == services["node2"] and services["node1"]["build"] == "."
    assert set(services) == {"node1", "node2", "database", "valkey", "proxy"}
    assert "443:443" in services["proxy"]["ports"]


def test_the_nodes_are_started_with_options_that_there_are() -> None:
    serve: Any = get_command(app).commands["serve"]  # type: ignore[attr-defined]
    known = {name for parameter in serve.params for name in parameter.opts}
    command = services["node1"]["command"]
    assert command[0] == "serve" and {word.partition("=")[0] for word in command[1:]} <= known
    variables = {parameter.envvar for parameter in serve.params if parameter.envvar}
    assert set(services["node1"]["environment"]) == variables


def test_images_have_plain_names() -> None:
    images = [service["image"] for service in services.values()]
    images += re.findall(r"^FROM (\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"), re.MULTILINE)
    assert all(re.fullmatch(r"([a-z]+/)?[a-z]+(:[\w.-]+)?", image) for image in images), images


def test_what_is_for_us_alone_is_not_passed_on() -> None:
    for name in ("Caddyfile", "nginx.conf"):
        text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
        assert all(path in text for path in ("metrics", "ready", "health"))
