# The lesson of The Magical Race, English. A message for each step of lesson.toml; blank lines part paragraphs.

lesson-aim =
    The first to reach { $goal } coins wins. You have 11, Ada has 13: the end of a game is the best place to learn it.

    Coins come from potions, potions from what you pick up on the way. Everything lies open; only the die is luck.
lesson-wheel =
    This is the wheel. In the middle is the Market, where you stand. Four spokes lead out to the ring.

    You gain what is drawn on the space where your move ends. Spaces with a minus take something from you. What you only pass does nothing.
lesson-roll =
    A turn is one roll of the die and one move of exactly so many steps. Roll.
lesson-path =
    A 4. From the Market you may take any spoke. Dotted rings show where a 4 can end. In a game you choose one of them, and your wizard walks there.

    Here we go step by step: go east, by e1.
lesson-junction =
    Here at r4 the spoke meets the ring: a junction. You may take any path but the one you came by.

    Go on to r5, and a flower is yours.
lesson-heading =
    Ada has come to r9. Now the rule that everybody trips over: a wizard never turns round, in later turns either. The small nose on a token shows where its wizard is heading. Only where paths meet do you choose.
lesson-again =
    Roll, and at the junction go on to r9, towards Ada.
lesson-meeting =
    You come onto Ada’s space: a meeting. At each one you may throw one Poison or Meteor. Then your move goes on.

    You have a Poison: throw it. Ada must part with { $poison } resources of her choice.
lesson-minus =
    A black rock for you, from r10, where your move ended. Ada’s next move ended on r8, a –2: it took all she had left.

    One step more, and r11 would have taken one of yours. Count before you choose a path.
lesson-teleport =
    The Market is some way off, but you have a Teleport. Most potions are used like this one, before the roll. Use it or sell it: that is the question for every potion.

    Teleport to the Market.
lesson-arrive =
    In the Market you may sell at once, even if you have only just arrived. Sell your Defence: 3 coins that nobody can take from you.
lesson-stay =
    Now a stumbling block: you can sell at any time here, but you craft only in a turn that begins in the Market. So end this turn here.

    Nobody can attack you in the Market.
lesson-trade =
    Your turn begins in the Market. Spend it there: then you may craft and sell as much as you like. If you roll instead, you leave without crafting.
lesson-craft =
    Each recipe takes two resources. A black rock and wood make a Meteor, a flower and honey an Invisibility. Craft both.
lesson-sell =
    You could use them on the way. But a Meteor sells for 4 coins and an Invisibility for 2, and you need 6. Sell both.
lesson-end =
    Twenty coins: you have won, at once and in the middle of the turn.

    For your first game: brew before you carry much, for what is brewed is safe from most minus spaces and from attacks. Heading home, you may stop in the Market even if the die says more. And look twice at minus spaces.
