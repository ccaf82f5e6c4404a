# Errors of Marvel Champions: options, decks, packs, positions, the companion.

champions-bad-reading = There is no reading of the rules { $name }{ $close }
nearest-readings = ; goldenrule rules champions readings lists them.

# -- games/champions/pack_checks.py

champions-pack-no-hero = there is no hero '{ $hero }'{ $close }
champions-pack-kind-standard = its kind must be standard, expert or modular.
champions-pack-nothing-includes = nothing includes it: list it in a hero, a set or a scenario.
champions-pack-no-code = this is not a valid code; use up to 40 letters, digits, '_' and '-'.
# $wrong is a clause: one of champions-pack-unknown-type and those behind it.
champions-pack-facts = { $wrong }.
champions-pack-quantity-can = its quantity is { $quantity }; it must be 1 to { $most }.
champions-pack-code-type-choose = the code belongs to { $name }, which is of the type { $type }; choose another code.
champions-pack-no-keyword = there is no keyword '{ $keyword }'{ $close }
champions-pack-but-no-ability = it has { $star }, but no ability of the kind '{ $kind }'.
champions-pack-ability-kind = it has an ability of the kind '{ $kind }', but not { $star }: true.
champions-pack-play-speaks-trigger = play: { $word } refers to a trigger, but playing a card has none.
champions-pack-lasting-effect-cannot = a lasting effect cannot be named '{ $name }'; use small letters, digits and '_'.
champions-pack-counters = counters cannot be named '{ $name }'; use small letters, digits and '_'.
champions-pack-card-type-needs = a card of the type { $type } needs the field '{ $field }'.
champions-pack-can-more = its { $field } is { $n }; it must be { $least } or more.
champions-pack-attachment-to-nothing = an attachment must say what it is attached to; write `play: { "{" }attach: ...{ "}" }`.
champions-pack-players-card-classification = a player's card needs a classification: identity, an aspect, or basic.
champions-pack-speaks-what-triggered = { $word } refers to what triggered the ability, but nothing triggers this one.
champions-pack-lasts-starts = lasts starts '{ $name }', which is not one of the card's lasting effects.
champions-pack-enemy-attacks-names = enemy_attacks names '{ $rider }', which is not one of the card's lasting effects.
champions-pack-binding = '{ $name }' is not a valid name for a binding; use small letters, digits and '_'.
champions-pack-resources-not-made = the resources '{ $found }' must consist of the letters { $letters }.
champions-pack-no-name = { $word } names '{ $name }', but no card has that name{ $close }
champions-pack-cost-as-effect = { $word } is a cost, not an effect; write it under cost: parts: beside the effect.
champions-pack-cost-not-yours = { $word } names { $of }, but costs are paid with cards in play that the player controls; name this, you or your_cards.
champions-pack-cost-amount = the amount of { $word } is { $n }; in a cost it must be 1 or more.
champions-pack-cost-range = discard_from_hand has least { $least } and most { $most }; least must be 1 or more, and most at least as large.
champions-pack-cost-event = { $word } needs this card in play, but an event is never in play; leave it out.
champions-pack-cost-twice = its cost exhausts the same card twice ({ $what }), but a card can be exhausted only once; leave one of them out.
champions-pack-cost-both-forms = its cost names your_hero and your_alter_ego, but an identity is in only one form at a time; write you instead.
champions-pack-cost-other-form = its cost names { $word }, but the ability is used in the form { $form }; write you instead.
champions-pack-cost-gone = its cost discards this card, so the same cost cannot discard it again or deal damage to it; leave one part out.
champions-pack-cost-identity = its cost discards this card, but an identity never leaves play; leave discard_this out.
champions-pack-cost-counters = its cost spends { $n } counters named '{ $name }' at once, but the card never has more than { $most }; spend fewer, or let an ability add counters to it.
champions-pack-cost-in-payment = a resource ability is used in the middle of a payment, so its cost cannot have { $word }; use exhaust_cost, spend_counter, discard_this or heal_cost.
champions-pack-lists-no-facts = it lists '{ $code }', which has no facts{ $close }
champions-pack-lists-type = it lists { $code } ({ $name }), which is of the type { $type }.
champions-pack-lists-can-listed = it lists { $n } copies of { $code } ({ $name }); it must be 1 to { $most }.
champions-pack-lists-cards = it lists { $total } cards; a game can use at most { $most }.
champions-pack-no-facts = its { $field } '{ $code }' has no facts{ $close }
champions-pack-type-not = its { $field } { $code } ({ $name }) is of the type { $type }, not { $wanted }.
champions-pack-hero-id = this is not a valid id; use up to 40 small letters, digits and '_'.
champions-pack-hero-cards = a hero must have { $wanted } cards, not { $count }.
champions-pack-not-among-nemesis = { $code } is not one of its nemesis cards.
champions-pack-other-face = the other face of { $hero } is { $back ->
    [none] missing
   *[other] { $back }
}, not { $alter_ego }.
champions-pack-obligation-for = the obligation { $obligation } needs obligation_for: { $name }.
champions-pack-starter-aspect-one = its starter_aspect must be one of { $aspects }.
champions-pack-no-encounter-set = there is no encounter set '{ $name }'{ $close }
champions-pack-villain-no-stage = the villain has no stage '{ $stage }'.
champions-pack-needs-least-one = it needs at least one stage of the villain in each mode, and a main scheme.
champions-pack-stages-most-can = it has { $n } stages; at most { $most } are allowed.

