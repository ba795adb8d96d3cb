### Great Western Trail: New Zealand in English.

title = Great Western Trail: New Zealand
tagline = Lead your sheep across New Zealand, breed a better flock, and ship the wool across the sea.

## Words of this game in what both trail games say

-herder = runholder
-builder = craftsman
-builders = craftsmen
-master = harbourmaster
-market = sheep market
-card = sheep card
-cards = sheep cards
-goal = Wellington
-playable = a card
-rival =
    { $case ->
       *[nom] Sarah
        [gen] Sarah’s
    }

## Amounts: so many of it

amount-money =
    { $n ->
        [one] { $n } pound
       *[other] { $n } pounds
    }
amount-gold = { $n } gold
amount-builder =
    { $n ->
        [one] { $n } craftsman
       *[other] { $n } craftsmen
    }
amount-craftsman =
    { $n ->
        [one] { $n } craftsman
       *[other] { $n } craftsmen
    }
amount-sailor =
    { $n ->
        [one] { $n } sailor
       *[other] { $n } sailors
    }
amount-shepherd =
    { $n ->
        [one] { $n } shepherd
       *[other] { $n } shepherds
    }
amount-shearer =
    { $n ->
        [one] { $n } shearer
       *[other] { $n } shearers
    }
amount-sea_space =
    { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    }
amount-dorset_horn = { $n } Dorset Horn
amount-suffolk = { $n } Suffolk
amount-sheep_2 = { $n } sheep worth 2 points each
amount-lincoln_corriedale = { $n } Lincoln or Corriedale
amount-hampshire_ryeland = { $n } Hampshire or Ryeland
amount-post_13 =
    { $n ->
        [one] { $n } disc on a trading post of value 13 or more
       *[other] { $n } discs on trading posts of value 13 or more
    }
amount-building_4 =
    { $n ->
        [one] { $n } building of at least 4 craftsmen
       *[other] { $n } buildings of at least 4 craftsmen
    }
amount-shearers_2 =
    { $n ->
        [one] 2 shearers
       *[other] { $n } times 2 shearers
    }
amount-storehouse =
    { $n ->
        [one] { $n } storehouse on the sea board
       *[other] { $n } storehouses on the sea board
    }
amount-ferry =
    { $n ->
        [one] { $n } ferry card
       *[other] { $n } ferry cards
    }
amount-pathfinder_6 =
    { $n ->
        [one] 6 spaces of the pathfinder track
       *[other] { $n } times 6 spaces of the pathfinder track
    }
amount-flood =
    { $n ->
        [one] { $n } flood
       *[other] { $n } floods
    }

## Cards

name-shropshire = Shropshire
    .acc = a Shropshire
name-southdown = Southdown
    .acc = a Southdown
name-english_leicester = English Leicester
    .acc = an English Leicester
name-merino = Merino
    .acc = a Merino
name-dorset_horn = Dorset Horn
    .acc = a Dorset Horn
name-lincoln = Lincoln
    .acc = a Lincoln
name-corriedale = Corriedale
    .acc = a Corriedale
name-hampshire = Hampshire
    .acc = a Hampshire
name-ryeland = Ryeland
    .acc = a Ryeland
name-suffolk = Suffolk
    .acc = a Suffolk
name-romney = Romney
    .acc = a Romney
name-cheviot = Cheviot
    .acc = a Cheviot
name-border_leicester = Border Leicester
    .acc = a Border Leicester
name-sheepdog = Sheepdog
    .acc = a Sheepdog
name-ferry = Ferry
    .acc = a Ferry
name-kotare = Kōtare
    .acc = a Kōtare
name-shipping = Steam Ferry
    .acc = a Steam Ferry
name-explorer = Explorer
    .acc = an Explorer
name-fresh_flock = Fresh Flock
    .acc = a Fresh Flock
name-agent = Agent
    .acc = an Agent
name-master_builder = Master Builder
    .acc = a Master Builder
name-steering_wheel = steering wheel
name-barrel = barrel
name-bell = bell
name-compass = compass
shows-purchase =
    { $tokens ->
        [0] { $cards } ({ $shepherds }, { $money })
       *[other] { $cards } + exchange token ({ $shepherds }, { $money })
    }
