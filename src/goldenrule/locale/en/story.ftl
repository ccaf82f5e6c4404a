# What has happened, as a story. A line is a cause, a colon, and its result; clauses are not sentences yet.

story-you = you
story-it = it
story-that-player = that player
story-cause = { $cause }: { $rest }
story-cause-goes-on = { $cause } and { $rest }
story-join = { $first }, { $second }
title-in-text = “{ $title }”
story-and = { $first } and { $second }
story-and-clause = { $first }, and { $second }
story-sentence = { $text }.
story-repeated = { $text } ({ $n ->
    [2] twice
   *[other] { $n } times
})
story-copies = { $text } (×{ $n })
story-unasked = { $cards ->
    [none] (Used without asking: it costs nothing and only helps.) { $text }
   *[other] ({ $cards }, used without asking: it costs nothing and only helps.) { $text }
}
story-changes = Summary: { $changes }.
story-changes-join = { $first }; { $second }
champions-story-join = { $first }, { $second }
champions-story-and = { $first } and { $second }
story-lines = { $max ->
    [0] Nothing has been told yet; log shows everything that has happened.
    [1] What was told last has one line; log 1 shows it in detail, log everything that has happened.
   *[other] What was told last has { $max } lines; log 1 to log { $max } show one in detail, log everything that has happened.
}
story-detail = In detail
story-dice = What the dice have shown
story-no-dice = No dice have been rolled in what was told last.

# -- Champions: steps --

champions-story-round = Round { $n }
champions-story-turn = { $me ->
    [yes] Your turn
   *[no] { $player }’s turn
}
champions-story-end = End of the player phase
champions-story-villain-phase = Villain phase: the scheme
champions-story-enemies = Villain phase: the enemies act
champions-story-cards = Villain phase: encounter cards

# -- Champions: clauses; $me is yes if the first of the parts is who reads --

