"""SHEAR: sheep shown for their wool, and discs on wool trading posts."""

import pytest

from support.great_western_trail_nz import (
    GAME,
    SLOTS,
    covered,
    legal,
    offered,
    pending,
    play,
    player,
    rule,
    staff,
    visiting,
)

WHITE = {slot for slot in SLOTS if slot.startswith("aux_")} | {"wool_1"}
STORES = {"sp1": 2, "sp2": 2, "sp3": 2, "sp4": 0, "sp5": 2}
WOOLLY = ["merino", "lincoln", "ryeland"]  # 3, 4 and 5


def shearing(*hand, shearers=3, **me):
    """Seat 0 on building E, about to shear; all market sheep but a Suffolk are in the stack or in hand."""
    me = {"hand": list(hand), "workers": staff(shearer=shearers), **me}
    return play(visiting("NE", me=me, market=["suffolk"]), "use:shear_shearers")


@rule("NZ-SHEAR-01")
@pytest.mark.parametrize("shearers", [1, 2, 3])
def test_at_most_one_sheep_for_each_shearer(shearers):
    s = shearing(*WOOLLY, "southdown", shearers=shearers)
    shown = 0
    while offered(s, "show") and pending(s) in ("shear_shearers", "shear_more"):
        play(s, f"show:{['southdown', *WOOLLY][shown]}")
        shown += 1
    assert shown == shearers
    assert ("reveal" in legal(shearing(*WOOLLY, shearers=shearers))) == (shearers == 3)


@rule("NZ-SHEAR-01")
def test_the_sheep_are_of_different_types():
    s = play(shearing("merino", "merino", "lincoln"), "reveal")
    assert player(s)["pounds"] == 10 + 3 + 4
    assert player(s)["hand"] == ["merino"]


@rule("NZ-SHEAR-01", "NZ-INFO-03")
@pytest.mark.parametrize("clicks", ["reveal", "show:merino show:lincoln show:ryeland"])
@pytest.mark.parametrize("seat", [0, 1, None])
def test_everybody_hears_which_sheep_are_shown(clicks, seat):
    s = shearing(*WOOLLY)
    s.listen()
    play(s, *clicks.split())
    assert [GAME.components.cards[event.a] for event in s.visible(seat) if event.kind == "reveals"] == WOOLLY


@rule("NZ-SHEAR-02")
def test_only_sheep_are_shown_and_only_their_wool_counts():
    """A Suffolk has wool 1, breeding value 6 and 7 points."""
    s = shearing("suffolk", "ferry", "o01")
    assert offered(s) == {"done", "show:suffolk", "shear_draw"}
    play(s, "show:suffolk")
    assert player(s)["pounds"] == 11


@rule("NZ-SHEAR-03")
@pytest.mark.parametrize(
    ("me", "wool"),
    [
        ({}, 0),
        ({"discs": covered("wool_1")}, 1),
        ({"discs": covered("wool_1", "wool_2")}, 2),
        ({"captured": {"bonus_wool": 2}}, 2),
        ({"captured": {"bonus_wool": 1, "bonus_certificate": 1}, "discs": covered("wool_2")}, 2),
    ],
)
def test_permanent_wool_comes_from_disc_spaces_and_bonus_tiles(me, wool):
    s = play(shearing("merino", "lincoln", **me), "reveal")
    assert player(s)["pounds"] == 10 + 7 + wool


@rule("NZ-SHEAR-04")
def test_the_wool_is_paid_once_and_the_sheep_are_discarded():
    s = play(shearing(*WOOLLY, "southdown"), "show:merino", "show:lincoln", "done")
    assert (player(s)["pounds"], player(s)["discards"]) == (17, ["merino", "lincoln"])
    assert player(s)["hand"] == ["southdown", "ryeland"]
    assert not offered(s, "show")
    play(s, "done")
    assert player(s)["pounds"] == 17
    assert "shear_shearers" not in offered(s, "use")


@rule("NZ-SHEAR-05")
def test_permanent_wool_pays_only_with_a_sheep():
    s = shearing("southdown", "o01", discs=covered("wool_1", "wool_2"), deck=["merino"])
    play(s, "shear_draw", "discard:southdown")
    play(s, "done")
    assert player(s)["pounds"] == 10
    assert pending(s) == "visit"  # no disc either
    s = play(shearing("southdown", discs=covered("wool_1", "wool_2")), "done")
    assert (player(s)["pounds"], pending(s)) == (10, "visit")


