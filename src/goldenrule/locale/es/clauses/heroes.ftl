# Las cláusulas de las reglas de Marvel Heroes, con nuestras palabras.

section-heroes-overview-and-components = Visión general y componentes
clause-h-1-1 = De 2 a 4 jugadores.
clause-h-1-2 = Cada jugador controla un Grupo de exactamente cuatro Superhéroes y un Supervillano.
clause-h-1-3 = Mientras un jugador usa su Grupo es el Jugador Héroe; en esa acción, todos los demás jugadores son Jugadores Villanos.
clause-h-1-4 = En una partida se usa siempre exactamente uno de los 10 Escenarios.
clause-h-1-5 = Un Escenario puede tener un Efecto (cambia reglas) y un texto de Victoria (objetivo, final del juego).
clause-h-1-6 = Normalmente gana el Grupo con más PV cuando termina el juego; un Escenario puede definir otra forma de ganar.
clause-h-1-7 = El final normal es el del Turno de Juego que nombra el Escenario; un Escenario también puede terminar el juego en el acto cuando se cumple una condición.
clause-h-1-8 = Algunos Escenarios llevan un Titular Especial (del Escenario); cuando se resuelve, el juego termina y se comparan los PV.
clause-h-1-9 = Grupos y Enemigos: Cráneo Rojo, de Los Vengadores; Doctor Muerte, de Los 4 Fantásticos; Kingpin, de Los Marvel Knights; Magneto, de La Patrulla-X.
clause-h-1-10 = Las cantidades de componentes son las que hay en la caja.
clause-h-1-11 = Los marcadores de KO cuentan los KO que un personaje ha sufrido en un Combate; su otra cara es el marcador de Herido.
clause-h-1-12 = Los marcadores de Amenaza llevan un número y están en el Distrito de un Titular activo.

section-heroes-board-and-dice = Tablero y dados
clause-h-2-1 = El tablero tiene 6 Áreas de 4 Distritos (24 Distritos). Cada Área tiene su propio color; cada Distrito de un Área tiene su propio símbolo (círculo, cruz, rombo, estrella).
clause-h-2-2 = En un Distrito puede haber cualquier número de Superhéroes (de cualquier Grupo).
clause-h-2-3 = Con exactamente 2 jugadores no se usan las Áreas de Brooklyn y Queens (de modo que hay 4 Titulares en vez de 6).
clause-h-2-4 = Cada Área tiene un espacio de Titular.
clause-h-2-5 = Cada Área tiene dos espacios de Apoyo; en cada uno cabe un Superhéroe como máximo.
clause-h-2-6 = El Contador de Historias muestra cuatro cartas de Historia bocarriba y avanza en el sentido de las flechas.
clause-h-2-7 = Hay tres espacios de Los Más Buscados.
clause-h-2-8 = Contador de PV: el marcador de cada Grupo; los espacios rojos muestran la bonificación de PP (Puntos de Planificación).
clause-h-2-9 = Un espacio de Escenario, un Contador de Nivel de Problemas, un Contador de Turnos de Juego, un Contador de Turnos de Acción, espacios para los mazos de Villanos, Recursos, Titulares e Historias y para los descartes de Villanos y Recursos.
clause-h-2-10 = Después de cada Turno de Acción, el marcador de Turno de Acción avanza un espacio; después de 5 Turnos de Acción, el marcador de Turno de Juego avanza un espacio y el de Turno de Acción vuelve a su primer espacio. Es el mismo avance único de H-4.3 (a) y (b), contado dos veces: se hace una vez por Turno de Juego.
clause-h-2-11 = 8 dados especiales. Todas las caras menos una muestran iconos.
clause-h-2-12 = Los iconos de PROBLEMA solo cuentan en la tirada que fija un Nivel de Problemas.
clause-h-2-13 = El valor de una tirada es el número de iconos de IMPACTO de los dados que se acaban de lanzar (una cara puede mostrar dos).
clause-h-2-14 = AUMENTO significa que el dado puede lanzarse otra vez y el nuevo resultado sumarse al total de la tirada (cuando la regla que se esté aplicando lo permite).
clause-h-2-15 = Un dado se repite por AUMENTO una sola vez: los iconos de AUMENTO de una repetición se ignoran.
clause-h-2-16 = Nunca se lanzan más de 8 dados, sean cuales sean los modificadores.

