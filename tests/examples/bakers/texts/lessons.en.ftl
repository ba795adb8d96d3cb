### The lesson of Bakers in English.

lesson-walking = Walking
    .goal = You know when a step is worth a coin.
    .free-title = Two steps are free
    .free = Your baker walks clockwise and uses the space where it stops. You have bread for the school, and orders are delivered at the market.
    .free-do = Walk to the market
    .third-step = The oven is three steps away: the third costs your coin. The market is free.
    .deliver-title = Deliver
    .deliver = At the market up to two orders change hands. The school wants the bread you have.
    .deliver-do = Deliver to the school
    .ready = The school’s bread is ready. Deliver it first.
    .four-bread = The ship wants 4 bread. You have 1.
    .bread-title = Worth a coin
    .bread = { $other } bakes at the oven, so stopping there would cost you a coin too. The ship wants much bread.
    .bread-do = Get 3 bread in one turn
    .two-only = The oven gives only 2. The bakehouse costs the same coin, for the third step, and bakes 3.
    .can-walk = You can walk the wheel
