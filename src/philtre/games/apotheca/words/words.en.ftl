# Apotheca, English. Same ids and variables as words.fr.ftl.
# In the rules, one line is one paragraph or one item of a list; blank lines part them.

## The box

title = Apotheca
tagline = Hide potions, stir the market, line up three of a colour.
minutes = 30 minutes

## Variants and options

variant-standard = Standard game
    .about = Two or three players each for themselves, or four in two teams. The first side to satisfy three apothecaries wins.
variant-solo = Solo
    .about = You alone against a market that keeps filling up. Score as much as you can while there is room for another tile, and see which title you earn.
variant-master = Master of the Market
    .about = One master, at seat 1, against one to three apprentices. The master decrees a colour that nobody else may score, and wins with one match of each colour; the apprentices win with three satisfied apothecaries between them.

seating-standard =
    { $seats ->
        [2] Seat 1 begins, with a single action in the first turn. The two facedown tiles point to seat 2.
        [3] Seat 1 begins, with a single action in the first turn. Seat 3 holds the Extra Action token.
       *[other] Seat 1 begins, with a single action in the first turn. Seats 1 and 3 are team A, seats 2 and 4 team B.
    }
seating-master =
    { $seats ->
        [2] Seat 1 is the master, who begins; seat 2 is the apprentice.
       *[other] Seat 1 is the master, who begins; all other seats are apprentices.
    }

option-first_game = First game
    .about =
        { $own-box ->
            [yes] The five apothecaries that the rulebook names for a first game are dealt before all others: Benedetto, Corvidus, Imogen, Merten and The Porter King.
           *[no] The apothecaries that this table’s content names for a first game are dealt before all others.
        }
option-own_restock = Restock for yourself
    .about = A house rule: you restock until { $facedown } facedown tiles point to you, however many of the others’ lie there. Not in solo.
option-turns = Turn limit
    .about = After this many turns, all players’ turns counted together, the game is a draw. A win in the very last turn still counts.

## Colours, gems, potions

colour-ruby = red
colour-sapphire = blue
colour-topaz = yellow

gem-ruby =
    { $count ->
        [one] ruby
       *[other] rubies
    }
gem-sapphire =
    { $count ->
        [one] sapphire
       *[other] sapphires
    }
gem-topaz =
    { $count ->
        [one] topaz
       *[other] topazes
    }

potion-ruby = red potion
potion-sapphire = blue potion
potion-topaz = yellow potion

## Places

station-ruby = ruby station
station-sapphire = sapphire station
station-topaz = topaz station
station-deck = apothecary deck

towards-left = to the left
towards-right = to the right
towards-up = upwards
towards-down = downwards

notation = A space is named by its column and its row: columns a to d from the left, rows 1 to 4 from the top. So a1 is the top left corner and d4 the bottom right one.

## Powers

power-chained-charge = Chained Charge
    .about = Choose two adjacent tiles. One moves to an empty space adjacent to it, and the other follows into the space it left.
    .short = One tile steps, its neighbour follows
power-double-dive = Double Dive
    .about = Choose two tiles that are not adjacent (touching at a corner is fine). Each moves one space up, down, left or right, the two in different directions, to two different spaces that were both empty beforehand. Both must move.
    .short = Two tiles step in different directions
power-faithful-float = Faithful Float
    .about = Choose an inner line: row 2, row 3, column b or column c. All its tiles shift one space along it, either way; a tile pushed out at one end comes back in at the other.
    .short = Shift an inner row or column by one
power-flickering-flip = Flickering Flip
    .about = Swap two adjacent tiles. Two face-up tiles of one colour will not do, as nothing would change.
    .short = Swap two adjacent tiles
power-genie-juggle = Genie Juggle
    .about = Choose two adjacent tiles. Move one of them to an empty space adjacent to the other.
    .short = A tile hops around its neighbour
power-gully-glide = Gully Glide
    .about = Move a tile one, two or three spaces along its row or column, to an empty space. It may pass over other tiles.
    .short = Move a tile along its row or column
power-lucky-leap = Lucky Leap
    .about = Move a tile exactly two or three spaces in a straight line, in any of the eight directions, to an empty space. It may pass over other tiles.
    .short = Move a tile two or three spaces
power-portal-pounce = Portal Pounce
    .about = Move a tile the way a chess knight moves, two spaces straight and one to the side, to an empty space. It may pass over other tiles.
    .short = Move a tile by a knight’s step
power-reptilian-rush = Reptilian Rush
    .about = Choose any diagonal line of two, three or four spaces. All its tiles shift one space along it, either way; a tile pushed out at one end comes back in at the other.
    .short = Shift a diagonal by one
power-shadow-swap = Shadow Swap
    .about = Swap one facedown tile with one face-up tile, wherever in the market they lie. Neither is turned over.
    .short = Swap a facedown and a face-up tile
power-sorceress-spin = Sorceress Spin
    .about = Swap two tiles that are two or three spaces from each other in a straight line, in any of the eight directions; what lies between does not matter. Two face-up tiles of one colour will not do.
    .short = Swap tiles two or three apart
power-spirit-switch = Spirit Switch
    .about = Swap two tiles that are a chess knight’s move apart: two spaces straight and one to the side. Two face-up tiles of one colour will not do.
    .short = Swap tiles a knight’s step apart
power-tetratwist = Tetratwist
    .about = Choose any block of 2×2 spaces with at least one tile in it. Everything in it, empty spaces included, turns one space clockwise.
    .short = Turn a 2×2 block clockwise
power-wandering-waltz = Wandering Waltz
    .about = Move a tile one space in any of the eight directions, diagonals included, to an empty space.
    .short = Move a tile one space, any direction
power-wizarding-winds = Wizarding Winds
    .about = Choose a side of the market. Every tile slides towards it until the edge or another tile stops it. Tiles keep their order; none passes another.
    .short = All tiles slide to one side

## The rules

