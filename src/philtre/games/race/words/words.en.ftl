# The Magical Race, English. Same ids and variables as words.fr.ftl.
# In the rules, one line is one paragraph or one item of a list; blank lines part them.

## The box

title = The Magical Race
tagline = Roam the wheel, brew what you find, and be the first to twenty coins.
minutes = 30 to 60 minutes

## Variants and options

variant-standard = Standard game
    .about = Two to four wizards, each for themselves, by the rules of the draft. The first to reach { $goal } coins wins.
variant-lively = Lively game
    .about = With two rules of our own: a wizard’s bag holds only so many resources, and whoever attacks gets what the target gives up.

option-rounds = Round limit
    .about = After this many rounds without a winner, the most coins win; if that is a tie, the worth of the potions held decides, then the number of resources.
option-carry = Bag
    .about = How many resources a wizard can carry; 0 is no limit. This rule is ours, not the draft’s. The smaller the bag, the more visits to the Market, and the more potions are used.
option-spoils = Spoils
    .about = What the target of an attack gives up goes to the attacker, as far as they can carry it. This rule is ours: in the draft it goes back to the piles.
option-even_rounds = Even rounds
    .about = When somebody reaches { $goal } coins, the round is finished, so that all have had the same number of turns. Then the most coins win.

## Resources

resource-flower =
    { $count ->
        [one] flower
       *[other] flowers
    }
resource-grass =
    { $count ->
        [one] grass
       *[other] grass
    }
resource-honey = honey
resource-wood = wood
resource-mushroom =
    { $count ->
        [one] mushroom
       *[other] mushrooms
    }
resource-black-rock =
    { $count ->
        [one] black rock
       *[other] black rocks
    }
resource-purple-crystal =
    { $count ->
        [one] purple crystal
       *[other] purple crystals
    }

## Places

at-market = the Market
from-market = the Market
to-market = the Market

notation =
    { $own-board ->
        [yes] The Market is in the middle. Four spokes lead outwards: n1 and n2 to the north, e1 and e2 to the east, s1 and s2 to the south, w1 and w2 to the west. Around them runs the ring, r0 to r15 clockwise, with r0 at the top. The spokes meet it at r0, r4, r8 and r12.
       *[no] The names of the spaces stand on the board.
    }

## What potions do

power-extra-roll = One more roll (Speed)
    .about = Drink it before a roll, or when a move has taken effect. You roll and move once more this turn. Drink as many as you like: each one gives another roll.
    .short = one more roll and move this turn
power-veil = Unseen (Invisibility)
    .about = Drink it before a roll. Until your next turn begins, negative spaces do nothing to you.
    .short = negative spaces do nothing to you
power-ward = Out of reach (Defence)
    .about = Drink it before a roll. Until your next turn begins, nobody can attack you.
    .short = nobody can attack you
power-second-roll = Roll again (Reroll)
    .about = Drink it right after a roll, before you move: roll the die again, and the new number counts. With several you may go on rolling.
    .short = roll the die again
power-leap = To any space (Teleport)
    .about = Use it before a roll. Move to any space of the board, the Market and occupied spaces included. The space itself has no effect on you. Then your turn goes on: you may use more potions, and when you roll you may leave by any path.
    .short = move to any space, then go on
power-exchange = Changing places (Swap)
    .about = Use it before a roll. You and another player, wherever they stand, change places and take over each other’s heading. Defence does not prevent it. The spaces have no effect. Then your turn goes on.
    .short = change places with another player
power-sting = A small attack (Poison)
    .about = Throw it at a player whom you meet: they give up { $poison ->
            [one] one resource
           *[other] { $poison } resources
        } of their own choice.
    .short = attack: the target gives up { $poison ->
            [one] one resource
           *[other] { $poison } resources
        }
power-crush = A large attack (Meteor)
    .about = Throw it at a player whom you meet: they give up { $meteor ->
            [one] one resource
           *[other] { $meteor } resources
        } of their own choice.
    .short = attack: the target gives up { $meteor ->
            [one] one resource
           *[other] { $meteor } resources
        }

## The rules

