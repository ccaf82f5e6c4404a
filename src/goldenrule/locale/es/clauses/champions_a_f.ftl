# Las cláusulas de las reglas de Champions: lo fundamental y las entradas inglesas de la A a la F, con nuestras palabras.

section-champions-golden-rules = Las reglas de oro
clause-mc-gold-01 = Si una afirmación de esta referencia contradice el cuaderno Aprende a jugar, se aplica la de esta referencia.
clause-mc-gold-02 = Si el texto de una carta contradice esta referencia o el cuaderno Aprende a jugar, se aplica el texto de la carta.
clause-mc-gold-03 = Las dos reglas de oro se encadenan en un solo orden de autoridad: primero el texto de las cartas, después esta referencia y después Aprende a jugar; un nivel inferior sigue aplicándose en todo lo que no contradiga uno superior.
clause-mc-gold-04 = El glosario es el primer lugar donde consultar una duda sobre las reglas; el documento define las reglas y no enseña a jugar; tres apéndices contienen la personalización de los mazos, la preparación y las partes de las cartas.

section-champions-grim-rule = La regla fatídica
clause-mc-grim-01 = Un conflicto de reglas o de momento cuya respuesta no se encuentre en esta referencia se resuelve con el resultado que los jugadores consideren peor para ellos, y después la partida continúa.
clause-mc-grim-02 = Solo puede recurrirse a la regla fatídica cuando esta referencia no da respuesta; nunca sustituye a una regla explícita ni a una elección que se dé explícitamente a un jugador.
clause-mc-grim-03 = Cuál es el «peor resultado» se juzga en el momento del conflicto y con vistas a vencer en el escenario actual.

section-champions-component-limitations = Limitación de componentes
clause-mc-comp-01 = El número de fichas de Amenaza, fichas de Daño, cartas de Estado y contadores genéricos de la partida es ilimitado.
clause-mc-comp-02 = Si se agotan las fichas, los contadores o las cartas de Estado disponibles, se usa cualquier sustituto; un efecto nunca se reduce porque se haya agotado la reserva física.
clause-mc-comp-03 = La reserva ilimitada no suprime los límites por personaje: un personaje sigue teniendo como máximo una carta de Estado de cada tipo.

section-champions-round-sequence = Secuencia de la ronda
clause-mc-round-01 = Apartado 1 de la ronda: empieza la fase de los Jugadores.
clause-mc-round-02 = Apartado 2 de la ronda: cada jugador juega un turno (en orden de jugadores).
clause-mc-round-03 = Apartado 3 de la ronda: la fase de los Jugadores termina llevando a cabo los pasos del fin de la fase de los Jugadores.
clause-mc-round-04 = Apartado 4 de la ronda: empieza la fase del Villano.
clause-mc-round-05 = Apartado 5 de la ronda: se coloca Amenaza sobre el Plan principal (paso 1 de la fase del Villano).
clause-mc-round-06 = Apartado 6 de la ronda: se activan el Villano y los Esbirros enfrentados a jugadores (paso 2 de la fase del Villano).
clause-mc-round-07 = Apartado 7 de la ronda: se reparten cartas de Encuentro (paso 3 de la fase del Villano).
clause-mc-round-08 = Apartado 8 de la ronda: se muestran y resuelven las cartas de Encuentro repartidas (paso 4 de la fase del Villano).
clause-mc-round-09 = Apartado 9 de la ronda: se pasa la ficha de Jugador inicial (paso 5 de la fase del Villano).
clause-mc-round-10 = Apartado 10 de la ronda: la ronda termina y la siguiente empieza de nuevo en el apartado 1.
clause-mc-round-11 = Los diez apartados se llevan a cabo estrictamente en orden en cada ronda; no se omite ninguno, salvo que la partida termine o una carta lo diga.

