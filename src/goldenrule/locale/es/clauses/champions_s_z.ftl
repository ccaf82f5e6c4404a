# Las cláusulas de las reglas de Champions: las entradas inglesas de la S a la Z, con nuestras palabras.

section-champions-scheme = Plan
clause-mc-scheme-01 = «Plan» es una carta de Plan principal o secundario; «ejecutar el Plan» es una activación de un enemigo.

section-champions-search = Buscar
clause-mc-search-01 = Un jugador al que se indica que busque puede mirar todas las cartas de la zona o las zonas en que se busca.
clause-mc-search-02 = Una carta encontrada que cumple los criterios se pone en la zona que nombra el efecto de búsqueda.
clause-mc-search-03 = Si varias cartas cumplen los criterios, el jugador que busca elige entre ellas.
clause-mc-search-04 = Las cartas que se están mirando en una búsqueda no han salido de la zona en que se busca.
clause-mc-search-05 = Si se ha buscado en todo un mazo, este se baraja cuando se ha resuelto la capacidad.

section-champions-self-referential-abilities = Capacidades que aluden a sí mismas
clause-mc-self-01 = Una capacidad que nombra su propia carta se refiere solo a esa carta, no a otras copias.

section-champions-setup-pointer = Preparación (remisión)
clause-mc-setup-00 = La entrada Preparación del glosario remite al Apéndice II.

section-champions-side-scheme = Plan secundario
clause-mc-side-01 = Plan secundario es un tipo de carta de Encuentro que representa obstáculos adicionales.
clause-mc-side-02 = Un Plan secundario mostrado entra en juego junto al mazo de Plan principal.
clause-mc-side-03 = Entra en juego con tanta Amenaza como su valor de Amenaza inicial.
clause-mc-side-04 = Cuando no hay Amenaza sobre él, es derrotado y se descarta.
clause-mc-side-05 = También abandona el juego si una capacidad de carta lo retira.
clause-mc-side-06 = La Amenaza se retira de los Planes secundarios con el atributo de Intervención de Héroes y Aliados o con capacidades de carta.
clause-mc-side-07 = Icono de Crisis: no puede retirarse Amenaza del Plan principal hasta que ese Plan secundario se haya descartado.
clause-mc-side-08 = Icono de Aceleración: por cada Plan secundario así (por cada icono) se coloca 1 de Amenaza más sobre el Plan principal en el paso 1 de la fase del Villano.
clause-mc-side-09 = Icono de Riesgo: por cada Plan secundario así (por cada icono) se reparte una carta de Encuentro más en el paso 3 de la fase del Villano.
clause-mc-side-10 = Las cartas por Riesgo se reparten en orden de jugadores: la primera carta adicional al jugador inicial, la segunda al segundo jugador, y así sucesivamente.

section-champions-simultaneous-resolution = Resolución simultánea
clause-mc-simul-01 = Si dos o más efectos con el mismo encabezado en negrita van a resolverse simultáneamente, el jugador inicial decide su orden.

section-champions-special = Especial
clause-mc-special-01 = «Especial», en negrita, señala un tipo de capacidad aplicada.
clause-mc-special-02 = Una capacidad Especial solo se lleva a cabo por indicación explícita de otra capacidad de carta.

section-champions-star-icon = Icono de Estrella
clause-mc-star-01 = Una estrella junto al ATQ o al PLA de un enemigo, o en un espacio de Aumento, indica que el recuadro de texto de la carta tiene una capacidad relacionada que se resuelve cuando esa carta ataca, ejecuta el Plan o se usa como aumento.
clause-mc-star-02 = Estrella junto al ATQ de un enemigo: el enemigo tiene una Interrupción o Respuesta que se inicia cada vez que ataca.
clause-mc-star-03 = Estrella junto al PLA de un enemigo: el enemigo tiene una Interrupción o Respuesta que se inicia cada vez que ejecuta el Plan.
clause-mc-star-04 = Estrella junto al +ATQ o +PLA de un Accesorio: el Accesorio tiene una Interrupción o Respuesta que se inicia cada vez que el enemigo ataca o ejecuta el Plan con el valor modificado.
clause-mc-star-05 = Estrella en el espacio de Aumento: la carta tiene una capacidad de Aumento que se inicia cada vez que se usa (se descarta) como carta de aumento.
clause-mc-star-06 = La propia estrella no tiene valor numérico ni ningún efecto propio.

