# Errores de Marvel Champions: opciones, mazos, paquetes, posiciones, el ayudante.

champions-bad-reading = No hay ninguna lectura de las reglas { $name }{ $close }
nearest-readings = ; `goldenrule rules champions readings` las enumera.

champions-pack-no-hero = no hay ningún héroe «{ $hero }»{ $close }
champions-pack-kind-standard = su clase es `standard`, `expert` o `modular`.
champions-pack-nothing-includes = nada lo incluye: ponlo en un héroe, un conjunto o un escenario.
champions-pack-no-code = no es un código; usa hasta 40 letras, cifras, '_' y '-'.
champions-pack-facts = { $wrong }.
champions-pack-quantity-can = su cantidad es { $quantity }, y puede ser de 1 a { $most }.
champions-pack-code-type-choose = el código es el de { $name }, que es del tipo { $type }; elige otro código.
champions-pack-no-keyword = no hay ninguna palabra clave «{ $keyword }»{ $close }
champions-pack-but-no-ability = tiene { $star }, pero ninguna capacidad de la clase «{ $kind }».
champions-pack-ability-kind = tiene una capacidad de la clase «{ $kind }», pero no `{ $star }: true`.
champions-pack-play-speaks-trigger = `play`: { $word } habla de un desencadenante, y jugar una carta no lo tiene.
champions-pack-lasting-effect-cannot = un efecto duradero no puede llamarse «{ $name }»; usa minúsculas, cifras y '_'.
champions-pack-counters = unos contadores no pueden llamarse «{ $name }»; usa minúsculas, cifras y '_'.
champions-pack-card-type-needs = una carta del tipo { $type } necesita el campo «{ $field }».
champions-pack-can-more = su { $field } es { $n }, y puede ser { $least } o más.
champions-pack-attachment-to-nothing = un Accesorio dice a qué se vincula; escribe `play: { "{" }attach: ...{ "}" }`.
champions-pack-players-card-classification = una carta de jugador tiene clasificación: `identity`, un aspecto o `basic`.
champions-pack-speaks-what-triggered = { $word } habla de lo que ha desencadenado una capacidad, y a esta no la desencadena nada.
champions-pack-lasts-starts = `lasts` inicia «{ $name }», que no está entre los efectos duraderos de la carta.
champions-pack-enemy-attacks-names = `enemy_attacks` nombra «{ $rider }», que no está entre los efectos duraderos de la carta.
champions-pack-binding = no puede asignarse nada al nombre «{ $name }»; usa minúsculas, cifras y '_'.
champions-pack-resources-not-made = los recursos «{ $found }» no se componen de las letras { $letters }.
champions-pack-no-name = { $word } nombra «{ $name }», pero ninguna carta se llama así{ $close }
champions-pack-cost-as-effect = { $word } es un coste, no un efecto; escríbelo en `cost: parts:`, junto al efecto.
champions-pack-cost-not-yours = { $word } nombra { $of }, pero los costes se pagan con cartas en juego que controla el jugador; nombra `this`, `you` o `your_cards`.
champions-pack-cost-amount = la cantidad de { $word } es { $n }; un coste exige 1 o más.
champions-pack-cost-range = `discard_from_hand` tiene `least` { $least } y `most` { $most }; `least` es 1 o más y `most` no es menor que `least`.
champions-pack-cost-event = { $word } exige que esta carta esté en juego, y un evento nunca lo está; quítalo.
champions-pack-cost-twice = su coste agota dos veces la misma carta ({ $what }), y una carta solo puede agotarse una vez; quita una de las dos.
champions-pack-cost-both-forms = su coste nombra `your_hero` y `your_alter_ego`, y una identidad está en una sola forma a la vez; escribe `you`.
champions-pack-cost-other-form = su coste nombra { $word }, y la capacidad se usa en la forma { $form }; escribe `you`.
champions-pack-cost-gone = su coste descarta esta carta, así que el mismo coste no puede volver a descartarla ni infligirle daño; quita una parte.
champions-pack-cost-identity = su coste descarta esta carta, y una identidad nunca sale del juego; quita `discard_this`.
champions-pack-cost-counters = su coste gasta a la vez { $n } contadores «{ $name }», y la carta nunca tiene más de { $most }; gasta menos o haz que una capacidad le añada contadores.
champions-pack-cost-in-payment = una capacidad de recurso se usa en medio de un pago, así que su coste no puede tener { $word }; usa `exhaust_cost`, `spend_counter`, `discard_this` o `heal_cost`.
champions-pack-lists-no-facts = incluye «{ $code }», que no tiene datos{ $close }
champions-pack-lists-type = incluye { $code } ({ $name }), que es del tipo { $type }.
champions-pack-lists-can-listed = incluye { $n } de { $code } ({ $name }); pueden incluirse de 1 a { $most }.
champions-pack-lists-cards = incluye { $total } cartas, y no puede jugarse con más de { $most }; quita algunas.
champions-pack-no-facts = su { $field } «{ $code }» no tiene datos{ $close }
champions-pack-type-not = su { $field } { $code } ({ $name }) es del tipo { $type }, no { $wanted }.
champions-pack-hero-id = no es un identificador; usa hasta 40 minúsculas, cifras y '_'.
champions-pack-hero-cards = un héroe tiene { $wanted } cartas, no { $count }.
champions-pack-not-among-nemesis = { $code } no está entre sus cartas de Archienemigo.
champions-pack-other-face = la otra cara de { $hero } { $back ->
    [none] falta
   *[other] es { $back }
}, y debería ser { $alter_ego }.
champions-pack-obligation-for = la Obligación { $obligation } necesita `obligation_for: { $name }`.
champions-pack-starter-aspect-one = su `starter_aspect` es uno de { $aspects }.
champions-pack-no-encounter-set = no hay ningún conjunto de Encuentros «{ $name }»{ $close }
champions-pack-villain-no-stage = el Villano no tiene la etapa «{ $stage }».
champions-pack-needs-least-one = necesita al menos una etapa del Villano en cada modo y un Plan principal.
champions-pack-stages-most-can = tiene { $n } etapas; pueden jugarse { $most } como máximo.