@rule("NZ-SHEAR-06", "NZ-SHEAR-07")
@pytest.mark.parametrize(
    ("hand", "posts"),
    [
        (["lincoln"], set()),
        (["ryeland"], {"wl5"}),
        (["lincoln", "ryeland"], {"wl5", "wl9"}),
        (["lincoln", "ryeland", "merino"], {"wl5", "wl9"}),
        (["lincoln", "ryeland", "merino", "southdown"], {"wl5", "wl9", "wl13"}),
    ],
)
def test_a_disc_may_go_to_a_wool_post_not_above_the_total(hand, posts):
    s = shearing(*hand, shearers=4)
    play(s, "reveal" if len(hand) > 1 else f"show:{hand[0]}")
    assert offered(s, "deliver") == posts


@rule("NZ-SHEAR-07")
@pytest.mark.parametrize(("harbours", "posts"), [([], set()), (["lg2"], {"w7"}), (["lg2", "lg4"], {"w7", "w11"})])
def test_the_foreign_wool_posts_need_the_own_storehouse(harbours, posts):
    s = play(shearing(*WOOLLY, harbours=harbours, storehouses=STORES), "reveal")
    assert offered(s, "deliver") == {"wl5", "wl9"} | posts
    other = ["lg1", "lg3"]  # foreign sheep posts
    s = play(shearing(*WOOLLY, harbours=other, storehouses=STORES), "reveal")
    assert offered(s, "deliver") == {"wl5", "wl9"}


@rule("NZ-SHEAR-08")
def test_a_wool_post_with_an_own_disc_is_closed_except_13():
    posts = {"wl5": 1, "wl9": 1, "wl13": 1, "w7": 1}
    discs = covered("cert_limit", "hand_1", "hand_2", "step", "cert_1")
    me = {"harbours": ["lg2"], "storehouses": STORES, "posts": posts, "discs": discs}
    s = play(shearing(*WOOLLY, "southdown", shearers=4, **me), "reveal")
    assert offered(s, "deliver") == {"wl13"}
    play(s, "deliver:wl13", "disc:wool_1")
    assert player(s)["posts"]["wl13"] == 2


@rule("NZ-SHEAR-09")
def test_discs_are_placed_as_in_a_delivery_and_the_wool_pays_for_them():
    s = play(shearing("lincoln", "ryeland", pounds=0), "reveal")
    assert player(s)["pounds"] == 9
    assert offered(play(s, "deliver:wl9"), "disc") == WHITE | {"step", "hand_1", "wool_2", "cert_1", "cert_2"}  # 5 + 4
    play(s, "disc:wool_2")
    assert player(s)["pounds"] == 0
    s = play(shearing("lincoln", "ryeland", pounds=0), "reveal", "deliver:wl5")
    assert offered(s, "disc") == WHITE


@rule("NZ-SHEAR-10")
@pytest.mark.parametrize(
    ("post", "card", "cost"),
    [("wl5", [], 0), ("w7", [], 0), ("wl9", ["romney"], 5), ("w11", ["romney"], 5), ("wl13", ["romney"], 7)],
)
def test_every_dark_wool_post_gives_a_romney(post, card, cost):
    hand = [*WOOLLY, "southdown"]
    s = shearing(*hand, shearers=4, harbours=["lg2", "lg4"], storehouses=STORES)
    play(s, "reveal", f"deliver:{post}", "disc:aux_money_2")
    assert (player(s)["discards"][4:], player(s)["pounds"]) == (card, 10 + 14 - cost)
    assert pending(s) == "visit"  # nothing was asked


@rule("NZ-SHEAR-10")
def test_no_romney_when_the_supply_is_empty():
    supply = {"romney": 0, "sheepdog": 12, "ferry": 14, "kotare": 12}
    me = {"hand": ["lincoln", "ryeland"], "workers": staff(shearer=2), "harbours": ["lg4"], "storehouses": STORES}
    s = visiting("NE", me=me, market=[], supply=supply)
    play(s, "use:shear_shearers", "reveal", "deliver:wl9", "disc:aux_money_2")
    assert (player(s)["posts"], player(s)["discards"]) == ({"wl9": 1}, ["lincoln", "ryeland"])


@rule("NZ-SHEAR-11")
def test_placing_a_disc_is_optional():
    s = play(shearing(*WOOLLY), "reveal", "done")
    assert (player(s)["posts"], pending(s)) == ({}, "visit")


