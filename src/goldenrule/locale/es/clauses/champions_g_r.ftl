# Las cláusulas de las reglas de Champions: las entradas inglesas de la G a la R, con nuestras palabras.

section-champions-gain = Ganar
clause-mc-gain-01 = Una carta que gana una característica (un rasgo, una palabra clave, el texto de una capacidad...) funciona como si la tuviera.
clause-mc-gain-02 = Una característica ganada no cuenta como impresa.

section-champions-generate = Generar
clause-mc-generate-01 = Qué es generar recursos se define en Recurso.

section-champions-get = Recibir
clause-mc-get-01 = Una capacidad por la que un personaje «recibe» un valor (por ejemplo, +1 ATQ o 4 de Vida) modifica ese valor mientras la capacidad está activa.
clause-mc-get-02 = Cuando la capacidad termina o deja de estar activa, el valor vuelve a ser el que corresponde sin ese modificador.
clause-mc-get-03 = Recibir Vida aumenta la Vida restante del personaje mientras la capacidad está activa.
clause-mc-get-04 = Recibir Vida aumenta la Vida máxima del personaje mientras la capacidad está activa.
clause-mc-get-05 = Cuando termina una capacidad así, tanto la Vida restante como la Vida máxima pierden la bonificación; un personaje que se queda con 0 o menos es derrotado.

section-champions-hand-size = Tamaño de la mano
clause-mc-handsize-01 = Al final de la fase de los Jugadores, cada jugador compara su mano con el valor del tamaño de la mano y descarta o roba hasta igualarlo.
clause-mc-handsize-02 = Se usa el valor de la cara de la carta de Superhéroe que esté boca arriba en ese momento, con sus modificadores.

section-champions-hazard-icon = Icono de Riesgo
clause-mc-hazard-01 = Cada icono de Riesgo en juego añade una carta de Encuentro a las que se reparten en el paso 3 de la fase del Villano.

section-champions-heal = Curar
clause-mc-heal-01 = Curar retira Daño acumulado por el personaje.
clause-mc-heal-02 = La curación no puede llevar a un personaje por encima de su Vida máxima, salvo que el efecto lo permita explícitamente.

section-champions-hit-points = Vida
clause-mc-hp-01 = Todo personaje (Héroe/Alter ego, Aliado, Esbirro o Villano) tiene un valor de Vida.
clause-mc-hp-02 = Cuando un Héroe/Alter ego o un Villano sufre Daño, su medidor se reduce en esa cantidad.
clause-mc-hp-03 = Un jugador cuyo medidor se reduce a 0 es derrotado y queda eliminado de la partida.
clause-mc-hp-04 = Cuando el medidor de un Villano se reduce a 0, su etapa actual es derrotada.
clause-mc-hp-05 = Un Aliado o Esbirro que sufre Daño recibe fichas de Daño; cada ficha reduce en 1 su Vida restante.
clause-mc-hp-06 = Un Aliado o Esbirro con 0 de Vida restante o menos es derrotado y va a la pila de descartes que le corresponde.

section-champions-identity = Superhéroe
clause-mc-ident-01 = Superhéroe es un tipo de carta de jugador que representa al personaje que lleva un jugador.
clause-mc-ident-02 = Una carta de Superhéroe tiene una cara de Héroe y otra de Alter ego; la cara que está boca arriba es la identidad actual del jugador.
clause-mc-ident-03 = Todo jugador empieza la partida en identidad de Alter ego.
clause-mc-ident-04 = Una carta que se refiere a un Héroe o Alter ego por su nombre solo se refiere a la cara que lleva ese nombre, no a la otra cara de la carta.

section-champions-in-play-and-out-of-play = En juego y fuera del juego
clause-mc-inplay-01 = Salvo los Eventos, las cartas que se han jugado o puesto en juego están en juego hasta que una capacidad o un efecto las retira.
clause-mc-inplay-02 = La carta superior del mazo de Villano y la carta superior del mazo de Plan principal están en juego.
clause-mc-inplay-03 = Están fuera del juego: las manos, los mazos y las pilas de descartes de los jugadores; el mazo de Encuentros y su pila de descartes; las cartas de Villano y de Plan principal que aún no se han mostrado; las cartas retiradas del juego; las cartas puestas aparte.
clause-mc-inplay-04 = Una carta entra en juego cuando pasa de una zona fuera del juego a una zona de juego.
clause-mc-inplay-05 = Una carta abandona el juego cuando pasa de una zona de juego a una zona fuera del juego.
clause-mc-inplay-06 = Las capacidades de carta solo pueden tener como objetivo cartas en juego e interactuar con ellas, salvo que su texto nombre una zona fuera del juego.
clause-mc-inplay-07 = Las capacidades de cartas de cualquier tipo, excepto Evento y Perfidia, solo pueden iniciarse o afectar a la partida mientras su carta está en juego, a menos que digan otra cosa.
clause-mc-inplay-08 = Los Eventos y las Perfidias se resuelven desde fuera del juego en virtud de las reglas de su tipo.

