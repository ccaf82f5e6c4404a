# The words of Marvel: Skirmish! In New York: names, questions, options, the log, card texts, reasons.

skirmish-side-0 = Heroes
skirmish-side-1 = Villains
skirmish-colour-red = red
skirmish-colour-yellow = yellow
skirmish-colour-green = green
skirmish-colour-blue = blue
skirmish-civilian-red = red Civilian
skirmish-civilian-yellow = yellow Civilian
skirmish-civilian-green = green Civilian
skirmish-civilian-blue = blue Civilian
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
skirmish-nobody = an empty slot
skirmish-with-figures = { $card }, { $figures }
skirmish-standing = { $card }, Strength { $strength }, Life { $left } of { $life }
skirmish-the-rules = the rules
skirmish-strength = Strength
skirmish-life = Life
skirmish-plus = { " + " }

# -- questions --

skirmish-prompt-recruit = Recruitment: what do you play or use?
skirmish-prompt-pay = Pay { $symbols } for { $card }.
skirmish-prompt-paid = Paid already: { $paid }.
skirmish-paid-part = { $card } ({ $symbol })
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
skirmish-option-replace = Play { $card } in place of { $old }: free; { $figures }
skirmish-option-use = Use { $card } – { $text }
skirmish-option-civilian = Spend a { $civilian }
skirmish-option-ignore = Pay nothing: the symbol is ignored
skirmish-option-slot = { $slot }, opposite { $facing }
skirmish-option-free = The { $civilian } of { $slot }
skirmish-option-lose = A { $civilian }
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
skirmish-option-pass-all = Not now, and ask again only when something new comes up
skirmish-option-done-recruit = Go on to the attack
# On the button that confirms, beside the card itself.
skirmish-brief-play = Play { $card }
skirmish-brief-replace = Play { $card } in place of { $old }

# -- the log --

skirmish-log-turn = Turn { $n }: the { $side }.
skirmish-log-phase = { $phase ->
    [recruitment] Recruitment phase.
    [attack] Attack phase.
   *[draw] Draw phase.
}
skirmish-log-play = The { $side } play { $card }.
skirmish-log-pay-civilian = A { $civilian } pays.
skirmish-log-ignore = One symbol ({ $symbol }) is ignored.
skirmish-log-replace = { $card } replaces { $old }.
skirmish-log-use = { $card } is used.
skirmish-log-attack = { $card } attacks, and nobody defends.
skirmish-nothing-left = Nothing more can be paid: on to the attack. You can undo until your opponent acts.
skirmish-log-attack-card = { $card } attacks { $defender }.
skirmish-log-damage = { $card } takes { $n } damage.
skirmish-log-heal = { $n } damage is healed from { $card }.
skirmish-log-prevented = { $n } damage to { $card } is prevented.
skirmish-log-strengthen = { $card } has { $n } more Strength until the end of the turn.
skirmish-log-hold = { $card } does not attack in its next Attack phase.
skirmish-log-defeat = { $card } is defeated.
skirmish-log-points = The { $side } gain { $n ->
    [one] { $n } Victory Point
   *[other] { $n } Victory Points
}.
skirmish-log-marker = The Artifact marker moves toward the { $side }; { $n ->
    [0] it is now in the middle
    [one] it is now { $n } space from the middle
   *[other] it is now { $n } spaces from the middle
}.
skirmish-log-freed = A { $civilian } of { $slot } is freed.
skirmish-log-lost = The Heroes lose a { $civilian }.
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
    [pile] { $card } goes facedown under the Artifacts.
    [battlefields] { $card } goes under the Battlefield deck.
   *[deck] { $card } goes under the deck of the { $side }.
}

# -- cards: abilities --

skirmish-text-immediate = When { $moment ->
    [played] played
   *[placed] placed
}: { $does }.
skirmish-text-attack = After this card attacks: { $does }.
skirmish-text-action = Once in each of your Recruitment phases, you may { $does }.
skirmish-text-single-use = Once, then out of the game: { $does }.
skirmish-text-permanent = { $when }{ $test }, { $does }.
skirmish-text-if = , if { $cond }
skirmish-text-strength-bonus = { $to } { $number ->
    [one] has
   *[other] have
} { $per ->
    [none] { $fixed ->
        [yes] { $amount } more Strength
       *[no] more Strength equal to { $amount }
    }
   *[other] 1 more Strength for each { $per }
}
    .equal = yes
