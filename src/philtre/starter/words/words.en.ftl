# Everything that players read. Each sentence has its twin of the same id in words.fr.ftl.

title = Starter
tagline = Claim what lies in all hands, or doubt it.
minutes = 5 to 10 minutes
variant-standard = Standard game
option-hand = Sprigs in a hand
    .about = How many sprigs everybody draws.
option-goal = Points to win
    .about = The first player with so many points wins.

sprigs = { $number ->
    [one] 1 sprig
   *[other] { $number } sprigs
}

prompt-begin = { $you ->
    [yes] You begin: claim how many sprigs of a herb lie in all hands.
   *[no] { $seat } begins with a claim.
}
prompt-answer = { $you ->
    [yes] { $other-seat } claims { sprigs } of { $herb }: claim more, or doubt it.
   *[no] { $seat } claims more, or doubts.
}
prompt-chance = Sprigs are drawn.
prompt-over = The game is over.

move-claim = Claim { sprigs } of { $herb }
move-doubt = Doubt it
board-kind-claim = Claim
board-kind-doubt = Doubt the claim

event-draw = { $herb ->
    [hidden] { $seat } draws a sprig.
   *[other] { $seat } draws a sprig of { $herb }.
}
event-claim = { $seat } claims { sprigs } of { $herb }.
event-doubt = { $seat } doubts { $other-seat }, who claimed { sprigs } of { $herb }: the hands hold { $found }.
event-point = { $seat } wins the round and has { $points ->
    [one] 1 point
   *[other] { $points } points
}.
event-gather = All sprigs go back into the bag.

refusal-over = The game is over.
refusal-chance = Sprigs are drawn by chance.
refusal-no-claim = There is no claim to doubt yet.
refusal-too-low = Claim more than { sprigs } of { $herb }: more sprigs, or as many of a herb further down the list.
refusal-too-many = All hands together hold { $most } sprigs.

field-seat = Seat
field-goal = Points to win
field-claimed = Claimed
    .of = herb
field-number = Sprigs
field-herbs = In the box
field-herb = Herb
field-count = Sprigs
field-players = Players
field-points = Points
field-hand = Hand
    .of = herb

rules-01-round =
    Everybody draws { $hand } sprigs in secret. In turn, each player claims that at least so many sprigs of a herb lie in all hands together. Every claim is higher than the one before: more sprigs, or as many of a herb further down the list.

    Whoever does not believe a claim doubts it. All hands are shown. If there are at least as many sprigs as claimed, the claimant wins the round, else the doubter. The loser begins the next round.
    .heading = A round
rules-02-end = The first player with { $goal ->
    [one] 1 point
   *[other] { $goal } points
} wins the game.
    .heading = The end
