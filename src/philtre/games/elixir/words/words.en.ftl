# Elixir, English. Same ids and variables as words.fr.ftl.
# In the rules, one line is one paragraph or one item of a list; blank lines part them.

## The box

title = Elixir
tagline = Brew, spy and steal your way to the three parts of the Elixir of Life.
minutes = 40 to 75 minutes

## Variants and options

variant-standard = Standard game
    .about = Nobody knows a formula when the game begins.
variant-short = Short game
    .about = Before the first turn each wizard looks in secret at one formula of their choice.

option-rounds = Round limit
    .about = After this many rounds, if nobody has won, the most different parts of the Elixir win, then the most gold.
option-lab_draw = Labs are drawn
    .about = Who lives where is drawn at the start. Without it labs go by seat: Red, Blue, Green, Yellow.
option-shelf_limit = Shelf limit (house rule)
    .about =
        { $shelf-limit ->
            [0] The rulebook’s game: a shelf takes any number of each ingredient.
           *[other] A house rule: a shelf takes at most { $shelf-limit } of each ingredient, which makes it harder to keep an ingredient from the others.
        }
option-healing_credit = Credit at the Healers (house rule)
    .about = A house rule: if the pile is empty when a patient should earn, that turn counts as 1 gold paid to the Healers. In the rulebook’s game only gold frees a patient.

## Things

category-herbs = herbs
category-gems = gems
category-specials = specials

notation = Street spaces are called s0 to s{ $last-space }, clockwise from the north-west corner. Every building and the Blind Alley hangs on one of them.

## What potions and Strangers do

power-filching = Filching
    .about = Lasts { $levels-filching ->
        [one] 1 turn
       *[other] { $levels-filching } turns
    }. Once in each of your turns, take one potion at random from those a rival has not drunk, wherever they are. Only the two of you see it, and you may drink it at once. If it is Baneful Brew, all see it: it goes back to the pack, you are cursed, and this Filching ends (of several, the one with the fewest turns left).
power-luck = Luck
    .about = Lasts { $levels-luck ->
        [one] 1 turn
       *[other] { $levels-luck } turns
    }. Your brewing rolls count { $amount-luck } more, but never more than 6. No other roll changes.
power-prowess = Prowess
    .about = Lasts { $levels-prowess ->
        [one] 1 turn
       *[other] { $levels-prowess } turns
    }. You earn { $amount-prowess } gold in each turn instead of { $wage }. Drink it before you take your gold, or it starts with your next turn.
power-sweet-talking = Sweet Talking
    .about = Lasts { $levels-sweet-talking ->
        [one] 1 turn
       *[other] { $levels-sweet-talking } turns
    }. Once in each of your turns, when your move ends in a shop, take one of its ingredients free. Every Stranger’s attack on you fails, hired or not. It is no help against Filching.
power-speed = Speed
    .about = Lasts { $levels-speed ->
        [one] 1 turn
       *[other] { $levels-speed } turns
    }. You may move up to { $amount-speed ->
        [one] 1 space
       *[other] { $amount-speed } spaces
    }.
power-bane = Bane
    .about = Cannot be drunk. It guards your other potions: whoever filches it is cursed. In the Blind Alley it is harmless.
power-part-1 = Part 1
    .about = Cannot be drunk. Hold all three parts at the end of your turn and you win.
power-part-2 = Part 2
    .about = Cannot be drunk. Hold all three parts at the end of your turn and you win.
power-part-3 = Part 3
    .about = Cannot be drunk. Hold all three parts at the end of your turn and you win.

power-steal-gold = Steals gold
    .about = Half of the gold you carry, rounded up, goes to the Blind Alley.
power-steal-potion = Steals a potion
    .about = One undrunk potion, at random, goes to the Blind Alley for all to see.
power-steal-ingredients = Steals ingredients
    .about = All ingredients that the wizard carries go to the Blind Alley.
power-mug = Mugs
    .about = The wizard goes to the Healers at once.
power-curse = Curses
    .about = The wizard goes to the Healers at once.
power-smash = Smashes a shelf
    .about = All herbs, all gems or all specials on the wizard’s shelf, as the hirer chooses, go back to the shops.
power-burgle = Burgles a shelf
    .about = One ingredient on the wizard’s shelf, at random, goes to what the hirer carries.
power-give-gold = Gives gold
    .about = You get { $amount-10 } gold from the pile.
power-show-formula = Shows a formula
    .about = You look in secret at one formula of your choice. All see which one.
power-walk-on = Walks you on
    .about = You go up to { $amount-12 ->
        [one] 1 space
       *[other] { $amount-12 } spaces
    } further. Where you end counts as if you had moved there, but no second Stranger comes.

## The rules

rules-01-goal =
    You are a wizard in search of the Elixir of Life. It has three parts, and each is a potion. The first wizard to hold all three at the end of their own turn wins.

    Nine formulas say which brew makes which potion: three make the parts of the Elixir, six make other potions that help you on the way. { $variant ->
        [short] Before the first turn each wizard looks at one of them in secret.
       *[other] At the start nobody knows any of them.
    } Buy ingredients, brew, remember, and keep an eye on what the others brew and drink.
    .heading = What it is about

rules-02-town =
    The street is a ring of { $street } spaces, s0 to s{ $last-space }. Eight buildings and the Blind Alley hang on it, each a single space:

    - four labs, one for each wizard: Red on s{ $at-1 }, Blue on s{ $at-2 }, Green on s{ $at-3 }, Yellow on s{ $at-4 }
    - the Herbalist on s{ $at-5 }, the Jeweller on s{ $at-6 } and the Special Supplies on s{ $at-7 }
    - the Healers on s{ $at-8 }
    - the Blind Alley on s{ $at-9 }

    { $lab-draw ->
        [yes] Which lab is whose is drawn at the start. The host can choose that labs go by seat instead.
       *[no] Labs go by seat: Red, Blue, Green, Yellow.
    }
    .heading = The town

