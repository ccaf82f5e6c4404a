# Las lecciones de Marvel Heroes: lo que se dice en cada paso. Sus datos están en games/heroes/lessons.

# -- 1: la primera ronda --

lesson-heroes-1 = Planificar y moverse
lesson-heroes-1-learned =
    Planificación: los puntos ponen a los Superhéroes Listos o Apoyando, y traen un Aliado.
    En cada uno de los cinco Turnos de Acción un Grupo hace una acción: mover, Titular, Historia y alguna más.
    Las Historias que salen del contador puntúan para su Grupo. Resolver un Titular viene ahora.
lesson-heroes-1-goal = Marvel Heroes se juega con Grupos de cuatro Superhéroes. El tuyo son Los 4 Fantásticos; contra ti juega La Patrulla-X, cuyo jugador también te envía a los Villanos. En el Escenario Renacido gana el primer Grupo con 15 Puntos de Victoria. Los dos estáis a 0.
lesson-heroes-1-round = Un Turno de Juego tiene Despliegue (que se omite en el primero), Planificar y Misiones, que son 5 Turnos de Acción. En el tablero esperan Titulares: en The Village es No puedes derrotarme, un Titular con Amenaza 5. Resolver Titulares da Puntos de Victoria.
lesson-heroes-1-support = Planificar. Cada Superhéroe disponible aporta 1 Punto de Planificación: tienes 4. Estar Apoyando cuesta 1; estar Listo, el Nivel del Superhéroe; estar en Recuperación, nada. Quien está Apoyando ayuda a los que luchan: elige eso para Mujer Invisible.
lesson-heroes-1-support-ready = Estar Lista costaría 2, su Nivel. Hoy ayuda: Apoyando.
lesson-heroes-1-support-rest = En Recuperación no puede hacer nada en todo el Turno de Juego. Que esté Apoyando.
lesson-heroes-1-ready = Te quedan 3 Puntos de Planificación. Solo los Superhéroes Listos resuelven Titulares y luchan. Antorcha Humana tiene Nivel 2: que esté Listo.
lesson-heroes-1-ready-other = Sin un Superhéroe Listo nadie resuelve Titulares. Que Antorcha Humana esté Listo.
lesson-heroes-1-rest = Te queda 1 Punto de Planificación, y con él nadie puede estar Listo. Guárdalo para un Aliado: deja que Mr Fantástico y La Cosa se recuperen.
lesson-heroes-1-rest-other = Es posible, pero el Punto pagará un Aliado. Deja que se recupere.
lesson-heroes-1-ally = Un Aliado de tu mano cuesta 1 Punto de Planificación y se usa en los Combates. Viuda Negra es buena en Ingenio: juégala.
lesson-heroes-1-ally-other = Namor es bueno atacando. Tu Superhéroe ya ataca bien; donde necesita ayuda es en Ingenio.
lesson-heroes-1-ally-pass = Un Punto puede guardarse, pero Viuda Negra te será más útil. Juégala.
lesson-heroes-1-planned = Tu plan está hecho: Antorcha Humana Listo, Mujer Invisible Apoyando, dos en Recuperación, Viuda Negra como Aliada, 0 Puntos de Planificación. Ahora La Patrulla-X planifica con sus 4.
lesson-heroes-1-move = Misiones, Turno de Acción 1. Cada Grupo realiza por turno una acción: mover, esclarecer un Titular, Historia y alguna más. Para esclarecer, un Superhéroe Listo tiene que estar en su Distrito: mueve a Antorcha Humana a East Side.
lesson-heroes-1-move-story = Eso viene después. Primero lleva a Antorcha Humana al Titular.
lesson-heroes-1-move-woman = Ella puede acompañarlo sin gastar una acción propia. Mueve a Antorcha Humana.
lesson-heroes-1-move-pass = Una acción vale algo. Mueve a Antorcha Humana.
lesson-heroes-1-move-where = El Titular está en East Side, el Distrito con su símbolo. Ve allí.
lesson-heroes-1-with = Cuando un Superhéroe Listo llega a un Distrito, uno que esté Apoyando puede acompañarlo desde su carta a un espacio de Apoyo de esa Área, gratis. Lleva a Mujer Invisible.
lesson-heroes-1-with-pass = No cuesta nada, y la necesitará. Llévala.
lesson-heroes-1-there = Antorcha Humana está en East Side y Mujer Invisible apoya en The Village: su apoyo vale en todos los Distritos de esa Área. Ahora le toca a La Patrulla-X.
lesson-heroes-1-story = Lobezno ha ido a otro Titular. Turno de Acción 2, y ya podrías esclarecer. Pero mira el Contador de Historias: su última carta es tuya. Una Acción de Historia roba una carta de Recursos; después, avanza el Contador.
lesson-heroes-1-story-later = Podrías. Pero la última carta de Historia está ahí para ti: hazlo antes.
lesson-heroes-1-story-move = Están donde deben. Realiza la Acción de Historia.
lesson-heroes-1-story-pass = Una acción vale algo. Realiza la Acción de Historia.
lesson-heroes-1-story-done = Entonces la carta se queda donde está. Avanza el Contador.
lesson-heroes-1-story-last = Eso pone al final otra carta tuya. La que está última ahora puntúa enseguida: avanza.
lesson-heroes-1-point = La carta que ha salido del Contador lleva tu Grupo: 1 Punto de Victoria. También has robado a Spider-Woman. En otra fase de Planificar, 3 cartas de Historia compran una Ventaja para todo el Grupo. La Patrulla-X también realiza una Acción de Historia.
lesson-heroes-1-next = Vas 1 a 0, Turno de Acción 3 de 5, y tu Superhéroe está donde el Titular. La siguiente lección es el corazón del juego: resolverlo.