champions-story-over = { $winner ->
    [players] the players win
   *[villain] the villain wins
}
champions-story-stalemate = after { $n } rounds without a decision the players lose
champions-story-endless = the encounter deck comes back without end: with { $n } acceleration tokens the players lose
champions-story-eliminated = { $player } { $me ->
    [yes] are
   *[no] is
} eliminated
champions-story-form = { $player } { $me ->
    [yes] change
   *[no] changes
} to { $form ->
    [hero] hero form
   *[alter-ego] alter-ego form
}
champions-story-enter = { $card } enters play
champions-story-to-hand = { $card } goes to your hand
champions-story-draw = { $player } { $me ->
    [yes] draw
   *[no] draws
} { $n ->
    [one] 1 card
   *[other] { $n } cards
}
champions-story-mill = { $cards ->
    [none] { "" }
   *[some] { $player } { $me ->
        [yes] discard { $cards } from the top of your deck
       *[no] discards { $cards } from the top of their deck
    }
}
champions-story-discard = { $cards ->
    [none] { "" }
   *[some] { $player } { $me ->
        [yes] discard
       *[no] discards
    } { $cards }
}
champions-story-discard-random = { $cards ->
    [none] { "" }
   *[some] { $player } { $me ->
        [yes] discard
       *[no] discards
    } { $cards } at random
}
champions-story-reveal = { $player } { $me ->
    [yes] reveal
   *[no] reveals
} { $card }
champions-story-surge = { $card } surges
champions-story-play = { $player } { $me ->
    [yes] play
   *[no] plays
} { $card }
champions-story-play-paid = { $player } { $me ->
    [yes] play
   *[no] plays
} { $card } (paid with { $with_ })
champions-story-use = { $player } { $me ->
    [yes] use
   *[no] uses
} { $own ->
    [yes] { $me ->
        [yes] your ability
       *[no] their ability
    }
   *[no] { $card }
}
champions-story-use-paid = { champions-story-use } (paid with { $with_ })
champions-story-under = { $player } { $me ->
    [yes] put
   *[no] puts
} a card facedown under { $card }
champions-story-attack = { $card } { $me ->
    [yes] attack
   *[no] attacks
}{ $targets ->
    [none] { "" }
   *[some] { " " }{ $targets }
}{ $n ->
    [0] { "" }
   *[other] { " " }for { $n }
}
champions-story-thwart = { $card } { $me ->
    [yes] thwart
   *[no] thwarts
}{ $targets ->
    [none] { "" }
   *[some] { " " }{ $targets }
}
champions-story-basic = { $verb ->
    [recover] { $card } { $me ->
        [yes] recover
       *[no] recovers
    }
   *[other] { "" }
}
champions-story-boost-ability = the boost ability of { $card } takes effect
champions-story-overkill = { $card }’s attack has overkill
champions-story-delayed = the effect of { $card } ends
champions-story-defeated = { $card } { $me ->
    [yes] are
   *[no] is
} defeated
champions-story-engage = { $card } engages { $player }
champions-story-activate = { $card } activates against { $player }
champions-story-attack-also = { $card } attacks { $player } as well
champions-story-stage = { $kind ->
    [villain] stage { $stage } of { $name } begins
   *[scheme] the main scheme is now { $name }, stage { $stage }
}
champions-story-no-damage = { $card } { $me ->
    [yes] take
   *[no] takes
} no damage
champions-story-damage = { $card } { $me ->
    [yes] take
   *[no] takes
} { $n } damage
champions-story-damage-after = { $card } takes { $n } consequential damage
champions-story-damage-each = { $cards } take { $n } damage each
champions-story-heal = { $card } { $me ->
    [yes] heal
   *[no] heals
} { $n } damage
champions-story-threat = { $n } threat is placed on { $card }
champions-story-threat-removed = { $by ->
    [card] { $source } { $my ->
        [yes] remove
       *[no] removes
    } { $n } threat from { $card }
   *[nobody] { $n } threat is removed from { $card }
}
champions-story-prevent = { $by ->
    [card] { $source } { $my ->
        [yes] prevent
       *[no] prevents
    } { champions-story-prevented }
   *[nobody] { champions-story-prevented } is prevented
}
champions-story-prevented = { $all ->
    [yes] all{ " " }
   *[no] { "" }
}{ $n } { $what ->
    [threat] threat
   *[damage] damage
}
champions-story-replace = { $source } { $what ->
    [enemy-attack] prevents the attack on { $card }
    [damage] protects { $card } from the damage
    [threat] prevents threat on { $card }
    [defeat] saves { $card } from defeat
   *[none] changes what happens to { $card }
}
champions-story-cancel-effects = { $by ->
    [card] { $source } { $my ->
        [yes] cancel
       *[no] cancels
    } the effects of { $card }
   *[nobody] the effects of { $card } are cancelled
}
champions-story-cancel = { $by ->
    [card] { $source } { $my ->
        [yes] cancel
       *[no] cancels
    } { $card }
   *[nobody] { $card } is cancelled
}
champions-story-status = { $on ->
    [no] { "" }
   *[yes] { $card } { $status ->
        [tough] { $me ->
            [yes] become
           *[no] becomes
        } tough
       *[other] { $me ->
            [yes] are
           *[no] is
        } { $status }
    }
}
champions-story-status-used = { $card } { $me ->
    [yes] lose
   *[no] loses
} the { $status } card instead{ $status ->
    [stunned] { " " }of attacking
   *[confused] { "" }
}
champions-story-tough = { $card } { $me ->
    [yes] lose
   *[no] loses
} the tough card instead of taking { $n } damage
champions-story-counters = { $card } { $n ->
    [0] has no { $counter } counters left
    [one] has 1 { $counter } counter
   *[other] has { $n } { $counter } counters
}
champions-story-acceleration = { $n ->
    [one] 1 acceleration token is
   *[other] { $n } acceleration tokens are
} placed on the main scheme
champions-story-retaliate = { $card } retaliates
champions-story-defend = { $card } { $me ->
    [yes] defend
   *[no] defends
}
champions-story-defend-by-ability = { $card } { $me ->
    [yes] count
   *[no] counts
} as defending
champions-story-attack-damage = { $enemy } attacks { $card } for { $attack }{ $icons ->
    [0] { "" }
    [one] { " " }(1 boost icon)
   *[other] { " " }({ $icons } boost icons)
}
champions-story-scheme-threat = { $enemy } schemes for { $n } threat{ $icons ->
    [0] { "" }
    [one] { " " }(1 boost icon)
   *[other] { " " }({ $icons } boost icons)
}

