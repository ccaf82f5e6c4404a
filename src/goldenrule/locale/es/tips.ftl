# Consejos de una primera partida guiada, cada uno cuando su situación se da por primera vez, y avisos antes de un error fatal.

tip-champions-mulligan = Tu mano inicial. Conserva lo que quieras jugar en tus primeros turnos y cartas para pagarlo: pagas con otras cartas de tu mano. Aparta lo que no vaya a ayudar pronto y roba otras tantas. Solo se hace una vez.
tip-champions-villain-phase = La fase del Villano. El Plan principal recibe Amenaza y después actúa cada enemigo: contra un Superhéroe ataca, contra un Alter ego ejecuta el Plan. Al final muestras una carta de Encuentro.
tip-champions-defend = { $hero ->
    [yes] Tu Superhéroe puede defender: la DEF reduce el Daño, pero estará agotado en tu turno.
   *[no] Tu Superhéroe no puede defender ahora.
} Un Aliado que defiende recibe todo el Daño por ti. Si nadie defiende, lo recibes entero.
tip-champions-payment = Pagas con otras cartas de tu mano: cada una da los recursos de su esquina. Paga con lo que menos necesites; lo que pagues de más se pierde.
tip-champions-discard = El turno ha terminado. Descarta lo que no vayas a jugar pronto: enseguida robas hasta tu tamaño de mano, así que una carta parada te cuesta otra nueva.
tip-champions-forms = Como Alter ego no puedes atacar ni intervenir, pero te recuperas y tienes más mano. El Villano ejecuta el Plan contra un Alter ego y ataca a un Superhéroe. Puedes cambiar de identidad una vez en cada turno tuyo.
tip-champions-minion = Un Esbirro se enfrenta a ti: actúa contra ti en cada fase del Villano hasta que lo derrotes. Atácalo a él en vez de al Villano, o deja que se ocupe un Aliado.
tip-champions-side-scheme = Hay un Plan secundario en juego. Intervén en él para quitarlo: queda derrotado cuando no le queda Amenaza. Hasta entonces sus iconos hacen más difícil cada ronda.
tip-champions-stunned = { $name }: Aturdido. En vez del próximo ataque se descarta la carta de Estado Aturdido.
tip-champions-confused = { $name }: Confundido. En vez de la próxima intervención (de un Superhéroe o Aliado) o ejecución del Plan (de un enemigo) se descarta la carta de Estado Confundido.
tip-champions-tough = { $name }: Duro. El próximo Daño, sea cuanto sea, se evita, y en su lugar se descarta la carta de Estado Duro.
tip-champions-ally = Puedes jugar un Aliado. Los Aliados también atacan, intervienen y defienden; atacar o intervenir les cuesta Vida. Puedes tener tres.
tip-champions-aspect = «{ $card }» es de tu aspecto, { $aspect }. Un aspecto dice qué hace tu mazo además de las cartas propias del Superhéroe; varios Superhéroes pueden jugar con el mismo.
tip-champions-hero = Tu Superhéroe puede atacar a un enemigo o intervenir en un Plan; después queda agotado. Los Eventos y los Aliados siguen funcionando: usa todo lo que ayude antes de terminar el turno.
tip-champions-recover = Has perdido la mitad de tu Vida. Cuando el Plan pueda esperar, pasa a tu Alter ego y recupérate: eso te agota, y no puedes atacar, intervenir ni defender con tu Superhéroe hasta que se prepare.
tip-champions-surge = { $card } puede tener Oleada: después de resolverla, muestras enseguida otra carta de Encuentro.
tip-champions-ally-limit = Tienes { $most } Aliados, y no se permiten más. Aún puedes jugar otro, pero entonces eliges un Aliado y lo descartas.

hold-on-champions-scheme = { $last ->
    [yes] Espera: «{ $scheme }» se completa si terminas tu turno, y pierdes.
   *[no] Espera: «{ $scheme }» se completa si terminas tu turno y empieza la fase siguiente, más difícil.
} Tiene { $threat } de Amenaza de { $target }. La ronda añade { $own }{ $schemed ->
    [0] .
   *[other] {" "}y los enemigos que ejecutan el Plan, al menos { $schemed }.
}
hold-on-champions-falls = Espera: los enemigos atacan a { $name } por al menos { $attack } en total, y { $left ->
    [one] queda 1 punto de Vida
   *[other] quedan { $left } puntos de Vida
}. Guarda un defensor, un Aliado o una carta que evite Daño, o cambia de identidad.
hold-on-champions-undefended = Espera: este ataque inflige al menos { $attack }, y a { $name } { $left ->
    [one] le queda 1 punto de Vida
   *[other] le quedan { $left } puntos de Vida
}. Sin un defensor o una carta que evite Daño, { $name } cae.
hold-on-champions-deck = Espera: robarás hasta { $drawn ->
    [one] 1 carta
   *[other] { $drawn } cartas
} y tu mazo tiene { $n }. Cuando se acabe barajarás tu pila de descartes y recibirás una carta de Encuentro más.

