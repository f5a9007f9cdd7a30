# The lesson of Brim, English. A message for each step of lesson.toml; blank lines part paragraphs.

lesson-aim =
    Three corks win a game of Brim. You have two, Ada has one.
lesson-hand =
    These are your cards. The drops on a card say how much it is: from one (Dew) to four (Ginger). Ada has four cards, too, and you see only their backs.
lesson-pour =
    The cup in the middle holds { $brim } drops. On your turn you pour a card into it, facedown.

    Pour a Plum: three drops.
lesson-hidden =
    Ada has poured a card, and you cannot see which. Two drops are likely, but it may be one, three or four.
lesson-again =
    Your three drops and hers: far from { $brim }, it seems. Pour the other Plum.
lesson-count =
    Six drops are yours, and two of the cards are Ada’s. If hers have two drops each, the cup holds ten: one too many.
lesson-lift =
    Instead of pouring you may lift the lid. If the cup holds more than { $brim } drops, you get a cork. If not, Ada does, as she poured last.

    Lift the lid.
lesson-cork =
    Ten drops: the cup overflowed. The cork is yours, your third one, and you win.

    In a longer game all cards would now be shuffled and dealt anew. That is all there is to know.
