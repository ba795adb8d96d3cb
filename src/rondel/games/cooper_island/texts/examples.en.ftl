### Examples in the rules: what happens in a step of a lesson (lessons/examples.yaml), told of Ada and Bo.

example-sailing = Ada gains 2 helm points. All go to one ship, so she cannot give one to each. Her ship with two sails goes two spaces: 2 points, and it passes Bo’s coin islet.
example-islet = In the first round Ada places her islet to the right of her harbour. One half is land and touches her meadow, the other lies in the water, where ships pass.
example-worth = Ada’s two meadows have level 1, and a food cube lies on each: worth 1. While they lie there, nothing can be placed on top.
example-on_top = B2 is forest, B3 mountain, both free and of the same level. Ada’s double tile with forest and mountain fits on top: both rise to level 3.
example-fee = Ada wants to use section C. A normal worker would have to stand on Bo’s, and that costs her a coin or a cube to Bo. Her special worker takes the empty square space for nothing, and with it the symbol printed there.
example-paying = A cargo ship wants 5 gold. Ada’s gold on B3 is worth 4, the one in her storage 1: together exactly 5. Had she paid more, the rest would be lost.
example-landing = Ada builds an income boat. Each landing space has a price in coins and wood; her wood on B2 is worth 2, and with a coin that pays for the first space.
example-highest = A building stands on a free space of the highest level. Three of Ada’s are on level 3, and she chooses the settlement: there it gives a helm point more.
example-ruin = Ada removes a ruin from a space of her peninsula. The space can be built on now, and the stone waits on her board to become a statue.
example-statue = A statue costs 3 wood and 3 stone, or 2 wood and 2 gold. Ada’s wood on B2 and stone on B3 are worth 3 each, so she pays the first price exactly.
example-cargo = The harbourmaster stands at ship 2, so one thing on it is cheaper by one for the first who supplies it. Ada pays for it with her gold and cloth and sails on.
example-even = B2 is one level lower than B3, so Ada’s double tile would not lie flat. For one step back the cartographer puts a single tile under the lower half.
example-meal = Ada has hired one worker. The first two eat 2 food together, the new one 1 more: 3 food in this clean-up. For each food missing she would take an anchor.
example-milestone = Ada has built her second boat, and the milestone of boats turns over. She uses it right away, to hire a worker; 2 helm points would be the other choice.
