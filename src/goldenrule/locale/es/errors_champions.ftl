# Errores de Marvel Champions: opciones, mazos, paquetes, posiciones, el ayudante.

champions-bad-reading = No hay ninguna lectura de las reglas { $name }{ $close }
nearest-readings = ; `docs/readings.md` las enumera.

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
champions-pack-players-card-classification = una carta de jugador tiene clasificación: `identity`, un aspecto o `basic`.
champions-pack-speaks-what-triggered = { $word } habla de lo que ha desencadenado una capacidad, y a esta no la desencadena nada.
champions-pack-lasts-starts = `lasts` inicia «{ $name }», que no está entre los efectos duraderos de la carta.
champions-pack-enemy-attacks-names = `enemy_attacks` nombra «{ $rider }», que no está entre los efectos duraderos de la carta.
champions-pack-binding = no puede asignarse nada al nombre «{ $name }»; usa minúsculas, cifras y '_'.
champions-pack-resources-not-made = los recursos «{ $found }» no se componen de las letras { $letters }.
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