# -- games/champions/facts.py

champions-pack-unknown-type = unknown type '{ $type }', expected one of { $types }
champions-pack-unknown-classification = unknown classification '{ $classification }', expected one of { $known }
champions-pack-unknown-resource = unknown resource in '{ $resources }', expected the letters E, M, P and W
champions-pack-unknown-scheme-icon = unknown scheme icon in { $icons }, expected acceleration, hazard or crisis
champions-pack-other-face-missing = its other face '{ $back }' is missing or does not point back

# -- games/champions/__init__.py

champions-bad-champions-no-option = Champions has no option { $key }; its options are { $options }.
champions-bad-option-true-false = The option '{ $key }' must be true or false, not { $given }.
champions-bad-option-text = The option '{ $key }' must be a text, not { $given }.
champions-bad-option-first-player = The option 'first_player' must be the number of a seat, not { $given }.
champions-bad-option-decks-maps = The option 'decks' must map seats (0, 1 ...) to lists of card codes, not { $decks }.
champions-bad-decks-more-players = There are { $n } decks, more than players; name at most one for each hero.
champions-bad-option-yes-no = The option '{ $key }' must be yes or no, not '{ $word }'.
champions-bad-option-first-player-number = The option 'first_player' must be the number of a seat, not { $word }.
champions-bad-champions-offers-nothing = Champions has no choices for '{ $option }'; ask for heroes, scenario, modular or readings.
champions-bad-deck-says-hero = A deck already names its hero; leave out the heroes and aspects.
champions-bad-no-deck-named = No deck is named; give a file, one for each player, separated by commas.
champions-bad-tune-one-deck = Only one deck at a time can be tuned; name one.

# -- games/champions/companion/answers.py

champions-bad-neither-command-nor = { $line } is neither a command nor an answer; type help, or press Enter to continue.
champions-bad-no-amount = { $line } is not an amount; type nothing, or a number from 0 to { $most }.
champions-bad-not-hero-form = { $name } is not in hero form and cannot defend.
champions-bad-no-answer-attack = { $line } does not answer an attack; type nothing (nobody defends), def, def 2 (with DEF 2), or ally.

# -- games/champions/companion/commands.py