rules-01-goal =
    You are a wizard in a hurry to become rich. You travel the board by the throw of a die, pick up a resource where you stop, and in the Market you brew potions out of resources and sell them. Potions can also be used: to move further, to protect yourself, or against others.

    { $even-rounds ->
        [yes] Reach { $goal } coins: then the round is finished, and the most coins win.
       *[no] The first to reach { $goal } coins wins.
    }

    Everything lies open: all players see all resources, potions and coins. Only the die is a matter of luck.

    The rules are those of an unfinished draft, which shows no board. { $own-board ->
        [yes] The wheel is ours, and so are the answers to questions that the draft leaves open, the limit of rounds and the option Even rounds.
       *[no] The board and the potions of this table were loaded by its host. Ours are the answers to questions that the draft leaves open, the limit of rounds and the option Even rounds.
    } { $variant ->
        [lively] This table plays the lively game, which is ours too: by its options it adds a bag, spoils or both to the draft’s rules.
       *[other] The lively game, which adds a bag and spoils, is ours too.
    }
    .heading = What it is about

rules-02-board =
    { $own-board ->
        [yes] The board is a wheel. In the middle is the Market. Four spokes of two spaces lead outwards: n1 and n2 to the north, and likewise e, s and w to the east, south and west. Around them runs a ring of 16 spaces, r0 to r15, clockwise from the north. The spokes meet the ring at r0, r4, r8 and r12: these four are junctions.
       *[no] This table plays on another board, { board-title }. It has { $spaces } spaces, the Market included; the board shows what lies where and which paths join them. Where more than two paths meet is a junction.
    }

    There are seven resources: flowers, grass, honey, wood, mushrooms, black rocks and purple crystals.{ $own-board ->
        [yes] { " " }The only purple crystal and the only wood lie on the ring.
       *[no] { "" }
    }

    Most spaces show a resource. Some are negative: they take resources or a potion from you.
    .heading = The board

rules-03-setup =
    All wizards start in the Market, with no coins, no resources and no potions. Seat 1 begins, and turns go round in the order of seats. Whoever opens the table chooses who sits where, or has all seats drawn by lot.

    Resources, potions and coins never run out. Any number of wizards may stand on the same space.
    .heading = Setting up

rules-04-turn =
    A turn usually runs like this:

    - Before the roll you may use potions: Speed, Invisibility, Defence, Teleport, Swap, and Poison or Meteor against players on your space.
    - Roll the die.
    - If you have a Reroll, you may drink it now and roll again.
    - Move as many spaces as the die says. On the way you may attack players whom you meet.
    - The space where your move ends takes effect.
    - If Speed gave you another roll, all this happens once more. You may also drink a Speed now, at the end of a move.

    Outside the Market you must roll. If your turn begins in the Market, you may spend the whole turn there instead of all this.
    .heading = Your turn

rules-05-moving =
    Your wizard has a heading: they keep going the way they were going and never turn round, not in a later turn either.

    At a junction you choose any path except the one you came by. When your turn begins in the Market, or after a Teleport, you may take any path.

    The Market counts as one space. When your move would lead on through it, you may stop there instead and lose the rest of that roll. If you pass through, you leave by any path except the one you came by.

    Where there is only one way to go, the program moves your wizard on by itself.
    .heading = Moving

rules-06-spaces =
    Only the space where a move ends takes effect. Spaces you pass over, and spaces you come to by Teleport or Swap, do nothing.

    - Resource: you gain one of it.
    - –1 or –2 resources: you give up that many, of your own choice.
    - –1 potion: you give up a potion of your own choice.
    - Market: your move ends, and you may sell potions.

    If you have fewer than you should give up, you give up what you have.

    { $carry ->
        [0] You may carry any number of resources, potions and coins.
       *[other] You can carry { $carry } resources. If you gain one more, you give up one of your own choice. Potions and coins do not count.
    }
    .heading = The spaces

rules-07-market =
    If your turn begins in the Market, you may spend the whole turn there. It must come before any potion is used. Craft and sell as many potions as you like, in any order, then end your turn. You may also do nothing at all.

    To craft a potion, pay its two resources. Crafting is possible only in such a turn.

    To sell a potion, hand it back and gain the coins it is worth. You may sell whenever you are in the Market in your own turn: when you have just arrived, and before you roll to leave, too. If you only pass through, you sell nothing.

    When you arrive and Speed still owes you a roll, you may use it or let it go. You stay in the Market until you choose to roll. While you are there, nobody can attack you, and you can attack nobody.

    Coins are never lost, and there is nothing to buy with them.
    .heading = In the Market