rules-03-things =
    There are three herbs, three gems and three specials. Every herb and special together point to one space of the formula chart: nine spaces, nine formulas, one for each potion. The gems decide how sure the brew is: the more they are worth, the surer.

    What the shops ask for a card, in gold:

    - herbs: Henbane { $price-1 }, Mandrake { $price-2 }, Wolfsbane { $price-3 }
    - gems: Agate { $price-4 }, Garnet { $price-5 }, Opal { $price-6 }
    - specials: Bat Wing { $price-7 }, Newt Eye { $price-8 }, Dragon Scale { $price-9 }

    { $seats ->
        [0] With four wizards there are { $goods-4 } cards of each ingredient, { $potions-4 } of each potion and { $gold-4 } gold; with three, { $goods-3 }, { $potions-3 } and { $gold-3 }; with two, { $goods-2 }, { $potions-2 } and { $gold-2 }.
        [2] With two wizards there are { $goods-2 } cards of each ingredient, { $potions-2 } of each potion and { $gold-2 } gold.
        [3] With three wizards there are { $goods-3 } cards of each ingredient, { $potions-3 } of each potion and { $gold-3 } gold.
       *[other] With four wizards there are { $goods-4 } cards of each ingredient, { $potions-4 } of each potion and { $gold-4 } gold.
    } There are twelve Strangers.

    Each wizard begins in their own lab with { $purse } gold. What is left is the pile. Seat 1 has the first turn, and turns go round in the order of seats; whoever opens the table chooses who sits where, or has all seats drawn by lot.

    Everyone sees gold, carried ingredients, shelves, lab tables, potions in use, hired Strangers, and how many potions each wizard holds. Hidden are the formulas and what those potions are.
    .heading = What there is

rules-04-turn =
    A turn has five steps:

    - 1. The counters of your drunk potions move down.
    - 2. You take { $wage } gold from the pile.
    - 3. You move.
    - 4. The space where you stopped takes effect.
    - 5. You may brew.

    At any time in your turn you may drink, send out a hired Stranger, and filch: also between two purchases, before a Stranger’s die is rolled, and before you roll for a brew. The game stops for it whenever there may be something to do.

    If the pile is empty, gold that it cannot pay is lost. All gold that you pay goes to the pile. There is no borrowing, lending, selling or trading.
    .heading = Your turn

rules-05-moving =
    Move up to { $reach ->
        [one] 1 space
       *[other] { $reach } spaces
    } in any direction, or stay where you are. You may turn round, and any number of wizards may share a space. A building is a dead end: going in costs one, coming out costs one.

    You may not enter another wizard’s lab, and you only come to the Healers when you are cursed or mugged.

    Once you stop, the rest of your moves is lost, and the space acts:

    - A shop: buy what you can pay, any number of cards, even all there are.
    - Your lab: put ingredients that you carry on your shelf, one by one. Nothing is ever taken back from it.
    - The street: a Stranger comes, even if you did not move.
    - The Blind Alley: take any or all of what lies there, gold by the piece.

    { $shelf-limit ->
        [0] A shelf takes any number of each ingredient.
       *[other] House rule of this table: a shelf takes at most { $shelf-limit } of each ingredient.
    }
    .heading = Moving and stopping

rules-06-strangers =
    In the street you draw a Stranger. One without a price acts on you: some attack, some help.

    An attack needs a roll, which you make yourself; before it you may still drink. It succeeds from the number on the card up to 6.

    A Stranger with a price never attacks you. Pay, and it is yours until you use it; do not pay, and it goes under the pack. At any time in one of your turns you may send it against any one rival, wherever they are. Roll; then it goes under the pack, whatever the roll was. You may send several in a turn.

    The pack is never shuffled again: once all twelve have been seen, you can know who comes next.
    .heading = Strangers

rules-07-who =
    These act on whoever meets them:

    - Fergus the Footpad steals half of your gold, rounded up, on { $from-1 } to 6.
    - The Tannery Gang mugs you on { $from-5 } to 6.
    - The Muttering Monk curses you on { $from-7 } to 6.
    - Lady Larkspur gives you { $amount-10 } gold.
    - The Old Glassblower shows you one formula of your choice.
    - The Lamplighter walks you up to { $amount-12 ->
        [one] 1 space
       *[other] { $amount-12 } spaces
    } further; no second Stranger comes there.

    These are for hire:

    - Nifty Norman, { $hire-2 } gold: steals one undrunk potion at random, on { $from-2 } to 6.
    - Phil the Filch, { $hire-3 } gold: steals all carried ingredients, on { $from-3 } to 6.
    - Bruno the Bruiser, { $hire-4 } gold: mugs, on { $from-4 } to 6.
    - Morwenna the Hag, { $hire-6 } gold: curses, on { $from-6 } to 6.
    - Clumsy Clarence, { $hire-8 } gold: smashes all herbs, all gems or all specials on a shelf, as you choose, on { $from-8 } to 6. They go back to the shops.
    - Sooty Sam, { $hire-9 } gold: brings you one ingredient at random from a shelf, on { $from-9 } to 6.

    What Fergus, Norman and Phil steal lies open in the Blind Alley. What brews on a lab table is safe from everyone.
    .heading = Who you may meet

