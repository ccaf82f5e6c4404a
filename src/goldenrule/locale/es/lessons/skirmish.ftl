# Las lecciones de Marvel: ¡Escaramuza!: lo que se dice en cada paso. Sus datos están en games/skirmish/lessons.

# -- 1: los primeros turnos --

lesson-skirmish-1 = Los primeros turnos
lesson-skirmish-1-learned =
    Un turno: reclutar, atacar con todo, robar 2.
    Cada símbolo de un coste se paga con una carta de su color; un Civil liberado también puede pagar.
    Una carta lucha contra la de enfrente; sin nadie enfrente obtiene la bonificación de su lugar.
lesson-skirmish-1-goal = Un duelo por Nueva York: juegas con los Héroes. Un solo marcador cuenta para ambas facciones, y cada punto de Victoria lo mueve una casilla: ganas con 7 en tu lado; los Villanos, con 9 en el suyo. Han empezado ellos, y está en el 1 de su lado.
lesson-skirmish-1-slots = Cada facción tiene 6 huecos: 3 en Manhattan, 2 en el Sanctasanctórum, 1 en la Torre de los Vengadores. Una carta ataca a la del hueco de enfrente. Calavera está en Manhattan 2; tu lado sigue vacío.
lesson-skirmish-1-hulk = Un turno empieza reclutando. Hulk cuesta verde, cualquiera, cualquiera: un símbolo se paga descartando otra carta de su color; «cualquiera», con cualquier carta. Juega a Hulk: la Visión, tu única otra carta verde, paga el verde; Avispa y Viuda Negra, el resto.
lesson-skirmish-1-hulk-recruit = El Recluta no cuesta nada y viene después. Empieza por Hulk.
lesson-skirmish-1-hulk-other = Es posible, pero Hulk es la carta más fuerte de esta mano. Juega a Hulk.
lesson-skirmish-1-hulk-done = Tu lado está vacío: sin cartas no ataca nadie. Juega a Hulk.
lesson-skirmish-1-hulk-pay = Conserva el Recluta de S.H.I.E.L.D., que no cuesta nada. Paga con Avispa y Viuda Negra.
lesson-skirmish-1-place = Ahora su hueco; vale cualquiera vacío. Frente a Calavera (Fuerza 1, Vida 4), Hulk estorba a un enemigo y tiene a quién golpear: Manhattan 2.
lesson-skirmish-1-place-other = Está permitido, pero entonces Calavera no encontraría a nadie. Pon a Hulk enfrente, en Manhattan 2.
lesson-skirmish-1-recruit = Recluta de S.H.I.E.L.D. no cuesta nada. Un atacante sin nadie enfrente obtiene la bonificación de Lugar en vez de luchar. Juega el Recluta en Manhattan 1, donde no hay nadie enfrente.
lesson-skirmish-1-recruit-done = Tienes una carta que no cuesta nada: juégala antes.
lesson-skirmish-1-recruit-slot = También es buen sitio. Esta vez elige Manhattan 1.
lesson-skirmish-1-attack = Tu mano está vacía, así que empieza el Ataque. Todas tus cartas con Fuerza atacan por sí solas, una tras otra, de Manhattan a la Torre. La carta atacada no devuelve el golpe.
lesson-skirmish-1-civilian = No había nadie frente a tu Recluta, así que puedes liberar allí a un Civil. Un Civil liberado se queda contigo y más tarde paga un símbolo de su color o un «cualquiera». Si quedan 2 o menos en Manhattan ganas en el acto. Llévate el rojo.
lesson-skirmish-1-civilian-other = Cada uno paga su color. El rojo será útil enseguida: llévate ese.
lesson-skirmish-1-struck = Hulk ha infligido 3 Daños a Calavera, que tiene Vida 4; los Daños se quedan. Luego has robado 2 cartas, como al final de cada turno tuyo. Ahora juegan los Villanos.
lesson-skirmish-1-struck-back = Soldado raso de Hydra ha golpeado a tu Recluta y Calavera a Hulk, y Zola no ha encontrado a nadie en Manhattan 3: 1 punto de Victoria, el marcador está en el 2 de su lado. Pero Hulk es más fuerte cuantos más Daños tiene: Fuerza 4.
lesson-skirmish-1-iron = Soldado raso de Hydra también te ha dejado robar una carta. Juega a Iron Man en el primer hueco del Sanctasanctórum: tu Civil rojo paga el rojo, y Thor el otro símbolo.
lesson-skirmish-1-iron-red = Tu Civil rojo puede pagar el rojo, y conviene conservar a Capitana Marvel. Elige el Civil.
lesson-skirmish-1-iron-done = Puedes pagar a Iron Man: juégalo antes.
lesson-skirmish-1-iron-slot = El Sanctasanctórum es el lugar de los Artefactos: elige Sanctasanctórum 1.
lesson-skirmish-1-again = En el Sanctasanctórum no hay nadie frente a Iron Man, así que su Ataque moverá el marcador de los Artefactos 1 casilla en tu dirección. ¡Ataca!
lesson-skirmish-1-turns = Calavera ha caído y el marcador de los Artefactos está 1 casilla hacia tu lado. Ya conoces el turno: recluta, ataca, roba 2 cartas. La siguiente lección trae el final de un duelo así.

