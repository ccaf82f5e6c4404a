# The words of Marvel: Skirmish! In New York: names, questions, options, the log, card texts, reasons.

skirmish-side-0 = Heroes
skirmish-side-1 = Villains
skirmish-colour-red = red
skirmish-colour-yellow = yellow
skirmish-colour-green = green
skirmish-colour-blue = blue
skirmish-any = any
skirmish-slot-manhattan = Manhattan { $n }
skirmish-slot-sanctum = Sanctum { $n }
skirmish-slot-tower = Avengers Tower
skirmish-card-name = { $name }{ $version ->
    [boosted] { " (boosted)" }
   *[other] { "" }
}
skirmish-card-at = { $name } at { $slot }
skirmish-a-card = a card
skirmish-nobody = nobody
skirmish-with-figures = { $card }, { $figures }
skirmish-standing = { $card }, Strength { $strength }, Life { $left } of { $life }
skirmish-the-rules = the rules
skirmish-strength = Strength
skirmish-life = Life
skirmish-plus = { " + " }

# -- questions --

skirmish-prompt-recruit = Recruitment: what do you play or use?
skirmish-prompt-pay = Pay { $symbols } for { $card }.
skirmish-prompt-slot = { $card }: in which slot?
skirmish-prompt-civilian = Which Civilian is freed?
skirmish-prompt-lose-civilian = Which of your Civilians goes to the box?
skirmish-prompt-artifact = Which Artifact do you take?
skirmish-prompt-moment = Do you use an Artifact now?
skirmish-prompt-discard = { $n ->
    [one] Which card do you discard?
   *[other] Which card do you discard? ({ $n } to go)
}
skirmish-prompt-choose = { $card } – { $text } Which card?
skirmish-prompt-choose-some = { $card } – { $text } Which cards?
skirmish-prompt-may = { $card } – { $text } Do you?
skirmish-prompt-mode = { $card } – { $text } Which?

# -- options --

skirmish-option-play = Play { $card }: cost { $cost }; { $figures }
skirmish-option-replace = Play { $card } in the place of { $old }: free; { $figures }
skirmish-option-use = Use { $card } – { $text }
skirmish-option-civilian = Spend a { $colour } Civilian
skirmish-option-ignore = Pay nothing: the symbol is ignored
skirmish-option-slot = { $slot }, opposite { $facing }
skirmish-option-free = The { $colour } Civilian of { $slot }
skirmish-option-lose = A { $colour } Civilian
skirmish-option-take = Take { $card } – { $text }
skirmish-option-discard = { $kind ->
    [battlefield] Put { $card } under the Battlefield deck
   *[other] Discard { $card }, { $colour }
}
skirmish-option-pick = { $card }
skirmish-option-yes = Yes
skirmish-option-no = No
skirmish-option-done = That is all
skirmish-option-pass = Not now
skirmish-option-done-recruit = Go on to the attack

# -- the log --