rules-01-goal =
    You trade in a secret potion market. You slip potions into it facedown, so that only you know their colour, and shift the tiles about with the powers of the apothecaries who work for you.

    Three face-up potions of one colour in a line are a match. A match satisfies one of your apothecaries. { $variant ->
        [solo] You play alone, for points. The chapters “Solo” and “Scoring alone” say what differs from the game for several players, which the other chapters describe.
        [master] The master wins with a match of each colour, the apprentices by satisfying { $goal } apothecaries between them. The chapters “Master of the Market” and “Standing matches, and how to win” say what differs from the standard game, which the other chapters describe.
       *[other] Be the first to satisfy { $goal } of them and you win.
    }
    .heading = What it is about

rules-02-market =
    The market is a board of 4×4 spaces, each empty or holding one tile. Columns are called a to d from the left, rows 1 to 4 from the top, so a1 is the top left corner.

    There are { $tiles } potion tiles: { $ruby-tiles } red, { $sapphire-tiles } blue and { $topaz-tiles } yellow. Tiles that are not in play lie unseen in the supply. Each colour has its gem: ruby for red, sapphire for blue, topaz for yellow. Gems lie in the open, you may hold any number of them, and they never run out.

    A facedown tile has an arrow that points to one player, as a rule the one who placed it. The player it points to may look at it at any time, wherever it has been moved since; nobody else may. Everyone sees which facedown tile moves where, and may keep track of them.

    Two spaces are adjacent when they share an edge. Spaces that touch only at a corner are not.
    .heading = The market and its tiles

rules-03-setup =
    The program sets everything up:

    - One tile lies face-up in each corner of the market.
    - { $variant ->
        [solo] Tiles lie facedown on a3, b2, b4, c1, c3 and d2, with arrows that point to nobody, and sixteen more wait outside.
        [master] Two tiles lie facedown on b2 and c3. They point to the first apprentice, who may look at them from the start.
       *[other] Two tiles lie facedown on b2 and c3. They point to the second player, however many play, so that player may look at them from the start.
    }
    - { $variant ->
        [solo] You have one apothecary, face-up.
        [master] Each apprentice has one apothecary, face-up; the master has none.
       *[other] Each player has one apothecary, face-up.
    }
    - In Apothecary Alley, the ruby, sapphire and topaz stations hold one face-up apothecary each. The fourth station holds the rest of the cards as a facedown deck.

    A station’s colour is the station’s, not the card’s: the same apothecary may turn up at any of them. Nobody has gems yet.

    { $variant ->
        [solo] You take two actions in every turn, the first one too.
        [master] Seat 1 is the master’s and begins, with only one action in the first turn. Whoever opens the table chooses who sits there, or has all seats drawn by lot. The master plays again after every apprentice.
       *[other] Seat 1 begins. Whoever opens the table chooses who sits there, or has all seats drawn by lot. Turns go round in the order of seats, and seat 1 takes only one action in the first turn.
    }

    If you choose “First game”, { $own-box ->
        [yes] the five apothecaries that the rulebook names for it come before all others: Benedetto, Corvidus, Imogen, Merten and The Porter King.
       *[no] the apothecaries that this table’s content names for it come before all others.
    } They are shuffled among themselves and put on top of the deck, so all of them are drawn before any other card.
    .heading = Setting up

rules-04-turn =
    { $variant ->
        [solo]
            On each turn you take two actions out of these three, the same one twice if you like:

            - Reveal: turn a facedown tile face-up and gain a gem of its colour.
            - Power: use the power of one of your active apothecaries.
            - Hire: pay gems for another apothecary.

            You may not pass. As long as you can take an action you must, even one that hurts you. If none is left to you, you go straight on to the outside tile that comes in (see “Solo”).

            The same position may come up again any number of times, and there is no turn limit.
       *[other]
            On your turn you take two different actions out of these four:

            - Reveal: turn a facedown tile face-up and gain a gem of its colour.
            - Power: use the power of one of your active apothecaries.
            - Restock: put new tiles facedown into the market.
            - Hire: pay gems for another apothecary.

            You may not take the same action twice in a turn. But each apothecary’s power is an action of its own: with two active apothecaries you may use both powers in one turn.

            You may not pass. As long as you can take an action you must, even one that hurts you. If none is left to you, you lose the rest of your turn.

            The same position may come up again any number of times. After { $turns } turns, all players’ turns counted together, the game is a draw; a win in the last of them still counts. The rulebook has no such limit; it can be changed when the table is set up.
    }
    .heading = Your turn

rules-05-reveal =
    Turn any one facedown tile in the market face-up, whoever it points to. You may not look first at a tile that does not point to you.

    You gain a gem of its colour. Only then are matches looked for.
    .heading = Reveal

rules-06-power =
    Use the power of one of your active apothecaries, that is, one who is not satisfied yet. Each power can be used once a turn.

    An apothecary you hire this turn can be used at once. One who was satisfied this turn can no longer be used.
    .heading = Power

rules-07-restock =
    { $variant ->
        [solo]
            There is no restock in solo: after your actions a tile comes in from outside.
       *[other]
            { $own-restock ->
                [yes] You may restock while fewer than { $facedown } facedown tiles in the market point to you, whatever the others have there, and there is a tile in the supply and an empty space for it. (This is the house rule “Restock for yourself”.)
               *[no] You may restock while fewer than { $facedown } tiles lie facedown in the market, no matter whose they are, and there is a tile in the supply and an empty space for it.
            }

            Draw a tile, look at it in secret and place it facedown on any empty space, its arrow pointing to you. Then draw the next, one by one, until { $own-restock ->
                [yes] { $facedown } facedown tiles point to you
               *[no] { $facedown } tiles lie facedown
            }. You stop earlier only if the supply or the empty spaces run out.
    }
    .heading = Restock