champions-bad-put-number-behind = There are { $n } of { $name }; put a number after the name, such as: { $name } 1.
champions-bad-no-such = There is no { $name } { $nth }; { $n ->
    [one] there is { $n }
   *[other] there are { $n }
}.
champions-bad-villain-leaves-play = The villain leaves play only when its stage is defeated: damage villain N.
champions-bad-no-player = { $words ->
    [none] Type a player
   *[other] { $words } is not a player
}; the players are { $listed }.
champions-bad-been-eliminated = { $name } has been eliminated.
champions-bad-no-scheme = { $name } is not a scheme; type main, or the name of a side scheme.
champions-bad-names-missing = Type a target and a number; for example: { $example }.
champions-bad-ends-no-number = The line must end with a number from 0 to { $most }, not with { $last }; for example: { $example }.
champions-bad-no-printed-hit = { $name } has no printed hit points; use: discard NAME when it is defeated.
champions-bad-identity-least-hit = An identity must have at least 1 hit point.
champions-bad-cannot-threat = { $name } cannot have { $total } threat; a companion counts to { $counted }.
champions-bad-no-character = { $name } is not a character.
champions-bad-no-number-tokens = { $rest } is not a number of tokens; type, for example: token 1.
champions-bad-tokens-there = There { $n ->
    [one] is { $n } acceleration token
   *[other] are { $n } acceleration tokens
}; there can be 0 to { $most }.
champions-bad-type-card-revealed = Type the card that is revealed, such as: reveal Advance 1.
champions-bad-type-card-found = You use the printed encounter deck: discard from it, then type `enter NAME` or `reveal NAME` for the card that comes up.
champions-bad-mill-until = { $words } is not a type of card; type a number, or one of { $types }, followed by a trait if the card names one: `mill minion`.
champions-bad-mill-number = The encounter deck has { $most ->
    [one] { $most } card; type 1.
   *[other] { $most } cards; type a number from 1 to { $most }.
}
champions-bad-nemesis-set-come = The nemesis set of { $name } is already in the game; a card that calls for it surges: reveal { $seat }.
champions-bad-no-enemy = { $name } is not an enemy.
champions-bad-does-not-say = { $rest } does not name a host; type, for example: attach Charge to villain.
champions-bad-no-attachment = { $name } is not an attachment.
champions-bad-cannot-attached-itself = { $name } cannot be attached to itself, or to its own attachments.
champions-bad-nothing-carries = { $name } cannot be attached to anything in play now, so it does not enter play. If it was revealed, type 'reveal' and its name to discard it.
champions-bad-no-minion = { $name } is not a minion.

# -- games/champions/companion/encounter.py

champions-bad-type-name-code = Type the name or the code of the card that you turn up.
champions-bad-card-missing = Type the name or the code of a card.
champions-bad-no-such-card = There is no card { $words } here; type its name or its code.
champions-bad-could-type-more = { $words } fits { $several }; type more of the name.
champions-bad-box-no-more = The box has only { $quantity } of { $name }; discard one of them first.

# -- games/champions/content.py

champions-bad-no-card = There is no card '{ $code }'; card codes look like { $example }.
champions-bad-saved-position-names = The saved position names the ability '{ $path }', which these cards do not have.

# -- games/champions/deck_building.py

champions-bad-no-hero = There is no hero '{ $hero }'; choose from { $heroes }.
champions-bad-no-aspect = There is no aspect '{ $aspect }'; choose from { $aspects }.
champions-bad-deck-cards = A deck has { $smallest } to { $most } cards, not { $size }.

# -- games/champions/deck_files/fetch.py

champions-bad-no-deck-marvelcdb = { $given } is not a deck of MarvelCDB; a link looks like https://{ $site }/decklist/view/{ metavar-number }.
champions-bad-takes-longer-seconds = { $url } took longer than { $seconds } seconds; save the deck as a file instead.
champions-bad-gives-more-bytes = { $url } sends more than { $most } bytes; no deck is that large.
champions-bad-cannot-reached = { $url } cannot be reached ({ $given }); save the deck as a file instead.
champions-bad-marvelcdb-no-deck = MarvelCDB has no deck for { $url } ({ $reason }); is it shared with everybody?

# -- games/champions/deck_files/formats.py

champions-bad-no-deck-format = There is no deck format '{ $given }'; choose from { $formats }.
champions-bad-larger-bytes = { $where } is larger than { $most } bytes; no deck is that large.
champions-bad-empty-give-deck = { $where } is empty; give a deck in one of the formats { $formats }.
champions-bad-name-deck-empty = The name of a deck is empty; give a file, or the number or link of a deck at MarvelCDB.

# -- games/champions/deck_files/marvelcdb.py