rules-08-recipes =
    { $own-board ->
        [yes]
            - Speed: flower and grass, worth 2 coins
            - Invisibility: flower and honey, worth 2 coins
            - Defence: wood and honey, worth 3 coins
            - Reroll: mushroom and grass, worth 2 coins
            - Teleport: black rock and purple crystal, worth 4 coins
            - Swap: mushroom and purple crystal, worth 3 coins
            - Poison: mushroom and grass, worth 2 coins
            - Meteor: black rock and wood, worth 4 coins

            Poison and Reroll cost the same: when you craft, you say which you want.
       *[no] The recipes and prices come from the content that was loaded for this table. The list of recipes beside the board has them.
    }

    A potion that is used is gone. Except for attacks, you may use as many potions in a turn as you like, even if one adds nothing: a second Defence does not last longer than the first.
    .heading = Potions and what they cost

rules-09-attacks =
    You meet a player when your move takes you onto their space, whether you end there or only pass. You also meet those who stand on your space before you roll. It does not matter which way either of you is heading.

    Each time you meet a player, you may throw one Poison or one Meteor at them, not both. If several players stand on the space, each is a meeting of its own. Then your move goes on to its end. If you end your move with somebody and have another roll to make, that is a new meeting, before that roll.

    The target gives up { $poison ->
        [one] one resource
       *[other] { $poison } resources
    } to a Poison and { $meteor } to a Meteor, one by one, of their own choice; if they have fewer, all they have. { $spoils ->
        [yes] { $carry ->
            [0] You get them.
           *[other] You get them, as far as you can carry them; the rest goes back to the piles.
        }
       *[no] They go back to the piles.
    } You may attack a player who has none, but it does nothing.

    You cannot attack a player under Defence, or in the Market. An attack comes before the space where you end takes effect.
    .heading = Attacks

rules-10-leaps =
    Teleport and Swap are used before a roll, and your turn then goes on as usual.

    After a Teleport to an occupied space you may attack those who stand there. After a Swap, you and the other player do not count as having met, even if you stood on the same space.

    With a Swap each takes the other’s heading. A player who has none, in the Market or after a Teleport, hands none over: whoever takes that place may leave by any path.

    If Teleport or Swap brings you into the Market during your turn, you may sell there, but you cannot craft this turn. You may roll and leave, or end your turn there and craft in the next one. A player whom your Swap puts into the Market may craft in their next turn.
    .heading = Teleport and Swap

rules-11-end =
    { $even-rounds ->
        [yes] When somebody has { $goal } coins, the round is finished. Then the most coins win.
       *[no] Whoever reaches { $goal } coins wins at once, in the middle of a turn too.
    }

    If nobody has won after { $rounds } rounds, the most coins win. If players are level, the worth of the potions in hand decides, then the number of resources in hand. If they are still level, they share a draw. The last round is announced.
    .heading = The end

rules-12-options =
    - Round limit: how many rounds are played at most. Usually 200, here { $rounds }.
    - Even rounds: reaching { $goal } coins does not end the game at once. The round is finished, and then the most coins win, with the same tie-breaks as at the round limit. It takes away any advantage of starting. { $even-rounds ->
        [yes] On at this table.
       *[no] Usually off.
    }
    - Bag, in the lively game only: how many resources you can carry: 6, 8 or 10, or 0 for no limit. Usually 8.
    - Spoils, in the lively game only: what the target of an attack gives up goes to the attacker. Usually yes; if not, it goes back to the piles.
    .heading = Options

## What the figures of the rules show

figure-wheel = The wheel: the Market in the middle, four spokes, and the ring. The red ring marks spaces that take something.
figure-headings = The first wizard came from r3 and has rolled a 3. They cannot turn back: their move may end where the board is lit.
figure-bag = What a wizard has: seven resources, two potions, and six coins on the way to twenty.
figure-recipes = In the Market: the potions that can be crafted with the resources at hand are lit.
figure-swap = A Swap: the two wizards change places, and each takes the other’s heading.

