# By keys and by ear in the browser: typed moves, announcements, shortcuts. Same ids and variables as keys.fr.ftl.

typing-several = “{ $typed }” can mean several moves: say which one.

# Typing a move. The commands are the words that mean one, with commas between them.
typing-label = Type a move
typing-example = For example: { $example }
typing-go = Enter
typing-close = Close
typing-nothing = There is nothing to do for “{ $typed }” now.
typing-undo = undo
typing-hint = hint
typing-why = why
typing-again = again, last
typing-score = score
typing-hand = mine, hand
typing-choices = choices
typing-board = board
typing-log = log
typing-chat = chat
typing-rules = rules
typing-notes = notes
typing-list = keys, help

# Announcements of screen readers
heard-heading = Announcements
heard-connected = Connected again.
heard-no-score = This game has no score to tell.
heard-no-hand = You have nothing here.
pick-waiting = Nothing to choose just now

# The list of keys
keys-with = { $text } (key { $key })
keys-single = Single-key shortcuts
keys-single-about = Switch them off if a screen reader or speech input needs them; digits then answer only in the list of choices. Choose a key to change it.
keys-change = { $what }: key { $key }, change it
keys-press = Press the new key for: { $what }
keys-changed = { $what }: now key { $key }
keys-no = { $key } cannot be used here: choose a letter or a sign.
keys-reset = The first keys again
keys-again = say again what happened since your last decision (for screen readers)
keys-score = say the score (for screen readers)
keys-hand = say what you have (for screen readers)
keys-choices = go to the choices
keys-board = go to the board
keys-type = type a move
keys-tab = to the next thing that can be used; Shift and Tab to the one before
keys-enter = use it: answer, open, choose
keys-arrows = along the choices, the spaces of a market, the lines of the log