rules-08-healers =
    A cursed or mugged wizard goes to the Healers at once and loses nothing. The rest of the turn goes on: you may still brew and drink.

    From your next turn on, before moving, you may pay { $healing } gold; then you are free to go, or to stay. If you cannot or will not pay, you stay; you earn, brew and drink as usual.

    { $healing-credit ->
        [yes] House rule of this table: if the pile is empty when you should earn there, that counts as 1 gold paid.
       *[no] Nothing else frees you: if the pile is empty when you should earn, that gold is lost.
    }
    .heading = The Healers

rules-09-brewing =
    You can brew wherever you are, with what stands on your shelf: one herb, one special, and one or more gems. They go to your lab table. Then roll. The row is what the gems are worth together (Agate { $value-1 }, Garnet { $value-2 }, Opal { $value-3 }):

    { $own-brewing ->
        [yes]
            - worth 1: fails on 1 and 2, roll again on 3 and 4, succeeds on 5 and 6
            - worth 2: fails on 1, roll again on 2 and 3, succeeds from 4 on
            - worth 3: roll again on 1 and 2, succeeds from 3 on
            - worth 4: roll again on 1, succeeds from 2 on
            - worth 5 or more: always succeeds
       *[no]
            - worth 1: { $brewing-1 }
            - worth 2: { $brewing-2 }
            - worth 3: { $brewing-3 }
            - worth 4: { $brewing-4 }
            - worth 5 or more: { $brewing-5 }

            Each row has the results of the rolls 1 to 6: F if it fails, RA if you roll again, S if it succeeds.
    }

    Fails: the ingredients go back to the shops.

    Roll again: the brew stays on the table. In a later turn you may add gems from your shelf and roll again. Until it is done nothing else can brew, and nothing is taken out.

    Succeeds: the ingredients go back to the shops. You alone see the formula. You look through the pack for its potion, so you alone see how many of each kind are left there, and you take it. If none of its kind is left you get nothing, and everyone sees that; but you know the formula.

    One roll a turn. You may brew the same potion again in later turns.
    .heading = Brewing

rules-10-potions =
    Five potions can be drunk, and each lasts some turns, the turn in which you drink it included:

    - Fluid of Filching, { $levels-filching ->
        [one] 1 turn
       *[other] { $levels-filching } turns
    }: once in each of your turns, take one undrunk potion at random from a rival.
    - Liquor of Luck, { $levels-luck ->
        [one] 1 turn
       *[other] { $levels-luck } turns
    }: your brewing rolls count { $amount-luck } more, at most 6.
    - Potion of Prowess, { $levels-prowess ->
        [one] 1 turn
       *[other] { $levels-prowess } turns
    }: you earn { $amount-prowess } gold instead of { $wage }.
    - Solution of Sweet Talking, { $levels-sweet-talking ->
        [one] 1 turn
       *[other] { $levels-sweet-talking } turns
    }: once in each of your turns, when your move ends in a shop, one ingredient is free; Strangers’ attacks on you fail.
    - Speedy Soda, { $levels-speed ->
        [one] 1 turn
       *[other] { $levels-speed } turns
    }: you move up to { $amount-speed ->
        [one] 1 space
       *[other] { $amount-speed } spaces
    }.

    A drunk potion lies open with a counter on it. At the start of your turn the counter moves down, and when it has left the last level the card goes back to the pack. You may be under several potions at once, but two of the same kind do not add up.

    Baneful Brew and the three parts of the Elixir cannot be drunk. Whoever filches a Baneful Brew shows it and puts it back into the pack, is cursed, and loses that Filching; of two at work, the one with the fewest turns left.
    .heading = Potions

rules-11-knowing =
    Your formula sheet is kept for you. Beside each space stands what you have seen yourself, who brewed there, and which potions it can still be after all that you have seen, the pack included. Beside each potion stands how many were left in the pack when you last looked through it.

    Keep in mind what the others see. If you drink your only potion, everyone who watched your brew knows that formula. A potion that Norman steals, that runs out, or that is taken from the Blind Alley is seen by all. What is filched is seen by thief and victim only, unless it is Baneful Brew. Which formula somebody looks at is seen by all, what it says is not.
    .heading = What you know

rules-12-winning =
    If you hold the three parts at the end of your own turn, you win. That is checked then and only then, and automatically. So whoever ends a turn without winning does not have all three.

    After { $rounds } rounds (a limit of ours, which the host can change) the wizard with the most different parts wins, then the one with the most gold. If that is equal too, they share the win.

    In the short game each wizard, in turn order, looks at one formula of their choice before the first turn. Nobody gets a potion for that.
    .heading = The end, and the short game
rules-13-ours =
    From the rulebook of 1987: the rules, the table of brewing rolls, the numbers of cards and gold, the names of the potions, of the shops and of Fergus, Norman and Phil, and the 3 gold of Prowess.

    { $own-box ->
        [yes] Ours: the board, the ingredients and their prices, the levels of the potions and the exact words of their effects, the Strangers’ deeds, rolls and prices and nine of their names, the round limit, and every option marked as a house rule.
       *[no] The board, the cards and the prices of this table were loaded by its host. Numbers on these pages follow them; where a name or a deed differs, the board is right. Ours are the answers to what the rulebook leaves open, the round limit, and every option marked as a house rule.
    }
    .heading = What is from the rulebook, and what is ours

## What the figures of the rules show

figure-town = The town: { $street } spaces of street, the labs at the corners, the shops, the Healers and the Blind Alley.
figure-shops = At the Jeweller with 4 gold: what you can pay is lit. Beside each ingredient stand its price and how many are left.
figure-reach = From s3, up to { $reach ->
        [one] 1 space
       *[other] { $reach } spaces
    } in any direction: every place that is lit is within reach.
figure-lab = Brewing: henbane and a bat wing are on the lab table, and gems from the shelf come next. Two agates and a garnet are worth 4: the brew succeeds from 2 on.
figure-sheet = The formula sheet: what you have seen yourself, who brewed where, and what the other spaces can still be.