skirmish-text-life-bonus = { $to } { $number ->
    [one] has
   *[other] have
} { $per ->
    [none] { $fixed ->
        [yes] { $amount } more Life
       *[no] more Life equal to { $amount }
    }
   *[other] 1 more Life for each { $per }
}
    .equal = yes
skirmish-text-protection = whenever { $to } would take damage{ $attacks_only ->
    [yes] { " from an attack" }
   *[no] { "" }
}, it takes { $amount } less
    .to = one
skirmish-text-cheaper = you may ignore { $amount } “any” in the cost of { $of ->
    [none] cards
   *[other] cards { $of }
} that you play
    .of = that
skirmish-text-cheaper-battlefields = Battlefield cards cost you { $amount ->
    [one] { $amount } symbol
   *[other] { $amount } symbols
} less, of your choice
skirmish-text-battlefield-bonus = Battlefield cards that you play give { $amount ->
    [one] { $amount } more Victory Point
   *[other] { $amount } more Victory Points
}
skirmish-text-draw-bonus = draw { $amount ->
    [one] { $amount } more card
   *[other] { $amount } more cards
} in your Draw phase
skirmish-text-no-bonus = { $to } gain no Location bonus when they attack
skirmish-text-cannot-attack = { $to } { $number ->
    [one] does
   *[other] do
} not attack

skirmish-when-defeated = { $ofform ->
    [one-this] when
   *[other] whenever
} { $of } is defeated
    .of = one
# Of whose cards one is said to play, the noun says it.
skirmish-when-played = whenever { $ofform ->
    [one-mine] { $of }
    [one-theirs] { $of }
   *[other] { $of } is played
}
    .of = one played
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
skirmish-op-damage = deal { $amount } damage to { $to }
    .to = each every
skirmish-op-damage-both = deal { $opposing } damage to each opposing card and { $own } to each of your cards{ $inside ->
    [yes] , including this one
   *[no] { "" }
}
skirmish-op-heal = heal { $amount } damage from { $to }
    .to = each every
skirmish-op-strengthen = { $to } { $number ->
    [one] has
   *[other] each have
} { $amount } more Strength until the end of the turn
skirmish-op-hold = { $to } { $number ->
    [one] does not attack in its
   *[other] do not attack in their
} owner’s next Attack phase
skirmish-op-defeat = defeat { $to }
skirmish-op-dismiss = put { $to } on the discard pile
skirmish-op-return-to-hand = return { $of } to { $ofform ->
    [one-mine] your hand
    [other-mine] your hand
   *[other] { $number ->
        [one] its owner’s hand
       *[other] their owners’ hands
    }
}
skirmish-op-put-under-deck = put { $of } under the deck
skirmish-op-put-into-play = put { $of } into play
skirmish-op-move-card = move { $of } to an empty slot on its side
skirmish-op-swap = swap { $otherform ->
    [one-opposite] { $other } with { $one }
   *[other] { $one } with { $other }
}
    .other = { $oneform ->
        [one-this] each beside-it
       *[other] each
    }
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
} of their choice from their hand
skirmish-op-discard-at-random = discard { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at random from your hand
skirmish-op-opponent-discards-at-random = the opponent discards { $n ->
    [one] { $n } card
   *[other] { $n } cards
} at random from their hand
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
} from any zone
skirmish-op-free-civilian-here = free 1 Civilian from the zone that this card is in
skirmish-op-lose-civilians = the Heroes put { $n } of their freed Civilians into the box
skirmish-op-take-battlefield-cards = take { $n ->
    [one] { $n } Battlefield card
   *[other] { $n } Battlefield cards
}
skirmish-op-location-bonus = gain the Location bonus of this card’s slot
skirmish-op-bonus-of = gain the bonus of { $location ->
    [manhattan] Manhattan
    [sanctum] the Sanctum
   *[tower] the Avengers Tower
}
skirmish-op-remove-artifact = remove { $of } from the game
skirmish-op-repeat = do this { $times } times: { $do }

# -- cards: which --

# A condition on cards is told in their noun: $kind_one and $kind_many are “damaged card” and “damaged cards”.
skirmish-np-where = { $of } { $cond }
    .kind-one = { $kind_one ->
        [none] card
       *[other] { $kind_one }
    }
    .kind-many = { $kind_many ->
        [none] cards
       *[other] { $kind_many }
    }
    .kind-played = { $kind_one ->
        [none] Character
       *[other] { $kind_one }
    }
    .beside = { $case ->
        [beside-it] beside it
       *[other] beside this one
    }
skirmish-np-subject = that card
    .form = one
skirmish-np-this = this card
    .form = one-this
