# Toil and Trouble, English. Same ids and variables as words.fr.ftl.
# In the rules, one line is one paragraph or one item of a list; blank lines part them.

## The box

title = Toil and Trouble
tagline = Brew potions to order, sell them for gold, or drink them and make trouble.
minutes = 20 to 60 minutes

## Variants and options

variant-standard = Standard game
    .about = Two to four alchemists, each for themselves. The first to earn { $goal } gold is High Alchemist.

option-rounds = Round limit
    .about = After this many rounds the game ends, and the most gold wins.
option-even_rounds = Finish the round
    .about = When somebody reaches { $goal } gold, the round is played to its end, so that all have had the same number of turns; then the most gold wins. Fairer to those who sit later.
option-memory = Notes
    .about = The table shows you what you could have noted: cards you have seen in other hands, Orders you have foreseen, what was in hands at a reshuffle. Without it you have to remember them.

## Effects

effect-teleportation = Teleportation
    .about = Swap hands with another player.
    .short = swap hands with a player
effect-clairvoyance = Clairvoyance
    .about = Look at another player’s hand. You may then exchange up to two of your cards for as many of theirs, one after the other, shown to all. A card that was just exchanged does not change hands again.
    .short = see a hand, exchange up to 2 cards
effect-haste = Haste
    .about = You may add one more ingredient from your hand to each of your cauldrons that holds fewer than { $limit }.
    .short = add 1 more to each cauldron
effect-growth = Growth
    .about = Add as many ingredients from your hand to your cauldrons as the potion has with this effect, and one more; all of them, if you hold fewer. Split them as you like. The limit of { $limit } does not hold.
    .short = add X + 1 cards to your cauldrons
effect-transmutation = Transmutation
    .about = You may move up to three ingredients between your cauldrons.
    .short = move up to 3 between your cauldrons
effect-combustion = Combustion
    .about = Empty one cauldron of another player, of your choice.
    .short = empty a player’s cauldron
effect-theft = Theft
    .about = You may move up to two ingredients from another player’s cauldrons to yours.
    .short = steal up to 2 from a player’s cauldrons
effect-corrosion = Corrosion
    .about = Discard as many ingredients from another player’s cauldrons as the potion has with this effect, your choice; all of them, if there are fewer.
    .short = discard X from a player’s cauldrons
effect-invisibility = Invisibility
    .about = Until your next turn begins nobody can aim an effect at you.
    .short = nobody can aim at you for a round
effect-gilding = Gilding
    .about = Your next sale earns 2 gold more, if you make it by the end of your next turn.
    .short = 2 more gold for a sale next turn
effect-paralysis = Paralysis
    .about = Another player skips their next Potions phase.
    .short = a player skips a Potions phase
effect-prophecy = Prophecy
    .about = Look at the next two Orders of the stack that is being drawn. You may put one of them in place of an Order in play, which goes under that stack. What you do not take goes back on top in the same order.
    .short = see 2 Orders, you may swap one in
effect-nausea = Nausea
    .about = You do not gather at the end of this turn.
    .short = harm: no gathering this turn
effect-clumsiness = Clumsiness
    .about = Discard one ingredient, of your choice, from each of your other cauldrons.
    .short = harm: lose 1 from each other cauldron
effect-generosity = Generosity
    .about = Each other player, clockwise from your left, takes one card at random from your hand while you have any, shown to all. You gather that many fewer this turn.
    .short = harm: each player takes a card of yours
effect-sloth = Sloth
    .about = In your next Brewing phase you may add to or dump one cauldron only.
    .short = harm: brew in one cauldron next turn

## The rules

rules-01-goal =
    You run a magic shop, and so do the others. People order potions; you gather ingredients, throw them into your cauldrons and sell what comes out. Or you drink it yourself, for every potion works magic, and some of it makes trouble for your rivals.

    { $even-rounds ->
        [yes] Earn { $goal } gold: then the round is played to its end, and the most gold wins.
       *[no] The first to earn { $goal } gold wins.
    }
    .heading = What it is about