section-heroes-setup = Preparación
clause-h-3-1 = Se decide un Grupo para cada jugador, al azar o a elección.
clause-h-3-2 = Cada jugador da el Enemigo de su propio Grupo al jugador de su izquierda; así, cada jugador controla al Enemigo del Grupo del jugador de su derecha.
clause-h-3-3 = Cada jugador toma su carta de Grupo, las miniaturas y cartas de sus Superhéroes, las cartas de Ventaja de Grupo de su Grupo y un juego de 3 marcadores de Poder de Combate.
clause-h-3-4 = Todos los Superhéroes empiezan en el centro (zona de Recuperación) de sus cartas.
clause-h-3-5 = Cada jugador toma la miniatura y la carta de su Supervillano y los tres Planes Maestros de este.
clause-h-3-6 = Cada jugador roba 2 cartas de Recursos y 2 de Villano; con 2 jugadores, 3 de cada clase.
clause-h-3-7 = El marcador de Primer Jugador se da a un jugador al azar.
clause-h-3-8 = En el primer Turno de Juego no hay Archienemigo.
clause-h-3-9 = Se coloca una carta de Titular en cada espacio de Titular (que se use) y una carta de Historia en cada espacio de Historia.
clause-h-3-10 = Por cada Titular se pone, en el Distrito donde ocurre, un marcador de Amenaza con el número de Amenaza del Titular.
clause-h-3-11 = El Distrito es el de esa Área cuyo símbolo coincide con el icono de Distrito de la carta.
clause-h-3-12 = Se elige o se roba un Escenario y se coloca en su espacio.
clause-h-3-13 = Los marcadores de Turno, en los primeros espacios; los de PV de los Grupos, en el 0; el de Problemas, en el 0.
clause-h-3-14 = Los mazos se dejan junto al tablero.
clause-h-3-15 = Para una primera partida se recomienda el Escenario «Renacido».

section-heroes-game-round-and-phase-1-deployment = Turno de Juego y fase 1: Despliegue
clause-h-4-1 = Un Turno de Juego consta, en este orden, de Despliegue, Planificar y Misiones.
clause-h-4-2 = El Despliegue se omite en el primer Turno de Juego.
clause-h-4-3 = En los siguientes, en este orden: (a) avanza el marcador de Turno de Juego; (b) el marcador de Turno de Acción vuelve a su primer espacio; (c) avanza el Contador de Historias; (d) se rellenan los espacios de Titular vacíos y se colocan los marcadores de Amenaza; (e) se asignan el Archienemigo y el Primer Jugador; (f) se aplica el Efecto del Escenario.
clause-h-4-4 = (c) significa: se roba una nueva carta de Historia y se pone al principio de la fila, todas se desplazan y la última se descarta sin efecto (no la recibe nadie).
clause-h-4-5 = Cada carta de Historia que posee un jugador vale 1 PV, que se anota al recibirla.
clause-h-4-6 = Al Planificar, un jugador puede descartar 3 cartas de Historia que posea para tomar una Ventaja de Grupo.
clause-h-4-7 = Una carta de Titular tiene: nombre, texto de ambientación, tipo de Amenaza (CRIMEN, PELIGRO, MISTERIO), número de Amenaza, Habilidad requerida, icono de Distrito, valor en PV y, a veces, un icono de Supervillano.
clause-h-4-8 = El icono de Supervillano significa que detrás puede haber un Supervillano.
clause-h-4-9 = Archienemigo: el jugador que controla al Enemigo del Grupo con más PV recibe el marcador para todo el Turno de Juego.
clause-h-4-10 = En caso de empate, el Archienemigo es el Supervillano con el valor de Seguidores más alto.
clause-h-4-11 = Primer Jugador: el jugador con menos PV; si hay empate, el que tenga menos Ventajas de Grupo en juego; si persiste, al azar.
clause-h-4-12 = El Efecto del Escenario debe comprobarse en cada Turno de Juego.

