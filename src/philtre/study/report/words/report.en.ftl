# The report of a study. Same ids and variables as report.fr.ftl. Numbers come formatted.

report-title = { $game }: a report
report-setting = { $variant }, { $seats ->
        [one] one player
       *[other] { $seats } players
    }, { $games } games between bots ({ $player })
report-setting-alone = { $variant }, one player, { $games } games of a bot ({ $player })
report-contents = Contents
report-in-short = In short
report-table = { $title }: the numbers
report-interval = 95 % interval { $low } to { $high }
report-sure = sure
    .about = The whole 95 % interval says so.
report-likely = likely
    .about = Most of the interval (80 %) says so.
report-open = open
    .about = The estimate says so, but the interval reaches into another verdict: play more games.
report-how-sure = How sure each verdict is: “{ report-sure }”: the whole 95 % interval leads to the same verdict. “{ report-likely }”: most of it does (80 %). “{ report-open }”: only the estimate does, so more games are needed.

## Verdicts

verdict-length = A game takes { $turns } turns, about { $minutes } minutes at half a minute a turn.
verdict-decisions = A game takes { $value } decisions.
verdict-score = The bot scores { $value } on average.
verdict-seats-even = No seat is shown to be ahead: { $shares }.
verdict-seats-ahead = Seat { $number } wins { $value } of games, where { $fair } would be fair: it is ahead.
verdict-seats-behind = Seat { $number } wins { $value } of games, where { $fair } would be fair: it is behind.
verdict-seats-other = With { $players } players ({ $player }) the seats are not even: { $shares }, where { $fair } would be fair.
verdict-decided = { $band ->
        [low] Decided after { $value } of the game: the rest is only played out.
        [middle] Decided after { $value } of the game: open well into the last third.
       *[high] Decided after { $value } of the game: open to the last turns.
    }
verdict-half-time = { $band ->
        [low] Whoever leads at half time wins { $value } of games: the second half is a new game.
        [middle] Whoever leads at half time wins { $value } of games: a lead helps, and can be lost.
       *[high] Whoever leads at half time wins { $value } of games: the leader runs away.
    }
verdict-lead-changes = { $band ->
        [low] The lead changes { $value } times a game: seldom.
        [middle] The lead changes { $value } times a game: now and then.
       *[high] The lead changes { $value } times a game: often.
    }
verdict-comebacks = { $band ->
        [low] In { $value } of games the winner had been nearly lost: comebacks are rare.
        [middle] In { $value } of games the winner had been nearly lost: comebacks happen.
       *[high] In { $value } of games the winner had been nearly lost: comebacks are common.
    }
verdict-forced = { $band ->
        [low] Only { $value } of decisions leave no choice.
        [middle] { $value } of decisions leave no choice.
       *[high] { $value } of decisions leave no choice: many of them are not decisions at all.
    }
verdict-branching = { $band ->
        [low] A decision has { $value } possible moves on average: easy to survey.
        [middle] A decision has { $value } possible moves on average.
       *[high] A decision has { $value } possible moves on average: much to survey.
    }
verdict-limit = { $band ->
        [low] Practically every game ends by itself: { $value } are ended by the limit.
        [middle] { $value } of games are ended only by their limit.
       *[high] { $value } of games are ended only by their limit: these players do not come to an end.
    }
verdict-deal = { $band ->
        [low] The deal decides little: between players of one strength the luck of the deal and the seat account for { $value } of the result.
        [middle] The deal matters: between players of one strength the luck of the deal and the seat account for { $value } of the result.
       *[high] The deal decides much: between players of one strength the luck of the deal and the seat account for { $value } of the result.
    }
verdict-skill = { $band ->
        [low] Thinking further hardly pays: { $first } is { $value } Elo points above { $second }.
        [middle] Thinking further pays: { $first } is { $value } Elo points above { $second }.
       *[high] Thinking further pays much: { $first } is { $value } Elo points above { $second }.
    }