about-sheep = Breeding value { $value }, wool value { $wool }; worth { $points } at the end.
about-card =
    { $worth ->
        [0] When played: { $effect }; then draw 1 card.
       *[other] When played: { $effect }; then draw 1 card. Worth { $points } at the end.
    }

## Workers, hazards, bonus tiles, storehouses

name-shepherd = shepherd
    .acc = a shepherd
name-craftsman = craftsman
    .acc = a craftsman
name-sailor = sailor
    .acc = a sailor
name-shearer = shearer
    .acc = a shearer
name-joker = joker worker
    .acc = a joker worker
name-rockfall = rockfall
name-flood = flood
name-yellow = yellow
name-step_tile = step tile
name-fee_tile = fee tile
shows-bonus =
    { $worth ->
        [0] bonus tile ({ $effect })
       *[other] bonus tile ({ $effect }; { $points })
    }
about-bonus =
    { $worth ->
        [0] Bonus tile: { $effect }.
       *[other] Bonus tile: { $effect }. Worth { $points } at the end.
    }
shows-pair = storehouse square for “{ $bonus }”

## Trail spaces, trading posts, the sea

name-wellington = Wellington
space-hazard =
    { $kind_id ->
        [flood] flood space { $n }
       *[rockfall] rockfall space { $n }
    }
site-grass = lush grass
site-gold = a gold nugget
site-pathfinder = from pathfinder space { $n } on
shows-post =
    { $kind_id ->
        [foreign-sheep] foreign trading post { $n }
        [local-wool] local wool trading post { $n }
        [foreign-wool] foreign wool trading post { $n }
       *[local-sheep] local trading post { $n }
    }
about-post =
    { $wool ->
        [0] Needs breeding value { $value }.
       *[other] Needs wool value { $value }.
    }{ $dark ->
        [0] {" "}White corners: discs from white-cornered slots only.
       *[other] {" "}Dark corners: discs from any slot.
    }{ $count ->
        [0] {""}
       *[other] {" "}Each disc: { $results }.
    }{ $again ->
        [0] {""}
       *[other] {" "}Several of your discs may lie here.
    }
sea-harbour = the sea at { $harbour }
sea-open =
    { $code ->
        [S0] the Wellington roadstead
       *[other] the open sea { $code }
    }
about-harbour =
    { $kind_id ->
        [small] Small harbour: an upgrade with a storehouse costs { $cost }: { $gains }.
        [medium] Medium harbour: an upgrade with a disc costs { $cost }: { $gains }.
        [large] Large harbour: an upgrade with a storehouse is free: { $gains }.
       *[special] Small harbour at the end of a route: an upgrade with a storehouse costs { $cost }: { $gains }. Then the ship goes back to its start.
    }
opens-post = opens the { $post }
name-sh1 = Nelson
name-sh2 = Napier
name-sh3 = Lyttelton
name-sh4 = Suva
name-sh5 = Hobart
name-sx1 = San Francisco
name-sx2 = Hong Kong
name-sx3 = Cape Town
name-mh1 = Gisborne
name-mh2 = Dunedin
name-mh3 = Auckland
name-mh4 = Nouméa
name-mh5 = Fremantle
name-lg1 = Sydney
name-lg2 = Brisbane
name-lg3 = Melbourne
name-lg4 = Bradford
name-lg5 = London

## Disc slots of the player board

slot-step = step limit slot
slot-cert_limit = certificate limit slot
slot-wool =
    { $n ->
        [1] first permanent wool slot
       *[other] second permanent wool slot
    }
slot-cert =
    { $n ->
        [1] first permanent certificate slot
       *[other] second permanent certificate slot
    }
unlock-cert_limit = up to { $n } temporary certificates
unlock-wool =
    { $paid ->
        [0] 1 permanent wool
       *[other] 1 permanent wool, pay { $cost }
    }
unlock-cert =
    { $paid ->
        [0] 1 permanent certificate
       *[other] 1 permanent certificate, pay { $cost }
    }

## What actions do

effect-gold = gain { $n } gold
effect-pay_gold = pay { $n } gold
effect-pathfinder = advance { $n } on the pathfinder track
effect-ship =
    { $n ->
        [one] move your ship 1 space or upgrade the harbour
       *[other] move your ship up to { $n } spaces
    }
effect-ship-per = move your ship up to 1 space per { $per }
effect-shear =
    { $n ->
        [one] shear 1 sheep
       *[other] shear up to { $n } sheep
    }