# -- 2: los últimos turnos --

lesson-skirmish-2 = El séptimo punto
lesson-skirmish-2-learned =
    Una copia sustituye gratis a su personaje y retira sus Daños.
    Un ataque sin nadie enfrente libera a un Civil de los Héroes o da puntos a los Villanos en Manhattan, mueve el marcador de los Artefactos en el Sanctasanctórum y roba una carta de Campo de batalla en la Torre de los Vengadores.
    Los Héroes ganan con 7, los Villanos con 9; vigila el contador, los Civiles y los mazos.
lesson-skirmish-2-points = Más adelante en el duelo: el marcador está en el 5 de tu lado, y con 7 se gana. Dos turnos deberían bastar.
lesson-skirmish-2-replace = Hulk tiene 6 Daños y Vida 8. Tienes en la mano su versión potenciada: nadie puede tener dos copias de un Personaje, así que lo sustituye en su hueco, sin coste, y sus Daños desaparecen. Juégala.
lesson-skirmish-2-replace-done = A Hulk le queda poca Vida, y su sustituto es gratis. Juégalo antes.
lesson-skirmish-2-bonus = Ha llegado con un golpe que inflige 1 Daño a todos, a él también, y ese Daño le da Fuerza 5. Loki, enfrente, tiene 5 Daños y Vida 7. Iron Man en el Sanctasanctórum y Viuda Negra en la Torre no encuentran a nadie: cada uno obtiene una bonificación. ¡Ataca!
lesson-skirmish-2-artifact = Loki ha caído, y el marcador de los Artefactos ha llegado a tu extremo: te llevas uno de los dos Artefactos. Vara de Watoomb da 1 punto de Victoria al inicio de cada reclutamiento tuyo si tienes 3 cartas en juego. Las tienes: llévatela.
lesson-skirmish-2-artifact-other = Bueno contra muchos enemigos, pero solo les queda una carta. La Vara da puntos: llévatela.
lesson-skirmish-2-tower = Viuda Negra, en la Torre, te ha traído una carta de Campo de batalla: Esquina callejera. Puede jugarse por sus puntos en un turno posterior, o pagar un «cualquiera». Sigues en 5. Ahora, los Villanos.
lesson-skirmish-2-wand = Soldado raso de Hydra no ha encontrado a nadie en Manhattan y te ha quitado 1 punto; la Vara te lo ha devuelto: 5 otra vez. Tu mano puede ganar.
lesson-skirmish-2-corner = Esquina callejera cuesta amarillo, rojo y azul, y vale 2 puntos de Victoria. ¿Cómo llegas ahora a 7?
lesson-skirmish-2-corner-done = Hay algo en tu mano que vale puntos. ¿Quién puede pagarlo?
lesson-skirmish-2-corner-hero = Una buena carta, pero gasta lo que tiene que pagar los puntos.
lesson-skirmish-2-won = 7 puntos de Victoria: los Héroes ganan en el acto. Si antes se hubiera agotado uno de los mazos, habría ganado la facción con más puntos. Ahora prueba un duelo tuyo.
