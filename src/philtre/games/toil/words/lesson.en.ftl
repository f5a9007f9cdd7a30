# The lesson of Toil and Trouble, English. A message for each step of lesson.toml; blank lines part paragraphs.

lesson-aim =
    You run a potion shop, and so does Ada. Whoever has 10 gold first wins. You have 5, Ada has 8: hurry.

    Gold comes from selling potions to people who have ordered them.
lesson-cards =
    This is your hand, which only you see. Each ingredient carries four effects, shown by their signs.

    An effect works when a potion holds enough ingredients that carry it: mostly two or three, as “Costs of effects” tells you.
lesson-orders =
    These are the Orders in play, for whoever comes first. Morning Tonic wants Haste and pays 1 gold.

    Haste takes two ingredients that carry it.
lesson-brew =
    A turn begins with your three cauldrons. To each you may add one ingredient, or dump it, in any order.

    In the first, an Electric Eel carries Haste. Add the Jumping Bean, which does too: choose the card, then the cauldron.
lesson-second =
    In the second, two ingredients carry Gilding, and Gilding takes three. Add the Gilded Toad. You will soon see what for.
lesson-third =
    The third can wait. You have brewed enough: go on.
lesson-sell =
    Now you may sell one potion or drink one, not both. Cauldron 1 has Haste. What else is in it does not matter for a sale.

    Sell it as Morning Tonic. Then you gather, and it is Ada’s turn.
lesson-gathered =
    You drew back up to six cards: whoever brews more sees more cards. A new Order took the place of yours.

    Ada sold Keyhole Cordial and has 9 gold. Any sale wins for her now. You have 6.
lesson-soda =
    Hide-and-Seek Soda pays 2. It wants Teleportation, which takes three ingredients, and Invisibility, which takes two.

    The Runaway Vapour in your third cauldron carries both, and so does the Poltergeist’s Sock in your hand: one card counts for all its effects.
lesson-again =
    Put the Thunder Seed, which you do not need, into cauldron 1: you will draw another card for it. Add the Sock to 3, and go on.
lesson-drink =
    Nothing is ready for sale. So drink: all effects of the potion work, on you or on others. Gilding makes your next sale worth 2 gold more, until the end of your next turn.

    Drink cauldron 2.
lesson-harms =
    Your next sale is gilded. But look before you drink: four effects are harms, such as Nausea and Sloth. They come first, and nobody may skip them.

    Other effects make trouble: they burn, steal or empty cauldrons. All cauldrons lie open, yours too.
lesson-last =
    Ada was not ready. Add the Witch’s Cat Hair to cauldron 3: that is the third with Teleportation. Then go on.
lesson-win =
    Below the cauldron stands what it still lacks for each Order. For Hide-and-Seek Soda: nothing.

    Sell it: 2 gold, and 2 more for Gilding.
lesson-end =
    Ten gold: you have won.

    For your first game: brew in all three cauldrons, even if a card fits nothing, for then you draw a new one. Look for cards that serve two Orders. And see what Ada has in her cauldrons before you sell or drink.
