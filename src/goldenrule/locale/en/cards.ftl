# The frame of card texts: heads of abilities, keywords, icons, rules of play, constant modifiers.

ability-line = { $head }: { $text }
ability-label = { $head } ({ $label })
label-attack = attack
label-thwart = thwart
label-defense = defense
ability-limit = (Limit { $n ->
    [one] once
   *[other] { $n } times
} per { $period ->
    [phase] phase
    [turn] turn
    [attack] attack
    [activation] activation
   *[round] round
}.)
ability-maximum = (Max { $n ->
    [one] once
   *[other] { $n } times
} per { $period ->
    [phase] phase
    [turn] turn
    [attack] attack
    [activation] activation
   *[round] round
}, all copies together.)

ability-action = { $form ->
    [hero] Hero Action
    [alter-ego] Alter-Ego Action
   *[any] Action
}
ability-interrupt = { $form ->
    [hero] Hero Interrupt
    [alter-ego] Alter-Ego Interrupt
   *[any] Interrupt
}
ability-response = { $form ->
    [hero] Hero Response
    [alter-ego] Alter-Ego Response
   *[any] Response
}
ability-forced-interrupt = Forced Interrupt
ability-forced-response = Forced Response
ability-resource = { $form ->
    [hero] Hero Resource
    [alter-ego] Alter-Ego Resource
   *[any] Resource
}
ability-when-revealed = { $form ->
    [hero] When Revealed (hero)
    [alter-ego] When Revealed (alter-ego)
   *[any] When Revealed
}
ability-when-defeated = When Defeated
ability-boost = Boost
ability-setup = Setup
ability-special = Special
ability-obligation = Obligation
ability-anyone = (Any player may use this.)
ability-produces = generate { $resources }
resources-on = the resources printed on { $of }
    .of = one
ability-double = This card generates twice its resources while you pay for { $aspect ->
    [aggression] an aggression card
    [justice] a justice card
    [leadership] a leadership card
    [protection] a protection card
   *[other] a card of its aspect
}.

keyword-guard = Guard.
keyword-quickstrike = Quickstrike.
keyword-retaliate = Retaliate { $n }.
keyword-surge = Surge.
keyword-toughness = Toughness.
keyword-overkill = Overkill.
keyword-peril = Peril.
keyword-restricted = Restricted.
keyword-uses = Uses ({ $n } { $counter } counters).

icon-acceleration = Acceleration icon.
icon-hazard = Hazard icon.
icon-crisis = Crisis icon.

rule-obligation = Give to the player of { $name }.
scheme-side-a = A
scheme-side-b = B
rule-stage = When this stage is completed, the main scheme advances to its next stage.
rule-last-stage = When this stage is completed, the players lose.
rule-form = { $form ->
    [hero] Play only in hero form.
   *[alter-ego] Play only in alter-ego form.
}
rule-attach = Attach to { $to }.
    .to = one
rule-any-player = Play under any player’s control.
rule-max-player = Max { $n } per player.
rule-max-host = Max { $n } per { $host }.
    .host = bare
rule-counters = { $what } enters play with { $n ->
    [one] 1 { $counter } counter
   *[other] { $n } { $counter } counters
}.

mod-while = while { $cond }, { $clause }
mod-if = if { $cond }, { $clause }
mod-until = until the end of { $period ->
    [attack] this attack
    [activation] this activation
    [turn] the turn
    [phase] the phase
   *[round] the round
}, { $clause }
mod-this = { $period ->
    [attack] this attack
    [activation] this activation
    [turn] this turn
    [phase] this phase
   *[round] this round
}
mod-amount = { $sign ->
    [plus] +{ $n }
   *[minus] −{ $n }
}
mod-stat = { $toform ->
    [many] { $to } get { $items }
   *[one] { $to } gets { $items }
}
mod-value = { $how ->
    [set] the { $stat } of { $to } { mod-is } { $value }
    [base] the base { $stat } of { $to } { mod-is } { $value }
    [double] the { $stat } of { $to } { mod-is } doubled
   *[halve] the { $stat } of { $to } { mod-is } halved
}
mod-is = { $many ->
    [yes] are
   *[no] is
}
mod-item = { mod-amount } { $stat }
mod-hp = { $to } gets { $n ->
    [one] { mod-amount } hit point
   *[other] { mod-amount } hit points
}
mod-hand-size = { $to } hand size gets { mod-amount }
    .to = owner
mod-ally-limit = { $to } ally limit gets { mod-amount }
    .to = owner
mod-cost = { $period ->
    [none] { $sign ->
        [plus] each { $to } costs { $n } more
       *[minus] each { $to } costs { $n } less
    }
   *[other] { $sign ->
        [plus] the next { $to } { mod-this } costs { $n } more
       *[minus] the next { $to } { mod-this } costs { $n } less
    }
}
mod-guard = { $to } gains guard
mod-retaliate = { $to } gains retaliate { $n }
mod-overkill = the attacks of { $to } gain overkill
mod-ally-defense = the player engaged with { $to } has to defend against its attacks with an ally, if able
mod-trait = { $to } { $toform ->
    [you] have
   *[one] has
} the { $trait } trait
    .to = subject
mod-no-damage = { $to } cannot take damage
mod-no-removal = threat cannot be removed from { $to }
