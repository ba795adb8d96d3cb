## Refusals: why an action is not possible

refusal-this_cannot_be_skipped = This cannot be skipped. { $prompt }
refusal-one_worker_a_turn = You have already placed a worker in this turn.
refusal-one_action_at_least = A worker is sent for at least 1 action of its section, if any is possible.
refusal-needs_an_action = Only a section, an income, an islet, a token or a card gives this action.
refusal-done_here = You have already done this here, or chosen something else instead.
refusal-too_few_items =
    { $off ->
        [0] This costs { $cost }; you have a value of { $have }.
       *[other] This costs { $cost } (minus { $off }); you have a value of { $have }.
    }
refusal-landing_space_taken = There is already a boat on { $dock }.
refusal-boat_already_built = You have already built the { $boat }.
refusal-building_not_left = Nothing of this is left on your board: { $piece }.
refusal-no_free_space = After the payment no landscape space would be free.
refusal-no_statue_in_the_workshop = There is no statue in your workshop.
refusal-ship_already_supplied = You have already supplied { $ship }.
refusal-not_part_of_the_cost = Not part of the cost: { $good }.
refusal-reduction_needed_elsewhere = The reduction is needed for something else that you cannot pay.
refusal-not_in_storage = You do not have this in storage: { $good }.
refusal-no_cube_there = There is no cube on { $hex }.
refusal-paid_in_another_order = What is being paid now: { $good }.
refusal-cube_not_needed = The payment would contain a cube that is not needed, or would not be enough.
refusal-card_missing = You do not have the building card “{ $card }”.
refusal-not_part_of_the_trade = This does not belong to the trade { $trade }.
refusal-all_of_it_is_needed = All of it is needed, one after the other.
refusal-trade_brings_nothing_yet = The trade must bring at least 1 item.
refusal-feeding_takes_food = Workers are fed with food.
refusal-food_must_be_used = As long as you have food you must use it.
refusal-no_such_worker = None of this kind is available: { $worker }.
refusal-own_worker_there = There is already a worker of yours on this space.
refusal-tile_not_in_reserve = You have no such double tile in reserve.
refusal-tile_fits_nowhere = This side of the tile fits nowhere on your peninsula.
refusal-islet_already_placed = You have already placed the { $islet }.
refusal-no_place_for_an_islet = There is no place for an islet on your coast.
refusal-no_room_in_storage = There is no free storage spot for this.
refusal-not_to_be_had_here = Not to be had here: { $good }.
refusal-bag_is_empty = There is no double tile left in the bag.
refusal-track_end_reached = Your cartographer is at the end of the track.
refusal-token_already_yours = You already have the Cooper token.
refusal-tile_was_not_drawn = This tile was not drawn.
refusal-card_was_not_drawn = This card was not drawn.
refusal-order_does_not_matter = The order of these cards does not matter any more.
refusal-ship_with_fewer_anchors = The anchor goes under the ship that has fewer.
refusal-no_card_face_down = You have no such card lying face down: “{ $card }”.
refusal-no_lid_there = There is no crate lid of yours on this space.
refusal-one_reactivation_only = You have already used this reactivation.
refusal-no_anchor_there = There is no anchor under this ship, or you have already removed enough.
refusal-no_boat_to_turn = You have no such boat lying face up: { $boat }.
refusal-no_such_worker_waits = None of this kind is waiting: { $worker }.
refusal-order_not_displayed = The royal order “{ $order }” is not in this game.
refusal-order_taken = There is already a worker on the royal order “{ $order }”.
refusal-only_in_your_own_turn = Anytime actions are for your own turn.
refusal-no_anytime_action_before_this = Anytime actions have to wait a moment. { $prompt }
refusal-no_such_player = There is no such player at this table.
refusal-nothing_of_theirs_waits = Nothing of this player’s waits to be decided now.
refusal-ahead_has_to_wait = First the decision that has begun; then it is possible to go ahead.
refusal-order_may_matter = The order may matter here, so the players decide one after the other.
refusal-not_on_the_marketplace = Not on your marketplace: { $good }.
refusal-too_little_to_trade = You have too little for this trade: { $trade }.
refusal-no_unused_lid = You have no unused crate lid.
refusal-crate_space_taken = There is already a crate lid on this space.
refusal-would_do_nothing = It would do nothing now.
refusal-no_cartographer_at_the_end = The cartographer is not used at the end of the game.
refusal-cartographer_already_used = You have already used the cartographer in this turn or phase.
refusal-too_few_steps = This takes { $need } steps, and your cartographer is on { $have }.
refusal-no_place_for_this = There is no space for such a tile, or no tile.
refusal-card_is_face_down = “{ $card }” lies face down.
refusal-hiring_in_the_worker_phase = Milestones are used in your own turns of the worker phase.
refusal-no_milestone_to_use = You have no reached milestone that is not used yet.
refusal-no_such_hire_space_free = No such hire space is free.
refusal-space_not_charted = { $hex } is not charted.
refusal-space_occupied = { $hex } is occupied ({ $piece }).
refusal-space_already_charted = { $hex } is already charted.
refusal-ruin_there = There is a ruin on { $hex }.
refusal-not_beside_landscape = { $hex } is not beside your landscape.
refusal-landscape_does_not_match = There is { $here } on { $hex }: { $land } may not cover it.
refusal-no_second_half_fits = With the first half on { $hex } the second fits nowhere.
refusal-not_beside_the_first_half = This is not beside { $hex }.
refusal-levels_differ = The levels { $one } and { $other } cannot be evened out now.
refusal-first_islet_at_the_harbor = In round 1 the islet goes on the water space to the right of your harbor.
refusal-sand_bank_taken = There is already an islet on this sand bank ({ $half }).
refusal-not_the_highest_level = { $hex } does not have the highest level of your free spaces.
refusal-no_ruin_there = There is no ruin on { $hex }.
refusal-ruin_not_accessible = The ruin on { $hex } is not beside your landscape.
refusal-no_free_crafting_spot = There is no free crafting spot in your workshop.
refusal-spot_covered = A large building covers it: { $spot }.
refusal-spot_taken = There is already a statue: { $spot }.
refusal-same_as_another = This is the same as another that is offered.
refusal-no_statue_there = There is no statue to take: { $spot }.
refusal-other_option_chosen = You have chosen another option of the cartographer.
refusal-other_level_needed = { $hex } has level { $level } before the tile is placed; this option needs { $option ->
    [3] level 3 or less
   *[other] level 4 or more
  }.
refusal-no_single_tile_left = No such single tile is left in the supply.
refusal-nothing_to_move_there = There is no building or statue on { $hex }.