## Tips

tip-01 =
    { $own-board ->
        [yes] Count your steps before you leave the Market: a round trip out along one spoke, a quarter of the ring and back along the next is ten steps, three turns on average.
       *[no] Count your steps before you leave the Market, and plan the way back: you cannot turn round.
    }
tip-02 =
    { $own-board ->
        [yes] Black rocks, purple crystals and wood make the dearest potions. But for the black rock beside the Market they lie on the ring, between the spaces that take something from you.
       *[no] Look for the resources of the dearest potions, and for the spaces that take something beside them.
    }
tip-03 = A visit to the Market costs about two turns: the one that ends there, and the one spent crafting. But what you have brewed is safe from –1 and –2 spaces and from attacks.
tip-04 = You may stop in the Market even if the die says more. So on a spoke, heading home, every roll that is high enough brings you in.
tip-05 = You need not sell before the visit that wins. Keep one potion of each kind for its use on the way: only a –1 potion space can take a potion from you.
tip-06 = A Reroll is worth most when the roll would end on a –2 space and you carry something.
tip-07 = { $spoils ->
    [yes] { $carry ->
        [0] Attack when the target is on the way home with a full load: what they give up is yours.
       *[other] Attack when the target is on the way home with a full bag and yours has room: what they give up is yours.
    }
   *[no] Attack when the target carries just enough to win, or carries much and has little to spare: what they give up they must find again.
}
tip-08 = Give up what you have to spare, not what is cheap: keep the pairs that make a potion.
tip-09 = Swap with a player who has come to the Market with enough to win: you arrive, and they have to come home again.
tip-10 = A Teleport into the Market brings a load home from anywhere: sell what you have brewed, end your turn there, and craft in the next.
tip-11 = Defence lasts until your next turn begins. Drink it when you carry much and others are close behind or about to cross your way.
tip-12 =
    { $own-board ->
        [yes] With 16 or more coins, one Meteor or Teleport { $even-rounds ->
            [yes] reaches the goal
           *[no] ends the game
        }. The others know it too: expect company on your way home.
       *[no] When one potion in hand would reach the goal, the others know it too: expect company on your way home.
    }

## Moves

move-roll = Roll the die
move-keep = Keep the roll and move
move-pass = Go on without attacking
move-stop = Stop in the Market
move-stay = End the turn here, in the Market
move-trade = Spend the turn in the Market, crafting and selling
move-done = End the turn
move-drink = Drink { $potion }
move-craft = Craft { $potion }
move-sell = Sell { $potion }
move-spill = Give up { $potion }
move-give = Give up { $resource }
move-throw = Throw { $potion } at { $seat }
move-swap = Change places with { $seat }
move-teleport = Teleport to { $to }
move-go = Go on to { $to }
move-die = The die shows { $face }

## What is asked

prompt-over = The game is over.
prompt-chance = The die is rolled.
prompt-before =
    { $potions ->
        [yes] { $you ->
            [yes] You may use potions, and then roll the die.
           *[no] { $seat } may use potions, and then rolls the die.
        }
       *[no] { $you ->
            [yes] Roll the die.
           *[no] { $seat } rolls the die.
        }
    }
prompt-market =
    { $potions ->
        [yes] { $you ->
            [yes] You may spend the turn in the Market, or sell and use potions and roll the die.
           *[no] { $seat } may spend the turn in the Market, or sell and use potions and roll the die.
        }
       *[no] { $you ->
            [yes] You may spend the turn in the Market, or roll the die and leave.
           *[no] { $seat } may spend the turn in the Market, or roll the die and leave.
        }
    }
prompt-leave =
    { $potions ->
        [yes] { $you ->
            [yes] You may sell and use potions, and then roll the die or end your turn in the Market.
           *[no] { $seat } may sell and use potions, and then rolls the die or ends the turn in the Market.
        }
       *[no] { $you ->
            [yes] Roll the die, or end your turn in the Market.
           *[no] { $seat } rolls the die or ends the turn in the Market.
        }
    }
prompt-rolled =
    { $you ->
        [yes] You have rolled a { $face }: keep it, or drink a potion to roll again?
       *[no] { $seat } has rolled a { $face }: keep it, or drink a potion to roll again?
    }