section-champions-ability-card-ability = Capacidad, capacidad de carta
clause-mc-ability-01 = Una capacidad es el texto de reglas especial que una carta aporta a la partida.
clause-mc-ability-02 = Una capacidad de carta solo interactúa con cartas en juego, salvo que nombre explícitamente una zona o un componente fuera del juego.
clause-mc-ability-03 = Una capacidad impresa en un Héroe, Alter ego, Aliado, Mejora o Apoyo solo puede usarse mientras esa carta está en juego, salvo que la propia capacidad diga que se usa desde fuera del juego.
clause-mc-ability-04 = Un Evento actúa sobre la partida desde una zona fuera del juego en virtud de las reglas de su tipo de carta; no necesita ningún permiso adicional para ello.
clause-mc-ability-05 = Una capacidad solo puede iniciarse si su efecto tiene alguna posibilidad de cambiar el estado de la partida.
clause-mc-ability-06 = Al comprobar si puede cambiar el estado de la partida, se ignora todo cambio que produciría el propio pago del coste.
clause-mc-ability-07 = Al comprobar si puede cambiar el estado de la partida, se ignoran las interacciones con otras capacidades (por ejemplo, una sustitución o una anulación que otra carta podría aplicar).
clause-mc-ability-08 = Una capacidad formada por varias frases se resuelve frase por frase, en el orden impreso.
clause-mc-ability-09 = Un texto precedido de un encabezado en negrita, que indica el momento, y de dos puntos es una capacidad aplicada.
clause-mc-ability-10 = Un texto sin un encabezado en negrita que indique el momento es una capacidad constante.
clause-mc-ability-11 = Es obligatorio resolver las capacidades constantes, «Cuando se muestre esta carta», «Cuando se derrote esta carta», las obligadas, las de Aumento y las palabras clave.
clause-mc-ability-12 = Si una capacidad obligatoria usa el verbo «poder», solo es opcional la parte que lo sigue.
clause-mc-ability-13 = Es opcional resolver las capacidades de Acción, Interrupción, Respuesta y Recurso.
clause-mc-ability-14 = El jugador que controla la carta en la que figura una capacidad opcional decide si la usa en su momento.

section-champions-acceleration-icon = Icono de Aceleración
clause-mc-accicon-01 = Cada icono de Aceleración en juego aumenta en 1 la Amenaza que se coloca sobre el Plan principal en el paso 1 de la fase del Villano.
clause-mc-accicon-02 = El icono deja de contar en cuanto la carta que lo lleva abandona el juego.

section-champions-acceleration-token = Ficha de Aceleración
clause-mc-acctok-01 = Cada ficha de Aceleración aumenta en 1 la Amenaza que se coloca sobre el Plan principal en el paso 1 de la fase del Villano.
clause-mc-acctok-02 = Siempre que el mazo de Encuentros se queda sin cartas, se añade una ficha de Aceleración.
clause-mc-acctok-03 = La ficha se pone sobre el Plan principal (o junto a él); es un marcador del escenario en su conjunto.

section-champions-action = Acción
clause-mc-action-01 = «Acción», en negrita, señala un tipo de capacidad aplicada.
clause-mc-action-02 = Un jugador puede aplicar capacidades de Acción durante su propio turno.
clause-mc-action-03 = Un jugador puede aplicar capacidades de Acción durante el turno de otro jugador cuando este se lo pide (o acepta su ofrecimiento).
clause-mc-action-04 = Las capacidades de Acción no pueden aplicarse fuera de un turno de jugador (por ejemplo, en los pasos del fin de la fase de los Jugadores o en la fase del Villano).

section-champions-activation = Activación
clause-mc-activ-01 = Un Villano que ataca o ejecuta el Plan se activa con ello.
clause-mc-activ-02 = En el paso 2 de la fase del Villano, este se activa una vez por cada jugador.
clause-mc-activ-03 = En esa activación, el Villano ataca si el jugador que la resuelve está en identidad de Héroe.
clause-mc-activ-04 = En esa activación, el Villano ejecuta el Plan si el jugador que la resuelve está en identidad de Alter ego.
clause-mc-activ-05 = La identidad se comprueba para cada activación por separado, al empezar esta; un cambio de identidad posterior no convierte una activación ya empezada.
clause-mc-activ-06 = También es una activación el ataque o la ejecución del Plan que una capacidad de carta hace realizar al Villano fuera del paso 2.
clause-mc-activ-07 = En cada activación del Villano, sea cual sea su causa, este recibe para ella una carta de aumento del mazo de Encuentros.
clause-mc-activ-08 = La activación sigue siendo del jugador para el que se resuelve, aunque otro jugador pase a ser el objetivo del ataque al defender.

section-champions-active-player = Jugador activo
clause-mc-activep-01 = El jugador activo es aquel cuyo turno se está resolviendo en la fase de los Jugadores; fuera de los turnos de los jugadores no hay ninguno.

section-champions-after = Después
clause-mc-after-01 = «Después de X» se refiere al momento inmediatamente posterior a que el suceso X se complete.
clause-mc-after-02 = Las capacidades de Respuesta suelen usar «después de» para indicar su momento.

section-champions-all-purpose-counter = Contador genérico
clause-mc-counter-01 = Un contador genérico solo lleva la cuenta de un estado; no tiene ninguna regla propia.
clause-mc-counter-02 = Una carta puede crear tipos de contadores con nombre (como los contadores de Flechas o de Telaraña); cualquier contador con nombre se representa con un contador genérico.
clause-mc-counter-03 = Los tipos con nombre son distintos entre sí para las capacidades que los añaden, cuentan o gastan.