tip-heroes-planning = Planificación: cada Superhéroe disponible da 1 Punto de Planificación. Listo cuesta el Nivel del Superhéroe; solo los Listos resuelven Titulares y combaten. Apoyando cuesta 1 y ayuda a los que combaten. Recuperación es gratis y cura.
tip-heroes-allies = Un Aliado cuesta 1 Punto de Planificación y ayuda en un combate. Con un punto más, puesto ahora sobre él, se puede usar dos veces. Un Aliado de tu propio Grupo conserva lo que cuesta, para un uso más.
tip-heroes-villains = Ahora juegas los Villanos contra otro Grupo. Paga un Villano Líder con el Nivel de Problemas y refuerzos con el resto. Cada Poder tiene tres números, como 4/1/2: dados de ataque, defensa e ingenio. KO es cuántos KO derrotan al Villano. Elige un Líder que sea bueno contra el Superhéroe que espera.
tip-heroes-schemes = Tu Supervillano es el Enemigo del Grupo que intenta este Titular y aquí puede ejecutar su próximo Plan Maestro. Los Superhéroes intentan el Titular como siempre. Si lo consiguen, pueden luchar además contra el Supervillano: si ganan, el plan tiene que esperar a otro Turno de Juego; en cualquier otro caso se completa, y desde entonces se puede usar su texto. Las casillas junto al Supervillano cuentan los planes completados.{ $plans ->
    [0] {""}
   *[other] {" "}Quien completa { $plans } planes gana.
}
tip-heroes-scheming = Una Intriga ayuda a los Villanos de este Titular y no cuesta nada, pero solo puedes realizarla { $n ->
    [one] una vez
   *[other] { $n } veces
} por Titular: Aumentar el Nivel de Amenaza añade dados a la tirada de Problemas, Robar cartas de Villano te las da después de ella y Mejorar el Combate hace que los AUMENTOS cuenten para el Villano Líder. La pregunta llega en cada uno de esos momentos; si la rechazas, guardas la Intriga para uno posterior.
tip-heroes-confront = El Titular es tuyo; ahora se puede luchar además contra el Supervillano, que tiene Seguidores, y tu Superhéroe conserva sus marcadores de KO. Si ganas, puedes poner en juego una Ventaja de Grupo y el Plan Maestro tiene que esperar. Si no luchas, el plan se completa.
tip-heroes-followers = Ahora los Superhéroes luchan contra tu Supervillano. Los Seguidores son cartas de Villano que acabas de robar: juega las que quieras como Refuerzos y Agentes, sin pagar Problemas.
tip-heroes-combat = Ambos bandos eligen en secreto un poder, con dados de ataque (A), defensa (D) e ingenio (I). Cada bando ataca una vez, primero quien tiene la Iniciativa; después viene el Duelo de Ingenio: quien saca más IMPACTOS inflige un KO y obtiene la siguiente Iniciativa. Elige muchos dados de ataque si empiezas tú; si no, muchos de defensa.
tip-heroes-abilities = Ahora se puede usar una habilidad. Suele costar una carta de tu mano: úsala cuando decida una tirada, no solo porque puedas.
tip-heroes-headline = Un Superhéroe Listo está en un Titular y puede intentarlo. La Amenaza es el número de dados en tu contra; un Superhéroe con la habilidad y el valor adecuados quita una parte.
tip-heroes-story = La última carta del Contador de Historias es tuya: una acción de Historia que lo hace avanzar la puntúa ahora. Además robas una carta de Recurso.
tip-heroes-actions = Una acción en cada Turno de Acción: mover a un Superhéroe, intentar un Titular, hacer una acción de Historia o curar a un herido. Son cinco turnos: planea adónde van.
tip-heroes-crown = Los Titulares con corona: allí el Supervillano que es Enemigo del Grupo que los intenta ayuda a los Villanos y puede ejecutar un Plan Maestro. Un Supervillano con el marcador de Archienemigo puede hacerlo también en los Titulares sin corona. Entonces puede haber un segundo combate después del combate contra el Villano Líder: los Superhéroes que han resuelto el Titular pueden luchar contra el Supervillano por una Ventaja de Grupo.
tip-heroes-wounded = Un Superhéroe derrotado en un combate está Herido y en Recuperación. La próxima Planificación solo le quita la herida; en la siguiente puede volver a estar Listo. El Tratamiento Médico, una acción, quita la herida ahora: el Superhéroe podrá estar Listo ya en la próxima Planificación.
tip-heroes-power-up = Tres cartas de Historia compran una Ventaja de Grupo: sigue en juego toda la partida, y los Puntos de Victoria de las Historias se conservan.
tip-heroes-most-wanted = Los Más Buscados: un Villano Líder con este icono que ha ganado va a uno de tres espacios. Desde allí cualquier jugador puede volver a usarlo como Líder, sin el Requisito; el coste se paga con Problemas, como siempre.