effect-shear-per = shear up to 1 sheep per { $per }
effect-invest =
    { $more ->
        [0] { $less ->
                [0] invest in a bonus tile
               *[other] invest in a bonus tile for { $money } less
            }
       *[other] invest in a bonus tile for { $money } more
    }
effect-buy_sheep = buy sheep
effect-card = take a { $name } card
effect-bonus_card = take a { $name } bonus card
effect-permanent_wool = { $n } permanent wool
effect-remove_sheep = remove a starting sheep of breeding value { $n } from the game
effect-joker_worker = add a joker worker to any row
effect-take_market =
    { $name_id ->
        [one_for_4] take Hampshire or Ryeland from the market for 4 pounds onto your draw stack
        [one_of_two] take 1 sheep worth 2 points from the market, and no second one
       *[other] take Hampshire or Ryeland, or 2 sheep worth 2 points each, from the market
    }
effect-upgrade_by_one = replace one of your buildings for free with one that needs exactly 1 craftsman more
effect-place_storehouse = place a storehouse in a small or large harbour within range { $n } of your ship
effect-wool_post = disc on { $name }
effect-cards_gained_to_top = put the cards gained in this turn onto your draw stack
effect-per_hazard_pair = for every 2 hazards you have: { $gains }
effect-per_hazard_pair_only = for every 2 hazards you have: { $gains }; your disc stops before the gold
effect-remove_hazard_only =
    { $n ->
        [0] remove a hazard for free, without its card
       *[other] remove a hazard for { $money }, without its card
    }
effect-aux_single = one single auxiliary action
per-own_building_on_grass = own building on lush grass
per-shepherd = shepherd
per-sailors = sailor
per-shearers = shearer
per-storehouse_on_sea =
    { $n ->
        [one] storehouse on the sea board
       *[other] { $n } storehouses on the sea board
    }
per-pathfinder_space =
    { $n ->
        [one] space of the pathfinder track
       *[other] { $n } spaces of the pathfinder track
    }
per-ferry_card = ferry card

## Sarah and her cards

name-sarah = Sarah
shows-sarah_card = Sarah’s card { $n }
about-sarah_card = Sarah moves { $steps }, then: { $actions }.
sarah-moves-number =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
sarah-moves-shepherd = as many steps as she has shepherds
sarah-moves-craftsman = as many steps as she has craftsmen
sarah-moves-sailor = as many steps as she has sailors
sarah-moves-shearer = as many steps as she has shearers (not specialized in shearers: { $more } more)
sarah-moves-specialized =
    { $more ->
        [0] as many steps as she has workers of her specialization
       *[other] as many steps as she has workers of her specialization (other than shearers: { $more } more)
    }
sarah-hire_cheapest = she hires the cheapest worker
sarah-hire_specialized = she hires a worker of her specialization, else the cheapest
sarah-buy_sheep = she buys sheep
sarah-build = she places a building
sarah-build_exact =
    { $n ->
        [one] she places a building of exactly 1 craftsman or replaces one with one of 1 more
       *[other] she places a building of exactly { $n } craftsmen or replaces one with one of { $n } more
    }
sarah-remove_bonus_tile = she removes a bonus tile from the market
sarah-pathfinder = she advances { $n } on the pathfinder track
sarah-objective = she takes an objective card
sarah-hazard = she removes a hazard
sarah-sailor_action = she takes a bonus card for her sailors
sarah-shearer_action = she takes cards for her shearers
sarah-refill_market = { $n } cards come to the sheep market
sarah-take_market = she takes { $sheep } from the market
sarah-specialized = specialized in the { $worker }: { $then }; if not: { $other }
sarah-then = { $one }, { $other }

## Headings over actions of a kind

family-play = Play a card
family-reveal = Show one sheep of every breed
family-show = Show a sheep
family-buy = Buy sheep
family-sail = Move your ship
family-upgrade = Upgrade the harbour
family-harbour = Place a storehouse
family-storehouse = Choose a storehouse
family-invest = Invest in a bonus tile
family-choose = Choose a row for the joker worker
family-top = Onto the draw stack
family-flip = Flip a tile
family-shear_draw = Use a shearer to draw a card
family-combine = Use two exchange tokens
family-gold = Buy a bonus card with gold
family-help = Play a card out of turn
family-waive = Play a card without its effect
family-help_waive = Play a card out of turn without its effect
invest-number = row { $n },
combine-number = { PLAYER($n) }
help-number = { PLAYER($n) },
help_waive-number = { PLAYER($n) },
aux-money = gain money
aux-draw = draw and discard
aux-cert = certificate
aux-ship = ship
aux-pathfinder = pathfinder
buy-reveal = 2 more cards (1 shepherd)

