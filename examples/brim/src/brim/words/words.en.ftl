# Brim, English. Same ids and variables as words.fr.ftl.

title = Brim
tagline = Pour in secret, keep a straight face, and lift the lid at the right moment.
minutes = 5 to 10 minutes

variant-standard = Standard game
    .about = Two to four players. The first with { $corks ->
        [one] a cork
       *[other] { $corks } corks
    } wins.
option-corks = Corks to win
    .about = So many corks win the game.

## The rules

rules-01-goal =
    One cup stands in the middle, with a lid on it. It holds { $brim } drops. Everybody pours something into it, and nobody else sees what. Whoever lifts the lid when it is too full gets a cork; whoever lifts it too early gives the cork away.

    { $corks ->
        [one] A single cork wins the game.
       *[other] The first with { $corks } corks wins.
    }
    .heading = What it is about
rules-02-round =
    In a round everybody gets { $hand } cards. There are twenty: six of Dew (1 drop), six of Mint (2 drops), five of Plum (3 drops) and three of Ginger (4 drops). The others stay in the deck, unseen.

    On your turn you do one of two things:

    - Pour a card from your hand into the cup, facedown.
    - Lift the lid, if there is a card in the cup.

    Whoever has no card left must lift the lid.
    .heading = A round
rules-03-lid =
    When the lid is lifted, all cards in the cup are turned up and their drops are counted.

    - More than { $brim }: the cup overflows. The player who lifted the lid gets a cork.
    - { $brim } or fewer: it does not. The player who poured last gets a cork.

    Then all cards are shuffled and dealt anew. Of the two players, the one without the cork begins.
    .heading = Lifting the lid

figure-cup = Your own card in the cup lies open for you. Of the others you see only the backs.
figure-opened = The lid is off: ten drops, one too many. The second player lifted it and gets the cork.

tip-01 = You know your own drops. An average card is worth a little more than two.
tip-02 = A Dew that you keep lets you pour once more when the cup is nearly full.
tip-03 = Whoever pours without thinking may want you to believe that it was little.

## What is asked

prompt-over = The game is over.
prompt-chance = The cards are dealt.
prompt-first = { $you ->
    [yes] Pour a card into the empty cup.
   *[no] { $seat } pours the first card.
}
prompt-turn = { $you ->
    [yes] Pour a card, or lift the lid.
   *[no] { $seat } pours a card or lifts the lid.
}
prompt-empty = { $you ->
    [yes] You have no card left: lift the lid.
   *[no] { $seat } has no card left and lifts the lid.
}

move-pour = Pour { $card }
move-lift = Lift the lid
move-deal = { $card } is dealt
board-kind-pour = Pour a card
board-kind-lift = Lift the lid

event-round = New cards are dealt. { $seat } begins.
event-poured = { $card ->
    [hidden] { $seat } pours a card, facedown.
   *[other] { $seat } pours { $card }, facedown.
}
event-lifted = { $drops ->
    [one] { $seat } lifts the lid: { $cards }, one drop.
   *[other] { $seat } lifts the lid: { $cards }, { $drops } drops.
}
event-cork = { $seat } gets a cork.

refusal-over = The game is over.
refusal-cup-empty = The cup is empty: pour something first.
refusal-not-held = You hold no { $card }.
refusal-chance = Cards are dealt by chance.

## The fields of the view

field-seat = Player
    .of = seat
field-actor = Deciding
    .of = seat
field-brim = The cup holds
field-corks_to_win = Corks to win
field-deck = Cards in the deck
field-kinds = Kinds of card
    .folded = yes
field-count = Number
field-cup = The cup
field-card = Card
    .none = facedown
field-cards = Cards
    .of = card
field-opened = Opened last
field-lifter_seat = Lifted by
field-taker_seat = Cork for
field-drops = Drops
field-players = Players
field-corks = Corks
    .zero = yes
field-hand = Hand
    .of = card

## The board in the browser

brim-cup = The cup
brim-of = Your drops: { $drops }. The cup holds { $brim }.
brim-lid = Lift the lid
brim-facedown = a card of { $seat }, facedown
brim-mine = { $card }, poured by you
brim-empty = The cup is empty.
brim-opened = { $seat } lifted the lid: { $drops ->
    [one] one drop
   *[other] { $drops } drops
}, where { $brim } fit. A cork for { $taker-seat }.
brim-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
brim-corks = { $corks } of { $goal } corks
brim-about = { $drops ->
    [one] One drop.
   *[other] { $drops } drops.
} There are { $count } of these among { $total } cards.
