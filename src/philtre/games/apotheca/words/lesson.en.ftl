# The lesson of Apotheca, English. A message for each step of lesson.toml; blank lines part paragraphs.

lesson-aim =
    Satisfy three apothecaries before Ada does, and you win. You have one satisfied already, and Corvidus, who is active and works for you.

    What satisfies an apothecary is a match: three potions of one colour, face-up, side by side in a row or a column.
lesson-market =
    This is the market. Some potions lie face-up, others facedown with an arrow to the player who may look at them.

    b2 points to you: only you see that it is red. c3 and b4 point to Ada. Facedown potions never match.
lesson-reveal =
    In each turn you take two different actions out of four: Reveal, Power, Restock, Hire.

    First a Reveal: turn any facedown potion face-up and gain a gem of its colour. Turn b2 over.
lesson-power =
    Now a Power. Corvidus moves any potion along its row or column to an empty space, over others too.

    Move the red one from c4 to c2: three in a row. Then it is Ada’s turn.
lesson-match =
    A match! The three potions left the market and Corvidus is satisfied: two of three.

    But mind: a satisfied apothecary’s power is gone. You have no active one now, and a match without one earns just a gem.
lesson-rival =
    Ada revealed c3, a yellow one, and hired Benedetto. Two yellow potions now lie side by side, with an empty space at b3.

    Whoever puts a yellow one there gets the match, whoever placed the others. Let that be you.
lesson-restock =
    Restock fills the market up until three potions lie facedown, no matter whose they are. One lies there now, so you will draw two. Nobody else sees them.
lesson-place =
    A yellow one, and only you know it. Put it on b3, beside the other two.
lesson-bluff =
    A red one, of no use. But Ada does not know that. Put it on b1, next to a blue potion: perhaps she will think it is blue.
lesson-hire =
    Your second action: Hire. A card in the Alley costs two gems of its station’s colour, or one gem of each colour for any card.

    You have two rubies: hire The Porter King at the ruby station.
lesson-fooled =
    Ada fell for b1 and turned over your red one. With three potions facedown she could not begin with a Restock; and everybody must take two actions, good or not.

    b3 is still there.
lesson-win =
    Now turn b3 over. With an active apothecary at your side, this match counts.
lesson-end =
    Three apothecaries are satisfied: you have won.

    For your first game: hire before you complete a line. Never leave two of a colour with a gap for a third. And think twice before you turn over what Ada laid so invitingly.