section-champions-ally = Aliado
clause-mc-ally-01 = Aliado es un tipo de carta de jugador que representa a amigos, seguidores o compañeros del personaje del jugador.
clause-mc-ally-02 = Un Aliado que ha entrado en juego permanece en él hasta que una capacidad o un efecto hace que lo abandone.
clause-mc-ally-03 = Un Aliado con 0 de Vida restante es derrotado y descartado.
clause-mc-ally-04 = Durante su propio turno, un jugador puede usar cualquier número de Aliados que controle para atacar o intervenir.
clause-mc-ally-05 = Agotar al Aliado es el coste de usarlo para atacar o intervenir; un Aliado agotado no puede usarse.
clause-mc-ally-06 = Después de resolver el ataque o el intento de intervención del Aliado, este sufre el Daño derivado impreso bajo su ATQ (ataque) o su INT (intervención).
clause-mc-ally-07 = El Daño derivado debe infligirse al propio Aliado; no puede asignarse a otro personaje.
clause-mc-ally-08 = Cuando cualquier jugador es atacado, cualquier jugador puede agotar un Aliado que controle para defender contra ese ataque.
clause-mc-ally-09 = A un Aliado que defiende se le inflige todo el Daño del ataque.

section-champions-ally-limit = Límite de Aliados
clause-mc-allylim-01 = Un jugador puede controlar como máximo tres Aliados en juego a la vez (el límite de Aliados).
clause-mc-allylim-02 = El límite vale en todo momento, no solo cuando se juega un Aliado; también se aplica a los Aliados puestos en juego o adquiridos por un cambio de control.
clause-mc-allylim-03 = Una carta puede cambiar el límite de Aliados de un jugador mientras está en juego.

section-champions-attachment = Accesorio
clause-mc-attachment-01 = Accesorio es un tipo de carta de Encuentro.
clause-mc-attachment-02 = Cuando un Accesorio entra en juego, se vincula a otra carta o componente de juego.
clause-mc-attachment-03 = Un Accesorio vinculado al Villano puede modificar el ATQ y el PLA de este en los valores impresos en los espacios de ATQ y PLA del Accesorio.

section-champions-attach-to = Vincular
clause-mc-attachto-01 = Una carta que dice a qué se vincula debe vincularse al componente indicado al entrar en juego.
clause-mc-attachto-02 = La carta vinculada se coloca debajo de aquella a la que se vincula, de forma que asome un poco.
clause-mc-attachto-03 = Cuando una carta abandona el juego, las cartas vinculadas a ella se descartan.
clause-mc-attachto-04 = En los demás casos, la carta vinculada permanece en juego hasta que una capacidad o un efecto hace que lo abandone.
clause-mc-attachto-05 = Una carta vinculada se agota y se prepara con independencia de aquella a la que está vinculada.
clause-mc-attachto-06 = La validez de la vinculación se comprueba en el momento en que la carta va a vincularse.
clause-mc-attachto-07 = La validez no vuelve a comprobarse una vez vinculada la carta; si aquella a la que está vinculada deja de cumplir la condición, la carta sigue vinculada.
clause-mc-attachto-08 = Si la comprobación inicial falla, la carta no se vincula y se queda en su estado o zona anterior.
clause-mc-attachto-09 = Si no puede quedarse en su estado o zona anterior, se descarta.

section-champions-attack = Ataque
clause-mc-attack-01 = Ataque básico de un Héroe: el Héroe se agota e inflige a un enemigo tanto Daño como su ATQ.
clause-mc-attack-02 = Ataque básico de un Aliado: el Aliado inflige a un enemigo tanto Daño como su ATQ.
clause-mc-attack-03 = Resolver una capacidad aplicada marcada como ataque —por ejemplo, Acción de Héroe (ataque)— es un ataque contra el objetivo que esta nombra.
clause-mc-attack-04 = Un Héroe no se agota para usar una capacidad marcada como ataque, salvo que el texto de la capacidad lo exija.
clause-mc-attack-05 = El objetivo de los ataques de Héroes y Aliados puede ser cualquier enemigo, salvo que una capacidad de carta (como Guardia) impida atacar a ese enemigo.
clause-mc-attack-06 = Los enemigos pueden atacar en el paso 2 de la fase del Villano.
clause-mc-attack-07 = Una capacidad de carta solo puede hacer que el Villano o los Esbirros ataquen en otro momento si dice explícitamente que atacan.
clause-mc-attack-08 = Un ataque realizado en virtud de MC-ATTACK-07 sigue el mismo procedimiento de ataque enemigo.
clause-mc-attack-09 = El Daño que procede de una capacidad sin la marca de ataque y sin una instrucción de atacar no es un ataque.

