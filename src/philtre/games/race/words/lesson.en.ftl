# The lesson of The Magical Race, English. A message for each step of lesson.toml; blank lines part paragraphs.

lesson-aim =
    Whoever has 20 coins first wins. You have 13, Ada has 12: the end of a game is the best place to learn it.

    Coins come from potions, potions from what you pick up on the way. Everything lies open; only the die is luck.
lesson-wheel =
    This is the wheel. In the middle is the Market, where you stand. Four spokes lead out to the ring.

    You gain what is drawn on the space where your move ends. Spaces with a minus take something from you. What you only pass does nothing.
lesson-roll =
    A turn is one roll of the die and one move of exactly so many steps. Roll.
lesson-path =
    A 4. From the Market you may take any spoke. On the wheel, rings show where a 4 can end.

    Go east, by e1: the fourth step is r6, and a mushroom is yours.
lesson-heading =
    Ada has come to r8. Now the rule that everybody trips over: a wizard never turns round, in later turns either. The small nose on a token shows where it is heading.

    Only where paths meet, as here at r6, do you choose: any path but the one you came by.
lesson-again =
    Roll, and then go on by r7, towards Ada.
lesson-meeting =
    You come onto Ada’s space: a meeting. At each one you may throw one Poison or Meteor. Then your move goes on.

    You have a Poison: throw it. Ada must part with two resources, and you get them.
lesson-spoils =
    A black rock, some honey, and grass from r10, where your move ended: your bag is worth carrying home now. It holds 8 resources, no more.

    One step less, and r9 would have taken two of them. Count before you choose a path.
lesson-teleport =
    The Market is far, but you have a Teleport. Most potions are used like this one, before the roll. Use it or sell it: that is the question for every potion.

    Teleport to the Market.
lesson-stay =
    Now a stumbling block: you trade only in a turn that begins in the Market. You have just arrived, so end the turn here.

    Nobody can attack you in the Market.
lesson-trade =
    Your turn begins in the Market. Spend it there: then you may craft and sell as much as you like. Who rolls instead leaves without trading.
lesson-craft =
    Each recipe takes two resources. A black rock and wood make a Meteor, wood and honey a Defence. Craft both.
lesson-sell =
    You could use them on the way. But a Meteor sells for 4 coins and a Defence for 3, and you need 7. Sell both.
lesson-end =
    Twenty coins: you have won, at once and in the middle of the turn.

    For your first game: fill your bag before you come home, for a visit costs about two turns. Heading home, you may stop in the Market even if the die says more. And look twice at minus spaces.
