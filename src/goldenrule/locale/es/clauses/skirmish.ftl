# Las cláusulas de las reglas del duelo, con nuestras palabras.

section-skirmish-aim-and-components = Objetivo y componentes
clause-d-1-1 = Exactamente 2 jugadores: uno lleva a los Héroes (lado claro del tablero) y el otro, a los Villanos (lado oscuro).
clause-d-1-2 = 120 cartas: 8 de Campo de batalla, 56 de Héroes y 56 de Villanos.
clause-d-1-3 = Cada mazo de facción: 48 cartas de Personaje principal y 8 de Personaje secundario.
clause-d-1-4 = 12 Personajes principales por facción, con 4 copias de cada uno: 2 estándar y 2 potenciadas.
clause-d-1-5 = Personajes secundarios: «Agentes de S.H.I.E.L.D.» (Héroes) y «Agentes de Hydra» (Villanos); son más baratos y más débiles.
clause-d-1-6 = 12 losetas de Artefacto, 20 fichas de Daño, 1 tablero con tres Lugares (Manhattan, Sanctasanctórum y Torre de los Vengadores), 12 marcadores de Civil (3 de cada color: rojo, amarillo, verde y azul), 1 marcador de los Artefactos y 1 marcador de puntos de Victoria.

section-skirmish-set-up = Preparación
clause-d-2-1 = El tablero se coloca entre los dos jugadores; el lado que cada uno tiene delante determina su facción.
clause-d-2-2 = Cada jugador baraja su mazo de 56 cartas y deja 15 en la caja sin que nadie las vea: quedan 41.
clause-d-2-3 = Se barajan las losetas de Artefacto bocabajo y se forma con ellas una pila junto al tablero; se colocan 2 bocarriba en los espacios para losetas del Sanctasanctórum.
clause-d-2-4 = Se barajan las 8 cartas de Campo de batalla y se colocan bocabajo en su espacio de la Torre de los Vengadores.
clause-d-2-5 = Manhattan tiene tres zonas; cada una recibe un grupo de 4 Civiles de colores distintos (rojo, amarillo, verde y azul): 12 en total.
clause-d-2-6 = El marcador de puntos de Victoria empieza en el 0; el marcador de los Artefactos, en la casilla central de su contador.
clause-d-2-7 = Las fichas de Daño se dejan junto al tablero.
clause-d-2-8 = Los Villanos empiezan la partida y roban 5 cartas; después, los Héroes roban 7.

section-skirmish-cards = Cartas
clause-d-3-1 = Hay tres tipos de cartas: Personajes principales, Personajes secundarios y Campos de batalla.
clause-d-3-2 = Las cartas de Campo de batalla no pertenecen a ningún mazo de facción; se obtienen del tablero.
clause-d-3-3 = Todas las cartas tienen la misma estructura: nombre, color, coste, Fuerza, Vida y el efecto con su símbolo; una carta de Campo de batalla tiene coste, puntos de Victoria y efecto.
clause-d-3-4 = Clases de efectos: inmediato (una vez, al jugar la carta), permanente (hasta el final de la partida; el texto dice cuándo) y de Ataque (una vez en cada fase de Ataque).

section-skirmish-turn = Turno
clause-d-4-1 = Los jugadores alternan sus turnos hasta que se cumple una condición de final de partida.
clause-d-4-2 = Un turno consta, en este orden, de: I Reclutamiento (opcional), II Ataque y III Robo.

section-skirmish-recruitment = Reclutamiento
clause-d-5-1 = Un jugador juega tantas cartas de su mano como quiera, de una en una; puede no jugar ninguna.
clause-d-5-2 = El coste se paga descartando en la propia pila de descarte otras cartas de la mano cuyos colores coincidan con los símbolos del coste.
clause-d-5-3 = Un símbolo * puede pagarse con cualquier carta, también con una de Campo de batalla.
clause-d-5-4 = Algunos Personajes secundarios no cuestan nada.
clause-d-5-5 = El jugador de los Héroes puede pagar, del todo o en parte, con los marcadores de Civil que posea: un marcador paga un símbolo de su color o un *; los marcadores usados van a la caja.
clause-d-5-6 = Cuando se juega otra copia de un Personaje principal que ya está en juego en el propio lado, este tiene que sustituirse: nunca hay dos copias de un mismo Personaje principal en la zona de juego de un jugador.
clause-d-5-7 = Los Personajes secundarios están exentos: puede haber cualquier número de copias.
clause-d-5-8 = Sustituir es gratis: se ignora el coste de la nueva versión, en las cuatro combinaciones de estándar y potenciada.
clause-d-5-9 = Para sustituir: se retiran los Daños de la copia antigua, esta se pone en la pila de descarte y la nueva se coloca en el mismo hueco.
clause-d-5-10 = Un efecto inmediato se resuelve justo después de colocar la carta en un hueco.
clause-d-5-11 = Si ese efecto pone en juego otra carta con efecto inmediato, el de esta se resuelve justo después de colocarla (los efectos se anidan).

section-skirmish-battlefield-cards = Cartas de Campo de batalla
clause-d-6-1 = Solo se obtienen con la bonificación de la Torre de los Vengadores; se conservan en la mano.
clause-d-6-2 = Desde un turno posterior, una carta de Campo de batalla puede pagar un coste o jugarse.
clause-d-6-3 = Como pago cubre un * y va al fondo del mazo de cartas de Campo de batalla.
clause-d-6-4 = Al jugarla: se paga su coste de la forma habitual, se mueve el marcador de puntos de Victoria ese número de casillas hacia quien la juega, se resuelve su efecto y se pone bocabajo debajo del mazo de cartas de Campo de batalla.