rules-02-cards =
    There are { $cards } ingredient cards: { $kinds } ingredients{ $copies ->
        [0] { "" }
       *[other] , { $copies } of each
    }. Each ingredient carries { $carried ->
        [0] some of the { $effect-count } effects
       *[other] { $carried } effects out of { $effect-count }
    }. An effect’s cost says how many ingredients with it a potion must hold to have it. One ingredient counts for all of its effects.

    - A cost that is a number: with that many ingredients the potion has the effect, once, however many more there are.
    - A cost of X: with any number of ingredients, even one, the potion has the effect, and their number is its power. { $x-least ->
        [1] { "" }
       *[other] In this deck it takes at least the number behind the X.
    }

    Harms are effects that hurt whoever drinks them. All others are boons.

    Order cards say which effects a potion must have, and what it is worth. Where an Order names a number behind an effect with X, the potion must have at least that power. There are { $basic-orders } Basic Orders, worth { $basic-least } to { $basic-most } gold, and { $special-orders } Special ones, worth { $special-least } to { $special-most }.

    { $own-deck ->
        [yes] What is the rulebook’s and what is ours: the rules of play, the numbers of cards, the gold to win and Teleportation come from the rulebook, which shows no other card. The other effects, the ingredients and the Orders are philtre’s own, and so are the answers to what the rulebook leaves open. Another deck can be loaded in their place.
       *[no] What is the rulebook’s and what is not: the rules of play come from the rulebook; the cards are those of the deck that was loaded for this table. Answers to what the rulebook leaves open are philtre’s own, and so are the texts of all effects but Teleportation.
    }
    .heading = Ingredients, effects, Orders

rules-03-setup =
    The program sets everything up. Twice as many Basic Orders as there are players make a facedown stack, and as many Special ones make another; the rest is set aside unseen. The top four Basic Orders are laid open: these are in play.

    Each player is dealt { $hand } ingredient cards and has three empty cauldrons. Hands are secret, but how many cards somebody holds is open. Cauldrons and discards are open to all.

    The host chooses who begins, or has it drawn; play goes clockwise.
    .heading = Setting up

rules-04-turn =
    Your turn has four phases: Bubbling, Brewing, Potions, Gathering.

    In the Bubbling phase, Invisibility that you drank earlier ends.

    In the Brewing phase you may deal with each of your three cauldrons once, in any order, in one of these ways:

    - Add one ingredient from your hand, if the cauldron holds fewer than { $limit }.
    - Dump it: all its ingredients are discarded. A cauldron that you have dumped takes no new ingredient for the rest of the turn, whatever you drink.

    A cauldron that you do not touch stays as it is. When you have done what you want, go on.
    .heading = Your turn, and brewing

rules-05-selling =
    In the Potions phase you may sell one potion, drink one, or do neither. A cauldron whose ingredients make no effect yet can be neither sold nor drunk.

    To sell a potion, it must have all the effects that an Order in play wants. Other effects it has do not matter, and do not happen. You keep the Order card, earn its gold, and the potion’s ingredients are discarded. A new Order comes into its place: a Basic one while there are any, then a Special one. When both stacks are used up, the place stays empty.

    Then you go on to Gathering.
    .heading = Selling

rules-06-drinking =
    If you drink a potion, all its effects must be resolved: first the harms, then the boons, each group in the order you choose. What says “may” is your choice; the rest happens even if you would rather it did not. An effect with X is resolved at its full power: that of the whole potion, as it was when you drank it. An effect that finds nobody to aim at, or nothing to work on, does nothing.

    The cauldron is empty as soon as you drink, and may receive ingredients again. The ingredients you drank are out of play until all effects are resolved, and are discarded then. Only Brewing and Haste know the limit of { $limit } ingredients.

    An effect that needs another player can be aimed at anybody who is not invisible. If there is only one such player, or only one thing to choose, you are not asked.

    Then you go on to Gathering.
    .heading = Drinking

rules-07-gathering =
    Draw ingredient cards until you hold { $hand }. If you hold { $hand } or more, you draw none and keep what you have.

    When the deck runs out, the discards are shuffled and become the new deck. If there are no discards either, you gather no more.
    .heading = Gathering