champions-bad-twice-keep-one = { $where } has '{ $given }' twice; keep one of them.
champions-bad-not-valid-json = { $where } is not valid JSON: { $given }.
champions-bad-nested-too-deeply = { $where } is nested too deeply for a deck.
champions-bad-no-slots = { $where } is not a deck of MarvelCDB: an object with 'slots' is expected.
champions-bad-text-not = { $where }: '{ $key }' must be a text, not { $given }.
champions-bad-maps-codes-cards = { $where }: '{ $key }' must map card codes to numbers, not { $given }.
champions-bad-marvelcdb-knows-cards = MarvelCDB knows cards only by code, and '{ $nameless }' has none; leave it out.

# -- games/champions/deck_files/matching.py

champions-bad-number-copies-not = { $place }: the number of copies must be 0 to { $most }, not { $given }.
champions-bad-no-deck = { $where } is not a deck: more than { $most_lines } of its lines are not cards.
champions-bad-more-lines-cards = { $where } has more than { $most_lines } lines of cards; a deck has at most { $most } cards.
champions-bad-card-neither-code = { $where }, { $place }: this card has neither a code nor a name.

# -- games/champions/deck_files/octgn.py

champions-bad-document-types-entities = { $where }, { $place }: document types and entities are not allowed; leave it out.
champions-bad-nested-more-levels = { $where }, { $place }: this is nested more than { $most } levels deep.
champions-bad-no-deck-octgn = { $where } is not a deck of OCTGN: it begins with <{ $given }>, not with <deck>.
champions-bad-deck-another-game = { $where } is a deck for another game (OCTGN's { $given }).
champions-bad-qty-number-copies = { $where }, { $place }: qty must be a number of copies, not '{ $given }'.
champions-bad-line-not-valid = { $where }, line { $line } is not valid XML: { $text }.
champions-bad-encoding-cannot-read = { $where } has an unknown encoding; save it as UTF-8.
champions-bad-no-cards = { $where } has no cards; each card is an element <card qty="2">Backflip</card>.

# -- games/champions/deck_files/own.py

champions-bad-no-cards-key = { $where } is not a deck: 'cards:' is expected, with a card and its number of copies in each line.
champions-bad-line-no-keys = { $where }, line { $line }: there is no '{ $given }'; the keys are { $keys }.
champions-bad-line-text = { $where }, line { $line }: '{ $key }' must be a text.
champions-bad-line-no-aspect = { $where }, line { $line }: there is no aspect '{ $aspect }'; choose from { $aspects }.
champions-bad-line-cards-maps = { $where }, line { $line }: 'cards' must map cards to numbers, such as 'Backflip: 2'.

# -- games/champions/deck_files/text.py

champions-bad-not-utf-text = { $where } is not UTF-8 text (byte { $byte }); save it as UTF-8.
champions-bad-no-text = { $where } is not a text: it has NUL bytes.
champions-bad-lists-no-cards = { $where } lists no cards; a card is a line such as '2x Backflip (Core Set)'.

# -- games/champions/decks.py

champions-bad-no-identity-can = { $who } has no identity that can be played{ $unknown ->
    [none] { "" }
   *[other] { " " }(unknown here: { $unknown })
}; name one of { $heroes }.
champions-bad-cards-not-known = { $who } has unknown cards: { $strangers }; take them out.
champions-bad-cards-no-more = { $who } has { $size } cards; at most { $most } can be played.

# -- games/champions/own_decks.py

champions-bad-these-decks = These are { $n } decks; you can bring at most { $most } to a game.
champions-bad-no-deck-among = You brought no deck { $name }; choose one that you brought.

# -- games/champions/rules/setup.py

champions-bad-unknown = There is no { $what ->
    [hero] hero
    [scenario] scenario
    [modular-set] modular set
   *[aspect] aspect
} '{ $name }'; choose from { $names }.
champions-bad-champions-heroes = Champions is for 1 to 4 heroes, not { $n }.
champions-bad-hero-chosen-twice = The hero '{ $hero }' is chosen twice, but a unique card can be in play only once.
champions-bad-modular-set-chosen = The modular set '{ $modular }' is chosen twice, but there is only one of it.
champions-bad-only-modular-sets = There are only { $n } modular sets to draw from.
champions-bad-aspects-seats = There are aspects for { $n } seats, but { $heroes } heroes.
champions-bad-boxes-one-several = boxes must be 'one' or 'several', not '{ $boxes }'.
champions-bad-player-cannot-first = Player { $seat } cannot be the first: { $most ->
    [1] there is only player 1
   *[other] the players are 1 to { $most }
}.
champions-bad-decks-sets-game = The decks and sets of this game have { $cards } cards; a game can have at most { $most }.
champions-bad-deck-seat = There is a deck for seat { $seat }, but the seats are 0 to { $n }.
champions-bad-deck-seat-card = The deck of seat { $seat } has the card '{ $code }', which does not exist.
champions-bad-deck-seat-type = The deck of seat { $seat } has { $name } ({ $code }), which is not a player card.
champions-bad-one-box-too = One box has too few copies for these decks: { $short }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}; choose other aspects.