section-heroes-character-cards-and-status = Cartas de personaje y estatus
clause-h-5-1 = Una carta de Superhéroe muestra: de 1 a 3 Poderes de Combate con tres valores A, D, I (Ataque, Defensa, Ingenio); el símbolo del Grupo; el Nivel; la Habilidad; tres valores de Esclarecer (Crimen, Peligro, Misterio); el valor de KO; una habilidad de Combate que puede usarse estando Listo y en Combate; una habilidad de Apoyo que puede usarse estando Apoyando.
clause-h-5-2 = Nivel = PP necesarios para poner Listo al Superhéroe.
clause-h-5-3 = Zona izquierda = Listo; zona derecha = Apoyando; zona central = Recuperación.
clause-h-5-4 = Un Superhéroe con tantos KO como su valor de KO queda Herido y va a Recuperación.
clause-h-5-5 = Una carta de Supervillano muestra los Poderes, el Grupo del que es Enemigo, el valor de Seguidores, la habilidad de Combate, la habilidad de Intriga, el valor de KO y los valores de Amenaza (Crimen, Peligro, Misterio).
clause-h-5-6 = La habilidad de Intriga de un Supervillano puede usarse cuando el Titular que se esclarece involucra al Supervillano.
clause-h-5-7 = Listo = en un Distrito o en la zona de Listo de su carta. Los Superhéroes Listos pueden esclarecer y luchar.
clause-h-5-8 = Apoyando = en un espacio de Apoyo o en la zona de Apoyo de su carta. Puede ayudar a los Superhéroes Listos o realizar actividades ajenas al Combate.
clause-h-5-9 = Recuperación = en la zona de Recuperación, Herido o no; no puede usarse en este Turno de Juego.

section-heroes-phase-2-planning = Fase 2: Planificar
clause-h-6-1 = Pasos: recibir PP; asignar el estatus y gastar PP; curar; Aliados y Ventajas de Grupo.
clause-h-6-2 = Todos los jugadores pueden planificar simultáneamente, o uno a uno en el sentido de las agujas del reloj desde el Primer Jugador.
clause-h-6-3 = Se recogen todos los Superhéroes propios que estén en un espacio de Apoyo y todos los que estén en su carta sin estar Heridos: son los Superhéroes disponibles.
clause-h-6-4 = PP recibidos = número de Superhéroes disponibles (0 por los que están en un Distrito, 0 por los Heridos).
clause-h-6-5 = Al empezar el Turno de Juego 1 todos los Superhéroes están disponibles: 4 PP.
clause-h-6-6 = Además, 1 PP por cada 5 PV completos del Grupo (PV entre 5, redondeando hacia abajo), en cada Turno de Juego.
clause-h-6-7 = Primero se resuelven los Superhéroes que quedaron en un Distrito: se paga el Nivel del Superhéroe para mantenerlo allí, Listo durante este Turno de Juego; si no se paga (o por elección), vuelve a su carta, en Recuperación durante este Turno de Juego.
clause-h-6-8 = Superhéroe disponible -> zona de Listo: se paga su Nivel.
clause-h-6-9 = Superhéroe disponible -> zona de Apoyo: se paga 1 PP.
clause-h-6-10 = Cualquier otro Superhéroe disponible está en Recuperación, sin coste.
clause-h-6-11 = Paso de curar: un Superhéroe Herido sigue en Recuperación y pierde su marcador de Herido (de modo que está disponible desde el siguiente Turno de Juego).
clause-h-6-12 = Se paga 1 PP para jugar un Aliado de la mano; cada Grupo tiene tres Aliados en la mesa como máximo.
clause-h-6-13 = Al jugar un Aliado puede ponerse sobre él, en el momento, un PP más; nunca puede ponerse un PP sobre un Aliado que ya está en juego.
clause-h-6-14 = Se descartan 3 cartas de Historia propias para poner en juego una Ventaja de Grupo propia.
clause-h-6-15 = Los PP que no se gastan se conservan para Turnos de Juego posteriores.

