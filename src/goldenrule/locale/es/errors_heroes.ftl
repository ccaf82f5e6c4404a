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
heroes-pack-cost-number = tiene el coste «{ $name }» { $n } en su habilidad { $number }; escribe 1 o más, o quítalo
heroes-pack-cost-ko = paga { $n } resultados KO en su habilidad { $number } y queda derrotada con { $ko }, así que nunca puede pagar; escribe menos
heroes-pack-payers = habilidades de la clase { $kinds } de cartas del tipo { $types }

heroes-bad-marvel-heroes-no = Marvel Heroes no tiene la opción { $key }; sus opciones son { $options }.
heroes-bad-option-scenario-text = La opción `scenario` es un texto, no { $given }.
heroes-bad-option-first-player = La opción `first_player` es el número de un asiento, no { $given }.
heroes-bad-teams-play = Juegan { $word } Grupos, no { $n }: nombra tantos, u omite `players`.
heroes-bad-option-first-player-number = La opción `first_player` es el número de un asiento, no { $word }.
heroes-bad-option-players = La opción `players` es 2, 3 o 4, no «{ $players }».
heroes-bad-marvel-heroes-offers = Marvel Heroes no ofrece nada para «{ $option }»; pide `teams`, `scenario` o `readings`.
heroes-bad-no-team = No hay ningún Grupo «{ $team }»; elige entre { $known }.
heroes-bad-option-teams-names = { $n ->
    [0] Elige de 2 a 4 Grupos distintos.
   *[other] Elige de 2 a 4 Grupos distintos, no { $teams }.
}
heroes-bad-player-cannot-first = El jugador { $seat } no puede ser el primero: los jugadores van de 1 a { $most }.
heroes-bad-no-scenario = No hay ningún Escenario «{ $scenario }»; elige entre { $scenarios }, `random`.
heroes-bad-team-no-mastermind = El Grupo «{ $team }» no tiene Supervillano como Enemigo; un paquete tiene que añadirlo.
heroes-bad-seats-no-seat = `seats[{ $seat }]`: no hay asiento { $seat }; la partida tiene { $seats } jugadores.
heroes-bad-given-no-seat = `given.{ $name }`: no hay asiento { $seat }; los asientos van de { $least } a { $seats }.
heroes-bad-given-seats-no = `given.seats[{ $seats }]`: no hay asiento { $seats }; la partida tiene { $seats } Grupos.
heroes-bad-given-seats-write = `given.{ $name }`: hay { $seats } asientos; escribe un número para cada uno.
heroes-bad-given-threats-threat = `given.threats.{ $area }`: un marcador de Amenaza es de un Titular (H-3.10); nombra uno allí.
heroes-bad-given-most-wanted = `given.most_wanted`: hay { $spaces } espacios (H-2.7); quita algunos.
heroes-bad-no-most-wanted = { $at }: { $code } no tiene el icono de Los Más Buscados (H-8.25); nombra un Villano que lo tenga.
heroes-bad-given-round-game = `given.round`: { $code } tiene { $rounds } Turnos de Juego (H-10.2); escribe un número hasta ese.
heroes-bad-given-nobody-acts = `given.{ $name }`: nadie actúa antes de las Misiones (H-4.1); quítalo.
heroes-bad-given-round-no = `given.round`: tras el Turno de Juego { $round }, el último, no hay Despliegue (H-10.2); escribe uno menos.
heroes-bad-given-special-no = `given.special`: { $scenario } no tiene Titular Especial (H-10.4); quítalo.
heroes-bad-given-special-early = `given.special`: el Titular Especial de { $scenario } entra en juego en el Turno de Juego { $round } (H-10.4); escribe ese turno o uno posterior.
heroes-bad-given-archnemesis-early = `given.archnemesis`: en el primer Turno de Juego no hay Archienemigo (H-3.8); quítalo, o escribe un turno posterior.
heroes-bad-heroes-scenario-card = `given.heroes.{ $code }.place`: ningún héroe está en la carta de escenario mientras no haya un Titular Especial en juego (H-10.5); escribe `special: true` o nombra un Distrito.
heroes-bad-plans-order = { $at }: { $code } se completa después de { $first } (H-9.7); nombra también ese plan.
heroes-bad-given-masterminds-seats = `given.masterminds`: { $n ->
    [one] hay { $n } Supervillano
   *[other] hay { $n } Supervillanos
} para { $seats } asientos; nombra el que controla cada asiento.
heroes-bad-given-masterminds-twice = `given.masterminds`[{ $i }]: { $name } ya está nombrado; nombra otro Supervillano.
heroes-bad-given-masterminds-usual = `given.masterminds`[{ $i }]: en { $scenario } el jugador de la izquierda controla al Enemigo de un Grupo (H-3.2); escribe { $own } en lugar de { $name }.
heroes-bad-given-masterminds-own = `given.masterminds`[{ $i }]: { $name } es el Enemigo de { $team }, que en este escenario se enfrenta a otro Supervillano (H-10.18); nombra otro.
heroes-bad-area-not-used = { $at }: esta Área no se usa con { $seats } jugadores (H-2.3); nombra otra.
heroes-bad-allies-team-most = { $at }`.allies`: un Grupo tiene { $most } Aliados en la mesa como máximo (H-6.12); quita algunos.
heroes-bad-given-heroes-ko = `given.heroes.{ $code }.ko`: con { $ko } de { $of } KO está derrotado (H-5.4); pon menos, o escribe `status: recovery, wounded: true`.
heroes-bad-given-heroes-place = `given.heroes.{ $code }.place`: { $area } tiene { $spaces } espacios de Apoyo, cada uno para un Superhéroe (H-2.5); nombra otra Área.
heroes-bad-given-scenario-ends = `given`: en esta posición el Escenario termina en el acto ({ $ending }, H-10.2); quita algo o deja que una respuesta traiga el final.
heroes-bad-type-cannot-name = { $at }: { $code } es del tipo { $type }, que no puede estar aquí; nombra uno del tipo { $kinds }.
heroes-bad-no-left-game = { $at }: en esta partida no queda { $code }, porque { $why ->
    [named] se han nombrado todas sus copias
   *[team] su Grupo no juega
}; nombra otra carta.
heroes-bad-place-hero-recovery = { $at }`.place`: un Superhéroe en Recuperación está en su carta (H-5.9); omite `place`.
heroes-bad-wounded-wounded-hero = { $at }`.wounded`: un Superhéroe Herido está en Recuperación (H-5.4); escribe `status: recovery`.
heroes-bad-ko-who-recovery = { $at }`.ko`: quien está en Recuperación no tiene marcadores de KO (H-8.24, H-8.27); omite `ko`.
heroes-bad-can-carry-plot = { $at }: puede llevar { $most } Puntos de Planificación (H-11.3, H-11.6), no { $n }; escribe menos.
heroes-bad-only-story-cards = { $at }: solo quedan { $n } cartas de Historia de este Grupo (H-7.15); escribe menos.
heroes-bad-power-up-another = { $at }: { $code } es una Ventaja de otro Grupo (H-6.14); nombra una de { $team }.
heroes-bad-no-master-plan = { $at }: { $code } no es un Plan Maestro del Supervillano de este asiento (H-3.5); nombra uno suyo.
heroes-bad-given-track-track = `given.track`: el Contador tiene { $spaces } espacios (H-2.6); quita algunos.
heroes-bad-team-does-not = { $at }: el Grupo de { $code } no juega (H-7.16); nombra una Historia de otro.
heroes-bad-needs-number-after = { $words } necesita un número tras «{ $verb }».
heroes-bad-no-answer = { $words } no es una respuesta: hay demasiado tras «{ $verb }».
heroes-bad-marvel-heroes-does = Marvel Heroes no dice por qué; escribe `not_offered: '{ $words }'` en lugar de `refused`.
