# Errores de Marvel Heroes. Lo que va entre acentos graves y el código se escribe tal cual.

heroes-pack-misfit = { $text }.
heroes-pack-number = su { $name } es { $value }, y puede ser de { $least } a { $most }.
heroes-pack-id-type-choose = el identificador es el de { $name }, que es del tipo { $type }; elige otro.
heroes-pack-id-special-headline = el identificador es el del Titular Especial de { $name }; elige otro.
heroes-pack-special-headline-id = su Titular Especial tiene el identificador «{ $id }», que es el de otra carta.
heroes-pack-too-many = con este paquete hay más de { $most } cartas; pon menos copias.
heroes-pack-team-heroes = con este paquete el Grupo { $id } tiene { $n } Superhéroes ({ $heroes }), y un Grupo tiene { $team }; quita Superhéroes con `copies: 0` o añade alguno.
heroes-pack-team-nemesis = con este paquete el Grupo { $id } no tiene Enemigo; falta un Supervillano con `team: { $id }`.
heroes-pack-plans = con este paquete { $id } no tiene un Plan de cada parte ({ $stages }).
heroes-pack-unknown = no hay ningún { $what ->
    [team] Grupo
    [mastermind] Supervillano
    [hero] Superhéroe
   *[card] código de carta
} «{ $id }»{ $close }

heroes-pack-no-copies = no tiene copias; pon 1 o más
heroes-pack-can-fight = puede luchar, y por eso necesita Poderes y un valor de KO de 1 o más
heroes-pack-powers-colours = tiene Poderes de los colores { $colours }; cada color figura una vez
heroes-pack-power-value-outside = tiene el Poder «{ $name }» con un valor fuera de 0 a 5
heroes-pack-names-no-team = no nombra ningún Grupo
heroes-pack-no-skill = no tiene Habilidad; elige entre { $skills }
heroes-pack-needs-symbol = necesita un símbolo ({ $symbols }) y un `threat_type` ({ $threats })
heroes-pack-brings-special-headline = trae su Titular Especial en el Turno de Juego 1, que no tiene Despliegue; pon 2 o más
heroes-pack-needs-mastermind-stage = necesita un Supervillano y una parte ({ $stages })

heroes-bad-card-word = La carta «{ $id }» tiene en { $what } «{ $word }»; elige entre { $words }.
heroes-bad-card = La carta «{ $id }» { $wrong }.
heroes-bad-card-twice = Dos cartas tienen el identificador «{ $id }»; da otro a una de ellas.
heroes-bad-effect = La posición guardada nombra el efecto «{ $path }», que no tiene ninguna carta.
heroes-pack-type-ability-may = es del tipo «{ $type }», y su habilidad { $number } es «{ $kind }»; puede tener: { $known }
heroes-pack-constant-ability-without = tiene la habilidad constante { $number } sin `mods`
heroes-pack-ability-moment = tiene la habilidad { $number } con el momento «{ $moment }»; elige entre { $known }
heroes-pack-mods-ability = tiene `mods` en su habilidad { $number }, que no es constante
heroes-pack-cost-ability = tiene el coste «{ $name }» en su habilidad { $number } ({ $kind }); es para { $wanted }
heroes-pack-payers = habilidades de la clase { $kinds } de cartas del tipo { $types }
