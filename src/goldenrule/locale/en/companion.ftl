# The words of the companion beside a printed game.

companion-begun = A new table, kept as { $name }. Type help for everything that can be typed.
companion-resumed = The table { $name } goes on. Type help for everything that can be typed.
companion-left = Left; go on with: goldenrule companion { $name }
companion-setup = Set up what the scheme says.{ $commands ->
    [none] { "" }
   *[other] { " " }Type: { $commands }.
}
companion-undo-nothing = There is nothing to take back.
companion-undone = Taken back.

# -- the steps, called as those of the rules --

companion-step-take-turns = { $who } takes a turn: play on the table, and type what it does here.
companion-step-discard-down = The player phase ends: discard down to hand size, draw up to it, ready all cards.
companion-step-place-threat = { $card ->
    [none] Villain phase, step one: { $n } threat goes on the main scheme.
   *[other] { $card } schemes: { $n } threat goes on the main scheme.
}
companion-step-activate-villain = Step two: { $card } { $does ->
    [attacks] attacks
   *[schemes] schemes against
} { $who }.
companion-step-activate-minions = { $card } { $does ->
    [attacks] attacks
   *[schemes] schemes against
} { $who }.
companion-step-declare-defender = { $card } attacks { $who } with ATK { $n }. Who defends?
companion-step-turn-boost-card = The boost card of { $card } is turned up.
companion-step-deal-attack-damage = { $card } deals { $n } damage to { $who }.
companion-step-deal-encounter-cards = Step three: an encounter card for every player{ $n ->
    [0] {""}
    [one] , and one more for a hazard icon
   *[other] , and { $n } more for hazard icons
}.
companion-step-reveal-encounter-cards = Step four: { $who } reveals { $n ->
    [one] an encounter card
   *[other] the first of { $n } encounter cards
}.
companion-step-turn-faceup = { $who } reveals another encounter card.
companion-step-pass-first-player = Step five: the first player token goes to { $who }, and the round ends.
companion-which-order = Several things happen at the same time. Which comes first: { $among }?
companion-which-minion-order = Which minion activates next: { $among }?
companion-which-attach = What is it attached to: { $among }?
companion-ask-enter = Enter goes on.
companion-ask-card = Type the card that is turned up.
companion-ask-defend = Enter: nobody. "def": the hero; "def 2": with DEF 2; "def 2 NAME": another hero. "ally": an ally takes it.
companion-ask-amount = Enter goes on. A number: so much instead.
companion-ask-happens = Enter: it happens. "no": it does not, for a card of yours stops it.
companion-ask-do = That is up to you.{ $commands ->
    [none] { "" }
   *[other] { " " }Type: { $commands }.
} Enter goes on when it is done.
companion-ask-over = Enter leaves. Type undo to take back what ended the game.
companion-ask-which = Enter: the first. A name: that one.

# -- what happens, besides the log --

companion-card = { $name }: { $text }
companion-ally = { $card } deals { $n } damage to the ally who defends.
companion-main-scheme = { $name } ({ $threat } of { $target } threat)
companion-nothing = That changes nothing.
companion-now = Now: { $card }.
companion-crisis = Nothing is removed from { $card }: a crisis icon, or what it says, protects it.
companion-hit-points = { $card } has { $left } of { $of } hit points.
companion-player = { $number } { $name }
companion-status-off = { $card } is no longer { $status }.
companion-attached = { $card } is attached to { $host }.
companion-tokens = Acceleration tokens: { $n }.
companion-mill-found = { $card } comes up, on top of the discard pile: type “reveal NAME” or “enter NAME” as the card says.
companion-mill-nothing = No such card came up before the encounter deck ran out.

companion-help =
    Enter            go on to the next step
    damage WHO N     WHO: villain, a player's number, a card: Hydra Mercenary 2
    heal WHO N       maximum PLAYER N: a new maximum of hit points
    threat WHAT N    placed on WHAT: main, or a side scheme's name; thwart WHAT N
    stun WHO         with "off" behind it the card goes; confuse, tough likewise
    form PLAYER      turn the identity over
    enter NAME [P]   a card comes into play, a minion engaged with player P
    reveal [NAME] [P] a card is revealed out of turn: the top card, or that one
    mill [N or TYPE] discard N cards, or until a card of that TYPE comes up
    deal PLAYER      a facedown encounter card; nemesis PLAYER: the nemesis set
    attack WHO [P]   the villain or a minion attacks player P, as a card says
    activate WHO [P] it attacks a hero, or schemes against an alter-ego; scheme WHO
    engage MINION P  it engages player P; attach NAME to HOST
    discard NAME     remove NAME: from the game
    token [N]        acceleration tokens on the main scheme; shuffle: the deck
    view             the table; why: the rule of this step
    ? WORD           a card or a term
    undo             take back; quit: leave, nothing is lost