verdict-worth-none = None of { $count } things that chance hands out is shown to be better or worse than the others.
verdict-worth-some = { $standing } of { $count } things that chance hands out are shown to be better or worse than the others: { $things }.
verdict-used-none = None of { $count } things that players use is shown to win more or less than could be expected at the time.
verdict-used-some = { $standing } of { $count } things that players use win more or less than could be expected at the time: { $things }.
verdict-unused = Never used: { $things }.
verdict-precision = To know a seat’s share of wins to ± { $wanted } points takes { $needed } games; this report has { $games }, and knows it to ± { $reach }.

## Sections and figures

section-length = Length
section-seats = Seats
section-course = The course of games
    .about = At the beginning of turns a short search estimates each side’s chance to win, from what a spectator could know: everything hidden is dealt anew { $worlds } times, with { $simulations } simulations each, at { $positions } positions of a game at most.
section-choices = Decisions
section-endings = Endings
section-worth = What things are worth
    .about = Players who are ahead can afford more, so that those who use a good thing and those who are winning anyway are hard to tell apart. Both comparisons here allow for that. Marked rows stand after Benjamini and Hochberg’s correction for many looks (at most 5 % false discoveries among the marked rows of a family); of the others some lie beside zero by chance.
section-skill = Luck and skill
    .about = Each player plays itself and others in pairs of games with the same luck: the same dice and the same deals, as long as the games run alike.
section-own = Measures of your own
section-cases = All numbers of players and bots
section-provenance = Where these numbers come from

plot-turns = Turns a game
    .about = All players’ turns together. A tenth of games are shorter than { $low } turns, a tenth longer than { $high }.
plot-decisions = Decisions a game
    .about = All players’ decisions together.
plot-scores = Scores
    .about = The final scores of all games.
plot-seats = Wins by seat
    .about = With 95 % intervals; the line is an even share. Marked: shown not to be even, after the correction for all seats of all numbers of players.
plot-leads = Who leads when
    .about = In how many games each side is ahead.
plot-chances = The winner’s chances
    .about = The estimated chance of the side that will win: the line is the median game, the bands hold half and four fifths of all games.
plot-leader = Does the leader win?
    .about = How often the side that is ahead at that time wins. A curve that rises early means that games are decided early.
plot-lead-changes = Changes of the lead
    .about = How often another side takes the lead, by at least { $margin } points so that noise does not count.
plot-drama = Drama
    .about = Browne’s measure: how far behind the winner was, on average over the times it was behind. 0: never behind; 1: once lost. Mean { $value } (95 % interval { $low } to { $high }).
plot-decided = When games are decided
    .about = The part of the game after which the winner’s chance stayed above { $safe }.
plot-comebacks = The course in numbers
    .about = Each with its 95 % interval. A comeback: the winner’s chance was once below half of an even share. Swing: the chance that moves from one side to another between two turns.
plot-calibration = Can the estimates be trusted?
    .about = How often sides won, by the chance that was estimated for them. On the line the estimates are right.
plot-branching = Possible moves
    .about = The mean number of legal actions of a decision, by tenths of the game.
plot-forced = Decisions without a choice
    .about = The share of decisions with one legal action only, by tenths of the game.
plot-kinds = What players do
    .about = The share of each kind of move. Their variety is { $bits } bits (95 % interval { $low } to { $high }): as much as { $even } kinds that are equally frequent.
plot-endings = What ended the game
    .about = The kind of the last move, or the limit of turns or rounds. Draws: { $draws } of games.
plot-dealt = { $name }: to a seat
    .about = How much more often a seat won to which this was given than one that got something else at such a moment, in percentage points. Chance does not know who is ahead, so the difference is the thing’s own.
plot-shown = { $name }: laid out for all
    .about = The same for what is laid out for all: the seat that may use it first is compared with seats that found something else there.