section-champions-status-cards = Cartas de Estado
clause-mc-status-01 = Las cartas de Estado representan estados en los que puede encontrarse un personaje.
clause-mc-status-02 = Cuando un personaje recibe una carta de Estado, se toma del suministro común una del tipo indicado y se coloca sobre él.
clause-mc-status-03 = Un personaje no puede tener a la vez más de una carta de Estado de cada tipo.
clause-mc-status-04 = Las capacidades de las cartas de Estado tienen prioridad sobre todas las demás que deban resolverse al mismo tiempo.
clause-mc-status-05 = Héroe o Aliado aturdido: si intenta atacar o usar una capacidad de ataque, en vez de eso se descarta la carta de Aturdido.
clause-mc-status-06 = Los costes del intento de ataque sustituido, agotarse incluido, deben pagarse igualmente.
clause-mc-status-07 = Villano o Esbirro aturdido: si va a atacar, en vez de eso se descarta la carta de Aturdido.
clause-mc-status-08 = Héroe o Aliado confundido: si trata de intervenir o de usar una capacidad de intervención, en vez de eso se descarta la carta de Confundido.
clause-mc-status-09 = Los costes del intento de intervención sustituido, agotarse incluido, deben pagarse igualmente.
clause-mc-status-10 = Villano o Esbirro confundido: si va a ejecutar el Plan, en vez de eso se descarta la carta de Confundido.
clause-mc-status-11 = Aturdido no afecta a intervenir, ejecutar el Plan ni defender; Confundido no afecta a atacar ni a defender.
clause-mc-status-12 = Duro: si el personaje va a sufrir cualquier cantidad de Daño, en vez de eso se evita todo ese Daño y se descarta la carta de Duro.
clause-mc-status-13 = La carta de Duro no se descarta cuando la cantidad de Daño es 0.
clause-mc-status-14 = La carta de Duro se gasta con Daño de cualquier origen, incluidos el Daño derivado, el indirecto y el de Represalia.

section-champions-stun-stunned = Aturdir, Aturdido
clause-mc-stun-01 = Una capacidad que «aturde» a un personaje le da una carta de Estado Aturdido.

section-champions-subtitle = Subtítulo
clause-mc-subtitle-01 = Algunos Aliados tienen un subtítulo bajo el nombre: otra identidad que usa el personaje; importa para saber si una carta es única.

section-champions-support = Apoyo
clause-mc-support-01 = Apoyo es un tipo de carta de jugador que representa lugares, amigos y otras ayudas en segundo plano.
clause-mc-support-02 = Los Apoyos entran en juego en la fila inferior de la zona del jugador.
clause-mc-support-03 = Un Apoyo está activo mientras está en juego y permanece en él hasta que una capacidad de carta hace que lo abandone.

section-champions-sustained-damage = Daño acumulado
clause-mc-sustain-01 = El Daño acumulado es la Vida máxima menos la Vida restante.
clause-mc-sustain-02 = De un Héroe o Villano: la Vida máxima (la impresa con sus modificadores) menos el medidor.
clause-mc-sustain-03 = De un Aliado o Esbirro: el total de fichas de Daño que hay sobre la carta.

section-champions-table-talk = Conversaciones entre jugadores
clause-mc-talk-01 = Los jugadores pueden hablar de cualquier cosa, también de las cartas en juego y en la mano, y planear juntos.
clause-mc-talk-02 = Ningún jugador está obligado a revelar su mano.
clause-mc-talk-03 = Mientras se resuelve una carta de Encuentro con Peligro, los jugadores no pueden consultarse.