section-champions-base-value = Valor básico
clause-mc-base-01 = El valor básico es el valor definido antes de aplicar ningún modificador.
clause-mc-base-02 = En la mayoría de los casos, el valor básico es el impreso; un efecto puede definir otro distinto.

section-champions-boost = Aumento
clause-mc-boost-01 = Cada vez que el Villano ataca o ejecuta el Plan, recibe boca abajo una carta del mazo de Encuentros como carta de aumento.
clause-mc-boost-02 = Durante la activación, todas las cartas de aumento del Villano se ponen boca arriba una por una.
clause-mc-boost-03 = Cuando el Villano está atacando, las cartas de aumento se ponen boca arriba después de haberse declarado los defensores.
clause-mc-boost-04 = En un ataque, los iconos de Aumento de las cartas de aumento se suman al ATQ del Villano.
clause-mc-boost-05 = En una ejecución del Plan, los iconos de Aumento de las cartas de aumento se suman al PLA del Villano.
clause-mc-boost-06 = La bonificación por Aumento dura solo esa activación.
clause-mc-boost-07 = Los iconos de Aumento están impresos en la esquina inferior derecha de las cartas de Encuentro.
clause-mc-boost-08 = Una estrella en el espacio de Aumento significa que la carta tiene una capacidad de Aumento, que se resuelve en cuanto la carta se ha puesto boca arriba.
clause-mc-boost-09 = Una estrella no es un icono de Aumento y no suma nada al ATQ ni al PLA.
clause-mc-boost-10 = En una carta que se resuelve como carta de aumento solo está activo el texto que hay bajo la línea de separación; su texto de «Cuando se muestre esta carta», sus palabras clave y sus valores impresos no hacen nada.
clause-mc-boost-11 = Si se resuelven varias cartas de aumento en una activación, sus iconos se suman.
clause-mc-boost-12 = Si se resuelven varias cartas de aumento en una activación, se resuelven todas sus capacidades de Aumento.
clause-mc-boost-13 = Una carta de aumento se descarta después de haberse aplicado a la activación.
clause-mc-boost-14 = Los Esbirros no reciben cartas de aumento cuando atacan o ejecutan el Plan.
clause-mc-boost-15 = Poner boca arriba una carta de aumento no es mostrarla: no se aplica ninguna capacidad «Cuando se muestre esta carta», ni Oleada, ni nada que dependa de mostrar cartas.

section-champions-cancel = Anular
clause-mc-cancel-01 = Algunas capacidades de carta pueden anular cartas o efectos del juego.
clause-mc-cancel-02 = Una anulación interrumpe el inicio de un efecto e impide que ese efecto se inicie.
clause-mc-cancel-03 = Cuando se anulan los efectos de una capacidad, la capacidad se considera iniciada de todos modos.
clause-mc-cancel-04 = Cuando se anulan los efectos de una capacidad, sus costes quedan pagados.
clause-mc-cancel-05 = Solo se impiden los efectos: ni se inician ni se resuelven.
clause-mc-cancel-06 = Un Evento cuyos efectos se anulan se considera jugado de todos modos y se descarta como de costumbre.
clause-mc-cancel-07 = Una Perfidia cuyos efectos se anulan se considera mostrada de todos modos y va a la pila de descartes del mazo de Encuentros.

section-champions-cannot = No puede
clause-mc-cannot-01 = «No puede» es absoluto: ninguna capacidad ni efecto prevalece sobre ello.

section-champions-card-types = Tipos de cartas
clause-mc-types-01 = Los tipos de carta son Accesorio, Aliado, Apoyo, Entorno, Esbirro, Evento, Mejora, Obligación, Perfidia, Plan principal, Plan secundario, Recurso, Superhéroe (Héroe y Alter ego) y Villano.
clause-mc-types-02 = Una carta cuyo tipo cambia por una capacidad pierde cualquier otro tipo de carta que tuviera.
clause-mc-types-03 = Entonces funciona como cualquier carta del nuevo tipo.

section-champions-character = Personaje
clause-mc-char-01 = Solo los Héroes, Alter egos, Aliados, Villanos y Esbirros son personajes.

section-champions-choose = Elegir
clause-mc-choose-01 = «Elegir» significa que un jugador debe tomar una decisión para resolver la capacidad.
clause-mc-choose-02 = La decisión la toma el jugador que resuelve la capacidad que contiene «elegir».
clause-mc-choose-03 = Si es posible, el jugador debe elegir una opción que cambie el estado de la partida.
clause-mc-choose-04 = Si ninguna opción es válida, la capacidad no puede iniciarse.

section-champions-confuse-confused = Confundir, Confundido
clause-mc-confuse-01 = Una capacidad que «confunde» a un personaje le da una carta de Estado Confundido.

