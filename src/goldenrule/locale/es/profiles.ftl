# Qué conviene saber antes de elegir un Superhéroe, un Grupo, un escenario.

profile-difficulty = { $level ->
    [1] fácil
    [2] bastante fácil
    [3] intermedia
    [4] difícil
   *[5] muy difícil
}
profile-why-hero = { $rate ->
    [0] Un bot sencillo casi nunca vence a { $scenario } con el mazo inicial de este Superhéroe ({ $games } partidas en solitario).
   *[other] Un bot sencillo gana { $rate } de cada 100 partidas contra { $scenario } con el mazo inicial de este Superhéroe ({ $games } partidas en solitario).
}
profile-why-scenario = { $rate ->
    [0] Un bot sencillo casi nunca gana en solitario ({ $games } partidas con todos los Superhéroes de la caja).
   *[other] Un bot sencillo gana { $rate } de cada 100 partidas en solitario ({ $games } partidas con todos los Superhéroes de la caja).
}
profile-why-team = En partidas entre dos bots, este Grupo gana { $rate } de cada 100 ({ $games } partidas).
profile-why-lost = En partidas entre dos bots, { $rate } de cada 100 acaban con la derrota de todos ({ $games } partidas).
profile-why-side = En partidas entre dos bots, este bando gana { $rate } de cada 100 ({ $games } partidas).

profile-group-identity = Las dos caras de la identidad
profile-group-own = Cartas propias
profile-group-nemesis = Obligación y archienemigo
profile-group-aspect = Cartas del aspecto
profile-group-basic = Cartas básicas del mazo inicial
profile-group-villain = Villano
profile-group-scheme = Planes principales
profile-group-encounter = Cartas de Encuentro
profile-group-heroes = Superhéroes
profile-group-allies = Aliados
profile-group-power-ups = Ventajas de Grupo
profile-group-opponent = Enemigo de Grupo con sus Planes Maestros
profile-group-scenario = Escenario
profile-group-main = Personajes principales
profile-group-agents = Personajes secundarios
profile-group-artifacts = Artefactos de ambos bandos

profile-count-attack = { $n ->
    [one] 1 carta ataca
   *[other] { $n } cartas atacan
}
    .name = ataques
profile-count-thwart = { $n ->
    [one] 1 carta interviene
   *[other] { $n } cartas intervienen
}
    .name = intervenciones
profile-count-defense = { $n ->
    [one] 1 carta defiende
   *[other] { $n } cartas defienden
}
    .name = defensas
profile-count-ally = { $n ->
    [one] 1 Aliado
   *[other] { $n } Aliados
}
    .name = Aliados
profile-count-event = { $n ->
    [one] 1 Evento
   *[other] { $n } Eventos
}
    .name = Eventos
profile-count-support = { $n ->
    [one] 1 Apoyo
   *[other] { $n } Apoyos
}
    .name = Apoyos
profile-count-upgrade = { $n ->
    [one] 1 Mejora
   *[other] { $n } Mejoras
}
    .name = Mejoras
profile-count-resource = { $n ->
    [one] 1 carta de Recurso
   *[other] { $n } cartas de Recurso
}
    .name = cartas de Recurso
profile-count-minion = { $n ->
    [one] 1 Esbirro
   *[other] { $n } Esbirros
}
    .name = Esbirros
profile-count-treachery = { $n ->
    [one] 1 Perfidia
   *[other] { $n } Perfidias
}
    .name = Perfidias
profile-count-attachment = { $n ->
    [one] 1 Accesorio
   *[other] { $n } Accesorios
}
    .name = Accesorios
profile-count-side-scheme = { $n ->
    [one] 1 Plan secundario
   *[other] { $n } Planes secundarios
}
    .name = Planes secundarios
profile-count-environment = { $n ->
    [one] 1 Entorno
   *[other] { $n } Entornos
}
    .name = Entornos
profile-count-life = { $n } puntos de Vida del Villano en todas las fases, por jugador
    .name = Vida
profile-count-threat = { $n } de Amenaza en todas las fases del Plan principal, por jugador
    .name = Amenaza para perder
profile-generates = { $n } × { $name }
profile-count-crime = { $n } contra el Crimen
    .name = Crimen