skirmish-np-own-cards = { $number ->
    [one] { $case ->
        [played] you play a { skirmish-np-where.kind-played }
       *[other] one of your { skirmish-np-where.kind-many }
    }
   *[other] { $case ->
        [every] each of your { skirmish-np-where.kind-many }
       *[other] your { skirmish-np-where.kind-many }
    }
}
    .form = other-mine
skirmish-np-other-own-cards = { $number ->
    [one] { $case ->
        [played] you play another { skirmish-np-where.kind-played }
       *[other] one of your other { skirmish-np-where.kind-many }
    }
   *[other] { $case ->
        [every] each of your other { skirmish-np-where.kind-many }
       *[other] your other { skirmish-np-where.kind-many }
    }
}
    .form = other-mine
skirmish-np-opposing-cards = { $number ->
    [one] { $case ->
        [played] the opponent plays a { skirmish-np-where.kind-played }
       *[other] an opposing { skirmish-np-where.kind-one }
    }
   *[other] { $case ->
        [every] each opposing { skirmish-np-where.kind-one }
       *[other] the opposing { skirmish-np-where.kind-many }
    }
}
    .form = other-theirs
skirmish-np-all-cards = { $number ->
    [one] a { skirmish-np-where.kind-one }
   *[other] { $case ->
        [every] each { skirmish-np-where.kind-one }
       *[other] all { skirmish-np-where.kind-many }
    }
}
skirmish-np-opposite = the card opposite
    .form = one-opposite
skirmish-np-neighbours = { $number ->
    [one] one of your { skirmish-np-where.kind-many } { skirmish-np-where.beside }
   *[other] { $case ->
        [every] each of your { skirmish-np-where.kind-many } { skirmish-np-where.beside }
       *[other] your { skirmish-np-where.kind-many } { skirmish-np-where.beside }
    }
}
skirmish-np-opposite-neighbours = { $number ->
    [one] an opposing { skirmish-np-where.kind-one } beside the slot opposite
   *[other] { $case ->
        [every] each opposing { skirmish-np-where.kind-one } beside the slot opposite
       *[other] the opposing { skirmish-np-where.kind-many } beside the slot opposite
    }
}
skirmish-np-facing = { $number ->
    [one] a card opposite { $of }
   *[other] { $case ->
        [every] each card opposite { $of }
       *[other] the cards opposite { $of }
    }
}
skirmish-np-same-location = { $of } at this Location
    .of = { $number ->
        [one] one { $case }
       *[other] each { $case }
    }
    .form = { $ofform ->
        [other-theirs] other-theirs
        [other-mine] other-mine
        [one-theirs] other-theirs
        [one-mine] other-mine
       *[other] other
    }
skirmish-np-defender = the defender
    .form = one
skirmish-np-discard-pile = { $number ->
    [one] a { skirmish-np-where.kind-one } from your discard pile
   *[other] { $case ->
        [every] each { skirmish-np-where.kind-one } in your discard pile
       *[other] the { skirmish-np-where.kind-many } in your discard pile
    }
}
    .form = other-mine
skirmish-np-hand = { $number ->
    [one] a { skirmish-np-where.kind-one } from your hand
   *[other] { $case ->
        [every] each { skirmish-np-where.kind-one } in your hand
       *[other] the { skirmish-np-where.kind-many } in your hand
    }
}
    .form = other-mine
skirmish-np-own-artifacts = { $number ->
    [one] one of your Artifacts
   *[other] your Artifacts
}
skirmish-np-opposing-artifacts = { $number ->
    [one] one of the opponent’s Artifacts
   *[other] the opponent’s Artifacts
}
skirmish-np-offered-artifacts = { $number ->
    [one] one of the Artifacts at the Sanctum
   *[other] the Artifacts at the Sanctum
}
skirmish-that = that { $number ->
    [one] is
   *[other] are
} { $negated ->
    [yes] not { $is_ }
   *[no] { $is_ }
}
    .number = { $number ->
        [one] one
       *[other] { $case ->
            [every] one
           *[other] other
        }
    }
skirmish-for-which = (if { $cond })
skirmish-is-has-colour = { $colour }
    .noun = { $number ->
        [one] { $colour } card
       *[other] { $colour } cards
    }
skirmish-is-is-main = { $number ->
    [one] a Main Character
   *[other] Main Characters
}
    .noun = { $number ->
        [one] Main Character
       *[other] Main Characters
    }
skirmish-is-is-side = { $number ->
    [one] a Side Character
   *[other] Side Characters
}
    .noun = { $number ->
        [one] Side Character
       *[other] Side Characters
    }