section-champions-consequential-damage = Daño derivado
clause-mc-conseq-01 = Después de que un Aliado ataque, sufre 1 de Daño por cada icono de Daño derivado que tenga bajo su ATQ.
clause-mc-conseq-02 = Después de que un Aliado intervenga, sufre 1 de Daño por cada icono de Daño derivado que tenga bajo su INT.
clause-mc-conseq-03 = El Daño derivado solo se produce al atacar y al intervenir, no al defender.
clause-mc-conseq-04 = Un Aliado sin iconos bajo el atributo usado no sufre Daño derivado.

section-champions-constant-ability = Capacidad constante
clause-mc-constant-01 = Una capacidad constante es toda capacidad que no es una palabra clave y no tiene un encabezado en negrita que indique el momento.
clause-mc-constant-02 = Pasa a estar activa en cuanto su carta entra en juego.
clause-mc-constant-03 = Sigue activa mientras su carta está en juego.
clause-mc-constant-04 = Una capacidad constante que depende de una condición («durante», «si», «mientras») se aplica exactamente mientras se cumple la condición.
clause-mc-constant-05 = Varias copias de una misma capacidad constante que estén en juego afectan a la partida cada una por separado.

section-champions-cost = Coste
clause-mc-cost-01 = El coste en recursos de una carta es el número de recursos que deben pagarse para jugarla.
clause-mc-cost-02 = Una capacidad puede indicar un coste en su texto; debe pagarse para usar la capacidad.
clause-mc-cost-03 = Una flecha en el texto de una capacidad separa el coste del efecto: lo que la precede es el coste; lo que la sigue, el efecto.
clause-mc-cost-04 = Mientras paga un coste, un jugador puede generar más recursos de los necesarios.
clause-mc-cost-05 = Los recursos generados por encima del coste se pierden una vez pagado este.
clause-mc-cost-06 = Varios costes de una misma carta o capacidad se pagan simultáneamente.
clause-mc-cost-07 = El coste de una capacidad no puede pagarse si resolver su efecto no tiene posibilidad de cambiar el estado de la partida.
clause-mc-cost-08 = Un jugador paga costes solo con cartas y componentes de juego que controle.
clause-mc-cost-09 = Si un coste requiere un componente que está fuera del juego, el jugador que paga solo puede usar los de sus propias zonas fuera del juego.

section-champions-crisis-icon = Icono de Crisis
clause-mc-crisis-01 = Mientras esté en juego un Plan secundario con un icono de Crisis, no puede retirarse Amenaza del Plan principal.

section-champions-damage = Daño
clause-mc-damage-01 = El Daño reduce la Vida de un personaje.
clause-mc-damage-02 = Un personaje con 0 de Vida restante o menos es derrotado.
clause-mc-damage-03 = El Daño a un Héroe/Alter ego o a un Villano se registra en su medidor de Vida, que se reduce en la cantidad sufrida.
clause-mc-damage-04 = El Daño a un Aliado o Esbirro se registra colocando sobre él esa cantidad de fichas de Daño.

section-champions-dash = Guion
clause-mc-dash-01 = Un personaje que muestra un guion en un atributo (ATQ, INT, REC, DEF...) no puede agotarse para usar ese atributo.

section-champions-deal-deal-an-encounter-card = Repartir, repartir una carta de Encuentro
clause-mc-deal-01 = En el paso 3 de la fase del Villano se reparte a cada jugador una carta de Encuentro boca abajo.
clause-mc-deal-02 = Cuando una capacidad reparte a un jugador una carta de Encuentro, ese jugador toma la carta superior del mazo de Encuentros y la pone boca abajo ante sí.
clause-mc-deal-03 = Una carta repartida no se muestra en ese momento.
clause-mc-deal-04 = Se une a la serie de cartas que ese jugador resuelve durante la fase del Villano.
clause-mc-deal-05 = Una carta repartida durante el paso 3 o 4 de la fase del Villano se une a la serie que se está repartiendo y mostrando en esos mismos pasos.

section-champions-defeat = Derrota
clause-mc-defeat-01 = Un personaje con 0 de Vida restante o menos es derrotado.
clause-mc-defeat-02 = Un Plan secundario sin Amenaza es derrotado.
clause-mc-defeat-03 = Una carta derrotada se descarta.

