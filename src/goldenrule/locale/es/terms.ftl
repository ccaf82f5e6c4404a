# Las palabras del juego: valores, Estados, recursos, rasgos, palabras clave, iconos, tipos de cartas, fases.

stat-atk = ATQ
stat-thw = INT
stat-def = DEF
stat-rec = REC
stat-sch = PLA
stat-hp = Vida
stat-hand-size = tamaño de la mano
stat-ally-limit = límite de Aliados
stat-cost = coste
stat-guard = Guardia
stat-retaliate = Represalia
stat-trait = rasgos
stat-no-damage = inmunidad al Daño
stat-no-removal = Amenaza protegida
stat-overkill = Brutalidad
stat-ally-defense = defensa con un Aliado

status-stunned = aturdido
status-confused = confundido
status-tough = duro

resource-letter-e = E
resource-letter-m = M
resource-letter-p = F
resource-letter-w = U
resource-e = de Energía
resource-m = Mental
    .many = Mentales
resource-p = Físico
    .many = Físicos
resource-w = Universal
    .many = Universales
resource-1 = de cualquier tipo

# Contadores, detrás de la palabra: «un contador de Telaraña».
counter-web = de Telaraña
counter-attack = de Ataque
counter-snoop = de Espionaje
counter-medical = de Medicina
counter-arrow = de Flechas
counter-energy = de Energía

aspect-aggression = Agresividad
aspect-justice = Justicia
aspect-leadership = Liderazgo
aspect-protection = Protección
aspect-basic = Básica
aspect-identity = Superhéroe
aspect-encounter = Encuentro

type-hero = Héroe
type-alter-ego = Alter ego
type-ally = Aliado
type-event = Evento
type-resource = Recurso
type-support = Apoyo
type-upgrade = Mejora
type-villain = Villano
type-main-scheme = Plan principal
type-side-scheme = Plan secundario
type-minion = Esbirro
type-attachment = Accesorio
type-treachery = Perfidia
type-environment = Entorno
type-obligation = Obligación

form-hero = identidad de Héroe
form-alter-ego = identidad de Alter ego

trait-aerial = Aéreo
trait-android = Androide
trait-armor = Armadura
trait-assassin = Asesino
trait-attack = Ataque
trait-attorney = Abogado
trait-avenger = Vengador
trait-black-panther = Pantera Negra
trait-brute = Bruto
trait-condition = Alteración
trait-criminal = Criminal
trait-cyborg = Cíborg
trait-defender = Defensor
trait-defense = Defensa
trait-drone = Dron
trait-elite = Élite
trait-gamma = Gamma
trait-genius = Genio
trait-hero-for-hire = Héroe de alquiler
trait-hydra = Hydra
trait-item = Objeto
trait-king = Rey
trait-kree = Kree
trait-location = Lugar
trait-masters-of-evil = Señores del Mal
trait-mercenary = Mercenario
trait-persona = Individuo
trait-shield = S.H.I.E.L.D.
trait-skill = Habilidad
trait-soldier = Soldado
trait-spy = Espía
trait-superpower = Superpoder
trait-tactic = Táctica
trait-tech = Tecnología
trait-thwart = Intervención
trait-wakanda = Wakanda
trait-weapon = Arma
