# The lesson of Elixir, English. A message for each step of lesson.toml; blank lines part paragraphs.

lesson-aim =
    The Elixir of Life has three parts, and each is a potion. Hold all three at the end of your turn and you win.

    You hold parts 1 and 2 already. Others see how many potions you hold, not which.
lesson-sheet =
    A herb and a special make a potion: nine pairs, nine potions, and at the start nobody knows which makes which.

    This is your formula sheet. Five are known to you. The four others can be Luck, Prowess, Speed or part 3. The game keeps the sheet for you.
lesson-shelf =
    You brew with what stands on your shelf: one herb, one special, and one or more gems.

    You have two specials and four gems, but no herb. The Herbalist sells them.
lesson-walk =
    In each turn you earn 1 gold, walk up to four spaces, and the place where you stop does what it does.

    The Herbalist is just four away. Go there.
lesson-buy =
    In a shop you buy as much as you can pay. You have not tried Wolfsbane with the Newt Eye or the Dragon Scale: buy two, and then be done.
lesson-carry =
    What you carry can be stolen, and you cannot brew with it: it must come to your shelf first. End your turn, and watch what Ada does.
lesson-watched =
    Ada brewed Mandrake with Bat Wing and got a potion. You see where, but not what. Remember it: she has just this one.

    You can brew wherever you are, as she did in the street. Only shelving needs your lab.
lesson-home =
    Take your gold, walk home to your lab, and put both herbs on the shelf. Then be done there.
lesson-brew =
    Each turn you may brew once. Try Wolfsbane with Newt Eye.

    The more the gems are worth together, the surer the brew. Add the Opal, worth 3.
lesson-roll =
    With 3, a roll of 1 or 2 only means: try again next turn. From 3 on it succeeds. With less, a brew can fail; with 5 it succeeds whatever you roll. Roll.
lesson-learnt =
    Luck! It is not part 3, but you know one formula more, and you keep the potion.

    Drinking it now would show all what this pair makes. End your turn.
lesson-drunk =
    Ada drank Prowess, her only potion. So Mandrake with Bat Wing makes Prowess: the sheet has noted it.

    Two pairs are left, for Speed and part 3. That is how this game is won: by watching.
lesson-drink =
    A drunk potion works for some turns. Luck adds two to your brewing rolls. Drink it, and take your gold.
lesson-street =
    In the street you meet Strangers. Some rob you or send you to the Healers, some help, and some can be hired against a rival.

    Take the risk: go to the street between your lab and the Herbalist and meet one.
lesson-look =
    The Old Glassblower! He shows you a formula of your choice. Look at Henbane with Dragon Scale. What it is not, the other one is.
lesson-last =
    Speed. So Wolfsbane with Dragon Scale must be part 3. You can brew it right here.

    Add a Garnet and an Agate: worth 3, and with Luck even a 1 counts as 3. Then roll.
lesson-win =
    Part 3! Whether you hold all three is checked when your own turn ends, and only then. End it.
lesson-end =
    The three parts are yours: you have won.

    For your first game: two Garnets and an Agate always succeed at once. Shelve before you shop again. Do not drink your only potion. And ask at every brew and every drink of the others: what does this tell me?