rules-08-hire =
    { $variant ->
        [solo]
            Take another apothecary from Apothecary Alley, for { $solo-hire-price ->
                [one] one gem
               *[other] { $solo-hire-price } gems
            } of the station’s colour. There is no other way to pay, and the deck’s card cannot be hired. You may have any number of apothecaries.

            If a station is now empty, the top card of the deck moves there. Once the deck has run out, an emptied station stays empty.
       *[other]
            Take another apothecary from Apothecary Alley. There are two ways to pay:

            - { $hire-price ->
                [one] One gem
               *[other] { $hire-price } gems
            } of a station’s colour, for the card at that station.
            - One ruby, one sapphire and one topaz, for the card at any station or for the top card of the deck. You see the deck’s card only once you have paid; from then on it lies open.

            Both ways are the same action, so you hire at most once a turn. You may have any number of apothecaries.

            If a station is now empty, the top card of the deck moves there. Once the deck has run out, an emptied station stays empty, and there is no card of the deck to choose.
    }
    .heading = Hire

rules-09-powers =
    There are { $powers } powers, one for each apothecary; the reference of powers explains every one. { $own-box ->
        [yes] Which card has which power is printed on the cards, which we do not have: only Master Carbuncle’s is known, all others are our guesses from the names.
       *[no] Which card has which power is said by the content that was loaded for this table.
    } These rules hold for all of them:

    - Powers act on all tiles, yours and everybody else’s, face-up or facedown. They never turn a tile over, and an arrow goes on pointing to the same player.
    - “Adjacent” never means diagonal.
    - A tile moves in a straight line, or by a knight’s step where the power says so. It may pass over other tiles, except with Wizarding Winds, but never ends on the same space as another.
    - A swap needs two tiles. A tile cannot be swapped with an empty space.
    - The market must be different afterwards. Swapping two face-up tiles of one colour changes nothing and is not allowed.
    - Two facedown tiles always count as different from each other, even for the player who knows that their colours are the same. So whether a move is allowed never tells anything about a facedown tile.

    Where two ways of using a power move the same tiles to the same places, they are one and the same move and are offered once.
    .heading = What all powers have in common

rules-10-matches =
    { $variant ->
        [solo]
            A match is three or four face-up tiles of one colour side by side in a row or column, without a gap. Diagonals do not count, and facedown tiles never do.

            Matches are looked for after each completed action. Scoring is not a choice. Any colour satisfies any apothecary, whose power is then gone. What becomes of the match, and what it earns, is said in “Scoring alone”.
       *[other]
            A match is three or four face-up tiles of one colour side by side in a row or column, without a gap. Diagonals do not count, and facedown tiles never do.

            Matches are looked for after each completed action. Whoever’s action makes a match scores it, no matter who placed the tiles. Scoring is not a choice: the whole match is taken from the market.

            If you have an active apothecary, the match goes to one of yours and satisfies it; with several, you choose which. Any colour satisfies any apothecary. A satisfied apothecary counts towards the { $goal } that you need, but its power is gone. The tiles stay with it and do not return to the supply.

            If you have no active apothecary, the tiles go back into the supply and you gain a gem of their colour. Such a match does not count towards winning.
    }
    .heading = Matches

rules-11-special =
    Lines of one colour that share a tile are one match, which is never split: four in a row, or the shape of an L, a T or a cross. All its tiles together satisfy one apothecary.

    A match of more than three tiles earns you one extra gem of its colour: one, however large it is. You gain it whether or not you have an active apothecary, on top of what the match gives you otherwise.

    If your action makes several separate matches, of different colours or of lines that share no tile, you score all of them, one after the other, in the order you like. For each you choose the apothecary. If your active apothecaries run out on the way, the matches that are left go back to the supply for a gem each. You are only asked when there is a real choice.
    .heading = Special and multiple matches

rules-12-overload =
    { $variant ->
        [solo]
            The market is never overloaded in solo.
       *[other]
            Only placing a tile can fill the last empty space. If that happens, the market is overloaded at once: a tile from the supply is revealed for all to see. All face-up tiles of its colour leave the market and are shuffled back into the supply, together with the revealed tile. Facedown tiles stay.

            If no face-up tile has that colour, the revealed tile goes back and another is revealed, until something is removed. If the supply is empty or holds no colour that lies face-up in the market, one of the face-up colours is drawn at random, each as likely as the others.

            An overload earns nobody a gem. The restock that caused it then goes on as usual.
    }
    .heading = Market overload

rules-13-winning =
    { $variant ->
        [solo]
            The game ends when a tile has to come in from outside and none can. Satisfied apothecaries, however many, do not end it; your points count (see “Scoring alone”).
        [master]
            The master wins with one match of each colour, the apprentices with { $goal } satisfied apothecaries between them. The game ends at once.
       *[other]
            The game ends at once when a player or a team has { $goal } satisfied apothecaries: they win. If another match is still lying in the market, it no longer matters.
    }
    .heading = Winning

rules-14-three =
    Three players play each for themselves. The third player holds the Extra Action token and may spend it once in the game, in any of their turns, the first included, to take a third action.

    The third action must differ from the two others of that turn. The token never has to be used, and there is none in Master of the Market.
    .heading = Three players

rules-15-four =
    Four players form two teams, seated A, B, A, B: seats 1 and 3 play against seats 2 and 4. A team wins as soon as it has { $goal } satisfied apothecaries in all.

    Partners share nothing else: no gems, no powers, no looking at each other’s facedown tiles. A match always goes to the apothecaries of the player whose action made it; if that player has none active, it earns the gem, even when the partner has one.

    Decide before the game whether talking is allowed: whoever opens the table can switch the chat off.
    .heading = Four players, two teams