## Actions: what stands on the button

now-certificates =
    { $n ->
        [one] now 1 certificate
       *[other] now { $n } certificates
    }
now-pairs =
    { $n ->
        [one] now once
       *[other] now { $n } times
    }
now-sheep = now { $n } sheep
action-take = Take { $a_acc } (breeding value { $value }, wool value { $wool }, { $points })
action-play =
    { $kind_id ->
        [card] Play { $a_acc }: { $effect }, then draw 1 card
       *[objective] Play { $a_acc }{ $immediate ->
                [0] {""}
               *[other] {" "}– at once: { $effect }
            }
    }
action-help =
    { $own ->
        [0] { PLAYER($seat) } plays { $b_acc }: { $effect }, then draws 1 card
       *[other] Play { $b_acc }: { $effect }, then draw 1 card
    }
action-waive =
    { $left ->
        [0] Play { $a_acc } without its effect: only draw 1 card
       *[other] Play { $a_acc }: only { $effect }, then draw 1 card
    }
action-help_waive =
    { $own ->
        [0] { PLAYER($seat) } plays { $b_acc } and waives what would bring gold
       *[other] { $left ->
                [0] Play { $b_acc } without its effect: only draw 1 card
               *[other] Play { $b_acc }: only { $effect }, then draw 1 card
            }
    }
action-gold = Buy a { $a } bonus card for { $cost } gold: { $card }
action-combine =
    { $own ->
        [0] { PLAYER($seat) } uses 2 exchange tokens: a Shropshire leaves the game, gold +1
       *[other] Use 2 exchange tokens: remove a Shropshire from the game, gain 1 gold ({ $left } left)
    }
action-reveal =
    { $kind_id ->
        [wool] Show one sheep of every breed: wool value { $value }
       *[breeding] Show one sheep of every breed: breeding value { $value }
    }
action-show =
    { $kind_id ->
        [wool] Show { $a_acc } (wool value { $value })
       *[breeding] Show { $a_acc } (breeding value { $value })
    }
action-shear_draw = Use a shearer: draw 1 card, then discard 1
action-buy =
    { $a_id ->
        [reveal] Use 1 shepherd to add 2 cards to the sheep market
       *[other] Buy { $cards } with { $shepherds } for { $money }{ $tokens ->
                [0] {""}
               *[other] {" "}and gain an exchange token
            }
    }
action-foresight =
    { $goal_id ->
        [jobs] Take the { $tile }: to row { $row } of the job market
        [bonus] Take the { $tile }: to row { $row } of the bonus tiles market
        [yellow] Take the { $tile }: to row { $row } of the bonus tiles market, which refills the sheep market
        [turquoise] Take the { $tile }: to row { $row } of the bonus tiles market, which flips neutral buildings
        [red] Take the { $tile }: to row { $row } of the bonus tiles market, which brings the last turns
        [gone] Take the { $tile }: there is no room, it leaves the game
       *[space] Take the { $tile }: to { $space }
    }
action-deliver =
    { $count ->
        [0] Deliver to the { $a }
       *[other] Deliver to the { $a }: { $results }
    }
action-sail =
    { $open ->
        [0] Sail { $way } to { $a }
       *[other] { $paid ->
                [0] Sail { $way } to { $a } (upgrade for free: { $gains })
               *[other] Sail { $way } to { $a } (upgrade for { $cost }: { $gains })
            }
    }
action-upgrade =
    { $master_id ->
        [none] { $paid ->
                [0] Upgrade { $harbour } for free: { $gains }
               *[other] Upgrade { $harbour } for { $cost }: { $gains }
            }
       *[other] Upgrade { $harbour } for { $cost }: { $gains }, then perhaps the { $master }
    }
action-harbour =
    { $paid ->
        [0] Place a storehouse in { $a } for free: { $gains }
       *[other] Place a storehouse in { $a } for { $cost }: { $gains }
    }
action-storehouse =
    { $left ->
        [one] Storehouse from the last square for “{ $bonus }”, which you now have
       *[other] Storehouse from the first square for “{ $bonus }”
    }