skirmish-log-turn = Turn { $n }: the { $side }.
skirmish-log-phase = { $phase ->
    [recruitment] Recruitment phase.
    [attack] Attack phase.
   *[draw] Draw phase.
}
skirmish-log-play = The { $side } play { $card }.
skirmish-log-pay-civilian = A { $colour } Civilian pays.
skirmish-log-ignore = One symbol ({ $symbol }) is ignored.
skirmish-log-replace = { $card } replaces { $old }.
skirmish-log-use = { $card } is used.
skirmish-log-attack = { $card } attacks, and nobody defends.
skirmish-log-attack-card = { $card } attacks { $defender }.
skirmish-log-damage = { $card } takes { $n } damage.
skirmish-log-heal = { $n } damage of { $card } is healed.
skirmish-log-prevented = { $n } damage to { $card } is prevented.
skirmish-log-strengthen = { $card } has { $n } more Strength until the end of the turn.
skirmish-log-hold = { $card } does not attack in its next Attack phase.
skirmish-log-defeat = { $card } is defeated.
skirmish-log-points = The { $side } gain { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}.
skirmish-log-marker = The Artifact marker moves toward the { $side }; { $n ->
    [0] it stands in the middle
    [one] it stands { $n } space from the middle
   *[other] it stands { $n } spaces from the middle
}.
skirmish-log-freed = A { $colour } Civilian of { $slot } is freed.
skirmish-log-lost = The Heroes lose a { $colour } Civilian.
skirmish-log-decked = The { $side } have drawn the last card of their deck.
skirmish-log-to-hand = { $source ->
    [deck] The { $side } draw { $card }.
    [battlefields] The { $side } take { $known ->
        [yes] { $card }
       *[no] a Battlefield card
    }.
   *[other] { $card } goes to the hand of the { $side }.
}
skirmish-log-placed = { $source ->
    [hand] The { $side } place { $card } at { $slot }.
   *[other] { $card } comes to { $slot }.
}
skirmish-log-discarded = The { $side } discard { $card }.
skirmish-log-taken = The { $side } take { $card }.
skirmish-log-offered = { $card } is turned up.
skirmish-log-removed = { $card } is out of the game.
skirmish-log-under = { $pile ->
    [pile] { $card } goes face down under the Artifacts.
    [battlefields] { $card } goes under the Battlefield deck.
   *[deck] { $card } goes under the deck of the { $side }.
}

# -- cards: abilities --

skirmish-text-immediate = When { $moment ->
    [played] played
   *[placed] placed
}: { $does }.
skirmish-text-attack = After it attacks: { $does }.
skirmish-text-action = Once in each of your Recruitment phases, you may { $does }.
skirmish-text-single-use = Once, then out of the game: { $does }.
skirmish-text-permanent = { $when }{ $test }, { $does }.
skirmish-text-if = { " " }(if { $cond })
skirmish-text-strength-bonus = { $to } { $number ->
    [one] has
   *[other] have
} { $amount } more Strength
skirmish-text-life-bonus = { $to } { $number ->
    [one] has
   *[other] have
} { $amount } more Life
skirmish-text-protection = whenever { $to } would take damage{ $attacks_only ->
    [yes] { " from an attack" }
   *[no] { "" }
}, it takes { $amount } less
    .to = one
skirmish-text-cheaper = you may ignore { $amount } “any” in the cost of { $of ->
    [none] cards
   *[other] cards{ $of }
} that you play
    .of = that
skirmish-text-cheaper-battlefields = Battlefield cards cost you { $amount ->
    [one] { $amount } symbol
   *[other] { $amount } symbols
} of your choice less
skirmish-text-battlefield-bonus = Battlefield cards that you play give { $amount ->
    [one] { $amount } Victory Point
   *[other] { $amount } Victory Points
} more
skirmish-text-draw-bonus = draw { $amount ->
    [one] { $amount } card
   *[other] { $amount } cards
} more in your Draw phase
skirmish-text-no-bonus = { $to } get no Location bonus when they attack
skirmish-text-cannot-attack = { $to } { $number ->
    [one] does
   *[other] do
} not attack

skirmish-when-defeated = whenever { $of } is defeated
    .of = one
skirmish-when-played = whenever { $of } is played
    .of = one
skirmish-when-damaged = whenever { $of } takes damage
    .of = one
skirmish-when-attacked = whenever { $of } has attacked
    .of = one
skirmish-when-recruitment = at the start of your Recruitment phase
skirmish-when-draw-phase = at the start of your Draw phase
skirmish-when-civilian-freed = whenever you free a Civilian
skirmish-when-battlefield-played = whenever you play a Battlefield card
skirmish-when-artifact-taken = whenever you take an Artifact

# -- cards: effects --

