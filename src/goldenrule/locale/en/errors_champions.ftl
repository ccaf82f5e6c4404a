# Errors of Marvel Champions: options, decks, packs, positions, the companion.

champions-bad-reading = There is no reading of the rules { $name }{ $close }
nearest-readings = ; docs/readings.md lists them.

# -- games/champions/pack_checks.py

champions-pack-no-hero = there is no hero '{ $hero }'{ $close }
champions-pack-kind-standard = its kind is standard, expert or modular.
champions-pack-nothing-includes = nothing includes it: list it in a hero, a set or a scenario.
champions-pack-no-code = this is no code; use up to 40 letters, digits, '_' and '-'.
# $wrong is a clause: one of champions-pack-unknown-type and those behind it.
champions-pack-facts = { $wrong }.
champions-pack-quantity-can = its quantity is { $quantity }, and can be 1 to { $most }.
champions-pack-code-type-choose = the code is that of { $name }, which is of the type { $type }; choose another code.
champions-pack-no-keyword = there is no keyword '{ $keyword }'{ $close }
champions-pack-but-no-ability = it has { $star }, but no ability of the kind '{ $kind }'.
champions-pack-ability-kind = it has an ability of the kind '{ $kind }', but not { $star }: true.
champions-pack-play-speaks-trigger = play: { $word } speaks of a trigger, and playing a card has none.
champions-pack-lasting-effect-cannot = a lasting effect cannot be named '{ $name }'; use small letters, digits and '_'.
champions-pack-counters = counters cannot be named '{ $name }'; use small letters, digits and '_'.
champions-pack-card-type-needs = a card of the type { $type } needs the field '{ $field }'.
champions-pack-can-more = its { $field } is { $n }, and can be { $least } or more.
champions-pack-players-card-classification = a player's card has a classification: identity, an aspect, or basic.
champions-pack-speaks-what-triggered = { $word } speaks of what has triggered an ability, and nothing triggers this one.
champions-pack-lasts-starts = lasts starts '{ $name }', which is not among the card's lasting effects.
champions-pack-enemy-attacks-names = enemy_attacks names '{ $rider }', which is not among the card's lasting effects.
champions-pack-binding = nothing can be bound to the name '{ $name }'; use small letters, digits and '_'.
champions-pack-resources-not-made = the resources '{ $found }' are not made of the letters { $letters }.
champions-pack-lists-no-facts = it lists '{ $code }', which has no facts{ $close }
champions-pack-lists-type = it lists { $code } ({ $name }), which is of the type { $type }.
champions-pack-lists-can-listed = it lists { $n } of { $code } ({ $name }); 1 to { $most } can be listed.
champions-pack-lists-cards = it lists { $total } cards, and no more than { $most } can be played with; leave some out.
champions-pack-no-facts = its { $field } '{ $code }' has no facts{ $close }
champions-pack-type-not = its { $field } { $code } ({ $name }) is of the type { $type }, not { $wanted }.
champions-pack-hero-id = this is no id; use up to 40 small letters, digits and '_'.
champions-pack-hero-cards = a hero has { $wanted } cards, not { $count }.
champions-pack-not-among-nemesis = { $code } is not among its nemesis cards.
champions-pack-other-face = the other face of { $hero } is { $back ->
    [none] missing
   *[other] { $back }
}, not { $alter_ego }.
champions-pack-obligation-for = the obligation { $obligation } needs obligation_for: { $name }.
champions-pack-starter-aspect-one = its starter_aspect is one of { $aspects }.
champions-pack-no-encounter-set = there is no encounter set '{ $name }'{ $close }
champions-pack-villain-no-stage = the villain has no stage '{ $stage }'.
champions-pack-needs-least-one = it needs at least one stage of the villain in each mode, and a main scheme.
champions-pack-stages-most-can = it has { $n } stages; at most { $most } can be played.

# -- games/champions/facts.py

champions-pack-unknown-type = unknown type '{ $type }', expected one of { $types }
champions-pack-unknown-classification = unknown classification '{ $classification }', expected one of { $known }
champions-pack-unknown-resource = unknown resource in '{ $resources }', expected the letters E, M, P and W
champions-pack-unknown-scheme-icon = unknown scheme icon in { $icons }, expected acceleration, hazard or crisis
champions-pack-other-face-missing = its other face '{ $back }' is missing or does not point back
