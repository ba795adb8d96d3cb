### What the coach of Great Western Trail explains.

coach-begin = Put your herder on any neutral building: its actions are yours at once. Workers hired now work the whole game, and A hires; B builds, and at E you buy cattle.
coach-walk = Walk as far as you like up to your limit; only tiles count as steps. Stop where you can use two actions or more, and walk past the rest.
coach-stop = Use each action of this building once, in any order, or take one auxiliary action instead of all of them. Get rid of cards you hold twice: in Kansas City they count once.
coach-way = Two ways lead there. A hand costs you money each time you enter or pass it; empty spaces are free. Take the way without hands.
coach-hire = Two workers of one kind are usually stronger than one of each. Look at the space your new worker covers: what it shows can be done now or never.
coach-buy = Two or three cowboys together pay much less than one. Take a breed you do not have: equal cards count once in Kansas City.
coach-build = Put it on the way you walk, close in front of you: then you use it soon, and on every trip. Only you can use it.
coach-engine = If your engine stops on a round turnout, you may upgrade the station there. The farther it runs, the fewer crosses you pay for far cities.
coach-station = Decide at once: later you would have to come back. A disc here uncovers a space on your board for good, as in a delivery.
coach-auxiliary = With a poor hand, draw and discard. The aim is a hand of different breeds when you reach Kansas City.
coach-foresight = From each column one tile goes to the board for everybody. Choose workers that you want to hire yourself, and no hazards on the way you walk.
coach-certificates = Each certificate adds 1 to your hand’s value and is then gone. Spend them if that reaches a better city, not for a dollar.
coach-deliver = Far cities take discs with dark corners, the strong ones. Kansas City is always open but costs 6 points at the end; two discs joined by an arrow give its bonus.
coach-disc = What this disc covers is yours for the rest of the game, so take strong ones early: a step more, or a larger hand. Dark-cornered discs fit only on dark corners.
coach-objective = Choose a card whose tasks you have done or will do anyway. Each thing counts for one card only, and a played card whose tasks are not met costs points.
coach-end = The job market is nearly full: its last worker starts the last turns. Plan one more good delivery, and begin nothing that pays later.