profile-count-danger = { $n } contra el Peligro
    .name = Peligro
profile-count-mystery = { $n } contra el Misterio
    .name = Misterio
profile-count-level = { $n } Puntos de Planificación por todos los Superhéroes
    .name = Puntos de Planificación
profile-count-rounds = { $n } Turnos de Juego como máximo
    .name = Turnos de Juego
profile-count-vp = { $n } PV ganan al instante
    .name = PV para ganar
profile-mean-strength = Fuerza media: { $n }
    .name = Fuerza
profile-mean-life = Vida media: { $n }
    .name = Vida
profile-mean-cost = coste medio: { $n } símbolos
    .name = coste
profile-count-cheap = { $n } cartas cuestan un símbolo o nada
    .name = cartas baratas

profile-champions-hero-spider-man = Difícil de herir: defiende bien, roba una carta cada vez que el Villano lo ataca y anula Perfidias. «Balanceo con patada» inflige 8 de Daño. Quitar Amenaza es su punto débil.
profile-champions-hero-captain-marvel = Buena en todo: mucha Vida, buena Intervención y recursos de Energía que se convierten en cartas y Daño. No tiene una debilidad clara; guarda Energía en la mano.
profile-champions-hero-she-hulk = El ataque básico más fuerte, la Vida más alta y 2 de Daño cada vez que pasa a Superhéroe. Su mano es pequeña e interviene poco: cambia de identidad a menudo.
profile-champions-hero-iron-man = Empieza débil, con una mano de una carta y poca Vida, y crece con cada Mejora de Tecnología. Primero construye como Tony Stark; después lo hace todo.
profile-champions-hero-black-panther = Pone en juego cuatro Mejoras y las usa todas con un solo «¡Wakanda por siempre!». Devuelve el golpe a quien lo ataca. Fuerte al final; el orden de las Mejoras importa.
profile-champions-aspect-aggression = Daño: grandes Eventos de ataque, Aliados que pegan fuerte y más ATQ para tu Superhéroe. Derrotar a un enemigo también puede quitar Amenaza. Poco contra un Plan que crece solo.
profile-champions-aspect-justice = Contra la Amenaza: Eventos y Apoyos la retiran, y tu Superhéroe interviene mejor. Mantiene bajos todos los Planes; el Daño tiene que salir de las cartas del Superhéroe.
profile-champions-aspect-leadership = Aliados: tráelos por poco, hazlos más fuertes y prepáralos otra vez. Atacan, intervienen y reciben golpes por ti.
profile-champions-aspect-protection = Defensa: más DEF, prepararse tras defender, contraatacar, curar y anular Perfidias. Segura pero lenta; tu Superhéroe tiene que defender.
profile-champions-scenario-rhino = Directo: Rino pega fuerte y se cura, y los Accesorios lo hacen más duro. Un solo Plan principal. El mejor primer rival.
profile-champions-scenario-klaw = Klaw recibe una carta de Aumento más en cada ataque, así que su Daño es difícil de prever. Cada Plan principal trae un Esbirro, y un Plan secundario le da 10 puntos de Vida más.
profile-champions-scenario-ultron = Ultrón convierte cartas de tu mazo en Drones que te atacan, y pega más fuerte por cada uno. Tres Planes principales; del último no se puede retirar Amenaza.
profile-champions-mode-standard = Las fases más débiles del Villano. Lo indicado para las primeras partidas contra él.
profile-champions-mode-expert = Un Villano más fuerte desde el principio y tres Perfidias desagradables: te agotan, alimentan los Planes secundarios y muestran más cartas.
profile-champions-modular-bomb-scare = Esbirros débiles, confusión y una bomba: cuanta más Amenaza haya en el Plan secundario, más Daño al explotar.
profile-champions-modular-masters-of-evil = Cuatro Esbirros con 5 a 7 puntos de Vida. Cada uno hace algo desagradable al atacar, y una Perfidia hace que ataquen todos.
profile-champions-modular-under-attack = Los Accesorios dan al Villano Represalia, más ATQ y cartas de Duro; para quitar uno, tu Superhéroe tiene que agotarse. Un Plan de crisis protege el Plan principal.
profile-champions-modular-legions-of-hydra = Esbirros con Guardia se ponen delante del Villano, y Madame Hydra no puede recibir Daño mientras haya en juego unas «Legiones de Hydra».
profile-champions-modular-the-doomsday-chair = MODOK tiene 8 puntos de Vida y devuelve 2 de Daño; hay mejoras que salvan a los Esbirros de la derrota, y los Planes secundarios aceleran el principal.