rules-16-solo =
    Alone you play for points. All rules hold but for these differences.

    The market starts with a face-up tile in each corner and facedown tiles on a3, b2, b4, c1, c3 and d2. Their arrows point to nobody, so you may not look at them. Sixteen more tiles lie facedown outside, one for each space of the market: those for columns a and b on the left, those for c and d on the right. The remaining { $solo-box } tiles stay in the box, unseen. You have one apothecary, and the alley is set up as usual.

    You take two actions in every turn, your first included. You may take the same action twice, even use the same power twice. There is no Restock. Hiring costs { $solo-hire-price ->
        [one] one gem
       *[other] { $solo-hire-price } gems
    } of the station’s colour; there is no other way to pay, and the deck’s card cannot be hired. If you cannot take an action, you go straight on to the next step.

    After your actions, choose an outside tile whose own space in the market is empty and place it there: the outside tile for b3 can only go to b3. It comes facedown and you do not see it beforehand; once it lies there it points to you, and you may look at it.

    If no outside tile can be placed, the game ends. There is no market overload and no turn limit, and any number of satisfied apothecaries does not end the game.
    .heading = Solo

rules-17-solo-score =
    A match does not leave the market. It becomes a stack on one of its own spaces, whichever you choose; its other spaces are empty again. From then on the stack is a single face-up tile of that colour: it moves, matches and counts like any other.

    - With an active apothecary, you satisfy one, of your choice. Then score 1 point for each face-up tile of the match’s colour that is in the market. The new stack counts as one.
    - Without one, you gain a gem of the match’s colour and no points.

    A match of more than three tiles gives its extra gem in both cases.

    When the game ends, you get 5 more points if no tile is left outside. Your score earns you a title{ $own-box ->
        [yes] :

            - 0 to 14: Assistant
            - 15 to 19: Apprentice
            - 20 to 24: Adept
            - 25 to 29: Expert
            - 30 to 34: Master
            - 35 to 39: Grand Master
            - 40 or more: Legend of Apotheca
       *[no] , by the content that was loaded for this table; the board names the one that you have reached.
    }
    .heading = Scoring alone

rules-18-master =
    For two to four players. The first seat is the master’s; all others are apprentices and form a team, though they share neither gems nor facedown tiles. The usual rules hold but for these differences.

    The six tiles of the starting market are two of each colour, shuffled. The four corners show, so everyone can work out which two colours lie facedown, and once one of these is revealed, what the other is. The two facedown tiles point to the first apprentice. Every apprentice gets an apothecary; the master gets none.

    Having seen the market, the master chooses the first decree: a colour that only the master may score. The other two colours are for the apprentices only.

    The master begins, with a single action in the first turn, and then plays after every apprentice: master, first apprentice, master, second apprentice, and so on.

    The master takes two different actions out of these:

    - Reveal and Restock, as usual.
    - Use the power of an apothecary in the alley, for { $alley-price ->
        [one] one gem
       *[other] { $alley-price } gems
    } of its station’s colour. Each is an action of its own, once a turn. The deck’s card is out of reach.
    - Change the decree, for { $decree-price ->
        [one] one gem
       *[other] { $decree-price } gems
    } of the new colour.

    The master never hires. Apprentices hire in the two usual ways, but their gems go to the master.

    The master keeps the tiles of a scored match, and gets no gem for it: neither the extra gem for more than three tiles nor the one for having no apothecary.
    .heading = Master of the Market

rules-19-master-matches =
    If you make a match of a colour you may not score, it stays in the market. It is now a standing match, and anyone may break it up again or add to it.

    At the start of your turn, before your actions, you claim the standing matches you may score: the master those of the decreed colour; an apprentice with an active apothecary those of the other colours. An apprentice claims several one at a time, in an order of their choice, as long as an apothecary is active; the rest stay.

    You also score a standing match during your turn, if its colour is allowed to you, when your own action touches it: when it moves, adds or reveals one of the match’s tiles. Changing the decree touches nothing. A match that becomes the master’s by a new decree can be claimed only at the start of the master’s next turn.

    An apprentice without an active apothecary who makes a new match of an allowed colour takes it for the usual gem. But a match that was already there stays for someone who can score it, touched or not, and earns no gem.

    While a match stands, there is no market overload. If the match goes and the market is still full, the overload happens then.

    The master wins with one match of each of the three colours. The apprentices win with { $goal } satisfied apothecaries between them. Either way the game ends at once.
    .heading = Standing matches, and how to win

rules-20-options =
    - First game: { $own-box ->
        [yes] the five apothecaries that the rulebook names for a first game
       *[no] the apothecaries that this table’s content names for a first game
    } are dealt first. Possible in every variant, solo included. { $first-game ->
        [yes] On at this table.
       *[no] Usually off.
    }
    - Restock for yourself: a house rule. Only facedown tiles that point to you count: you may restock while you have fewer than { $facedown } of them, and you go on until you have { $facedown }. Not in solo. { $own-restock ->
        [yes] On at this table.
       *[no] Usually off.
    }
    - Turn limit: how many turns, all players’ together, until the game is a draw. Here { $turns }; solo has no limit.
    .heading = Options and house rules

rules-21-sources =
    The rules are those of the English rulebook, with a few of the publisher’s answers to questions (such as that Reptilian Rush may use any diagonal). Where the rulebook is silent or can be read in two ways, we had to decide: where exactly the middle tiles lie, what counts as a change of the market, what an overload does when nothing can be removed, how standing matches are claimed, and the like.

    Ours alone are the turn limit and the house rule “Restock for yourself”. { $own-box ->
        [yes] Of the 15 pairings of a card and its power 14 are inferred from the names, so owners of the box may find cards that do something else; all fifteen powers are the rulebook’s own.
       *[no] The cards, prices and titles of this table were loaded by its host; the powers are the rulebook’s own.
    }
    .heading = Where these rules come from

## What the figures of the rules show