action-invest = Take the { $tile } from row { $row } for { $price }
action-choose =
    { $kind_id ->
        [sarah] Sarah hires { $a_acc }
       *[joker] Joker worker: { $a }{ $immediate ->
                [0] {""}
               *[other] {" "}– at once: { $effect }
            }
    }
sarah-way = Sarah’s way
action-top = { $a } onto your draw stack
action-flip =
    { $a_id ->
        [step_tile] Flip the step tile: step limit +1
       *[fee_tile] Flip the fee tile: you pay no fees any more
    }
done-visit =
    { $last ->
        [0] Finish here and draw cards
       *[other] Finish your last turn here
    }
done-reveal = Show no sheep
done-reveal_more = Show no more sheep
done-Shear = Show no sheep
done-shear_more = Shear these sheep
done-shear_after = Finish shearing
done-Ship = Do not move the ship
done-upgrade_here = Do not upgrade
done-after_wellington = Play no card

## Prompts: what the player has to decide

prompt-Foresight =
    { $column ->
        [one] Foresight A: choose one of the two tiles.
       *[other] Foresight B: choose one of the two tiles.
    }
prompt-first_disc = Your first turn: choose the disc that starts on the pathfinder track.
prompt-buy =
    { $left ->
        [0] You have used all your shepherds.
        [one] Buy sheep: 1 shepherd is still free.
       *[other] Buy sheep: { $left } shepherds are still free.
    }
prompt-reveal = Income: show sheep of different breeds, or first use an exchange token.
prompt-reveal_more = Income: your breeding value is { $value }. Show another sheep?
prompt-deliver = Choose the trading post you deliver to, up to breeding value { $value }.
prompt-post_disc =
    { $dark ->
        [0] Choose the disc for the { $post }: white corners.
       *[other] Choose the disc for the { $post }: dark corners.
    }
prompt-ToWoolPost = Place a disc on the { $post }.
prompt-Shear =
    { $n ->
        [0] Shear: no shearer is free any more.
        [one] Shear: show 1 sheep.
       *[other] Shear: show up to { $n } sheep of different breeds.
    }
prompt-RemoveHazardOnly =
    { $paid ->
        [0] Choose the hazard you remove for free; you waive its card.
       *[other] Choose the hazard you remove for { $money }; you waive its card.
    }
prompt-shear_more =
    { $left ->
        [0] Your wool value is { $value }.
       *[other] Your wool value is { $value }. Show another sheep?
    }
prompt-shear_after =
    { $left ->
        [0] Your wool value is { $value }: you may place a disc on a wool trading post.
       *[other] Your wool value is { $value }: you may place a disc on a wool trading post; still free: { $shearers }.
    }
prompt-Ship =
    { $n ->
        [one] Move your ship 1 space, or upgrade the harbour where it is.
       *[other] Move your ship up to { $n } spaces; an upgrade counts as one.
    }
prompt-upgrade_here =
    { $harbour_id ->
        [none] There is no harbour here.
       *[other] Your ship is at { $harbour }: upgrade the harbour?
    }
prompt-storehouse = Choose the storehouse for { $harbour }.
prompt-harbour_disc =
    { $dark ->
        [0] Choose the disc for { $harbour }: white corners.
       *[other] Choose the disc for { $harbour }: dark corners.
    }
prompt-PlaceStorehouse =
    { $n ->
        [one] Choose the harbour for a storehouse, at most 1 space from your ship.
       *[other] Choose the harbour for a storehouse, at most { $n } spaces from your ship.
    }
prompt-Invest =
    { $more ->
        [0] { $less ->
                [0] Choose the bonus tile you take.
               *[other] Choose the bonus tile you take, for { $money } less.
            }
       *[other] Choose the bonus tile you take, for { $money } more.
    }
prompt-joker_worker = Choose the row for the joker worker.
prompt-RemoveSheep = Choose the starting sheep of breeding value { $n } that leaves the game.
prompt-TakeFromMarket =
    { $paid ->
        [0] Choose the sheep you take from the market.
       *[other] Choose the sheep you take from the market for { $money }.
    }