skirmish-join-modes = { $first }; { $second }
skirmish-op-damage = deal { $amount } damage to { $number ->
    [one] { $to }
   *[other] each of { $to }
}
skirmish-op-damage-both = deal { $opposing } damage to each opposing card and { $own } to each of your cards
skirmish-op-heal = heal { $amount } damage of { $number ->
    [one] { $to }
   *[other] each of { $to }
}
skirmish-op-strengthen = { $to } { $number ->
    [one] has
   *[other] each have
} { $amount } more Strength until the end of the turn
skirmish-op-hold = { $to } { $number ->
    [one] does
   *[other] do
} not attack in the next Attack phase
skirmish-op-defeat = defeat { $to }
skirmish-op-dismiss = put { $to } on the discard pile
skirmish-op-return-to-hand = return { $of } to its owner’s hand
skirmish-op-put-under-deck = put { $of } under the deck
skirmish-op-put-into-play = put { $of } into play
skirmish-op-move-card = move { $of } to an empty slot of its side
skirmish-op-swap = trade the slots of { $one } and { $other }
skirmish-op-draw = draw { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
skirmish-op-opponent-draws = the opponent draws { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
skirmish-op-discard = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} from your hand
skirmish-op-opponent-discards = the opponent discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} of his choice from his hand
skirmish-op-discard-at-random = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at random from your hand
skirmish-op-opponent-discards-at-random = the opponent discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at random from his hand
skirmish-op-discard-hands = both players discard their hands
skirmish-op-gain-points = gain { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}
skirmish-op-lose-points = the opponent gains { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}
skirmish-op-move-artifact-marker = move the Artifact marker { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} toward you
skirmish-op-free-civilians = free { $n ->
    [one] { $n } Civilian
   *[other] { $n } Civilians
} of any zone
skirmish-op-free-civilian-here = free 1 Civilian of the zone that this card is in
skirmish-op-lose-civilians = the Heroes put { $n ->
    [one] { $n } Civilian
   *[other] { $n } Civilians
} of theirs into the box
skirmish-op-take-battlefield-cards = take { $n ->
    [one] { $n } Battlefield card
   *[other] { $n } Battlefield cards
}
skirmish-op-location-bonus = get the Location bonus of this card’s slot
skirmish-op-bonus-of = get the bonus of { $location ->
    [manhattan] Manhattan
    [sanctum] the Sanctum
   *[tower] the Avengers Tower
}
skirmish-op-remove-artifact = remove { $of } from the game
skirmish-op-repeat = do this { $times } times: { $do }

# -- cards: which --

skirmish-np-where = { $of }{ $cond }
skirmish-np-subject = that card
    .form = one
skirmish-np-this = this card
    .form = one
skirmish-np-own-cards = your cards
skirmish-np-other-own-cards = your other cards
skirmish-np-opposing-cards = the opposing cards
skirmish-np-all-cards = all cards
skirmish-np-opposite = the card opposite
    .form = one
skirmish-np-neighbours = your cards beside this one
skirmish-np-opposite-neighbours = the opposing cards beside the slot opposite
skirmish-np-facing = the cards opposite { $of }
skirmish-np-same-location = { $of } at this Location
skirmish-np-defender = the defender
    .form = one
skirmish-np-discard-pile = the cards of your discard pile
skirmish-np-hand = the cards in your hand
skirmish-np-own-artifacts = your Artifacts
skirmish-np-opposing-artifacts = the opponent’s Artifacts
skirmish-np-offered-artifacts = the Artifacts at the Sanctum
skirmish-that = { " " }that are { $negated ->
    [yes] not { $is_ }
   *[no] { $is_ }
}
skirmish-for-which = { " " }(if { $cond })
skirmish-is-has-colour = { $colour }
skirmish-is-is-main = { $number ->
    [one] a Main Character
   *[other] Main Characters
}
skirmish-is-is-side = { $number ->
    [one] a Side Character
   *[other] Side Characters
}
skirmish-is-is-battlefield = { $number ->
    [one] a Battlefield card
   *[other] Battlefield cards
}
skirmish-is-is-boosted = boosted
skirmish-is-is-damaged = damaged
skirmish-is-is-character = called “{ $character }”
skirmish-is-is-at = { $location ->
    [manhattan] in Manhattan
    [sanctum] at the Sanctum
   *[tower] at the Avengers Tower
}