rules-08-effects =
    The boons, with their costs:

    { $cost-teleportation ->
        [0] { "" }
       *[other] - { effect-teleportation } ({ $cost-teleportation }): { effect-teleportation.about }
    }
    { $cost-clairvoyance ->
        [0] { "" }
       *[other] - { effect-clairvoyance } ({ $cost-clairvoyance }): { effect-clairvoyance.about }
    }
    { $cost-haste ->
        [0] { "" }
       *[other] - { effect-haste } ({ $cost-haste }): { effect-haste.about }
    }
    { $cost-growth ->
        [0] { "" }
       *[other] - { effect-growth } ({ $cost-growth }): { effect-growth.about }
    }
    { $cost-transmutation ->
        [0] { "" }
       *[other] - { effect-transmutation } ({ $cost-transmutation }): { effect-transmutation.about }
    }
    { $cost-combustion ->
        [0] { "" }
       *[other] - { effect-combustion } ({ $cost-combustion }): { effect-combustion.about }
    }
    { $cost-theft ->
        [0] { "" }
       *[other] - { effect-theft } ({ $cost-theft }): { effect-theft.about }
    }
    { $cost-corrosion ->
        [0] { "" }
       *[other] - { effect-corrosion } ({ $cost-corrosion }): { effect-corrosion.about }
    }
    { $cost-invisibility ->
        [0] { "" }
       *[other] - { effect-invisibility } ({ $cost-invisibility }): { effect-invisibility.about }
    }
    { $cost-gilding ->
        [0] { "" }
       *[other] - { effect-gilding } ({ $cost-gilding }): { effect-gilding.about }
    }
    { $cost-paralysis ->
        [0] { "" }
       *[other] - { effect-paralysis } ({ $cost-paralysis }): { effect-paralysis.about }
    }
    { $cost-prophecy ->
        [0] { "" }
       *[other] - { effect-prophecy } ({ $cost-prophecy }): { effect-prophecy.about }
    }

    The harms:

    { $cost-nausea ->
        [0] { "" }
       *[other] - { effect-nausea } ({ $cost-nausea }): { effect-nausea.about }
    }
    { $cost-clumsiness ->
        [0] { "" }
       *[other] - { effect-clumsiness } ({ $cost-clumsiness }): { effect-clumsiness.about }
    }
    { $cost-generosity ->
        [0] { "" }
       *[other] - { effect-generosity } ({ $cost-generosity }): { effect-generosity.about }
    }
    { $cost-sloth ->
        [0] { "" }
       *[other] - { effect-sloth } ({ $cost-sloth }): { effect-sloth.about }
    }
    .heading = The effects

rules-09-lingering =
    Invisibility, Gilding, Paralysis and Sloth last beyond the turn. They are shown in front of the player they bear on, with one of the potion’s ingredients that has the effect as a reminder, set aside when all of the potion is resolved: the first of them that reminds of nothing else. It goes to the discards when the effect ends. If no ingredient is left to remind of an effect, it lasts all the same.

    - Invisibility ends when its player’s next turn begins.
    - Gilding ends with the sale it gilds, or with its player’s next turn.
    - Paralysis ends with the Potions phase that is skipped.
    - Sloth ends with its player’s next Brewing phase.

    A second one of the same kind on the same player takes the place of the first.
    .heading = Effects that last

rules-10-prophecy =
    Prophecy looks at the Basic stack while it has cards, and at the Special one after that. With one card left it sees one; with none it does nothing.

    An Order that Prophecy puts under a stack was seen by all, so all know where it lies. An Order that goes back on top is known only to those who have seen it.
    .heading = Prophecy and the stacks

rules-11-memory =
    What you have seen you may note. If you have looked at a hand, or swapped yours for another, you know some of what that player holds until it is played: it is yours to remember, also when the hand is swapped on to somebody else. Cards that change hands in the open are known to all.

    When the discards are shuffled into a new deck, everybody can work out what all hands together hold. From then on everybody sees how many cards of each hand were held since before that shuffle, and whether a card that leaves a hand is one of them. Of equal cards, the one held longest leaves first. This knowledge is ours: the rulebook gives it to nobody.

    { $memory ->
        [yes] The table shows you all this as your notes.
       *[no] This table is played without notes: you must remember all this.
    }
    .heading = What you may know

rules-12-end =
    { $even-rounds ->
        [yes] When somebody has { $goal } gold, the round is played to its end. Then the most gold wins, and the winner is High Alchemist.
       *[no] The game ends at once when somebody has { $goal } gold: they are High Alchemist.
    }

    The game also ends when no Order is left in play, or after { $rounds } rounds, a limit of ours that the host can change. Then the most gold wins; if players are level, the one who needed fewer Orders; if they are level there too, they share the win.
    .heading = The end

## What the figures of the rules show

figure-orders = Four Orders in play: the effects that each wants, and its gold.
figure-desk = Your three cauldrons and your hand while brewing. Below each cauldron stands what it makes, and what is missing for an Order.
figure-ready = The first potion has all the effects that Stage-Fright Draught wants, so it may be sold now. A full dot stands for each ingredient that has the effect, an empty one for what it still needs.
figure-drinking = A potion that is being drunk: the effects that are still to be resolved, in the order that you choose.
figure-lasting = Effects that last are shown with the player they bear on, each with an ingredient as a reminder.

## Tips