profile-heroes-team-avengers = Luchadores pesados: Hulk y Thor ganan combates, pero cuestan muchos Puntos de Planificación y ayudan poco contra el Crimen. El Capitán América es barato y dirige.
profile-heroes-team-fantastic-four = Los mejores contra el Peligro y buenos contra el Misterio. Cuatro Superhéroes con cuatro habilidades distintas: casi siempre encaja uno. El Crimen les cuesta más.
profile-heroes-team-marvel-knights = Los mejores contra el Crimen, con Daredevil y Elektra. El Doctor Extraño cubre el Misterio y el Peligro. Spider-Man encaja en todas partes.
profile-heroes-team-x-men = Equilibrada contra los tres tipos de Titulares, pero cada Superhéroe es inútil contra uno: envía a los dos adecuados.
profile-heroes-scenario-born-again = Corto: tres Turnos de Juego o 15 PV. Los Titulares con Supervillano son más difíciles, y un Titular fallido te da cartas. Buena primera partida.
profile-heroes-scenario-house-of-m = Reúne PV durante cuatro Turnos de Juego; después cada Grupo envía dos Superhéroes contra Magneto. Si nadie lo vence, pierden todos.
profile-heroes-scenario-maximum-carnage = El Crimen es más difícil. Con 15 PV aparece un Titular Especial de Crimen, que vale 6 PV; resolverlo acaba la partida.
profile-heroes-scenario-acts-of-vengeance = Gana como villano: completa tres Planes Maestros con un Supervillano al azar, que puede intrigar dos veces.
profile-heroes-scenario-brood-wars = Corto: tres Turnos de Juego o 15 PV. Hay más Villanos entre Los Más Buscados, y estos cuestan más de vencer.
profile-heroes-scenario-the-evolutionary-war = Corto: tres Turnos de Juego o 15 PV. Los Villanos pegan más fuerte en cada Turno de Juego, y los Superhéroes tienen más Ingenio.
profile-heroes-scenario-city-under-siege = El Peligro es más difícil. En el Turno de Juego 4 aparece un Titular Especial de Peligro, que vale 6 PV; puede esconder a un Supervillano, y resolverlo acaba la partida.
profile-heroes-scenario-night-of-omens = El Misterio es más difícil en cada Turno de Juego, pero da cartas. Con 16 PV aparece un Titular Especial de Misterio, que vale 6 PV.
profile-heroes-scenario-the-big-story = Una carrera: resuelve siete Titulares antes que nadie. El Contador de Historias avanza más deprisa, así que las Historias salen antes de él.
profile-heroes-scenario-arms-race = Corto: gana el primer Grupo con tres Ventajas en juego. Cada Ventaja también hace que los Villanos te peguen más fuerte.

profile-skirmish-side-heroes = Personajes más fuertes que cuestan más. Libera Civiles en Manhattan: pagan cartas, y así los héroes caros llegan antes.
profile-skirmish-side-villains = Personajes más débiles pero más baratos: casi todos cuestan uno o dos símbolos, así que tus espacios se llenan pronto. Varios empujan el marcador de los Artefactos o frenan cartas rivales.

profile-players-bot = Juega con reglas sencillas y responde al instante. Lo indicado para una primera partida.
profile-players-easy = Prueba cada jugada en unas pocas partidas simuladas antes de decidir.
profile-players-normal = Prueba cada jugada en ocho veces más partidas que el fácil.
profile-players-hard = Prueba cuatro veces más partidas que el normal; piensa un rato.
profile-players-expert = El más fuerte: cuatro veces más partidas que el difícil, así que se toma su tiempo.
profile-players-people = Tú y tus amigos jugáis todos los puestos: en esta pantalla o con un enlace.
profile-players-people-here = Tú y tus amigos jugáis todos los puestos, en esta pantalla.
