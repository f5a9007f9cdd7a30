# Sentences that belong to no game. Same ids and variables as words.fr.ftl.

list = { $first } and { $last }
player = Player { $number }
bot = Bot { $number }
hidden = hidden
about = { $name }: { $text }
yes = yes
no = no

## The table

table-over = The game is over.
table-not-a-move = That is not a move of this game.

undo-over = The game is over: nothing can be taken back.
undo-nothing = You have not decided anything yet.
undo-chance = Something was drawn since your last decision, so it cannot be taken back.
undo-other = { $seat } has decided something since, so your move cannot be taken back.
undo-reveal = Your last decision showed something that was hidden, so it cannot be taken back.

## Playing in a terminal

welcome = Type ? for help, rules for the rules, quit to leave.
seat-person = { $seat }: a person at this screen
seat-bot = { $seat }: a bot, { $bot }
bot-random = which plays at random
bot-novice = Novice
bot-apprentice = Apprentice
bot-adept = Adept
bot-master = Master
turn = { $seat }: { $asked }
moves-of-kind =
    { $count ->
        [one] { $name }: { $count } move
       *[other] { $name }: { $count } moves
    }
choose = Type a number, or the words in brackets. Type ? for help.
choose-back = Type a number, or the words in brackets. Enter goes back.

pass-screen = Pass the screen to { $seat }, who presses Enter.
pass-screen-undo = Pass the screen to { $seat }, who presses Enter. Or type undo to take your move back.
pass-hide = Press Enter to hide this before you pass the screen on.
confirm = Press Enter to end your turn, or type undo.

unreadable = I do not understand “{ $typed }”.
unreadable-near = I do not understand “{ $typed }”. Did you mean { $near }?
unreadable-or = { $first } or { $last }
no-such-number = There is no number { $typed } in the list.
not-now = No move that begins with “{ $typed }” is possible now.
allowed = “{ $typed }” is possible now.
why-what = Type why and a move, for example: why { $example }
undone = Taken back.
hint-chance = { $move }: wins about { $percent } % of the time
hint-reason = { $move } — { $reason }
log-empty = Nothing has happened yet.
language-set = This is now in English.
language-unknown = There is no language “{ $typed }”. There are: { $known }
lookup-none = Nothing here is called “{ $typed }”. Try rules, or ? alone.
lookup-several = Several things are called so: { $names }
chapter-open = Type rules and a number to read a chapter, rules all for everything, ? and a name for a card or a power.
chapter-none = There is no chapter { $typed }.
chapter-missing = This game has no rules page.
powers-heading = Powers
tips-heading = Tips

help =
    A move: its number in the list, or its words as shown in brackets.
    The first words are enough to list the moves that begin so.

    ? NAME         explain a card, a power or a word of the rules
    rules          the chapters of the rules; rules 4 reads one of them
    moves          list the moves again (so does Enter)
    why MOVE       say why a move is not possible
    hint           the two moves that a bot would think of, and why
    undo           take back your last decision, if nobody learnt from it
    board          show the board again
    log            tell all that has happened
    save FILE      save the game; go on later with philtre play --load FILE
    language fr    en français
    quit           leave; an unfinished game is saved by itself

## Commands: the English names are always understood, and these

command-help = help
command-rules = rules
command-moves = moves
command-why = why
command-hint = hint
command-undo = undo
command-board = board
command-log = log
command-save = save
command-language = language
command-quit = quit

## Saving

save-where = Type save and a file name, for example: save game.txt
save-exists = { $file } is there already. Overwrite it? (yes or no)
save-kept = Not saved: { $file } is as it was.
saved = Saved in { $file } (with all that is hidden). To go on: philtre play --load { $quoted }
saved-over = Saved in { $file }. To look at it again: philtre replay { $quoted }
save-failed = Cannot write { $file }: { $reason }. Nothing was saved.
reason-missing = there is no such folder
reason-forbidden = it is not allowed
reason-folder = it is a folder
reason-full = there is no room left
left-saved = Your game is saved: { $file }
left-go-on = To go on: philtre play --load { $quoted }
left = Goodbye.

## The end

end-heading = The game is over.
end-won =
    { $count ->
        [one] { $seats } wins.
       *[other] { $seats } win.
    }
end-draw = The game is a draw.
end-lost = Nobody wins.
end-score = Your score: { $score }
end-seed = Seed { $seed }: the same seed and the same moves give the same game again (philtre play --seed { $seed }).
end-save = To save the record, type a file name; Enter leaves without.

## Replay

replay-at = Position { $at } of { $last }
replay-help = Enter: next. b: back. A number: go there. q: leave.
replay-first = This is the first position.
replay-last = This is the last position.
replay-range = Positions go from 0 to { $last }.
replay-unfinished = The record ends here: the game was not finished.

## The list of games

games-seats = seats: { $seats }
games-variants = Variants (--variant)
games-options = Options (--option NAME=VALUE)
games-allowed = { $values } ({ $default } if you say nothing)
games-range = from { $low } to { $high }
games-only = only in: { $variants }
games-play = To play: philtre play { $example }