tip-01 = Look for ingredients that serve two Orders at once. With several effects on each card, a cauldron often comes close to several Orders by itself.
tip-02 = A hand that fits no Order in play will not get better by waiting. Throw it into a spare cauldron and dump that: you draw as many new cards as you play.
tip-03 = You may add to all three cauldrons each turn. Three cards played are three new cards gathered; with a full hand, a turn without brewing draws nothing.
tip-04 = Look at the other cauldrons before the Potions phase. If somebody is one card short of a dear Order, Combustion, Theft or Corrosion may be worth more than your own small sale.
tip-05 = Drink for Gilding the turn before a sale that is ready: two gold more is often the difference between a Basic and a Special Order.
tip-06 = Harms come first. With Nausea and Haste in one potion you brew more, but gather nothing: keep cards in hand for it.
tip-07 = Before you drink for Clairvoyance or Teleportation, brew away the cards you do not want. What you keep in hand is what the other gets.
tip-08 = Invisibility guards a costly potion for one round. Drink it while the other cauldron is almost ready.
tip-09 = With two players the Special Orders come from the first sale on. { $own-deck ->
    [yes] Prepare for three effects in one potion.
   *[no] See what they want before you fill your cauldrons.
}
tip-10 = Growth knows no limit of { $limit }. It fills a cauldron for an Order in one go, and empties your hand for new cards.
tip-11 = After a reshuffle you know what went into the new deck: the discards were open. Count on those effects.

## Moves

move-done = Go on
move-dump = Cauldron { $cauldron }: dump it
move-add = Cauldron { $cauldron }: add { $ingredient }
    .effects = Cauldron { $cauldron }: add { $ingredient } ({ $effects })
move-sell = Sell cauldron { $cauldron }: { $order }
    .value = Sell cauldron { $cauldron }: { $order }, worth { $value } gold
move-drink = Drink cauldron { $cauldron }
    .effects = Drink cauldron { $cauldron }: { $effects }
move-resolve = Resolve { $effect }
move-target = Aim at { $seat }
move-burn = Burn their cauldron { $cauldron }
move-drop = Cauldron { $cauldron }: discard { $ingredient }
    .effects = Cauldron { $cauldron }: discard { $ingredient } ({ $effects })
move-corrode = Their cauldron { $cauldron }: discard { $ingredient }
    .effects = Their cauldron { $cauldron }: discard { $ingredient } ({ $effects })
move-give = Give { $ingredient }
    .effects = Give { $ingredient } ({ $effects })
move-take = Take { $ingredient }
    .effects = Take { $ingredient } ({ $effects })
move-move = Move { $ingredient } from cauldron { $from } to { $to }
    .effects = Move { $ingredient } ({ $effects }) from cauldron { $from } to { $to }
move-steal = Steal { $ingredient } from their cauldron { $from } into yours, number { $to }
    .effects = Steal { $ingredient } ({ $effects }) from their cauldron { $from } into yours, number { $to }
move-bring = Bring { $order } into play
    .value = Bring { $order } into play, worth { $value } gold
move-replace = In place of { $order }
    .value = In place of { $order }, worth { $value } gold
move-card = Card drawn: { $ingredient }
move-order = Order drawn: { $order }

## What is asked

prompt-over = The game is over.
prompt-chance = A card is drawn.
prompt-brew =
    { $you ->
        [yes] Brew: add one ingredient to each cauldron, or dump it, in any order. Then go on.
       *[no] { $seat } brews: one ingredient for each cauldron, in any order.
    }
prompt-potions =
    { $you ->
        [yes] You may sell a potion, drink one, or go on.
       *[no] { $seat } may sell a potion, drink one, or go on.
    }
prompt-resolve =
    { $you ->
        [yes] Choose which effect to resolve next.
       *[no] { $seat } chooses which effect to resolve next.
    }
prompt-target =
    { $you ->
        [yes] Choose whom to aim { $effect } at.
       *[no] { $seat } chooses whom to aim { $effect } at.
    }
prompt-haste =
    { $you ->
        [yes] Haste: you may add one more ingredient to each cauldron, in any order. Then go on.
       *[no] Haste: { $seat } may add one more ingredient to each cauldron.
    }
prompt-grow =
    { $you ->
        [yes] { $count ->
            [one] Growth: add one more ingredient to any cauldron.
           *[other] Growth: add { $count } more ingredients to any cauldrons.
        }
       *[no] { $count ->
            [one] Growth: { $seat } adds one more ingredient to any cauldron.
           *[other] Growth: { $seat } adds { $count } more ingredients to any cauldrons.
        }
    }