section-heroes-phase-3-missions-actions = Fase 3: Misiones, acciones
clause-h-7-1 = La fase de Misiones tiene 5 Turnos de Acción.
clause-h-7-2 = En cada Turno de Acción los jugadores actúan por turno, empezando por el Primer Jugador; quien actúa es el Jugador Héroe.
clause-h-7-3 = El Jugador Héroe puede elegir una acción: Mover, Esclarecer, Tratamiento Médico, Historia o Especial (o jugar un Evento, H-11.11).
clause-h-7-4 = Un mismo tipo de acción puede usarse más de una vez en un Turno de Juego.
clause-h-7-5 = Una habilidad de Apoyo funciona en todos los Distritos del Área del espacio de Apoyo ocupado.
clause-h-7-6 = No puede moverse a un Superhéroe a un espacio de Apoyo ocupado, así que en un Área hay como máximo 2 Superhéroes Apoyando (entre todos los Grupos).
clause-h-7-7 = Mover a un Superhéroe Listo: de la carta a cualquier Distrito; de un Distrito a cualquier otro Distrito; de un Distrito a la zona de Recuperación de su carta.
clause-h-7-8 = Mover a un Superhéroe que está Apoyando: de la carta a cualquier espacio de Apoyo libre; de un espacio de Apoyo a cualquier otro libre; de un espacio de Apoyo a la zona de Apoyo de su carta.
clause-h-7-9 = Movimiento libre: cuando una acción de Mover lleva a un Superhéroe Listo a un Distrito, un Superhéroe que está Apoyando puede acompañarlo a un espacio de Apoyo libre del Área de ese Distrito, sin gastar una acción.
clause-h-7-10 = El Superhéroe que acompaña tiene que estar aún en su carta; un Superhéroe que ya está en el tablero no puede usar el movimiento libre.
clause-h-7-11 = Esclarecer requiere al menos un Superhéroe Listo propio en un Distrito con un Titular sin resolver.
clause-h-7-12 = Tratamiento Médico: se retira el marcador de Herido de un Superhéroe propio en Recuperación; sigue en Recuperación y está disponible al empezar el siguiente Turno de Juego.
clause-h-7-13 = Acción de Historia: el Jugador Héroe roba 1 carta de Recursos (siempre).
clause-h-7-14 = Después puede hacer una de estas cosas: avanzar el Contador de Historias o reordenarlo.
clause-h-7-15 = Avanzar: una nueva carta de Historia entra al principio, todas las cartas se mueven un espacio y la que sale por el final se da al jugador cuyo icono de Grupo lleva (puede ser un oponente).
clause-h-7-16 = Si el Grupo de la carta no está en juego, la carta no se coloca en el Contador, sino que simplemente se descarta.
clause-h-7-17 = Reordenar: se mueve una carta de Historia del propio Grupo del Jugador Héroe a la última posición; las demás se desplazan hacia atrás.
clause-h-7-18 = Al recibir una carta de Historia se suma 1 PV. Descartar cartas de Historia después no resta PV.
clause-h-7-19 = Acción Especial: activa habilidades de Superhéroes que requieren una acción; por lo general, el Superhéroe tiene que estar Apoyando y cambia de estatus.
clause-h-7-20 = Un Superhéroe que está Apoyando puede usar su habilidad de (Acción) desde su carta; no tiene que estar en el tablero (ejemplo de Cerebro).
clause-h-7-21 = Cuando todos los jugadores han completado 5 Turnos de Acción, el Turno de Juego termina.

