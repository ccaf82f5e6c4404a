# Lines of the log: what happened, and why. $by is card if $source made it happen.

log-over = { $winner ->
    [players] The players win!
   *[villain] The villain wins.
}
log-stalemate = After { $n } rounds without a decision the players lose.
log-endless = The encounter deck comes back without end: with { $n } acceleration tokens the players lose.
log-round = Round { $n } begins.
log-turn = { $player } takes a turn.
log-villain-phase = The villain phase begins.
log-first-player = { $player } is now the first player.
log-eliminated = { $player } is eliminated.
log-form = { $form ->
    [hero] { $player } changes to hero form.
   *[alter-ego] { $player } changes to alter-ego form.
}

log-shuffle-encounter = The encounter deck is shuffled.
log-shuffle = { $player } shuffles their deck.
log-removed = { $card } is removed from the game.
log-discarded-encounter = { $card } is discarded from the encounter deck.
log-leaves = { $card } is discarded.
log-to-hand = { $card } goes to { $player }’s hand.
log-enter = { $card } enters play.
log-stage = { $kind ->
    [villain] The villain is now { $name }, stage { $stage }.
   *[scheme] The main scheme is now { $name }, stage { $stage }.
}
log-draw = { $n ->
    [one] { $player } draws 1 card.
   *[other] { $player } draws { $n } cards.
}
log-mill = { $cards ->
    [none] { "" }
   *[some] { $player } discards from the top of their deck: { $cards }.
}
log-discard = { $cards ->
    [none] { "" }
   *[some] { $player } discards { $cards }.
}
log-discard-random = { $cards ->
    [none] { "" }
   *[some] { $player } discards at random: { $cards }.
}
log-deck-out = The deck of { $player } has run out.
log-deal = { $player } is dealt a facedown encounter card.
log-reveal = { $player } reveals { $card }.
log-surge = Surge: { $player } reveals another card.
log-surge-dealt = Surge: { $player } is dealt another card.
log-play = { $player } plays { $card }.
log-spent = { $player } pays for { $card } with { $cards }.
log-use = { $own ->
    [yes] { $player } uses the ability of { $card }.
   *[no] { $player } uses { $card }.
}
log-under = { $player } puts a card facedown under { $card }.
log-boost-dealt = { $card } gets a facedown boost card.
log-boost = { $icons ->
    [0] Boost card { $card }: no boost icons.
    [one] Boost card { $card }: 1 boost icon.
   *[other] Boost card { $card }: { $icons } boost icons.
}
log-boost-ability = Boost card { $card }: its boost ability takes effect.
log-overkill = The attack of { $card } has overkill.
log-delayed = The delayed effect of { $card } happens now.
log-defeated = { $card } is defeated.
log-scheme-completed = { $card } is completed.
log-when-revealed = { $card }: When Revealed.
log-forced = The ability of { $card } takes effect.
log-engage = { $card } engages { $player }.
log-attack-also = { $card } attacks { $player } as well.
log-activate = { $card } activates against { $player }.

log-damage = { $by ->
    [card] { $card } takes { $n } damage from { $source }.
   *[nobody] { $card } takes { $n } damage.
}
log-heal = { $card } heals { $n } damage.
log-threat = { $by ->
    [card] { $source } places { $n } threat on { $card }.
   *[nobody] { $n } threat is placed on { $card }.
}
log-threat-removed = { $by ->
    [card] { $source } removes { $n } threat from { $card }.
   *[nobody] { $n } threat is removed from { $card }.
}
log-prevent = { $by ->
    [card] { $source } prevents { $n } { $what }.
   *[nobody] { $n } { $what } is prevented.
}
log-prevented-damage = damage to { $card }
log-prevented-threat = threat on { $card }
log-replace = { $what ->
    [enemy-attack] Because of { $source }, { $card } is not attacked.
    [damage] Because of { $source }, { $card } does not take the damage.
    [threat] Because of { $source }, no threat is placed on { $card }.
    [defeat] Because of { $source }, { $card } is not defeated.
   *[none] Because of { $source }, something else happens to { $card }.
}
log-cancel-effects = { $by ->
    [card] { $source } cancels the effects of { $card }.
   *[nobody] The effects of { $card } are cancelled.
}
log-cancel = { $by ->
    [card] { $source } cancels { $card }.
   *[nobody] { $card } is cancelled.
}
log-attack = { $targets ->
   *[some] { $card } attacks { $targets }.
    [none] { $card } attacks.
}
log-thwart = { $targets ->
   *[some] { $card } thwarts { $targets }.
    [none] { $card } thwarts.
}
log-basic = { $verb ->
    [recover] { $card } recovers.
   *[other] { "" }
}
log-status = { $on ->
    [no] { "" }
   *[yes] { $status ->
        [stunned] { $card } is stunned.
        [confused] { $card } is confused.
       *[tough] { $card } becomes tough.
    }
}
log-status-used = { $status ->
    [stunned] { $card } is stunned: instead of attacking it loses the stunned card.
   *[confused] { $card } is confused: the confused card is lost instead.
}
log-tough = The tough card of { $card } stops { $n } damage.
log-counters = { $n ->
    [0] { $card } has no { $counter } counters left.
    [one] { $card } has 1 { $counter } counter.
   *[other] { $card } has { $n } { $counter } counters.
}
log-acceleration = { $n ->
    [one] An acceleration token is put on the main scheme.
   *[other] { $n } acceleration tokens are put on the main scheme.
}
log-retaliate = { $card } retaliates: { $n } damage to { $attacker }.
log-defend = { $card } defends against { $enemy }.
log-attack-damage = { $n ->
    [0] The attack of { $enemy } deals no damage to { $card }{ log-icons }.
   *[other] The attack of { $enemy } deals { $n } damage to { $card }{ log-icons }.
}
log-icons = { $icons ->
    [0] { "" }
    [one] , with 1 boost icon
   *[other] , with { $icons } boost icons
}
log-scheme-threat = { $enemy } schemes for { $n } threat{ log-icons }.
