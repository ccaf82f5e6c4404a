# Las cláusulas de las reglas de Champions: los apéndices y las remisiones, con nuestras palabras.

section-champions-appendix-i-player-decks = Apéndice I: mazos de jugador
clause-mc-deck-01 = Un jugador elige exactamente una carta de Superhéroe.
clause-mc-deck-02 = Un mazo de jugador tiene 40 cartas como mínimo.
clause-mc-deck-03 = Un mazo de jugador tiene 50 cartas como máximo.
clause-mc-deck-04 = La carta de Superhéroe no se cuenta entre esas 40 a 50.
clause-mc-deck-05 = El mazo incluye todas las cartas del conjunto de Héroe del Superhéroe, cada una en su cantidad exacta.
clause-mc-deck-06 = Un jugador puede elegir exactamente un aspecto (Justicia, Agresividad, Protección o Liderazgo); el resto del mazo se compone de cartas de ese aspecto, de cartas Básicas o de ambas.
clause-mc-deck-07 = En el mazo puede haber como máximo tres copias (según su nombre) de cada carta no única.
clause-mc-deck-08 = Entre el mazo y la carta de Superhéroe puede haber como máximo una copia (según su nombre) de cada carta única.
clause-mc-deck-09 = Dos cartas únicas con el mismo nombre pero distinto subtítulo o Alter ego pueden estar en el mismo mazo.
clause-mc-deck-10 = Deben cumplirse todos los requisitos de construcción de mazos impresos en la carta de Superhéroe.
clause-mc-deck-11 = Una carta con «Máximo de X por mazo» se limita a X copias aunque MC-DECK-07 permitiera más.

section-champions-appendix-i-encounter-decks = Apéndice I: mazos de Encuentros
clause-mc-edeck-01 = Cada escenario tiene una lista recomendada de conjuntos de cartas que forman su mazo de Encuentros predeterminado.
clause-mc-edeck-02 = El modo Experto usa otra combinación de etapas del Villano.
clause-mc-edeck-03 = El modo Experto añade además el conjunto de Encuentros Experto al mazo de Encuentros.
clause-mc-edeck-04 = La mayoría de los escenarios, incluidos todos los de la caja básica, contienen en su lista un conjunto modular de Encuentros.
clause-mc-edeck-05 = Un escenario puede personalizarse quitando su conjunto modular y añadiendo cualquier otro conjunto modular.
clause-mc-edeck-06 = Pueden añadirse varios conjuntos modulares; añadir muchos está permitido, pero diluye el mazo.
clause-mc-edeck-07 = El conjunto modular puede elegirse al azar entre conjuntos boca abajo y barajarse en el mazo sin mirarlo.

section-champions-appendix-ii-setup = Apéndice II: preparación
clause-mc-setup-01 = Paso 1, elegir Superhéroes: cada jugador elige un Superhéroe y lo coloca con la cara de Alter ego hacia arriba.
clause-mc-setup-02 = Paso 2, fijar la Vida: el medidor de cada jugador se ajusta a la Vida inicial que figura al pie de su carta de Superhéroe.
clause-mc-setup-03 = Paso 3, elegir al jugador inicial: los jugadores, en conjunto, eligen a uno y le dan la ficha de Jugador inicial.
clause-mc-setup-04 = Paso 4, poner aparte las Obligaciones: se ponen aparte las cartas de Obligación de todos los Héroes de la partida.
clause-mc-setup-05 = Paso 5, poner aparte los conjuntos de Archienemigo: se ponen aparte el Archienemigo de cada Héroe y sus cartas de Encuentro.
clause-mc-setup-06 = Paso 6, barajar los mazos de los jugadores: cada jugador baraja su mazo.
clause-mc-setup-07 = Paso 7, reunir fichas y cartas de Estado: se disponen montones de fichas de Daño, de Amenaza y de Aceleración, contadores genéricos y cartas de Aturdido, Confundido y Duro.
clause-mc-setup-08 = Paso 8, elegir al Villano: se elige un Villano; se ponen en juego su mazo de Villano y su mazo de Plan principal.
clause-mc-setup-09 = Paso 9, fijar la Vida del Villano: el medidor del Villano se ajusta al valor de la carta de Villano.
clause-mc-setup-10 = Paso 10, resolver la puesta en marcha del Plan: se llevan a cabo las instrucciones de «Preparación» de la cara 1A del Plan principal.
clause-mc-setup-11 = Paso 11, barajar el mazo de Encuentros: se añaden las Obligaciones puestas aparte en el paso 4 y se baraja el mazo de Encuentros.
clause-mc-setup-12 = Paso 12, robar cartas: cada jugador roba hasta el tamaño de la mano inicial que figura al pie de su carta de Superhéroe.
clause-mc-setup-13 = Paso 13, renovar la mano inicial: cada jugador puede descartar cualquier número de cartas de su mano y después vuelve a robar hasta el tamaño de la mano inicial.
clause-mc-setup-14 = Paso 14, resolver las capacidades de preparación de los personajes: se llevan a cabo las instrucciones de «Preparación» de las cartas de Superhéroe en juego.
clause-mc-setup-15 = Los catorce pasos se realizan en el orden dado; después empieza la partida.
clause-mc-setup-16 = En el paso 10 se resuelven las capacidades «Cuando se muestre esta carta» de las cartas de Encuentro que han entrado en juego durante la preparación.
clause-mc-setup-17 = Las cartas descartadas en el paso 13 se quedan en la pila de descartes; no vuelven a barajarse en el mazo en ese momento.

