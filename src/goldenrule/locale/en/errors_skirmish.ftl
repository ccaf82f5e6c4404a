# Errors of the duel. Words in backticks and in code are typed so.

# -- games/skirmish/packs.py

skirmish-pack-misfit = { $text }.
skirmish-pack-artifact-does-nothing = an Artifact does nothing without an ability; write one, or `copies: 0` to take it out.
skirmish-pack-id-choose-another = the id belongs to { $name }, which is a { $kind } of { $faction }; choose another id.
skirmish-pack-no-main-character = there is no Main Character '{ $character }'{ $close }
skirmish-pack-loop = it can bring itself back without end: { $steps }; leave one out with `where`, or write return_to_hand.
skirmish-pack-deck = with this pack the { $faction } have { $n } cards, but a game needs { $size }; replace cards under their own ids, change `copies`, or take cards out with `copies: 0`.
skirmish-pack-tiles = with this pack there are { $n } cards of the kind { $kind }; at most { $most } can be used.

# -- games/skirmish/facts.py

skirmish-pack-character-belongs-faction = a Character needs a faction: write `faction: heroes` or `faction: villains`
skirmish-pack-character-colour = a Character needs a colour: write `colour: red`, yellow, green or blue
skirmish-pack-character-life-strength = a Character must have 1 to 99 life and 0 to 99 strength
skirmish-pack-only-battlefield-card = only a Battlefield card can have `vp`
skirmish-pack-card-kind-no = a card of kind { $kind } cannot have a faction, colour, strength or life
skirmish-pack-main-character-names = a Main Character needs a `character` and a `version` (standard or boosted)
skirmish-pack-only-main-character = only a Main Character can have `character` and `version`
skirmish-pack-artifact-neither-cost = an Artifact can have neither cost nor `vp`
skirmish-pack-copies-number-from = `copies` must be a number from 1 to 56
skirmish-pack-cost-most-symbols = a cost can have at most 12 symbols, and `vp` must be a number from 0 to 16
skirmish-pack-cost-colour = its cost has { $n } { $colour } symbols, but no side that can play it ever has more than { $most } cards and Civilians of that colour; write fewer.

# -- games/skirmish/packs.py

skirmish-pack-only-artifact-single = only an Artifact can have a single use; write `immediate` or `action`
skirmish-pack-battlefield-card-played = a Battlefield card leaves play when it is played, so { $name } would never count; write `immediate`
skirmish-pack-artifact-never-placed = an Artifact is never placed and never attacks, so { $name } would never happen

# -- games/skirmish/loops.py

skirmish-pack-loop-step = { $id } can put { $next } into play

# -- games/skirmish/__init__.py

skirmish-bad-duel-no-option = The duel has no option { $key }; its options are { $options }.
skirmish-bad-duel-offers-nothing = The duel has no choices for '{ $option }'; ask for readings.

# -- games/skirmish/content.py

skirmish-bad-no-card-duel = There is no card '{ $id }' in the duel; `goldenrule cards skirmish` lists all.
skirmish-bad-saved-position-names = The saved position names the ability '{ $path }', which these cards do not have.

# -- games/skirmish/readings.py

skirmish-bad-readings-contradict-each = The readings { $one } and { $other } contradict each other; choose one of them.

# -- games/skirmish/rules/setup.py

skirmish-bad-cards-game-played = The { $faction } have { $n } cards; a game needs { $size }: see D-1.3.

# -- games/skirmish/situations/position.py

skirmish-bad-several-cards-called = Several cards are called '{ $word }'; write one of { $named }.
skirmish-bad-given-turn-turn = given.turn: turn { $turn } belongs to the { $other } (D-2.8, D-4.1); write another turn, or none.
skirmish-bad-given-points-game = given.points: the game ends at { $most } and at -{ $least } (D-9.1, D-9.2); write a number between them, not { $points }.
skirmish-bad-given-marker-space = given.marker: on space { $track } an Artifact is taken (D-7.12); write a number from -{ $most } to { $most }, not { $marker }.
skirmish-bad-given-villains-freed = given.villains.freed: only the Heroes own Civilians (D-7.8); leave it out.
skirmish-bad-given-civilians-manhattan = given.civilians: Manhattan has { $zones } zones (D-2.5); list the colours of each.
skirmish-bad-given-civilians-zone = given.civilians[{ $i }]: a zone has one Civilian of each colour (D-2.5); name each once.
skirmish-bad-given-heroes-freed = given.heroes.freed: there are { $zones } { $colour } Civilians (D-1.6), and { $n } of them are in Manhattan; free fewer, or name what is left under civilians.
skirmish-bad-given-civilians-civilians = given.civilians: with { $sum } Civilians in Manhattan the Heroes have won (D-9.3); leave more than { $least }.
skirmish-bad-given-offer-artifacts = given.offer: only { $spaces } Artifacts lie face up (D-2.3); leave some out.
skirmish-bad-given-offer-artifacts-lie = given.offer: { $spaces } Artifacts lie face up as long as the pile has any (D-2.3, D-7.12); name more, or write pile: [].
skirmish-bad-slots-copy-slot = { $at }.slots.{ $slot }: the copy in slot { $named } would have been replaced by { $key } (D-5.6); name another card.
skirmish-bad-slots-damage-defeats = { $at }.slots.{ $slot }.damage: { $damage } defeats { $key }, which has Life { $life } (D-7.5); write less.
skirmish-bad-slots-strengthened-lasts = { $at }.slots.{ $slot }.strengthened: that lasts until the end of a turn, and this one has just begun or is the other side's; leave it out.
skirmish-bad-cards-used-but = { $at }: { $n } of the { $all } cards are used, but { $left_out } stay in the box (D-2.2); name at most { $most }.
skirmish-bad-belongs-d-name = { $at }: { $name } belongs to the { $faction } (D-1.3); name another card.
skirmish-bad-no-name-one = { $at }: { $key } is no { $wanted } ({ $why }); name one.
skirmish-bad-stacked-too-many = { $at }: { $most } cards of the deck are dealt and drawn (D-2.2); name no more than that.
skirmish-bad-only-d-name = { $at }: there { $n ->
    [one] is
   *[other] are
} only { $n } of { $key } (D-1.4); name another card.
skirmish-bad-deck-top-give = { $at }.deck_top: give the top cards or the whole deck, not both.

# -- games/skirmish/situations/script.py

skirmish-bad-needs-after = { $words } needs a { $kind } after '{ $verb }'.
skirmish-bad-needs-number-from = { $words } needs a number from 1 to { $slots } after '{ $verb }'.
skirmish-bad-no-answer = { $words } is not an answer: { $most ->
    [0] it is too long
   *[other] the last word must be a number from 1 to { $most }
}.
skirmish-bad-answer-alone = { $words } is not an answer: type nothing after '{ $verb }'.