## Tips

tip-01 = Do not drink your first potion as soon as you have it: with one potion in hand, everyone knows which brew it came from. Wait until you hold two.
tip-02 =
    { $own-box ->
        [yes] Two Garnets and an Agate are worth 5 and always succeed at once. So do two Opals, but they cost 8 gold.
       *[no] Before you brew, count what your gems are worth: one more costs less than a brew that fails.
    }
tip-03 =
    { $own-box ->
        [yes] From every lab the nearest shop is four spaces away: you can get there in one turn without meeting anyone.
       *[no] Count your steps: a move that ends in a shop or in your lab meets nobody.
    }
tip-04 = Shelve before you shop again. What you carry can be stolen; what brews on the table is out of everybody’s reach.
tip-05 = Keep a Baneful Brew. A thief who draws it instead of a part of the Elixir spends the next turns at the Healers.
tip-06 = Buy the last herb of a kind, and nobody brews with it until it comes back. But gold and turns spent on that bring no part nearer.
tip-07 = Count what was brewed on a space and what was drunk later: the sheet shows what is still possible, but only you can guess what they chose to hide.
tip-08 = Drink Sweet Talking in the Jeweller’s and take the dearest gem free, turn after turn if you stay.
tip-09 = Once all twelve Strangers have been met you know who is next. Stop in the street for Lady Larkspur, not for Fergus.
tip-10 = If a rival holds many potions and has just brewed a new space, that may be the turn for Filching: after they have won it is too late.
tip-11 = With little gold left, think before you take a risk in the street: the Healers want { $healing }.
tip-12 = When a brew succeeds, look at what is left in the pack: a kind that is missing there was brewed by somebody, and the sheet tells you where that can have been.
tip-13 = You may drink after you have read a Stranger’s card. Keep Sweet Talking for the one who would hurt you.

## Moves

move-buy = Buy: { $ingredient }
    .price = Buy: { $ingredient }, for { $price } gold
move-free = Take free: { $ingredient }
move-shelve = Put on the shelf: { $ingredient }
move-shelve-all = Put everything on the shelf
move-take = Take from the Blind Alley: { $ingredient }
move-take-potion = Take from the Blind Alley: { $potion }
move-take-gold = Take one gold from the Blind Alley
move-take-all-gold = Take all the gold in the Blind Alley
move-brew = Brew { $herb } with { $special }
    .potion = Brew { $herb } with { $special }: { $potion }
move-add = Add a gem: { $ingredient }
move-look = Look at the formula of { $herb } with { $special }
move-drink = Drink: { $potion }
move-filch = Filch a potion from { $rival-seat }
move-send = Send { MID($stranger) } against { $rival-seat }
    .success = Send { MID($stranger) } against { $rival-seat } ({ $power }, on { $success } to 6)
move-smash = Smash all { $category }
move-hire = Hire
    .stranger = Hire { MID($stranger) } for { $price } gold
    .success = Hire { MID($stranger) } for { $price } gold ({ $power }, on { $success } to 6)
move-refuse = Do not hire
    .stranger = Do not hire { MID($stranger) }
move-face = Roll for the Stranger
    .stranger = Roll for { MID($stranger) }
    .success = Roll for { MID($stranger) } ({ $power }, on { $success } to 6)
move-pay = Pay the Healers
move-stay = Stay at the Healers
move-earn = Take your gold
move-meet = Meet a Stranger
move-roll = Roll for the brew
move-done = Done here
move-end = End the turn
move-move = Go to the { $place }
    .distance = { $distance ->
        [0] Stay: { $place }
        [one] Go to the { $place }, one space
       *[other] Go to the { $place }, { $distance } spaces
    }
move-lab = Lab drawn: { $place }
move-formula = Formula drawn: { $potion }
move-stranger = Stranger drawn: { $stranger }
move-die = The die shows { $number }
move-potion = Potion drawn: { $potion }
move-loot = Ingredient drawn: { $ingredient }

## What is asked

prompt-over = The game is over.
prompt-chance = Something is drawn or rolled.
prompt-look =
    { $you ->
        [yes] Choose a formula to look at.
       *[no] { $seat } chooses a formula to look at.
    }
prompt-earn =
    { $you ->
        [yes] Take your gold, or drink, send or filch first.
       *[no] { $seat } may drink, send or filch, or take the turn’s gold.
    }
prompt-heal =
    { $you ->
        [yes] { $payable ->
            [yes] You may pay the Healers { $count } gold and be free, or stay.
           *[no] You have to stay at the Healers.
        }
       *[no] { $payable ->
            [yes] { $seat } may pay the Healers { $count } gold and be free, or stay.
           *[no] { $seat } has to stay at the Healers.
        }
    }
prompt-move =
    { $you ->
        [yes] Choose where you go.
       *[no] { $seat } moves.
    }
prompt-street =
    { $you ->
        [yes] You are in the street: a Stranger comes.
       *[no] { $seat } is in the street: a Stranger comes.
    }
prompt-shop =
    { $you ->
        [yes] You may buy.
       *[no] { $seat } may buy.
    }
prompt-lab =
    { $you ->
        [yes] You may put ingredients on your shelf.
       *[no] { $seat } may put ingredients on the shelf.
    }
prompt-alley =
    { $you ->
        [yes] You may take what lies in the Blind Alley.
       *[no] { $seat } may take what lies in the Blind Alley.
    }
prompt-hire =
    { $you ->
        [yes] You may hire { MID($stranger) } for { $count } gold.
       *[no] { $seat } may hire { MID($stranger) } for { $count } gold.
    }