section-champions-target-threat = Umbral de Amenaza
clause-mc-target-01 = El umbral de Amenaza es la cantidad de Amenaza necesaria para que avance el mazo de Plan principal; está impreso en la esquina superior izquierda de la carta, delante del nombre.

section-champions-then = Luego
clause-mc-then-01 = El texto que sigue a «luego» solo puede resolverse si el texto anterior se ha cumplido o resuelto por completo.
clause-mc-then-02 = Si la parte anterior a «luego» se resuelve por completo, debe intentarse la posterior.
clause-mc-then-03 = Si la parte anterior a «luego» no se resuelve por completo, no se intenta la posterior.

section-champions-threat = Amenaza
clause-mc-threat-01 = Las fichas de Amenaza registran la cantidad de Amenaza que hay sobre las cartas de Plan.

section-champions-thwart = Intervención
clause-mc-thwart-01 = Intervención básica de un Héroe: el Héroe se agota y retira de un Plan tanta Amenaza como su INT.
clause-mc-thwart-02 = Intervención básica de un Aliado: retira de un Plan tanta Amenaza como la INT del Aliado.
clause-mc-thwart-03 = Resolver una capacidad aplicada marcada como intervención es una intervención contra el Plan que nombra la capacidad.
clause-mc-thwart-04 = Un Héroe no se agota para usar una capacidad marcada como intervención, salvo que el texto de esta lo exija.
clause-mc-thwart-05 = Una intervención puede dirigirse contra el Plan principal o contra cualquier Plan secundario en juego, salvo que algo lo impida (por ejemplo, una Crisis).
clause-mc-thwart-06 = Si se retira más Amenaza de la que hay, se retira toda; la Amenaza nunca baja de 0.

section-champions-tough-toughness = Duro, Dureza
clause-mc-tough-01 = Duro es una carta de Estado; Dureza, una palabra clave; la entrada remite a Cartas de Estado y a Palabras clave.

section-champions-traits = Rasgos
clause-mc-traits-01 = Los rasgos están impresos en negrita cursiva en la parte superior del recuadro de texto y no tienen efecto por sí mismos.
clause-mc-traits-02 = Las capacidades de carta pueden referirse a cartas que tienen ciertos rasgos o carecen de ellos.

section-champions-treachery = Perfidia
clause-mc-treach-01 = Perfidia es un tipo de carta de Encuentro que representa sucesos inmediatos.
clause-mc-treach-02 = El jugador que muestra una Perfidia debe resolver sus efectos.
clause-mc-treach-03 = Después de haberse resuelto o anulado sus efectos, va a la pila de descartes del mazo de Encuentros.

section-champions-triggered-ability = Capacidad aplicada
clause-mc-trig-01 = Una capacidad aplicada se reconoce por un encabezado en negrita, que indica el momento, seguido de dos puntos y del texto del efecto.
clause-mc-trig-02 = Una capacidad aplicada de una carta de jugador solo puede iniciarse si su efecto, por sí mismo, podría cambiar el estado de la partida.
clause-mc-trig-03 = En esa comprobación se ignoran las consecuencias de pagar el coste y las posibles Respuestas al efecto.
clause-mc-trig-04 = Las capacidades de Acción, Interrupción y Respuesta son opcionales, salvo que su encabezado diga «obligada».
clause-mc-trig-05 = Las capacidades obligadas, «Cuando se muestre esta carta» y «Cuando se derrote esta carta» las aplica el propio juego en su momento.
clause-mc-trig-06 = Un encabezado entre comillas no es un encabezado de esa capacidad; se refiere a otras capacidades que lo tienen.
clause-mc-trig-07 = Si el encabezado contiene «Héroe» o «Alter ego», la capacidad solo puede usarse si el jugador que la aplica está en esa identidad.