section-champions-in-player-order = En orden de jugadores
clause-mc-porder-01 = Una serie que se lleva a cabo en orden de jugadores empieza por el jugador inicial y continúa en el sentido de las agujas del reloj.
clause-mc-porder-02 = Si la serie no ha concluido después de que cada jugador haya hecho una vez su parte, sigue dando vueltas a la mesa en el mismo orden hasta que concluya.
clause-mc-porder-03 = «El jugador siguiente» significa siempre el siguiente en el sentido de las agujas del reloj, en orden de jugadores.

section-champions-indirect-damage = Daño indirecto
clause-mc-indirect-01 = El Daño indirecto que se inflige a un jugador o a un grupo de jugadores se reparte entre los personajes que controlan esos jugadores.
clause-mc-indirect-02 = A ningún personaje puede asignársele más Daño indirecto del que lo derrotaría.

section-champions-initiating-abilities-playing-cards = Iniciar capacidades, jugar cartas
clause-mc-init-01 = Para jugar una carta o iniciar una capacidad aplicada, el jugador declara primero su intención.
clause-mc-init-02 = Comprobación 1: las restricciones de uso lo permiten en ese momento, lo que incluye que el efecto pueda cambiar el estado de la partida.
clause-mc-init-03 = Comprobación 2: se determina el coste o los costes, teniendo en cuenta los modificadores.
clause-mc-init-04 = El procedimiento solo pasa al paso 3 si se superan ambas comprobaciones.
clause-mc-init-05 = Paso 3: se aplican los modificadores al coste.
clause-mc-init-06 = Paso 4: se paga el coste; si en este punto no puede pagarse, el procedimiento se interrumpe y no se paga nada.
clause-mc-init-07 = Paso 5: se toman todas las decisiones de «elegir» que requiere la resolución.
clause-mc-init-08 = Paso 6: la carta empieza a jugarse, o los efectos de la capacidad intentan iniciarse; aquí es donde actúa una anulación.
clause-mc-init-09 = Paso 7: salvo que se haya anulado en el paso 6, la carta se juega o la capacidad se resuelve: una carta permanente entra en juego; el efecto de un Evento se resuelve y el Evento va a la pila de descartes de su propietario.
clause-mc-init-10 = Si un paso va a hacer que se cumpla la condición de aplicación de una Interrupción, esa Interrupción puede iniciarse justo antes de que se cumpla esa condición.
clause-mc-init-11 = Si un paso va a hacer que se cumpla la condición de aplicación de una Respuesta, esa Respuesta puede iniciarse inmediatamente después de que se cumpla.
clause-mc-init-12 = Si la capacidad iniciada está en una carta en juego y esa carta abandona el juego durante el procedimiento, este se completa de todos modos, salvo que esa salida impida pagar un coste exigido.

section-champions-interrupt = Interrupción
clause-mc-interrupt-01 = «Interrupción», en negrita, señala un tipo de capacidad aplicada.
clause-mc-interrupt-02 = Una Interrupción puede usarse siempre que se produzca su condición de aplicación; se resuelve inmediatamente antes de que se resuelva esa condición.
clause-mc-interrupt-03 = Una misma condición de aplicación puede interrumpirse con varias Interrupciones.
clause-mc-interrupt-04 = El momento de una Interrupción es aquel en que su condición se ha vuelto inminente pero aún no se ha resuelto.
clause-mc-interrupt-05 = Las oportunidades de interrumpir se ofrecen en orden de jugadores, vuelta tras vuelta, hasta que todos los jugadores hayan renunciado de forma consecutiva.
clause-mc-interrupt-06 = Cuando todos los jugadores han renunciado de forma consecutiva, no puede usarse ninguna Interrupción más ante esa condición.
clause-mc-interrupt-07 = Si una Interrupción anula la condición inminente o la cambia mediante un efecto de sustitución, no puede usarse ninguna Interrupción más ante la condición original.