prompt-SecondOfPair = Choose the second sheep worth { $points } points.
prompt-flip_tile = Pathfinder track: choose which tile you flip.
prompt-cards_gained_to_top = Choose the card that goes onto your draw stack next.
prompt-upgrade_by_one = Choose the building that replaces one of exactly 1 craftsman less.
prompt-replace_site = Choose which building { $building } replaces.
prompt-after_wellington = You may still play cards.
prompt-sarah_fork = Sarah has two equal ways: choose hers.
prompt-sarah_worker = Choose the worker that Sarah hires.
prompt-sarah_breed = Choose the sheep that Sarah takes.
prompt-sarah_tile = Choose the hazard that Sarah removes.
prompt-sarah_site = Choose where Sarah places { $building }.

## Events: what follows the player's name in the log. What nobody does is a sentence of its own.

event-money =
    { $amount ->
        [one] { $amount } pound
       *[other] { $amount } pounds
    }
event-moves =
    { $space_id ->
        [wellington] reaches Wellington
       *[other] moves to { $place }{ $code_id ->
            [none] {""}
           *[other] {" "}({ $code })
        }
    }
event-wool_value = has a wool value of { $amount }
event-gold = now has { $amount } gold
event-pathfinder = moves to space { $amount } of the pathfinder track
event-gains_card = takes { $card_acc }
event-waives = plays { $card_acc } and waives its effect
event-tops = puts onto the draw stack: { $card }
# $auxiliary says “auxiliary action” itself: shows-auxiliary.
event-helps =
    { $double ->
        [0] uses an { $auxiliary }
       *[other] uses a doubled { $auxiliary }
    }
event-combines = uses two exchange tokens for gold
event-last_turns = fills the bonus tiles market and takes its token: the last turns begin
event-flips_buildings = The neutral buildings B, C, G and H turn to side II
event-back_to_start = sails back to the start
event-invests = takes the { $tile } from row { $row }
event-token_row =
    { $row ->
        [9] The bonus tiles market is full
       *[other] The bonus tiles market token moves to row { $row }
    }
event-delivers = places a disc on the { $post }
event-moves_disc = takes the disc from { $harbour }
event-sails = sails to { $space }
event-upgrades = upgrades { $harbour }
event-storehouse = takes a storehouse from the { $pair }
event-flips_tile = flips the { $tile }
event-takes_step_tile = takes a step tile
event-sarah_card = turns over her card { $number }
event-sarah_removes = removes the { $tile } from row { $row }

## Score sheet

score-money = Money
score-trading_posts = Trading posts
score-harbours = Small and medium harbours
score-pathfinder = Pathfinder track
score-hazards_bonus_tiles = Hazards and bonus tiles
score-cards = Sheep and bonus cards
score-harbourmasters = Harbourmasters
score-hand_limit = Hand limit
score-workers_storehouses = Workers and storehouses
score-market_token = Bonus tiles market token
outcome-sarah =
    { $n ->
        [one] Sarah, { $thing }: { $n } point
       *[other] Sarah, { $thing }: { $n } points
    }

## Options of a game

option-buildings-help = Side a of all ten buildings is best for first games; random sides are the same for everybody.
option-cards_out_of_turn = Cards in others’ turns
option-cards_out_of_turn-false = no
option-cards_out_of_turn-true = allowed
option-cards_out_of_turn-help = Sheepdog, Ferry, Kōtare, Steam Ferry and Explorer may also be played while another player is to play.
option-sarah = Sarah
option-sarah-easy = easy
option-sarah-medium = medium
option-sarah-hard = hard
option-sarah-help = Solo game: how strong your opponent is. The level says which cards she plays with and how good her first delivery is.
option-first_delivery = Sarah’s first delivery
option-first_delivery-by_level = by level
option-first_delivery-lp1 = trading post 1
option-first_delivery-lp3 = trading post 3
option-first_delivery-lp6 = trading post 6
option-first_delivery-lp9 = trading post 9
option-first_delivery-lp12 = trading post 12
option-first_delivery-lp15 = trading post 15
option-first_delivery-lp18 = trading post 18
option-first_delivery-lp21 = trading post 21
option-first_delivery-help = Solo game: a higher first trading post makes Sarah stronger.

## Refusals: why an action is not possible

refusal-tile_not_in_this_column =
    { $column ->
        [one] That tile does not lie on a space of foresight A.
       *[other] That tile does not lie on a space of foresight B.
    }
