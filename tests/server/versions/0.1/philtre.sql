BEGIN TRANSACTION;
CREATE TABLE bans (whom VARCHAR NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (whom));
CREATE TABLE contents (hash VARCHAR NOT NULL, game VARCHAR NOT NULL, body VARCHAR NOT NULL, PRIMARY KEY (hash));
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
INSERT INTO "contents" VALUES('3a80ee01d65cdd19','race','# The Magical Race: what is in the box. Rules and rulings: ledger.toml; sentences: words.*.ftl.
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
  { id = "n1", kind = "lose-potions", count = 1, column = 3, row = 2 },
  { id = "n2", kind = "lose-resources", count = 1, column = 3, row = 1 },
  { id = "e1", kind = "resource", resource = "mushroom", column = 4, row = 3 },
  { id = "e2", kind = "resource", resource = "honey", column = 5, row = 3 },
  { id = "s1", kind = "resource", resource = "black-rock", column = 3, row = 4 },
  { id = "s2", kind = "resource", resource = "grass", column = 3, row = 5 },
  { id = "w1", kind = "lose-resources", count = 2, column = 2, row = 3 },
  { id = "w2", kind = "resource", resource = "flower", column = 1, row = 3 },
  { id = "r0", kind = "lose-resources", count = 2, column = 3, row = 0 },
  { id = "r1", kind = "resource", resource = "purple-crystal", column = 4, row = 0 },
  { id = "r2", kind = "lose-resources", count = 2, column = 5, row = 1 },
  { id = "r3", kind = "resource", resource = "flower", column = 6, row = 2 },
  { id = "r4", kind = "resource", resource = "mushroom", column = 6, row = 3 },
  { id = "r5", kind = "resource", resource = "flower", column = 6, row = 4 },
  { id = "r6", kind = "lose-resources", count = 2, column = 5, row = 5 },
  { id = "r7", kind = "lose-resources", count = 2, column = 4, row = 6 },
  { id = "r8", kind = "lose-resources", count = 2, column = 3, row = 6 },
  { id = "r9", kind = "resource", resource = "honey", column = 2, row = 6 },
  { id = "r10", kind = "resource", resource = "black-rock", column = 1, row = 5 },
  { id = "r11", kind = "lose-resources", count = 1, column = 0, row = 4 },
  { id = "r12", kind = "resource", resource = "wood", column = 0, row = 3 },
  { id = "r13", kind = "resource", resource = "grass", column = 0, row = 2 },
  { id = "r14", kind = "resource", resource = "mushroom", column = 1, row = 1 },
  { id = "r15", kind = "resource", resource = "grass", column = 2, row = 0 },
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
CREATE TABLE courses (table_id VARCHAR NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id)) WITHOUT ROWID;
CREATE TABLE dismissals (player VARCHAR NOT NULL, table_id VARCHAR NOT NULL, PRIMARY KEY (player, table_id)) WITHOUT ROWID;
CREATE TABLE entries (table_id VARCHAR NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, seq)) WITHOUT ROWID;
INSERT INTO "entries" VALUES('2SEH1mI2By2o',1,X'7B226B696E64223A226F70656E6564222C226174223A343331372C227365747570223A7B2267616D65223A22746F696C222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22626F74222C226C6576656C223A226E6F76696365222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A322C22636F6E74656E74223A2265383538373264373039386666376131222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A22626458375F59517461533575222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',2,X'7B226B696E64223A22736174222C226174223A343331372C2273656174223A302C22706C61796572223A22626458375F59517461533575222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',3,X'7B226B696E64223A226465616C74222C226174223A343331372C226368616E6365223A5B313132362C313134302C313132312C313133352C313132342C313133302C313132332C313132322C313134302C313133352C313131352C313132352C313039302C313039322C313130312C313039315D7D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',4,X'7B226B696E64223A226D6F766564222C226174223A343333362C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',5,X'7B226B696E64223A226D6F766564222C226174223A343631392C2273656174223A312C22616374696F6E223A38382C226368616E6365223A5B5D2C226279223A226E6F76696365227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',6,X'7B226B696E64223A226D6F766564222C226174223A343732342C2273656174223A312C22616374696F6E223A3130352C226368616E6365223A5B5D2C226279223A226E6F76696365227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',7,X'7B226B696E64223A226D6F766564222C226174223A343737362C2273656174223A312C22616374696F6E223A35312C226368616E6365223A5B5D2C226279223A226E6F76696365227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',8,X'7B226B696E64223A226D6F766564222C226174223A343738332C2273656174223A312C22616374696F6E223A342C226368616E6365223A5B5D2C226279223A226E6F76696365227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',9,X'7B226B696E64223A226D6F766564222C226174223A343738382C2273656174223A312C22616374696F6E223A37302C226368616E6365223A5B5D2C226279223A226E6F76696365227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',10,X'7B226B696E64223A226D6F766564222C226174223A343830302C2273656174223A312C22616374696F6E223A37312C226368616E6365223A5B313134302C313133312C313132302C313133382C313133325D2C226279223A226E6F76696365227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',11,X'7B226B696E64223A226D6F766564222C226174223A343831322C2273656174223A302C22616374696F6E223A3130312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('2SEH1mI2By2o',12,X'7B226B696E64223A226D6F766564222C226174223A343832302C2273656174223A302C22616374696F6E223A38332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',1,X'7B226B696E64223A226F70656E6564222C226174223A3639342C227365747570223A7B2267616D65223A2261706F7468656361222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B2266697273745F67616D65223A66616C73652C226F776E5F726573746F636B223A66616C73652C227475726E73223A3330307D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A312C22636F6E74656E74223A2238316438343933326232626265303630222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A22444B7A34715A426C486C4E4E222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',2,X'7B226B696E64223A22736174222C226174223A3639342C2273656174223A302C22706C61796572223A22444B7A34715A426C486C4E4E222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',3,X'7B226B696E64223A22736174222C226174223A313130342C2273656174223A312C22706C61796572223A2262584B4E70336632565F4473222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',4,X'7B226B696E64223A226465616C74222C226174223A313130342C226368616E6365223A5B3130392C3130382C3130382C3130372C3130382C3130372C3131362C3131322C3132342C3131332C3131375D7D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',5,X'7B226B696E64223A2273616964222C226174223A313134352C2273656174223A302C2274657874223A22476F6F64206C75636B20776974682061706F746865636121222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',6,X'7B226B696E64223A226D6F766564222C226174223A313137362C2273656174223A302C22616374696F6E223A313032362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',7,X'7B226B696E64223A226D6F766564222C226174223A313230382C2273656174223A312C22616374696F6E223A3831362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',8,X'7B226B696E64223A226D6F766564222C226174223A313232382C2273656174223A312C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',9,X'7B226B696E64223A226D6F766564222C226174223A313234312C2273656174223A302C22616374696F6E223A313031302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',10,X'7B226B696E64223A226D6F766564222C226174223A313235312C2273656174223A302C22616374696F6E223A31312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',11,X'7B226B696E64223A226D6F766564222C226174223A313236342C2273656174223A312C22616374696F6E223A3831352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',12,X'7B226B696E64223A226D6F766564222C226174223A313238392C2273656174223A312C22616374696F6E223A38302C226368616E6365223A5B3130395D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',13,X'7B226B696E64223A226D6F766564222C226174223A313330342C2273656174223A312C22616374696F6E223A32392C226368616E6365223A5B3130375D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',14,X'7B226B696E64223A226D6F766564222C226174223A313332302C2273656174223A312C22616374696F6E223A32342C226368616E6365223A5B3130375D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',15,X'7B226B696E64223A226D6F766564222C226174223A313332302C2273656174223A312C22616374696F6E223A32302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',16,X'7B226B696E64223A226D6F766564222C226174223A313333322C2273656174223A302C22616374696F6E223A382C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('7jMNMPNy5NoB',17,X'7B226B696E64223A226D6F766564222C226174223A313334302C2273656174223A302C22616374696F6E223A313034332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',1,X'7B226B696E64223A226F70656E6564222C226174223A333139332C227365747570223A7B2267616D65223A2272616365222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3230302C226576656E5F726F756E6473223A66616C73657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A332C22636F6E74656E74223A2233613830656530316436356364643139222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A224D68424D4459726437595837222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',2,X'7B226B696E64223A22736174222C226174223A333139332C2273656174223A302C22706C61796572223A224D68424D4459726437595837222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',3,X'7B226B696E64223A22736174222C226174223A333233342C2273656174223A312C22706C61796572223A22754B47725A6A516A7138654E222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',4,X'7B226B696E64223A2273616964222C226174223A333235302C2273656174223A302C2274657874223A22476F6F64206C75636B2077697468207261636521222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',5,X'7B226B696E64223A226D6F766564222C226174223A333235332C2273656174223A302C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',6,X'7B226B696E64223A226D6F766564222C226174223A333236342C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',7,X'7B226B696E64223A226D6F766564222C226174223A333237362C2273656174223A312C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',8,X'7B226B696E64223A226D6F766564222C226174223A333238382C2273656174223A312C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',9,X'7B226B696E64223A226D6F766564222C226174223A333330332C2273656174223A302C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',10,X'7B226B696E64223A226D6F766564222C226174223A333333332C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',11,X'7B226B696E64223A226D6F766564222C226174223A333336372C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35375D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',12,X'7B226B696E64223A226D6F766564222C226174223A333337392C2273656174223A312C22616374696F6E223A36322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',13,X'7B226B696E64223A226D6F766564222C226174223A333338342C2273656174223A312C22616374696F6E223A38302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',14,X'7B226B696E64223A226D6F766564222C226174223A333338352C2273656174223A302C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',15,X'7B226B696E64223A226D6F766564222C226174223A333338362C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('8kaDqRpM3sbe',16,X'7B226B696E64223A226D6F766564222C226174223A333338382C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35345D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',1,X'7B226B696E64223A226F70656E6564222C226174223A313838342C227365747570223A7B2267616D65223A22656C69786972222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3135302C226C61625F64726177223A747275652C227368656C665F6C696D6974223A302C226865616C696E675F637265646974223A66616C73657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A322C22636F6E74656E74223A2231653330313066626337363065626336222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A2231314A486F704E784272666D222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',2,X'7B226B696E64223A22736174222C226174223A313838342C2273656174223A302C22706C61796572223A2231314A486F704E784272666D222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',3,X'7B226B696E64223A22736174222C226174223A323033362C2273656174223A312C22706C61796572223A223861307A62752D6B49524F4B222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',4,X'7B226B696E64223A226465616C74222C226174223A323033362C226368616E6365223A5B3134332C3134345D7D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',5,X'7B226B696E64223A2273616964222C226174223A323131362C2273656174223A302C2274657874223A22476F6F64206C75636B207769746820656C6978697221222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',6,X'7B226B696E64223A226D6F766564222C226174223A323132392C2273656174223A302C22616374696F6E223A3231342C226368616E6365223A5B3135385D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',7,X'7B226B696E64223A226D6F766564222C226174223A323138382C2273656174223A302C22616374696F6E223A3133342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',8,X'7B226B696E64223A226D6F766564222C226174223A323230392C2273656174223A312C22616374696F6E223A3230332C226368616E6365223A5B3136375D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',9,X'7B226B696E64223A226D6F766564222C226174223A323232312C2273656174223A312C22616374696F6E223A3230352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',10,X'7B226B696E64223A226D6F766564222C226174223A323238312C2273656174223A302C22616374696F6E223A3230302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',11,X'7B226B696E64223A226D6F766564222C226174223A323332302C2273656174223A312C22616374696F6E223A3230312C226368616E6365223A5B3136305D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',12,X'7B226B696E64223A226D6F766564222C226174223A323333372C2273656174223A312C22616374696F6E223A3133352C226368616E6365223A5B3137315D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',13,X'7B226B696E64223A226D6F766564222C226174223A323432302C2273656174223A302C22616374696F6E223A3231362C226368616E6365223A5B3135395D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',14,X'7B226B696E64223A226D6F766564222C226174223A323435332C2273656174223A302C22616374696F6E223A3133332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',15,X'7B226B696E64223A226D6F766564222C226174223A323530312C2273656174223A302C22616374696F6E223A3134322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',16,X'7B226B696E64223A226D6F766564222C226174223A323532322C2273656174223A312C22616374696F6E223A3230342C226368616E6365223A5B3136345D2C226279223A22227D');
INSERT INTO "entries" VALUES('EO4nQ17_8lMu',17,X'7B226B696E64223A226D6F766564222C226174223A323536392C2273656174223A312C22616374696F6E223A3133342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',1,X'7B226B696E64223A226F70656E6564222C226174223A333432352C227365747570223A7B2267616D65223A22746F696C222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A322C22636F6E74656E74223A2265383538373264373039386666376131222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A2241697568355174327172324E222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',2,X'7B226B696E64223A22736174222C226174223A333432352C2273656174223A302C22706C61796572223A2241697568355174327172324E222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',3,X'7B226B696E64223A22736174222C226174223A333436382C2273656174223A312C22706C61796572223A2269437774436B513175496556222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',4,X'7B226B696E64223A226465616C74222C226174223A333436382C226368616E6365223A5B313131362C313133382C313131372C313131392C313134302C313133302C313133352C313132392C313132372C313131352C313132332C313132382C313130302C313039352C313039372C313038395D7D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',5,X'7B226B696E64223A2273616964222C226174223A333437372C2273656174223A302C2274657874223A22476F6F64206C75636B207769746820746F696C21222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',6,X'7B226B696E64223A226D6F766564222C226174223A333437382C2273656174223A302C22616374696F6E223A39372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',7,X'7B226B696E64223A226D6F766564222C226174223A333437392C2273656174223A302C22616374696F6E223A36342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',8,X'7B226B696E64223A226D6F766564222C226174223A333438302C2273656174223A302C22616374696F6E223A33352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',9,X'7B226B696E64223A226D6F766564222C226174223A333438312C2273656174223A302C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',10,X'7B226B696E64223A226D6F766564222C226174223A333438322C2273656174223A302C22616374696F6E223A35342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',11,X'7B226B696E64223A226D6F766564222C226174223A333438322C2273656174223A302C22616374696F6E223A37382C226368616E6365223A5B313133322C313132372C313133372C313133322C313131355D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',12,X'7B226B696E64223A226D6F766564222C226174223A333438332C2273656174223A312C22616374696F6E223A3130372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',13,X'7B226B696E64223A226D6F766564222C226174223A333438342C2273656174223A312C22616374696F6E223A37372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',14,X'7B226B696E64223A226D6F766564222C226174223A333438352C2273656174223A312C22616374696F6E223A35312C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',15,X'7B226B696E64223A226D6F766564222C226174223A333438362C2273656174223A312C22616374696F6E223A342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',16,X'7B226B696E64223A226D6F766564222C226174223A333438372C2273656174223A312C22616374696F6E223A33392C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('Py_jVgV5z2It',17,X'7B226B696E64223A226D6F766564222C226174223A333438372C2273656174223A312C22616374696F6E223A36332C226368616E6365223A5B313132302C313134342C313134312C313131362C313133305D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',1,X'7B226B696E64223A226F70656E6564222C226174223A333630372C227365747570223A7B2267616D65223A2272616365222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A342C226576656E5F726F756E6473223A66616C73657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A332C22636F6E74656E74223A2233613830656530316436356364643139222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A226C444C304449616430634F69222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',2,X'7B226B696E64223A22736174222C226174223A333630372C2273656174223A302C22706C61796572223A226C444C304449616430634F69222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('v65F117nZfrk',3,X'7B226B696E64223A22736174222C226174223A333633322C2273656174223A312C22706C61796572223A225870334C566736675F6F5074222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('v65F117nZfrk',4,X'7B226B696E64223A226D6F766564222C226174223A333638332C2273656174223A302C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',5,X'7B226B696E64223A226D6F766564222C226174223A333736322C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',6,X'7B226B696E64223A226D6F766564222C226174223A333737362C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35375D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',7,X'7B226B696E64223A226D6F766564222C226174223A333739332C2273656174223A312C22616374696F6E223A37342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',8,X'7B226B696E64223A226D6F766564222C226174223A333739362C2273656174223A312C22616374696F6E223A3130302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',9,X'7B226B696E64223A226D6F766564222C226174223A333930302C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35345D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',10,X'7B226B696E64223A226D6F766564222C226174223A343032342C2273656174223A302C22616374696F6E223A36362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',11,X'7B226B696E64223A226D6F766564222C226174223A343038302C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35375D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',12,X'7B226B696E64223A226D6F766564222C226174223A343134322C2273656174223A312C22616374696F6E223A39322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',13,X'7B226B696E64223A226D6F766564222C226174223A343230332C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35385D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',14,X'7B226B696E64223A226D6F766564222C226174223A343231322C2273656174223A302C22616374696F6E223A38342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',15,X'7B226B696E64223A226D6F766564222C226174223A343232302C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35375D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',16,X'7B226B696E64223A226D6F766564222C226174223A343233322C2273656174223A312C22616374696F6E223A36382C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',17,X'7B226B696E64223A226D6F766564222C226174223A343234382C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35345D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',18,X'7B226B696E64223A226D6F766564222C226174223A343236332C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35375D2C226279223A22227D');
INSERT INTO "entries" VALUES('v65F117nZfrk',19,X'7B226B696E64223A226D6F766564222C226174223A343237362C2273656174223A312C22616374696F6E223A36322C226368616E6365223A5B5D2C226279223A22227D');
CREATE TABLE meta (key VARCHAR NOT NULL, value BLOB NOT NULL, PRIMARY KEY (key));
INSERT INTO "meta" VALUES('clock',X'35373736');
INSERT INTO "meta" VALUES('name-folding',X'32');
INSERT INTO "meta" VALUES('key',X'0B9964BAB916D33D7C1144EA71C1693E31599E9E73324B5CDB81405EC7A87CF3');
INSERT INTO "meta" VALUES('push-key',X'52B7214BC57E4F494EEA96A6E1C7A854925E652E98010333ADFDFB87DA93685E');
CREATE TABLE notes (table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, text VARCHAR NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE TABLE players (id VARCHAR NOT NULL, name VARCHAR NOT NULL, made INTEGER NOT NULL, kept VARCHAR, key VARCHAR, passphrase VARCHAR, PRIMARY KEY (id), UNIQUE (key));
INSERT INTO "players" VALUES('DKz4qZBlHlNN','Ann',1794995505,NULL,NULL,NULL);
INSERT INTO "players" VALUES('bXKNp3f2V_Ds','Guest 2',1794995505,NULL,NULL,NULL);
INSERT INTO "players" VALUES('11JHopNxBrfm','Ann',1794995506,NULL,NULL,NULL);
INSERT INTO "players" VALUES('8a0zbu-kIROK','Guest 2',1794995506,NULL,NULL,NULL);
INSERT INTO "players" VALUES('MhBMDYrd7YX7','Ann',1794995507,NULL,NULL,NULL);
INSERT INTO "players" VALUES('uKGrZjQjq8eN','Guest 2',1794995507,NULL,NULL,NULL);
INSERT INTO "players" VALUES('Aiuh5Qt2qr2N','Ann',1794995508,NULL,NULL,NULL);
INSERT INTO "players" VALUES('iCwtCkQ1uIeV','Guest 2',1794995508,NULL,NULL,NULL);
INSERT INTO "players" VALUES('lDL0DIad0cOi','Ann',1794995508,NULL,NULL,NULL);
INSERT INTO "players" VALUES('Xp3LVg6g_oPt','Guest 2',1794995508,NULL,NULL,NULL);
INSERT INTO "players" VALUES('bdX7_YQtaS5u','Ann',1794995508,NULL,NULL,NULL);
INSERT INTO "players" VALUES('OtqWGRNVEh5f','Cyd',1794995509,'Cyd','cyd','$argon2id$v=19$m=32768,t=3,p=1$frQQ2HjmYbh05juaup81KA$XoYiQ7wR6FW21SxuL4pEAkxIRXovcYs8REV6YGY6Qfk');
CREATE TABLE sessions (secret BLOB NOT NULL, player VARCHAR NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (secret)) WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'06CC78AFE69B468868461C4DF3C413C0243B9C88FD6E54038336FFE5DAA06643','Aiuh5Qt2qr2N',1794995508);
INSERT INTO "sessions" VALUES(X'143DEFC84FC9F44F935BA70D02B0D5682599D047333307142BF622EE78959699','uKGrZjQjq8eN',1794995507);
INSERT INTO "sessions" VALUES(X'167AAF2A820727BB4778FB430558BEEE2F158D60DEABD3EB53C35FA4F9DBB0B0','Xp3LVg6g_oPt',1794995508);
INSERT INTO "sessions" VALUES(X'283521303480901091D254A1C8B715E8843DF807E2DB94716FB46E9B32556552','MhBMDYrd7YX7',1794995507);
INSERT INTO "sessions" VALUES(X'4D0DDCFB8059A9CE6A24E05F03F577C3212BDB624EDC7866A9A95572EF81FED2','lDL0DIad0cOi',1794995508);
INSERT INTO "sessions" VALUES(X'8E208A4E48126EB9269DF1CFE993E8153F9D44F47F3F8ABE8FAFF79988B98E62','bdX7_YQtaS5u',1794995508);
INSERT INTO "sessions" VALUES(X'B9B27737BEEE4383DC76B588F612CD3E42CE828DC3FD313A6F2A4EBCC41DA866','bXKNp3f2V_Ds',1794995505);
INSERT INTO "sessions" VALUES(X'C2E68843696C7F87D41319E2BB3D0A2AC8ED75EA948076E3D57E11AC00B9B65D','iCwtCkQ1uIeV',1794995508);
INSERT INTO "sessions" VALUES(X'C9DC51CF661FC28E5AD55BD0419B2B0B7C4EB9B333820BC8370A55623E2966EB','DKz4qZBlHlNN',1794995505);
INSERT INTO "sessions" VALUES(X'D939332ED2EC9FB8D0245C59EA2253B7DE4ED68E1B8DE652697CA6890C046C39','OtqWGRNVEh5f',1794995510);
INSERT INTO "sessions" VALUES(X'E4BF690678E4E260129073FA3057BE8E914019948FCE21C054BF8185EB01255F','11JHopNxBrfm',1794995506);
INSERT INTO "sessions" VALUES(X'E87FBFC23B5CBBAB713D7F039BFB2356A0943A00744159A48BCFC1171B3F37CA','8a0zbu-kIROK',1794995506);
CREATE TABLE sittings (player VARCHAR NOT NULL, table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (player, table_id, seat)) WITHOUT ROWID;
INSERT INTO "sittings" VALUES('bdX7_YQtaS5u','2SEH1mI2By2o',0);
INSERT INTO "sittings" VALUES('DKz4qZBlHlNN','7jMNMPNy5NoB',0);
INSERT INTO "sittings" VALUES('bXKNp3f2V_Ds','7jMNMPNy5NoB',1);
INSERT INTO "sittings" VALUES('MhBMDYrd7YX7','8kaDqRpM3sbe',0);
INSERT INTO "sittings" VALUES('uKGrZjQjq8eN','8kaDqRpM3sbe',1);
INSERT INTO "sittings" VALUES('11JHopNxBrfm','EO4nQ17_8lMu',0);
INSERT INTO "sittings" VALUES('8a0zbu-kIROK','EO4nQ17_8lMu',1);
INSERT INTO "sittings" VALUES('Aiuh5Qt2qr2N','Py_jVgV5z2It',0);
INSERT INTO "sittings" VALUES('iCwtCkQ1uIeV','Py_jVgV5z2It',1);
INSERT INTO "sittings" VALUES('lDL0DIad0cOi','v65F117nZfrk',0);
INSERT INTO "sittings" VALUES('Xp3LVg6g_oPt','v65F117nZfrk',1);
CREATE TABLE subscriptions (session BLOB NOT NULL, player VARCHAR NOT NULL, endpoint VARCHAR NOT NULL, key BLOB NOT NULL, secret BLOB NOT NULL, language VARCHAR NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (session)) WITHOUT ROWID;
CREATE TABLE tables (id VARCHAR NOT NULL, host VARCHAR NOT NULL, phase VARCHAR NOT NULL, open BOOLEAN NOT NULL, bot BOOLEAN NOT NULL, deadline INTEGER, card BLOB NOT NULL, opened INTEGER NOT NULL, touched INTEGER NOT NULL, game VARCHAR DEFAULT '' NOT NULL, finished INTEGER, returns VARCHAR, PRIMARY KEY (id));
INSERT INTO "tables" VALUES('7jMNMPNy5NoB','DKz4qZBlHlNN','playing',0,0,NULL,X'7B227461626C65223A22376A4D4E4D504E79354E6F42222C2267616D65223A2261706F7468656361222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B2266697273745F67616D65223A66616C73652C226F776E5F726573746F636B223A66616C73652C227475726E73223A3330307D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A312C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1794995505,1794995506,'apotheca',NULL,NULL);
INSERT INTO "tables" VALUES('EO4nQ17_8lMu','11JHopNxBrfm','playing',0,0,NULL,X'7B227461626C65223A22454F346E5131375F386C4D75222C2267616D65223A22656C69786972222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3135302C226C61625F64726177223A747275652C227368656C665F6C696D6974223A302C226865616C696E675F637265646974223A66616C73657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A302C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1794995506,1794995507,'elixir',NULL,NULL);
INSERT INTO "tables" VALUES('8kaDqRpM3sbe','MhBMDYrd7YX7','playing',0,0,NULL,X'7B227461626C65223A22386B61447152704D33736265222C2267616D65223A2272616365222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3230302C226576656E5F726F756E6473223A66616C73657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A302C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1794995507,1794995508,'race',NULL,NULL);
INSERT INTO "tables" VALUES('Py_jVgV5z2It','Aiuh5Qt2qr2N','playing',0,0,NULL,X'7B227461626C65223A2250795F6A566756357A324974222C2267616D65223A22746F696C222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A302C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1794995508,1794995508,'toil',NULL,NULL);
INSERT INTO "tables" VALUES('v65F117nZfrk','lDL0DIad0cOi','over',0,0,NULL,X'7B227461626C65223A22763635463131376E5A66726B222C2267616D65223A2272616365222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A342C226576656E5F726F756E6473223A66616C73657D2C227068617365223A226F766572222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A2D322C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A7B22726561736F6E223A22706C61796564222C2272657475726E73223A5B302E352C302E355D7D2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1794995508,1794995508,'race',1794995508,'[0.5,0.5]');
INSERT INTO "tables" VALUES('2SEH1mI2By2o','bdX7_YQtaS5u','playing',0,0,NULL,X'7B227461626C65223A2232534548316D49324279326F222C2267616D65223A22746F696C222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22626F74222C226C6576656C223A226E6F76696365222C226E616D65223A22222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A302C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1794995509,1794995509,'toil',NULL,NULL);
CREATE TABLE traces (player VARCHAR NOT NULL, table_id VARCHAR NOT NULL, PRIMARY KEY (player, table_id)) WITHOUT ROWID;
CREATE INDEX players_by_made ON players (made) WHERE key IS NULL;
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX subscriptions_by_player ON subscriptions (player, made);
CREATE INDEX subscriptions_by_endpoint ON subscriptions (endpoint);
CREATE INDEX tables_by_phase ON tables (phase, open, touched);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_by_host ON tables (host, phase);
CREATE INDEX tables_by_touched ON tables (phase, touched);
CREATE INDEX tables_by_bot ON tables (phase) WHERE bot IS 1;
CREATE INDEX sittings_by_table ON sittings (table_id, seat);
CREATE INDEX traces_by_table ON traces (table_id);
CREATE INDEX dismissals_by_table ON dismissals (table_id);
COMMIT;
PRAGMA application_id = 1346915412;
PRAGMA user_version = 7;