section-champions-defend-defense = Defender, defensa
clause-mc-defend-01 = Defensa básica de un Héroe: el Héroe se agota para defender contra un ataque.
clause-mc-defend-02 = La defensa básica reduce el Daño del ataque en la DEF del Héroe; el resto se inflige al Héroe que defiende.
clause-mc-defend-03 = Un Aliado puede agotarse para defender contra un ataque.
clause-mc-defend-04 = El Daño de un ataque contra el que defiende un Aliado se inflige a ese Aliado.
clause-mc-defend-05 = Resolver una capacidad aplicada marcada como defensa —por ejemplo, Interrupción de Héroe (defensa)— cuenta como una defensa.
clause-mc-defend-06 = Un Héroe no se agota para usar una capacidad marcada como defensa, salvo que el texto de esta lo exija.
clause-mc-defend-07 = Usar una capacidad marcada como defensa no resta por sí mismo la DEF del ataque.
clause-mc-defend-08 = Un jugador que defiende, con una carta que controla, contra un ataque dirigido a otro jugador pasa a ser el nuevo objetivo de ese ataque.
clause-mc-defend-09 = Un jugador en identidad de Alter ego no puede realizar una defensa básica, ya que la cara de Alter ego no tiene DEF.

section-champions-delayed-effects = Efectos postergados
clause-mc-delayed-01 = Un efecto postergado nombra un momento o una condición posteriores y un efecto que ha de producirse entonces.
clause-mc-delayed-02 = Se resuelve automáticamente, inmediatamente después de que llegue ese momento o se cumpla esa condición.
clause-mc-delayed-03 = Se resuelve antes de cualquier Respuesta a ese momento o condición.
clause-mc-delayed-04 = Resolver un efecto postergado no es una nueva capacidad aplicada, aunque lo haya creado una capacidad aplicada.

section-champions-draw-cards = Robar cartas
clause-mc-draw-01 = Un jugador roba de la parte superior de su propio mazo.
clause-mc-draw-02 = Dos o más cartas que se roban por una misma capacidad o un mismo paso del juego se roban simultáneamente.
clause-mc-draw-03 = Las cartas robadas se añaden a la mano del jugador.
clause-mc-draw-04 = El tamaño de la mano se comprueba al final de la fase de los Jugadores, no al robar cartas.
clause-mc-draw-05 = En esa comprobación, un jugador con más cartas que el tamaño de su mano descarta, a su elección, hasta quedarse con esa cantidad.

section-champions-effect = Efecto
clause-mc-effect-01 = El efecto de una capacidad es lo que esta hace al resolverse, a diferencia de su coste; véanse Capacidad y Coste.

section-champions-empty-encounter-deck = Mazo de Encuentros vacío
clause-mc-emptyenc-01 = Cuando el mazo de Encuentros se queda sin cartas, la pila de descartes del mazo de Encuentros se baraja de inmediato para formar un nuevo mazo de Encuentros.
clause-mc-emptyenc-02 = Después se coloca una ficha de Aceleración junto al mazo de Plan principal.
clause-mc-emptyenc-03 = Desde entonces, esa ficha añade 1 de Amenaza al Plan principal en el paso 1 de cada fase del Villano.
clause-mc-emptyenc-04 = Si una capacidad que busca una carta concreta ha descartado todas las cartas que quedaban en el mazo de Encuentros, la búsqueda ha fracasado.
clause-mc-emptyenc-05 = Tras ese fracaso se rehace el mazo, se coloca una ficha de Aceleración y la partida continúa.
clause-mc-emptyenc-06 = Esa capacidad no descarta más cartas del mazo de Encuentros rehecho.
clause-mc-emptyenc-07 = Si al agotarse el mazo aún hacen falta cartas para repartir, para aumentos o para mostrar, se sigue con el mazo rehecho.

section-champions-empty-player-deck = Mazo de Jugador vacío
clause-mc-emptypl-01 = Cuando el mazo de un jugador se queda sin cartas, ese jugador baraja su pila de descartes para formar un nuevo mazo.
clause-mc-emptypl-02 = Inmediatamente después se reparte a ese jugador una carta de Encuentro.
clause-mc-emptypl-03 = Si el mazo se agotó mientras el jugador robaba, este sigue robando del nuevo mazo hasta el número requerido.
clause-mc-emptypl-04 = Si el mazo se agotó mientras el jugador descartaba de él, no se descarta ninguna carta más del nuevo mazo.
clause-mc-emptypl-05 = Orden dentro de un robo: se roban las cartas que quedan, se baraja, se reparte la carta de Encuentro y después se roba el resto.

section-champions-end-of-player-phase = Fin de la fase de los Jugadores
clause-mc-endpp-01 = Paso 1: en orden de jugadores, cada jugador puede descartar cualquier número de cartas de su mano.
clause-mc-endpp-02 = Paso 1, además: un jugador con más cartas que el tamaño de su mano debe descartar hasta quedarse con esa cantidad.
clause-mc-endpp-03 = Paso 2: todos los jugadores roban simultáneamente hasta el tamaño de su mano.
clause-mc-endpp-04 = Paso 3: todos los jugadores preparan simultáneamente todas sus cartas.
clause-mc-endpp-05 = Los tres pasos se realizan en este orden, una sola vez, después del turno del último jugador.

