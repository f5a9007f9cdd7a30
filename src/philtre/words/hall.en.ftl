# Everything around the table: hall, new table, door, rules, sharing. Same ids and variables as hall.fr.ftl.

dialog-close = Close

contents = Contents
reference-power = Powers
reference-effect = Effects
reference-variant = Variants
reference-option = Options
reference-other = Reference
