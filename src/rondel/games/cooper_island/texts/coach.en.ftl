### What the coach of Cooper Island explains.

coach-income = In each income you place an islet and a double tile, and use your boats. What you leave out is lost, so make room for it first: carry a cube to your storage.
coach-islet = An islet works now, and later for every ship that passes it. What you need again and again is best near your own ships.
coach-tile = Lay land upon land: a cube is worth the level of its space, and from level 3 on a mountain can give gold. Spaces with a cube are closed until it leaves.
coach-worker = An empty space is free, and only there its sign counts. On top of another player’s worker you pay that player one coin or cube, or take an anchor.
coach-sail = All points of one gain move one ship. Every space is a point, bays and harbours bring a log book token, and each islet you pass works for you: choose by what lies ahead.
coach-fee = A fee is one item, whatever it is worth: pay with a cube that is worth 1. Who does not pay takes an anchor, and raising it costs a helm point.
coach-pay = Nobody gives change: what a cube is worth too much is lost. Pay with cubes that fit exactly, the low ones first.
coach-boat = A boat works now and in every income that follows, so it pays to build boats in the first rounds.
coach-building = It must stand on a free space of your highest level; on a settlement it brings one helm point more. The card you keep works until the end.
coach-statue = First remove a ruin beside your land, then build its statue. It brings a helm point in every clean-up: the earlier, the more.
coach-cargo = Each ship can be supplied once by each player, and your crate lid on it comes to you. Where the harbourmaster stands the first pays one less.
coach-hire = A milestone is done: take a worker for it, a turn more in every round that follows. It eats more, so plan food for it.
coach-order = This worker stays here for good and scores at the end. Choose the order of which you already have most.
coach-feeding = Each missing food brings an anchor, and a ship with an anchor does not move. What lies on the marketplace cannot be eaten: carry it to your storage first.
coach-market = What is left on the marketplace goes back to the supply now. Carry to your storage what you need most.
coach-cartographer = Once in a turn the cartographer may step back and mend your land: level two spaces for a tile, or raise one. Steps beyond 6 are lost, so use some before.
coach-last = The last round: only spaces sailed, tokens, orders and cards count now. Spend everything that still moves a ship, and raise its anchors.