# -- games/champions/situations/answers.py

champions-bad-needs-number-after = { $words } needs a number after '{ $verb }'.
champions-bad-write-declare-yes = { $words }: write declare yes or declare no.

# -- games/champions/situations/cases.py

champions-bad-players-no-seat = players[{ $seat }]: there is no seat { $seat }; the game has { $seats } heroes.
champions-bad-cards-target-only = cards.{ $name }.target: only the main scheme has a target; leave it out.

# -- games/champions/situations/moment.py

champions-bad-given-minions-minions = given.minions_of: minions activate in step 2; write phase: villain, step: 2 (MC-VPHASE-05).
champions-bad-given-active-nobody = given.active: nobody has the turn in the villain phase; leave it out.
champions-bad-given-stop-after = given.stop_after: step { $stop_after } is over; write { $step } or a later one.
champions-bad-given-step-only = given.step: only the villain phase has steps; write phase: villain.
champions-bad-given-phase-mulligans = given.phase: mulligans come before the first round; leave round, active, stop_after out.
champions-bad-given-active-nobody-turn = given.active: nobody has the turn when all turns have ended; leave it out.

# -- games/champions/situations/placing.py

champions-bad-named-more-often = { $at }: '{ $name }' is named more often than the box has copies ({ $box }).
champions-bad-owner-no-seat = { $where }.owner: there is no seat { $owner } that could own this card.
champions-bad-attached-not-attached = { $where }.attached_to: { $name } is not attached to anything.
champions-bad-facedown-only-what = { $at }.facedown: only cards engaged with a player can be facedown.
champions-bad-play-elsewhere = { $at }: '{ $card }' is already in play elsewhere.
champions-bad-attached-no-card = { $at }.attached_to: no card '{ $attached_to }' is in play to be the host.
champions-bad-attached-play-add = { $at }.attached_to: { $n } of '{ $attached_to }' are in play; add (1) or (2).
champions-bad-attached-something-say = { $at }: { $name } is attached to something; say attached_to.
champions-bad-attached-cannot-attached = { $at }.attached_to: { $name } cannot be attached to { $name2 }.
champions-bad-attached-already-carries = { $at }.attached_to: { $name } already carries { $name2 }.
champions-bad-seat-already-may = { $at }: seat { $seat } already has { $same } of { $name } and cannot have more.
champions-bad-unique-already-play = { $at }: { $name } is unique, and { $name2 } is already in play.
champions-bad-exhausted-never-exhausted = { $at }.exhausted: { $name } is never exhausted.
champions-bad-threat-side-scheme = { $at }.threat: a side scheme without threat is defeated; give at least 1.
champions-bad-threat-no-scheme = { $at }.threat: { $name } is not a scheme.
champions-bad-statuses-no-character = { $at }.statuses: { $name } is not a character.
champions-bad-counters-no-counters = { $at }.counters: { $name } has no '{ $name2 }' counters.
champions-bad-counters-without-counters = { $at }.counters: { $name } without counters is discarded; give at least 1.
champions-bad-damage-defeats-hit = { $at }: { $amount } damage defeats { $name }, which has { $most } hit points.
champions-bad-takes-no-damage = { $at }: { $name } takes no damage.
champions-bad-character-most-one = { $at }: a character has at most one status card of each kind (MC-STATUS-03); name each once.
champions-bad-no-card-at = { $at }: there is no card '{ $name }'{ $close ->
    [none] { "" }
   *[other] ; did you mean '{ $close }'
}.
champions-bad-type-cannot = { $at }: '{ $name }' is of the type { $type }, which cannot be here{ $where ->
    [ally] ; an ally needs a controller, under players
    [minion] ; a minion must be engaged with a player
   *[none] { "" }
}.

