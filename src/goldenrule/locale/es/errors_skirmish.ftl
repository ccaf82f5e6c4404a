# Errores del duelo. Lo que va entre acentos graves y el código se escribe tal cual.

skirmish-pack-misfit = { $text }.
skirmish-pack-artifact-does-nothing = un Artefacto no hace nada sin una habilidad; pon una, o `copies: 0` para quitarlo.
skirmish-pack-id-choose-another = el identificador es el de { $name }, que es { $kind } de { $faction }; elige otro.
skirmish-pack-no-main-character = no hay ningún Personaje principal «{ $character }»{ $close }
skirmish-pack-loop = puede traerse de vuelta sin fin: { $steps }; excluye alguno con `where` o usa `return_to_hand`.
skirmish-pack-deck = con este paquete los { $faction } tienen { $n } cartas, y se juega con { $size }; sustituye cartas con su propio identificador, cambia `copies` o quita cartas con `copies: 0`.
skirmish-pack-tiles = con este paquete hay { $n } cartas de la clase { $kind }; pueden usarse { $most } como máximo.

skirmish-pack-character-belongs-faction = un Personaje pertenece a una facción: pon `faction: heroes` o `faction: villains`
skirmish-pack-character-colour = un Personaje tiene un color: pon `colour: red`, `yellow`, `green` o `blue`
skirmish-pack-character-life-strength = un Personaje tiene de 1 a 99 de Vida y de 0 a 99 de Fuerza
skirmish-pack-only-battlefield-card = solo una carta de Campo de batalla tiene `vp`
skirmish-pack-card-kind-no = una carta de la clase { $kind } no tiene facción, color, Fuerza ni Vida
skirmish-pack-main-character-names = un Personaje principal indica su `character` y su `version` (`standard` o `boosted`)
skirmish-pack-only-main-character = solo un Personaje principal tiene `character` y `version`
skirmish-pack-artifact-neither-cost = un Artefacto no tiene coste ni `vp`
skirmish-pack-copies-number-from = `copies` es un número de 1 a 56
skirmish-pack-cost-most-symbols = un coste tiene como máximo 12 símbolos, y `vp` es un número de 0 a 16
skirmish-pack-cost-colour = su coste tiene { $n } símbolos de color { $colour }, y ningún bando que pueda jugarla llega a tener más de { $most } cartas y Civiles de ese color para pagarlos; escribe menos.

skirmish-pack-only-artifact-single = solo un Artefacto es de un solo uso; pon `immediate` o `action`
skirmish-pack-battlefield-card-played = una carta de Campo de batalla se juega y desaparece, así que { $name } no cuenta nunca; pon `immediate`
skirmish-pack-artifact-never-placed = un Artefacto nunca se coloca ni ataca, así que { $name } no llega nunca

skirmish-pack-loop-step = { $id } puede poner en juego { $next }

skirmish-bad-duel-no-option = El duelo no tiene la opción { $key }; sus opciones son { $options }.
skirmish-bad-duel-offers-nothing = El duelo no ofrece nada para «{ $option }»; pide `readings`.
skirmish-bad-no-card-duel = En el duelo no hay ninguna carta «{ $id }»; `goldenrule cards skirmish` las enumera.
skirmish-bad-saved-position-names = La posición guardada nombra la habilidad «{ $path }», que estas cartas no tienen.
skirmish-bad-readings-contradict-each = Las lecturas { $one } y { $other } se contradicen; elige una de ellas.
skirmish-bad-cards-game-played = Los { $faction } tienen { $n } cartas; se juega con { $size }: véase D-1.3.
skirmish-bad-several-cards-called = Varias cartas se llaman «{ $word }»; escribe una de { $named }.
skirmish-bad-given-turn-turn = `given.turn`: el turno { $turn } es de los { $other } (D-2.8, D-4.1); escribe otro turno, o ninguno.
skirmish-bad-given-points-game = `given.points`: la partida termina en { $most } y en -{ $least } (D-9.1, D-9.2); escribe un número entre ambos, no { $points }.
skirmish-bad-given-marker-space = `given.marker`: en la casilla { $track } se toma un Artefacto (D-7.12); escribe un número de -{ $most } a { $most }, no { $marker }.
skirmish-bad-given-villains-freed = `given.villains.freed`: solo los Héroes tienen Civiles (D-7.8); quítalo.
skirmish-bad-given-civilians-manhattan = `given.civilians`: Manhattan tiene { $zones } zonas (D-2.5); enumera los colores de cada una.
skirmish-bad-given-civilians-zone = `given.civilians[{ $i }]`: una zona tiene un Civil de cada color (D-2.5); nombra cada uno una vez.
skirmish-bad-given-heroes-freed = `given.heroes.freed`: hay { $zones } Civiles { $colour } (D-1.6), y { $n } de ellos están en Manhattan; libera menos, o nombra lo que queda en `civilians`.
skirmish-bad-given-civilians-civilians = `given.civilians`: con { $sum } Civiles en Manhattan los Héroes han ganado (D-9.3); deja más de { $least }.
skirmish-bad-given-offer-artifacts = `given.offer`: hay { $spaces } Artefactos bocarriba (D-2.3); quita algunos.
skirmish-bad-given-offer-artifacts-lie = `given.offer`: hay { $spaces } Artefactos bocarriba mientras la pila tenga alguno (D-2.3, D-7.12); nombra más, o escribe `pile: []`.
skirmish-bad-slots-copy-slot = { $at }`.slots.`{ $slot }: { $key } habría sustituido a la copia del hueco { $named } (D-5.6); nombra otra carta.
skirmish-bad-slots-damage-defeats = { $at }`.slots.`{ $slot }`.damage`: { $damage } derrota a { $key }, que tiene Vida { $life } (D-7.5); escribe menos.
skirmish-bad-slots-strengthened-lasts = { $at }`.slots.`{ $slot }`.strengthened`: eso dura hasta el final de un turno, y este acaba de empezar o es de la otra facción; quítalo.
skirmish-bad-cards-used-but = { $at }: se usan { $n } de las { $all } cartas, pero { $left_out } están en la caja (D-2.2); nombra { $most } como máximo.
skirmish-bad-belongs-d-name = { $at }: { $name } es de los { $faction } (D-1.3); nombra otra carta.
skirmish-bad-no-name-one = { $at }: { $key } no es { $wanted } ({ $why }); nombra uno.
skirmish-bad-stacked-too-many = { $at }: del mazo se reparten y se roban { $most } cartas (D-2.2); no nombres más.
skirmish-bad-only-d-name = { $at }: solo { $n ->
    [one] hay
   *[other] hay
} { $n } de { $key } (D-1.4); nombra otra carta.
skirmish-bad-deck-top-give = { $at }`.deck_top`: indica las primeras cartas o el mazo entero, no ambos.
skirmish-bad-needs-after = { $words } necesita { $kind } tras «{ $verb }».
skirmish-bad-needs-number-from = { $words } necesita un número de 1 a { $slots } tras «{ $verb }».
skirmish-bad-no-answer = { $words } no es una respuesta: { $most ->
    [0] es demasiado larga
   *[other] la última palabra es un número de 1 a { $most }
}.
skirmish-bad-answer-alone = { $words } no es una respuesta: tras «{ $verb }» no va nada.