section-champions-enemy = Enemigo
clause-mc-enemy-01 = Un enemigo es un Esbirro o un Villano.
clause-mc-enemy-02 = Usado como descripción, «enemigo» abarca todo componente de juego que pertenece al escenario (cartas enemigas, capacidades enemigas...).

section-champions-enemy-attack = Ataque enemigo
clause-mc-eattack-01 = Un ataque enemigo se resuelve en cuatro pasos, en este orden: se entrega la carta de aumento, se declara la defensa, las cartas de aumento se ponen boca arriba y se inflige el Daño.
clause-mc-eattack-02 = Paso 1: un Villano que ataca recibe boca abajo una carta de aumento del mazo de Encuentros.
clause-mc-eattack-03 = El paso 1 se omite si el que ataca es un Esbirro.
clause-mc-eattack-04 = Paso 2: un jugador que quiera defender agota un Héroe o un Aliado que controle, que es el defensor.
clause-mc-eattack-05 = Defender es opcional, y contra un ataque se declara como defensor a un personaje como máximo.
clause-mc-eattack-06 = Si el jugador que defiende no es el objetivo del ataque, pasa a serlo.
clause-mc-eattack-07 = Paso 3: las cartas de aumento de un Villano que ataca se ponen boca arriba una por una.
clause-mc-eattack-08 = Paso 3: el ATQ del Villano aumenta en 1 por cada icono de Aumento de cada una de esas cartas.
clause-mc-eattack-09 = Paso 3: un efecto de Aumento señalado con una estrella se resuelve justo después de ponerse su carta boca arriba.
clause-mc-eattack-10 = El paso 3 se omite si el que ataca es un Esbirro.
clause-mc-eattack-11 = Cada carta de aumento se descarta después de resolverse y antes de poner boca arriba la siguiente.
clause-mc-eattack-12 = Paso 4, si defendió un Héroe: el Daño es el ATQ modificado menos la DEF del Héroe (nunca menos de 0); lo que quede se inflige a ese Héroe.
clause-mc-eattack-13 = Paso 4, si defendió un Aliado: todo el Daño del ataque se inflige a ese Aliado.
clause-mc-eattack-14 = Paso 4: si el Aliado que defiende es derrotado, el Daño sobrante no pasa al Héroe.
clause-mc-eattack-15 = Paso 4, si no defendió ningún personaje: el ataque es no defendido y todo su Daño se inflige al Héroe del jugador que resuelve la activación.
clause-mc-eattack-16 = El paso 4 usa el ATQ del atacante después de aplicar todos los modificadores, incluidos los iconos de Aumento.

section-champions-enemy-scheme = Ejecutar el Plan
clause-mc-escheme-01 = Paso 1: un Villano que ejecuta el Plan recibe boca abajo una carta de aumento del mazo de Encuentros.
clause-mc-escheme-02 = Los pasos 1 y 2 se omiten si el que ejecuta el Plan es un Esbirro.
clause-mc-escheme-03 = Paso 2: las cartas de aumento de un Villano que ejecuta el Plan se ponen boca arriba una por una, y su PLA aumenta en 1 por cada icono de Aumento.
clause-mc-escheme-04 = Paso 2: un efecto de Aumento señalado con una estrella se resuelve justo después de ponerse su carta boca arriba.
clause-mc-escheme-05 = Paso 2: cada carta de aumento se descarta después de resolverse.
clause-mc-escheme-06 = Paso 3: se coloca sobre el Plan principal tanta Amenaza como el PLA modificado del enemigo que ejecuta el Plan.
clause-mc-escheme-07 = En una ejecución del Plan no hay paso de defensa.

section-champions-engage = Enfrentarse
clause-mc-engage-01 = Un Esbirro que entra en juego se enfrenta a un jugador y se coloca en la zona de ese jugador, ante su carta de Superhéroe.
clause-mc-engage-02 = Salvo indicación contraria, se enfrenta al jugador que está resolviendo la carta de Encuentro actual.
clause-mc-engage-03 = El propio texto del Esbirro, o el efecto que lo puso en juego, puede nombrar a otro jugador.
clause-mc-engage-04 = Sigue enfrentado a ese jugador hasta que es derrotado, retirado del juego o enfrentado a otro jugador por una capacidad de carta.

section-champions-enters-play = Entrar en juego
clause-mc-enters-01 = Una carta entra en juego siempre que pasa de una zona fuera del juego a estar en juego.
clause-mc-enters-02 = Jugar una carta, ponerla en juego mediante una capacidad y mostrarla del mazo de Encuentros son formas distintas de entrar en juego; todas cumplen las condiciones de aplicación que dicen «entra en juego».