# -- games/champions/situations/position.py

champions-bad-given-players-no = given.players[{ $seats }]: there is no seat { $seats }; the game has { $seats } heroes.
champions-bad-given-no-seat = given.{ $name }: there is no seat { $seat }; the seats are 0 to { $seats }.
champions-bad-given-seat-eliminated = given.{ $name }: seat { $seat } is eliminated (MC-ELIM-01); name a seat that plays.
champions-bad-given-players-everybody = given.players: if everybody is eliminated, the game is lost (MC-ELIM-08); leave somebody in.
champions-bad-given-players-who = given.players[{ $seat }]: an eliminated player has no cards left (MC-ELIM-02); leave out the rest.
champions-bad-given-stage-choose = given.{ $whose }.stage: choose from { $names }, not '{ $wanted }'.
champions-bad-given-main-scheme = given.main_scheme.threat: with { $threat } of { $most } threat the scheme is complete.
champions-bad-given-acceleration = given.acceleration: with { $n } tokens the game is over (OQ-78); write a number up to { $most }.
champions-bad-damage-give-damage = { $at }.damage: give damage or hit_points, not both.
champions-bad-hit-points-most = { $at }.hit_points: { $name } can have at most { $most }, not { $hit_points }.
champions-bad-top-give-top = { $at }_top: give the top cards or the whole deck, not both.
champions-bad-not-in-deck = { $at }: no { $name } is left in this deck; name a card that setup puts there.
champions-bad-setup-empty = { $at }: a game begins with cards in every deck; name at least one.
champions-bad-given-shuffled-only = given.encounter_shuffled: this is for phase: setup, which shuffles the encounter deck (MC-SETUP-11); use encounter_top.
champions-bad-given-shuffled-gone = given.encounter_shuffled[{ $i }]: { $name } has left the encounter deck before it is shuffled (MC-SETUP-10); name another card.
champions-bad-given-players-counters = given.players[{ $seat }].counters: no card uses '{ $name }' counters; write the name that a card uses.
champions-bad-deck-alone = { $at }.{ $name }: a deck is checked without a game; leave it out, or leave out deck.
champions-bad-deck-answer = a deck is checked without a game, so there is nothing to answer; write the findings under then.
champions-bad-deck-text-alone = given.deck: give the text of a deck file or the other fields, not both.
champions-bad-deck-starter = given.deck.starter: name the hero of a starter deck, one of { $heroes }.
champions-bad-deck-several = { $at }: several cards are called { $name }; write one of the codes { $codes }.
champions-bad-given-players-play = given.players[{ $seat }].in_play: { $n } allies are over the limit of { $most }.
champions-bad-empty-deck-made = { $at }: an empty deck is rebuilt from its discard pile; leave a card in it.
champions-bad-given-something-defeated = given: something is defeated, complete or over its limit in this position.
champions-bad-given-decks-no = given.decks: '{ $key }' is not a seat; seats are numbers from 0.

# -- games/champions/situations/puzzles.py

champions-bad-goal = { $at }: { $why }.
champions-bad-write-exactly-one = { $at }: write exactly one of win, survive and facts.

# -- decks -------------------------------------------------------------------------------------------------------------

# $who is a deck: one of the next messages, or the name of a file. $found is a sentence for each rule that is broken.
champions-bad-deck-illegal = { $who } is not legal. { $found }
champions-deck-of-seat = The deck of seat { $seat }
champions-deck-built = The deck that could be built
champions-deck-of-player = The deck of player { $player }{ $name ->
    [none] { "" }
   *[other] { " " }({ $name })
}
champions-deck-brought = The deck