prompt-move =
    { $you ->
        [yes] { $count ->
            [one] Transmutation: you may move one more ingredient between your cauldrons.
           *[other] Transmutation: you may move up to { $count } ingredients between your cauldrons.
        }
       *[no] { $count ->
            [one] Transmutation: { $seat } may move one more ingredient between cauldrons.
           *[other] Transmutation: { $seat } may move up to { $count } ingredients between cauldrons.
        }
    }
prompt-burn =
    { $you ->
        [yes] Combustion: choose which of { $target-seat }’s cauldrons burns.
       *[no] Combustion: { $seat } chooses which of { $target-seat }’s cauldrons burns.
    }
prompt-steal =
    { $you ->
        [yes] { $count ->
            [one] Theft: you may take one more ingredient from { $target-seat }’s cauldrons.
           *[other] Theft: you may take up to { $count } ingredients from { $target-seat }’s cauldrons.
        }
       *[no] { $count ->
            [one] Theft: { $seat } may take one more ingredient from { $target-seat }’s cauldrons.
           *[other] Theft: { $seat } may take up to { $count } ingredients from { $target-seat }’s cauldrons.
        }
    }
prompt-corrode =
    { $you ->
        [yes] { $count ->
            [one] Corrosion: discard one more ingredient from { $target-seat }’s cauldrons.
           *[other] Corrosion: discard { $count } ingredients from { $target-seat }’s cauldrons.
        }
       *[no] { $count ->
            [one] Corrosion: { $seat } discards one more ingredient from { $target-seat }’s cauldrons.
           *[other] Corrosion: { $seat } discards { $count } ingredients from { $target-seat }’s cauldrons.
        }
    }
prompt-drop =
    { $you ->
        [yes] Clumsiness: discard an ingredient from your cauldron { $cauldron }.
       *[no] Clumsiness: { $seat } discards an ingredient from cauldron { $cauldron }.
    }
prompt-give =
    { $you ->
        [yes] { $count ->
            [one] Clairvoyance: you may give { $target-seat } one more card in exchange for another.
           *[other] Clairvoyance: you may give { $target-seat } a card in exchange for another, up to { $count } times.
        }
       *[no] { $count ->
            [one] Clairvoyance: { $seat } may give { $target-seat } one more card in exchange for another.
           *[other] Clairvoyance: { $seat } may give { $target-seat } a card in exchange for another, up to { $count } times.
        }
    }
prompt-take =
    { $you ->
        [yes] Clairvoyance: take a card from { $target-seat }’s hand.
       *[no] Clairvoyance: { $seat } takes a card from { $target-seat }’s hand.
    }
prompt-bring =
    { $you ->
        [yes] Prophecy: you may bring one of the Orders you have seen into play.
       *[no] Prophecy: { $seat } may bring one of the Orders seen into play.
    }
prompt-replace =
    { $you ->
        [yes] Prophecy: choose the Order that goes under the stack.
       *[no] Prophecy: { $seat } chooses the Order that goes under the stack.
    }

## What happened

event-dealt = You are dealt { $ingredient }.
event-drew = You draw { $ingredient }.
event-gathers =
    { $count ->
        [one] { $seat } gathers { $count } card.
       *[other] { $seat } gathers { $count } cards.
    }
    .you =
        { $count ->
            [one] You gather { $count } card.
           *[other] You gather { $count } cards.
        }
event-no-gathering = { $seat } feels sick and gathers nothing.
    .you = You feel sick and gather nothing.
event-reshuffled =
    { $count ->
        [one] The deck is empty: the discards, { $count } card, become the new deck.
       *[other] The deck is empty: the discards, { $count } cards, are shuffled into a new deck.
    }
event-order = New Order in place { $place }: { $order }.
    .brief = { "" }
event-turn = Round { $round }: { $seat }
    .you = Round { $round }: you
event-visible = { $seat } can be seen again.
    .you = You can be seen again.
event-added = { $seat } adds { $ingredient } to cauldron { $cauldron }.
    .you = You add { $ingredient } to cauldron { $cauldron }.
    .again = { $ingredient } to cauldron { $cauldron }
event-dumped = { $seat } dumps cauldron { $cauldron }: { $ingredients }.
    .you = You dump cauldron { $cauldron }: { $ingredients }.
event-skipped = { $seat } is paralysed and skips the Potions phase.
    .you = You are paralysed and skip the Potions phase.
    .brief = is paralysed and skips the Potions phase
event-sold = { $seat } sells cauldron { $cauldron } as { $order } for { $gold } gold: { $total } in all.
    .you = You sell cauldron { $cauldron } as { $order } for { $gold } gold: { $total } in all.