refusal-two_tokens_needed = This needs two exchange tokens.
refusal-no_shropshire_in_hand = This needs a Shropshire in your hand.
refusal-gold_in_your_own_turn = Gold is spent in phases A and B of your own turn. { $prompt }
refusal-no_bonus_card_left = No bonus card is left there ({ $stack }).
refusal-too_little_gold = This costs { $needed } gold, and you have { $have }.
refusal-gold_is_missing = You do not have enough gold.
refusal-only_if_the_table_agrees = Cards are played in your own turn only, unless the table has agreed otherwise.
refusal-only_in_the_own_turn = This card is never played in another player’s turn.
refusal-played_as_usual_in_the_own_turn = In your own turn you play cards between the actions.
refusal-pathfinder_not_so_far = This space needs space { $needed } of the pathfinder track; your disc is on space { $have }.
refusal-exactly_one_craftsman_more = One of your buildings may be replaced only with one that needs exactly 1 craftsman more.
refusal-no_more_sheep = You have shown as many sheep as you may.
refusal-no_shearer_is_free = No shearer is free any more.
refusal-no_shearer_works_here = Here the number of sheep is printed, so shearers do not draw cards.
refusal-breed_already_shown = You show this breed already: each counts once.
refusal-nothing_to_waive = There is nothing to waive now: you may waive only what would bring a card or gold.
refusal-only_one_breed_in_hand = You have sheep of one breed only: show that one.
refusal-no_sheep_in_hand = You have no sheep in your hand.
refusal-more_breeds_than_may_be_shown =
    { $n ->
        [one] You have more breeds in your hand than you may show: only { $n }.
       *[other] You have more breeds in your hand than you may show: at most { $n }.
    }
refusal-another_sheep_is_asked_for = This needs a starting sheep of breeding value { $n } from your hand.
refusal-another_sheep_is_offered = This sheep is not among those offered.
refusal-no_sheep_to_take = There is no such sheep in the market, or you cannot pay for it.
refusal-card_not_gained_in_this_turn = This needs a card gained in this turn that still lies on your discard pile.
refusal-not_a_post_for_this = This delivery does not go there ({ $post }).
refusal-post_too_far = The { $post } needs a value of { $needed }, and yours is { $value }.
refusal-no_storehouse_at_the_post = You have no storehouse in the large harbour of that post ({ $post }).
refusal-own_disc_on_the_post = Your disc already lies there ({ $post }).
refusal-no_disc_can_be_paid = After the transport you could not pay for clearing any disc slot ({ $post }).
refusal-player_board_first = A disc comes from a harbour only if none of your player board can be taken.
refusal-ship_is_already_there = Your ship is already there.
refusal-too_far_for_the_ship =
    { $have ->
        [one] That is { $needed } spaces away, and your ship may move { $have } space.
       *[other] That is { $needed } spaces away, and your ship may move { $have } spaces.
    }
refusal-no_harbour_here = There is no harbour where your ship is.
refusal-harbour_already_upgraded = You have already upgraded { $harbour }.
refusal-nothing_to_place_there = You have no storehouse or disc left that may go there.
refusal-no_storehouse_in_a_medium_harbour = A medium harbour takes a disc, no storehouse.
refusal-harbour_out_of_range =
    { $have ->
        [one] That harbour is { $needed } spaces from your ship; { $have } is allowed.
       *[other] That harbour is { $needed } spaces from your ship; { $have } are allowed.
    }
refusal-no_harbour_in_range = There is no harbour in range whose upgrade you can pay for.
refusal-squares_are_empty = Both of these storehouses have already left your player board.
refusal-row_of_the_market_token = Row { $row } is not open yet: only the rows above the token are.
refusal-no_such_tile_in_the_row = That tile does not lie in row { $row } of the bonus tiles market.
refusal-all_rows_are_full = All four rows of workers on your player board are full.
refusal-no_such_tile_to_flip = You do not have that tile, or it is already flipped.
refusal-not_among_sarahs_choices = For Sarah that is not as good as what you can choose. { $prompt }
refusal-no_card_in_the_supply = No such card is left in the supply.
refusal-two_hazards_needed = This needs two hazards of yours.
refusal-nothing_to_shear = You have no sheep to shear, and no shearer who could draw a card.
refusal-no_bonus_tile_to_take = There is no bonus tile you can take and pay for.
refusal-no_disc_for_the_wool_post = You cannot place a disc there and pay for it.