prompt-move =
    { $steps ->
        [one] { $you ->
            [yes] Choose where to go: you have one step left.
           *[no] { $seat } chooses a path, with one step to go.
        }
       *[other] { $you ->
            [yes] Choose where to go: you have { $steps } steps left.
           *[no] { $seat } chooses a path, with { $steps } steps to go.
        }
    }
prompt-passing =
    { $steps ->
        [one] { $you ->
            [yes] You come through the Market with one step left: stop here, or choose a path?
           *[no] { $seat } comes through the Market with one step left: stop here, or choose a path?
        }
       *[other] { $you ->
            [yes] You come through the Market with { $steps } steps left: stop here, or choose a path?
           *[no] { $seat } comes through the Market with { $steps } steps left: stop here, or choose a path?
        }
    }
prompt-meet =
    { $you ->
        [yes] You meet somebody: attack, or go on?
       *[no] { $seat } meets somebody: attack, or go on?
    }
prompt-give =
    { $count ->
        [one] { $you ->
            [yes] You must give up one resource: which?
           *[no] { $seat } must give up one resource: which?
        }
       *[other] { $you ->
            [yes] You must give up { $count } resources, one by one: which is next?
           *[no] { $seat } must give up { $count } resources, one by one: which is next?
        }
    }
prompt-spill =
    { $count ->
        [one] { $you ->
            [yes] You must give up one potion: which?
           *[no] { $seat } must give up one potion: which?
        }
       *[other] { $you ->
            [yes] You must give up { $count } potions, one by one: which is next?
           *[no] { $seat } must give up { $count } potions, one by one: which is next?
        }
    }
prompt-after =
    { $you ->
        [yes] You may drink a potion for one more roll, or end your turn.
       *[no] { $seat } may drink a potion for one more roll, or end the turn.
    }
prompt-arrived =
    { $speed ->
        [yes] { $you ->
            [yes] You may sell potions, drink one for one more roll, or end your turn.
           *[no] { $seat } may sell potions, drink one for one more roll, or end the turn.
        }
       *[no] { $you ->
            [yes] You may sell potions, or end your turn.
           *[no] { $seat } may sell potions, or end the turn.
        }
    }
prompt-trade =
    { $you ->
        [yes] Craft, sell, or end your turn.
       *[no] { $seat } is trading: craft, sell, or end the turn.
    }

## What happened

event-turn = Round { $round }: { $seat }
    .you = Round { $round }: you
event-last-round = Round { $round } is the last one: after it, the most coins win.
event-rolled = { $seat } rolls a { $face }.
    .you = You roll a { $face }.
event-moved = { $seat } moves from { $from } to { $to }.
    .you = You move from { $from } to { $to }.
event-arrived = { $seat } stops in the Market.
    .you = You stop in the Market.
event-stayed = { $seat } stays in the Market.
    .you = You stay in the Market.
event-gained = { $seat } gains { $count } { $resource }.
    .you = You gain { $count } { $resource }.
    .again = { $count } { $resource }
event-trapped =
    { $count ->
        [one] On { $at }, { $seat } must give up one resource.
       *[other] On { $at }, { $seat } must give up { $count } resources.
    }
    .you =
        { $count ->
            [one] On { $at }, you must give up one resource.
           *[other] On { $at }, you must give up { $count } resources.
        }
    .brief =
        { $count ->
            [one] must give up one resource on { $at }
           *[other] must give up { $count } resources on { $at }
        }
event-jinxed =
    { $count ->
        [one] On { $at }, { $seat } must give up one potion.
       *[other] On { $at }, { $seat } must give up { $count } potions.
    }
    .you =
        { $count ->
            [one] On { $at }, you must give up one potion.
           *[other] On { $at }, you must give up { $count } potions.
        }
    .brief =
        { $count ->
            [one] must give up one potion on { $at }
           *[other] must give up { $count } potions on { $at }
        }
event-unseen = { $seat } is invisible: { $at } takes nothing.
    .you = You are invisible: { $at } takes nothing.
event-gave = { $seat } gives up { $count } { $resource }.
    .you = You give up { $count } { $resource }.
    .again = { $count } { $resource }