figure-market = Face-up potions of three colours, each with a bottle of its own. The facedown tile on c3 points to you, so you see that it is blue; the one on b2 points to the other player.
figure-restock = Restocking: you have drawn a blue potion and may place it on any empty space. Only one tile lies facedown, so you place two in all: this one and one more.
figure-alley = Apothecary Alley: with two rubies you can hire The Strega from the ruby station.
figure-power = Corvidus’s power, { power-gully-glide }, lets the red potion glide from a1 to d1, over the blue one.
figure-match = Three in a row about to be made: you know that c1 is red. You reveal it, gain a ruby, and the match is yours.
figure-corner = A corner of five blue potions is one match. It satisfies one apothecary, and earns an extra sapphire because it has more than three tiles.
figure-solo = Solo: the outside tiles wait at both sides. The one for a2 can only go to a2, which is empty.
figure-standing = The decree is yellow, so the apprentices cannot score the yellow match. It stands in the market until the master claims it, or somebody breaks it up.

## Tips

tip-01 = Before you end your turn, look for two potions of one colour with room for a third beside or between them. The next player may restock a fitting tile into the gap and reveal it for a match, all in one turn.
tip-02 = If you mean to reveal, do it first. Your second action can then make use of the potion, or put it out of your opponent’s reach.
tip-03 = A facedown tile of your opponent’s may be bait. Ask yourself which colour would suit them there before you turn it over for them.
tip-04 = With three tiles facedown, nobody can restock until one has been revealed. Leave three behind, and the next player cannot begin with a restock.
tip-05 = Hire and match in one turn: an apothecary you have just hired can be satisfied by your very next action.
tip-06 = A match costs you the power of the apothecary it satisfies. Give up the power that helps you least in the market as it is now.
tip-07 = A match without an active apothecary earns gems only and brings you no nearer to winning. Have the next one hired before you complete the line.
tip-08 = Powers move facedown tiles too. Slip a potion that only you know into a line of its colour; then all it takes is a reveal.
tip-09 = You must take two actions, wanted or not. With three facedown tiles in the market, an opponent with one active apothecary and no gems has to begin with a reveal or that one power.
tip-10 = Keep track of the facedown tiles that others placed: they know those colours, and powers may have carried the tiles far from where they were laid.
tip-11 = Solo: the game lasts as long as some outside tile finds its own space empty. Park your potions on spaces whose outside tile has already come in.
tip-12 = Solo: every face-up potion of the colour scores when you satisfy an apothecary. Reveal a few more of that colour before you complete the match; the gems help to pay for hiring.
tip-13 = Master: get a match of another colour ready without completing it, and have a gem of that colour at hand. Then change the decree with your first action and complete it with your second.
tip-14 = Apprentices: your gems become the master’s. Two of one colour pay for a power at that station; one of each may pay for three changes of decree.
tip-15 = Apprentices: if a standing match has just become the master’s colour by decree, you have one turn to break it up before it is claimed.

## Moves

move-reveal = Reveal the tile on { $at }
    .colour = Reveal the tile on { $at } ({ $colour })
move-place = Place the tile on { $at }
move-fetch = Bring in the outside tile for { $at }
move-collect = Score the match that includes { $at }
    .colour = Score the { $colour } match that includes { $at }
move-stack = Make the stack on { $at }
move-restock = Restock the market
move-done = End the turn and keep the Extra Action token
move-hire = Hire at the { $station }, for gems of its colour
    .apothecary = Hire { MID($apothecary) } at the { $station }, for { $count } { $gem }
move-hire-any = Hire at the { $station }, for one gem of each colour
    .apothecary = Hire { MID($apothecary) } at the { $station }, for one gem of each colour
move-hire-top = Hire the deck’s top card, for one gem of each colour
move-decree = Decree { $colour }
move-satisfy = Satisfy { MID($apothecary) }
move-tile = Tile drawn: { $colour }
move-card = Card drawn: { $apothecary }

move-chained-charge = { power-chained-charge }: { $from } → { $to }, then { $follower } → { $from }
move-double-dive = { power-double-dive }: { $from } → { $to } and { $second } → { $second-to }
move-faithful-float =
    { $line ->
        [b] { power-faithful-float }: column { $line } { $towards }
        [c] { power-faithful-float }: column { $line } { $towards }
       *[other] { power-faithful-float }: row { $line } { $towards }
    }
move-flickering-flip = { power-flickering-flip }: { $first } ↔ { $second }
move-genie-juggle = { power-genie-juggle }: { $from } → { $to }
move-gully-glide = { power-gully-glide }: { $from } → { $to }
move-lucky-leap = { power-lucky-leap }: { $from } → { $to }
move-portal-pounce = { power-portal-pounce }: { $from } → { $to }
choose-reptilian-rush = Diagonal { $line }
choose-faithful-float =
    { $line ->
        [b] Column { $line }
        [c] Column { $line }
       *[other] Row { $line }
    }
move-reptilian-rush = { power-reptilian-rush }: diagonal { $line }
    .towards = { power-reptilian-rush }: diagonal { $line } { $towards }
move-shadow-swap = { power-shadow-swap }: { $first } ↔ { $second }
move-sorceress-spin = { power-sorceress-spin }: { $first } ↔ { $second }
move-spirit-switch = { power-spirit-switch }: { $first } ↔ { $second }
move-tetratwist = { power-tetratwist }: the 2×2 block with { $at } at its top left
move-wandering-waltz = { power-wandering-waltz }: { $from } → { $to }
move-wizarding-winds = { power-wizarding-winds }: all tiles { $towards }

## What is asked

prompt-over = The game is over.
prompt-chance = A tile or a card is drawn.
prompt-act =
    { $you ->
        [yes] { $left ->
            [one] You have one action left.
           *[other] You have { $left } actions left.
        }
       *[no] { $left ->
            [one] { $seat } has one action left.
           *[other] { $seat } has { $left } actions left.
        }
    }
prompt-extra =
    { $you ->
        [yes] You may spend the Extra Action token on a third action, or end the turn.
       *[no] { $seat } may spend the Extra Action token on a third action, or end the turn.
    }
