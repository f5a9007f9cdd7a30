BEGIN TRANSACTION;
CREATE TABLE bans (
	whom VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (whom)
);
CREATE TABLE contents (
	hash VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	body VARCHAR NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "contents" VALUES('81d84932b2bbe060','apotheca','# Apotheca: what is in the box. Rules and rulings: ledger.toml; sentences: words.*.ftl.
#
#   market      facedown: how many facedown tiles a restock fills the market up to
#   potions     potion tiles of each colour
#   prices      in gems of one colour: hiring at a station, the same in solo, the master''s use of an alley
#               power, the master''s change of decree. (Paying one gem of each colour is a rule, not a price.)
#   goal        satisfied apothecaries that win the game
#   title       solo titles: each holds from its score up to the next
#   apothecary  one row a card, in alphabetical order of the powers: a row''s place, from 0, is its index.
#               first_game: one of the five cards that come first in a first game.
#               source is where the pairing of card and power comes from: the publisher''s FAQ, or inferred from
#               the names, since no list of the cards is published.
name = "apotheca"
version = 1

[market]
facedown = 3
source = "rulebook"

[potions]
ruby = 15
sapphire = 15
topaz = 15
source = "rulebook"

[prices]
hire = 2
solo_hire = 3
alley_power = 2
decree = 1
source = "rulebook"

[goal]
apothecaries = 3
source = "rulebook"

[[title]]
from = 0
id = "assistant"
name.en = "Assistant"
name.fr = "Assistant"
source = "rulebook"

[[title]]
from = 15
id = "apprentice"
name.en = "Apprentice"
name.fr = "Apprenti"
source = "rulebook"

[[title]]
from = 20
id = "adept"
name.en = "Adept"
name.fr = "Adepte"
source = "rulebook"

[[title]]
from = 25
id = "expert"
name.en = "Expert"
name.fr = "Expert"
source = "rulebook"

[[title]]
from = 30
id = "master"
name.en = "Master"
name.fr = "Maître"
source = "rulebook"

[[title]]
from = 35
id = "grand-master"
name.en = "Grand Master"
name.fr = "Grand Maître"
source = "rulebook"

[[title]]
from = 40
id = "legend"
name.en = "Legend of Apotheca"
name.fr = "Légende d’Apotheca"
source = "rulebook"

[[apothecary]]
id = "ooki-oogi"
power = "chained-charge"
first_game = false
source = "inferred"
name.en = "Ooki & Oogi"
name.fr = "Ooki & Oogi"

[[apothecary]]
id = "qwixly"
power = "double-dive"
first_game = false
source = "inferred"
name.en = "Qwixly"
name.fr = "Qwixly"

[[apothecary]]
id = "solas"
power = "faithful-float"
first_game = false
source = "inferred"
name.en = "Solas"
name.fr = "Solas"

[[apothecary]]
id = "benedetto"
power = "flickering-flip"
first_game = true
source = "inferred"
name.en = "Benedetto"
name.fr = "Benedetto"

[[apothecary]]
id = "afrit"
power = "genie-juggle"
first_game = false
source = "inferred"
name.en = "Afrit"
name.fr = "Afrit"

[[apothecary]]
id = "corvidus"
power = "gully-glide"
first_game = true
source = "inferred"
name.en = "Corvidus"
name.fr = "Corvidus"

[[apothecary]]
id = "merten"
power = "lucky-leap"
first_game = true
source = "inferred"
name.en = "Merten"
name.fr = "Merten"

[[apothecary]]
id = "karinne"
power = "portal-pounce"
first_game = false
source = "inferred"
name.en = "Karinne"
name.fr = "Karinne"

[[apothecary]]
id = "master-carbuncle"
power = "reptilian-rush"
first_game = false
source = "faq"
name.en = "Master Carbuncle"
name.fr = "Maître Carbuncle"

[[apothecary]]
id = "imogen"
power = "shadow-swap"
first_game = true
source = "inferred"
name.en = "Imogen"
name.fr = "Imogen"

[[apothecary]]
id = "strega"
power = "sorceress-spin"
first_game = false
source = "inferred"
name.en = "The Strega"
name.fr = "La Strega"

[[apothecary]]
id = "masked-woman"
power = "spirit-switch"
first_game = false
source = "inferred"
name.en = "The Masked Woman"
name.fr = "La Femme Masquée"

[[apothecary]]
id = "giada"
power = "tetratwist"
first_game = false
source = "inferred"
name.en = "Giada"
name.fr = "Giada"

[[apothecary]]
id = "porter-king"
power = "wandering-waltz"
first_game = true
source = "inferred"
name.en = "The Porter King"
name.fr = "Le Roi Porteur"

[[apothecary]]
id = "tidemaster"
power = "wizarding-winds"
first_game = false
source = "inferred"
name.en = "The Tidemaster"
name.fr = "Le Maître des Marées"
');
INSERT INTO "contents" VALUES('1e3010fbc760ebc6','elixir','# Elixir: what is in the box. Rules and rulings: ledger.toml; sentences: words.*.ftl.
#
# The rulebook gives the rules, the counts and some names. It does not show the board, the prices, most
# of the Strangers or the words on the cards. The source of each row says what it has from the rulebook:
#   rulebook  everything
#   named     the name (in English), and what a comment says; all numbers and effects else are ours
#   invented  nothing
# The owner of a box can enter the printed values here.
#
#   gold        total: gold in the game, by the number of wizards; purse: what each begins with;
#               wage: what a wizard earns each turn; healing: what the Healers ask
#   walking     reach: how many spaces a wizard may move in a turn
#   goods       of_each: cards of each ingredient, by the number of wizards
#   brewing     one row for gems worth 1, 2, 3, 4 and 5 or more; in it the result of each roll, 1 to 6:
#               F fails, RA roll again, S success
#   potions     of_each: cards of each potion, by the number of wizards
#   street      spaces: the ring of street spaces, s0, s1, ... clockwise
#   place       what hangs on a street space: four labs, a shop for each category, Healers, an alley;
#               definite: the name with its article, for the names of the street spaces
#   ingredient  three of each category; gems have a value
#   potion      one for each power. levels: turns that it lasts, the turn of drinking included; potions
#               without levels cannot be drunk. amount: what is added to the roll (luck), earned instead
#               of the wage (prowess), moved at most (speed)
#   stranger    power: what it does; success: the lowest roll that succeeds; hire: its price.
#               amount: gold that is given, spaces that are walked
name = "elixir"
version = 1

[gold]
total = { 2 = 22, 3 = 30, 4 = 36 }
purse = 6
wage = 1
healing = 3
source = "rulebook"

[walking]
reach = 4
source = "rulebook"

[goods]
of_each = { 2 = 3, 3 = 3, 4 = 4 }
source = "rulebook"

[brewing]
results = ["F F RA RA S S", "F RA RA S S S", "RA RA S S S S", "RA S S S S S", "S S S S S S"]
source = "rulebook"

[potions]
of_each = { 2 = 3, 3 = 3, 4 = 4 }
source = "rulebook"

[street]
spaces = 16
source = "invented"

# Places

[[place]]
id = "red-lab"
kind = "lab"
at = 0
source = "invented"
name.en = "Red lab"
name.fr = "labo rouge"
definite.en = "the Red lab"
definite.fr = "le labo rouge"

[[place]]
id = "blue-lab"
kind = "lab"
at = 4
source = "invented"
name.en = "Blue lab"
name.fr = "labo bleu"
definite.en = "the Blue lab"
definite.fr = "le labo bleu"

[[place]]
id = "green-lab"
kind = "lab"
at = 8
source = "invented"
name.en = "Green lab"
name.fr = "labo vert"
definite.en = "the Green lab"
definite.fr = "le labo vert"

[[place]]
id = "yellow-lab"
kind = "lab"
at = 12
source = "invented"
name.en = "Yellow lab"
name.fr = "labo jaune"
definite.en = "the Yellow lab"
definite.fr = "le labo jaune"

[[place]]
id = "herbalist"
kind = "herbs"
at = 2
source = "named"
name.en = "Herbalist"
name.fr = "Herboriste"
definite.en = "the Herbalist"
definite.fr = "l’Herboriste"

[[place]]
id = "jeweller"
kind = "gems"
at = 6
source = "named"
name.en = "Jeweller"
name.fr = "Joaillier"
definite.en = "the Jeweller"
definite.fr = "le Joaillier"

[[place]]
id = "supplies"
kind = "specials"
at = 10
source = "named"
name.en = "Special Supplies"
name.fr = "Curiosités"
definite.en = "the Special Supplies"
definite.fr = "les Curiosités"

[[place]]
id = "healers"
kind = "healers"
at = 14
source = "named"
name.en = "Healers"
name.fr = "Guérisseurs"
definite.en = "the Healers"
definite.fr = "les Guérisseurs"

[[place]]
id = "alley"
kind = "alley"
at = 13
source = "named"
name.en = "Blind Alley"
name.fr = "Impasse"
definite.en = "the Blind Alley"
definite.fr = "l’Impasse"

# Ingredients

[[ingredient]]
id = "henbane"
category = "herbs"
price = 1
source = "invented"
name.en = "Henbane"
name.fr = "Jusquiame"

[[ingredient]]
id = "mandrake"
category = "herbs"
price = 2
source = "invented"
name.en = "Mandrake"
name.fr = "Mandragore"

[[ingredient]]
id = "wolfsbane"
category = "herbs"
price = 2
source = "invented"
name.en = "Wolfsbane"
name.fr = "Aconit"

[[ingredient]]
id = "agate"
category = "gems"
price = 1
value = 1
source = "invented"
name.en = "Agate"
name.fr = "Agate"

[[ingredient]]
id = "garnet"
category = "gems"
price = 2
value = 2
source = "invented"
name.en = "Garnet"
name.fr = "Grenat"

[[ingredient]]
id = "opal"
category = "gems"
price = 4
value = 3
source = "invented"
name.en = "Opal"
name.fr = "Opale"

[[ingredient]]
id = "bat-wing"
category = "specials"
price = 1
source = "invented"
name.en = "Bat Wing"
name.fr = "Aile de chauve-souris"

[[ingredient]]
id = "newt-eye"
category = "specials"
price = 2
source = "invented"
name.en = "Newt Eye"
name.fr = "Œil de triton"

[[ingredient]]
id = "dragon-scale"
category = "specials"
price = 2
source = "invented"
name.en = "Dragon Scale"
name.fr = "Écaille de dragon"

# Potions

[[potion]]
id = "filching"
power = "filching"
levels = 2
source = "named"
name.en = "Fluid of Filching"
name.fr = "Fluide de Filouterie"

[[potion]]
id = "luck"
power = "luck"
levels = 3
amount = 2
source = "named"
name.en = "Liquor of Luck"
name.fr = "Liqueur de Chance"

[[potion]]
id = "prowess"
power = "prowess"
levels = 4
amount = 3
source = "named"  # and 3 gold instead of 1
name.en = "Potion of Prowess"
name.fr = "Potion de Prouesse"

[[potion]]
id = "sweet-talking"
power = "sweet-talking"
levels = 3
source = "named"  # and a free gem each turn, and safe streets
name.en = "Solution of Sweet Talking"
name.fr = "Solution de Beau Parleur"

[[potion]]
id = "soda"
power = "speed"
levels = 4
amount = 8
source = "named"
name.en = "Speedy Soda"
name.fr = "Soda Supersonique"

[[potion]]
id = "baneful"
power = "bane"
source = "named"  # and that it cannot be drunk
name.en = "Baneful Brew"
name.fr = "Breuvage Funeste"

[[potion]]
id = "part-1"
power = "part-1"
source = "rulebook"
name.en = "Elixir part 1"
name.fr = "Élixir, partie 1"

[[potion]]
id = "part-2"
power = "part-2"
source = "rulebook"
name.en = "Elixir part 2"
name.fr = "Élixir, partie 2"

[[potion]]
id = "part-3"
power = "part-3"
source = "rulebook"
name.en = "Elixir part 3"
name.fr = "Élixir, partie 3"

# Strangers. The rulebook names the first three, and says that what they steal goes to the Blind Alley; the box
# has twelve.

[[stranger]]
id = "fergus"
power = "steal-gold"
success = 3
source = "named"
name.en = "Fergus the Footpad"
name.fr = "Fergus le Détrousseur"

[[stranger]]
id = "norman"
power = "steal-potion"
success = 4
hire = 3
source = "named"
name.en = "Nifty Norman"
name.fr = "Norman Main-Leste"

[[stranger]]
id = "phil"
power = "steal-ingredients"
success = 3
hire = 2
source = "named"
name.en = "Phil the Filch"
name.fr = "Phil le Chapardeur"

[[stranger]]
id = "bruno"
power = "mug"
success = 4
hire = 2
source = "invented"
name.en = "Bruno the Bruiser"
name.fr = "Bruno la Brute"

[[stranger]]
id = "gang"
power = "mug"
success = 5
source = "invented"
name.en = "The Tannery Gang"
name.fr = "La Bande de la Tannerie"

[[stranger]]
id = "morwenna"
power = "curse"
success = 3
hire = 3
source = "invented"
name.en = "Morwenna the Hag"
name.fr = "Morwenna la Sorcière"

[[stranger]]
id = "monk"
power = "curse"
success = 5
source = "invented"
name.en = "The Muttering Monk"
name.fr = "Le Moine Marmonnant"

[[stranger]]
id = "clarence"
power = "smash"
success = 4
hire = 3
source = "invented"
name.en = "Clumsy Clarence"
name.fr = "Clarence le Maladroit"

[[stranger]]
id = "sam"
power = "burgle"
success = 4
hire = 2
source = "invented"
name.en = "Sooty Sam"
name.fr = "Sam la Suie"

[[stranger]]
id = "larkspur"
power = "give-gold"
amount = 2
source = "invented"
name.en = "Lady Larkspur"
name.fr = "Dame Delphine"

[[stranger]]
id = "glassblower"
power = "show-formula"
source = "invented"
name.en = "The Old Glassblower"
name.fr = "Le Vieux Souffleur de Verre"

[[stranger]]
id = "lamplighter"
power = "walk-on"
amount = 2
source = "invented"
name.en = "The Lamplighter"
name.fr = "L’Allumeur de Réverbères"
');
INSERT INTO "contents" VALUES('906db291b597db2c','race','# The Magical Race: what is in the box. Rules and rulings: ledger.toml; sentences: words.*.ftl.
#
#   goal      coins that win the game
#   attack    resources that the target of each potion gives up
#   potion    one row a potion, each power once: what it costs in resources, and its worth in coins.
#             Resources: flower, grass, honey, wood, mushroom, black-rock, purple-crystal.
#   board     space: one row a space, up to 64. kind is market (just one, with the id market), resource,
#             lose-resources or lose-potions; column (0 to 9) and row (0 to 30) are where a board is drawn.
#             path: spaces in a row, each a neighbour of the next. Every space lies on a path, has at least
#             two neighbours and can be reached from every other.
name = "race"
version = 1

[goal]
coins = 20
source = "rulebook"

[attack]
poison = 2
meteor = 4
source = "rulebook"

[[potion]]
id = "speed"
power = "extra-roll"
cost = ["flower", "grass"]
worth = 2
source = "rulebook"
name.en = "Speed"
name.fr = "potion de vitesse"

[[potion]]
id = "invisibility"
power = "veil"
cost = ["flower", "honey"]
worth = 2
source = "rulebook"
name.en = "Invisibility"
name.fr = "potion d’invisibilité"

[[potion]]
id = "defence"
power = "ward"
cost = ["wood", "honey"]
worth = 3
source = "rulebook"
name.en = "Defence"
name.fr = "potion de défense"

[[potion]]
id = "reroll"
power = "second-roll"
cost = ["mushroom", "grass"]
worth = 2
source = "rulebook"
name.en = "Reroll"
name.fr = "potion de relance"

[[potion]]
id = "teleport"
power = "leap"
cost = ["black-rock", "purple-crystal"]
worth = 4
source = "rulebook"
name.en = "Teleport"
name.fr = "potion de téléportation"

[[potion]]
id = "swap"
power = "exchange"
cost = ["mushroom", "purple-crystal"]  # the draft says "purple rock" here, and names no such resource elsewhere
worth = 3
source = "inferred"
name.en = "Swap"
name.fr = "potion d’échange"

[[potion]]
id = "poison"
power = "sting"
cost = ["mushroom", "grass"]
worth = 2
source = "rulebook"
name.en = "Poison"
name.fr = "poison"

[[potion]]
id = "meteor"
power = "crush"
cost = ["black-rock", "wood"]
worth = 4
source = "rulebook"
name.en = "Meteor"
name.fr = "pluie de météores"

# The draft shows no board and says no more of it than these kinds of space: the wheel, its size and what lies where are
# ours. docs/balance.md says why it is small, and why so many of its spaces take something.
[board]
source = "invented"
name.en = "The Wheel"
name.fr = "La Roue"
space = [
  { id = "market", kind = "market", column = 3, row = 3 },
  { id = "n1", kind = "resource", resource = "grass", column = 3, row = 2 },
  { id = "n2", kind = "resource", resource = "flower", column = 3, row = 1 },
  { id = "e1", kind = "resource", resource = "flower", column = 4, row = 3 },
  { id = "e2", kind = "resource", resource = "honey", column = 5, row = 3 },
  { id = "s1", kind = "resource", resource = "mushroom", column = 3, row = 4 },
  { id = "s2", kind = "resource", resource = "grass", column = 3, row = 5 },
  { id = "w1", kind = "resource", resource = "wood", column = 2, row = 3 },
  { id = "w2", kind = "resource", resource = "honey", column = 1, row = 3 },
  { id = "r0", kind = "lose-resources", count = 2, column = 3, row = 0 },
  { id = "r1", kind = "resource", resource = "mushroom", column = 4, row = 0 },
  { id = "r2", kind = "resource", resource = "black-rock", column = 5, row = 1 },
  { id = "r3", kind = "lose-resources", count = 2, column = 6, row = 2 },
  { id = "r4", kind = "lose-resources", count = 2, column = 6, row = 3 },
  { id = "r5", kind = "resource", resource = "flower", column = 6, row = 4 },
  { id = "r6", kind = "resource", resource = "purple-crystal", column = 5, row = 5 },
  { id = "r7", kind = "lose-resources", count = 2, column = 4, row = 6 },
  { id = "r8", kind = "lose-resources", count = 2, column = 3, row = 6 },
  { id = "r9", kind = "resource", resource = "honey", column = 2, row = 6 },
  { id = "r10", kind = "resource", resource = "black-rock", column = 1, row = 5 },
  { id = "r11", kind = "lose-resources", count = 2, column = 0, row = 4 },
  { id = "r12", kind = "resource", resource = "wood", column = 0, row = 3 },
  { id = "r13", kind = "lose-resources", count = 1, column = 0, row = 2 },
  { id = "r14", kind = "resource", resource = "purple-crystal", column = 1, row = 1 },
  { id = "r15", kind = "lose-potions", count = 1, column = 2, row = 0 },
]

[[board.path]]
spaces = ["market", "n1", "n2", "r0"]

[[board.path]]
spaces = ["market", "e1", "e2", "r4"]

[[board.path]]
spaces = ["market", "s1", "s2", "r8"]

[[board.path]]
spaces = ["market", "w1", "w2", "r12"]

[[board.path]]
spaces = [
  "r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8",
  "r9", "r10", "r11", "r12", "r13", "r14", "r15", "r0",
]
');
INSERT INTO "contents" VALUES('e85872d7098ff7a1','toil','# Toil and Trouble: what is in the box. Rules and rulings: ledger.toml; sentences: words.*.ftl.
#
#   table       hand: cards that a player gathers up to; cauldron: from how many ingredients on Brewing and
#               Haste add no more to a cauldron
#   goal        gold that wins
#   effect      the effects that stand on this deck''s cards, by the names that the rules know, and what each
#               costs in ingredients: a number, or "X" for growth and corrosion, whose power is their number;
#               least (1 if it is not named): from which power on a potion has such an effect; the rulebook
#               knows no such least power
#   ingredient  one row a kind of card: its effects and how many copies of it there are
#   order       kind: basic or special; value in gold; wants: effects, with a least power behind growth and
#               corrosion
#
# The rulebook gives the numbers of cards, the gold to win and one effect, teleportation. The other effects
# are ours. The ingredients are the twenty lines of the affine plane of order four, with the effects as its
# points, and three parallel classes of a second such plane: each effect stands on eight ingredients, and
# any two effects meet on at least one. The harms lie in general position, so no ingredient has more than
# two of them. The orders'' values follow their difficulty as tests/games/toil/difficulty.py measures it.
#
# Another deck: copy this file, change the rows, and name it as content.
name = "toil"
version = 1

[table]
hand = 6
cauldron = 6
source = "rulebook"

[goal]
gold = 10
source = "rulebook"

[[effect]]
id = "teleportation"
cost = 3
source = "rulebook"

[[effect]]
id = "clairvoyance"
cost = 2
source = "invented"

[[effect]]
id = "haste"
cost = 2
source = "invented"

[[effect]]
id = "growth"
cost = "X"
source = "invented"

[[effect]]
id = "transmutation"
cost = 2
source = "invented"

[[effect]]
id = "combustion"
cost = 3
source = "invented"

[[effect]]
id = "theft"
cost = 3
source = "invented"

[[effect]]
id = "corrosion"
cost = "X"
source = "invented"

[[effect]]
id = "invisibility"
cost = 2
source = "invented"

[[effect]]
id = "gilding"
cost = 3
source = "invented"

[[effect]]
id = "paralysis"
cost = 2
source = "invented"

[[effect]]
id = "prophecy"
cost = 2
source = "invented"

[[effect]]
id = "nausea"
cost = 2
source = "invented"

[[effect]]
id = "clumsiness"
cost = 2
source = "invented"

[[effect]]
id = "generosity"
cost = 3
source = "invented"

[[effect]]
id = "sloth"
cost = 2
source = "invented"

[[ingredient]]
id = "spinning-eye"
effects = ["clairvoyance", "haste", "nausea", "generosity"]
copies = 4
source = "invented"
name.en = "Spinning Eye"
name.fr = "Œil tournoyant"

[[ingredient]]
id = "oracle-rust"
effects = ["corrosion", "prophecy", "clumsiness", "sloth"]
copies = 4
source = "invented"
name.en = "Oracle’s Rust"
name.fr = "Rouille d’oracle"

[[ingredient]]
id = "phoenix-egg"
effects = ["teleportation", "growth", "combustion", "gilding"]
copies = 4
source = "invented"
name.en = "Phoenix Egg"
name.fr = "Œuf de phénix"

[[ingredient]]
id = "mimic-spider"
effects = ["transmutation", "theft", "invisibility", "paralysis"]
copies = 4
source = "invented"
name.en = "Mimic Spider"
name.fr = "Araignée mime"

[[ingredient]]
id = "gilded-toad"
effects = ["gilding", "paralysis", "nausea", "sloth"]
copies = 4
source = "invented"
name.en = "Gilded Toad"
name.fr = "Crapaud doré"

[[ingredient]]
id = "imp-match"
effects = ["combustion", "theft", "clumsiness", "generosity"]
copies = 4
source = "invented"
name.en = "Imp’s Match"
name.fr = "Allumette de diablotin"

[[ingredient]]
id = "runaway-vapour"
effects = ["teleportation", "haste", "corrosion", "invisibility"]
copies = 4
source = "invented"
name.en = "Runaway Vapour"
name.fr = "Vapeur fugueuse"

[[ingredient]]
id = "druid-acorn"
effects = ["clairvoyance", "growth", "transmutation", "prophecy"]
copies = 4
source = "invented"
name.en = "Druid’s Acorn"
name.fr = "Gland de druide"

[[ingredient]]
id = "strangler-ivy"
effects = ["growth", "theft", "corrosion", "nausea"]
copies = 4
source = "invented"
name.en = "Strangler Ivy"
name.fr = "Lierre étrangleur"

[[ingredient]]
id = "crystal-lens"
effects = ["clairvoyance", "invisibility", "gilding", "clumsiness"]
copies = 4
source = "invented"
name.en = "Crystal Lens"
name.fr = "Lentille de cristal"

[[ingredient]]
id = "sleepwalker-dream"
effects = ["teleportation", "paralysis", "prophecy", "generosity"]
copies = 4
source = "invented"
name.en = "Sleepwalker’s Dream"
name.fr = "Rêve de somnambule"

[[ingredient]]
id = "fire-salamander"
effects = ["haste", "transmutation", "combustion", "sloth"]
copies = 4
source = "invented"
name.en = "Fire Salamander"
name.fr = "Salamandre de feu"

[[ingredient]]
id = "temple-smoke"
effects = ["combustion", "invisibility", "prophecy", "nausea"]
copies = 4
source = "invented"
name.en = "Temple Smoke"
name.fr = "Fumée de temple"

[[ingredient]]
id = "jumping-bean"
effects = ["haste", "growth", "paralysis", "clumsiness"]
copies = 4
source = "invented"
name.en = "Jumping Bean"
name.fr = "Haricot sauteur"

[[ingredient]]
id = "cat-hair"
effects = ["teleportation", "clairvoyance", "theft", "sloth"]
copies = 4
source = "invented"
name.en = "Witch’s Cat Hair"
name.fr = "Poil de chat de sorcière"

[[ingredient]]
id = "aqua-regia"
effects = ["transmutation", "corrosion", "gilding", "generosity"]
copies = 4
source = "invented"
name.en = "Aqua Regia"
name.fr = "Eau régale"

[[ingredient]]
id = "fairy-ring"
effects = ["teleportation", "transmutation", "nausea", "clumsiness"]
copies = 4
source = "invented"
name.en = "Fairy-Ring Cap"
name.fr = "Chapeau de rond de fées"

[[ingredient]]
id = "cave-moss"
effects = ["growth", "invisibility", "generosity", "sloth"]
copies = 4
source = "invented"
name.en = "Cave Moss"
name.fr = "Mousse des cavernes"

[[ingredient]]
id = "magpie-feather"
effects = ["haste", "theft", "gilding", "prophecy"]
copies = 4
source = "invented"
name.en = "Magpie Feather"
name.fr = "Plume de pie"

[[ingredient]]
id = "basilisk-eye"
effects = ["clairvoyance", "combustion", "corrosion", "paralysis"]
copies = 4
source = "invented"
name.en = "Basilisk Eye"
name.fr = "Œil de basilic"

[[ingredient]]
id = "falling-star"
effects = ["teleportation", "transmutation", "combustion", "generosity"]
copies = 4
source = "invented"
name.en = "Falling Star"
name.fr = "Étoile filante"

[[ingredient]]
id = "cuckoo-egg"
effects = ["haste", "growth", "theft", "sloth"]
copies = 4
source = "invented"
name.en = "Cuckoo Egg"
name.fr = "Œuf de coucou"

[[ingredient]]
id = "ghost-orchid"
effects = ["clairvoyance", "invisibility", "paralysis", "prophecy"]
copies = 4
source = "invented"
name.en = "Ghost Orchid"
name.fr = "Orchidée fantôme"

[[ingredient]]
id = "fools-gold"
effects = ["corrosion", "gilding", "nausea", "clumsiness"]
copies = 4
source = "invented"
name.en = "Fool’s Gold"
name.fr = "Or des fous"

[[ingredient]]
id = "cellar-slug"
effects = ["transmutation", "corrosion", "invisibility", "sloth"]
copies = 4
source = "invented"
name.en = "Cellar Slug"
name.fr = "Limace de cave"

[[ingredient]]
id = "thunder-seed"
effects = ["growth", "combustion", "prophecy", "clumsiness"]
copies = 4
source = "invented"
name.en = "Thunder Seed"
name.fr = "Graine de tonnerre"

[[ingredient]]
id = "electric-eel"
effects = ["teleportation", "haste", "paralysis", "nausea"]
copies = 4
source = "invented"
name.en = "Electric Eel"
name.fr = "Anguille électrique"

[[ingredient]]
id = "outlaw-coin"
effects = ["clairvoyance", "theft", "gilding", "generosity"]
copies = 4
source = "invented"
name.en = "Outlaw’s Coin"
name.fr = "Pièce de hors-la-loi"

[[ingredient]]
id = "amber-sap"
effects = ["growth", "transmutation", "gilding", "paralysis"]
copies = 4
source = "invented"
name.en = "Amber Sap"
name.fr = "Sève d’ambre"

[[ingredient]]
id = "smoking-poppy"
effects = ["clairvoyance", "combustion", "nausea", "sloth"]
copies = 4
source = "invented"
name.en = "Smoking Poppy"
name.fr = "Pavot fumant"

[[ingredient]]
id = "ghost-sock"
effects = ["teleportation", "theft", "invisibility", "clumsiness"]
copies = 4
source = "invented"
name.en = "Poltergeist’s Sock"
name.fr = "Chaussette d’esprit frappeur"

[[ingredient]]
id = "march-rain"
effects = ["haste", "corrosion", "prophecy", "generosity"]
copies = 4
source = "invented"
name.en = "March Rain"
name.fr = "Giboulée de mars"

[[order]]
id = "morning-tonic"
kind = "basic"
value = 1
wants = ["haste"]
source = "invented"
name.en = "Morning Tonic"
name.fr = "Tonique du matin"

[[order]]
id = "sunday-syrup"
kind = "basic"
value = 1
wants = ["invisibility", "sloth"]
source = "invented"
name.en = "Sunday Syrup"
name.fr = "Sirop du dimanche"

[[order]]
id = "farewell-wine"
kind = "basic"
value = 1
wants = ["nausea", "clumsiness"]
source = "invented"
name.en = "Farewell Wine"
name.fr = "Vin d’adieu"

[[order]]
id = "keyhole-cordial"
kind = "basic"
value = 1
wants = ["clairvoyance", "prophecy"]
source = "invented"
name.en = "Keyhole Cordial"
name.fr = "Cordial du trou de serrure"

[[order]]
id = "far-off-phial"
kind = "basic"
value = 1
wants = ["teleportation"]
source = "invented"
name.en = "Far-Off Phial"
name.fr = "Fiole du lointain"

[[order]]
id = "almanac-infusion"
kind = "basic"
value = 1
wants = ["transmutation", "prophecy"]
source = "invented"
name.en = "Almanac Infusion"
name.fr = "Infusion d’almanach"

[[order]]
id = "stage-fright"
kind = "basic"
value = 1
wants = ["paralysis", "clumsiness"]
source = "invented"
name.en = "Stage-Fright Draught"
name.fr = "Breuvage du trac"

[[order]]
id = "hide-and-seek"
kind = "basic"
value = 2
wants = ["teleportation", "invisibility"]
source = "invented"
name.en = "Hide-and-Seek Soda"
name.fr = "Soda de cache-cache"

[[order]]
id = "gardeners-gulp"
kind = "basic"
value = 2
wants = ["growth 3", "transmutation"]
source = "invented"
name.en = "Gardener’s Gulp"
name.fr = "Gorgée du jardinier"

[[order]]
id = "locksmiths-acid"
kind = "basic"
value = 2
wants = ["clairvoyance", "corrosion 3"]
source = "invented"
name.en = "Locksmith’s Acid"
name.fr = "Acide du serrurier"

[[order]]
id = "stokers-dram"
kind = "basic"
value = 2
wants = ["combustion", "generosity"]
source = "invented"
name.en = "Stoker’s Dram"
name.fr = "Goutte du chauffeur"

[[order]]
id = "cutpurse-cocktail"
kind = "basic"
value = 2
wants = ["theft", "gilding"]
source = "invented"
name.en = "Cutpurse Cocktail"
name.fr = "Cocktail du coupe-bourse"

[[order]]
id = "uncles-liqueur"
kind = "basic"
value = 2
wants = ["generosity", "sloth"]
source = "invented"
name.en = "Rich Uncle’s Liqueur"
name.fr = "Liqueur de l’oncle riche"

[[order]]
id = "couriers-gold"
kind = "basic"
value = 3
wants = ["teleportation", "gilding"]
source = "invented"
name.en = "Courier’s Gold"
name.fr = "Or du coursier"

[[order]]
id = "hermits-vision"
kind = "special"
value = 3
wants = ["clairvoyance", "prophecy", "generosity"]
source = "invented"
name.en = "Hermit’s Vision"
name.fr = "Vision de l’ermite"

[[order]]
id = "saboteurs-solvent"
kind = "special"
value = 3
wants = ["corrosion 4", "clumsiness"]
source = "invented"
name.en = "Saboteur’s Solvent"
name.fr = "Solvant du saboteur"

[[order]]
id = "world-tree-sap"
kind = "special"
value = 3
wants = ["growth 4", "prophecy"]
source = "invented"
name.en = "World-Tree Sap"
name.fr = "Sève de l’arbre-monde"

[[order]]
id = "mirror-masters-philtre"
kind = "special"
value = 3
wants = ["teleportation", "transmutation", "paralysis"]
source = "invented"
name.en = "Mirror Master’s Philtre"
name.fr = "Philtre du maître des miroirs"

[[order]]
id = "tax-collectors-tea"
kind = "special"
value = 4
wants = ["clairvoyance", "theft", "paralysis"]
source = "invented"
name.en = "Tax Collector’s Tea"
name.fr = "Thé du percepteur"

[[order]]
id = "burglars-nightcap"
kind = "special"
value = 4
wants = ["haste", "theft", "invisibility"]
source = "invented"
name.en = "Burglar’s Nightcap"
name.fr = "Dernier verre du cambrioleur"

[[order]]
id = "philosophers-varnish"
kind = "special"
value = 4
wants = ["transmutation", "corrosion 2", "gilding"]
source = "invented"
name.en = "Philosopher’s Varnish"
name.fr = "Vernis philosophal"

[[order]]
id = "feast-of-fools"
kind = "special"
value = 4
wants = ["corrosion 3", "nausea", "clumsiness"]
source = "invented"
name.en = "Feast of Fools"
name.fr = "Festin des fous"

[[order]]
id = "monday-elixir"
kind = "special"
value = 5
wants = ["nausea", "generosity", "sloth"]
source = "invented"
name.en = "Monday Elixir"
name.fr = "Élixir du lundi"

[[order]]
id = "dragon-punch"
kind = "special"
value = 5
wants = ["growth 3", "combustion", "sloth"]
source = "invented"
name.en = "Dragon Punch"
name.fr = "Punch du dragon"

[[order]]
id = "patrons-toast"
kind = "special"
value = 5
wants = ["gilding", "generosity", "clumsiness"]
source = "invented"
name.en = "Patron’s Toast"
name.fr = "Toast du mécène"

[[order]]
id = "comet-cup"
kind = "special"
value = 5
wants = ["teleportation", "haste", "combustion"]
source = "invented"
name.en = "Comet Cup"
name.fr = "Coupe de la comète"
');
CREATE TABLE courses (
	table_id VARCHAR NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id)
)
 WITHOUT ROWID

;
CREATE TABLE entries (
	table_id VARCHAR NOT NULL, 
	seq INTEGER NOT NULL, 
	body BLOB NOT NULL, 
	PRIMARY KEY (table_id, seq)
)
 WITHOUT ROWID

;
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',1,X'7B226B696E64223A226F70656E6564222C226174223A323530332C227365747570223A7B2267616D65223A2272616365222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3230302C226576656E5F726F756E6473223A66616C73657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A332C22636F6E74656E74223A2239303664623239316235393764623263222C227365766572616C223A66616C73652C2273687566666C65223A66616C73657D2C22686F7374223A2256656A5A516B375336346975222C226368616E6365223A5B5D2C226C6573736F6E223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',2,X'7B226B696E64223A22736174222C226174223A323530332C2273656174223A302C22706C61796572223A2256656A5A516B375336346975222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',3,X'7B226B696E64223A22736174222C226174223A323731342C2273656174223A312C22706C61796572223A226C78697565347042566A3262222C226E616D65223A22426F62222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',4,X'7B226B696E64223A2273616964222C226174223A323932332C2273656174223A302C2274657874223A22476F6F64206C75636B21222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',5,X'7B226B696E64223A2273616964222C226174223A333032322C2273656174223A312C2274657874223A22416E6420746F20796F752E222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',6,X'7B226B696E64223A226D6F766564222C226174223A333035392C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35385D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',7,X'7B226B696E64223A226D6F766564222C226174223A333136362C2273656174223A302C22616374696F6E223A37302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',8,X'7B226B696E64223A22756E646F6E65222C226174223A333137342C226B656570223A312C2273656174223A302C226163746F72223A307D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',9,X'7B226B696E64223A226D6F766564222C226174223A333231342C2273656174223A302C22616374696F6E223A36322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',10,X'7B226B696E64223A22756E646F6E65222C226174223A333238392C226B656570223A312C2273656174223A302C226163746F72223A307D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',11,X'7B226B696E64223A226D6F766564222C226174223A333239302C2273656174223A302C22616374696F6E223A36322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',12,X'7B226B696E64223A226D6F766564222C226174223A333332352C2273656174223A302C22616374696F6E223A38302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',13,X'7B226B696E64223A226D6F766564222C226174223A333334362C2273656174223A312C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',14,X'7B226B696E64223A226D6F766564222C226174223A333338392C2273656174223A312C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',15,X'7B226B696E64223A226D6F766564222C226174223A333437332C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35355D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',16,X'7B226B696E64223A226D6F766564222C226174223A333439372C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35385D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',17,X'7B226B696E64223A226D6F766564222C226174223A333533372C2273656174223A312C22616374696F6E223A37302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',18,X'7B226B696E64223A2263616C6C6564222C226174223A333535302C22766F7465223A2274616B652D6261636B222C2273656174223A302C22766F74657273223A5B302C315D2C227375626A656374223A6E756C6C2C226C6576656C223A22222C226B656570223A357D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',19,X'7B226B696E64223A22766F746564222C226174223A333536372C2273656174223A312C22796573223A747275657D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',20,X'7B226B696E64223A22756E646F6E65222C226174223A333536372C226B656570223A352C2273656174223A6E756C6C2C226163746F72223A317D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',21,X'7B226B696E64223A226D6F766564222C226174223A333537372C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35355D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',22,X'7B226B696E64223A226D6F766564222C226174223A333630352C2273656174223A312C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',23,X'7B226B696E64223A226D6F766564222C226174223A333630382C2273656174223A312C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',24,X'7B226B696E64223A226D6F766564222C226174223A333630382C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35345D2C226279223A22227D');
INSERT INTO "entries" VALUES('0LbZRSXQWyHt',25,X'7B226B696E64223A226D6F766564222C226174223A333630392C2273656174223A302C22616374696F6E223A36382C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',1,X'7B226B696E64223A226F70656E6564222C226174223A3539332C227365747570223A7B2267616D65223A2261706F7468656361222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B2266697273745F67616D65223A66616C73652C226F776E5F726573746F636B223A66616C73652C227475726E73223A3330307D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A312C22636F6E74656E74223A2238316438343933326232626265303630222C227365766572616C223A66616C73652C2273687566666C65223A66616C73657D2C22686F7374223A2256656A5A516B375336346975222C226368616E6365223A5B5D2C226C6573736F6E223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',2,X'7B226B696E64223A22736174222C226174223A3539332C2273656174223A302C22706C61796572223A2256656A5A516B375336346975222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',3,X'7B226B696E64223A22736174222C226174223A3938322C2273656174223A312C22706C61796572223A226C78697565347042566A3262222C226E616D65223A22426F62222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',4,X'7B226B696E64223A226465616C74222C226174223A3938322C226368616E6365223A5B3130382C3130372C3130382C3130372C3130382C3130372C3131362C3131342C3131382C3131312C3131395D7D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',5,X'7B226B696E64223A2273616964222C226174223A313131382C2273656174223A302C2274657874223A22476F6F64206C75636B21222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',6,X'7B226B696E64223A2273616964222C226174223A313132302C2273656174223A312C2274657874223A22416E6420746F20796F752E222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',7,X'7B226B696E64223A226D6F766564222C226174223A313132342C2273656174223A302C22616374696F6E223A38302C226368616E6365223A5B3130385D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',8,X'7B226B696E64223A226D6F766564222C226174223A313133342C2273656174223A302C22616374696F6E223A32372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',9,X'7B226B696E64223A22756E646F6E65222C226174223A313134362C226B656570223A312C2273656174223A302C226163746F72223A317D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',10,X'7B226B696E64223A226D6F766564222C226174223A313136322C2273656174223A302C22616374696F6E223A32332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',11,X'7B226B696E64223A22756E646F6E65222C226174223A313137342C226B656570223A312C2273656174223A302C226163746F72223A317D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',12,X'7B226B696E64223A226D6F766564222C226174223A313138362C2273656174223A302C22616374696F6E223A31372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',13,X'7B226B696E64223A226D6F766564222C226174223A313230302C2273656174223A312C22616374696F6E223A312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',14,X'7B226B696E64223A226D6F766564222C226174223A313231342C2273656174223A312C22616374696F6E223A3834352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',15,X'7B226B696E64223A226D6F766564222C226174223A313232352C2273656174223A302C22616374696F6E223A313037342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',16,X'7B226B696E64223A226D6F766564222C226174223A313233382C2273656174223A302C22616374696F6E223A38302C226368616E6365223A5B3130375D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',17,X'7B226B696E64223A226D6F766564222C226174223A313234392C2273656174223A302C22616374696F6E223A33302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',18,X'7B226B696E64223A226D6F766564222C226174223A313235392C2273656174223A312C22616374696F6E223A3930362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',19,X'7B226B696E64223A2263616C6C6564222C226174223A313236382C22766F7465223A2274616B652D6261636B222C2273656174223A302C22766F74657273223A5B302C315D2C227375626A656374223A6E756C6C2C226C6576656C223A22222C226B656570223A367D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',20,X'7B226B696E64223A22766F746564222C226174223A313237392C2273656174223A312C22796573223A747275657D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',21,X'7B226B696E64223A22756E646F6E65222C226174223A313237392C226B656570223A362C2273656174223A6E756C6C2C226163746F72223A317D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',22,X'7B226B696E64223A226D6F766564222C226174223A313238362C2273656174223A302C22616374696F6E223A32372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',23,X'7B226B696E64223A226D6F766564222C226174223A313239372C2273656174223A312C22616374696F6E223A3835312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',24,X'7B226B696E64223A226D6F766564222C226174223A313330362C2273656174223A312C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',25,X'7B226B696E64223A226D6F766564222C226174223A313330372C2273656174223A302C22616374696F6E223A313032382C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('4kcG87sQHGnZ',26,X'7B226B696E64223A226D6F766564222C226174223A313330382C2273656174223A302C22616374696F6E223A31312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',1,X'7B226B696E64223A226F70656E6564222C226174223A313439372C227365747570223A7B2267616D65223A22656C69786972222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3135302C226C61625F64726177223A747275652C227368656C665F6C696D6974223A302C226865616C696E675F637265646974223A66616C73657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A322C22636F6E74656E74223A2231653330313066626337363065626336222C227365766572616C223A66616C73652C2273687566666C65223A66616C73657D2C22686F7374223A2256656A5A516B375336346975222C226368616E6365223A5B5D2C226C6573736F6E223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',2,X'7B226B696E64223A22736174222C226174223A313439372C2273656174223A302C22706C61796572223A2256656A5A516B375336346975222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',3,X'7B226B696E64223A22736174222C226174223A313533372C2273656174223A312C22706C61796572223A226C78697565347042566A3262222C226E616D65223A22426F62222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',4,X'7B226B696E64223A226465616C74222C226174223A313533372C226368616E6365223A5B3134352C3134365D7D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',5,X'7B226B696E64223A2273616964222C226174223A313536322C2273656174223A302C2274657874223A22476F6F64206C75636B21222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',6,X'7B226B696E64223A2273616964222C226174223A313538352C2273656174223A312C2274657874223A22416E6420746F20796F752E222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',7,X'7B226B696E64223A226D6F766564222C226174223A313632392C2273656174223A302C22616374696F6E223A3230362C226368616E6365223A5B3135395D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',8,X'7B226B696E64223A226D6F766564222C226174223A313637302C2273656174223A302C22616374696F6E223A3133342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',9,X'7B226B696E64223A22756E646F6E65222C226174223A313639302C226B656570223A312C2273656174223A302C226163746F72223A317D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',10,X'7B226B696E64223A226D6F766564222C226174223A313730352C2273656174223A302C22616374696F6E223A3133332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',11,X'7B226B696E64223A22756E646F6E65222C226174223A313734332C226B656570223A312C2273656174223A302C226163746F72223A307D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',12,X'7B226B696E64223A226D6F766564222C226174223A313935392C2273656174223A302C22616374696F6E223A3133332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',13,X'7B226B696E64223A226D6F766564222C226174223A313939342C2273656174223A302C22616374696F6E223A3134322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',14,X'7B226B696E64223A226D6F766564222C226174223A323034352C2273656174223A312C22616374696F6E223A3231362C226368616E6365223A5B3136375D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',15,X'7B226B696E64223A226D6F766564222C226174223A323037342C2273656174223A312C22616374696F6E223A3230312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',16,X'7B226B696E64223A226D6F766564222C226174223A323130362C2273656174223A302C22616374696F6E223A3133382C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',17,X'7B226B696E64223A226D6F766564222C226174223A323133342C2273656174223A302C22616374696F6E223A3230342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',18,X'7B226B696E64223A226D6F766564222C226174223A323135392C2273656174223A302C22616374696F6E223A39352C226368616E6365223A5B3137322C3136335D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',19,X'7B226B696E64223A2263616C6C6564222C226174223A323138392C22766F7465223A2274616B652D6261636B222C2273656174223A302C22766F74657273223A5B302C315D2C227375626A656374223A6E756C6C2C226C6576656C223A22222C226B656570223A377D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',20,X'7B226B696E64223A22766F746564222C226174223A323232322C2273656174223A312C22796573223A747275657D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',21,X'7B226B696E64223A22756E646F6E65222C226174223A323232322C226B656570223A372C2273656174223A6E756C6C2C226163746F72223A307D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',22,X'7B226B696E64223A226D6F766564222C226174223A323239302C2273656174223A302C22616374696F6E223A3133392C226368616E6365223A5B3135375D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',23,X'7B226B696E64223A226D6F766564222C226174223A323335312C2273656174223A302C22616374696F6E223A3133342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',24,X'7B226B696E64223A226D6F766564222C226174223A323339392C2273656174223A302C22616374696F6E223A3134322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',25,X'7B226B696E64223A226D6F766564222C226174223A323436352C2273656174223A312C22616374696F6E223A3231332C226368616E6365223A5B3136315D2C226279223A22227D');
INSERT INTO "entries" VALUES('FLfCLcEHI8rG',26,X'7B226B696E64223A226D6F766564222C226174223A323437302C2273656174223A312C22616374696F6E223A3133332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',1,X'7B226B696E64223A226F70656E6564222C226174223A333633372C227365747570223A7B2267616D65223A22746F696C222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A322C22636F6E74656E74223A2265383538373264373039386666376131222C227365766572616C223A66616C73652C2273687566666C65223A66616C73657D2C22686F7374223A2256656A5A516B375336346975222C226368616E6365223A5B5D2C226C6573736F6E223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',2,X'7B226B696E64223A22736174222C226174223A333633372C2273656174223A302C22706C61796572223A2256656A5A516B375336346975222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',3,X'7B226B696E64223A22736174222C226174223A333730332C2273656174223A312C22706C61796572223A226C78697565347042566A3262222C226E616D65223A22426F62222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',4,X'7B226B696E64223A226465616C74222C226174223A333730332C226368616E6365223A5B313132322C313133382C313133372C313133312C313134342C313131352C313134302C313132362C313132302C313132372C313133332C313133352C313039382C313130302C313039372C313039355D7D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',5,X'7B226B696E64223A2273616964222C226174223A333731302C2273656174223A302C2274657874223A22476F6F64206C75636B21222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',6,X'7B226B696E64223A2273616964222C226174223A333731312C2273656174223A312C2274657874223A22416E6420746F20796F752E222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',7,X'7B226B696E64223A226D6F766564222C226174223A333731322C2273656174223A302C22616374696F6E223A39352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',8,X'7B226B696E64223A22756E646F6E65222C226174223A333731332C226B656570223A302C2273656174223A302C226163746F72223A307D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',9,X'7B226B696E64223A226D6F766564222C226174223A333732352C2273656174223A302C22616374696F6E223A39322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',10,X'7B226B696E64223A22756E646F6E65222C226174223A333732362C226B656570223A302C2273656174223A302C226163746F72223A307D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',11,X'7B226B696E64223A226D6F766564222C226174223A333733332C2273656174223A302C22616374696F6E223A39322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',12,X'7B226B696E64223A226D6F766564222C226174223A333733342C2273656174223A302C22616374696F6E223A3130322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',13,X'7B226B696E64223A226D6F766564222C226174223A333734312C2273656174223A302C22616374696F6E223A33312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',14,X'7B226B696E64223A226D6F766564222C226174223A333734322C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B313131362C313132332C313132365D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',15,X'7B226B696E64223A226D6F766564222C226174223A333734332C2273656174223A312C22616374696F6E223A3130372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',16,X'7B226B696E64223A226D6F766564222C226174223A333734352C2273656174223A312C22616374696F6E223A34392C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',17,X'7B226B696E64223A226D6F766564222C226174223A333736312C2273656174223A312C22616374696F6E223A37342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',18,X'7B226B696E64223A226D6F766564222C226174223A333830312C2273656174223A312C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',19,X'7B226B696E64223A2263616C6C6564222C226174223A333834342C22766F7465223A2274616B652D6261636B222C2273656174223A302C22766F74657273223A5B302C315D2C227375626A656374223A6E756C6C2C226C6576656C223A22222C226B656570223A337D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',20,X'7B226B696E64223A22766F746564222C226174223A333837302C2273656174223A312C22796573223A747275657D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',21,X'7B226B696E64223A22756E646F6E65222C226174223A333837302C226B656570223A332C2273656174223A6E756C6C2C226163746F72223A317D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',22,X'7B226B696E64223A226D6F766564222C226174223A333933342C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',23,X'7B226B696E64223A226D6F766564222C226174223A333938322C2273656174223A302C22616374696F6E223A31372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',24,X'7B226B696E64223A226D6F766564222C226174223A343032362C2273656174223A302C22616374696F6E223A3131312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',25,X'7B226B696E64223A226D6F766564222C226174223A343033302C2273656174223A302C22616374696F6E223A38362C226368616E6365223A5B313134312C313132322C313132362C313133322C313132355D2C226279223A22227D');
INSERT INTO "entries" VALUES('VEsGx5CnH3ms',26,X'7B226B696E64223A226D6F766564222C226174223A343033342C2273656174223A312C22616374696F6E223A34332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',1,X'7B226B696E64223A226F70656E6564222C226174223A343036322C227365747570223A7B2267616D65223A2261706F7468656361222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B2266697273745F67616D65223A66616C73652C226F776E5F726573746F636B223A66616C73652C227475726E73223A347D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A312C22636F6E74656E74223A2238316438343933326232626265303630222C227365766572616C223A66616C73652C2273687566666C65223A66616C73657D2C22686F7374223A2256656A5A516B375336346975222C226368616E6365223A5B5D2C226C6573736F6E223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',2,X'7B226B696E64223A22736174222C226174223A343036322C2273656174223A302C22706C61796572223A2256656A5A516B375336346975222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',3,X'7B226B696E64223A22736174222C226174223A343131392C2273656174223A312C22706C61796572223A226C78697565347042566A3262222C226E616D65223A22426F62222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',4,X'7B226B696E64223A226465616C74222C226174223A343131392C226368616E6365223A5B3130382C3130382C3130372C3130372C3130372C3130392C3132342C3131332C3131302C3131362C3131345D7D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',5,X'7B226B696E64223A2273616964222C226174223A343133302C2273656174223A302C2274657874223A22476F6F64206C75636B21222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',6,X'7B226B696E64223A2273616964222C226174223A343133302C2273656174223A312C2274657874223A22416E6420746F20796F752E222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',7,X'7B226B696E64223A226D6F766564222C226174223A343133312C2273656174223A302C22616374696F6E223A313431352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',8,X'7B226B696E64223A22756E646F6E65222C226174223A343133372C226B656570223A302C2273656174223A302C226163746F72223A317D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',9,X'7B226B696E64223A226D6F766564222C226174223A343133372C2273656174223A302C22616374696F6E223A313431352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',10,X'7B226B696E64223A22756E646F6E65222C226174223A343135372C226B656570223A302C2273656174223A302C226163746F72223A317D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',11,X'7B226B696E64223A226D6F766564222C226174223A343135382C2273656174223A302C22616374696F6E223A313431342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',12,X'7B226B696E64223A226D6F766564222C226174223A343136322C2273656174223A312C22616374696F6E223A31332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',13,X'7B226B696E64223A226D6F766564222C226174223A343136332C2273656174223A312C22616374696F6E223A3833362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',14,X'7B226B696E64223A226D6F766564222C226174223A343136332C2273656174223A302C22616374696F6E223A38302C226368616E6365223A5B3130375D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',15,X'7B226B696E64223A226D6F766564222C226174223A343138312C2273656174223A302C22616374696F6E223A31362C226368616E6365223A5B3130395D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',16,X'7B226B696E64223A226D6F766564222C226174223A343233342C2273656174223A302C22616374696F6E223A32322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',17,X'7B226B696E64223A226D6F766564222C226174223A343233342C2273656174223A302C22616374696F6E223A313431332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',18,X'7B226B696E64223A226D6F766564222C226174223A343234362C2273656174223A312C22616374696F6E223A3834342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Wv2fzhOxQ5Xj',19,X'7B226B696E64223A226D6F766564222C226174223A343234362C2273656174223A312C22616374696F6E223A31352C226368616E6365223A5B5D2C226279223A22227D');
CREATE TABLE meta (
	"key" VARCHAR NOT NULL, 
	value BLOB NOT NULL, 
	PRIMARY KEY ("key")
);
INSERT INTO "meta" VALUES('clock',X'34323539');
INSERT INTO "meta" VALUES('name-folding',X'32');
INSERT INTO "meta" VALUES('key',X'1F9AB3A536BE28689C6251B1EA49C1141D73204AA7AF5A8C836A301E4EB30968');
CREATE TABLE notes (
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "notes" VALUES('0LbZRSXQWyHt',0,'a note on race');
INSERT INTO "notes" VALUES('4kcG87sQHGnZ',0,'a note on apotheca');
INSERT INTO "notes" VALUES('FLfCLcEHI8rG',0,'a note on elixir');
INSERT INTO "notes" VALUES('VEsGx5CnH3ms',0,'a note on toil');
INSERT INTO "notes" VALUES('Wv2fzhOxQ5Xj',0,'a note on over');
CREATE TABLE players (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	kept VARCHAR, 
	"key" VARCHAR, 
	passphrase VARCHAR, 
	PRIMARY KEY (id), 
	UNIQUE ("key")
);
INSERT INTO "players" VALUES('VejZQk7S64iu','Ann',1794975369,NULL,NULL,NULL);
INSERT INTO "players" VALUES('lxiue4pBVj2b','Bob',1794975369,NULL,NULL,NULL);
CREATE TABLE sessions (
	secret BLOB NOT NULL, 
	player VARCHAR NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (secret)
)
 WITHOUT ROWID

;
INSERT INTO "sessions" VALUES(X'2BBE774D55EAB21C81A9445FD5899536B357C0F685935A9EA64081B1299F6B52','lxiue4pBVj2b',1794975369);
INSERT INTO "sessions" VALUES(X'6A0E5465D955F5567F14CD6E61589B95F3EFA7B5DEBF23E38078A2AE1F3A89ED','VejZQk7S64iu',1794975369);
CREATE TABLE sittings (
	player VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (player, table_id, seat)
)
 WITHOUT ROWID

;
INSERT INTO "sittings" VALUES('VejZQk7S64iu','0LbZRSXQWyHt',0);
INSERT INTO "sittings" VALUES('lxiue4pBVj2b','0LbZRSXQWyHt',1);
INSERT INTO "sittings" VALUES('VejZQk7S64iu','4kcG87sQHGnZ',0);
INSERT INTO "sittings" VALUES('lxiue4pBVj2b','4kcG87sQHGnZ',1);
INSERT INTO "sittings" VALUES('VejZQk7S64iu','FLfCLcEHI8rG',0);
INSERT INTO "sittings" VALUES('lxiue4pBVj2b','FLfCLcEHI8rG',1);
INSERT INTO "sittings" VALUES('VejZQk7S64iu','VEsGx5CnH3ms',0);
INSERT INTO "sittings" VALUES('lxiue4pBVj2b','VEsGx5CnH3ms',1);
INSERT INTO "sittings" VALUES('VejZQk7S64iu','Wv2fzhOxQ5Xj',0);
INSERT INTO "sittings" VALUES('lxiue4pBVj2b','Wv2fzhOxQ5Xj',1);
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	host VARCHAR NOT NULL, 
	phase VARCHAR NOT NULL, 
	open BOOLEAN NOT NULL, 
	bot BOOLEAN NOT NULL, 
	deadline INTEGER, 
	card BLOB NOT NULL, 
	opened INTEGER NOT NULL, 
	touched INTEGER NOT NULL, 
	game VARCHAR DEFAULT '' NOT NULL, 
	finished INTEGER, 
	returns VARCHAR, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('4kcG87sQHGnZ','VejZQk7S64iu','playing',0,0,NULL,X'7B227461626C65223A22346B63473837735148476E5A222C2267616D65223A2261706F7468656361222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B2266697273745F67616D65223A66616C73652C226F776E5F726573746F636B223A66616C73652C227475726E73223A3330307D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22426F62222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D5D2C226163746F72223A312C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73657D',1794975370,1794975370,'apotheca',NULL,NULL);
INSERT INTO "tables" VALUES('FLfCLcEHI8rG','VejZQk7S64iu','playing',0,0,NULL,X'7B227461626C65223A22464C66434C63454849387247222C2267616D65223A22656C69786972222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3135302C226C61625F64726177223A747275652C227368656C665F6C696D6974223A302C226865616C696E675F637265646974223A66616C73657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22426F62222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D5D2C226163746F72223A312C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73657D',1794975370,1794975371,'elixir',NULL,NULL);
INSERT INTO "tables" VALUES('0LbZRSXQWyHt','VejZQk7S64iu','playing',0,0,NULL,X'7B227461626C65223A22304C625A5253585157794874222C2267616D65223A2272616365222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3230302C226576656E5F726F756E6473223A66616C73657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22426F62222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D5D2C226163746F72223A312C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73657D',1794975371,1794975372,'race',NULL,NULL);
INSERT INTO "tables" VALUES('VEsGx5CnH3ms','VejZQk7S64iu','playing',0,0,NULL,X'7B227461626C65223A22564573477835436E48336D73222C2267616D65223A22746F696C222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22426F62222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D5D2C226163746F72223A312C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73657D',1794975373,1794975373,'toil',NULL,NULL);
INSERT INTO "tables" VALUES('Wv2fzhOxQ5Xj','VejZQk7S64iu','over',0,0,NULL,X'7B227461626C65223A22577632667A684F785135586A222C2267616D65223A2261706F7468656361222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B2266697273745F67616D65223A66616C73652C226F776E5F726573746F636B223A66616C73652C227475726E73223A347D2C227068617365223A226F766572222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22426F62222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73657D5D2C226163746F72223A2D322C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A7B22726561736F6E223A22706C61796564222C2272657475726E73223A5B302E352C302E355D7D2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73657D',1794975373,1794975373,'apotheca',1794975373,'[0.5,0.5]');
CREATE TABLE traces (
	player VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	PRIMARY KEY (player, table_id)
)
 WITHOUT ROWID

;
CREATE INDEX players_by_made ON players (made) WHERE "key" IS NULL;
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX tables_by_host ON tables (host, phase);
CREATE INDEX tables_by_bot ON tables (phase) WHERE bot IS 1;
CREATE INDEX tables_by_touched ON tables (phase, touched);
CREATE INDEX tables_by_phase ON tables (phase, open, touched);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX sittings_by_table ON sittings (table_id, seat);
CREATE INDEX traces_by_table ON traces (table_id);
COMMIT;
PRAGMA application_id = 1346915412;
PRAGMA user_version = 5;