section-champions-triggering-condition = Condición de aplicación
clause-mc-cond-01 = Una condición de aplicación es un suceso concreto de la partida; en una capacidad es el elemento, normalmente tras «cuando» o «después de», que señala cuándo puede usarse.
clause-mc-cond-02 = Si un mismo suceso crea varias condiciones de aplicación, estas comparten una sola ventana de Interrupciones y una sola ventana de Respuestas.
clause-mc-cond-03 = En esa ventana pueden usarse, en cualquier orden, capacidades que se refieran a cualquiera de esas condiciones.

section-champions-undefended = No defendido
clause-mc-undef-01 = Un ataque contra el que no defiende ningún personaje es un ataque no defendido.

section-champions-unique = Única
clause-mc-unique-01 = Una carta con el icono de carta única delante de su nombre es única.
clause-mc-unique-02 = Los jugadores, en conjunto, solo pueden tener en juego una copia (según su nombre) de cada carta única.
clause-mc-unique-03 = El mazo de un jugador no puede contener más de una copia (según su nombre) de cada carta única; la carta de Superhéroe se incluye en esta comprobación.
clause-mc-unique-04 = Dos Superhéroes con el mismo nombre pero distinto Alter ego pueden estar juntos en juego.
clause-mc-unique-05 = Dos Aliados únicos con el mismo nombre pero distinto subtítulo pueden estar juntos en un mazo y en juego.
clause-mc-unique-06 = Un Héroe y un Aliado único con el mismo nombre pueden coexistir en un mazo y en juego si el Alter ego del Héroe y el subtítulo del Aliado son distintos.
clause-mc-unique-07 = Si en una pareja así el Alter ego coincide con el subtítulo del Aliado, no pueden coexistir.

section-champions-upgrade = Mejora
clause-mc-upgrade-01 = Mejora es un tipo de carta de jugador que representa poderes, ataques, equipo y otros medios del Superhéroe.
clause-mc-upgrade-02 = Una Mejora está activa mientras está en juego y permanece en él hasta que una capacidad de carta hace que lo abandone.
clause-mc-upgrade-03 = La mayoría de las Mejoras entran en juego junto a la carta de Superhéroe del jugador y modifican al Héroe, al Alter ego o a ambos.
clause-mc-upgrade-04 = Una Mejora vinculada a otra carta modifica esa carta, no al Superhéroe del jugador que jugó la Mejora.

section-champions-villain-villain-deck = Villano, mazo de Villano
clause-mc-villain-01 = Villano es un tipo de carta de Encuentro: el principal antagonista del escenario.
clause-mc-villain-02 = El Villano es un mazo secuencial de una o más cartas de etapa.
clause-mc-villain-03 = Los jugadores derrotan al Villano reduciendo a 0 la Vida de cada etapa.
clause-mc-villain-04 = En el paso 2 de la fase del Villano, este se activa una vez por cada jugador: ataca si el jugador está en identidad de Héroe y ejecuta el Plan si está en identidad de Alter ego.

section-champions-villain-defeat = Derrota del Villano
clause-mc-vdefeat-01 = Cuando el medidor del Villano está en 0, los jugadores han derrotado la etapa actual.
clause-mc-vdefeat-02 = La carta de la etapa derrotada se retira del juego.
clause-mc-vdefeat-03 = Se muestra la siguiente etapa de la secuencia; se resuelven sus capacidades «Cuando se muestre esta carta».
clause-mc-vdefeat-04 = El medidor se ajusta al valor de la nueva etapa.
clause-mc-vdefeat-05 = Si se derrota la última etapa, los jugadores ganan.
clause-mc-vdefeat-06 = El Daño sobrante no pasa a la nueva etapa.
clause-mc-vdefeat-07 = Los Accesorios, las cartas de Estado, los contadores y las fichas que no sean de Daño que tenga el Villano pasan a la nueva etapa.