section-champions-keywords-general = Palabras clave (general)
clause-mc-kw-00 = Una palabra clave es un atributo que da a su carta una regla específica; las palabras clave de la caja básica son Guardia, Brutalidad, Peligro, Ataque veloz, Restringida, Represalia X, Oleada, Dureza y Usos.

section-champions-keyword-guard = Palabra clave: Guardia
clause-mc-kw-guard-01 = Mientras un Esbirro con Guardia esté enfrentado a un jugador, ese jugador no puede atacar a un Villano que carezca de Guardia.
clause-mc-kw-guard-02 = Guardia solo restringe al jugador al que está enfrentado el Esbirro con Guardia; los demás jugadores pueden atacar al Villano.
clause-mc-kw-guard-03 = Guardia no protege a los Esbirros ni impide que el Villano reciba Daño que no sea de un ataque.
clause-mc-kw-guard-04 = Si el propio Villano tiene Guardia, se le puede atacar aunque haya un Esbirro con Guardia.

section-champions-keyword-overkill = Palabra clave: Brutalidad
clause-mc-kw-overkill-01 = Si se usa un Aliado para defender contra un ataque con Brutalidad, el Daño de ese ataque que supere la Vida restante del Aliado se inflige, si es posible, al Héroe del jugador que controla al Aliado.
clause-mc-kw-overkill-02 = Si un ataque con Brutalidad derrota a un Esbirro, el Daño de ese ataque que supere la Vida restante del Esbirro se inflige al Villano.
clause-mc-kw-overkill-03 = El Daño sobrante se mide respecto de la Vida restante en el momento en que se inflige el Daño del ataque.

section-champions-keyword-peril = Palabra clave: Peligro
clause-mc-kw-peril-01 = Mientras un jugador resuelve una carta con Peligro, no puede consultar a los demás jugadores.
clause-mc-kw-peril-02 = Durante ese tiempo, los demás jugadores no pueden jugar cartas ni aplicar capacidades.

section-champions-keyword-quickstrike = Palabra clave: Ataque veloz
clause-mc-kw-quick-01 = Después de que un enemigo con Ataque veloz se enfrente a un jugador en identidad de Héroe, ese enemigo lo ataca de inmediato.
clause-mc-kw-quick-02 = No ocurre nada si ese jugador está en identidad de Alter ego en ese momento.
clause-mc-kw-quick-03 = Ataque veloz se aplica cada vez que el enemigo se enfrenta a un jugador, no solo cuando entra en juego.

section-champions-keyword-restricted = Palabra clave: Restringida
clause-mc-kw-restr-01 = Un jugador no puede controlar al mismo tiempo más de dos cartas Restringidas en juego.
clause-mc-kw-restr-02 = Si en algún momento un jugador controla más de dos cartas Restringidas en juego, debe elegir y descartar de inmediato cartas Restringidas que controle hasta que queden dos.

section-champions-keyword-retaliate-x = Palabra clave: Represalia X
clause-mc-kw-retal-01 = Después de que un personaje con Represalia X sea atacado, se inflige X de Daño al atacante.
clause-mc-kw-retal-02 = El personaje debe sobrevivir al ataque para infligir el Daño de Represalia.
clause-mc-kw-retal-03 = X es el número impreso junto a la palabra clave.

section-champions-keyword-surge = Palabra clave: Oleada
clause-mc-kw-surge-01 = Después de mostrarse una carta de Encuentro con Oleada, el jugador que la resuelve muestra una carta de Encuentro más.
clause-mc-kw-surge-02 = La carta original debe resolverse por completo antes de mostrar la carta adicional.
clause-mc-kw-surge-03 = Oleada en la carta adicional vuelve a funcionar del mismo modo.

section-champions-keyword-toughness = Palabra clave: Dureza
clause-mc-kw-tough-01 = Cuando un personaje con Dureza entra en juego, se coloca sobre él una carta de Estado Duro.

section-champions-keyword-uses-x-type = Palabra clave: Usos (X «tipo»)
clause-mc-kw-uses-01 = Cuando una carta con Usos (X «tipo») entra en juego, se colocan sobre ella X contadores genéricos del suministro común.
clause-mc-kw-uses-02 = La palabra que sigue al número nombra el tipo de esos contadores.
clause-mc-kw-uses-03 = Una capacidad de la carta gasta contadores de ese tipo como parte de su coste: por cada uso gastado se retira de la carta un contador de ese tipo.
clause-mc-kw-uses-04 = Cuando se ha gastado el último uso, la carta se descarta después de resolverse el efecto.

