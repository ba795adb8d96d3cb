"""INFO: who knows what."""

from support.cooper_island import GAME, document, during, legal, offered, play, rule, settled, table


def choosing(players=3):
    """Seat 0 looks at four small building cards."""
    return table(players, pending=during("draw_cards", "small"))


@rule("CI-INFO-01")
def test_almost_everything_is_public():
    s = GAME.new(players=3, seed=4)
    mine, spectator = s.view(0), s.view(None)
    assert mine == spectator
    hidden = {key for key, value in mine.items() if isinstance(value, dict) and set(value) == {"hidden"}}
    assert hidden == {"bag", "log", "decks"}
    assert all("hidden" not in str(p) for p in mine["players"])


@rule("CI-INFO-02")
def test_only_the_sizes_of_bag_and_stacks_are_known():
    view = GAME.new(players=2, seed=4).view(0)
    assert view["bag"] == {"hidden": 56} and view["log"] == {"hidden": 30} and view["decks"] == {"hidden": [15, 15]}
    assert "chance" not in view


@rule("CI-INFO-02")
def test_what_is_drawn_does_not_depend_on_a_known_order():
    s = GAME.new(players=2, seed=4)
    assert len({tuple(play(s.imagine(0, seed), "done").bag) for seed in range(3)}) == 1
    drawn = set()
    for seed in range(40):
        imagined = table(pending=during("section_A")).imagine(0, seed)
        play(imagined, "draw")
        drawn.add(tuple(imagined.players[0].tiles))
    assert len(drawn) == 3


@rule("CI-INFO-03")
def test_the_four_cards_are_seen_by_their_drawer_only():
    s = choosing()
    cards = s.save()["drawn"]["cards"]
    assert s.view(0)["drawn"] == {"seat": 0, "cards": cards}
    for seat in (1, 2, None):
        assert s.view(seat)["drawn"] == {"seat": 0, "cards": {"hidden": 4}}
    imagined = [s.imagine(1, seed).save()["drawn"]["cards"] for seed in range(10)]
    assert any(imagined != cards for imagined in imagined)
    assert all(s.imagine(0, seed).save()["drawn"]["cards"] == cards for seed in range(5))


@rule("CI-INFO-03", "CI-INFO-06")
def test_cards_under_the_stack_are_known_to_who_put_them_there():
    s = choosing()
    play(s, sorted(offered(s))[0])
    while "put_under" in legal(s)[0]:
        play(s, legal(s)[0])
    under = s.save()["bottoms"]["small"]
    assert s.view(0)["bottoms"]["small"] == under
    assert s.view(1)["bottoms"]["small"] == [{"known_by": 0}] * 3
    assert s.imagine(0, 5).save()["bottoms"] == s.save()["bottoms"]
    imagined = [s.imagine(1, seed).save()["bottoms"]["small"] for seed in range(10)]
    assert any(imagined != under for imagined in imagined)


@rule("CI-INFO-06")
def test_returned_cards_come_when_the_others_are_gone():
    """Three cards were kept, so three are left on top, above those that were put back."""
    doc = document(3)
    doc["players"][1].update(small_cards=["1", "2"])
    doc["players"][2].update(small_cards=["3"])
    doc["decks"] = ["small:4", "small:5", "small:6", *[f"large:{n}" for n in range(1, 16)]]
    under = [{"card": f"small:{n}", "known_by": 1 if n < 13 else 2} for n in range(7, 16)]
    doc["bottoms"] = {"small": under}
    doc["pending"] = during("draw_cards", "small")
    s = settled(doc)
    assert offered(s) == {f"keep_card:small:{n}" for n in (4, 5, 6, 7)}
    assert s.save()["bottoms"] == {"small": under[1:]}


@rule("CI-INFO-04")
def test_a_log_book_token_is_seen_by_all():
    s = table(me={"steps": {"one_sail": 4}}, pending=during("sail", 1))
    s.listen()
    play(s, "ship:one_sail")
    assert [event.kind for event in s.visible(None) if event.kind == "log"] == ["log"]
    assert s.view(None)["players"][0]["log"] == s.save()["players"][0]["log"]


@rule("CI-INFO-03")
def test_others_do_not_hear_which_cards_were_seen():
    s = table(3, pending=during("build_on", "small"))
    s.listen()
    play(s, "store:h12", "site:h12", "ship:one_sail")
    assert len([event for event in s.visible(0) if event.kind == "sees"]) == 4
    assert [event for event in s.visible(1) if event.kind == "sees"] == []