section-heroes-troubleshooting-a-normal-headline = Esclarecer un Titular normal
clause-h-8-1 = Hay dos clases de Titulares: normales y de Supervillano (icono).
clause-h-8-2 = Cinco pasos: fijar el Nivel de Problemas, reducirlo, jugar Villanos, Combate, resolución.
clause-h-8-3 = Se lanzan tantos dados como indique el marcador de Amenaza (8 como máximo).
clause-h-8-4 = Nivel de Problemas = número de iconos de IMPACTO más el de iconos de PROBLEMA obtenidos.
clause-h-8-5 = Si el Jugador Héroe tiene un Superhéroe con la Habilidad del Titular, Listo en el Distrito del Titular o Apoyando en un espacio de Apoyo de su Área, se ignoran todos los iconos de AUMENTO de esta tirada.
clause-h-8-6 = En caso contrario, se repite la tirada de cada dado que muestre AUMENTO; cada IMPACTO o PROBLEMA así obtenido suma 1; los nuevos AUMENTOS se ignoran.
clause-h-8-7 = La tirada la hace un Jugador Villano (en el ejemplo, el oponente).
clause-h-8-8 = El nivel se reduce en el valor de Esclarecer del Superhéroe para el tipo del Titular; nunca baja de 0.
clause-h-8-9 = Con varios Superhéroes Listos propios en el Distrito se usa solo el valor más alto, no la suma.
clause-h-8-10 = Las habilidades de Apoyo marcadas (Esclarecer) pueden reducirlo más; no gastan una acción; el Superhéroe tiene que estar en un espacio de Apoyo de la misma Área.
clause-h-8-11 = Nivel 0 -> se pasa directamente a la Resolución (éxito). Nivel mayor que 0 -> Jugar Villanos.
clause-h-8-12 = Cada Jugador Villano, empezando por el jugador del Enemigo, puede robar 1 carta de Villano.
clause-h-8-13 = Villano Líder: empezando por el jugador del Enemigo, en el sentido de las agujas del reloj, cada Jugador Villano juega una carta de Villano o pasa, una sola vez.
clause-h-8-14 = En cuanto se juega una, el paso se detiene y esa carta es el Villano Líder. Solo hay uno.
clause-h-8-15 = Si todos pasan -> Resolución (éxito).
clause-h-8-16 = Para jugar una carta como Líder, el Nivel de Problemas actual tiene que ser al menos su Requisito.
clause-h-8-17 = Al jugarla, el Nivel de Problemas se reduce en su Coste de Problemas.
clause-h-8-18 = Cualquier Jugador Villano puede jugar las cartas de los espacios de Los Más Buscados como si las tuviera en la mano, solo como Líder y con Requisito 0; el coste tiene que pagarse.
clause-h-8-19 = Con un Líder en juego, las demás cartas de Villano solo pueden jugarse como Refuerzos o Agentes, en cualquier número.
clause-h-8-20 = Orden: desde el jugador del Enemigo, en el sentido de las agujas del reloj, cada Jugador Villano juega una o más, o ninguna.
clause-h-8-21 = Un Refuerzo cuesta el Coste de Problemas de su mitad inferior y no tiene Requisito.
clause-h-8-22 = Los Agentes solo pueden jugarse como Refuerzos; reducen los Poderes del Superhéroe en vez de aumentar los del Villano.
clause-h-8-23 = Cuando todos han jugado o pasado, se libra el Combate (H-12).
clause-h-8-24 = Gana el Villano: los Superhéroes derrotados van a Recuperación con un marcador de Herido; se descartan los Agentes y los Refuerzos; el Líder se descarta, salvo que tenga el icono de Los Más Buscados.
clause-h-8-25 = Un Líder victorioso con el icono va bocarriba a un espacio libre de Los Más Buscados.
clause-h-8-26 = Si los tres están llenos, el jugador del Enemigo del Grupo derrotado sustituye a uno (descartándolo) o descarta el nuevo.
clause-h-8-27 = Gana el Superhéroe: se descartan los marcadores de KO del Combate, el Líder (también uno de Los Más Buscados), los Agentes y los Refuerzos; se pasa a la Resolución.
clause-h-8-28 = Éxito (Villano derrotado, o no se ha jugado ningún Líder): el Jugador Héroe toma la carta de Titular y se anota sus PV.
clause-h-8-29 = Fracaso (Superhéroe derrotado): la carta de Titular se descarta sin efecto.
clause-h-8-30 = Por último, el marcador de Problemas vuelve a 0.
clause-h-8-31 = Después de cada intento de Esclarecer un Titular de un Área, el Titular sale del tablero y su marcador de Amenaza también; el espacio no se rellena hasta el siguiente Despliegue. Un Titular Especial que no se resuelve se queda (H-10.10).