event-gave-to = { $seat } gives { $count } { $resource } to { $to-seat }.
    .you = You give { $count } { $resource } to { $to-seat }.
    .to-you = { $seat } gives { $count } { $resource } to you.
event-nothing-to-give = { $seat } has no resource to give up.
    .you = You have no resource to give up.
event-nothing-to-spill = { $seat } has no potion to give up.
    .you = You have no potion to give up.
event-spilled =
    { $count ->
        [one] { $seat } gives up { $potion }.
       *[other] { $seat } gives up { $potion }, { $count } times.
    }
    .you =
        { $count ->
            [one] You give up { $potion }.
           *[other] You give up { $potion }, { $count } times.
        }
event-drank = { $seat } drinks { $potion }.
    .you = You drink { $potion }.
event-teleported = { $seat } uses { $potion } and goes from { $from } straight to { $to }.
    .you = You use { $potion } and go from { $from } straight to { $to }.
event-swapped = { $seat } uses { $potion } on { $other-seat }: { $seat } goes to { $to }, { $other-seat } to { $from }.
    .you = You use { $potion } on { $other-seat }: you go to { $to }, { $other-seat } to { $from }.
    .to-you = { $seat } uses { $potion } on you: { $seat } goes to { $to }, you to { $from }.
event-attacked =
    { $count ->
        [one] { $seat } throws { $potion } at { $other-seat }, who must give up one resource.
       *[other] { $seat } throws { $potion } at { $other-seat }, who must give up { $count } resources.
    }
    .you =
        { $count ->
            [one] You throw { $potion } at { $other-seat }, who must give up one resource.
           *[other] You throw { $potion } at { $other-seat }, who must give up { $count } resources.
        }
    .to-you =
        { $count ->
            [one] { $seat } throws { $potion } at you: you must give up one resource.
           *[other] { $seat } throws { $potion } at you: you must give up { $count } resources.
        }
event-trading = { $seat } spends the turn in the Market.
    .you = You spend the turn in the Market.
event-crafted = { $seat } crafts { $potion }.
    .you = You craft { $potion }.
    .again = { $potion }
event-sold =
    { $coins ->
        [one] { $seat } sells { $potion } for one coin: { $total } in all.
       *[other] { $seat } sells { $potion } for { $coins } coins: { $total } in all.
    }
    .you =
        { $coins ->
            [one] You sell { $potion } for one coin: { $total } in all.
           *[other] You sell { $potion } for { $coins } coins: { $total } in all.
        }
event-reached = { $seat } has { $total } coins. The round is finished, and then the most coins win.
    .you = You have { $total } coins. The round is finished, and then the most coins win.
event-won =
    { $count ->
        [one] { $seats } wins the game.
       *[other] { $seats } win the game.
    }
    .you = You win the game.
event-drawn = { $seats } are level in coins, potions and resources: a draw between them.

## How a game went, at its end

account-coins = Coins from { $potion }
account-crafted = Potions crafted
account-used = Potions used
account-lost = Potions lost
account-gathered = Resources gained
account-given-up = Resources given up

# What a study counts, in its report.
group-potion = Potions crafted
group-potion-sold = Potions sold
group-potion-used = Potions used
group-potion-lost = Potions lost

## Why something is not possible

refusal-over = The game is over.
refusal-die-first = The die has to be rolled first.
refusal-not-a-choice = That is not for a player to choose.
refusal-roll-first = That is not asked now: use a potion, or roll the die.
refusal-keep-first = First decide whether you keep your roll.
refusal-go-first = First choose the path that you take.
refusal-meet-first = First decide whether you attack.
refusal-give-first = First choose a resource to give up.
refusal-spill-first = First choose a potion to give up.
refusal-done-first = Your move is over: drink a potion for one more roll, or end the turn.
refusal-trade-first = You are spending this turn in the Market: craft, sell, or end the turn.

