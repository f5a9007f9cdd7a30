# Lessons, and tips for beginners. Same ids and variables as learn.fr.ftl.

## Ways in

learn-game = Learn

## The lesson's panel

learn-heading = Lesson
learn-progress = { $step } of { $steps }
learn-move = Your move: { $move }
learn-watch = Watch: { $seat } plays.
learn-next = Next
learn-back = Back
learn-anew = Begin anew
learn-done = The lesson is over.
learn-first-game = Play a first game against a Novice
learn-rules = Read the rules
learn-wanted = what the lesson asks for
learn-leave = To the hall; the lesson waits for you

## What is refused

learn-other = A good move some other day. The lesson asks for another one just now: it is marked.
learn-none = There is no lesson for this game yet.
learn-changed = This lesson has changed since. Begin it anew from the hall.
learn-no-record = A lesson leaves no record.
learn-no-rematch = A lesson has no rematch. Begin it anew from the hall.

## Notes for the first time

first-heading = Tip
first-close = Got it
first-choose =
    What lights up can be chosen: { $touch ->
        [yes] tap
       *[no] click
    } it. The list of choices has all that is possible, in words.
first-undo = Undo takes back your last decision, as long as nobody has learnt anything from it.
first-log =
    The log tells what happened. { $touch ->
        [yes] Tap a line to see the board as it was.
       *[no] Point at a line to see its pieces, click it to see the board as it was.
    }
first-habit = Tips for beginners