event-drank = { $seat } drinks cauldron { $cauldron }: { $effects }.
    .you = You drink cauldron { $cauldron }: { $effects }.
event-effect = { $effect } takes effect.
    .brief = { $effect }:
event-nothing = { $effect } does nothing this time.
    .brief = does nothing this time
event-swapped = { $seat } and { $target-seat } swap hands.
    .you = You and { $target-seat } swap hands.
    .to-you = { $seat } swaps hands with you.
event-looked =
    { $ingredients ->
        [hidden] { $seat } looks at { $target-seat }’s hand.
       *[other] { $seat } looks at { $target-seat }’s hand: { $ingredients }.
    }
    .you =
        { $ingredients ->
            [hidden] You look at { $target-seat }’s hand.
           *[other] You look at { $target-seat }’s hand: { $ingredients }.
        }
    .to-you =
        { $ingredients ->
            [hidden] { $seat } looks at your hand.
           *[other] { $seat } looks at your hand: { $ingredients }.
        }
event-gave = { $seat } gives { $target-seat } { $ingredient }.
    .you = You give { $target-seat } { $ingredient }.
    .to-you = { $seat } gives you { $ingredient }.
event-took = { $seat } takes { $ingredient } from { $target-seat }.
    .you = You take { $ingredient } from { $target-seat }.
    .to-you = { $seat } takes { $ingredient } from you.
event-moved = { $seat } moves { $ingredient } from cauldron { $from } to cauldron { $to }.
    .you = You move { $ingredient } from cauldron { $from } to cauldron { $to }.
    .again = { $ingredient } from cauldron { $from } to cauldron { $to }
event-burnt = { $seat } burns { $target-seat }’s cauldron { $cauldron }: { $ingredients }.
    .you = You burn { $target-seat }’s cauldron { $cauldron }: { $ingredients }.
    .to-you = { $seat } burns your cauldron { $cauldron }: { $ingredients }.
event-stole = { $seat } steals { $ingredient } from { $target-seat }’s cauldron { $from } into cauldron { $to }.
    .you = You steal { $ingredient } from { $target-seat }’s cauldron { $from } into cauldron { $to }.
    .to-you = { $seat } steals { $ingredient } from your cauldron { $from } into cauldron { $to }.
event-corroded = { $seat } dissolves { $ingredient } in { $target-seat }’s cauldron { $cauldron }.
    .you = You dissolve { $ingredient } in { $target-seat }’s cauldron { $cauldron }.
    .to-you = { $seat } dissolves { $ingredient } in your cauldron { $cauldron }.
    .again = { $ingredient } in { $target-seat }’s cauldron { $cauldron }
event-dropped = { $seat } spills { $ingredient } out of cauldron { $cauldron }.
    .you = You spill { $ingredient } out of cauldron { $cauldron }.
    .again = { $ingredient } out of cauldron { $cauldron }
event-parted = { $target-seat } takes { $ingredient } from { $seat }’s hand.
    .you = { $target-seat } takes { $ingredient } from your hand.
    .to-you = You take { $ingredient } from { $seat }’s hand.
event-invisible = { $seat } becomes invisible.
    .you = You become invisible.
event-gilded = { $seat } gilds the next sale.
    .you = You gild your next sale.
event-gilding-lost = { $seat }’s gilding wears off unused.
    .you = Your gilding wears off unused.
event-paralysed = { $seat } paralyses { $target-seat }, who will skip a Potions phase.
    .you = You paralyse { $target-seat }, who will skip a Potions phase.
    .to-you = { $seat } paralyses you: you will skip a Potions phase.
event-slothful = { $seat } will brew in one cauldron only next turn.
    .you = You will brew in one cauldron only next turn.
event-nauseous = { $seat } will gather nothing this turn.
    .you = You will gather nothing this turn.
event-foresaw =
    { $orders ->
        [hidden] { $seat } looks at the next Orders: { $count } of them.
       *[other] { $seat } looks at the next Orders ({ $count }): { $orders }.
    }
    .you =
        { $orders ->
            [hidden] You look at the next Orders: { $count } of them.
           *[other] You look at the next Orders ({ $count }): { $orders }.
        }
event-brought = { $seat } brings { $order } into play.
    .you = You bring { $order } into play.
event-replaced = { $seat } puts { $order } under the stack.
    .you = You put { $order } under the stack.
event-no-orders = No Order is left in play.
event-rounds-over = The last round is over.
event-won = { $seat } wins with { $gold } gold.
    .you = You win with { $gold } gold.
event-shared = { $seats } share the win with { $gold } gold each.

## How a game went, at its end