prompt-face =
    { $you ->
        [yes] You face { MID($stranger) }. Roll, or drink, send or filch first.
       *[no] { $seat } faces { MID($stranger) } and rolls.
    }
prompt-walk =
    { $you ->
        [yes] Choose how far you walk on with the Lamplighter.
       *[no] { $seat } may walk on with the Lamplighter.
    }
prompt-smash =
    { $you ->
        [yes] Choose what is smashed on { $rival-seat }’s shelf.
       *[no] { $seat } chooses what is smashed on { $rival-seat }’s shelf.
    }
prompt-brew =
    { $you ->
        [yes] You may brew.
       *[no] { $seat } may brew.
    }
prompt-gems =
    { $you ->
        [yes] Add gems, then roll.
       *[no] { $seat } adds gems, then rolls.
    }
prompt-end =
    { $you ->
        [yes] You may drink, send or filch before your turn ends.
       *[no] { $seat } may drink, send or filch before the turn ends.
    }

## What happened

event-turn = Round { $round }: { $seat }
    .you = Round { $round }: you
event-moved-in = { $seat } has the { $place }.
    .you = You have the { $place }.
event-moved =
    { $where ->
        [street] { $seat } walks to the { $place }.
       *[other] { $seat } goes to the { $place }.
    }
    .you =
        { $where ->
            [street] You walk to the { $place }.
           *[other] You go to the { $place }.
        }
event-waited = { $seat } does not move.
    .you = You do not move.
event-earned =
    { $count ->
        [0] The pile is empty: { $seat } earns nothing.
       *[other] { $seat } earns { $count } gold.
    }
    .you =
        { $count ->
            [0] The pile is empty: you earn nothing.
           *[other] You earn { $count } gold.
        }
    .brief =
        { $count ->
            [0] earns nothing: the pile is empty
            [1] { "" }
           *[other] earns { $count } gold
        }
event-given =
    { $count ->
        [0] The pile is empty: { $seat } gets nothing.
       *[other] { $seat } is given { $count } gold.
    }
    .you =
        { $count ->
            [0] The pile is empty: you get nothing.
           *[other] You are given { $count } gold.
        }
event-healed = { $seat } pays the Healers { $count } gold and is free to go.
    .you = You pay the Healers { $count } gold and are free to go.
event-stayed = { $seat } stays at the Healers.
    .you = You stay at the Healers.
event-gold-stolen =
    { $count ->
        [0] { $seat } has no gold to steal.
       *[other] { $count } of { $seat }’s gold goes to the Blind Alley.
    }
    .you =
        { $count ->
            [0] You have no gold to steal.
           *[other] { $count } gold of yours goes to the Blind Alley.
        }
event-took-gold = { $seat } takes { $count } gold from the Blind Alley.
    .you = You take { $count } gold from the Blind Alley.
event-bought = { $seat } buys { $ingredient } for { $count } gold.
    .you = You buy { $ingredient } for { $count } gold.
    .again = { $ingredient } for { $count } gold
event-charmed = { $seat } is given { $ingredient } free.
    .you = You are given { $ingredient } free.
event-shelved = { $seat } puts { $ingredient } on the shelf.
    .you = You put { $ingredient } on your shelf.
    .again = { $ingredient }
event-took = { $seat } takes { $ingredient } from the Blind Alley.
    .you = You take { $ingredient } from the Blind Alley.
    .again = { $ingredient }
event-added = { $seat } adds a gem to the brew: { $ingredient }.
    .you = You add a gem to your brew: { $ingredient }.
event-ingredients-stolen = What { $seat } carried lies in the Blind Alley now: { $ingredients }.
    .you = What you carried lies in the Blind Alley now: { $ingredients }.
event-burgled = { $seat } gets { $ingredient } from { $rival-seat }’s shelf.
    .you = You get { $ingredient } from { $rival-seat }’s shelf.
    .to-you = { $seat } gets { $ingredient } from your shelf.
event-smashed = All { $category } on { $rival-seat }’s shelf are smashed.
    .to-you = All { $category } on your shelf are smashed.
event-met = { $seat } meets { MID($stranger) }.
    .you = You meet { MID($stranger) }.
event-too-dear = { $seat } cannot pay { MID($stranger) }, who walks away.
    .you = You cannot pay { MID($stranger) }, who walks away.
event-hired = { $seat } hires { MID($stranger) }.
    .you = You hire { MID($stranger) }.
event-refused = { $seat } does not hire { MID($stranger) }.
    .you = You do not hire { MID($stranger) }.
event-sent = { $seat } sends { MID($stranger) } against { $rival-seat }.
    .you = You send { MID($stranger) } against { $rival-seat }.
    .to-you = { $seat } sends { MID($stranger) } against you.
event-nobody-came = Nobody comes to meet { $seat }: all Strangers are in somebody’s pay.
    .you = Nobody comes to meet you: all Strangers are in somebody’s pay.
event-sweet-talked = { $seat } talks sweetly, and the attack fails.
    .you = You talk sweetly, and the attack fails.
event-attack-failed = The die shows { $number }: the attack fails.
event-attack-succeeded = The die shows { $number }: the attack succeeds.
event-nothing-there = There is nothing to get from { $seat }.
    .you = There is nothing to get from you.
event-mugged = { $seat } is mugged and lies at the Healers now.
    .you = You are mugged and lie at the Healers now.
event-cursed = { $seat } is cursed and lies at the Healers now.
    .you = You are cursed and lie at the Healers now.
event-already-there = { $seat } is at the Healers already.
    .you = You are at the Healers already.
event-drank = { $seat } drinks { $potion }.
    .you = You drink { $potion }.