prompt-place =
    { $you ->
        [yes] Choose an empty space for the tile you have drawn.
       *[no] { $seat } chooses an empty space for the tile drawn.
    }
prompt-collect =
    { $you ->
        [yes] Choose which match you score next.
       *[no] { $seat } chooses which match to score next.
    }
prompt-claim =
    { $you ->
        [yes] Choose which standing match you claim next.
       *[no] { $seat } chooses which standing match to claim next.
    }
prompt-stack =
    { $you ->
        [yes] Choose on which of its spaces the { $colour } match becomes a stack.
       *[no] { $seat } chooses on which of its spaces the { $colour } match becomes a stack.
    }
prompt-satisfy =
    { $you ->
        [yes] Choose which of your apothecaries the { $colour } match satisfies.
       *[no] { $seat } chooses which apothecary the { $colour } match satisfies.
    }
prompt-fetch =
    { $you ->
        [yes] Choose which outside tile comes in.
       *[no] { $seat } chooses which outside tile comes in.
    }
prompt-decree =
    { $you ->
        [yes] Choose your first decree: the colour that only you may score.
       *[no] { $seat } chooses the first decree: the colour that only the master may score.
    }

## What happened

event-dealt = A { $colour } potion is dealt face-up on { $at }.
event-dealt-unseen = A tile is dealt facedown on { $at }; nobody may look at it.
event-dealt-facedown =
    { $colour ->
        [hidden] A tile is dealt facedown on { $at }, its arrow pointing to { $seat }.
       *[other] A { $colour } potion is dealt facedown on { $at }, its arrow pointing to { $seat }.
    }
    .you =
        { $colour ->
            [hidden] A tile is dealt facedown on { $at }, its arrow pointing to you.
           *[other] A { $colour } potion is dealt facedown on { $at }, its arrow pointing to you.
        }
event-given = { $seat } starts with { MID($apothecary) }.
    .you = You start with { MID($apothecary) }.
event-arrived = New at the { $station }: { $apothecary }.
    .brief = { "" }
event-turn = Turn { $turn }: { $seat }
    .you = Turn { $turn }: you
event-forgone = { $seat } has no action left to take this turn.
    .you = You have no action left to take this turn.
event-extra = { $seat } spends the Extra Action token on a third action.
    .you = You spend the Extra Action token on a third action.
event-declined = { $seat } keeps the Extra Action token.
    .you = You keep the Extra Action token.

event-revealed = { $seat } reveals a { $colour } potion on { $at }.
    .you = You reveal a { $colour } potion on { $at }.
event-gained = { $seat } gains { $count } { $gem }.
    .you = You gain { $count } { $gem }.
    .again = { $count } { $gem }
event-spent = { $seat } pays { $count } { $gem }.
    .you = You pay { $count } { $gem }.
event-paid = { $seat } pays the master { $count } { $gem }.
    .you = You pay the master { $count } { $gem }.
event-spent-each = { $seat } pays one gem of each colour.
    .you = You pay one gem of each colour.
event-paid-each = { $seat } pays the master one gem of each colour.
    .you = You pay the master one gem of each colour.
event-hired = { $seat } hires { MID($apothecary) }.
    .you = You hire { MID($apothecary) }.
event-used = { $seat } uses { $power } ({ $apothecary }): { $moves }.
    .you = You use { $power } ({ $apothecary }): { $moves }.
event-decreed = { $seat } decrees { $colour }: only the master may score it.
    .you = You decree { $colour }: only you may score it.

event-restocking = { $seat } restocks the market.
    .you = You restock the market.
event-drew =
    { $colour ->
        [hidden] { $seat } draws a tile.
       *[other] { $seat } draws a { $colour } potion.
    }
    .you =
        { $colour ->
            [hidden] You draw a tile.
           *[other] You draw a { $colour } potion.
        }
    .brief = { "" }
event-placed =
    { $colour ->
        [hidden] { $seat } places a tile facedown on { $at }.
       *[other] { $seat } places the { $colour } potion facedown on { $at }.
    }
    .you =
        { $colour ->
            [hidden] You place a tile facedown on { $at }.
           *[other] You place the { $colour } potion facedown on { $at }.
        }
    .again =
        { $colour ->
            [hidden] on { $at }
           *[other] the { $colour } potion on { $at }
        }
event-overload = The market is full: overload!
event-overload-missed = The tile revealed is { $colour }. No such potion lies face-up, so it goes back and another is revealed.
event-swept = Every face-up { $colour } potion goes back to the supply: { $spaces }.

event-matched = { $seat } scores a { $colour } match: { $spaces }.
    .you = You score a { $colour } match: { $spaces }.
event-satisfied = { $seat } satisfies { MID($apothecary) } with the { $colour } match.
    .you = You satisfy { MID($apothecary) } with the { $colour } match.
event-returned = Without an active apothecary, { $seat } returns the { $colour } match to the supply: { $spaces }.
    .you = Without an active apothecary, you return the { $colour } match to the supply: { $spaces }.
event-kept = { $seat } keeps the { $colour } match.
    .you = You keep the { $colour } match.

event-fetched =
    { $colour ->
        [hidden] { $seat } brings in the outside tile for { $at }, facedown.
       *[other] { $seat } brings in the outside tile for { $at }, facedown: a { $colour } potion.
    }
    .you =
        { $colour ->
            [hidden] You bring in the outside tile for { $at }, facedown.
           *[other] You bring in the outside tile for { $at }, facedown: a { $colour } potion.
        }
event-stacked = { $seat } makes the { $colour } match a stack on { $at }.
    .you = You make the { $colour } match a stack on { $at }.
event-scored =
    { $points ->
        [one] { $seat } scores { $points } point: { $total } so far.
       *[other] { $seat } scores { $points } points: { $total } so far.
    }
    .you =
        { $points ->
            [one] You score { $points } point: { $total } so far.
           *[other] You score { $points } points: { $total } so far.
        }
