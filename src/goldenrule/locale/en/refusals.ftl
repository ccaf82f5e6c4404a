# Why something cannot be done now.

refusal-not-now = You can use actions only in a player’s turn, and it is not your turn now; the options list what you may do.
refusal-eliminated = This player is out of the game.
refusal-not-yours = Only the player who controls it may use it.
refusal-wrong-form = { $form ->
    [hero] It can be used only in hero form.
    [alter-ego] It can be used only in alter-ego form.
   *[any] You are in the wrong form for it.
}
refusal-limit-reached = Its limit has been reached.
refusal-max-reached = The maximum for all copies of it has been reached.
refusal-cost-exhausted = Its cost is to exhaust { $names }, which is already exhausted.
refusal-cost-counters = Its cost is a counter, and it has none left.
refusal-cost-missing = A card that its cost needs is no longer in play.
refusal-cost-unhurt = Its cost is to heal { $names }, which does not have enough damage.
refusal-cost-tough = Its cost is to deal damage to { $names }, which would not take it.
refusal-cost-hand = Its cost is cards from your hand, and you have too few.
refusal-cost-together = The parts of its cost cannot be paid together.
refusal-cannot-pay = { $where ->
    [hand] You cannot generate the resources for its cost ({ $cost }, and what its text asks for).
   *[play] You cannot generate the resources for its cost.
}
refusal-peril = Another player is resolving a card with peril: nobody else may act.
refusal-no-effect = It would change nothing now.
refusal-unique-in-play = It is unique, and a card with that name is already in play.
refusal-no-host = There is nothing in play that it can be attached to.
refusal-max-per-player = Every player who could have it already has as many copies as are allowed.
refusal-resource-card = It is a resource card: discard it to pay for something else.
refusal-waits-interrupt = { $where ->
    [hand] You can play it only at the moment that its text names; you are asked then.
   *[play] You are asked about it just before the event that its text names.
}
refusal-waits-response = { $where ->
    [hand] You can play it only right after the event that its text names; you are asked then.
   *[play] You are asked about it right after the event that its text names.
}
refusal-waits-forced = It happens automatically at the moment that its text names.
refusal-unasked = As things are, you would not be asked about it. { $why }
refusal-exhausted = It is exhausted.
refusal-needs-hero = It needs hero form.
refusal-needs-alter-ego = It needs alter-ego form.
refusal-undamaged = There is no damage to heal.
refusal-dash = A dash is printed for this power.
refusal-crisis = A crisis icon is in play, so no threat can be removed from the main scheme, and no side scheme has any.
refusal-no-threat = No scheme has threat on it.
refusal-form-changed = You have already changed form this round.

what-form = Change form
what-attack = { $name }: attack
what-thwart = { $name }: thwart
what-attack-thwart = { $name }: attack and thwart
what-recover = { $name }: recover
refusal-guarded = { $names } { $n ->
    [one] has guard and is
   *[other] have guard and are
} engaged with you: defeat the guards first.
refusal-in-crisis = { $names } in play has a crisis icon: no threat can be removed from the main scheme.
what-attacked = { $name } cannot be attacked
what-thwarted = { $name } keeps its threat