event-ran-out = { $seat } has used up { $potion }, which goes back to the pack.
    .you = You have used up { $potion }, which goes back to the pack.
event-potion-stolen = One of { $seat }’s potions lies in the Blind Alley now: { $potion }.
    .you = A potion of yours lies in the Blind Alley now: { $potion }.
event-took-potion = { $seat } takes { $potion } from the Blind Alley.
    .you = You take { $potion } from the Blind Alley.
event-filched =
    { $potion ->
        [hidden] { $seat } filches a potion from { $rival-seat }.
       *[other] { $seat } filches { $potion } from { $rival-seat }.
    }
    .you =
        { $potion ->
            [hidden] You filch a potion from { $rival-seat }.
           *[other] You filch { $potion } from { $rival-seat }.
        }
    .to-you =
        { $potion ->
            [hidden] { $seat } filches a potion from you.
           *[other] { $seat } filches { $potion } from you.
        }
event-sprung = { $seat } filches { $potion } from { $rival-seat }. All see it, and it goes back to the pack.
    .you = You filch { $potion } from { $rival-seat }. All see it, and it goes back to the pack.
    .to-you = { $seat } filches { $potion } from you. All see it, and it goes back to the pack.
event-brewing = { $seat } brews { $herb } with { $special }.
    .you = You brew { $herb } with { $special }.
event-rolled =
    { $lucky ->
        [yes] The die shows { $number }, which counts as { $counts }.
       *[no] The die shows { $number }.
    }
event-brews-on = { $seat }’s brew needs more time: { $herb } with { $special }.
    .you = Your brew needs more time: { $herb } with { $special }.
event-brew-failed = { $seat }’s brew fails: { $herb } with { $special }.
    .you = Your brew fails: { $herb } with { $special }.
event-brewed =
    { $potion ->
        [hidden] { $seat } has brewed a potion of { $herb } with { $special }.
       *[other] { $seat } has brewed a potion of { $herb } with { $special }: { $potion }.
    }
    .you =
        { $potion ->
            [hidden] You have brewed a potion of { $herb } with { $special }.
           *[other] You have brewed a potion of { $herb } with { $special }: { $potion }.
        }
event-none-left =
    { $potion ->
        [hidden] { $seat } has brewed { $herb } with { $special }, but no such potion is left.
       *[other] { $seat } has brewed { $herb } with { $special }: { $potion }. But no such potion is left.
    }
    .you =
        { $potion ->
            [hidden] You have brewed { $herb } with { $special }, but no such potion is left.
           *[other] You have brewed { $herb } with { $special }: { $potion }. But no such potion is left.
        }
event-looked =
    { $potion ->
        [hidden] { $seat } looks at the formula of { $herb } with { $special }.
       *[other] { $seat } looks at the formula of { $herb } with { $special }: { $potion }.
    }
    .you =
        { $potion ->
            [hidden] You look at the formula of { $herb } with { $special }.
           *[other] You look at the formula of { $herb } with { $special }: { $potion }.
        }
event-won = { $seats } holds all three parts of the Elixir in round { $round } and wins the game.
    .you = You hold all three parts of the Elixir in round { $round } and win the game.
event-rounds-over =
    { $count ->
        [one] All { $round } rounds are over. { $seats } is nearest to the Elixir and wins the game.
       *[other] All { $round } rounds are over. { $seats } are equally near to the Elixir: a draw.
    }
    .you = All { $round } rounds are over. You are nearest to the Elixir and win the game.

## How a game went, at its end

account-brewed = Brewed: { $potion }
account-failed = Brews that failed
account-drunk = Potions drunk
account-formulas = Formulas looked up
account-wages = Gold from wages
account-found = Gold given or found
account-spent = Gold spent in shops
account-healers = Gold paid to the Healers
account-hired = Strangers hired
account-attacks = Strangers sent against others

# What a study counts, in its report.
group-brewed = Potions brewed
group-drunk = Potions drunk
group-bought = Ingredients bought
group-met = Strangers met
group-hired = Strangers hired
group-sent = Strangers sent

## Why something is not possible

refusal-over = The game is over.
refusal-chance-first = Something has to be drawn or rolled first.
refusal-not-a-choice = That is not for a player to choose.

refusal-asked-look = Not now: choose a formula to look at.
refusal-asked-earn = Not now: first you take your gold.
refusal-asked-heal = Not now: first decide whether you pay the Healers.
refusal-asked-move = Not now: first you move.
refusal-asked-arrive = Not now: first deal with the space where you are.
refusal-asked-hire = Not now: first decide whether to hire.
refusal-asked-face = Not now: first roll for the Stranger.
refusal-asked-walk = Not now: first choose how far you walk on.
refusal-asked-smash = Not now: first choose what is smashed.
refusal-asked-brew = Not now: it is time to brew, or to end your turn.
refusal-asked-gems = Not now: first add gems and roll.
refusal-asked-end = Not now: you have brewed, and your turn is about to end.

refusal-at-healers =
    { $count ->
        [0] First tell the Healers that you are well.
       *[other] The Healers let you go only when you have paid { $count } gold.
    }
refusal-not-your-lab = That lab is not yours ({ $place }).
refusal-not-ill = You go to the Healers only when you are cursed or mugged.
refusal-too-far = That is too far: { $place }. You can go { $count ->
        [one] 1 space
       *[other] { $count } spaces
    }.

refusal-not-at-lab = You can only shelve ingredients in your own lab.
refusal-not-carried = You carry no such ingredient: { $ingredient }.
refusal-shelf-full =
    { $count ->
        [one] House rule: your shelf has one space for { $ingredient }, and it is taken.
       *[other] House rule: your shelf has { $count } spaces for { $ingredient }, and they are taken.
    }