# -- cards: how many --

skirmish-num-damage-on = the damage on { $of }
skirmish-num-strength-of = the Strength of { $of }
skirmish-num-printed-strength-of = the printed Strength of { $of }
skirmish-num-life-of = the Life of { $of }
skirmish-num-hand-size = the number of cards in your hand
skirmish-num-opponent-hand-size = the number of cards in the opponent’s hand
skirmish-num-discard-size = the number of cards in your discard pile
skirmish-num-points = your lead in Victory Points
skirmish-num-opponent-points = the opponent’s lead in Victory Points
skirmish-num-freed-civilians = the number of Civilians of the Heroes
skirmish-num-civilians-left = the number of Civilians in Manhattan
skirmish-num-civilians-here = the number of Civilians in this zone
skirmish-num-artifacts = the number of your Artifacts
skirmish-num-opponent-artifacts = the number of the opponent’s Artifacts
skirmish-num-free-slots = the number of your empty slots

# -- cards: whether --

skirmish-if-it = { $it } is { $negated ->
    [yes] not { $is_ }
   *[no] { $is_ }
}
skirmish-if-exists = there { $negated ->
    [yes] are none of { $of }
   *[no] is one of { $of }
}
skirmish-if-at-least = { $left } is { $negated ->
    [yes] less than { $right }
   *[no] { $right } or more
}
skirmish-if-at-location = this card is { $negated ->
    [yes] not { "" }
   *[no] { "" }
}{ $location ->
    [manhattan] in Manhattan
    [sanctum] at the Sanctum
   *[tower] at the Avengers Tower
}
skirmish-if-unopposed = the slot opposite is { $negated ->
    [yes] not empty
   *[no] empty
}
skirmish-if-had-defender = { $negated ->
    [yes] nobody defended
   *[no] a card defended
}
skirmish-if-defeated-defender = the defender { $negated ->
    [yes] was not defeated
   *[no] was defeated
}
skirmish-if-your-turn = it is { $negated ->
    [yes] the opponent’s turn
   *[no] your turn
}
skirmish-if-you-are-heroes = you play the { $negated ->
    [yes] Villains
   *[no] Heroes
}

# -- cards: facts --

skirmish-kind = { $kind ->
    [battlefield] Battlefield
    [artifact] Artifact
   *[other] { $faction ->
        [heroes] Hero, { $kind ->
            [main] Main Character
           *[other] Side Character
        }
       *[other] Villain, { $kind ->
            [main] Main Character
           *[other] Side Character
        }
    }
}
skirmish-card-line = { $code }: { $name }, { $kind }
skirmish-card-head = { $name }, { $kind } ({ $code })
skirmish-card-cost = cost { $cost }
skirmish-card-strength = Strength { $n }
skirmish-card-life = Life { $n }
skirmish-card-points = { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}

# -- reasons --

skirmish-not-in-play = No card in play is called “{ $word }”.
skirmish-why-no-slot = there is no empty slot, and no copy of it to replace
skirmish-why-cannot-pay = its cost cannot be paid
skirmish-why-fresh = it was taken in this turn, and serves from a later turn on
skirmish-why-used = it has been used in this phase
skirmish-why-nothing-played = no card has been played in this phase
skirmish-why-no-effect = it would change nothing now
skirmish-unasked = { $why }; so you are not asked about it as things are
skirmish-waits-by-itself = it comes by itself when its text says so: nobody is asked, unless it says “may”
skirmish-waits-action = you are asked about it once in each of your Recruitment phases
skirmish-waits-own-turn = you are asked about it between two steps of your own turn, when it would change something
skirmish-waits-any-turn = you are asked about it between two steps of any turn, when it would change something
