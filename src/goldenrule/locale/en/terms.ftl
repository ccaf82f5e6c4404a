# Words of the game: statistics, statuses, resources, traits, keywords, icons, card types, phases.

stat-atk = ATK
stat-thw = THW
stat-def = DEF
stat-rec = REC
stat-sch = SCH
stat-hp = hit points
stat-hand-size = hand size
stat-ally-limit = ally limit
stat-cost = cost
stat-guard = guard
stat-retaliate = retaliate
stat-trait = traits
stat-no-damage = immunity to damage
stat-no-removal = protected threat
stat-overkill = overkill
stat-ally-defense = defense by an ally

status-stunned = stunned
status-confused = confused
status-tough = tough

resource-letter-e = E
resource-letter-m = M
resource-letter-p = P
resource-letter-w = W
resource-e = energy
resource-m = mental
resource-p = physical
resource-w = wild
resource-1 = of any type

# Counters, as an adjective: "a web counter".
counter-web = web
counter-attack = attack
counter-snoop = snoop
counter-medical = medical
counter-arrow = arrow
counter-energy = energy

aspect-aggression = aggression
aspect-justice = justice
aspect-leadership = leadership
aspect-protection = protection
aspect-basic = basic
aspect-identity = identity
aspect-encounter = encounter

type-hero = hero
type-alter-ego = alter-ego
type-ally = ally
type-event = event
type-resource = resource
type-support = support
type-upgrade = upgrade
type-villain = villain
type-main-scheme = main scheme
type-side-scheme = side scheme
type-minion = minion
type-attachment = attachment
type-treachery = treachery
type-environment = environment
type-obligation = obligation

form-hero = hero form
form-alter-ego = alter-ego form

trait-aerial = Aerial
trait-android = Android
trait-armor = Armor
trait-assassin = Assassin
trait-attack = Attack
trait-attorney = Attorney
trait-avenger = Avenger
trait-black-panther = Black Panther
trait-brute = Brute
trait-condition = Condition
trait-criminal = Criminal
trait-cyborg = Cyborg
trait-defender = Defender
trait-defense = Defense
trait-drone = Drone
trait-elite = Elite
trait-gamma = Gamma
trait-genius = Genius
trait-hero-for-hire = Hero for Hire
trait-hydra = Hydra
trait-item = Item
trait-king = King
trait-kree = Kree
trait-location = Location
trait-masters-of-evil = Masters of Evil
trait-mercenary = Mercenary
trait-persona = Persona
trait-shield = S.H.I.E.L.D.
trait-skill = Skill
trait-soldier = Soldier
trait-spy = Spy
trait-superpower = Superpower
trait-tactic = Tactic
trait-tech = Tech
trait-thwart = Thwart
trait-wakanda = Wakanda
trait-weapon = Weapon