# -- Champions: a step in a sentence, for clients that show what happens one step after the other --

champions-stage-attack = { $enemy } attacks { $card }: { $attack }
champions-stage-scheme = { $enemy } schemes: { $scheme }
champions-stage-defend = { $card } { $me ->
    [yes] defend
   *[no] defends
}{ $defense ->
    [0] { "" }
   *[other] : { $defense }
}
champions-stage-deal = { $player } { $me ->
    [yes] are
   *[no] is
} dealt a facedown encounter card
champions-stage-no-threat = { $card } places no threat
champions-stage-exhaust = { $card } { $me ->
    [yes] are
   *[no] is
} exhausted
champions-stage-ready = { $card } { $me ->
    [yes] are
   *[no] is
} readied
champions-stage-found = { $player } { $me ->
    [yes] take { $card } into your hand
   *[no] takes { $card } into their hand
}
champions-stage-leave = { $card } leaves play

# -- Champions: what has changed --

champions-change-of = { $who } { $changes }
champions-change-points = { $sign ->
    [less] { $me ->
        [yes] lose
       *[no] loses
    }
   *[more] { $me ->
        [yes] regain
       *[no] regains
    }
} { $n ->
    [one] 1 hit point
   *[other] { $n } hit points
}
champions-change-eliminated = { $me ->
    [yes] are
   *[no] is
} eliminated
champions-change-exhausted = { $me ->
    [yes] are
   *[no] is
} exhausted
champions-change-form = { $me ->
    [yes] are
   *[no] is
} in { $form ->
    [hero] hero form
   *[alter-ego] alter-ego form
}
champions-change-state-on = { $me ->
    [yes] are
   *[no] is
} { $status }
champions-change-state-off = { $me ->
    [yes] are
   *[no] is
} no longer { $status }
champions-change-villain = { $name } is at a new stage with { $hp ->
    [one] { $hp } hit point
   *[other] { $hp } hit points
}
champions-change-hit-points = { $name } goes from { $before } to { $after ->
    [one] { $after } hit point
   *[other] { $after } hit points
}
champions-change-scheme = the main scheme is now { $name }
champions-change-threat = the threat on the main scheme goes from { $before } to { $after } of { $target }
champions-change-engaged = { $names } { $n ->
    [one] engages
   *[other] engage
} { $me ->
    [yes] you
   *[no] { $who }
}
champions-change-came = { $names } { $n ->
    [one] enters
   *[other] enter
} play
champions-change-gone = { $names } { $n ->
    [one] leaves
   *[other] leave
} play

# -- the duel: steps and clauses; $side is "you" or "the Villains" --