section-heroes-mastermind-headlines-scheming-master-plans-archnemesis = Titulares de Supervillano, Intriga, Planes Maestros, Archienemigo
clause-h-9-1 = Se aplican las reglas normales, más dos medios para el jugador del Enemigo: la Intriga y ejecutar un Plan Maestro.
clause-h-9-2 = Intriga: se elige una opción de tres en cada acción de Esclarecer.
clause-h-9-3 = Opción Aumentar el Nivel de Amenaza: antes de la tirada del Nivel de Problemas se suma al Nivel de Amenaza del Distrito el valor de Amenaza del Supervillano para el tipo del Titular, es decir, más dados (8 como máximo).
clause-h-9-4 = Opción Robar cartas adicionales de Villano: al empezar Jugar Villanos se roban tantas cartas de Villano adicionales como el Nivel del Superhéroe Listo de Nivel más alto de ese Distrito.
clause-h-9-5 = Opción Mejorar el Combate: antes del Combate; los iconos de AUMENTO del Villano Líder cuentan en sus tiradas.
clause-h-9-6 = Plan Maestro: puede ejecutarse al empezar una acción de Esclarecer en un Titular de Supervillano, antes de la Intriga normal del Enemigo.
clause-h-9-7 = Los Planes se ejecutan en este orden: Prólogo, Desarrollo, Conclusión.
clause-h-9-8 = El jugador del Enemigo pone la miniatura de su Supervillano sobre el Titular y muestra el Plan.
clause-h-9-9 = La acción de Esclarecer sigue de la forma habitual. Si el Jugador Héroe tiene éxito, se anota los PV y después decide si se enfrenta al Supervillano.
clause-h-9-10 = Sin enfrentamiento -> el Plan se completa.
clause-h-9-11 = Enfrentamiento: los marcadores de KO del Combate anterior se quedan en los Superhéroes.
clause-h-9-12 = Es un nuevo Combate contra el Supervillano, con los Poderes y habilidades de este.
clause-h-9-13 = El Supervillano siempre puede usar los iconos de AUMENTO.
clause-h-9-14 = Al empezar puede robar tantas cartas de Villano como su valor de Seguidores y jugarlas como Refuerzos o Agentes sin pagar Problemas.
clause-h-9-15 = Los Seguidores funcionan entonces exactamente como Agentes y Refuerzos.
clause-h-9-16 = Supervillano derrotado: el Jugador Héroe puede poner en juego una de sus Ventajas de Grupo disponibles (a su elección); el Plan fracasa, pero puede volver a intentarse en un Turno de Juego posterior, no en el mismo.
clause-h-9-17 = Gana el Supervillano o no hay enfrentamiento: el Plan se completa; su habilidad puede usarse desde entonces.
clause-h-9-18 = Un jugador cuyos tres Planes están completados no puede ejecutar más, pero su Supervillano aún puede realizar Intrigas.
clause-h-9-19 = Archienemigo: puede realizar Intrigas y ejecutar Planes contra cualquier Titular que esclarezca el Grupo del que es Enemigo, no solo los de Supervillano.
clause-h-9-20 = Si el Villano Líder derrota a los Superhéroes, el Plan anunciado se completa (una decisión que el reglamento no imprime).
clause-h-9-21 = Orden de los momentos en una acción de Esclarecer: anunciar Distrito y Titular; anunciar el Plan Maestro; Intriga: Aumentar el Nivel de Amenaza; tirada del Nivel de Problemas; repetir o ignorar los AUMENTOS; reducir (el valor y luego las habilidades de Apoyo); [nivel 0 -> resolución]; Intriga: Robar cartas adicionales de Villano; cada Jugador Villano roba; Líder; Refuerzos y Agentes; Intriga: Mejorar el Combate; Combate; resolución y PV; decisión sobre el enfrentamiento; Seguidores; Combate del enfrentamiento; Ventaja de Grupo o Plan completado; marcador de Problemas a 0.
clause-h-9-22 = La propia habilidad de Intriga de un Supervillano (p. ej., Kingpin: descartar 1 carta de Villano más para +1 al Nivel de Problemas; Magneto: descartar hasta 2 para robar otras tantas) es un beneficio adicional cuando se usa una opción de Intriga, no una opción en sí.
clause-h-9-23 = Un Plan completado del tipo «Intriga» cambia desde entonces las Intrigas de ese Supervillano (el Desarrollo de Magneto: Robar cartas adicionales de Villano además de cualquier otra opción).

