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
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',1,X'7B226B696E64223A226F70656E6564222C226174223A3335382C227365747570223A7B2267616D65223A2272616365222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3230302C226576656E5F726F756E6473223A66616C73657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A332C22636F6E74656E74223A2233613830656530316436356364643139222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A22366B6B34675776677A473368222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',2,X'7B226B696E64223A22736174222C226174223A3335382C2273656174223A302C22706C61796572223A22366B6B34675776677A473368222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',3,X'7B226B696E64223A22736174222C226174223A3336302C2273656174223A312C22706C61796572223A224D7664774D3979745771646E222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',4,X'7B226B696E64223A2273616964222C226174223A3336332C2273656174223A302C2274657874223A22476F6F64206C75636B2077697468207261636521222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',5,X'7B226B696E64223A226D6F766564222C226174223A3336342C2273656174223A302C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',6,X'7B226B696E64223A226D6F766564222C226174223A3336342C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',7,X'7B226B696E64223A226D6F766564222C226174223A3336352C2273656174223A312C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',8,X'7B226B696E64223A226D6F766564222C226174223A3336372C2273656174223A312C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',9,X'7B226B696E64223A226D6F766564222C226174223A3336372C2273656174223A302C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',10,X'7B226B696E64223A226D6F766564222C226174223A3336382C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',11,X'7B226B696E64223A226D6F766564222C226174223A3336382C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35355D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',12,X'7B226B696E64223A226D6F766564222C226174223A3336392C2273656174223A312C22616374696F6E223A36322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',13,X'7B226B696E64223A226D6F766564222C226174223A3337302C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35345D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',14,X'7B226B696E64223A226D6F766564222C226174223A3337302C2273656174223A302C22616374696F6E223A37302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',15,X'7B226B696E64223A226D6F766564222C226174223A3337312C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35345D2C226279223A22227D');
INSERT INTO "entries" VALUES('9tBpnKn1YUJF',16,X'7B226B696E64223A226D6F766564222C226174223A3337312C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35355D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',1,X'7B226B696E64223A226F70656E6564222C226174223A3231382C227365747570223A7B2267616D65223A2261706F7468656361222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B2266697273745F67616D65223A66616C73652C226F776E5F726573746F636B223A66616C73652C227475726E73223A3330307D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A312C22636F6E74656E74223A2238316438343933326232626265303630222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A22587356556261733361664E2D222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',2,X'7B226B696E64223A22736174222C226174223A3231382C2273656174223A302C22706C61796572223A22587356556261733361664E2D222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',3,X'7B226B696E64223A22736174222C226174223A3235352C2273656174223A312C22706C61796572223A225148323448314F664372384C222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',4,X'7B226B696E64223A226465616C74222C226174223A3235352C226368616E6365223A5B3130382C3130372C3130372C3130382C3130392C3130372C3132312C3132342C3131322C3131392C3131335D7D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',5,X'7B226B696E64223A2273616964222C226174223A3236332C2273656174223A302C2274657874223A22476F6F64206C75636B20776974682061706F746865636121222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',6,X'7B226B696E64223A226D6F766564222C226174223A3236342C2273656174223A302C22616374696F6E223A31302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',7,X'7B226B696E64223A226D6F766564222C226174223A3237312C2273656174223A312C22616374696F6E223A313431332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',8,X'7B226B696E64223A226D6F766564222C226174223A3237322C2273656174223A312C22616374696F6E223A372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',9,X'7B226B696E64223A226D6F766564222C226174223A3237362C2273656174223A302C22616374696F6E223A38302C226368616E6365223A5B3130395D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',10,X'7B226B696E64223A226D6F766564222C226174223A3238332C2273656174223A302C22616374696F6E223A32302C226368616E6365223A5B3130375D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',11,X'7B226B696E64223A226D6F766564222C226174223A3239312C2273656174223A302C22616374696F6E223A32362C226368616E6365223A5B3130375D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',12,X'7B226B696E64223A226D6F766564222C226174223A3239322C2273656174223A302C22616374696F6E223A31372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',13,X'7B226B696E64223A226D6F766564222C226174223A3239322C2273656174223A302C22616374696F6E223A313330352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',14,X'7B226B696E64223A226D6F766564222C226174223A3239352C2273656174223A312C22616374696F6E223A313431352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',15,X'7B226B696E64223A226D6F766564222C226174223A3239392C2273656174223A312C22616374696F6E223A342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',16,X'7B226B696E64223A226D6F766564222C226174223A3330302C2273656174223A302C22616374696F6E223A313330362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('BLhAMF8wJELt',17,X'7B226B696E64223A226D6F766564222C226174223A3330332C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',1,X'7B226B696E64223A226F70656E6564222C226174223A3332382C227365747570223A7B2267616D65223A22656C69786972222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3135302C226C61625F64726177223A747275652C227368656C665F6C696D6974223A302C226865616C696E675F637265646974223A66616C73657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A322C22636F6E74656E74223A2231653330313066626337363065626336222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A225959636A415F684B71796771222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',2,X'7B226B696E64223A22736174222C226174223A3332382C2273656174223A302C22706C61796572223A225959636A415F684B71796771222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',3,X'7B226B696E64223A22736174222C226174223A3333312C2273656174223A312C22706C61796572223A22357173577375657633736B72222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',4,X'7B226B696E64223A226465616C74222C226174223A3333312C226368616E6365223A5B3134362C3134345D7D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',5,X'7B226B696E64223A2273616964222C226174223A3333342C2273656174223A302C2274657874223A22476F6F64206C75636B207769746820656C6978697221222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',6,X'7B226B696E64223A226D6F766564222C226174223A3333342C2273656174223A302C22616374696F6E223A3231332C226368616E6365223A5B3136325D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',7,X'7B226B696E64223A226D6F766564222C226174223A3333352C2273656174223A302C22616374696F6E223A3133352C226368616E6365223A5B3137325D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',8,X'7B226B696E64223A226D6F766564222C226174223A3333362C2273656174223A312C22616374696F6E223A3230332C226368616E6365223A5B3136305D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',9,X'7B226B696E64223A226D6F766564222C226174223A3333362C2273656174223A312C22616374696F6E223A3133352C226368616E6365223A5B3137335D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',10,X'7B226B696E64223A226D6F766564222C226174223A3333372C2273656174223A302C22616374696F6E223A3133362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',11,X'7B226B696E64223A226D6F766564222C226174223A3333382C2273656174223A302C22616374696F6E223A3230312C226368616E6365223A5B3136345D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',12,X'7B226B696E64223A226D6F766564222C226174223A3333382C2273656174223A302C22616374696F6E223A3133342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',13,X'7B226B696E64223A226D6F766564222C226174223A3333392C2273656174223A312C22616374696F6E223A3133362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',14,X'7B226B696E64223A226D6F766564222C226174223A3333392C2273656174223A312C22616374696F6E223A3231352C226368616E6365223A5B3136375D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',15,X'7B226B696E64223A226D6F766564222C226174223A3334302C2273656174223A312C22616374696F6E223A3231332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',16,X'7B226B696E64223A226D6F766564222C226174223A3334312C2273656174223A302C22616374696F6E223A3230332C226368616E6365223A5B3135385D2C226279223A22227D');
INSERT INTO "entries" VALUES('LqE6D0xis-N1',17,X'7B226B696E64223A226D6F766564222C226174223A3334312C2273656174223A302C22616374696F6E223A3133342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',1,X'7B226B696E64223A226F70656E6564222C226174223A3337382C227365747570223A7B2267616D65223A22746F696C222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A322C22636F6E74656E74223A2265383538373264373039386666376131222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A22787956526F77544845366D61222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',2,X'7B226B696E64223A22736174222C226174223A3337382C2273656174223A302C22706C61796572223A22787956526F77544845366D61222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',3,X'7B226B696E64223A22736174222C226174223A3338302C2273656174223A312C22706C61796572223A22486F616E51747650664D6D35222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',4,X'7B226B696E64223A226465616C74222C226174223A3338302C226368616E6365223A5B313133322C313134322C313133332C313133342C313133392C313134312C313131372C313131382C313132342C313132302C313132362C313134312C313038382C313039312C313130302C313039325D7D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',5,X'7B226B696E64223A2273616964222C226174223A3338332C2273656174223A302C2274657874223A22476F6F64206C75636B207769746820746F696C21222C22706872617365223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',6,X'7B226B696E64223A226D6F766564222C226174223A3338342C2273656174223A302C22616374696F6E223A3131332C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',7,X'7B226B696E64223A226D6F766564222C226174223A3338352C2273656174223A302C22616374696F6E223A38302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',8,X'7B226B696E64223A226D6F766564222C226174223A3338352C2273656174223A302C22616374696F6E223A35302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',9,X'7B226B696E64223A226D6F766564222C226174223A3338362C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B313133372C313133322C313133365D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',10,X'7B226B696E64223A226D6F766564222C226174223A3338372C2273656174223A312C22616374696F6E223A33362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',11,X'7B226B696E64223A226D6F766564222C226174223A3338382C2273656174223A312C22616374696F6E223A36362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',12,X'7B226B696E64223A226D6F766564222C226174223A3338382C2273656174223A312C22616374696F6E223A3130362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',13,X'7B226B696E64223A226D6F766564222C226174223A3338392C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B313133372C313133362C313131355D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',14,X'7B226B696E64223A226D6F766564222C226174223A3339302C2273656174223A302C22616374696F6E223A35382C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',15,X'7B226B696E64223A226D6F766564222C226174223A3339302C2273656174223A302C22616374696F6E223A38302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',16,X'7B226B696E64223A226D6F766564222C226174223A3339312C2273656174223A302C22616374696F6E223A3131372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('N_OaJSbJM-dW',17,X'7B226B696E64223A226D6F766564222C226174223A3339322C2273656174223A302C22616374696F6E223A342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('RSKYrsMjBl-A',1,X'7B226B696E64223A226F70656E6564222C226174223A3433352C227365747570223A7B2267616D65223A22746F696C222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22626F74222C226C6576656C223A226E6F76696365222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A322C22636F6E74656E74223A2265383538373264373039386666376131222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A22437756696E70535166797136222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('RSKYrsMjBl-A',2,X'7B226B696E64223A22736174222C226174223A3433352C2273656174223A302C22706C61796572223A22437756696E70535166797136222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('RSKYrsMjBl-A',3,X'7B226B696E64223A226465616C74222C226174223A3433352C226368616E6365223A5B313132392C313131372C313131372C313133362C313133372C313132342C313134322C313132342C313132352C313131392C313132362C313132302C313039332C313039392C313039322C313038395D7D');
INSERT INTO "entries" VALUES('RSKYrsMjBl-A',4,X'7B226B696E64223A226D6F766564222C226174223A3433382C2273656174223A302C22616374696F6E223A39372C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('RSKYrsMjBl-A',5,X'7B226B696E64223A226D6F766564222C226174223A3433382C2273656174223A302C22616374696F6E223A38342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('RSKYrsMjBl-A',6,X'7B226B696E64223A226D6F766564222C226174223A3433392C2273656174223A302C22616374696F6E223A34352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',1,X'7B226B696E64223A226F70656E6564222C226174223A3431332C227365747570223A7B2267616D65223A2272616365222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22227D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A22227D5D2C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A342C226576656E5F726F756E6473223A66616C73657D2C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C22616273656E6365223A36302C226C616E6775616765223A22656E222C2272756C6573223A332C22636F6E74656E74223A2233613830656530316436356364643139222C227365766572616C223A66616C73652C2273687566666C65223A66616C73652C22626F78223A22227D2C22686F7374223A22336970764A765850784C3373222C226368616E6365223A5B5D2C226C6573736F6E223A22222C22706C61796564223A5B5D2C226F726967696E223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',2,X'7B226B696E64223A22736174222C226174223A3431332C2273656174223A302C22706C61796572223A22336970764A765850784C3373222C226E616D65223A22416E6E222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',3,X'7B226B696E64223A22736174222C226174223A3431352C2273656174223A312C22706C61796572223A2235782D6D706E705437587671222C226E616D65223A2247756573742032222C2272656769737465726564223A66616C73657D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',4,X'7B226B696E64223A226D6F766564222C226174223A3431372C2273656174223A302C22616374696F6E223A352C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',5,X'7B226B696E64223A226D6F766564222C226174223A3431382C2273656174223A302C22616374696F6E223A362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',6,X'7B226B696E64223A226D6F766564222C226174223A3431382C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35345D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',7,X'7B226B696E64223A226D6F766564222C226174223A3431392C2273656174223A312C22616374696F6E223A37342C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',8,X'7B226B696E64223A226D6F766564222C226174223A3431392C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35345D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',9,X'7B226B696E64223A226D6F766564222C226174223A3432302C2273656174223A302C22616374696F6E223A36322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',10,X'7B226B696E64223A226D6F766564222C226174223A3432302C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35385D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',11,X'7B226B696E64223A226D6F766564222C226174223A3432312C2273656174223A312C22616374696F6E223A3130302C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',12,X'7B226B696E64223A226D6F766564222C226174223A3432312C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35365D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',13,X'7B226B696E64223A226D6F766564222C226174223A3432322C2273656174223A302C22616374696F6E223A3130382C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',14,X'7B226B696E64223A226D6F766564222C226174223A3432332C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35385D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',15,X'7B226B696E64223A226D6F766564222C226174223A3432332C2273656174223A312C22616374696F6E223A39322C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',16,X'7B226B696E64223A226D6F766564222C226174223A3432342C2273656174223A302C22616374696F6E223A302C226368616E6365223A5B35385D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',17,X'7B226B696E64223A226D6F766564222C226174223A3432342C2273656174223A302C22616374696F6E223A37362C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',18,X'7B226B696E64223A226D6F766564222C226174223A3432352C2273656174223A312C22616374696F6E223A302C226368616E6365223A5B35395D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',19,X'7B226B696E64223A226D6F766564222C226174223A3432352C2273656174223A312C22616374696F6E223A36382C226368616E6365223A5B5D2C226279223A22227D');
INSERT INTO "entries" VALUES('erM5p1KsOSuV',20,X'7B226B696E64223A226D6F766564222C226174223A3432362C2273656174223A312C22616374696F6E223A37342C226368616E6365223A5B5D2C226279223A22227D');
CREATE TABLE meta (key VARCHAR NOT NULL, value BLOB NOT NULL, PRIMARY KEY (key));
INSERT INTO "meta" VALUES('clock',X'353534');
INSERT INTO "meta" VALUES('name-folding',X'32');
INSERT INTO "meta" VALUES('key',X'3F3AD7B5BA22ECFF264F0DAF0F09B49B794A8437F89D1EB6C78EE91AF6DD650E');
INSERT INTO "meta" VALUES('push-key',X'682E39456A24979A9932C37BEB65ECD2A0D280E9A8A177ECB9265F453FD2A2F3');
CREATE TABLE notes (table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, text VARCHAR NOT NULL, PRIMARY KEY (table_id, seat)) WITHOUT ROWID;
CREATE TABLE players (id VARCHAR NOT NULL, name VARCHAR NOT NULL, made INTEGER NOT NULL, kept VARCHAR, key VARCHAR, passphrase VARCHAR, PRIMARY KEY (id), UNIQUE (key));
INSERT INTO "players" VALUES('XsVUbas3afN-','Ann',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('QH24H1OfCr8L','Guest 2',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('YYcjA_hKqygq','Ann',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('5qsWsuev3skr','Guest 2',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('6kk4gWvgzG3h','Ann',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('MvdwM9ytWqdn','Guest 2',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('xyVRowTHE6ma','Ann',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('HoanQtvPfMm5','Guest 2',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('3ipvJvXPxL3s','Ann',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('5x-mpnpT7Xvq','Guest 2',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('CwVinpSQfyq6','Ann',1795007371,NULL,NULL,NULL);
INSERT INTO "players" VALUES('E1v9Ji7KYl_M','Cyd',1795007371,'Cyd','cyd','$argon2id$v=19$m=32768,t=3,p=1$sSvbKIPk0QvmuQC7WJjJFQ$18CR4WojRTpE4Iw2dfQqlz+kgA1N708yNDM+OPmuIVs');
CREATE TABLE sessions (secret BLOB NOT NULL, player VARCHAR NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (secret)) WITHOUT ROWID;
INSERT INTO "sessions" VALUES(X'01516E27C23781797E89B0236829B95B6AE39AAAB390E9FF8DE26F3A552F6DDC','5qsWsuev3skr',1795007371);
INSERT INTO "sessions" VALUES(X'19EB262E7F5BD578AA5DD015F34E45A6B0AD142C251C6EE3A12E6D91445C5677','YYcjA_hKqygq',1795007371);
INSERT INTO "sessions" VALUES(X'24BA2F0971BD2D413B60774B2274E4E06FF11CA7BDA713F1F1524B9CE481F93A','CwVinpSQfyq6',1795007371);
INSERT INTO "sessions" VALUES(X'50A9D3E489B3E93AA43354BAE9C378482D563A48B51B2E540B803D4B8B7091A9','3ipvJvXPxL3s',1795007371);
INSERT INTO "sessions" VALUES(X'577AAD4E05910ADC42751C9413DA333FA063398F4C1EB65B876BDAA9EAD19722','XsVUbas3afN-',1795007371);
INSERT INTO "sessions" VALUES(X'A3EA5E8CDD15823BDB0D8CBECE0ED79688660167B56300BCA60C571722E10544','MvdwM9ytWqdn',1795007371);
INSERT INTO "sessions" VALUES(X'A5D6CCFE1A31F24AFA97305333D455A9E912339237169DD92B1B1E675C0E1E38','HoanQtvPfMm5',1795007371);
INSERT INTO "sessions" VALUES(X'B1FDF612A8F35CD7F101EAA5ACC74B83F9C40771C83201F066609941C04FF5D4','E1v9Ji7KYl_M',1795007371);
INSERT INTO "sessions" VALUES(X'C60022BC3190BFFD666FB256926F2C8803BEF1A36468C1A56F2DE16AA2530090','xyVRowTHE6ma',1795007371);
INSERT INTO "sessions" VALUES(X'CBBBC39F3DA421B5D5FC3E618FCC89C528A828357DC48212AFD9C119F2A8B425','6kk4gWvgzG3h',1795007371);
INSERT INTO "sessions" VALUES(X'D56ECD1C4843C7178AFAFAB2A29E19B6D60FE5C1A3023F5570BD312123761C69','QH24H1OfCr8L',1795007371);
INSERT INTO "sessions" VALUES(X'E2E19DFB3D4758F848EFE9BE608577E4AE7B0396854A4131920E9411A8B57F34','5x-mpnpT7Xvq',1795007371);
CREATE TABLE sittings (player VARCHAR NOT NULL, table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (player, table_id, seat)) WITHOUT ROWID;
INSERT INTO "sittings" VALUES('6kk4gWvgzG3h','9tBpnKn1YUJF',0);
INSERT INTO "sittings" VALUES('MvdwM9ytWqdn','9tBpnKn1YUJF',1);
INSERT INTO "sittings" VALUES('XsVUbas3afN-','BLhAMF8wJELt',0);
INSERT INTO "sittings" VALUES('QH24H1OfCr8L','BLhAMF8wJELt',1);
INSERT INTO "sittings" VALUES('YYcjA_hKqygq','LqE6D0xis-N1',0);
INSERT INTO "sittings" VALUES('5qsWsuev3skr','LqE6D0xis-N1',1);
INSERT INTO "sittings" VALUES('xyVRowTHE6ma','N_OaJSbJM-dW',0);
INSERT INTO "sittings" VALUES('HoanQtvPfMm5','N_OaJSbJM-dW',1);
INSERT INTO "sittings" VALUES('CwVinpSQfyq6','RSKYrsMjBl-A',0);
INSERT INTO "sittings" VALUES('3ipvJvXPxL3s','erM5p1KsOSuV',0);
INSERT INTO "sittings" VALUES('5x-mpnpT7Xvq','erM5p1KsOSuV',1);
CREATE TABLE subscriptions (session BLOB NOT NULL, player VARCHAR NOT NULL, endpoint VARCHAR NOT NULL, key BLOB NOT NULL, secret BLOB NOT NULL, language VARCHAR NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (session)) WITHOUT ROWID;
CREATE TABLE tables (id VARCHAR NOT NULL, host VARCHAR NOT NULL, phase VARCHAR NOT NULL, open BOOLEAN NOT NULL, bot BOOLEAN NOT NULL, deadline INTEGER, card BLOB NOT NULL, opened INTEGER NOT NULL, touched INTEGER NOT NULL, game VARCHAR DEFAULT '' NOT NULL, finished INTEGER, returns VARCHAR, version INTEGER DEFAULT 0 NOT NULL, PRIMARY KEY (id));
INSERT INTO "tables" VALUES('BLhAMF8wJELt','XsVUbas3afN-','playing',0,0,NULL,X'7B227461626C65223A22424C68414D4638774A454C74222C2267616D65223A2261706F7468656361222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B2266697273745F67616D65223A66616C73652C226F776E5F726573746F636B223A66616C73652C227475726E73223A3330307D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A312C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1795007371,1795007371,'apotheca',NULL,NULL,0);
INSERT INTO "tables" VALUES('LqE6D0xis-N1','YYcjA_hKqygq','playing',0,0,NULL,X'7B227461626C65223A224C71453644307869732D4E31222C2267616D65223A22656C69786972222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3135302C226C61625F64726177223A747275652C227368656C665F6C696D6974223A302C226865616C696E675F637265646974223A66616C73657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A312C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1795007371,1795007371,'elixir',NULL,NULL,0);
INSERT INTO "tables" VALUES('9tBpnKn1YUJF','6kk4gWvgzG3h','playing',0,0,NULL,X'7B227461626C65223A22397442706E4B6E3159554A46222C2267616D65223A2272616365222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3230302C226576656E5F726F756E6473223A66616C73657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A312C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1795007371,1795007371,'race',NULL,NULL,0);
INSERT INTO "tables" VALUES('N_OaJSbJM-dW','xyVRowTHE6ma','playing',0,0,NULL,X'7B227461626C65223A224E5F4F614A53624A4D2D6457222C2267616D65223A22746F696C222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A302C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1795007371,1795007371,'toil',NULL,NULL,0);
INSERT INTO "tables" VALUES('erM5p1KsOSuV','3ipvJvXPxL3s','over',0,0,NULL,X'7B227461626C65223A2265724D3570314B734F537556222C2267616D65223A2272616365222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A342C226576656E5F726F756E6473223A66616C73657D2C227068617365223A226F766572222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22706572736F6E222C226C6576656C223A22222C226E616D65223A2247756573742032222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A2D322C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A7B22726561736F6E223A22706C61796564222C2272657475726E73223A5B302E302C312E305D7D2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1795007371,1795007371,'race',1795007371,'[0.0,1.0]',0);
INSERT INTO "tables" VALUES('RSKYrsMjBl-A','CwVinpSQfyq6','playing',0,0,NULL,X'7B227461626C65223A2252534B5972734D6A426C2D41222C2267616D65223A22746F696C222C2276617269616E74223A227374616E64617264222C226F7074696F6E73223A7B22726F756E6473223A3130302C226576656E5F726F756E6473223A66616C73652C226D656D6F7279223A747275657D2C227068617365223A22706C6179696E67222C227365617473223A5B7B226B696E64223A2268657265222C226C6576656C223A22222C226E616D65223A22416E6E222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D2C7B226B696E64223A22626F74222C226C6576656C223A226E6F76696365222C226E616D65223A22222C2274616B656E223A747275652C22796F757273223A66616C73652C227374616E645F696E223A22222C226F7574223A66616C73652C22666F726D6572223A66616C73652C2272656769737465726564223A66616C73652C2272657369676E6564223A66616C73657D5D2C226163746F72223A302C22636C6F636B223A6E756C6C2C227761746368223A22616C6C222C226F70656E223A66616C73652C2274616C6B223A747275652C2268696E7473223A747275652C226C616E6775616765223A22656E222C22646561646C696E65223A6E756C6C2C22656E64696E67223A6E756C6C2C2272656D61746368223A22222C22746F7563686564223A302C226C6573736F6E223A66616C73652C2273687566666C65223A66616C73652C226F726967696E223A22222C226F6666657273223A5B5D2C22626F78223A22222C22636F6E74656E74223A22227D',1795007371,1795007371,'toil',NULL,NULL,0);
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
PRAGMA user_version = 8;
