# Manners between players, the end of a game, hints and sounds. Same ids and variables as manners.fr.ftl.

## Told to everybody at the table

notice-undone =
    { $you ->
        [yes] You took back your last decision.
       *[no] { $seat } took back a decision.
    }
notice-taken-back = Everyone agreed: moves were taken back.
notice-withdrawn =
    { $you ->
        [yes] You withdrew your question.
       *[no] { $seat } withdrew the question.
    }
notice-refused-pause =
    { $you ->
        [yes] You refused the pause.
       *[no] { $seat } does not want a pause.
    }
notice-refused-abandon =
    { $you ->
        [yes] You would rather play on.
       *[no] { $seat } would rather play on.
    }
notice-refused-take-back =
    { $you ->
        [yes] You did not agree to take the move back.
       *[no] { $seat } does not agree to take the move back.
    }
notice-refused-stand-in =
    { $you ->
        [yes] You did not want a bot to stand in.
       *[no] { $seat } does not want a bot to stand in.
    }
notice-stand-in =
    { $you ->
        [yes] A bot ({ $bot }) now plays for you.
       *[no] A bot ({ $bot }) now plays for { $seat }.
    }
notice-handed-back =
    { $you ->
        [yes] You play on yourself.
       *[no] { $seat } plays on in person.
    }
notice-paused = The game is paused.
notice-resumed =
    { $you ->
        [yes] You ended the pause.
       *[no] { $seat } ended the pause.
    }
notice-ran-out =
    { $you ->
        [yes] Your time is up.
       *[no] { $seat } has run out of time.
    }
notice-resigned =
    { $you ->
        [yes] You resigned.
       *[no] { $seat } resigned.
    }
notice-offered =
    { $you ->
        [yes] You offered a rematch.
       *[no] { $seat } would like a rematch.
    }
notice-withdrew-offer =
    { $you ->
        [yes] You withdrew your offer of a rematch.
       *[no] { $seat } no longer wants a rematch.
    }
notice-declined =
    { $you ->
        [yes] You declined the rematch.
       *[no] { $seat } declined the rematch.
    }

## Refusals

seat-resigned = You have resigned: the bot plays to the end.
rematch-none = Nobody has offered a rematch.
learn-no-resign = There is nothing to resign in a lesson. You can leave it at any time.
table-leave-first = Leave your seat first: then the table is gone from your list.
table-others-play = Others are playing here. Resign first: then you can remove the table from your list.
origin-over = The game was over there already: choose an earlier moment.

## Resigning

resign = Resign
resign-sure = Really resign? You lose the game.
resign-sure-many = Really resign? You lose, and a bot plays on for you.
resign-alone = End the game
resign-alone-sure = Really end it? This game will not count.
resign-keep = Play on
seats-resigned = resigned
affairs-call-off = Propose to call the game off
affairs-call-off-sure = Really propose it? Nobody would win.

## Votes

ballot-which = { $seat } asks to take back: { $what }

## Free seats in the waiting room

waiting-bot = Give it to a bot
waiting-bot-of = Give it to a bot: seat { $number }
waiting-bot-level = Level of the bot
waiting-no-bot = Wait for a person

## The list of my tables

mine-remove = Remove
mine-remove-of = Remove { $game } from the list
mine-end = End and remove
mine-end-of = End { $game } and remove it from the list
mine-sure = Sure?
mine-more =
    { $count ->
        [one] { $count } more
       *[other] { $count } more
    }
mine-tried = practice
hall-rematch-offered = rematch offered
hall-rematch-waits = rematch offered by you

## The end

end-you-won = You win!
end-you-won-with = You win, with { $seats }!
end-you-drew = A draw: nobody beat you.
end-you-resigned = You resigned.
end-bot-first = The bot that played on for { $seat } came first.
end-tab = Result
end-score-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
end-next-title =
    { $count ->
        [one] { $count } more point for the title { $title }.
       *[other] { $count } more points for the title { $title }.
    }
end-top-title = That is the highest title there is.
end-best-first = Your first finished game: this is the score to beat.
end-best-new = A new personal best! The old one was { $score }.
end-best-same = As good as your personal best.
end-best = Your personal best is { $score }.
end-unscored = The game was ended early and does not count.

rematch-offer = Offer a rematch
rematch-again = Play again
rematch-from-here = Try once more from there
rematch-asked =
    { $count ->
        [one] { $seats } would like a rematch.
       *[other] { $seats } would like a rematch.
    }
rematch-accept = Accept
rematch-decline = Decline
rematch-waiting = Rematch offered. Waiting for { $seats }.
rematch-withdraw = Withdraw the offer
rematch-open = The rematch is on: its table is open.

course-better = Better: { $move }
course-try = Try it from here
course-try-of = Try it from here: turning point { $number }
replay-try = Play on from here
replay-try-as = Play on from here as { $seat }
origin-told = You play on from step { $step } of a finished game, against bots. The result does not count.
origin-back = Back to that game

## Hints

advice-even = about even
advice-likely = about { $percent }% to win
advice-sure = wins almost surely
advice-hopeless = hardly ever wins
advice-equal = about as good
advice-no-reason = did best in trial games

## Sounds

sound-heading = Sounds
sound-on = Play sounds
sound-volume = Volume
sound-vibrate = Vibrate when it is my turn