refusal-nothing-to-shelve = You have nothing, or only one thing, that your shelf can take.
refusal-not-at-shop = { $ingredient } is sold elsewhere: { $place }.
refusal-sold-out = The shop has none left: { $ingredient }.
refusal-too-dear = You cannot pay { $count } gold for { $ingredient }.
refusal-not-sweet = Only under { $potion } is anything free.
refusal-already-charmed = You have already taken something free this turn.
refusal-not-in-alley = You are not there: { $place }.
refusal-no-gold-there = There is no gold in the Blind Alley.
refusal-no-potion-there = That potion is not in the Blind Alley: { $potion }.
refusal-no-ingredient-there = That ingredient is not in the Blind Alley: { $ingredient }.

refusal-nothing-brews = Nothing is on your lab table yet.
refusal-table-taken = Something is brewing on your lab table already.
refusal-not-on-shelf = That is not on your shelf: { $ingredient }.
refusal-no-gem = A brew needs a gem, and there is none on your shelf.
refusal-gem-first = A brew needs at least one gem.
refusal-must-roll = What is on the table has to be rolled for.
refusal-no-look = Nobody shows you a formula now.

refusal-not-now = You can drink, send and filch once the first round has begun.
refusal-not-hired = You have not hired { MID($stranger) }.
refusal-no-such-rival = There is no such rival.
refusal-not-yourself = You cannot choose yourself.
refusal-not-filching = You can filch only under { $potion }.
refusal-already-filched = You have already filched this turn.
refusal-no-potions = { $rival-seat } has no potions to take.
refusal-undrinkable = That cannot be drunk: { $potion }.
refusal-no-such-potion = You do not hold that potion: { $potion }.

refusal-nothing-to-smash = There are no { $category } on that shelf.
refusal-just-arrived = You have only just come to the Healers: you can pay from your next turn on.
refusal-too-poor = You cannot pay the Healers { $count } gold.
refusal-must-meet = In the street a Stranger always comes.

## Why one might do something

reason-win = You hold all three parts: the end of this turn wins.
reason-pay = You can move again.
reason-safe-now = No attack on you succeeds while it lasts, not even this one.
reason-hire = You can send this Stranger against a rival in any of your turns.
reason-send-steal-gold =
    { $count ->
        [one] One roll in six costs { $rival-seat } half their gold.
       *[other] { $count } rolls in six cost { $rival-seat } half their gold.
    }
reason-send-steal-potion =
    { $count ->
        [one] One roll in six costs { $rival-seat } a potion.
       *[other] { $count } rolls in six cost { $rival-seat } a potion.
    }
reason-send-steal-ingredients =
    { $count ->
        [one] One roll in six costs { $rival-seat } everything they carry to their lab.
       *[other] { $count } rolls in six cost { $rival-seat } everything they carry to their lab.
    }
reason-send-mug =
    { $count ->
        [one] One roll in six sends { $rival-seat } to the Healers.
       *[other] { $count } rolls in six send { $rival-seat } to the Healers.
    }
reason-send-curse =
    { $count ->
        [one] One roll in six sends { $rival-seat } to the Healers.
       *[other] { $count } rolls in six send { $rival-seat } to the Healers.
    }
reason-send-smash =
    { $count ->
        [one] One roll in six empties a part of { $rival-seat }’s shelf.
       *[other] { $count } rolls in six empty a part of { $rival-seat }’s shelf.
    }
reason-send-burgle =
    { $count ->
        [one] One roll in six brings you an ingredient from { $rival-seat }’s shelf.
       *[other] { $count } rolls in six bring you an ingredient from { $rival-seat }’s shelf.
    }
reason-filch =
    { $count ->
        [0] { $rival-seat } has no potion to take.
        [one] { $rival-seat } holds one potion: it becomes yours.
       *[other] { $rival-seat } holds { $count } potions: one becomes yours.
    }
reason-drink-filching = In each turn it lasts, take a potion from a rival.
reason-drink-luck = Your brewing rolls count more.
reason-drink-prowess = More gold, from this turn on.
reason-drink-sweet-talking = Something free in each shop, and no attack on you succeeds.
reason-drink-speed = You get much farther in each move.
reason-look = You have not seen this formula yet.
reason-gem-safe =
    { $count ->
        [one] The brew can no longer fail: one roll in six succeeds at once.
       *[other] The brew can no longer fail: { $count } rolls in six succeed at once.
    }
reason-gem =
    { $count ->
        [one] One roll in six succeeds at once.
       *[other] { $count } rolls in six succeed at once.
    }
reason-brew-unknown = You will learn a formula you have not seen yet.
reason-brew-part = This makes a part that you lack: { $potion }.
reason-brew-potion = This makes { $potion }.
reason-take-part = A part of the Elixir that you lack.
reason-shelve = You brew from the shelf, and nobody in the street can rob it.
reason-to-shop = You have no { $category } for your next brew.
reason-to-brew = At home you can shelve everything and brew at once.
reason-to-lab = On the shelf your ingredients are safe from robbers.
reason-to-alley = Something lies there for whoever comes first.
reason-fire = Every brew needs a gem.
reason-for-part = It goes into a part that you lack: { $potion }.
reason-for-unknown = It goes into a brew whose formula you have not seen yet.

## The board in a terminal, and what kinds of move are called