skirmish-story-side = the { $side }
skirmish-story-turn = Round { $n }{ $me ->
    [yes] : your turn
   *[no] : the { $side }
}
skirmish-story-civilian = a { $civilian }
skirmish-story-ignored = { $symbol } ignored
skirmish-story-play = { $side } play { $card }{ $price ->
    [none] { "" }
   *[some] { " " }(paid with { $price })
}
skirmish-story-placed = { $side } place { $card } at { $slot }{ $price ->
    [none] { "" }
   *[some] { " " }(paid with { $price })
}
skirmish-story-comes = { $card } goes to { $slot }
skirmish-story-moves = { $card } moves to { $slot }
skirmish-story-replace = { $card } replaces { $old }
skirmish-story-use = the effect of { $card } is used
skirmish-story-spared = { $spared ->
    [0] { "" }
    [one] { " " }(1 is prevented)
   *[other] { " " }({ $spared } are prevented)
}
skirmish-story-attack = { $defender ->
    [none] { $card } attacks, and nobody defends
   *[some] { $how ->
        [defeat] { $card } defeats { $defender } with { $n } damage
        [hit] { $card } attacks { $defender } and deals { $n } damage
       *[nothing] { $card } attacks { $defender }
    }{ skirmish-story-spared }
}
skirmish-story-damage = { $card } { $cards ->
    [one] takes
   *[other] take
} { $n } damage
skirmish-story-heal = { $card } heals { $n } damage
skirmish-story-prevented = { $n } damage to { $card } is prevented
skirmish-story-strengthen = { $card } has { $n } more Strength in this turn
skirmish-story-hold = { $card } does not attack in its next Attack phase
skirmish-story-defeat = { $card } { $cards ->
    [one] is
   *[other] are
} defeated
skirmish-story-points = { $side } gain { $n ->
    [one] 1 Victory Point
   *[other] { $n } Victory Points
}
skirmish-story-marker = the Artifact marker moves { $n ->
    [1] { "" }
   *[other] { $n } spaces{ " " }
}toward { $side }
skirmish-story-marker-back = the Artifact marker goes back to the first space past the middle, toward { $side }
skirmish-story-freed = a { $civilian } of { $slot } is freed
skirmish-story-lost = the Heroes lose a { $civilian }
skirmish-story-decked = { $side } have drawn the last card of the deck
skirmish-story-draw = { $side } draw { $cards ->
    [none] { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
   *[some] { $cards }
}
skirmish-story-to-hand = { $side } take { $card } into hand
skirmish-story-discarded = { $side } discard { $card }
skirmish-story-taken = { $side } take { $card }
skirmish-story-offered = { $card } { $cards ->
    [one] is
   *[other] are
} turned up
skirmish-story-removed = { $card } is removed from the game
skirmish-story-under = { $card } goes to the bottom of its deck

# -- the duel: what has changed --

skirmish-change-points = the Victory Point marker moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} toward { $who }
skirmish-change-marker = the Artifact marker moves { $n ->
    [one] 1 space
   *[other] { $n } spaces
} toward { $who }
skirmish-change-freed = { $who } have { $n } { $sign ->
    [less] fewer
   *[more] more
} { $n ->
    [one] Civilian
   *[other] Civilians
}
skirmish-change-lost = { $who } lose { $names }
skirmish-change-life = { $name } goes from { $before } to { $after } Life

# -- Heroes: steps and clauses; $who is "you" or "the X-Men" --

