"""The HTTP side as a program uses it: pages, games, tables, play."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel.core.registry import folder
from server.site import ADA, BEN, Visit, another, site


@pytest.fixture
def home(tmp_path: Path) -> Any:
    with site(tmp_path, local=True) as found:
        yield found


@pytest.fixture
def visit(tmp_path: Path) -> Any:
    with site(tmp_path) as found:
        found.register(ADA)
        yield found


def built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Rondel</title>")
    (folder / "assets" / "index-abc.js").write_text("export {};" + "/* long */" * 200)
    return folder


# Pages and files


@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/join/abc", "/rules/saltfjord", "/account", "/ratings", "/?lang=pl"]
)
def test_every_page_is_the_client(tmp_path: Path, path: str) -> None:
    with site(tmp_path, static=built(tmp_path)) as visit:
        answer = visit.get(path)
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/html")
    assert answer.headers["Cache-Control"] == "no-cache"
    assert "<title>Rondel</title>" in answer.text


def test_files_of_the_client_are_kept_for_ever_and_sent_small(tmp_path: Path) -> None:
    with site(tmp_path, static=built(tmp_path)) as visit:
        answer = visit.get("/assets/index-abc.js", headers={"Accept-Encoding": "gzip"})
        assert visit.get("/assets/other.js").status_code == 404
    assert "immutable" in answer.headers["Cache-Control"]
    assert "javascript" in answer.headers["Content-Type"]
    assert answer.headers["Content-Encoding"] == "gzip"
    assert answer.text.startswith("export {};")


def test_without_the_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with site(tmp_path, static=tmp_path / "nothing") as visit:
        answer = visit.get("/")
    assert answer.status_code == 503
    assert "make setup" in answer.text


def test_an_unknown_page_is_the_clients_and_without_it_a_plain_one(tmp_path: Path) -> None:
    with site(tmp_path, static=built(tmp_path)) as visit:
        page, file = visit.get("/nothing"), visit.get("/nothing.js?lang=de")
    assert (page.status_code, "<title>Rondel</title>" in page.text) == (404, True)
    assert (file.status_code, "Seite nicht gefunden" in file.text) == (404, True)
    with site(tmp_path, static=tmp_path / "nothing") as visit:
        plain = visit.get("/nothing?lang=de")
    assert (plain.status_code, "Seite nicht gefunden" in plain.text) == (404, True)


def test_an_unknown_request_is_a_problem(home: Visit) -> None:
    problem = home.get("/api/nothing")
    assert problem.json() == {"status": 404, "field": "", "message": "There is nothing at /api/nothing"}
    assert home.get(f"/api/{'n' * 5000}").json()["message"].startswith("There is nothing at /api/nnn")
    assert home.change("PUT", "/api/tables").json()["status"] == 405


def test_the_colours_of_a_board(home: Visit) -> None:
    answer = home.get("/boards/saltfjord.css")
    assert answer.headers["Content-Type"].startswith("text/css")
    assert ".board" in answer.text
    again = home.get("/boards/saltfjord.css", headers={"If-None-Match": answer.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert home.get("/boards/quay.css").status_code == 404
    assert home.get("/boards/nothing.css").status_code == 404


def test_the_api_explains_itself(home: Visit) -> None:
    schema = home.get("/api/openapi.json").json()
    operations = [operation for path in schema["paths"].values() for operation in path.values()]
    assert len(operations) >= 20
    assert all(operation["summary"] and operation["tags"] for operation in operations)
    page = home.get("/api/docs").text
    for path in schema["paths"]:
        assert path in page
    assert "<script" not in page and "style=" not in page
    assert home.get("/api/docs.css").headers["Content-Type"].startswith("text/css")


# Games


def test_games_with_their_options_and_bots(home: Visit) -> None:
    games = {game["name"]: game for game in home.get("/api/games?lang=pl").json()}
    assert set(games) == set(rondel.games())
    saltfjord = games["saltfjord"]
    assert saltfjord["players"] == [1, 4]
    assert saltfjord["board"] and not games["quay"]["board"]
    assert games["great_western_trail"]["secrets"] and not saltfjord["secrets"]  # hands of cards; everything is open
    assert {bot["code"] for bot in saltfjord["bots"]} >= {"greedy", "random"}
    (side,) = [option for option in saltfjord["options"] if option["name"] == "side"]
    assert side["values"][0]["players"] == [1, 2, 3, 4]
    assert side["text"] != "option-side"


def test_options_say_with_how_many_they_have_a_meaning(home: Visit) -> None:
    for game in home.get("/api/games").json():
        engine = rondel.load_game(game["name"])
        for option in game["options"]:
            for value in option["values"]:
                for players in value["players"]:
                    engine.new(players, 1, **{option["name"]: value["value"]})


def test_rules_by_words_ids_and_area(home: Visit) -> None:
    rules = "/api/games/saltfjord/rules"
    everything = home.get(rules).json()
    assert len(everything) > 100 and set(everything[0]) == {"id", "section", "text", "lang"}
    ids = [rule["id"] for rule in home.get(f"{rules}?ids=SF-DIE-04,SF-DIE-01,NO-SUCH-01").json()]
    assert ids == ["SF-DIE-04", "SF-DIE-01"]
    assert all("-DIE-" in rule["id"] for rule in home.get(f"{rules}?area=die").json())
    found = home.get(f"{rules}?search=FISH boat").json()
    assert found and all("boat" in f"{rule['id']} {rule['text']}".lower() for rule in found)
    assert home.get(f"{rules}?area=NOSUCH").status_code == 404
    assert home.get("/api/games/nosuch/rules").json()["field"] == "game"


def test_a_game_brings_its_picture_and_its_tagline(home: Visit) -> None:
    taglines = {game["name"]: game["tagline"] for game in home.get("/api/games?lang=de").json()}
    for name, tagline in taglines.items():
        own = folder(name) / "picture.svg"
        answer = home.get(f"/api/games/{name}/picture.svg")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text == own.read_text(encoding="utf-8") if own.exists() else "<svg" in answer.text
        again = home.get(f"/api/games/{name}/picture.svg", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304 and not again.content
        assert bool(tagline) == own.exists()
    assert len({home.get(f"/api/games/{name}/picture.svg").text for name in taglines}) > 4
    assert home.get("/api/games/nosuch/picture.svg").json()["field"] == "game"


def test_rules_are_told_and_searched_in_the_language_asked_for(home: Visit) -> None:
    rules = "/api/games/saltfjord/rules?lang=pl"
    assert {rule["lang"] for rule in home.get(rules).json()} == {"pl"}
    found = home.get(f"{rules}&search=RYBA").json()
    assert found and all("ryba" in rule["text"].lower() for rule in found)
    assert home.get(f"{rules}&ids=SF-DIE-04").json()[0]["id"] == "SF-DIE-04"


def test_words_explain_components(home: Visit) -> None:
    words = home.get("/api/games/saltfjord/words?names=wood,%20fish,unheard-of&lang=de").json()
    assert words["wood"]["name"] == "Holz"
    assert words["unheard-of"] == {"name": "unheard-of", "help": ""}
    assert home.get("/api/games/saltfjord/words").json()["field"] == "names"
    many = ",".join(str(n) for n in range(101))
    assert home.get(f"/api/games/saltfjord/words?names={many}").json()["field"] == "names"


def test_words_of_a_table_call_people_by_their_names(home: Visit) -> None:
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Bo"}]
    table = home.post("/api/tables", {"game": "great_western_trail", "seats": seats}).json()["id"]
    name = "1/4a"
    told = home.get(f"/api/tables/{table}/words?names={name}").json()[name]["name"]
    assert "Bo" in told and "player" not in told.lower()
    assert home.get("/api/tables/nowhere/words?names=fish").status_code == 404


@pytest.mark.parametrize("game", rondel.games())
def test_any_word_may_be_asked_for(home: Visit, game: str) -> None:
    parts = ["", "a", "1", "-1", "99", "building", "station", "x" * 60, "ł", "..", "card", "hex", "9" * 30]
    odd = [f"{a}{sign}{b}" for a in parts for b in parts for sign in (":", "_", "-", ".", " ")]
    for start in range(0, len(odd), 50):
        answer = home.get(f"/api/games/{game}/words", params={"names": ",".join(odd[start : start + 50])})
        assert answer.status_code == 200, answer.text


# Wrong requests


@pytest.mark.parametrize(
    "body, field",
    [
        (b"", ""),
        (b"{", ""),
        (b"[]", ""),
        (b"\xff\xfe", ""),
        (b"{}", "game"),
        (b'{"game": 1, "seats": []}', "game"),
        (b'{"game": "quay", "seats": [{"kind": "throne"}]}', "seats[0].kind"),
        (b'{"game": "quay", "seats": [{}]}', "seats[0].kind"),
        (b'{"game": "quay", "seats": [], "colour": "red"}', "colour"),
        (b'{"game": "quay", "seats": []}', "seats"),
        (b'{"game": "nosuch", "seats": [{"kind": "me"}]}', "game"),
        (b'{"game": "quay", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nosuch"}]}', "seats[1].bot"),
        (b'{"game": "quay", "seats": [{"kind": "me", "name": "' + b"x" * 25 + b'"}]}', "seats[0].name"),
        (b'{"game": "quay", "seats": [{"kind": "me", "name": "a\\u200bb"}]}', "seats[0].name"),
        (b'{"game": "quay", "seats": [{"kind": "me", "name": " "}]}', "seats[0].name"),
        (b'{"game": "quay", "seats": [{"kind": "me"}, {"kind": "here"}], "seed": -1}', "seed"),
        (b'{"game": "quay", "seats": [{"kind": "me"}], "seed": 340282366920938463463374607431768211456}', "seed"),
        (b'{"game": "quay", "seats": [{"kind": "me"}], "seed": "0x7"}', "seed"),
        (b'{"game": "quay", "seats": [{"kind": "me"}], "options": {"players": 1}}', "options"),
        (b'{"game": "quay", "seats": [{"kind": "me"}], "options": {"seed": 1}}', "options"),
        (b'{"game": "quay", "seats": [{"kind": "me"}], "options": {"self": 1}}', "options"),
        (b'{"game": "quay", "seats": [], "options": ' + b'{"a":' * 9_000 + b"1" + b"}" * 9_001, ""),
        (b'{"game": "qu\xffy", "seats": [{"kind": "me"}]}', ""),
        (b'{"game": "quay", "seats": [{"kind": "me"}, {"kind": "here"}], "clock": {"start": 0}}', "clock"),
        (b'{"game": "quay", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"nosuch": 1}}', "options"),
    ],
)
def test_a_problem_names_the_field(home: Visit, body: bytes, field: str) -> None:
    answer = home.change("POST", "/api/tables", content=body, headers={"Content-Type": "application/json"})
    problem = answer.json()
    assert (answer.status_code, problem["status"], problem["field"]) == (400, 400, field), problem
    assert problem["message"] and "\n" not in problem["message"]


def test_a_choice_lists_what_there_is(home: Visit) -> None:
    assert home.get("/api/tables?scope=others").json()["message"] == "must be one of finished, lobby, mine"
    problem = home.post("/api/tables", {"game": "quay", "seats": [{"kind": "throne"}]}).json()
    assert problem["message"] == "must be one of bot, guest, here, invite, me, open"


# Tables


def test_a_stranger_only_looks(visit: Visit) -> None:
    table = visit.opens("me", "open", public=True)["id"]
    with another(visit) as stranger:
        assert [found["id"] for found in stranger.get("/api/tables?scope=lobby").json()] == [table]
        assert stranger.get(f"/api/tables/{table}").status_code == 200
        assert stranger.get(f"/api/tables/{table}/view").json()["legal"] == []
        for path, body in (
            ("/api/tables", {"game": "quay", "seats": [{"kind": "me"}]}),
            (f"/api/tables/{table}/join", {}),
            (f"/api/tables/{table}/actions", {"action": "x", "seq": 0}),
            (f"/api/tables/{table}/undo", {"seq": 0}),
            (f"/api/tables/{table}/end-turn", {"seq": 0}),
        ):
            assert stranger.post(path, body).status_code == 401


def test_an_invitation_is_for_whoever_has_the_link(visit: Visit) -> None:
    made = visit.opens("me", "invite", public=False)
    token = made["seats"][1]["invite"]
    assert made["status"] == "waiting" and token
    with another(visit) as ben:
        ben.register(BEN)
        assert ben.get("/api/tables?scope=lobby").json() == []
        found = ben.get(f"/api/invitations/{token}").json()
        assert found["id"] == made["id"] and found["seats"][1]["invite"] == ""
        joined = ben.post(f"/api/tables/{made['id']}/join", {"invite": token}).json()
        assert joined["status"] == "running" and joined["seats"][1]["name"] == "Ben"
        assert [found["id"] for found in ben.get("/api/tables").json()] == [made["id"]]
        assert ben.get(f"/api/invitations/{token}").status_code == 404
    assert visit.get(f"/api/tables/{made['id']}").json()["seats"][1]["kind"] == "person"


def test_a_game_by_http_alone(home: Visit) -> None:
    """Two seats at one screen, chosen by lot; then the record replays to the same result."""
    table = home.opens("me", "here")["id"]
    at, lot = f"/api/tables/{table}", random.Random(1)
    for _ in range(200):
        info = home.get(at).json()
        if info["status"] == "finished":
            break
        spectator = home.get(f"{at}/view").json()
        position = home.get(f"{at}/view?seat={spectator['actor']}").json()
        path, body = (
            ("actions", {"action": lot.choice(position["legal"]), "seq": position["seq"]})
            if position["legal"]
            else ("end-turn", {"seq": position["seq"]})
        )
        answer = home.post(f"{at}/{path}", body)
        assert answer.status_code == 200, answer.text
    assert info["status"] == "finished" and info["seed"] == "7"
    assert [found["id"] for found in home.get("/api/tables?scope=finished").json()] == [table]
    history = home.get(f"{at}/history").json()
    assert history["totals"][-1] == info["totals"]
    record = home.get(f"{at}/record")
    assert "attachment" in record.headers["Content-Disposition"]
    state = rondel.Record.from_text(record.text).verify()
    assert [score["total"] for score in state.scores()] == info["totals"]
    assert state.winners() == info["winners"]
    assert home.get(f"{at}/log").json()


def test_an_action_for_an_old_position_is_refused(home: Visit) -> None:
    at = f"/api/tables/{home.opens('me', 'here')['id']}"
    seat = home.get(f"{at}/view").json()["actor"]
    position = home.get(f"{at}/view?seat={seat}").json()
    play = {"action": position["legal"][0], "seq": position["seq"]}
    assert home.post(f"{at}/actions", play).status_code == 200
    late = home.post(f"{at}/actions", play)
    assert (late.status_code, late.json()["field"]) == (409, "seq")
    undone = home.post(f"{at}/undo", {"seq": position["seq"] + 1})
    assert undone.json()["legal"] == position["legal"]


def test_nothing_hidden_is_told_before_the_end(home: Visit) -> None:
    made = home.opens("me", "here")
    assert made["seed"] is None
    for path in ("record", "history"):
        assert home.get(f"/api/tables/{made['id']}/{path}").status_code == 409


def test_a_foreign_seat_is_not_shown(visit: Visit) -> None:
    table = visit.opens("me", "open", public=True)["id"]
    with another(visit) as ben:
        ben.register(BEN)
        assert ben.get(f"/api/tables/{table}/view?seat=0").status_code == 403


@pytest.mark.parametrize("path", ["", "/view", "/log", "/history", "/record", "/board.svg"])
@pytest.mark.parametrize("table", ["nosuch", "%00", "..%2f..", "ł" * 30, "a" * 300])
def test_a_table_that_is_not_there(home: Visit, table: str, path: str) -> None:
    assert home.get(f"/api/tables/{table}{path}").status_code == 404


def test_tables_outlive_the_server(tmp_path: Path) -> None:
    with site(tmp_path, local=True) as visit:
        table = visit.opens("me", "here")["id"]
        at = f"/api/tables/{table}/view"
        seat = visit.get(at).json()["actor"]
        position = visit.get(f"{at}?seat={seat}").json()
        visit.post(f"/api/tables/{table}/actions", {"action": position["legal"][0], "seq": position["seq"]})
        before = visit.get(f"{at}?seat={seat}").json()
    with site(tmp_path, local=True) as visit:
        assert visit.get(f"{at}?seat={seat}").json() == before


def test_ratings_need_a_game(visit: Visit) -> None:
    assert visit.get("/api/ratings?game=quay").json() == []
    assert visit.get("/api/ratings").json()["field"] == "game"
    assert visit.get("/api/ratings?game=nosuch").status_code == 404


def test_the_socket_of_a_table(home: Visit) -> None:
    table = home.opens("me", "here", game="saltfjord")["id"]
    with home.client.websocket_connect(f"/api/tables/{table}/socket?lang=pl") as opened:
        assert json.loads(opened.receive_text())["type"] == "scene"


def test_what_a_visitor_reads_is_in_his_language(home: Visit) -> None:
    assert home.get("/api/tables/nowhere?lang=pl").json()["message"] == "Nie ma stołu nowhere, który wolno ci zobaczyć"
    assert home.get("/api/invitations/nowhere?lang=de").json()["message"].startswith("Diese Einladung")
    with home.client.websocket_connect("/api/tables/nowhere/socket?lang=de") as tab:
        assert tab.receive_json() == {"type": "gone", "text": "Es gibt keinen Tisch nowhere, den du sehen darfst"}