section-heroes-winning-and-scenarios = Victoria y Escenarios
clause-h-10-1 = El Escenario se muestra al principio.
clause-h-10-2 = Sin Titular Especial: el texto de Victoria nombra el último Turno de Juego o una condición inmediata; gana quien tenga más PV; si hay empate, quien tenga más Ventajas de Grupo en juego.
clause-h-10-3 = Una condición de victoria especial prevalece sobre los PV.
clause-h-10-4 = Un Titular Especial no pertenece a ningún Área ni Distrito.
clause-h-10-5 = Cuando está activo, los Superhéroes Listos pueden moverse a la carta de Escenario como si fuera un Distrito.
clause-h-10-6 = La carta de Escenario no tiene espacios de Apoyo; solo pueden ir allí Superhéroes Listos.
clause-h-10-7 = Se esclarece de la forma habitual, pero no puede ejecutarse ningún Plan Maestro.
clause-h-10-8 = El jugador del Enemigo puede realizar Intrigas allí si es el Archienemigo o si el Escenario lleva el icono de Supervillano.
clause-h-10-9 = Resuelto: el juego termina cuando se completa el Turno de Acción actual.
clause-h-10-10 = No resuelto: el Titular Especial queda en juego para otros, pero el juego termina igualmente al final del Turno de Juego actual (A-9).
clause-h-10-11 = Los PV del Escenario se suman antes del recuento final; gana quien tenga más PV; si hay empate, el Grupo que resolvió el Titular Especial.
clause-h-10-12 = Dinastía de M: en este Escenario, el valor de Seguidores de Magneto es 4.
clause-h-10-13 = Después del Turno de Juego 4, los jugadores se enfrentan a Magneto uno tras otro, de más a menos PV.
clause-h-10-14 = Cada uno elige dos Superhéroes de su Grupo; el Combate es como un enfrentamiento normal.
clause-h-10-15 = A Magneto lo lleva cada vez el jugador del Enemigo del Grupo que se enfrenta a él.
clause-h-10-16 = Gana el primero que derrote a Magneto. Si los Superhéroes pierden, los KO de Magneto vuelven a 0 y roba nuevos Seguidores para el siguiente Combate.
clause-h-10-17 = Si nadie lo derrota, gana Magneto y todos los jugadores pierden.
clause-h-10-18 = Máxima carnicería y Actos de venganza: como digan sus cartas.

section-heroes-cards = Cartas
clause-h-11-1 = Los Aliados forman la mayor parte del mazo de Recursos.
clause-h-11-2 = Un Aliado se juega en el paso 4 de Planificar por 1 PP, que se descarta.
clause-h-11-3 = Puede pagarse un PP más y ponerse sobre él: entonces puede usarse dos veces en vez de una.
clause-h-11-4 = Tres Aliados por Grupo como máximo; con tres en juego, puede descartarse uno para jugar otro nuevo.
clause-h-11-5 = Los Aliados se usan durante el Combate.
clause-h-11-6 = Un Aliado muestra el Grupo al que tiene Fidelidad. Si lo juega ese Grupo, el PP pagado se coloca sobre la carta en vez de descartarse (por tanto, 2 usos).
clause-h-11-7 = El Grupo de su Fidelidad también puede añadir el PP adicional (3 usos).
clause-h-11-8 = Activar un Aliado: se descarta un PP de la carta.
clause-h-11-9 = Sin PP sobre la carta, la habilidad aún puede usarse, pero la carta se descarta después de su efecto.
clause-h-11-10 = Solo pueden usarse los PP de esa carta, nunca los de la reserva.
clause-h-11-11 = Jugar un Evento es la acción del jugador en ese Turno de Acción; su texto puede conceder otra acción como parte de ella.
clause-h-11-12 = Las cartas de Villano se juegan como Líder o como Refuerzo, pagando con el Nivel de Problemas.
clause-h-11-13 = Las habilidades de los Superhéroes suelen requerir descartar una carta de Recursos; las de los Villanos, una carta de Villano.
clause-h-11-14 = Puede descartarse una carta de Villano para activar la habilidad de cualquier Villano en juego, lo controle quien lo controle.
clause-h-11-15 = Cuando se agota un mazo cualquiera, se baraja su pila de descarte para formar otro nuevo.

