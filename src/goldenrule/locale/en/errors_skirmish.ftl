# Errors of the duel. Words in backticks and in code are typed so.

# -- games/skirmish/packs.py

skirmish-pack-misfit = { $text }.
skirmish-pack-artifact-does-nothing = an Artifact does nothing without an ability; write one, or `copies: 0` to take it out.
skirmish-pack-id-choose-another = the id is that of { $name }, which is a { $kind } of { $faction }; choose another id.
skirmish-pack-no-main-character = there is no Main Character '{ $character }'{ $close }
skirmish-pack-loop = it can bring itself back without end: { $steps }; leave one out with `where`, or write return_to_hand.
skirmish-pack-deck = with this pack the { $faction } have { $n } cards, and a game is played with { $size }; replace cards under their own ids, change `copies`, or take cards out with `copies: 0`.
skirmish-pack-tiles = with this pack there are { $n } cards of the kind { $kind }; at most { $most } can be used.

# -- games/skirmish/facts.py

skirmish-pack-character-belongs-faction = a Character belongs to a faction: write `faction: heroes` or `faction: villains`
skirmish-pack-character-colour = a Character has a colour: write `colour: red`, yellow, green or blue
skirmish-pack-character-life-strength = a Character has 1 to 99 life and 0 to 99 strength
skirmish-pack-only-battlefield-card = only a Battlefield card has `vp`
skirmish-pack-card-kind-no = a card of kind { $kind } has no faction, colour, strength or life
skirmish-pack-main-character-names = a Main Character names its `character` and its `version` (standard or boosted)
skirmish-pack-only-main-character = only a Main Character has `character` and `version`
skirmish-pack-artifact-neither-cost = an Artifact has neither cost nor `vp`
skirmish-pack-copies-number-from = `copies` is a number from 1 to 56
skirmish-pack-cost-most-symbols = a cost has at most 12 symbols, and `vp` is a number from 0 to 16

# -- games/skirmish/packs.py

skirmish-pack-only-artifact-single = only an Artifact has a single use; write `immediate` or `action`
skirmish-pack-battlefield-card-played = a Battlefield card is played and gone, so that { $name } never counts; write `immediate`
skirmish-pack-artifact-never-placed = an Artifact is never placed and never attacks, so that { $name } never comes

# -- games/skirmish/loops.py

skirmish-pack-loop-step = { $id } can put { $next } into play