skirmish-is-is-battlefield = { $number ->
    [one] a Battlefield card
   *[other] Battlefield cards
}
    .noun = { $number ->
        [one] Battlefield card
       *[other] Battlefield cards
    }
skirmish-is-is-boosted = boosted
    .noun = { $number ->
        [one] boosted card
       *[other] boosted cards
    }
skirmish-is-is-damaged = damaged
    .noun = { $number ->
        [one] damaged card
       *[other] damaged cards
    }
skirmish-is-is-character = called “{ $character }”
    .noun = { $number ->
        [one] card called “{ $character }”
       *[other] cards called “{ $character }”
    }
    .without = { $number ->
        [one] card other than { $character }
       *[other] cards other than { $character }
    }
skirmish-is-is-at = { $location ->
    [manhattan] in Manhattan
    [sanctum] at the Sanctum
   *[tower] at the Avengers Tower
}
    .noun = { $number ->
        [one] card
       *[other] cards
    } { $location ->
        [manhattan] in Manhattan
        [sanctum] at the Sanctum
       *[tower] at the Avengers Tower
    }

# -- cards: how many --

skirmish-num-damage-on = the damage on { $of }
    .each = point of damage on { $ofform ->
        [one-this] { $toform ->
            [one-this] it
           *[other] this card
        }
       *[other] { $of }
    }
skirmish-num-strength-of = the Strength of { $of }
skirmish-num-printed-strength-of = the printed Strength of { $of }
skirmish-num-life-of = the Life of { $of }
skirmish-num-hand-size = the number of cards in your hand
    .each = card in your hand
skirmish-num-opponent-hand-size = the number of cards in the opponent’s hand
    .each = card in the opponent’s hand
skirmish-num-discard-size = the number of cards in your discard pile
    .each = card in your discard pile
skirmish-num-points = your lead in Victory Points
skirmish-num-opponent-points = the opponent’s lead in Victory Points
skirmish-num-freed-civilians = the number of freed Civilians of the Heroes
    .each = freed Civilian of the Heroes
skirmish-num-civilians-left = the number of Civilians in Manhattan
    .each = Civilian in Manhattan
skirmish-num-civilians-here = the number of Civilians in this zone
    .each = Civilian in this zone
skirmish-num-artifacts = the number of your Artifacts
    .each = of your Artifacts
skirmish-num-opponent-artifacts = the number of the opponent’s Artifacts
    .each = of the opponent’s Artifacts
skirmish-num-free-slots = the number of your empty slots
    .each = of your empty slots

# -- cards: whether --

skirmish-if-it = { $it } is { $negated ->
    [yes] not { $is_ }
   *[no] { $is_ }
}
skirmish-if-exists = there { $negated ->
    [yes] are none of { $of }
   *[no] is { $of }
}
    .of = { $negated ->
        [yes] each
       *[no] one
    }
skirmish-if-own-cards = you have { $negated ->
    [yes] fewer than
   *[no] at least
} { $n ->
    [one] { $n } card
   *[other] { $n } cards
} in play
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
    [yes] there was no defender
   *[no] there was a defender
}
skirmish-if-defeated-defender = the defender { $negated ->
    [yes] was not defeated
   *[no] was defeated
}
skirmish-if-your-turn = it is { $negated ->
    [yes] the opponent’s turn
   *[no] your turn
}
skirmish-if-you-are-heroes = you are the { $negated ->
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
skirmish-kind-boosted = { $kind }, boosted (+)
skirmish-filter-main = Main Character
skirmish-filter-side = Side Character
skirmish-filter-battlefield = Battlefield
skirmish-filter-artifact = Artifact
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
skirmish-why-no-colour = you have nothing to pay this part of its cost with: { $symbols }
skirmish-why-too-few = to pay its cost, you need { $n } more { $n ->
    [one] card
   *[other] cards
} in your hand
skirmish-why-fresh = it was taken in this turn, and serves from a later turn on
skirmish-why-used = it has been used in this phase
skirmish-why-nothing-played = no card has been played in this phase
skirmish-why-no-effect = it would change nothing now
skirmish-unasked = { $why }; so you are not asked about it as things are
skirmish-waits-by-itself = it happens automatically when its text says so; you are asked only if it says “may”
skirmish-waits-action = you are asked about it once in each of your Recruitment phases
skirmish-waits-own-turn = you are asked about it between two steps of your own turn, when it would change something
skirmish-waits-any-turn = you are asked about it between two steps of any turn, when it would change something
