### What the signs of Great Western Trail mean, in English.

term-refill_arrow = yellow arrow
term-end_arrow = green arrow
help-cowboy = Cowboys buy cattle: the more you have, the cheaper and better the cards.
help-builder = Builders place your buildings on the trail; larger ones need more of them.
help-engineer = Engineers move your engine, and can become station masters.
help-engine = Moves along the railroad. The farther it is, the less a delivery to a far city costs; at a turnout you may upgrade the station.
help-railroad = Where the engines are, and which cities still take one of your discs. Open it to see stations and station masters.
help-cross = Transport cost: a delivery costs 1 dollar for each cross between your engine and the city.
help-station_master = Who upgrades this station may give one of their workers for the tile.
help-cattle_market = Cattle cards on sale. Below them: how many cowboys and dollars a purchase needs.
help-job_market_token = The next worker from Kansas City comes to this row. When the token leaves the last row, the last turns begin.
help-refill_arrow = When the token passes this line, the cattle market is refilled.
help-end_arrow = When the token leaves this row, the end of the game begins; whoever has moved it keeps it: 2 points.
help-specialization_tile = The kind of worker Sam prefers.
help-sam_card = Sam’s deck: each of his turns shows one card with his move and his action.
help-start = The trail begins here: after a delivery the herder comes back to this space.
help-kc = The goal of the trail: income, foresight tiles and a delivery; then the herder starts anew.
about-purchase = With { $cowboys } and { $money } you take { $cards } from the market.
about-rail = A space of the railroad. No two engines stand on one; an engine jumps over the others.
about-turnout = A turnout: an engine that stops here may upgrade the station beside it.
about-outlaw =
    { $hand_id ->
        [green] An outlaw on the way; a green hand is the fee. Who captures it gains what its space shows and keeps the tile.
       *[black] An outlaw on the way; a black hand is the fee. Who captures it gains what its space shows and keeps the tile.
    }
about-outlaw_space = Who captures an outlaw here: { $reward }.
shows-arrow = arrow from { $one } to { $other }
about-arrow =
    { $immediate ->
        [0] For discs on both cities: { $points } at the end.
       *[other] { $worth ->
            [0] When you first have discs on both cities, at once: { $effect }.
           *[other] When you first have discs on both cities, at once: { $effect }; { $points } at the end.
        }
    }
clear-cert_limit = a higher limit of temporary certificates: 4, with both slots 6
