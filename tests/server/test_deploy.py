"""The files with which a site is started agree with the command and with each other, and name nobody's registry."""

import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from litestar.testing import TestClient
from typer.main import get_command

from rondel.cli.app import app
from rondel.cli.serve import PORT
from rondel.server.app import create_app
from rondel.server.operations import Operations
from rondel.server.settings import Settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PLACES = os.pathsep.join([os.environ.get("PATH", ""), "/usr/sbin"])
dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
caddyfile = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
nginx_conf = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
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


def test_the_nodes_are_let_into_valkey() -> None:
    """Its usual settings refuse whoever is not on the same machine, and nodes go on without it, only slower."""
    command = services["valkey"]["command"]
    assert command[command.index("--protected-mode") + 1] == "no" and "ports" not in services["valkey"]


def test_images_have_plain_names() -> None:
    images = [service["image"] for service in services.values()]
    images += re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE)
    assert all(re.fullmatch(r"([a-z]+/)?[a-z]+(:[\w.-]+)?", image) for image in images), images


def test_what_is_for_us_alone_is_not_passed_on() -> None:
    assert re.search(r"@inside path /metrics /ready /health\n\s*respond @inside 404", caddyfile)
    assert re.search(r"location ~ \^/\(metrics\|ready\|health\)\$ { return 404; }", nginx_conf)


def test_nginx_writes_no_log_of_its_own() -> None:
    """Its lines would hold the tokens of invitations."""
    assert nginx_conf.count("access_log off;") == nginx_conf.count("server {")


def test_the_proxy_finds_every_node_at_the_port_of_the_image() -> None:
    (upstreams,) = re.findall(r"reverse_proxy (.*) {", caddyfile)
    assert upstreams.split() == [f"{name}:{PORT}" for name in services if name.startswith("node")]
    assert re.findall(r"^EXPOSE (\d+)", dockerfile, re.MULTILINE) == [str(PORT)]
    assert not any(word.startswith("--port") for word in services["node1"]["command"])


def test_the_health_checks_ask_for_what_there_is(tmp_path: Path) -> None:
    guard = create_app(Settings(str(tmp_path / "site.db")))
    asked = re.findall(r"health_uri (\S+)", caddyfile) + re.findall(rf"127\.0\.0\.1:{PORT}(/\w+)", dockerfile)
    with TestClient(Operations(guard, guard.app)) as client:
        assert [client.get(path).json()["database"] for path in asked] == [True, True]


def test_whom_a_service_needs_is_there_and_can_be_healthy() -> None:
    checked = {name for name, service in services.items() if "healthcheck" in service}
    checked |= {name for name, service in services.items() if "build" in service and "HEALTHCHECK" in dockerfile}
    needed = [(name, how["condition"]) for one in services.values() for name, how in one.get("depends_on", {}).items()]
    assert needed and all(name in services for name, _ in needed)
    assert all(name in checked for name, condition in needed if condition == "service_healthy")


def test_addresses_mounts_and_variables_lead_somewhere() -> None:
    urls = [value for value in services["node1"]["environment"].values() if "://" in value]
    hosts = [re.sub(r".*@|.*://|[:/]\d.*|/.*", "", url) for url in urls]
    assert hosts == ["database", "valkey"]
    mounts = [mount.split(":")[0] for service in services.values() for mount in service.get("volumes", [])]
    assert all((ROOT / mount).exists() if mount.startswith("./") else mount in compose["volumes"] for mount in mounts)
    told = (ROOT / "docs" / "running-a-site.md").read_text(encoding="utf-8")
    variables = set(re.findall(r"\$\{(\w+)", yaml.safe_dump(compose)))
    assert variables and all(f"`{name}`" in told or f"{name}=" in told for name in variables), variables
    assert set(re.findall(r"\{\$(\w+)", caddyfile)) == set(services["proxy"]["environment"])


def test_the_image_is_built_of_files_that_are_there() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    copied = [words.split()[:-1] for words in re.findall(r"^COPY (?!--)(.*)", dockerfile, re.MULTILINE)]
    for path in [path for paths in copied for path in paths]:
        assert (ROOT / path).exists() and path not in ignored, path
    assert "build" in ignored and ".git" in ignored


def test_nginx_takes_its_file(tmp_path: Path) -> None:
    nginx = shutil.which("nginx", path=PLACES)
    if nginx is None:
        pytest.skip("nginx is not here (make services)")
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=games.example.org", "-days", "1"]
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{key};", nginx_conf)
    text = re.sub(r"(ssl_certificate +)\S+;", rf"\1{certificate};", text)
    whole = f"pid {tmp_path}/pid; error_log stderr; events {{}} http {{ access_log off;\n{text}\n}}"
    (tmp_path / "nginx.conf").write_text(whole, encoding="utf-8")
    command = [nginx, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf")]
    said = subprocess.run(command, capture_output=True, text=True)
    assert said.returncode == 0 and "test is successful" in said.stderr, said.stderr


def test_caddy_takes_its_file(tmp_path: Path) -> None:
    caddy = shutil.which("caddy", path=PLACES)
    if caddy is None:
        pytest.skip("Caddy is not here (Debian: apt install caddy)")
    environment = os.environ | {"SITE": "games.example.org", "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    command = [caddy, "validate", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    said = subprocess.run(command, capture_output=True, text=True, env=environment)
    assert said.returncode == 0 and "Valid configuration" in said.stdout + said.stderr, said.stderr