account-orders = Gold from { $order }
account-drunk = Potions drunk
account-added = Ingredients brewed
account-dumped = Cauldrons dumped
account-attacks = Attacks on others’ cauldrons and turns

# What a study counts, in its report.
group-effect = Effects
group-order = Orders sold

## Why something is not possible

refusal-over = The game is over.
refusal-chance-first = First a card must be drawn.
refusal-not-a-choice = That is drawn by chance, not chosen.
refusal-brew-first = First finish brewing: add to your cauldrons, dump them, or go on.
refusal-potions-first = Brewing is over: sell a potion, drink one, or go on.
refusal-resolve-first = First choose which effect of the potion to resolve next.
refusal-target-first = First choose whom to aim the effect at.
refusal-haste-first = First add one more ingredient to your cauldrons, or go on.
refusal-grow-first = First add the ingredients that Growth makes you add.
refusal-move-first = First move ingredients between your cauldrons, or go on.
refusal-burn-first = First choose the cauldron that burns.
refusal-steal-first = First take ingredients from the other’s cauldrons, or go on.
refusal-corrode-first = First choose an ingredient in the other’s cauldrons to discard.
refusal-drop-first = First choose an ingredient of your cauldron to discard.
refusal-give-first = First give a card in exchange, or go on.
refusal-take-first = You have given a card: now take one for it.
refusal-bring-first = First choose the Order that comes into play, or go on.
refusal-replace-first = First choose the Order in play that makes room.
refusal-other-cauldron = Now it is about cauldron { $cauldron }.
refusal-added = Cauldron { $cauldron } already got its ingredient: one for each cauldron.
refusal-dumped = You have dumped cauldron { $cauldron } this turn: it takes no new ingredient before your next turn.
refusal-empty-cauldron = Cauldron { $cauldron } is empty: there is nothing to dump.
refusal-not-in-hand = You do not hold { $ingredient }.
refusal-cauldron-full =
    { $count ->
        [one] Cauldron { $cauldron } already holds { $count } ingredient; no more can be added now.
       *[other] Cauldron { $cauldron } already holds { $count } ingredients; no more can be added now.
    }
refusal-nothing-brewed = Cauldron { $cauldron } is empty.
refusal-no-effect = What is in cauldron { $cauldron } has no effect yet: it can be neither sold nor drunk.
refusal-not-ordered = Nobody orders { $order } at the moment.
refusal-lacks = The potion in cauldron { $cauldron } lacks something for { $order }: { $effects }.
refusal-harms-first = { $effect } has to wait: harms are resolved before boons.
refusal-no-such-effect = { $effect } is not among the effects that are still to be resolved.
refusal-yourself = You cannot aim an effect at yourself.
refusal-no-such-player = There is no player { $number } to aim at.
refusal-cannot-see = { $target-seat } is invisible: nobody can aim at them.
refusal-nothing-there = Their cauldron { $cauldron } is empty: choose another one.
refusal-not-foreseen = { $order } is not among the Orders that you have foreseen.
refusal-not-in-play = { $order } is not in play.
refusal-no-exchange = There is no card left to exchange.
refusal-just-taken = You have just taken { $ingredient }: it cannot go back.
refusal-just-given = You have just given { $ingredient }: it cannot come back.
refusal-not-in-their-hand = { $ingredient } is not in that hand.
refusal-same-cauldron = Choose two different cauldrons.
refusal-not-there = There is no { $ingredient } in cauldron { $cauldron }.

## The board in a terminal, and what kinds of moves are called

board-kind-add = Add an ingredient
board-kind-sell = Sell a potion
board-kind-drink = Drink a potion
board-kind-move = Move an ingredient
board-kind-steal = Steal an ingredient
board-kind-corrode = Discard one of theirs
board-kind-drop = Discard one of yours
board-kind-give = Give a card
board-kind-take = Take a card
board-kind-bring = Bring an Order into play
board-kind-replace = Take an Order out of play
board-kind-dump = Dump the cauldron
board-kind-done = Go on