section-champions-lasting-effects = Efectos duraderos
clause-mc-lasting-01 = Un efecto o condición que una capacidad de carta crea con una duración indicada es un efecto duradero.
clause-mc-lasting-02 = Mientras dura, un efecto duradero se trata como una capacidad constante.
clause-mc-lasting-03 = Persiste después de resolverse la capacidad que lo creó, hasta que termina su duración.
clause-mc-lasting-04 = Persiste tanto si la carta que lo creó sigue en juego como si no.
clause-mc-lasting-05 = También afecta a una carta que entra en juego, o que pasa a cumplir los criterios del conjunto afectado, después de crearse el efecto.
clause-mc-lasting-06 = Termina en cuanto llega el momento que pone fin a su duración.
clause-mc-lasting-07 = Un efecto «hasta el final de la ronda» termina justo antes de que pueda iniciarse cualquier capacidad o efecto postergado «al final de la ronda»; lo mismo vale para otros periodos.
clause-mc-lasting-08 = Un efecto duradero que termina al final de un periodo solo puede iniciarse durante ese periodo.

section-champions-limit = Límite
clause-mc-limit-01 = «Límite de X por [periodo]» permite que cada copia de esa capacidad se inicie como máximo X veces en ese periodo.
clause-mc-limit-02 = El límite es por carta: una segunda copia de la carta lleva su propia cuenta.
clause-mc-limit-03 = Un uso anulado se considera jugado o iniciado de todos modos y cuenta para el límite.

section-champions-main-scheme = Plan principal
clause-mc-main-01 = Plan principal es un tipo de carta de Encuentro que representa el objetivo fundamental del Villano.
clause-mc-main-02 = Cuando la Amenaza del Plan principal es igual o superior a su umbral de Amenaza, el mazo de Plan principal avanza.
clause-mc-main-03 = Al avanzar, la carta de Plan actual se retira del juego y la siguiente etapa del mazo ocupa su lugar.
clause-mc-main-04 = Si el Villano completa la última etapa del mazo de Plan principal, el Villano gana.
clause-mc-main-05 = En el paso 1 de la fase del Villano se coloca sobre el Plan principal la Amenaza del espacio de Aceleración (esquina inferior derecha).
clause-mc-main-06 = Esa cantidad se modifica con todas las fichas y todos los iconos de Aceleración activos.
clause-mc-main-07 = La Amenaza que supera el umbral no pasa a la nueva etapa.
clause-mc-main-08 = Las fichas de Aceleración que haya sobre el Plan principal pasan a la nueva etapa.
clause-mc-main-09 = Al avanzar se resuelve «Cuando se muestre esta carta» de la cara A de la nueva etapa y después la de la cara B.
clause-mc-main-10 = Al avanzar se coloca sobre la nueva etapa la Amenaza inicial impresa en su cara B.

section-champions-max = Máximo
clause-mc-max-01 = «Máximo de X por [periodo]» limita, para todos los jugadores en conjunto, cuántas veces pueden jugarse en ese periodo copias de esa carta (según su nombre).
clause-mc-max-02 = Un máximo impreso en una capacidad limita cuántas veces puede iniciarse esa capacidad en el periodo desde todas las copias (según su nombre), incluida la propia.
clause-mc-max-03 = Los máximos se cuentan en común para todos los jugadores; los límites, por carta.
clause-mc-max-04 = Un efecto anulado que tiene un máximo cuenta igualmente para ese máximo.
clause-mc-max-05 = «Máximo de X por mazo» limita las copias de la carta en cada mazo de jugador.
clause-mc-max-06 = «Máximo de 1 por jugador» limita, para cada jugador por separado, las copias de la carta que ese jugador puede controlar en juego en cualquier momento.

section-champions-maximum-hit-points = Vida máxima
clause-mc-maxhp-01 = La Vida máxima es igual a la Vida básica más o menos todos los modificadores activos de Vida que el personaje «recibe».

section-champions-may = Poder
clause-mc-may-01 = El verbo «poder» da a un jugador nombrado la opción de resolver el texto que sigue.
clause-mc-may-02 = Si no se nombra a ningún jugador, la opción corresponde a quien controla la carta con la capacidad.

