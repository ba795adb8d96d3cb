### What the coach of Great Western Trail: New Zealand explains.

coach-begin = The slot this disc leaves works for you all game. Wool pays at every shearing, a certificate helps in every Wellington; both are good from the first turn.
coach-walk = Walk up to your limit; only tiles count as steps. Stop where you can use two actions or more, and come to Wellington with different breeds in your hand.
coach-stop = Use each action of the building once, in any order, or take one auxiliary action instead of all. Get rid of a breed you hold twice: in Wellington and at the shears it counts once.
coach-way = Two ways lead there. A hand costs you money each time you enter or pass it; empty spaces are free. Take the way without hands.
coach-hire = Look at the space your new worker covers: what it shows can be done now or never. Farther to the right the market is cheaper.
coach-buy = Several shepherds together pay much less. Take a breed you do not have: breeding value is for Wellington, wool for the shears.
coach-build = Put it on the way you walk, close in front of you, on a nugget if you can: then you use it soon and on every trip.
coach-shear = Each shearer takes one sheep of another breed; their wool is paid in pounds. If your wool reaches a trading post, a disc may go there, too: slots cleared early work longest.
coach-sail = Upgrading a harbour takes a move as well, so stop one short. Large harbours cost nothing and open a trading post of their own.
coach-harbour = When both storehouses of a pair have left your board, its bonus is yours. Finish one pair before you begin another.
coach-invest = A bonus tile works for the whole game and most give points: permanent ones pay best early. The row of the token is not open yet.
coach-cards = Sheepdog, Ferry and Kōtare cost no place in your hand: play one and you draw another card at once. Play them before you decide where to walk.
coach-wellington = Show one sheep of every breed: the sum is your money, and it decides which trading posts you reach.
coach-deliver = Post 0 is always open but costs 8 points at the end. Posts with dark corners also take the strong discs, and give points or a card.
coach-disc = What this disc clears is yours for the rest of the game, so take strong ones early: a step more, or a larger hand. Dark discs fit only on dark corners.
coach-foresight = What you choose is there for everybody: a worker you want to hire yourself, and no hazard on the way you walk.
coach-flip = One step more each turn, or no more hands to pay. Early in the game the step is strong; on a crowded trail, no fees.
coach-end = The bonus tiles market is nearly full: who fills it takes the token, worth 5 points, and everybody else has one more turn. Plan one more good delivery, and begin nothing that pays later.