hold-on-heroes-nearly = Espera: { $team } tiene { $vp } PV de { $goal } y puede ganar con su próximo Titular. Gana antes, o frénalo con Villanos fuertes.
hold-on-heroes-last-round = Espera: es el último Turno de Juego y { $team } va por delante por { $n } PV. Usa cada acción para conseguir Puntos de Victoria.
hold-on-heroes-headline = Espera: { $ends ->
    [win] si el Grupo { $team } resuelve este Titular, gana.
    [special] si el Grupo { $team } resuelve este Titular, el juego termina tras este Turno de Acción.
    [nearly] si el Grupo { $team } resuelve este Titular, tendrá { $vp } PV de { $goal } y podrá ganar con el siguiente.
   *[last] es el último Turno de Juego: si el Grupo { $team } resuelve este Titular, irá por delante de ti por { $n } PV.
} Un Villano Líder puede evitarlo.

tip-skirmish-recruit = Tu turno: recluta todas las cartas que puedas pagar; después atacan solas todas las tuyas y robas 2, sin límite de mano. Pagas con otras cartas de tu mano: guarda las que necesites para lo que quieras jugar después.
tip-skirmish-slot = Una carta lucha contra la del hueco opuesto, que no devuelve el golpe: ataca en su propio turno. Si ese hueco está vacío, su ataque da la bonificación del lugar: Civiles o puntos en Manhattan, el marcador de los Artefactos en el Sanctasanctórum, una carta de Campo de batalla en la Torre.
tip-skirmish-payment = Pagas cada símbolo con una carta de su color de tu mano; «cualquiera», con cualquier carta. Las cartas pagadas se pierden: juega lo que valga más de lo que cuesta.
tip-skirmish-discard = { $card } te hace descartar de tu mano. Conserva los colores que pagan las cartas que quieres jugar después; la pila de descarte nunca se vuelve a barajar.
tip-skirmish-civilian = Un Civil liberado se queda contigo y paga más tarde un símbolo de su color. Si quedan como mucho 2 en Manhattan, ganan los Héroes.
tip-skirmish-artifact = El marcador ha llegado a tu extremo: llévate uno de los dos Artefactos. Trabaja para ti hasta el final; el otro va debajo de la pila, y el marcador vuelve a la primera casilla del lado de tu oponente.
tip-skirmish-battlefield = Una carta de Campo de batalla se juega por Puntos de Victoria y tiene un efecto. También puede pagar un «cualquiera».
tip-skirmish-open = No tienes a nadie frente a estas cartas: en su próximo ataque cada una obtiene la bonificación de su lugar. Una carta tuya enfrente lo impide.
tip-skirmish-marker = El marcador de los Artefactos se ha movido. En cada extremo, ese bando se lleva un Artefacto; lo mueven los ataques en el Sanctasanctórum contra un hueco vacío.
tip-skirmish-damage = El Daño se queda en tus cartas. Una copia del mismo personaje puede sustituir a una dañada en su hueco, y su Daño desaparece.

hold-on-skirmish-points = Espera: a tu oponente le { $n ->
    [one] falta 1 Punto de Victoria
   *[other] faltan { $n } Puntos de Victoria
} y lo consigue en el próximo ataque si nadie está frente a estas cartas.
hold-on-skirmish-civilians = Espera: el próximo ataque puede liberar { $n ->
    [one] al último Civil
   *[other] a los últimos { $n } Civiles
} que los Héroes necesitan para ganar. Pon una carta enfrente.
hold-on-skirmish-deck = Espera: tu mazo tiene { $n ->
    [one] 1 carta
   *[other] { $n } cartas
} y robas 2 al final de este turno. Cuando se acabe termina la partida{ $ahead ->
    [yes] , y vas por delante.
   *[no] {" "}y no vas por delante.
}
