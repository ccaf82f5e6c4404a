# The words of the companion beside a printed game.

companion-begun = A new table, saved as { $name }. Type help to list all commands.
companion-resumed = Continuing the table { $name }. Type help to list all commands.
companion-left = Left; to continue: goldenrule companion { $name }
companion-setup = Set up as the scheme says.{ $commands ->
    [none] { "" }
   *[other] { " " }Type: { $commands }.
}
companion-undo-nothing = There is nothing to take back.
companion-undone = Taken back.

# -- the steps, named as in the rules --

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
companion-step-turn-boost-card = Turn up the boost card of { $card }.
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
companion-ask-enter = Enter continues.
companion-ask-card = Type the name of the card that you turn up.
companion-ask-defend = Enter: nobody. "def": the hero; "def 2": with DEF 2; "def 2 NAME": another hero. "ally": an ally takes it.
companion-ask-amount = Enter continues. Type a number to change the amount.
companion-ask-happens = Enter: it happens. "no": one of your cards stops it.
companion-ask-do = Carry this out yourselves.{ $commands ->
    [none] { "" }
   *[other] { " " }Type: { $commands }.
} Press Enter when it is done.
companion-ask-over = Enter leaves. Type undo to take back the end of the game.
companion-ask-which = Enter: the first one. Or type a name.

# -- what happens, besides the log --

companion-card = { $name }: { $text }
companion-ally = { $card } deals { $n } damage to the defending ally.
companion-main-scheme = { $name } ({ $threat } of { $target } threat)
companion-nothing = That changes nothing.
companion-now = Now: { $card }.
companion-crisis = No threat is removed from { $card }: a crisis icon, or its own text, protects it.
companion-hit-points = { $card } has { $left } of { $of } hit { $of ->
    [one] point
   *[other] points
}.
companion-player = { $number } { $name }
companion-status-off = { $card } is no longer { $status }.
companion-attached = { $card } is attached to { $host }.
companion-tokens = Acceleration tokens: { $n }.
companion-mill-found = { $card } comes up, on top of the discard pile: type “reveal NAME” or “enter NAME” as the card says.
companion-mill-nothing = No card of that kind came up before the encounter deck ran out.

companion-help =
    Enter            continue with the next step
    damage WHO N     WHO: villain, a player's number, a card: Hydra Mercenary 2
    heal WHO N       maximum PLAYER N: a new maximum of hit points
    threat WHAT N    placed on WHAT: main, or a side scheme's name; thwart WHAT N
    stun WHO         add "off" to remove the card; confuse, tough likewise
    form PLAYER      turn the identity over
    enter NAME [P]   a card comes into play, a minion engaged with player P
    reveal [NAME] [P] reveal a card out of turn: the top card, or that one
    mill [N or TYPE] discard N cards, or until a card of that TYPE comes up
    deal PLAYER      a facedown encounter card; nemesis PLAYER: the nemesis set
    attack WHO [P]   the villain or a minion attacks player P, as a card says
    activate WHO [P] it attacks a hero, or schemes against an alter-ego; scheme WHO
    engage MINION P  it engages player P; attach NAME to HOST
    discard NAME     remove NAME: from the game
    token [N]        acceleration tokens on the main scheme; shuffle: the deck
    view             show the table; why: the rule of this step
    ? WORD           look up a card or a term
    undo             take back; quit: leave, nothing is lost