event-bonus =
    { $points ->
        [one] No tile is left outside: { $seat } scores { $points } more point, { $total } in all.
       *[other] No tile is left outside: { $seat } scores { $points } more points, { $total } in all.
    }
    .you =
        { $points ->
            [one] No tile is left outside: you score { $points } more point, { $total } in all.
           *[other] No tile is left outside: you score { $points } more points, { $total } in all.
        }

event-finished =
    { $points ->
        [one] The game is over. { $seat } has { $points } point and earns the title: { $title }.
       *[other] The game is over. { $seat } has { $points } points and earns the title: { $title }.
    }
    .you =
        { $points ->
            [one] The game is over. You have { $points } point and earn the title: { $title }.
           *[other] The game is over. You have { $points } points and earn the title: { $title }.
        }
event-won =
    { $count ->
        [one] { $seats } wins the game.
       *[other] { $seats } win the game.
    }
    .you = You win the game.
event-drawn =
    { $turns ->
        [one] After { $turns } turn without a winner, the game is a draw.
       *[other] After { $turns } turns without a winner, the game is a draw.
    }

## How a game went, at its end

account-points = Points from satisfied apothecaries
account-bonus = Points for bringing in every outside tile
account-matches = Matches scored, { $colour }
account-lost-matches = Matches without an apothecary
account-gems = Gems gained
account-hired = Apothecaries hired
account-powers = Powers used

# What a study counts, in its report.
group-action = Actions
action-power = Use a power
action-extra = Spend the Extra Action token
group-power = Powers used
group-hired = Apothecaries hired
group-satisfied = Apothecaries satisfied
group-match = Matches by colour

## Why something is not possible

refusal-over = The game is over.
refusal-chance-first = A tile or a card has to be drawn first.
refusal-not-a-choice = That is not for a player to choose.
refusal-not-asked = That is not what is asked now: take an action of your turn.
refusal-must-act = You may not pass: as long as an action is possible, you must take one.
refusal-place-first = First place the tile you have drawn on an empty space.
refusal-fetch-first = First choose the outside tile that comes in.
refusal-collect-first = First choose the match that you score next.
refusal-stack-first = First choose the space of the match that the stack goes on.
refusal-satisfy-first = First choose which of your apothecaries the match satisfies.
refusal-decree-first = First choose the decree.

refusal-no-tile = There is no tile on { $at }.
refusal-not-empty = There is a tile on { $at } already: that space must be empty.
refusal-not-facedown = The tile on { $at } lies face-up already.
refusal-nothing-outside = No tile is waiting outside for { $at } any more.
refusal-no-match = No match that you can score now includes { $at }.
refusal-match-by-first = That match is named by its first tile, on { $at }.
refusal-not-in-match = { $at } is not part of the match: the stack goes on one of the match’s own spaces.

refusal-already-revealed = You have already revealed a tile this turn. Choose a different action.
refusal-already-restocked = You have already restocked this turn. Choose a different action.
refusal-already-hired = You have already hired this turn. Choose a different action.
refusal-already-decreed = You have already changed the decree this turn. Choose a different action.
refusal-already-used = You have already used this power ({ $apothecary }) this turn. Each power can be used once a turn.

refusal-enough-facedown =
    { $count ->
        [one] You may restock only while no tile lies facedown in the market.
       *[other] You may restock only while fewer than { $count } tiles lie facedown in the market.
    }
refusal-enough-of-your-own =
    { $count ->
        [one] You may restock only while no facedown tile points to you.
       *[other] You may restock only while fewer than { $count } facedown tiles point to you.
    }
refusal-supply-empty = You cannot restock: the supply is empty.
refusal-market-full = You cannot restock: the market has no empty space.
refusal-no-restock-in-solo = There is no Restock in solo. Outside tiles come in at the end of your turn.

refusal-gems-needed = You need { $count } { $gem } for that.
refusal-one-of-each-needed = You need one ruby, one sapphire and one topaz for that.
refusal-one-price-in-solo = In solo you hire only at a station, for gems of its colour.
refusal-station-empty = There is nobody to hire at the { $station }.
refusal-deck-empty = There is no card left in the deck.
refusal-master-never-hires = The master never hires, but may pay to use a power in the alley.

refusal-no-decree = Only the master of the market can change the decree.
refusal-same-decree = The decree is { $colour } already: choose another colour.

refusal-not-yours = You do not have { MID($apothecary) }: you can use or satisfy only your own active apothecaries.
refusal-already-satisfied = You have already satisfied { MID($apothecary) }, whose power is gone: only active apothecaries can be used or satisfied.
refusal-not-in-alley = There is no station with { MID($apothecary) } now: the master can use only the powers in the alley.
refusal-one-face-each = { power-shadow-swap } needs one facedown and one face-up tile.
refusal-unchanged = That would leave the market as it is. A power must change something.
refusal-nothing-moves = No tile can slide that way.
refusal-nothing-there = There is no tile on those spaces.
refusal-no-partner = The tile on { $at } has no adjacent tile that is adjacent to its new space too.

## Why a player might want a move

reason-wins = It scores a { $colour } match and wins the game.
reason-satisfies = It scores a { $colour } match, which satisfies an apothecary.
reason-keeps = It scores a { $colour } match, which the master still lacks.
reason-clears = It takes a { $colour } match out of the market.
reason-gem = It scores a { $colour } match; with nobody to satisfy, that earns a gem.
reason-may-match = It completes a line, if the colour is right.
reason-prepares = It makes a match possible with the next action.
reason-foils = It takes away a match that the next player could make.
reason-fits = There it completes a { $colour } line as soon as it is revealed.
reason-pays = It brings the last gem you need to hire an apothecary.
reason-restock = It brings tiles whose colours only you know.
reason-hire-first = It brings an apothecary whom the next match can satisfy.
reason-hire-then-match = It brings an apothecary just in time: you can reveal a match with the next action.
reason-hire-more = It brings one more power, and one more apothecary to satisfy.
reason-decree = The master still lacks a { $colour } match.
reason-decree-then-match = It lets the master complete a { $colour } match with the next action.
reason-keeps-token = It saves the third action for a turn when it matters more.