section-champions-appendix-iii-player-card-anatomy = Apéndice III: partes de las cartas de jugador
clause-mc-anatp-01 = Campo 1, nombre: el nombre de la carta.
clause-mc-anatp-02 = Campo 2, tipo de carta: cómo funciona o se usa la carta.
clause-mc-anatp-03 = Campo 3, rasgos: atributos descriptivos a los que pueden referirse las capacidades.
clause-mc-anatp-04 = Campo 4, capacidad: la forma especial en que la carta interactúa con la partida.
clause-mc-anatp-05 = Campo 5, coste: el coste en recursos de jugar la carta.
clause-mc-anatp-06 = Campo 6, Vida: la resistencia de la carta.
clause-mc-anatp-07 = Campo 7, recursos: los que se generan al descartar la carta de la mano.
clause-mc-anatp-08 = Campo 8, clasificación para la construcción de mazos: exclusiva de un Héroe, perteneciente a un aspecto o Básica.
clause-mc-anatp-09 = Campo 9, INT: la eficacia al intervenir.
clause-mc-anatp-10 = Campo 10, ATQ: la eficacia al atacar.
clause-mc-anatp-11 = Campo 11, DEF: la eficacia al defender.
clause-mc-anatp-12 = Campo 12, REC: lo bien que se recupera el Alter ego.
clause-mc-anatp-13 = Campo 13, Daño derivado: el Daño que sufre el Aliado después de usar ese atributo.
clause-mc-anatp-14 = Campo 14, tamaño de la mano: el número de cartas hasta el que quien la controla repone su mano en cada ronda.
clause-mc-anatp-15 = Campo 15, datos de colección: el producto y el número dentro del producto.
clause-mc-anatp-16 = Campo 16, icono de carta única: la carta es única.
clause-mc-anatp-17 = Campo 17, subtítulo: otra identidad que puede tener un Aliado.

section-champions-appendix-iii-scenario-card-anatomy = Apéndice III: partes de las cartas del escenario
clause-mc-anats-01 = Campo 1, nombre: el nombre de la carta.
clause-mc-anats-02 = Campo 2, tipo de carta: cómo funciona o se usa la carta.
clause-mc-anats-03 = Campo 3, rasgos: atributos descriptivos a los que pueden referirse las capacidades.
clause-mc-anats-04 = Campo 4, capacidad: la forma especial en que la carta interactúa con la partida.
clause-mc-anats-05 = Campo 5, Vida: la resistencia de la carta.
clause-mc-anats-06 = Campo 6, PLA: la eficacia del enemigo al ejecutar el Plan.
clause-mc-anats-07 = Campo 7, ATQ: la eficacia del enemigo al atacar.
clause-mc-anats-08 = Campo 8, iconos de Aumento: la eficacia de la carta cuando se usa como aumento de un ataque o de una ejecución del Plan.
clause-mc-anats-09 = Campo 9, Amenaza inicial: la Amenaza que se coloca sobre el Plan cuando entra en juego.
clause-mc-anats-10 = Campo 10, Aceleración: lo rápido que progresa el Plan cada ronda.
clause-mc-anats-11 = Campo 11, umbral de Amenaza: la Amenaza necesaria para avanzar a la siguiente etapa.
clause-mc-anats-12 = Campo 12, número de etapa: la etapa del Villano o del Plan en el escenario.
clause-mc-anats-13 = Campo 13, nombre del conjunto de Encuentros: el conjunto al que pertenece la carta.
clause-mc-anats-14 = Campo 14, datos del conjunto de Encuentros: el número de cartas del conjunto y el lugar de esta carta en él.
clause-mc-anats-15 = Campo 15, datos de colección: el producto y el número dentro del producto.

