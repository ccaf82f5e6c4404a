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

skirmish-pack-only-artifact-single = solo un Artefacto es de un solo uso; pon `immediate` o `action`
skirmish-pack-battlefield-card-played = una carta de Campo de batalla se juega y desaparece, así que { $name } no cuenta nunca; pon `immediate`
skirmish-pack-artifact-never-placed = un Artefacto nunca se coloca ni ataca, así que { $name } no llega nunca

skirmish-pack-loop-step = { $id } puede poner en juego { $next }