section-champions-minion = Esbirro
clause-mc-minion-01 = Esbirro es un tipo de carta de Encuentro que representa a partidarios del Villano y a otros adversarios.
clause-mc-minion-02 = Un Esbirro que entra en juego se enfrenta al jugador que lo muestra o que resuelve la capacidad que lo puso en juego, salvo que algo diga lo contrario.
clause-mc-minion-03 = Un Esbirro permanece en juego hasta que una capacidad o un efecto hace que lo abandone.
clause-mc-minion-04 = Un Esbirro con 0 de Vida restante o menos es derrotado y descartado.
clause-mc-minion-05 = Los Esbirros enfrentados a un jugador se activan uno por uno en el paso 2 de la fase del Villano, después de la activación del Villano para ese jugador.
clause-mc-minion-06 = Un Esbirro enfrentado a un jugador ataca si ese jugador está en identidad de Héroe.
clause-mc-minion-07 = Un Esbirro enfrentado a un jugador ejecuta el Plan si ese jugador está en identidad de Alter ego.

section-champions-modifiers = Modificadores
clause-mc-mod-01 = El estado de la partida comprueba y actualiza continuamente toda cantidad variable que se esté modificando.
clause-mc-mod-02 = Siempre que se aplica o se retira un modificador, la cantidad se calcula de nuevo desde el principio: el valor básico y después todos los modificadores activos.
clause-mc-mod-03 = Se considera que todos los modificadores se aplican simultáneamente; el orden de llegada no importa, salvo entre modificadores contradictorios que fijan un valor.
clause-mc-mod-04 = En el cálculo, las sumas y las restas van antes que duplicar y reducir a la mitad.
clause-mc-mod-05 = Si un valor se «fija» en un número, esto prevalece sobre todos los modificadores que no fijan un valor.
clause-mc-mod-06 = Entre modificadores contradictorios que fijan un valor prevalece el que se ha resuelto más recientemente.
clause-mc-mod-07 = Una vez contados todos los modificadores activos, un valor inferior a 0 se trata como 0.
clause-mc-mod-08 = El número de iconos, atributos, rasgos o palabras clave de una carta no puede ser negativo, y tampoco su coste.
clause-mc-mod-09 = Las fracciones se redondean hacia arriba después de haberse aplicado todos los modificadores.

section-champions-move = Trasladar
clause-mc-move-01 = Algunas capacidades permiten a los jugadores trasladar componentes de juego, como cartas, Daño o Amenaza.
clause-mc-move-02 = Un componente no puede trasladarse al lugar en el que ya está.
clause-mc-move-03 = Sin un origen o un destino válidos no puede realizarse el traslado.
clause-mc-move-04 = El Daño puede trasladarse entre medidores y cartas en cualquier sentido.
clause-mc-move-05 = Daño trasladado de un medidor a una carta: el medidor aumenta en esa cantidad, sin superar la Vida máxima, y se coloca ese Daño sobre la carta.
clause-mc-move-06 = Daño trasladado de una carta a un medidor: se retiran fichas de Daño de la carta y el medidor se reduce en la misma cantidad.

section-champions-nemesis = Archienemigo
clause-mc-nemesis-01 = Todo Héroe tiene asociado un conjunto de Archienemigo que puede entrar en juego en cualquier escenario.
clause-mc-nemesis-02 = Al principio de la partida, cada jugador pone aparte, fuera del juego, las cartas de su conjunto de Archienemigo.
clause-mc-nemesis-03 = Algunas cartas que se roban del mazo de Encuentros pueden indicar a un jugador cómo poner en juego su conjunto de Archienemigo.

section-champions-obligation = Obligación
clause-mc-oblig-01 = Obligación es un tipo de carta de Encuentro que representa un deber o un obstáculo de un Alter ego.
clause-mc-oblig-02 = Cada Héroe tiene asociadas una o más cartas de Obligación.
clause-mc-oblig-03 = Las Obligaciones de todos los Héroes de la partida se barajan en el mazo de Encuentros durante la preparación.
clause-mc-oblig-04 = Una Obligación mostrada desde el mazo de Encuentros se entrega al jugador que controla al Héroe asociado.
clause-mc-oblig-05 = Ese jugador decide cómo resolver la Obligación.
clause-mc-oblig-06 = Si el Héroe asociado ha sido eliminado, se ignora la capacidad de la carta, esta se retira del juego y se muestra otra carta de Encuentro.
clause-mc-oblig-07 = Si la Obligación no tiene ningún Héroe asociado, el jugador que la ha mostrado decide cómo resolverla.