refusal-no-potion = You have no potion of this kind: { $potion }.
refusal-no-resource = You have none of this to give up: { $resource }.
refusal-too-late-before = This potion can only be used before a roll: { $potion }.
refusal-too-late-speed = This potion can only be drunk before a roll or after a move: { $potion }.
refusal-too-late-reroll = This potion can only be drunk right after a roll, before you move: { $potion }.
refusal-nothing-to-reroll = There is no roll yet to do over: { $potion }.
refusal-nothing-rolled = You have not rolled yet.
refusal-no-roll-left = You have no roll left this turn.
refusal-roll-duty = Outside the Market you must roll.

refusal-no-such-player = There is no player { $number } in this game.
refusal-not-yourself = You cannot choose yourself.
refusal-not-in-contact = You are not on the same space as { $other-seat }.
refusal-peace-in-market = Nobody can attack or be attacked in the Market.
refusal-shielded = Defence protects { $other-seat } from attacks until their next turn.
refusal-contact-used = You have no further attack on { $other-seat } at this meeting.

refusal-no-turning-round = You came from { $to }, and you may not turn round.
refusal-not-beside = No path leads from here to { $to }.
refusal-stop-in-market = You can cut a move short only when you come through the Market.

refusal-nothing-asked = Nobody asks you to give anything up now.
refusal-not-in-market = You can craft only in the Market, in a turn that you begin there.
refusal-sell-in-market = You can sell only in the Market.
refusal-trade-begins = First choose to spend the turn in the Market; then you can craft.
refusal-no-trade-now = It is too late to spend this turn in the Market: you have used a potion, or you only came in this turn. You may still sell.
refusal-trading = You are spending this turn in the Market, so you do not roll.
refusal-cost = You need { $resources } for this potion: { $potion }.
refusal-stay-by-trading = To stay, spend the turn in the Market; you need not craft or sell anything.
refusal-stay-instead = To end your turn here without rolling, choose to stay.

## Why one might want it: the end of a line that names the move

reason-enough = what you carry sells for enough to reach { $goal } coins
reason-reaches = reaches { $goal } coins
reason-secure =
    { $coins ->
        [one] what you carry sells for one coin, which nobody can take from you
       *[other] what you carry sells for { $coins } coins, which nobody can take from you
    }
reason-sell = a potion can be lost, a coin cannot
reason-gather = what you carry makes too little yet for a turn spent here
reason-craft =
    { $coins ->
        [one] part of the best use of your resources, one coin in all
       *[other] part of the best use of your resources, { $coins } coins in all
    }
reason-home = the shortest way to the Market, where you reach { $goal } coins
reason-hurry = you carry enough for { $goal } coins and are home sooner
reason-last-find = leads to { $resource }, the last thing you need for { $goal } coins
reason-completes =
    { $coins ->
        [one] leads to { $resource }, which adds one coin to what your load makes
       *[other] leads to { $resource }, which adds { $coins } coins to what your load makes
    }
reason-finds = leads to { $resource }, which may be of use later
reason-spare = you can spare it: your load makes as many coins without it
reason-cheapest = of your potions, it is worth the least
reason-bad-roll = another roll would probably lead to a better space
reason-hunted = { $other-seat } is close enough to attack you
reason-robs = costs { $other-seat } more finds, and so turns
reason-stops = { $other-seat } carries enough to win, and then would not any more
reason-swap = brings you and your load into the Market, and takes the other away from it

## The board in a terminal, and what kinds of move are called

board-kind-roll = Roll the die
board-kind-trade = Spend the turn in the Market
board-kind-stay = Stay in the Market
board-kind-drink = Drink a potion
board-kind-craft = Craft a potion
board-kind-sell = Sell a potion
board-kind-spill = Give up a potion
board-kind-give = Give up a resource
board-kind-throw = Throw a potion at somebody
board-kind-swap = Change places with somebody
board-kind-teleport = Teleport to a space
board-kind-go = Choose a path step by step
board-kind-done = End the turn