heroes-story-step = Game Round { $round }, { $phase ->
    [deployment] Deployment
    [planning] Planning
   *[missions] Missions
}
heroes-story-turn = { $round ->
    [0] { "" }
   *[other] Action Round { $round }:{ " " }
}{ $who }
heroes-story-combat = { $hero ->
    [none] Combat against { $villain }
   *[other] Combat: { $hero } against { $villain }
}
heroes-story-drawn = { $cards ->
    [none] { $deck ->
        [resource] { $n ->
            [one] 1 Resource card
           *[other] { $n } Resource cards
        }
       *[villain] { $n ->
            [one] 1 Villain card
           *[other] { $n } Villain cards
        }
    }
   *[some] { $cards }
}
heroes-story-passed = { $who } pass
heroes-story-first = { $who } are the First Player
heroes-story-archnemesis = { $who } have the Archnemesis token
heroes-story-points = { $who } { $sign ->
    [less] pay
   *[more] receive
} { $n ->
    [one] 1 plot point
   *[other] { $n } plot points
}
heroes-story-vp = { $who } { $sign ->
    [less] lose
   *[more] gain
} { $n } VP
heroes-story-headline = “{ $card }” comes up in { $district }
heroes-story-special = the Special Headline “{ $card }” comes into play
heroes-story-threat = { $sums ->
    [changed] the Threat in { $area } is { $total } ({ $n } on the token)
   *[same] the Threat in { $area } is { $n }
}
heroes-story-ally-point = { $card } has { $n ->
    [one] 1 plot point
   *[other] { $n } plot points
}
heroes-story-status = { $card } is { $place }
heroes-story-wounded = { $card } { $n ->
    [0] is healed
   *[other] is Wounded
}
heroes-story-ko = { $card } has { $n } KO
heroes-story-troubleshoot = { $who } troubleshoot “{ $card }”
heroes-story-reduced = { $card } lowers it by { $n }
heroes-story-use = { $nobody ->
    [yes] { $ability }{ $card ->
        [none] { "" }
       *[other] { " " }of { $card }
    } takes effect
   *[no] { $who } use { $ability }{ $card ->
        [none] { "" }
       *[other] { " " }of { $card }
    }
}
heroes-story-event = { $who } play the event “{ $card }”
heroes-story-scheme = { $who } scheme ({ $option })
heroes-story-plan = { $who } execute { $card ->
    [none] a Master Plan
   *[other] the Master Plan “{ $card }”
}
heroes-story-plan-done = “{ $card }” is completed
heroes-story-plan-failed = { $card ->
    [none] the Master Plan fails
   *[other] “{ $card }” fails
}
heroes-story-resolved = { $who } { $yes ->
    [yes] resolve
   *[no] fail to resolve
} “{ $card }”
heroes-story-used = { $who ->
    [none] { $names } { $n ->
        [one] takes
       *[other] take
    } effect
   *[other] { $who } use { $names }
}
heroes-story-story = { $who } receive the Story “{ $card }”
heroes-story-look = { $who } look at { $card }
heroes-story-roll = the Trouble Level is { $n }
heroes-story-powers = { $power } meets { $other }
heroes-story-power-used = the opponent uses { $used ->
    [no] no power
   *[yes] { $power }
}
heroes-story-no-power = no power
heroes-story-fighter = { $card } fights in this sequence
heroes-story-attack = { $card } attacks with { $mine ->
    [one] 1 hit
   *[other] { $mine } hits
} against a defense of { $theirs }{ $result ->
    [fails] { " " }and fails
    [prevented] { " " }but inflicts no KO
    [defeat] { " " }and defeats { $other }
   *[ko] { " " }and inflicts { $n ->
        [1] the first KO
        [2] the second KO
        [3] the third KO
       *[other] KO number { $n }
    }
}
heroes-story-outwit = { $result ->
    [tie] the outwit duel is tied at { $mine }
   *[other] { $card } wins the outwit duel { $mine } to { $theirs }{ $result ->
        [prevented] { " " }but inflicts no KO
        [defeat] { " " }and defeats { $other }
       *[ko] { " " }and inflicts { $n ->
            [1] the first KO
            [2] the second KO
            [3] the third KO
           *[other] KO number { $n }
        }
    }
}
heroes-story-fought = { $side ->
    [hero] the heroes win
    [villain] the villain wins
   *[nobody] the combat ends without a winner
}
heroes-story-draw = { $who ->
    [none] { heroes-story-drawn } { $n ->
        [one] is drawn
       *[other] are drawn
    }
   *[other] { $who } draw { heroes-story-drawn }
}
heroes-story-villains = { $who ->
    [none] { $cards } { $n ->
        [one] appears
       *[other] appear
    }
   *[other] { $who } send { $cards }
}
heroes-story-discarded = { $who } discard { $cards }
heroes-story-ally = { $who } play the ally { $card }{ $n ->
    [0] { "" }
    [one] { " " }with 1 plot point
   *[other] { " " }with { $n } plot points
}
heroes-story-ally-leaves = the ally { $card } leaves { $who }
heroes-story-power-up = { $who } put “{ $card }” into play
heroes-story-track = { $cards } { $n ->
    [one] enters
   *[other] enter
} the Story track
heroes-story-track-last = “{ $card }” goes to the last space of the Story track
heroes-story-story-lost = { $cards } { $n ->
    [one] leaves
   *[other] leave
} the Story track unclaimed
heroes-story-most-wanted = { $card ->
    [none] the villain
   *[other] { $card }
} is Most Wanted
heroes-story-lead-again = { $card }, Most Wanted, is the Lead Villain

# -- Heroes: what has changed --

heroes-change-vp = { $who } { $sign ->
    [less] lose
   *[more] gain
} { $n } VP
heroes-change-ko = { $card } has { $n } KO
heroes-change-recovery = { $card } is in Recovery
heroes-change-threat = the Threat in { $area } goes from { $before } to { $after }
heroes-change-points = { $who } have { $n } { $sign ->
    [less] fewer
   *[more] more
} { $n ->
    [one] plot point
   *[other] plot points
}