threat-reveal = Revealed, the { $colour } tile on { $at } completes a match: { $spaces }.
threat-own = With { $power } you can complete a { $colour } match: { $spaces }.
threat-power = With { $power } { $seat } can complete a { $colour } match: { $spaces }.

## The board in a terminal, and what kinds of move are called

board-kind-reveal = Reveal a facedown tile
board-kind-restock = Restock the market
board-kind-place = Place the tile
board-kind-hire = Hire for gems of the station’s colour
board-kind-hire-any = Hire for one gem of each colour
board-kind-hire-top = Hire the deck’s top card, for one gem of each colour
board-kind-decree = Change the decree
board-kind-collect = Score a match
board-kind-satisfy = Satisfy an apothecary
board-kind-stack = Make the stack
board-kind-fetch = Bring in an outside tile
board-kind-done = End the turn

board-market = Market
board-outside = Outside
board-supply = Supply: { $count }
board-deck = Deck: { $count }
board-turn = Turn { $turn } of { $turns }
board-turn-solo = Turn { $turn }
board-score = Score: { $score } ({ $title })
board-letter-ruby = R
board-letter-sapphire = B
board-letter-topaz = Y
board-empty = empty
board-facedown = facedown, { $seat } may look
board-unknown = facedown, nobody may look
board-yours = facedown, seen by you only
board-stack = a stack
board-standing = part of a match
board-threat = one action from a match
board-lies-outside = tile waiting outside
board-drawn = You drew this tile: { $colour }.
board-alley = Apothecary Alley. To hire: { $count } { $count ->
    [one] gem
   *[other] gems
} of the station, or one of each colour for any card.
board-alley-solo = Apothecary Alley. To hire: { $count } { $count ->
    [one] gem
   *[other] gems
} of the station.
board-alley-name = Apothecary Alley
board-one-of-each = or one gem of each colour, for any card
board-new = new
board-nobody = nobody
board-card = { $apothecary }: { $power }. { $short }
board-you = you
board-master = master
board-apprentice = apprentice
board-team = team { $team }
board-token = Extra Action token
board-satisfied = { $count } of { $goal } satisfied
board-satisfied-solo = { $count } satisfied
board-pleased = satisfied: { $cards }
board-together = { $seats } together: { $count } of { $goal } satisfied
board-decree = Decree: { $colour }. Only { $seat } may score it; apprentices score the others.
board-no-decree = No decree yet.
board-scored = Scored by the master: { $colours }
board-scored-none = nothing yet
board-match = Match: { $colour } on { $spaces }, for { $seats } to score.
board-match-nobody = Match: { $colour } on { $spaces }, which nobody can score now.
board-taken = Done this turn: { $deeds }. Actions left: { $left }.
board-deed-reveal = Reveal
board-deed-restock = Restock
board-deed-hire = Hire
board-deed-decree = Decree
board-left = Actions left: { $left }.
board-master-prices = The master uses a card of the alley for { $alley } { $alley ->
    [one] gem
   *[other] gems
} of its station, and changes the decree for { $decree } { $decree ->
    [one] gem
   *[other] gems
} of the new colour.

## What things are, for players who ask

explain-match = Three or four face-up tiles of one colour side by side in a row or column are a match: it satisfies an apothecary.
explain-yours = Only you see this potion. Whoever reveals the tile gains a gem of its colour.
explain-facedown = { $seat } may look under this tile. Whoever reveals it gains a gem of its colour.
explain-unknown = Nobody may look under this tile. Whoever reveals it gains a gem of its colour.
explain-empty = New tiles are placed on empty spaces when somebody restocks the market.
explain-stack = A match became this stack. It moves, matches and counts like a single tile.
explain-gem = Gems pay for hiring apothecaries. Revealing a tile gives you one of its colour.
explain-station =
    { $price ->
        [one] Hiring the apothecary at this station costs one gem of its colour.
       *[other] Hiring the apothecary at this station costs { $price } gems of its colour.
    }
explain-outside = In the solo game, this tile waits outside for its space in the market: { $at }.
explain-decree = The decreed colour frames the market. Only the master may score it; the apprentices score the others.

## The view’s fields
# web/src/lib/board/names.ts says what the attributes mean

field-variant = Variant
field-seat = Seat
    .of = seat
field-phase = Phase
field-actor = Deciding
    .of = seat
field-turn = Turn
field-turns = Turn limit
    .shown = no
field-player = On turn
    .of = seat
    .shown = no
field-left = Actions left
field-taken = Taken this turn
field-market = Market
field-drawn = Tile drawn
    .of = colour
field-matches = Matches in the market
field-collecting = Being scored
field-supply = Supply
    .zero = yes
field-deck = Apothecary deck
    .zero = yes
field-alley = Apothecary Alley
field-players = Players
field-goal = Satisfied to win
field-facedown = facedown
    .shown = inside
field-alley_price = Price of an alley power
    .shown = no
field-decree_price = Price of a decree
    .shown = no
field-outside = Outside tiles left for
field-score = Score
field-title = Title so far
    .of = title
field-decree = Decree
    .of = colour
field-scored = Scored by the master
    .of = colour
field-at = Space
field-colour = Colour
field-arrow = known to
    .of = seat
field-stack = stack
field-spaces = Spaces
field-seats = May score
    .of = seat
field-station = Station
field-price = Price in gems
field-card = Apothecary
field-apothecary = Apothecary
field-power = Power
field-brew = Brew
    .of = potion
field-side = Side
    .shown = no
field-gems = Gems
field-active = Active
field-satisfied = Satisfied
field-token = Extra Action token