section-skirmish-attack = Ataque
clause-d-7-1 = Atacan todas las cartas propias en juego con Fuerza 1 o más (las de Fuerza 0, no).
clause-d-7-2 = Atacan una tras otra, empezando por la carta más próxima al extremo de Manhattan y siguiendo hueco a hueco hasta el extremo de la Torre de los Vengadores.
clause-d-7-3 = Antes de cada ataque se comprueba si hay una carta en el hueco situado justo enfrente (el defensor).
clause-d-7-4 = Si hay defensor: recibe tantas fichas de Daño como la Fuerza de la atacante.
clause-d-7-5 = En cualquier momento, una carta con tantos Daños como Vida, o más, cae derrotada: va a la pila de descarte de su propietario y sus fichas vuelven a la reserva. Si no, los Daños permanecen.
clause-d-7-6 = Si no hay defensor: se obtiene la bonificación de Lugar del hueco de la atacante.
clause-d-7-7 = Manhattan, cuando atacan los Villanos: 1 punto de Victoria.
clause-d-7-8 = Manhattan, cuando atacan los Héroes: toman un Civil cualquiera de los que queden en ese hueco (cada hueco de Manhattan tiene su propio grupo de 4) y lo ponen ante sí; no obtienen puntos de Victoria.
clause-d-7-9 = Si allí no queda ninguno, los Héroes obtienen en su lugar 1 punto de Victoria.
clause-d-7-10 = Por cada punto de Victoria, el marcador se mueve 1 casilla hacia ese jugador.
clause-d-7-11 = Sanctasanctórum: el marcador de los Artefactos se mueve 1 casilla hacia el atacante.
clause-d-7-12 = Si llega a la última casilla del contador: el jugador toma una de las dos losetas de Artefacto que están bocarriba y la otra va bocabajo debajo de la pila; se revelan 2 losetas nuevas; el marcador se mueve a la casilla del lado del oponente señalada por la flecha.
clause-d-7-13 = Torre de los Vengadores: se roba 1 carta de Campo de batalla, que va a la mano.
clause-d-7-14 = Las losetas de Artefacto quedan ante su propietario; los efectos permanentes duran hasta el final de la partida; los de un solo uso (1x) se usan una vez, en el momento que elija su propietario (en este turno o más adelante), y después la loseta va a la caja.
clause-d-7-15 = El efecto de Ataque de la carta que ataca se resuelve después del ataque (contra el defensor o con bonificación).
clause-d-7-16 = Los efectos permanentes de las cartas también pueden modificar los ataques.

section-skirmish-draw = Robo
clause-d-8-1 = Después de la fase de Ataque, el jugador roba 2 cartas de su propio mazo.
clause-d-8-2 = La mano no tiene límite.

section-skirmish-end-of-the-game = Final de la partida
clause-d-9-1 = Los Héroes llegan a 7 puntos de Victoria: ganan en el acto.
clause-d-9-2 = Los Villanos llegan a 9 puntos de Victoria: ganan en el acto.
clause-d-9-3 = Quedan 2 marcadores de Civil o menos en Manhattan: los Héroes ganan en el acto.
clause-d-9-4 = Al final del turno en el que un jugador roba la última carta de su mazo, gana el jugador con más puntos de Victoria.
clause-d-9-5 = El resumen repite las fases, las bonificaciones y los símbolos sin añadir reglas.

section-skirmish-artifacts = Artefactos
clause-d-10-1 = Cofre de los Antiguos Inviernos. Un solo uso: ambos jugadores descartan a la vez toda su mano.
clause-d-10-2 = Cubo Cósmico. Permanente: siempre que juegues una carta puedes ignorar un * de su coste.
clause-d-10-3 = Espada de Ébano. Permanente: en tu fase de reclutamiento puedes infligir 1 Daño a una carta de tu oponente, a tu elección.
clause-d-10-4 = Las piedras de las nornas. Permanente: en tu fase de Robo roba 3 cartas en vez de 2.
clause-d-10-5 = Libro de los Condenados. Un solo uso: 2 Daños a cada carta de tu oponente y 1 a cada carta tuya.
clause-d-10-6 = Los Diez Anillos. Permanente: las cartas de Campo de batalla te cuestan 1 carta de cualquier clase menos y te dan 1 punto de Victoria más.
clause-d-10-7 = Llama Eterna. Permanente: siempre que una de tus cartas caiga derrotada puedes infligir 1 Daño a una carta de tu oponente, a tu elección.
clause-d-10-8 = Ojo de Agamotto. Un solo uso: retira de la partida uno de los Artefactos de tu oponente.
clause-d-10-9 = Ojo del Brujo. Permanente: siempre que juegues un Personaje principal, tu oponente descarta 1 carta de su mano, que elige él mismo.
clause-d-10-10 = Tabla de la Vida. Permanente: en tu fase de reclutamiento puedes curar 1 Daño de una de tus cartas.
clause-d-10-11 = Tactigon. Un solo uso: 1 Daño a cada carta de tu oponente.
clause-d-10-12 = Vara de Watoomb. Permanente: al principio de tu fase de reclutamiento obtén 1 punto de Victoria si tienes al menos 3 cartas en juego.