board-kind-buy = Buy
board-kind-free = Take free
board-kind-shelve = Put on the shelf
board-kind-shelve-all = Shelve all
board-kind-take = Take ingredients
board-kind-take-potion = Take potions
board-kind-take-gold = Take one gold
board-kind-take-all-gold = Take all the gold
board-kind-take-everything = Take all
board-take-everything = Take everything in the Blind Alley
board-kind-brew = Brew
board-kind-add = Add a gem
board-kind-look = Look at a formula
board-kind-drink = Drink
board-kind-filch = Filch from
board-kind-send = Send a Stranger
board-kind-smash = Smash
board-kind-hire = Hire
board-kind-refuse = Do not hire
board-kind-face = Roll
board-kind-pay = Pay the Healers
board-kind-stay = Stay
board-kind-earn = Take your gold
board-kind-meet = Meet a Stranger
board-kind-roll = Roll
board-kind-done = Done
board-kind-end = End the turn
board-kind-move = Go to

board-round = Round { $round } of { $rounds }
board-pile = Gold pile: { $count }
board-strangers = Strangers nobody has met: { $count }
board-waiting = Next: { $strangers }
board-alley = Blind Alley ({ $at }): { $things }
board-place = { $place } ({ $at })
board-good = { $ingredient } { $price } gold ×{ $stock }
board-gem = { $ingredient } (worth { $value }) { $price } gold ×{ $stock }
board-wizard = wizard { $number }
board-gold = { $count } gold
board-nothing = nothing
board-line = { $who }: { $facts }
board-sheet = Formula sheet
board-pack = Left in the pack when you last looked: { $things }
board-may-all = ?
board-may-many = one of { $count }
board-brewed = brewed by { $who }
board-looked = seen by { $who }
board-none-left = (none left)
board-you = you
board-at = at { $place }
board-potions =
    { $count ->
        [0] no potions
        [one] 1 potion
       *[other] { $count } potions
    }
board-hand = potions: { $potions }
board-carries = carries: { $things }
board-shelf = shelf: { $things }
board-table = brewing: { $things } (gems worth { $value })
board-active =
    { $count ->
        [one] { $potion } (this turn)
       *[other] { $potion } ({ $count } turns)
    }
board-drunk = drunk: { $things }
board-hired = hired: { $strangers }
board-healing = owes the Healers { $count } gold
board-legend = 1 to 4 in brackets are wizards; R, B, G, Y labs, H Herbalist, J Jeweller, S Special Supplies, + Healers, A Blind Alley
board-marks = RBGYHJS+A
board-town = The town
board-owner = { $seat }’s
board-under = Under the pack
board-succeeds = on { $number } to 6
board-free = free
board-held = you hold { $count }
board-lasts =
    { $count ->
        [one] lasts one turn
       *[other] lasts { $count } turns
    }
board-turns-left =
    { $count ->
        [one] works until this turn ends
       *[other] works for { $count } turns
    }
board-left = { $count } of { $number } left in the pack when you last looked
board-left-most = at most { $count } of { $number } left in the pack
board-pile-name = Gold pile
board-pack-name = Strangers

## What things are, for players who ask

explain-lab = A lab. Only its own wizard may enter: there you put ingredients on your shelf and brew.
explain-shop = A shop. End your move here to buy as many cards as you can pay for.
explain-healers = The Healers. Whoever is cursed or mugged comes here, and leaves after paying.
explain-alley = The Blind Alley holds what was stolen. End your move here to take any or all of it.
explain-street = The street. Whoever ends a move here meets a Stranger.
explain-pile = You take your wage from this pile in each turn. Gold that is spent comes back to it.
explain-pack = Strangers whom nobody has met yet. Each stop in the street turns up the next one.
explain-die = The last roll, for a Stranger’s attack or for a brew.
explain-herbs = A herb. One herb and one special make a brew: together they point to a formula.
explain-specials = A special. One herb and one special make a brew: together they point to a formula.
explain-gems = A gem, worth { $value }. The more the gems of a brew are worth, the surer it is.
explain-price = Costs { $price } gold; the shop has { $stock } left.
explain-success = An attack succeeds on { $number } to 6.
explain-hire = Can be hired for { $count } gold and sent against a rival.

## The view’s fields
# web/src/lib/board/names.ts says what the attributes mean

field-variant = Variant
field-seat = Wizard
    .of = seat
field-phase = Phase
field-actor = Deciding
    .of = seat
field-player = On turn
    .of = seat
    .shown = no
field-round = Round
field-rounds = Round limit
    .shown = no
field-street = Street spaces
    .shown = no
field-places = Places
    .folded = yes
field-reachable = Within reach
    .of = place
field-goods = Shops
field-shelf = Shelf
    .of = ingredient
    .shown = inside
field-pile = Gold pile
    .zero = yes
field-alley = Blind Alley
field-unseen = Strangers not met yet
    .zero = yes
field-waiting = Next Strangers
    .of = stranger
    .folded = yes
field-strangers = Strangers
    .folded = yes
field-stranger = Stranger here
field-die = Die
field-kinds = Potions of the game
    .folded = yes
field-chart = Formula sheet
    .folded = yes
field-players = Wizards
field-winners = Winners
    .of = seat
field-place = At
field-kind = Kind
    .shown = no
field-at = On
    .of = place
field-ingredient = Ingredient
field-category = Shop
field-price = Price
field-value = Worth
    .zero = no
field-stock = In stock
field-gold = Gold
field-ingredients = Ingredients
field-potions = Potions
field-power = Does
field-success = Succeeds from
field-hire = Hire
field-potion = Potion
field-levels = Turns
field-number = Cards
field-herb = Herb
field-special = Special
field-brewed = Brewed
field-looked = Seen by
    .of = seat
field-may = May be
    .of = potion
field-gained = potion gained
field-lab = Lab
    .of = place
field-carried = Carries
    .of = ingredient
field-table = Brewing
    .of = ingredient
field-hand = Potions held
    .of = potion
field-active = Under the effect of
field-hired = Hired
    .of = stranger
field-healing = Owes the Healers
field-left = Turns left