board-round = { $name }, round { $round } of { $rounds }
board-last-round = { $name }, round { $round }: the last one
board-market = Market
board-letter-flower = F
board-letter-grass = G
board-letter-honey = H
board-letter-wood = W
board-letter-mushroom = M
board-letter-black-rock = R
board-letter-purple-crystal = C
board-lose-resources = -{ $number }
board-lose-potions = -{ $number }p
board-legend-resources = lose resources
board-legend-potions = lose a potion
board-legend-players = players
board-legend-reachable = the move may end here
board-you = you
board-coins = { $count } of { $goal } coins
board-on = on { $at }
board-in-market = in the Market
board-heading = towards { $to }
board-any-way = any path
board-recipes-name = Potions and their recipes
board-worth = { $count } { $count ->
    [one] coin
   *[other] coins
}
board-contact = within reach of an attack
board-unseen = invisible
board-shielded = defended
board-resources = resources: { $list }
board-potions = potions: { $list } (worth { $worth })
board-nothing = empty-handed
board-thing = { $number } { $name }
board-potion = { $number } × { $name }
board-walk =
    { $effect ->
        [market] To the Market
        [nothing] To { $to }: nothing to lose there
        [lose-resources] { $count ->
            [one] To { $to }: give up one resource
           *[other] To { $to }: give up { $count } resources
        }
        [lose-potions] { $count ->
            [one] To { $to }: give up one potion
           *[other] To { $to }: give up { $count } potions
        }
       *[resource] To { $to }: { $resource }
    }
board-walk-by = by { $by }
board-walk-meets = meeting { $other-seats }
board-sell-all = Sell all { $count } potions, for { $worth } coins
board-steps = Steps left: { $steps }
board-rolled = Rolled: { $face }. Steps left: { $steps }.
board-ways = Where the paths lead: { $list }
board-rolls = Rolls still to make this turn: { $rolls }.
board-recipes = Potions, their worth in coins, and their cost (*: both resources at hand)
board-recipe = { $potion } ({ $worth }): { $resources }
board-bag = bag { $number }/{ $carry }
board-ready = both resources at hand

## What things are, for players who ask

explain-resource = A move that ends here gains one of this: { $resource }.
explain-market = The Market. A turn that begins here may be spent crafting and selling potions. A move that ends here lets you sell. Nobody attacks here.
explain-lose-resources =
    { $count ->
        [one] A move that ends here costs you one resource of your choice.
       *[other] A move that ends here costs you { $count } resources of your choice.
    }
explain-lose-potions =
    { $count ->
        [one] A move that ends here costs you one potion of your choice.
       *[other] A move that ends here costs you { $count } potions of your choice.
    }
explain-recipe =
    { $coins ->
        [one] Crafted from { $resources }; sells for one coin.
       *[other] Crafted from { $resources }; sells for { $coins } coins.
    }
explain-uses = Needed for: { $potions }.
explain-bag = A bag holds { $carry } resources. If you gain one more, you give up one of your choice. Potions and coins do not count.

## The view’s fields
# web/src/lib/board/names.ts says what the attributes mean

field-variant = Variant
field-seat = Wizard
    .of = seat
field-phase = Phase
field-actor = Deciding
    .of = seat
field-round = Round
field-rounds = Round limit
    .shown = no
field-last_round = Last round
field-player = On turn
    .of = seat
    .shown = no
field-rolls = Rolls left
field-die = Die
field-steps = Steps left
field-reachable = Within reach
    .of = at
field-ways = Paths
    .shown = no
field-routes = Routes
    .shown = no
field-giver = Giving up
    .of = seat
field-owed = Pieces to give up
field-goal = Coins to win
field-spoils = Spoils
field-carry = Most resources
field-even_rounds = Even rounds
field-spaces = Spaces
field-players = Wizards
field-recipes = Recipes
    .folded = yes
field-to = To
field-ends = Ends
field-path = Path
    .of = at
field-meets = Meets
    .of = seat
field-effect = Effect
field-id = Space
    .of = at
field-kind = Kind
field-resource = Resource
field-count = Number
field-column = Column
    .shown = no
field-row = Row
    .shown = no
field-beside = Beside
    .shown = no
field-at = At
field-came = Came from
    .of = at
    .shown = no
field-ahead = Heading for
    .of = at
field-coins = Coins
field-resources = Resources
field-potions = Potions
field-worth = Potions’ worth
    .zero = no
field-unseen = unseen
field-shielded = shielded
field-in_contact = in contact
field-potion = Potion
field-power = Does
field-cost = Cost
    .of = resource
field-within_reach = within reach

kind-market = Market
kind-resource = gives
kind-lose-resources = lose resources
kind-lose-potions = lose potions