section-champions-ownership-and-control = Propiedad y control
clause-mc-own-01 = El propietario de una carta es el jugador en cuyo mazo estaba al principio de la partida.
clause-mc-own-02 = El escenario es el propietario del mazo de Encuentros y de todas las cartas de Encuentro.
clause-mc-own-03 = Las cartas entran en juego bajo el control de su propietario; las cartas de Encuentro las controla el escenario.
clause-mc-own-04 = El control no cambia, salvo que una capacidad lo cambie explícitamente.
clause-mc-own-05 = Un jugador controla las cartas de sus propias zonas fuera del juego (mano, mazo, pila de descartes).
clause-mc-own-06 = Una carta que ha cambiado de control y después abandona el juego va a la zona fuera del juego equivalente de su propietario una vez resuelto el suceso que la hizo abandonarlo.
clause-mc-own-07 = Ninguna otra capacidad puede interactuar con esa segunda colocación física.
clause-mc-own-08 = Una carta de jugador que abandona el juego hacia una pila de descartes va a la de su propietario; una carta de Encuentro, a la pila de descartes del mazo de Encuentros.
clause-mc-own-09 = Un personaje que cambia de control en juego conserva su estado (preparado o agotado, Daño, etc.) y pasa a la zona de juego de quien lo controla ahora.
clause-mc-own-10 = Las Mejoras y los Accesorios de una carta que cambia de control cambian de control con ella.
clause-mc-own-11 = Salvo que se indique una duración, un cambio de control dura mientras la carta permanezca en juego.

section-champions-per-player = Por jugador
clause-mc-perpl-01 = Un icono por jugador junto a un valor multiplica ese valor por el número de jugadores que empezaron el escenario.
clause-mc-perpl-02 = Ese número no cambia cuando un jugador es eliminado.

section-champions-play-put-into-play = Jugar y poner en juego
clause-mc-play-01 = Jugar una carta significa pagar su coste en recursos y colocarla en la zona de juego, con lo que entra en juego.
clause-mc-play-02 = Las cartas se juegan de la mano de un jugador.
clause-mc-play-03 = Un Evento que se juega se pone sobre la mesa, su capacidad se resuelve y va a la pila de descartes de su propietario; no entra en juego.
clause-mc-play-04 = Para poner una carta en juego mediante una capacidad no se paga su coste.
clause-mc-play-05 = Al poner una carta en juego tampoco se tienen en cuenta las restricciones y prohibiciones de jugarla.
clause-mc-play-06 = Una carta puesta en juego entra en la zona de juego de quien la controla.
clause-mc-play-07 = Una carta que se ha puesto en juego no se considera jugada.
clause-mc-play-08 = Salvo que el efecto diga otra cosa, una carta puesta en juego debe entrar en una zona y un estado acordes con las reglas para jugarla.

section-champions-play-restrictions-and-permissions = Restricciones y permisos de uso
clause-mc-restr-01 = Para usar una capacidad o jugar una carta deben respetarse todas sus restricciones de uso.
clause-mc-restr-02 = Un permiso es una restricción opcional que autoriza a usar una carta o capacidad fuera del momento o de las condiciones que fijan las reglas.
clause-mc-restr-03 = Un permiso puede, por ejemplo, dejar que un jugador juegue un Aliado de su pila de descartes.

section-champions-player-elimination = Eliminación de jugadores
clause-mc-elim-01 = Un jugador cuyo Héroe/Alter ego es derrotado queda eliminado.
clause-mc-elim-02 = Al ser eliminado un jugador, su mano, su mazo y todas las cartas que controla van a las pilas de descartes de sus propietarios.
clause-mc-elim-03 = Al ser eliminado un jugador, se descartan las cartas de Encuentro que se le habían repartido.
clause-mc-elim-04 = Los enemigos enfrentados a ese jugador pasan a enfrentarse al siguiente jugador en el sentido de las agujas del reloj y conservan todo el Daño, los contadores y las cartas de Estado.
clause-mc-elim-05 = Los demás jugadores continúan la partida.
clause-mc-elim-06 = Los jugadores eliminados ganan o pierden con el resto del grupo.
clause-mc-elim-07 = Si un jugador es eliminado mientras se resuelve una capacidad, la capacidad se resuelve por completo de todos modos.
clause-mc-elim-08 = Si todos los jugadores son eliminados, la partida termina y los jugadores pierden.

section-champions-player-phase = Fase de los Jugadores
clause-mc-pphase-01 = En la fase de los Jugadores, cada jugador juega un turno, en orden de jugadores.
clause-mc-pphase-02 = Después de que todos los jugadores hayan jugado su turno, descartan o roban hasta el tamaño de su mano y preparan todas las cartas que controlan.
clause-mc-pphase-03 = Una carta agotada o una mano gastada en el turno de un jugador no se prepara ni se repone antes de que termine el turno del último jugador.