section-heroes-combat = Combate
clause-h-12-1 = «Personaje» = Superhéroe o Villano.
clause-h-12-2 = Cada personaje tiene de 1 a 3 Poderes que se distinguen por el color (rojo, naranja, amarillo), cada uno con A, D e I (Ataque, Defensa, Ingenio) de 0 a 5.
clause-h-12-3 = El Jugador Héroe lleva a los Superhéroes; el jugador que jugó al Líder lo lleva a él y a sus Refuerzos.
clause-h-12-4 = Ambos toman tres marcadores de Poder (rojo, naranja, amarillo).
clause-h-12-5 = Secuencia de Combate: elegir Poderes; primera fase de Ataque; segunda fase de Ataque; Duelo de Ingenio; se repite hasta que termina el Combate.
clause-h-12-6 = En la primera Secuencia tiene la Iniciativa el Superhéroe.
clause-h-12-7 = Ambos eligen un Poder en secreto y lo muestran a la vez.
clause-h-12-8 = Un personaje con menos Poderes solo puede elegir entre ellos.
clause-h-12-9 = Primer ataque: quien tiene la Iniciativa ataca con A dados; el otro defiende con D dados.
clause-h-12-10 = Si los IMPACTOS del atacante son al menos tantos como los del defensor y el atacante tiene al menos 1 IMPACTO, el defensor sufre 1 KO. Un 0 a 0 no inflige nada.
clause-h-12-11 = KO sufridos = valor de KO -> el Combate termina en el acto. Si no, segundo ataque.
clause-h-12-12 = Atacante con A 0: se omite esa fase.
clause-h-12-13 = Defensor con D 0: no lanza nada; el atacante necesita al menos 1 IMPACTO.
clause-h-12-14 = Segundo ataque: se invierten los papeles, con los mismos Poderes.
clause-h-12-15 = Ingenio: cada uno lanza I dados; quien obtiene más IMPACTOS inflige 1 KO al otro; un empate no inflige ninguno.
clause-h-12-16 = En las fases de Ataque solo el atacante puede infligir KO; en el Duelo de Ingenio puede cualquiera de los dos.
clause-h-12-17 = Quien gana el Duelo de Ingenio tiene la Iniciativa en la siguiente Secuencia; en caso de empate la conserva quien la tiene.
clause-h-12-18 = Un Superhéroe que lucha con un compañero de Grupo en un espacio de Apoyo de la misma Área puede repetir la tirada de cada dado que muestre AUMENTO y sumar los IMPACTOS.
clause-h-12-19 = Sin ese compañero de Grupo, los iconos de AUMENTO se ignoran.
clause-h-12-20 = Los Villanos nunca repiten tiradas por AUMENTO, salvo que un Supervillano haya realizado una Intriga para ello; los Supervillanos, siempre.
clause-h-12-21 = Un Superhéroe derrotado va a Recuperación, Herido.
clause-h-12-22 = Las habilidades de Apoyo para el Combate de un Superhéroe que está Apoyando se aplican si el Combate es en el Área de su espacio de Apoyo.
clause-h-12-23 = La habilidad de un Aliado o de un Refuerzo se usa en el momento que dice su texto. Aliado: se descarta un PP o la carta. Refuerzo: se descarta la carta.
clause-h-12-24 = Los Agentes no se descartan al surtir efecto; permanecen hasta el final del Combate.

section-heroes-special-abilities = Habilidades especiales
clause-h-13-1 = No hay uso retroactivo salvo que se indique: p. ej., el número de dados no puede cambiarse después de lanzar.
clause-h-13-2 = Una activación aplica su efecto una vez, y una habilidad normalmente solo puede activarse una vez (entiéndase: una vez para la tirada o el suceso en cuestión, A-20); así que los efectos sobre valores, tiradas, repeticiones y prevención no pueden acumularse.
clause-h-13-3 = «Siguiente» tirada = la que está a punto de hacerse; «última» tirada = la que se acaba de hacer; una habilidad de «última tirada» se pierde una vez hecha otra tirada.
clause-h-13-4 = Las habilidades que afectan a un resultado (número de IMPACTOS) se usan después de que ambos jugadores hayan lanzado y antes de comparar.
clause-h-13-5 = Las habilidades para «esta» Secuencia de Combate se usan al inicio de ella, antes de elegir los Poderes; las de la «siguiente», al final de la actual.
clause-h-13-6 = Algunas duran hasta el final del Combate; normalmente se activan al inicio de este.
clause-h-13-7 = Los modificadores de los Agentes están en vigor durante todo el Combate.
clause-h-13-8 = Si dos oponentes quieren actuar al mismo tiempo, va primero el efecto de quien tiene la Iniciativa.

section-heroes-multiple-combat = Combate Múltiple
clause-h-14-1 = Con varios Superhéroes Listos propios en el Distrito se elige, al inicio de cada Secuencia, cuál de ellos lucha.
clause-h-14-2 = Cada Secuencia es de un Superhéroe contra el Villano Líder.
clause-h-14-3 = El Combate termina cuando es derrotado el Líder o lo son todos los Superhéroes Listos propios que había allí.
clause-h-14-4 = Si el Líder es derrotado primero, los Superhéroes han ganado aunque alguno haya sido derrotado.
clause-h-14-5 = Cuando un Superhéroe es derrotado y el Combate continúa, el Líder tiene la Iniciativa en la siguiente Secuencia, diera lo que diera el Duelo de Ingenio.
clause-h-14-6 = Los Superhéroes derrotados van a Recuperación, Heridos.
