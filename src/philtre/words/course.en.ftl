# How a finished game went: its accounts and turning points. Same ids and variables as course.fr.ftl.

course-heading = Turning points
course-working = The bots are looking at the game: position { $at } of { $most }.
course-graph = Everybody’s chances to win, from the first step to the last. The turning points are described below.
course-graph-alone = The score to be expected, from the first step to the last. The turning points are described below.
course-look = See the board at that moment
course-percent = { $percent }%
course-swing = { $name }: { $before }% → { $after }%
course-swing-alone = { $name }: { $before } → { $after } points
course-calm = No single decision changed much.
course-about = Chances as a bot estimates them from what a spectator could know at the time.
course-about-alone = The score that a bot would expect from what a spectator could know at the time.

accounts-heading = The game in figures