section-champions-player-turn = Turno de jugador
clause-mc-turn-01 = Durante su turno, un jugador puede llevar a cabo en cualquier orden las opciones de la lista; cada una de ellas, salvo cambiar de identidad, tantas veces como pueda pagarla.
clause-mc-turn-02 = Opción: cambiar de identidad, una vez por turno como máximo.
clause-mc-turn-03 = Opción: jugar de la mano una carta de Aliado, Mejora o Apoyo.
clause-mc-turn-04 = Opción: usar la recuperación básica del Alter ego (en identidad de Alter ego) o el ataque básico o la intervención básica del Héroe (en identidad de Héroe).
clause-mc-turn-05 = Opción: usar un Aliado en juego que controle para atacar a un enemigo o intervenir contra un Plan.
clause-mc-turn-06 = Opción: aplicar una capacidad de Acción de una carta en juego que controle o jugar de la mano un Evento con el encabezado Acción.
clause-mc-turn-07 = Opción: aplicar una capacidad de Acción de una carta de Encuentro en juego.
clause-mc-turn-08 = Una Acción marcada «de Héroe» o «de Alter ego» solo puede aplicarse en esa identidad.
clause-mc-turn-09 = Opción: pedir a otro jugador que aplique una capacidad de Acción de una carta en juego que controle o de un Evento de su mano; lo decide ese jugador.
clause-mc-turn-10 = Otro jugador también puede ofrecerse a usar una Acción durante el turno del jugador activo.
clause-mc-turn-11 = La defensa básica no es una opción del turno.
clause-mc-turn-12 = El turno termina cuando el jugador decide no llevar a cabo ninguna opción más.

section-champions-prevent = Evitar
clause-mc-prevent-01 = Cuando se evita Daño, la cantidad se reduce antes de que lo sufra el objetivo.
clause-mc-prevent-02 = Cuando se evita Amenaza, la cantidad se reduce antes de que se coloque sobre el Plan.
clause-mc-prevent-03 = Evitar todo el Daño significa que no se sufre ningún Daño.

section-champions-printed = Impreso
clause-mc-printed-01 = «Impreso» se refiere al texto, la característica o el valor impresos físicamente en la carta.

section-champions-qualifiers = Calificativos
clause-mc-qualif-01 = Un calificativo unido a una lista de términos vale para todos los términos de la lista a los que pueda aplicarse («cada personaje y Accesorio preparados»: ambos preparados).

section-champions-ready = Preparar
clause-mc-ready-01 = Las cartas entran en juego preparadas.
clause-mc-ready-02 = Preparar una carta agotada la devuelve a la posición de preparada.

section-champions-recover = Recuperación
clause-mc-recover-01 = Recuperación es un atributo básico que puede usarse en identidad de Alter ego: el jugador agota al Alter ego y se cura tanto Daño como su REC.
clause-mc-recover-02 = La Recuperación no puede usarse en identidad de Héroe ni mientras el Superhéroe está agotado.

section-champions-remaining-hit-points = Vida restante
clause-mc-remhp-01 = El Daño infligido a un personaje reduce su Vida restante.
clause-mc-remhp-02 = La Vida restante de un Héroe o Villano es el número de su medidor.
clause-mc-remhp-03 = La Vida restante de un Aliado o Esbirro es su Vida máxima menos el Daño que hay sobre él.
clause-mc-remhp-04 = Una carta con 0 de Vida restante o menos es derrotada.

section-champions-remove-from-game = Retirar del juego
clause-mc-remove-01 = Una carta retirada del juego queda apartada y no interactúa en modo alguno con la partida mientras está retirada.
clause-mc-remove-02 = Sin una duración indicada, sigue retirada hasta el final de la partida.
clause-mc-remove-03 = «Retirada del juego» es un lugar fuera del juego.

section-champions-replacement-effects = Efectos de sustitución
clause-mc-replace-01 = Un efecto de sustitución sustituye la resolución de su condición de aplicación por otra forma de resolverla.
clause-mc-replace-02 = La mayoría de los efectos de sustitución son Interrupciones de la forma «cuando vaya a ocurrir X, en vez de eso haz Y».
clause-mc-replace-03 = La sustitución se lleva a cabo en el momento en que se resolvería la propia condición de aplicación, después de haberse resuelto todas las Interrupciones ante ella.
clause-mc-replace-04 = Si se inician varios efectos de sustitución contra la misma condición de aplicación, se usa el más reciente.
clause-mc-replace-05 = Una condición sustituida no se produce: las capacidades «después de» que se refieren a la condición original no se aplican.