@rule("NZ-SHEAR-12")
def test_a_shearer_may_draw_instead_before_the_reveal():
    s = shearing("merino", "southdown", shearers=2, deck=["lincoln"])
    play(s, "shear_draw", "discard:southdown")
    assert player(s)["hand"] == ["merino", "lincoln"]
    assert "reveal" not in legal(s)  # one shearer is left
    play(s, "show:lincoln")
    assert player(s)["pounds"] == 14
    assert (pending(s), player(s)["hand"]) == ("visit", ["merino"])


@rule("NZ-SHEAR-12", "NZ-SHEAR-01")
def test_shearers_who_have_all_drawn_show_no_sheep():
    s = play(shearing("merino", "southdown", shearers=1, deck=["lincoln"]), "shear_draw", "discard:southdown")
    assert (pending(s), player(s)["hand"], player(s)["pounds"]) == ("visit", ["merino", "lincoln"], 10)


@rule("NZ-SHEAR-12")
def test_a_shearer_may_draw_after_the_reveal_and_after_the_disc():
    s = shearing("lincoln", "ryeland", "southdown", "o01", shearers=4, deck=["merino", "shropshire"])
    play(s, "show:lincoln", "show:ryeland", "done")
    assert (pending(s), "shear_draw" in legal(s)) == ("shear_after", True)
    play(s, "shear_draw", "discard:southdown", "deliver:wl9", "disc:aux_money_2")
    assert offered(s) == {"done", "shear_draw"}
    assert s.save()["pending"][-1]["memo"] == {"wool": 0, "shearers": 1}  # the wool is used up
    play(s, "shear_draw", "discard:o01")
    assert pending(s) == "visit"  # each shearer is used once
    assert (len(player(s)["hand"]), player(s)["deck"]) == (2, [])


@rule("NZ-SHEAR-12")
def test_without_unused_shearers_nobody_draws_after_the_reveal():
    s = play(shearing("lincoln", "ryeland", "southdown", shearers=2), "show:lincoln", "show:ryeland")
    assert offered(s) == {"done", "deliver:wl5", "deliver:wl9"}


@rule("NZ-SHEAR-13")
def test_only_tokens_come_between_and_not_at_the_reveal():
    s = shearing(*WOOLLY, "ferry", exchange_tokens=1, gold=0)
    assert "exchange:1" in legal(s)
    assert not offered(s, "play") | offered(s, "use") | offered(s, "aux")
    play(s, "show:merino")
    assert (pending(s), "exchange:1" in legal(s)) == ("shear_more", False)
    play(s, "show:lincoln", "done")
    assert (pending(s), "exchange:1" in legal(s)) == ("shear_after", True)
    assert not offered(s, "play") | offered(s, "use") | offered(s, "aux")


@rule("NZ-SHEAR-14")
@pytest.mark.parametrize(("space", "tile", "most"), [("NH", "", 1), ("a1", "0/3a", 2), ("a1", "0/7a", 3)])
@pytest.mark.parametrize("shearers", [1, 5])
def test_a_printed_maximum_counts_instead_of_the_shearers_and_gives_no_draw(space, tile, most, shearers):
    me = {"hand": [*WOOLLY, "southdown"], "workers": staff(shearer=shearers)}
    s = play(visiting(space, tile, me=me, market=["suffolk"]), f"use:shear_{most}")
    assert "shear_draw" not in legal(s)
    for n, breed in enumerate(["southdown", *WOOLLY][:most], 1):
        play(s, f"show:{breed}")
        assert len(player(s)["discards"]) == (n if n == most else 0)  # the last one ends the reveal
    assert "shear_draw" not in legal(s)


def maria(*cleared):
    """4 shearers; Merino, Lincoln and two Shropshires in hand, a Shropshire on the draw stack."""
    hand = ["merino", "lincoln", "shropshire", "shropshire"]
    return shearing(*hand, shearers=4, deck=["shropshire"], discs=covered("cert_limit", *cleared))


@rule("NZ-EX-20")
def test_example_20_maria_shears():
    s = play(maria("wool_1"), "shear_draw", "discard:shropshire")
    assert not offered(s, "use") | offered(s, "aux")  # not E's auxiliary action now
    play(s, "reveal")
    assert player(s)["pounds"] == 10 + 9
    play(s, "deliver:wl9", "disc:step")
    assert player(s)["pounds"] == 10 + 9 - 5 + 3
    assert (player(s)["posts"]["wl9"], player(s)["discards"][-1]) == (1, "romney")
    assert "use:aux_single" in legal(s)


@rule("NZ-EX-20")
def test_example_20_without_the_permanent_wool():
    s = play(maria(), "shear_draw", "discard:shropshire", "reveal")
    assert player(s)["pounds"] == 10 + 8
    assert offered(s, "deliver") == {"wl5"}