plot-used = { $name }
    .about = How much more often its users won than could be expected before they first used it, in percentage points. The expectation is a spectator’s, who does not see their hand. Beside it how often it is used in a game, and the plain share of wins of its users.
plot-together = Two things together
    .about = How much more a thing is worth to a player who used the other one before, in percentage points. The clearest { $shown } of { $count } pairs; marked ones stand after the correction for all of them.
plot-levels = The first seat’s advantage by level of play
    .about = Each player against itself, { $pairs } pairs of games with the same luck.
plot-level-scores = Scores by level of play
    .about = The mean score of each player, { $pairs } pairs of games with the same luck.
plot-deal = How much the deal decides
    .about = Two games with the same luck between the same players: how far a seat’s results agree. 0 %: the deal decides nothing; 100 %: everything. It is a lower bound, since games that have gone apart no longer share their luck. Players that make no random choices are left out.
plot-mirrored = The same luck, seats exchanged
    .about = Both players get both sides of each deal. If one of them wins both games, skill decided; if each wins one, the deal or the seat did.
plot-ratings = The scale of skill
    .about = Bradley and Terry’s model over all comparisons, in Elo points above { $anchor }: 100 points are 64 % of wins, 200 points 76 %, 400 points 91 %. “search:N” looks ahead with N simulations{ $curve ->
        [yes] : the curve, with the band of its 95 % intervals. Dashed lines are players without such a size.
       *[no] .
    }
plot-own = { $name }
    .about = { $about } Mean { $value } (95 % interval { $low } to { $high }).

## Words of plots and tables

report-seat = Seat { $number }
report-team = Side { $number }
report-games = games
report-turns = turns
report-minutes = minutes
report-decisions = decisions
report-thing-of = { $name } ({ $group }, { $points })
report-thing-in = { $name } ({ $group })
report-more = and { $count } more
report-limit = the limit
report-part = part of the game
report-share = share of games
report-wins = wins
report-chance = chance to win
report-leader-wins = the leader wins
report-estimated = estimated chance
report-won = won
report-positions = positions
report-moves = possible moves
report-kind = kind of move
report-count = a game
report-users = wins of users
report-worth = worth, points
report-corrected = corrected p
report-thing = thing
report-pair = pair
report-measure = measure
report-value = value
report-player = player
report-pairs = pairs
report-first-both = stronger won both
report-second-both = weaker won both
report-split = one each
report-simulations = simulations of a move (logarithmic)
report-elo = Elo points
report-agreement = agreement
report-median = median
report-quantile = { $percent } %
report-between = { $low } to { $high }
report-score = score
report-case = players, bot
report-tenths = shortest and longest tenth
report-by-limit = ended by the limit
report-changes = changes
report-lead-changes = changes of the lead a game
report-drama = drama
report-behind = winner behind, share of turns
report-comebacks = games with a comeback
report-half-time = leader at half time wins
report-decided = decided after
report-swing = swing a turn
report-forced = without a choice

## Provenance

provenance-about = The same command with the same version gives the same games. The number of this report is made of everything that decides them, so that two reports can be told apart.
provenance-report = report number
provenance-command = command
provenance-version = philtre
provenance-rules = rules version
provenance-content = content
provenance-content-packaged = { $hash } (the packaged one)
provenance-content-other = { $hash } (another deck or board)
provenance-variant = variant
provenance-options = options
provenance-bots = bots
provenance-levels = players of the scale
provenance-games = games
provenance-seed = seed
provenance-estimates = estimates
provenance-estimates-of = { $worlds } determinizations × { $simulations } simulations, { $positions } positions a game at most
provenance-measures = own measures
provenance-machine = machine
provenance-made = made
provenance-looks = correction for many looks
provenance-looks-of = Benjamini and Hochberg at 5 %, in each of these families: seats ({ $seats }), things dealt ({ $dealt }), things used ({ $used }), pairs of things ({ $pairs })
provenance-failures = failed decisions, replaced
provenance-none = none