section-champions-resource = Recurso
clause-mc-res-01 = Los recursos se gastan para pagar el coste de jugar cartas y el de algunas capacidades.
clause-mc-res-02 = Un jugador genera recursos descartando cartas de su mano; cada una da los recursos que muestra en su esquina inferior izquierda.
clause-mc-res-03 = Un jugador también genera recursos usando capacidades que los generan.
clause-mc-res-04 = Hay tres tipos de recursos: de Energía, Mentales y Físicos; un recurso Universal puede usarse como cualquiera de ellos.
clause-mc-res-05 = Para jugar una carta deben generarse al menos tantos recursos como su coste.
clause-mc-res-06 = El coste de la mayoría de las cartas se paga con recursos de cualquier tipo o combinación de tipos.
clause-mc-res-07 = Una capacidad con un coste en recursos requiere al menos ese número de recursos; si se especifican tipos, los tipos especificados en las cantidades especificadas.
clause-mc-res-08 = Los recursos generados de más para un coste se pierden y no se guardan para costes posteriores.
clause-mc-res-09 = La carta que se está jugando no puede descartarse para pagarse a sí misma.

section-champions-resource-ability = Capacidad de recurso
clause-mc-resab-01 = «Recurso», en negrita, señala un tipo de capacidad aplicada.
clause-mc-resab-02 = Puede usarse siempre que quien la controla esté generando recursos para pagar un coste, y solo entonces.

section-champions-resource-card = Carta de Recurso
clause-mc-rescard-01 = Recurso es un tipo de carta de jugador cuyo uso principal es descartarse de la mano para generar recursos.
clause-mc-rescard-02 = Estas cartas suelen dar más recursos, o más eficaces, que otros tipos de carta.
clause-mc-rescard-03 = El texto de una carta de Recurso puede estar activo mientras la carta se usa para generar recursos.

section-champions-response = Respuesta
clause-mc-response-01 = «Respuesta», en negrita, señala un tipo de capacidad aplicada.
clause-mc-response-02 = Una Respuesta puede usarse después de haberse producido su condición de aplicación.
clause-mc-response-03 = A una misma condición de aplicación puede responderse con varias Respuestas.
clause-mc-response-04 = El momento de una Respuesta es inmediatamente después de haberse resuelto su condición de aplicación.
clause-mc-response-05 = Las oportunidades de responder se ofrecen en orden de jugadores, vuelta tras vuelta, hasta que todos los jugadores hayan renunciado de forma consecutiva.
clause-mc-response-06 = Cuando todos los jugadores han renunciado de forma consecutiva, no puede usarse ninguna Respuesta más a esa condición.

section-champions-reveal = Mostrar
clause-mc-reveal-01 = En el paso 4 de la fase del Villano, cada jugador, en orden de jugadores, muestra y resuelve una por una todas las cartas de Encuentro boca abajo que se le han repartido.
clause-mc-reveal-02 = Mostrar significa poner la carta boca arriba y resolverla, incluidas sus palabras clave y sus efectos de «Cuando se muestre esta carta».
clause-mc-reveal-03 = La carta mostrada se resuelve según su tipo de carta.
clause-mc-reveal-04 = Accesorio mostrado: entra en juego vinculado al componente que nombra su texto.
clause-mc-reveal-05 = Esbirro mostrado: entra en juego enfrentado al jugador que lo muestra.
clause-mc-reveal-06 = Perfidia mostrada: sus efectos se resuelven y después se descarta.
clause-mc-reveal-07 = Entorno mostrado: entra en juego junto al Villano.
clause-mc-reveal-08 = Plan secundario mostrado: entra en juego junto al Plan principal.
clause-mc-reveal-09 = Obligación mostrada: se entrega al jugador que nombra, que entonces resuelve su texto.
clause-mc-reveal-10 = Se sigue el mismo procedimiento cuando el texto de una carta hace que un jugador muestre una carta de Encuentro del mazo de Encuentros o de cualquier otra zona.

section-champions-running-out-of-cards = Quedarse sin cartas
clause-mc-runout-01 = Quedarse sin cartas se rige por Mazo de Encuentros vacío y Mazo de Jugador vacío.