champions-pack-unknown-type = tipo desconocido «{ $type }», se espera uno de { $types }
champions-pack-unknown-classification = clasificación desconocida «{ $classification }», se espera una de { $known }
champions-pack-unknown-resource = recurso desconocido en «{ $resources }», se esperan las letras E, M, P y W
champions-pack-unknown-scheme-icon = icono de Plan desconocido en { $icons }, se espera `acceleration`, `hazard` o `crisis`
champions-pack-other-face-missing = su otra cara «{ $back }» falta o no remite a esta

champions-bad-champions-no-option = Champions no tiene la opción { $key }; sus opciones son { $options }.
champions-bad-option-true-false = La opción «{ $key }» es `true` o `false`, no { $given }.
champions-bad-option-text = La opción «{ $key }» es un texto, no { $given }.
champions-bad-option-first-player = La opción `first_player` es el número de un asiento, no { $given }.
champions-bad-option-decks-maps = La opción `decks` asigna a los asientos (0, 1 ...) listas de códigos de cartas; es { $decks }.
champions-bad-decks-more-players = Hay { $n } mazos, más que jugadores; nombra como máximo uno por héroe.
champions-bad-option-yes-no = La opción «{ $key }» es `yes` o `no`, y no «{ $word }».
champions-bad-option-first-player-number = La opción `first_player` es el número de un asiento, no { $word }.
champions-bad-champions-offers-nothing = Champions no ofrece nada para «{ $option }»; pide `heroes`, `scenario`, `modular` o `readings`.
champions-bad-deck-says-hero = Un mazo dice qué héroe lo juega; omite los héroes y los aspectos.
champions-bad-no-deck-named = No se nombra ningún mazo; indica un archivo, uno por jugador, separados por comas.
champions-bad-tune-one-deck = Solo se puede ajustar un mazo cada vez; indica uno.
champions-bad-neither-command-nor = { $line } no es ni una orden ni una respuesta; escribe help, o Intro para continuar.
champions-bad-no-amount = { $line } no es una cantidad; no escribas nada, o un número de 0 a { $most }.
champions-bad-not-hero-form = { $name } no está en identidad de Héroe y no puede defender.
champions-bad-no-answer-attack = { $line } no responde a un ataque; escribe: nada (nadie), `def`, `def 2` (con DEF 2) o `ally`.
champions-bad-put-number-behind = Hay { $n } de { $name }; pon el número detrás del nombre, por ejemplo: { $name } 1.
champions-bad-no-such = No hay { $name } { $nth }; { $n ->
    [one] hay { $n }
   *[other] hay { $n }
}.
champions-bad-villain-leaves-play = El Villano abandona el juego cuando se derrota una etapa: `damage villain N`.
champions-bad-no-player = { $words ->
    [none] Escribe un jugador
   *[other] { $words } no es un jugador
}; los jugadores son { $listed }.
champions-bad-been-eliminated = { $name } está fuera de la partida.
champions-bad-no-scheme = { $name } no es un Plan; escribe `main` o el nombre de un Plan secundario.
champions-bad-names-missing = Escribe a quién o a qué, y un número; por ejemplo: { $example }.
champions-bad-ends-no-number = { $last } no es un número de 0 a { $most }, y la línea debe acabar con uno; por ejemplo: { $example }.
champions-bad-no-printed-hit = { $name } no tiene Vida impresa; usa `discard` y su nombre cuando sea derrotado.
champions-bad-identity-least-hit = Un Superhéroe tiene al menos 1 de Vida.
champions-bad-cannot-threat = { $name } no puede tener { $total } de Amenaza; un ayudante cuenta hasta { $counted }.
champions-bad-no-character = { $name } no es un personaje.
champions-bad-no-number-tokens = { $rest } no es un número de fichas; escribe, por ejemplo: `token 1`.
champions-bad-tokens-there = Hay { $n ->
    [one] { $n } ficha de Aceleración
   *[other] { $n } fichas de Aceleración
}; puede haber de 0 a { $most }.
champions-bad-type-card-revealed = Escribe la carta que se muestra y el jugador, por ejemplo: `reveal Mover ficha 1`.
champions-bad-type-card-found = El mazo de Encuentros es el impreso: descarta de él y escribe `enter NAME` o `reveal NAME` con la carta que salga.
champions-bad-mill-until = { $words } no es un tipo de carta; escribe un número o uno de estos tipos: { $types }, seguido de un rasgo si la carta lo nombra: `mill minion`.
champions-bad-mill-number = El mazo de Encuentros tiene { $most ->
    [one] { $most } carta; escribe 1.
   *[other] { $most } cartas; escribe un número de 1 a { $most }.
}
champions-bad-nemesis-set-come = El conjunto de Archienemigo de { $name } ya ha llegado; una carta que lo llama gana Oleada: `reveal { $seat }`.
champions-bad-no-enemy = { $name } no es un enemigo.
champions-bad-does-not-say = { $rest } no dice a qué; escribe, por ejemplo: `attach Embestida to villain`.
champions-bad-no-attachment = { $name } no es un Accesorio.
champions-bad-cannot-attached-itself = { $name } no puede vincularse a sí misma ni a lo que tiene vinculado.
champions-bad-nothing-carries = Ahora nada en juego puede llevar { $name }: no entra en juego y se queda donde estaba. Si se ha mostrado, escribe 'reveal' y su nombre; entonces se descarta.
champions-bad-no-minion = { $name } no es un Esbirro.
champions-bad-type-name-code = Escribe el nombre o el código de la carta que se muestra.
champions-bad-card-missing = Escribe qué carta, por su nombre o código.
champions-bad-no-such-card = Aquí no hay ninguna carta como { $words }; escribe su nombre o su código.
champions-bad-could-type-more = { $words } puede ser { $several }; escribe más del nombre.
champions-bad-box-no-more = La caja no tiene más de { $quantity } de { $name }; descarta una antes.
champions-bad-no-card = No hay ninguna carta «{ $code }»; los códigos de cartas son como { $example }.
champions-bad-saved-position-names = La posición guardada nombra la capacidad «{ $path }», que estas cartas no tienen.
champions-bad-no-hero = No hay ningún héroe «{ $hero }»; elige entre { $heroes }.
champions-bad-no-aspect = No hay ningún aspecto «{ $aspect }»; elige entre { $aspects }.
champions-bad-deck-cards = Un mazo tiene de { $smallest } a { $most } cartas, no { $size }.
champions-bad-no-deck-marvelcdb = { $given } no es un mazo de MarvelCDB; un enlace es `https://{ $site }/decklist/view/{ metavar-number }`.
champions-bad-takes-longer-seconds = { $url } tarda más de { $seconds } segundos; guarda el mazo como archivo.
champions-bad-gives-more-bytes = { $url } devuelve más de { $most } bytes; ningún mazo es tan grande.
champions-bad-cannot-reached = No se puede llegar a { $url } ({ $given }); guarda el mazo como archivo.
champions-bad-marvelcdb-no-deck = MarvelCDB no tiene ningún mazo en { $url } ({ $reason }); ¿está compartido con todos?
champions-bad-no-deck-format = No hay ningún formato de mazo «{ $given }»; elige entre { $formats }.
champions-bad-larger-bytes = { $where } supera los { $most } bytes; ningún mazo lo hace.
champions-bad-empty-give-deck = { $where }: vacío; da un mazo en uno de los formatos { $formats }.
champions-bad-name-deck-empty = El nombre del mazo está vacío; da un archivo, o el número o el enlace de un mazo de MarvelCDB.
champions-bad-twice-keep-one = { $where } tiene «{ $given }» dos veces; deja una.
champions-bad-not-valid-json = { $where } no es JSON válido: { $given }.
champions-bad-nested-too-deeply = { $where }: demasiados niveles anidados para un mazo.
champions-bad-no-slots = { $where } no es un mazo de MarvelCDB: se espera un objeto con `slots`.
champions-bad-text-not = { $where }: «{ $key }» es un texto, no { $given }.
champions-bad-maps-codes-cards = { $where }: «{ $key }» asigna números a códigos de cartas; es { $given }.
champions-bad-marvelcdb-knows-cards = MarvelCDB solo conoce las cartas por su código, y «{ $nameless }» no tiene; quítala.
champions-bad-number-copies-not = { $place }: el número de copias es de 0 a { $most }, no { $given }.
champions-bad-no-deck = { $where } no es un mazo: más de { $most_lines } de sus líneas no son cartas.
champions-bad-more-lines-cards = { $where } tiene más de { $most_lines } líneas de cartas; un mazo tiene { $most } cartas como máximo.
champions-bad-card-neither-code = { $where }, { $place }: esta carta no tiene código ni nombre.
champions-bad-document-types-entities = { $where }, { $place }: no se permiten tipos de documento ni entidades; quítalos.
champions-bad-nested-more-levels = { $where }, { $place }: está anidado a más de { $most } niveles.
champions-bad-no-deck-octgn = { $where } no es un mazo de OCTGN: empieza por <{ $given }>, no por `<deck>`.
champions-bad-deck-another-game = { $where } es un mazo de otro juego ({ $given } de OCTGN).
champions-bad-qty-number-copies = { $where }, { $place }: `qty` es un número de copias, no «{ $given }».
champions-bad-line-not-valid = { $where }, línea { $line }: no es `XML` válido: { $text }.
champions-bad-encoding-cannot-read = { $where } está en una codificación que no puede leerse; guárdalo como `UTF-8`.
champions-bad-no-cards = { $where } no tiene cartas; cada una es un elemento `<card qty="2">Backflip</card>`.
champions-bad-no-cards-key = { $where } no es un mazo: se espera `cards:`, con una carta y su número de copias en cada línea.
champions-bad-line-no-keys = { $where }, línea { $line }: no hay «{ $given }»; las claves son { $keys }.
champions-bad-line-text = { $where }, línea { $line }: «{ $key }» es un texto.
champions-bad-line-no-aspect = { $where }, línea { $line }: no hay ningún aspecto «{ $aspect }»; elige entre { $aspects }.
champions-bad-line-cards-maps = { $where }, línea { $line }: `cards` asigna números a cartas, como `Backflip: 2`.
champions-bad-not-utf-text = { $where } no es texto `UTF-8` (posición { $byte }); guárdalo como `UTF-8`.
champions-bad-no-text = { $where } no es un texto: tiene bytes nulos.
champions-bad-lists-no-cards = { $where } no incluye cartas; una carta es una línea como `2x Backflip (Core Set)`.
champions-bad-no-identity-can = { $who }: sin Superhéroe que pueda jugarse{ $unknown ->
    [none] { "" }
   *[other] { " " }(no se conoce aquí: { $unknown })
}; nombra uno de { $heroes }.
champions-bad-cards-not-known = { $who }: cartas que no se conocen: { $strangers }; quítalas.
champions-bad-cards-no-more = { $who }: { $size } cartas, y no puede jugarse con más de { $most }; quita algunas.
champions-bad-these-decks = Son { $n } mazos, y a una partida pueden traerse { $most }; quita algunos.
champions-bad-no-deck-among = No hay ningún mazo { $name } entre los que se trajeron; elige uno de ellos.
champions-bad-unknown = No hay ningún { $what ->
    [hero] héroe
    [scenario] escenario
    [modular-set] conjunto modular
   *[aspect] aspecto
} «{ $name }»; elige entre { $names }.
champions-bad-champions-heroes = Champions es para 1 a 4 héroes, no { $n }.
champions-bad-hero-chosen-twice = El héroe «{ $hero }» se ha elegido dos veces, pero una carta única solo puede estar en juego una vez.
champions-bad-modular-set-chosen = El conjunto modular «{ $modular }» se ha elegido dos veces, pero solo hay uno.
champions-bad-only-modular-sets = Solo hay { $n } conjuntos modulares entre los que elegir.
champions-bad-aspects-seats = Hay aspectos para { $n } asientos, pero { $heroes } héroes.
champions-bad-boxes-one-several = `boxes` es `one` o `several`, no «{ $boxes }».
champions-bad-player-cannot-first = El jugador { $seat } no puede ser el inicial: { $most ->
    [1] solo hay un jugador, el 1
   *[other] los jugadores van de 1 a { $most }
}.
champions-bad-decks-sets-game = Los mazos y conjuntos de esta partida tienen { $cards } cartas, y puede tener { $most }; nombra menos.
champions-bad-deck-seat = Hay un mazo para el asiento { $seat }, pero los asientos van de 0 a { $n }.
champions-bad-deck-seat-card = El mazo del asiento { $seat } tiene la carta «{ $code }», que no existe.
champions-bad-deck-seat-type = El mazo del asiento { $seat } tiene { $name } ({ $code }), que no es una carta de jugador.
champions-bad-one-box-too = Una caja tiene muy pocas copias para estos mazos: { $short }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}; elige otros aspectos.
champions-bad-needs-number-after = { $words } necesita un número tras «{ $verb }».
champions-bad-write-declare-yes = { $words }: escribe `declare yes` o `declare no`.
champions-bad-players-no-seat = `players[{ $seat }]`: no hay asiento { $seat }; la partida tiene { $seats } héroes.
champions-bad-cards-target-only = `cards.{ $name }.target`: solo el Plan principal tiene umbral; quítalo.
champions-bad-given-minions-minions = `given.minions_of`: los Esbirros se activan en el paso 2; escribe `phase: villain, step: 2` (MC-VPHASE-05).
champions-bad-given-active-nobody = `given.active`: en la fase del Villano nadie tiene el turno; quítalo.
champions-bad-given-stop-after = `given.stop_after`: el paso { $stop_after } ya ha pasado; escribe { $step } o uno posterior.
champions-bad-given-step-only = `given.step`: solo la fase del Villano tiene pasos; escribe `phase: villain`.
champions-bad-given-phase-mulligans = `given.phase`: la mano inicial se renueva antes de la primera ronda; omite `round`, `active` y `stop_after`.
champions-bad-given-active-nobody-turn = `given.active`: nadie tiene el turno cuando todos han terminado; quítalo.
champions-bad-named-more-often = { $at }: «{ $name }» se nombra más veces que copias tiene la caja ({ $box }).
champions-bad-owner-no-seat = { $where }`.owner`: no hay un asiento { $owner } al que pueda pertenecer esta carta.
champions-bad-attached-not-attached = { $where }`.attached_to`: { $name } no se vincula a nada.
champions-bad-facedown-only-what = { $at }`.facedown`: solo puede estar boca abajo lo que está enfrentado a un jugador.
champions-bad-play-elsewhere = { $at }: «{ $card }» está en juego en otro lugar.
champions-bad-attached-no-card = { $at }`.attached_to`: no hay en juego ninguna carta «{ $attached_to }» a la que vincularse.
champions-bad-attached-play-add = { $at }`.attached_to`: hay en juego { $n } de «{ $attached_to }»; añade (1) o (2).
champions-bad-attached-something-say = { $at }: { $name } se vincula a algo; indica `attached_to`.
champions-bad-attached-cannot-attached = { $at }`.attached_to`: { $name } no puede vincularse a { $name2 }.
champions-bad-attached-already-carries = { $at }`.attached_to`: { $name } ya lleva { $name2 }.
champions-bad-seat-already-may = { $at }: el asiento { $seat } ya tiene { $same } de { $name } y no puede tener más.
champions-bad-unique-already-play = { $at }: { $name } es única, y { $name2 } ya está en juego.
champions-bad-exhausted-never-exhausted = { $at }`.exhausted`: { $name } nunca se agota.
champions-bad-threat-side-scheme = { $at }`.threat`: un Plan secundario sin Amenaza está derrotado; pon al menos 1.
champions-bad-threat-no-scheme = { $at }`.threat`: { $name } no es un Plan.
champions-bad-statuses-no-character = { $at }`.statuses`: { $name } no es un personaje.
champions-bad-counters-no-counters = { $at }`.counters`: { $name } no tiene contadores «{ $name2 }».
champions-bad-counters-without-counters = { $at }`.counters`: { $name } sin contadores se descarta; pon al menos 1.
champions-bad-damage-defeats-hit = { $at }: { $amount } de Daño derrota a { $name }, que tiene { $most } de Vida.
champions-bad-takes-no-damage = { $at }: { $name } no sufre Daño.
champions-bad-character-most-one = { $at }: un personaje tiene como máximo una carta de Estado de cada tipo (MC-STATUS-03); nombra cada una una vez.
champions-bad-no-card-at = { $at }: no hay ninguna carta «{ $name }»{ $close ->
    [none] { "" }
   *[other] ; ¿querías decir «{ $close }»?
}.
champions-bad-type-cannot = { $at }: «{ $name }» es del tipo { $type }, que no puede estar aquí{ $where ->
    [ally] ; un Aliado necesita a alguien que lo controle, en `players`
    [minion] ; un Esbirro está entre los enfrentados a un jugador
   *[none] { "" }
}.
champions-bad-given-players-no = `given.players[{ $seats }]`: no hay asiento { $seats }; la partida tiene { $seats } héroes.
champions-bad-given-no-seat = `given.{ $name }`: no hay asiento { $seat }; los asientos van de 0 a { $seats }.
champions-bad-given-seat-eliminated = `given.{ $name }`: el asiento { $seat } está eliminado (MC-ELIM-01); nombra uno que juegue.
champions-bad-given-players-everybody = `given.players`: con todos eliminados, la partida está perdida (MC-ELIM-08); deja a alguien.
champions-bad-given-players-who = `given.players[{ $seat }]`: a quien está eliminado no le queda nada (MC-ELIM-02); no digas más de él.
champions-bad-given-stage-choose = `given.{ $whose }.stage`: elige entre { $names }, no «{ $wanted }».
champions-bad-given-main-scheme = `given.main_scheme.threat`: con { $threat } de { $most } el Plan está completo.
champions-bad-given-acceleration = `given.acceleration`: con { $n } fichas la partida se acaba (OQ-78); escribe un número hasta { $most }.
champions-bad-damage-give-damage = { $at }`.damage`: indica `damage` o `hit_points`, no ambos.
champions-bad-hit-points-most = { $at }`.hit_points`: { $name } tiene { $most } como máximo, no { $hit_points }.
champions-bad-top-give-top = { $at }`_top`: indica las primeras cartas o el mazo entero, no ambos.
champions-bad-not-in-deck = { $at }: en este mazo ya no queda { $name }; nombra una carta que la preparación ponga ahí.
champions-bad-setup-empty = { $at }: una partida empieza con cartas en cada mazo; nombra al menos una.
champions-bad-given-shuffled-only = `given.encounter_shuffled`: es para `phase: setup`, que baraja el mazo de encuentros (MC-SETUP-11); usa `encounter_top`.
champions-bad-given-shuffled-gone = `given.encounter_shuffled[{ $i }]`: { $name } ha salido del mazo de encuentros antes de que se baraje (MC-SETUP-10); nombra otra carta.
champions-bad-given-players-counters = `given.players[{ $seat }].counters`: ninguna carta usa contadores «{ $name }»; escribe el nombre que usa una carta.
champions-bad-deck-alone = { $at }.{ $name }: un mazo se comprueba sin partida; quítalo, o quita `deck`.
champions-bad-deck-answer = un mazo se comprueba sin partida, así que no se pregunta nada; escribe en `then` lo que se encuentra.
champions-bad-deck-text-alone = `given.deck`: el texto de un archivo de mazo lo dice todo; quita lo demás, o el texto.
champions-bad-deck-starter = `given.deck.starter`: nombra un héroe cuyo mazo preparado se use: { $heroes }.
champions-bad-deck-several = { $at }: varias cartas se llaman { $name }; escribe uno de los códigos { $codes }.
champions-bad-given-players-play = `given.players[{ $seat }].in_play`: { $n } Aliados superan el límite de { $most }.
champions-bad-empty-deck-made = { $at }: un mazo vacío se rehace con su pila de descartes; deja una carta en él.
champions-bad-given-something-defeated = `given`: en esta posición algo está derrotado, completo o por encima de su límite.
champions-bad-given-decks-no = `given.decks`: «{ $key }» no es un asiento; los asientos son números desde 0.
champions-bad-goal = { $at }: { $why }.
champions-bad-write-exactly-one = { $at }: escribe exactamente uno entre `win`, `survive` y `facts`.
champions-bad-deck-illegal = { $who }: mazo no válido. { $found }
champions-deck-of-seat = El mazo del asiento { $seat }
champions-deck-built = El mazo que podría formarse
champions-deck-of-player = El mazo del jugador { $player }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}
champions-deck-brought = El mazo