# -- 2: un Titular --

lesson-heroes-2 = Un Titular y un Combate
lesson-heroes-2-learned =
    Un Titular es una tirada en tu contra; la habilidad y los valores de tu Superhéroe la reducen.
    Lo que queda paga los Villanos. En combate cada bando elige un poder en secreto, y la iniciativa ataca primero.
    Las habilidades cuestan cartas: úsalas donde decidan. También tú envías Villanos contra los demás.
lesson-heroes-2-place = Turno de Juego 2. Tienes 11 Puntos de Victoria; La Patrulla-X, 8. Antorcha Humana está en No puedes derrotarme, que vale 4: serían 15, y Renacido estaría ganado. Mujer Invisible lo apoya.
lesson-heroes-2-roll = Primero el otro bando lanza para saber cuántos problemas hay: tantos dados como dice el marcador de Amenaza, 5. Sus IMPACTOS y PROBLEMAS son el Nivel de Problemas. ¡Esclarece el Titular!
lesson-heroes-2-roll-other = Ahora no: aquí esperan 4 Puntos de Victoria y la partida. Esclarece.
lesson-heroes-2-level = El Titular pide la Habilidad Lucha, que no tiene ninguno de tus Superhéroes allí, así que el dado con AUMENTO se ha lanzado otra vez y se ha sumado. Luego Antorcha Humana ha restado su valor de Crimen, 2. Queda un Nivel de Problemas de 3.
lesson-heroes-2-villains = Con esos 3, el jugador de La Patrulla-X paga Villanos. Ha robado una carta más y juega como Líder a Avalancha, que requiere un nivel de 3 y cuesta 2; lo demás paga un Refuerzo. Tú harás lo mismo cuando esclarezca La Patrulla-X.
lesson-heroes-2-power = Combate. Cada bando elige un Poder en secreto: rojo, naranja o amarillo, cada uno con dados de Ataque, Defensa e Ingenio. Tienes la Iniciativa, y el Poder rojo de Antorcha Humana tiene Ataque 4, lo máximo que tiene. Elige el rojo.
lesson-heroes-2-power-other = Bueno para defender o para el Ingenio. Atacas primero: el rojo es el que más dados tiene para eso.
lesson-heroes-2-hits = Los 4 dados de Antorcha Humana muestran 3 IMPACTOS. Quien ataca gana los empates, y Avalancha solo tiene Defensa 2. Estallido Nova podría lanzar 2 dados más por tu última carta, pero la necesitarás: pasa.
lesson-heroes-2-hits-more = Estallido Nova cuesta la única carta de Recursos de tu mano. Guárdala para Mujer Invisible: pasa.
lesson-heroes-2-outwit = Avalancha también ha sacado 3 IMPACTOS, y en un empate gana el atacante. Pero se ha descartado a Dinamo Carmesí para restar 1 IMPACTO a tu tirada, y el ataque de Avalancha ha fallado. En tercer lugar llega el Duelo de Ingenio, en el que puede caer cualquiera: tienes Ingenio 2, y Viuda Negra lo convierte en 4. Úsala.
lesson-heroes-2-outwit-pass = 2 dados contra sus 5 son pocos. Usa a Viuda Negra.
lesson-heroes-2-fields = Tienes 5 IMPACTOS: con apoyo en el Área, tu AUMENTO se ha lanzado otra vez. Avalancha tiene 5, un empate, que no hace nada a nadie. Por una carta de Recursos, Mujer Invisible le quita los dados con AUMENTO: úsala.
lesson-heroes-2-fields-pass = Un empate no hace nada a nadie, y el Combate seguiría. Usa a Mujer Invisible.
lesson-heroes-2-won = 5 contra 3: Avalancha sufre 1 KO, su valor de KO, y queda derrotado. No puedes derrotarme es tuyo, sus 4 Puntos de Victoria suman 15, y has ganado Renacido. Ya conoces el Turno de Juego, el Titular y el Combate. Falta una cosa: también juegas con un Supervillano, que realiza Intrigas y ejecuta Planes Maestros en los Titulares con corona. Tu primera partida lo explica cuando llega: pruébala.