board-round = Round { $round } of { $rounds }. { $goal } gold wins.
board-round-even = Round { $round } of { $rounds }. With { $goal } gold the round is finished, then the most gold wins.
board-orders = Orders in play (more to come: { $basic } Basic, { $special } Special)
board-order = { $gold } gold  { $order }: { $wants }
board-want = { $effect } { $count }
board-no-order = no Order here
board-foreseen = You foresee: { $orders }
board-noted = You know of the { $stack } stack, from the top: { $orders }
board-stack-basic = Basic
board-stack-special = Special
board-player = { $name }: { $gold } gold, cards in hand: { $hand }, Orders sold: { $sold }
board-you = you
board-lingering-invisibility = invisible until their next turn
board-lingering-gilding = next sale gilded, 2 gold more
board-lingering-paralysis = will skip a Potions phase
board-lingering-sloth = will brew in one cauldron only
board-hand-own = Your hand
board-orders-name = Orders in play
board-stacked-basic = Basic Orders
board-stacked-special = Special Orders
board-pays = Pays { $count } gold
board-order-ready = Ready in cauldron { $cauldrons }
board-wanted = wanted
board-cauldron-name = Cauldron { $number }
board-deed-dump = Dump
board-deed-drink = Drink
board-token = { $effect }: { $count } of { $cost }
board-token-active = { $effect }: active
board-token-power = { $effect }: active, power { $count }
board-gold = { $count } of { $goal } gold
board-holds = Cards in hand: { $count }
board-sold = Orders sold: { $count }
board-lasting-invisibility = unseen
board-lasting-gilding = +2 gold
board-lasting-paralysis = no potions
board-lasting-sloth = one cauldron
board-in-words = In words
board-drinks = { $seat } drinks
board-aimed = Aimed at { $seat }
board-effect-done = done
board-effect-now = now
board-effect-next = to come
board-known = you know they hold: { $cards }
board-held-over =
    { $count ->
        [one] { $count } card held since before the last reshuffle
       *[other] { $count } cards held since before the last reshuffle
    }
board-pool = Held since before the last reshuffle, by the others together: { $cards }
board-cauldron = { $number }: { $cards }
board-cauldron-empty = empty
board-has = Has: { $effects }
board-brewing = Brewing: { $effects }
board-sells = Sells as { $order }
board-lacks = For { $order }: { $missing }
board-missing = { $count } more { $effect }
board-hand = Your hand (an effect’s cost in brackets, * if an Order in play wants it)
board-their-hand = { $seat }’s hand
board-hand-empty = no card
board-card = { $cards }: { $effects }
board-effect = { $effect } ({ $cost })
board-drink = Being drunk: { $cards }. Still to come: { $effects }
board-drink-last = Being drunk: { $cards }. Nothing is left to come.
board-piles = Deck: { $deck }. Discards: { $discards }.

## Reasons, behind a move that a hint names

reason-wins = reaches { $goal } gold and wins
reason-earns = earns { $gold } gold: { $total } in all
reason-completes = completes { $order }
reason-nearer =
    { $count ->
        [one] brings { $order } nearer: one more would do
       *[other] brings { $order } nearer: { $count } more to go
    }
reason-clears = no Order in play wants it: out of your hand, it makes room for another
reason-ready = a potion already makes { $order }
reason-blocked = no Order in play can be met any more with what is in it
reason-drink = nobody has ordered it: its effects are all it can give
reason-leader = { $target-seat } has the most gold of the others
reason-spoils = keeps { $target-seat } from selling { $order }

## The view’s fields
# web/src/lib/board/names.ts says what the attributes mean

field-seat = Alchemist
    .of = seat
field-phase = Phase
field-actor = Deciding
    .of = seat
field-player = On turn
    .of = seat
    .shown = no
field-turn = Turn
    .shown = no
field-round = Round
field-rounds = Round limit
    .shown = no
field-goal = Gold to win
field-even_rounds = Finish the round
field-cauldron = Cauldron
field-brewed = Cauldrons added to
field-dumped = Cauldrons dumped this turn
field-left = Left to do
field-players = Alchemists
field-orders = Orders
    .of = order
    .none = empty
field-stacks = Stacks of Orders
field-foreseen = Foreseen
    .of = order
field-brought = Coming into play
    .of = order
field-drink = Being drunk
field-deck = Deck
    .zero = yes
field-discards = Discards
    .folded = yes
field-held_over = Held since the reshuffle
    .folded = yes
    .zero = no
field-costs = Costs of effects
    .folded = yes
field-gold = Gold
field-sold = Orders sold
    .of = order
field-hand = Cards in hand
field-cards = Cards
field-known = Known
    .of = order
field-cauldrons = Cauldrons
field-lingering = Lasting
field-ingredient = Ingredient
field-count = Number
field-effects = Effects
    .of = effect
field-number = Number
field-size = Holds
field-effect = Effect
field-cost = needs
field-variable = or more
field-active = active
field-order = Order
field-missing = Missing
field-kind = Kind
field-value = Gold
field-wants = Wants
field-least = at least
field-todo = Still to come
    .of = effect
field-target = Aimed at
    .of = seat

kind-basic = Basic
kind-special = Special
