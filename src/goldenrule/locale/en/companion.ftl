# The words of the companion beside a printed game.

companion-begun = A new table, kept as { $name }. Type help for everything that can be typed.
companion-resumed = The table { $name } goes on. Type help for everything that can be typed.
companion-left = Left; go on with: goldenrule companion { $name }
companion-setup = Set up what the scheme says. A card that setup puts into play comes with: enter NAME.
companion-undo-nothing = There is nothing to take back.
companion-undone = Taken back.
companion-unknown = { $line } is neither a command nor an answer; type help, or Enter to go on.
companion-with-clause = { $text } [{ $clause }]
companion-clause = { $id }: { $text }
companion-over-players = The villain is defeated. You have won!
companion-over-villain = The villain has won.

# -- the table --

companion-round = Round { $round }{ $tokens ->
    [0] {""}
    [one] , 1 acceleration token
   *[other] , { $tokens } acceleration tokens
}
companion-thing = { $n ->
    [0] { $name }.
   *[other] { $name }: { $parts }.
}
companion-hp = { $left } of { $of } hit points
companion-threat = { $n } threat
companion-atk = ATK { $n }
companion-sch = SCH { $n }
companion-icon = { $icon } icon
companion-carries = with { $name }
companion-scheme = { $name }: { $threat } of { $target } threat.
companion-player = { $n }. { $who } ({ $form ->
    [hero] hero
   *[alter_ego] alter-ego
}{ $first ->
    [yes] , first player
   *[no] {""}
}): { $hp } of { $most } hit points; statuses: { $statuses }; facedown encounter cards: { $dealt }.
companion-player-out = { $n }. { $who } is out of the game.
companion-deck = Encounter deck { $deck }, discard pile { $discard }.

# -- the steps --

companion-step-turn = { $who } takes a turn: play on the table, and type what it does here.
companion-step-end = The player phase ends: discard down to hand size, draw up to it, ready all cards.
companion-step-threat = Villain phase, step one: { $n } threat goes on the main scheme.
companion-step-activate = Step two: { $card } { $does ->
    [attacks] attacks
   *[schemes] schemes against
} { $who }.
companion-step-minion = { $card } { $does ->
    [attacks] attacks
   *[schemes] schemes against
} { $who }.
companion-step-boost = { $card } gets a boost card; defenders against an attack are declared before it is turned up.
companion-step-attack = { $card } attacks { $who }{ $n ->
    [-1] {""}
   *[other] {" "}for { $n }
}. Who defends?
companion-step-scheme = { $card } schemes{ $n ->
    [-1] {""}
   *[other] : { $n } threat goes on the main scheme
}.
companion-step-deal = Step three: an encounter card for every player{ $n ->
    [0] {""}
    [one] , and one more for a hazard icon
   *[other] , and { $n } more for hazard icons
}.
companion-step-reveal = Step four: { $who } reveals { $n ->
    [0] nothing
    [one] one encounter card
   *[other] the first of { $n } encounter cards
}.
companion-step-pass = Step five: the first player token goes to { $who }, and the round ends.
companion-ask-enter = Enter goes on.
companion-ask-card = Type the card that is turned up.
companion-ask-damage = Enter: undefended. "def 2": the hero defends with DEF 2. "ally": an ally takes it. A number: so much damage.

# -- what happens --

companion-emptied = The encounter deck was empty: its discard pile is the new deck, with an acceleration token ({ $n } now).
companion-tough = { $card } was tough: the damage is prevented, and the tough card goes.
companion-damaged = { $card } takes { $n } damage and has { $left } left.
companion-defeated = { $card } is defeated and discarded. What it says about being defeated happens now.
companion-won = The last stage of the villain is defeated.
companion-stage = The next stage: { $card } with { $hp } hit points.
companion-player-tough = { $who } was tough: the damage is prevented, and the tough card goes.
companion-player-damaged = { $who } takes { $n } damage and has { $left } hit points left.
companion-player-healed = { $who } has { $left } hit points.
companion-healed = { $card } has { $left } hit points.
companion-eliminated = { $who } is eliminated: the cards go to the discard piles of their owners.
companion-lost-players = All players are eliminated.
companion-engages = { $card } engages { $who }.
companion-first = { $who } is the first player.
companion-crisis = Nothing is removed: a crisis icon protects the main scheme.
companion-main = The main scheme has { $threat } of { $target } threat.
companion-lost-scheme = The last stage of the main scheme is complete.
companion-advance = The scheme advances to { $card }, which begins with { $threat } threat.
companion-side = { $card } has { $threat } threat.
companion-scheme-defeated = { $card } has no threat: it is defeated and discarded. What it says about that happens now.
companion-was-stunned = { $card } was stunned: the stunned card goes instead of the attack.
companion-was-confused = { $card } was confused: the confused card goes instead of the scheme.
companion-boost = Boost card: { $card }, { $n ->
    [0] no boost icons
    [one] one boost icon
   *[other] { $n } boost icons
}{ $star ->
    [yes] , and a star: its Boost ability happens now
   *[no] {""}
}.
companion-dealt = { $who } gets a facedown encounter card.
companion-revealed = { $who } reveals { $card }.
companion-enters-minion = { $card } engages { $who }.
companion-enters-side_scheme = { $card } comes into play with { $n } threat.
companion-enters-attachment = { $card } is attached to the villain; if it says otherwise: attach { $card } to NAME.
companion-enters-environment = { $card } lies next to the villain.
companion-quickstrike = Quickstrike: it attacks at once.
companion-obligation = It goes to { $who }, who does what it says; then: discard { $card }, or remove { $card }.
companion-treachery = Do what it says; then it is discarded.
companion-surge = Surge: another encounter card is revealed.
companion-statuses = { $card } holds: { $statuses }.
companion-player-statuses = { $who } holds: { $statuses }.
companion-form = { $who } is now in { $form ->
    [hero] hero
   *[alter_ego] alter-ego
} form.
companion-attached = { $card } is attached to { $host }.
companion-discarded = { $card } is discarded.
companion-removed = { $card } is removed from the game.
companion-tokens = Acceleration tokens: { $n }.
companion-nemesis = The rest of the nemesis set of { $who } is shuffled into the encounter deck.
companion-shuffled = The encounter deck is shuffled.

companion-help =
    Enter            go on to the next step
    damage WHO N     WHO: villain, a card's name (Sandman, Hydra Mercenary 2), or a player's number
    heal WHO N       maximum PLAYER N    a new maximum of hit points
    thwart WHAT N    threat WHAT N       WHAT: main, or a side scheme's name
    stun WHO         confuse WHO         tough WHO        with "off" behind it the card goes
    form PLAYER      turn the identity over
    enter NAME [P]   a card comes into play, engaged with player P if it is a minion
    reveal [NAME] [P]  a card is revealed out of turn: the top card, or the one that is named
    deal PLAYER      a facedown encounter card
    attach NAME to HOST    engage MINION PLAYER    discard NAME    remove NAME    token [N]
    nemesis PLAYER   the nemesis set comes       shuffle    the encounter deck
    view             the table       why     the rule of this step
    undo             take back       quit    leave; nothing is lost