section-champions-villain-phase = Fase del Villano
clause-mc-vphase-01 = La fase del Villano tiene cinco pasos que se llevan a cabo en orden.
clause-mc-vphase-02 = Paso 1: se coloca sobre el Plan principal la Amenaza que muestra su espacio de Aceleración.
clause-mc-vphase-03 = Paso 1: al mismo tiempo se coloca tanta Amenaza adicional como iconos y fichas de Aceleración haya activos.
clause-mc-vphase-04 = Paso 2: el Villano se activa una vez por cada jugador.
clause-mc-vphase-05 = Paso 2: con cada una de esas activaciones se activan también, después del Villano, todos los Esbirros enfrentados a ese jugador.
clause-mc-vphase-06 = El paso 2 de un jugador (el Villano y después los Esbirros) termina antes de que empiece el paso 2 del jugador siguiente.
clause-mc-vphase-07 = Paso 3: se reparte boca abajo una carta de Encuentro a cada jugador.
clause-mc-vphase-08 = Paso 3: se reparte una carta más por cada icono de Riesgo de las cartas en juego.
clause-mc-vphase-09 = Paso 3: las cartas adicionales se reparten en orden de jugadores.
clause-mc-vphase-10 = Paso 4: el jugador inicial muestra sus cartas de Encuentro una por una y resuelve cada una según su tipo.
clause-mc-vphase-11 = Paso 4: los demás jugadores hacen lo mismo en orden de jugadores.
clause-mc-vphase-12 = El paso 4 no termina hasta que no queda ninguna carta de Encuentro repartida.
clause-mc-vphase-13 = Paso 5: la ficha de Jugador inicial pasa al siguiente jugador en el sentido de las agujas del reloj.
clause-mc-vphase-14 = Paso 5: después termina la ronda.

section-champions-when-defeated = Cuando se derrote esta carta
clause-mc-wdef-01 = «Cuando se derrote esta carta», en negrita, señala un tipo de capacidad aplicada.
clause-mc-wdef-02 = Cuando se derrota una etapa del Villano, un Plan secundario, una etapa del Plan principal, un Aliado o un Esbirro, se resuelven todas las capacidades «Cuando se derrote esta carta» que tenga.
clause-mc-wdef-03 = Una carta que abandona el juego sin ser derrotada no resuelve «Cuando se derrote esta carta».

section-champions-when-revealed = Cuando se muestre esta carta
clause-mc-wrev-01 = «Cuando se muestre esta carta», en negrita, señala un tipo de capacidad aplicada.
clause-mc-wrev-02 = Cuando un jugador muestra una carta del mazo de Encuentros, una nueva etapa del Plan o una nueva etapa del Villano, se resuelven todas las capacidades «Cuando se muestre esta carta» que tenga.
clause-mc-wrev-03 = Una capacidad «Cuando se muestre esta carta» de una carta de Encuentro que entra en juego durante la preparación se resuelve en el paso 10 de la preparación.
clause-mc-wrev-04 = Una carta puesta en juego sin mostrarse (fuera de la preparación) no resuelve «Cuando se muestre esta carta».

section-champions-wild-resource = Universal (recurso)
clause-mc-wild-01 = Un jugador que genera un recurso Universal debe indicar como qué tipo (de Energía, Mental o Físico) se usa.
clause-mc-wild-02 = Cuando no se están generando recursos para un coste, un recurso Universal no tiene más característica que la de «Universal» y no puede leerse como otro tipo.

section-champions-winning-the-game = Ganar la partida
clause-mc-win-01 = Los jugadores ganan cuando derrotan la última etapa del Villano.
clause-mc-win-02 = El Villano gana cuando se completa la última etapa del mazo de Plan principal.
clause-mc-win-03 = Los jugadores pierden cuando todos ellos han sido eliminados.
clause-mc-win-04 = La partida termina en el acto cuando se cumple una de estas condiciones.