section-champions-environment = Entorno
clause-mc-environ-01 = Entorno es un tipo de carta de Encuentro que establece una o más reglas para todo el escenario.
clause-mc-environ-02 = Entra en juego junto al Villano y está activo mientras está en juego.
clause-mc-environ-03 = Permanece en juego hasta que una capacidad o un efecto hace que lo abandone.

section-champions-event = Evento
clause-mc-event-01 = Evento es un tipo de carta de jugador que suele jugarse por un efecto instantáneo.
clause-mc-event-02 = Para jugar un Evento: se paga su coste, se resuelven sus efectos (salvo que se anulen) y después se pone en la pila de descartes de su propietario.
clause-mc-event-03 = El Evento no se coloca en la pila de descartes hasta que sus efectos se han resuelto o anulado.
clause-mc-event-04 = Un Evento cuyos efectos se anulan se considera jugado y sus costes quedan pagados.
clause-mc-event-05 = Jugar un Evento de la mano es siempre opcional, salvo que su texto diga «debe».
clause-mc-event-06 = Un Evento no puede jugarse si resolver su efecto, sin contar los costes, no podría cambiar el estado de la partida.

section-champions-exhaust = Agotar
clause-mc-exhaust-01 = Agotar una carta es girarla 90 grados.
clause-mc-exhaust-02 = Una carta agotada no puede volver a agotarse hasta que se haya preparado.
clause-mc-exhaust-03 = Normalmente las cartas se preparan por un paso del juego o una capacidad.
clause-mc-exhaust-04 = Las capacidades de una carta agotada siguen activas y siguen interactuando con la partida.
clause-mc-exhaust-05 = Una capacidad cuyo coste exige agotar su propia carta no puede usarse mientras esa carta está agotada.

section-champions-first-player = Jugador inicial
clause-mc-first-01 = Los jugadores eligen un jugador inicial al empezar la partida; lo señala la ficha de Jugador inicial.
clause-mc-first-02 = Al final de cada ronda (paso 5 de la fase del Villano), la ficha pasa al siguiente jugador en el sentido de las agujas del reloj, que es el jugador inicial de la ronda siguiente.
clause-mc-first-03 = Si el jugador inicial es eliminado, la ficha pasa de inmediato al siguiente jugador en el sentido de las agujas del reloj.
clause-mc-first-04 = Si una carta de Encuentro tiene como objetivo a un jugador o carta en particular y varios cumplen los requisitos, el jugador inicial elige el objetivo.
clause-mc-first-05 = Si dos o más efectos van a resolverse al mismo tiempo, el jugador inicial decide el orden.
clause-mc-first-06 = El jugador inicial tiene la primera oportunidad de usar una Interrupción en cada momento de la partida; los demás lo siguen en orden de jugadores.
clause-mc-first-07 = El jugador inicial tiene la primera oportunidad de usar una Respuesta en cada momento de la partida; los demás lo siguen en orden de jugadores.

section-champions-forced = Obligada
clause-mc-forced-01 = Si en el encabezado en negrita figura «obligada», es obligatorio iniciar esa capacidad aplicada.
clause-mc-forced-02 = Ante una misma condición de aplicación, las Interrupciones obligadas se inician antes que las no obligadas.
clause-mc-forced-03 = Ante una misma condición de aplicación, las Respuestas obligadas se inician antes que las no obligadas.
clause-mc-forced-04 = Si dos o más capacidades obligadas van a iniciarse en el mismo momento, el jugador inicial decide su orden, controle quien controle las cartas.
clause-mc-forced-05 = Cada capacidad obligada se resuelve tan completamente como sea posible antes de que se inicie la siguiente capacidad obligada de la misma condición de aplicación.

section-champions-form-change-form = Identidad, cambiar de identidad
clause-mc-form-01 = Un jugador está en identidad de Héroe o de Alter ego, según la cara de su carta de Superhéroe que esté boca arriba.
clause-mc-form-02 = Una vez por ronda, durante su propio turno, un jugador puede cambiar de identidad dando la vuelta a su carta de Superhéroe.
clause-mc-form-03 = Cambiar de identidad solo cambia la identidad: se conservan el Daño acumulado, las cartas de Estado, los efectos duraderos, las cartas vinculadas, las fichas y la posición (preparado o agotado).
clause-mc-form-04 = Un cambio de identidad causado por una capacidad de carta no gasta el único cambio voluntario del jugador en la ronda.
clause-mc-form-05 = En identidad de Héroe, las capacidades de carta que interactúan con el Alter ego no interactúan con la carta de Superhéroe.
clause-mc-form-06 = En identidad de Alter ego, las capacidades de carta que interactúan con el Héroe no interactúan con la carta de Superhéroe.

section-champions-friendly = Amigo
clause-mc-friendly-01 = «Amigo» se refiere a toda carta que controlan los jugadores.