section-champions-appendix-iii-sample-cards-uk = Apéndice III: cartas de ejemplo (edición ucraniana)
clause-mc-sample-01 = Ejemplo de Aliado: Daredevil, subtítulo Matt Murdock, único, Justicia, rasgo Defensor; una Respuesta inflige 1 de Daño a un enemigo después de que él intervenga.
clause-mc-sample-02 = Ejemplo de Mejora: Entrenamiento de combate (rasgo Habilidad), coste 2: puede jugarse bajo el control de cualquier jugador, máximo de 1 por jugador, el Héroe recibe +1 ATQ.
clause-mc-sample-03 = Ejemplo de Superhéroe, cara de Héroe: Spiderman, único, rasgo Vengador, tamaño de la mano 5, Vida 10; una Interrupción roba 1 carta cuando el Villano inicia un ataque contra él.
clause-mc-sample-04 = Ejemplo de Superhéroe, cara de Alter ego: Peter Parker, único, rasgo Genio, tamaño de la mano 6, Vida 10, REC 3; una capacidad de recurso genera un recurso, límite de una vez por ronda.
clause-mc-sample-05 = Ejemplo de Evento: ¡Wakanda por siempre! (rasgo Táctica), coste 1, Acción de Héroe: resuelve en cualquier orden la capacidad «Especial» de cada Mejora de Pantera Negra que controles; cada una cuenta como un paso de este efecto.
clause-mc-sample-06 = Ejemplo de Apoyo: El Triskelion, único, Liderazgo, rasgos Lugar y S.H.I.E.L.D.: aumenta en 1 tu límite de Aliados.
clause-mc-sample-07 = Ejemplo de Recurso: Energía, Básica, máximo de 1 por mazo.
clause-mc-sample-08 = Ejemplo de Villano: Rino I, único, rasgos Bruto y Criminal, Vida 14 por jugador, PLA y ATQ 1 y 2 (1/21).
clause-mc-sample-09 = Ejemplo de Esbirro: Conmocionador, único, rasgo Criminal, valores impresos 3, 2, 1; «Cuando se muestre esta carta»: 1 de Daño a cada Héroe (12/21).
clause-mc-sample-10 = Ejemplo de Plan secundario: Fábrica de armamento ilegal (Klaw 20/21); «Cuando se muestre esta carta»: se coloca aquí 1 de Amenaza más por jugador.
clause-mc-sample-11 = Ejemplo de Accesorio: se vincula a Rino, rasgo Armadura; Interrupción obligada: el Daño que se infligiría a Rino se coloca aquí en vez de eso; luego, con 5 de Daño o más, la carta se descarta (5/21).
clause-mc-sample-12 = Ejemplo de Perfidia: Explosión (Amenaza de bomba 4/6); «Cuando se muestre esta carta»: si el Plan secundario Amenaza de bomba está en juego, se reparten entre los jugadores X de Daño, donde X es la Amenaza que hay sobre él; si no, esta carta gana Oleada.
clause-mc-sample-13 = Ejemplo de Plan principal, cara 1B: ¡Allanamiento!, Amenaza inicial 0, Aceleración +1 por jugador, umbral de Amenaza 7 por jugador; si se completa esta etapa, los jugadores pierden (4/21).
clause-mc-sample-14 = Ejemplo de Entorno: Drones de Ultrón (7/25): los Drones boca abajo tienen PLA 1, ATQ 1 y Vida 1 básicos; Respuesta obligada: después de que se derrote un Dron boca abajo, va a la pila de descartes de su propietario.
clause-mc-sample-15 = Ejemplo de Obligación: Problemas de negocios (Iron Man): se entrega al jugador de Tony Stark, que puede pasar a Alter ego; elige: agotar a Tony Stark y retirar esta carta del juego, o agotar todas las Mejoras que controle y descartar esta carta.
clause-mc-sample-16 = Ejemplo de Perfidia (dejado en inglés): Azote de electrolátigo (Archienemigo de Iron Man 3/5); «Cuando se muestre esta carta»: elige entre Daño por cada Mejora o descartar una Mejora; Aumento: si el Villano está realizando un ataque no defendido, descarta una Mejora.

section-champions-control-pointer = Control (remisión)
clause-mc-control-01 = La entrada Control remite a Propiedad y control.

section-champions-counter-pointer = Contador (remisión)
clause-mc-ctrptr-01 = La entrada Contador remite a Contador genérico.

section-champions-token-uk-heading = Ficha (entrada de la edición ucraniana)
clause-mc-token-01 = Si una carta «usa» contadores de un tipo, se coloca sobre ella el número indicado de contadores genéricos.

section-champions-damage-token-uk-heading = Ficha de Daño (entrada de la edición ucraniana)
clause-mc-dmgtok-01 = La entrada Ficha de Daño remite a Daño.

section-champions-starting-threat-uk-heading = Amenaza inicial (entrada de la edición ucraniana)
clause-mc-startthr-01 = La entrada Amenaza inicial remite al Apéndice III, donde es la Amenaza que se coloca sobre un Plan cuando entra en juego.

section-champions-put-into-play-pointer = Poner en juego (remisión)
clause-mc-putplay-01 = La entrada Poner en juego remite a Jugar y poner en juego.

section-champions-villain-deck-pointer = Mazo de Villano (remisión)
clause-mc-vdeck-01 = La entrada Mazo de Villano remite a Villano.

section-champions-player-order-uk-pointer = Orden de jugadores (remisión de la edición ucraniana)
clause-mc-pordptr-01 = La entrada Orden de jugadores remite a En orden de jugadores.
