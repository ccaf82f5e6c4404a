# What a player can answer.

option-end-turn = End your turn
option-decline = Decline
option-pass = Pass
option-pass-defend = None of your characters defends
option-pass-interrupt = Do not interrupt
option-pass-response = Do not respond
option-done = Done
option-done-mulligan = { $chosen ->
    [0] Keep all cards
   *[other] Keep the rest
}
option-done-choose-some = { $chosen ->
    [0] None
   *[other] No more
}
option-done-pay = Pay no more
option-done-end-discard = { $chosen ->
    [0] Keep all cards
   *[other] Keep the rest
}
option-done-discard-cost = { $chosen ->
    [0] None
   *[other] No more
}
option-yes = Yes
option-no = No

option-play = Play { $name } ({ $kind }, cost { $cost })
option-play-event = Play { $name } (event, cost { $cost }): { $text }
option-use = { $name }: { $text }
option-attack = { $pays ->
    [0] Attack with { $name }: { $n } damage to an enemy
   *[other] Attack with { $name }: { $n } damage to an enemy; then { $name } takes { $pays } damage
}
option-thwart = { $pays ->
    [0] Thwart with { $name }: remove { $n } threat from a scheme
   *[other] Thwart with { $name }: remove { $n } threat from a scheme; then { $name } takes { $pays } damage
}
warning-status = { $status ->
    [stunned] { $name } is stunned: { $how ->
        [basic] exhausts and loses the stunned card instead of attacking
        [part] of its attacks one is not made; the stunned card is lost instead
       *[ability] the attack is not made; the stunned card is lost instead
    }
   *[confused] { $name } is confused: { $how ->
        [basic] exhausts and loses the confused card instead of thwarting
        [part] of its thwarts one is not made; the confused card is lost instead
       *[ability] the thwart is not made; the confused card is lost instead
    }
}
option-recover = Recover: heal { $n } damage from { $name }
option-form = Change to { $form } ({ $name })
option-request = Ask { $player } to use an action
option-pay = Discard { $name }: { $resources }
option-generate = Use { $name }: { $resources }
option-declare = { $answer ->
    [yes] Yes, it counts as { $resource }
   *[no] No, not as { $resource }
}
option-area = { $player }
option-attach = { $name }
option-discard = Discard { $name }
option-discard-mulligan = Replace { $name }
option-defend = { $kind ->
    [hero] { $name } defends (DEF { $n }, exhausts)
    [falls] { $name } defends (exhausts, takes the damage and is defeated)
   *[ally] { $name } defends (exhausts and takes the damage)
}
option-order = { $name } first: { $text }
option-order-minion-order = { $name }
option-amount = { $n } damage to { $name }
option-pick = { $name }
option-pick-player = { $player }
option-pick-search = Take { $name }
