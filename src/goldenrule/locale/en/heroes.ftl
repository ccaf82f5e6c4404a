# The words of Marvel Heroes: names, questions, options, the log, card texts, reasons.

heroes-area-upper_manhattan = Upper Manhattan
heroes-area-central_manhattan = Central Manhattan
heroes-area-the_village = The Village
heroes-area-lower_manhattan = Lower Manhattan
heroes-area-queens = Queens
heroes-area-brooklyn = Brooklyn
heroes-district-central_harlem = Central Harlem
heroes-district-morningside_heights = Morningside Heights
heroes-district-east_harlem = East Harlem
heroes-district-carnegie_hill = Carnegie Hill
heroes-district-central_park = Central Park
heroes-district-upper_west_side = Upper West Side
heroes-district-upper_east_side = Upper East Side
heroes-district-midtown = Midtown
heroes-district-chelsea = Chelsea
heroes-district-greenwich_village = Greenwich Village
heroes-district-hells_kitchen = Hell’s Kitchen
heroes-district-east_side = East Side
heroes-district-tribeca = Tribeca
heroes-district-lower_east_side = Lower East Side
heroes-district-east_village = East Village
heroes-district-financial_district = Financial District
heroes-district-astoria = Astoria
heroes-district-long_island_city = Long Island City
heroes-district-steinway = Steinway
heroes-district-sunnyside = Sunnyside
heroes-district-williamsburg = Williamsburg
heroes-district-bedford_stuyvesant = Bedford-Stuyvesant
heroes-district-greenpoint = Greenpoint
heroes-district-brooklyn_heights = Brooklyn Heights
heroes-district = { $name } ({ $symbol })
heroes-team = the { $name }
heroes-scenario-place = the scenario card
heroes-symbol-circle = circle
heroes-symbol-cross = cross
heroes-symbol-diamond = diamond
heroes-symbol-star = star
heroes-colour-red = red
heroes-colour-orange = orange
heroes-colour-yellow = yellow
heroes-threat-crime = Crime
heroes-threat-danger = Danger
heroes-threat-mystery = Mystery
heroes-skill-mystic = Mystic
heroes-skill-protection = Protection
heroes-skill-fight = Fight
heroes-skill-investigation = Investigation
heroes-skill-rescue = Rescue
heroes-skill-science = Science
heroes-stage-prologue = Prologue
heroes-stage-development = Development
heroes-stage-conclusion = Conclusion
heroes-kind-stage = { $kind }, { $stage }
heroes-scheme-threat = Raise Threat
heroes-scheme-draw = Draw Villains
heroes-scheme-combat = Improve Combat
heroes-on-card-ready = Ready, not on the map yet
heroes-on-card-supporting = Supporting on the hero card
heroes-on-card-recovery = in Recovery
heroes-supporting-in = Supporting in { $area }
heroes-ready-at = Ready { $where }
heroes-at = in { $district }
heroes-at-scenario = on the scenario card
heroes-card-at = { $card } ({ $place })
heroes-die-0 = blank
heroes-die-1 = TROUBLE
heroes-die-2 = HIT
heroes-die-3 = HIT
heroes-die-4 = HIT with BOOST
heroes-die-5 = two HIT
heroes-die-again = { $die } (again: { $again })
heroes-no-dice = no dice
heroes-no-power = a power not shown yet
heroes-nobody = nobody
heroes-a-card = a card
heroes-the-rules = the rules
heroes-join-modes = { $first }; or: { $second }
heroes-comma = , { "" }

# -- questions --

heroes-prompt-turn = Action { $n } of { $of }: what do you do?
heroes-prompt-action = Which action do you take as part of this one?
heroes-prompt-destination = { $card }: where to?
heroes-prompt-destination-all = Where do your heroes go?
heroes-prompt-escort = { $card } moves: does a Supporting hero come along?
heroes-prompt-travel = Who goes along?
heroes-prompt-story = The Story track: what do you do?
heroes-prompt-keep = You have { $points ->
    [one] { $points } plot point
   *[other] { $points } plot points
}. Which status for each hero, and which ally?
heroes-prompt-assign = You have { $points ->
    [one] { $points } plot point
   *[other] { $points } plot points
}. Which status for each hero, and which ally?
heroes-prompt-plan-heroes = You have { $points ->
    [one] { $points } plot point
   *[other] { $points } plot points
}. Your heroes, in secret: in which statuses?
heroes-prompt-ally = You have { $points ->
    [one] { $points } plot point
   *[other] { $points } plot points
}. Which ally do you play?
heroes-prompt-dismiss = There are too many allies: which one leaves?
heroes-prompt-power-up = Which power-up do you put into play?
heroes-prompt-plan = { $card }: do you execute the next Master Plan?{ $archnemesis ->
    [yes] {" "}You can do so here because you have the Archnemesis token.
   *[no] {""}
}
heroes-prompt-scheme = { $card }: do you scheme ({ $option })?{ $archnemesis ->
    [yes] {" "}You can do so here because you have the Archnemesis token.
   *[no] {""}
}
heroes-prompt-draw-villain = Do you draw a Villain card?
heroes-fights-with = { $card } (KO { $ko }; { $powers })
heroes-against = { $heroes ->
    [none] {""}
   *[other] {" "}against { $heroes }
}
heroes-prompt-lead = Trouble Level { $n }{ heroes-against }: which Lead Villain, backups and agents do you play?
heroes-prompt-backup = Trouble Level { $n }{ heroes-against }: which backup or agent do you play?
heroes-prompt-backup-free = Without paying Trouble: which backup or agent do you play?
heroes-prompt-backup-followers = { $name } is fought next and calls followers: which of the cards just drawn do you play, without paying Trouble?
heroes-prompt-fighter = Sequence { $n } against { $card }: who fights?
heroes-prompt-power = Sequence { $n }: which power does { $card } use against { $other }?{ $barred ->
    [none] {""}
   *[other] {" "}An ability forbids { $barred }.
}
heroes-prompt-confront = The Master Plan “{ $card }”: do your heroes confront { $name } (KO { $ko }, Followers { $n })?
heroes-prompt-pay = { $card }: which card do you discard for it?
heroes-prompt-discard = { $card }: which card do you discard?
heroes-prompt-champions = { $card ->
    [none] The last fight of two of your heroes: who is the first?
   *[other] The last fight: who goes with { $card }?
}
heroes-prompt-most-wanted = { $full ->
    [yes] All Most Wanted spaces are taken: which villain is discarded?
   *[no] { $card } has won: is the villain Most Wanted?
}
heroes-prompt-choose = { $card }: which one do you choose?
heroes-prompt-choose-some = { $card }: which do you choose?
heroes-prompt-may = { $card }: do you use its effect?
heroes-prompt-mode = { $card }: which of its effects?
heroes-prompt-use = { $when }: do you use anything?
heroes-now-combat-start = At the start of the combat
heroes-now-sequence-start = At the start of sequence { $n }
heroes-now-roll = { $roll ->
    [attack] attack
    [defense] defense
   *[outwit] outwit
}
heroes-now-before-roll = Before { $whose ->
    [mine] your
   *[theirs] the opponent’s
} { heroes-now-roll } roll of { $count ->
    [one] { $count } die
   *[other] { $count } dice
}
heroes-now-after-roll = { $whose ->
    [mine] Your
   *[theirs] The opponent’s
} { heroes-now-roll } roll is { $dice } = { $whose ->
    [mine] { $worth }
   *[theirs] { $otherworth }
} HIT{ $compared ->
    [yes] { $whose ->
        [mine] , against { $otherworth } HIT
       *[theirs] , against your { $worth } HIT
    }
   *[no] { "" }
}
heroes-now-result = You rolled { $own } = { $worth } HIT, the opponent { $other } = { $otherworth } HIT
heroes-now-ko = { $ko ->
    [mine] You are
   *[theirs] The opponent is
} about to take a KO
heroes-now-duel = Just before the outwit duel
heroes-now-sequence-end = At the end of sequence { $n }
heroes-now-combat-end = At the end of the combat
heroes-now-trouble-roll = Before the Trouble roll
heroes-now-troubleshoot = The Trouble Level is { $n }
heroes-now-action = As an action
heroes-now-planning = At the start of your Planning
heroes-now-scheme-use = You scheme
heroes-now-deployment = In Deployment
heroes-now-resolved = The headline is resolved

# -- options --

heroes-option-move = Move { $card } ({ $place })
heroes-option-troubleshoot = Troubleshoot “{ $card }” { $where }: { $type }, Threat { $threat }, skill { $skill }, { $vp } VP{ $mastermind ->
    [yes] , mastermind
   *[no] { "" }
}
heroes-option-treat = Medical treatment: { $card } is healed
heroes-option-story = Story action: draw a Resource card, then work on the Story track
heroes-option-use = { $ability }{ $card ->
    [none] { "" }
   *[other] { " (" }{ $card }{ ")" }
}: { $does }{ $points ->
    [-1] { "" }
    [0] { " The ally leaves." }
   *[other] { " (Plot points on the ally: " }{ $points }{ ".)" }
}
heroes-option-event = Play the event “{ $card }”: { $does }
heroes-option-go = { $district }{ $area ->
    [none] { "" }
   *[other] , { $area }
}{ $headline ->
    [none] { "" }
   *[other] { ": “" }{ $headline }{ "”" }
}
# Behind an action: where to, and with whom.
heroes-aim-go = { $district }{ $headline ->
    [none] { "" }
   *[other] { " (“" }{ $headline }{ "”)" }
}
heroes-aim-later-destination = elsewhere
heroes-aim-later-story = Decide after drawing
heroes-aim-home-destination = the card
heroes-aim-support-at-destination = a support space
heroes-aim-escort-escort = with { $card }
heroes-aim-pass-escort = alone
heroes-aim-advance-story = Advance the track
heroes-aim-last-story = Put { $card } last
heroes-aim-done-story = Leave the track as it is
# In Planning each hero is listed once, followed by the possible choices with their numbers: "1 Ready for 4 PP".
heroes-plan-of = { $card }{ $says ->
    [none] { "" }
   *[other] : { $says }
}
# In a language in which “Ready” agrees with the hero, $card says how.
heroes-plan-ready = { $card ->
   *[other] Ready for { $n } PP
}
heroes-plan-keep = stays for { $n } PP
heroes-plan-support = Supporting for { $n } PP
heroes-plan-rest = Recovery
heroes-plan-recall = to the card, in Recovery
heroes-plan-ally = for { $n } PP{ $on ->
    [0] { "" }
   *[other] , with { $on } on the ally
}
heroes-option-space = A support space in { $area }
heroes-option-home = Back to the card{ $status ->
    [ready] , in Recovery
   *[other] , Supporting
}
heroes-option-escort = { $card } comes along
heroes-option-advance = Advance the track: the last Story goes to its team
heroes-option-last = Put { $card } on the last space
heroes-option-keep = { $card } stays, for { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
heroes-option-recall = { $card } returns to the card, in Recovery
heroes-option-ready = { $card } is Ready, for { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
heroes-price-points = { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
heroes-more-dice = { $n ->
    [one] { $n } more die
   *[other] { $n } more dice
}
heroes-price-trouble = { $n } Trouble
heroes-ally-uses = { $n ->
    [one] { $n } use
   *[other] { $n } uses
}
heroes-ally-loyal = Loyal to your team: what it costs stays on it, for 1 more use
heroes-option-support = { $card } is Supporting, for { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
heroes-option-rest = { $card } stays in Recovery
heroes-assigned = { $card } { $status ->
    [ready] Ready
    [supporting] Supporting
   *[recovery] in Recovery
}
heroes-option-assign = { $heroes }: { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
heroes-option-ally = { $card }, { heroes-ally-uses }, for { $cost ->
    [one] { $cost } plot point
   *[other] { $cost } plot points
}: { $says }
heroes-option-power-up = { $card }: { $says }
heroes-option-wanted = Put { $card } on a free Most Wanted space
heroes-option-plan = Execute the Master Plan “{ $card }”: { $says }
heroes-option-scheme-threat = Raise Threat: { $n ->
    [0] no more dice
    [one] { $n } more die
   *[other] { $n } more dice
} in the Trouble roll
heroes-option-scheme-draw = Draw Villains: draw { $n ->
    [one] { $n } Villain card
   *[other] { $n } Villain cards
}
heroes-option-scheme-combat = Improve Combat: BOOST counts for the Lead Villain
heroes-option-lead = { $card }{ $wanted ->
    [yes] { " (Most Wanted)" }
   *[no] { "" }
}: needs level { $need }, costs { $cost } Trouble, KO { $ko }; Attack/Defense/Outwit: { $powers }
    .under = Lead Villain, for Trouble
heroes-option-backup = { $card }, { $type ->
    [agent] agent
   *[other] backup
}{ $cost ->
    [-1] { "" }
   *[other] { " for " }{ $cost } Trouble
}: { $does }
    .under = Backup or agent, for Trouble
heroes-option-fight = { $card } (KO { $ko } of { $of })
heroes-option-pick = { $card }
heroes-option-discard = Discard { $card }
heroes-option-mode = { $says }
heroes-power-brief = { $colour } { $attack }/{ $defense }/{ $outwit }
heroes-power = { $name } ({ $colour }): Attack { $attack }, Defense { $defense }, Outwit { $outwit }
heroes-option-yes = Yes
heroes-option-no = No
heroes-option-yes-confront = Yes: confront the mastermind
heroes-option-no-confront = No: the Master Plan is completed
heroes-option-yes-draw-villain = Yes: draw a Villain card
heroes-option-pass-turn = Pass
heroes-option-pass-action = Take no action
heroes-option-pass-escort = Nobody comes along
heroes-option-pass-travel = Nobody else
heroes-option-pass-story = Leave the track as it is
heroes-option-pass-ally = Play no ally
heroes-option-pass-power-up = Put no power-up into play
heroes-option-pass-plan = No Master Plan now
heroes-option-pass-scheme = No scheming now
heroes-option-pass-lead = Play no Lead Villain ({ $last ->
    [yes] { $team } solve the headline and gain { $vp } VP
   *[no] if all pass, { $team } solve it and gain { $vp } VP
})
heroes-option-pass-backup = That is all
heroes-option-pass-choose-some = That is all
heroes-option-pass-moment = Use nothing

# -- the log --

heroes-log-round = Game Round { $n }.
heroes-log-phase = { $phase ->
    [deployment] Deployment.
    [planning] Planning.
   *[missions] Missions.
}
heroes-log-action-round = Action Round { $n }.
heroes-log-turn = It is the turn of { $who }.
heroes-log-passed = { $who } pass.
heroes-log-first = { $who } are the First Player.
heroes-log-archnemesis = { $who } have the Archnemesis token.
heroes-log-points = { $who } { $sign ->
    [less] { $n ->
        [one] pay { $n } plot point
       *[other] pay { $n } plot points
    }
   *[more] { $n ->
        [one] receive { $n } plot point
       *[other] receive { $n } plot points
    }
}.
heroes-log-vp = { $who } { $sign ->
    [less] lose { $n } VP
   *[more] gain { $n } VP
}.
heroes-log-headline = “{ $card }” comes up in { $district }, { $area }.
heroes-log-special = The Special Headline “{ $card }” comes into play.
heroes-log-threat = { $n ->
    [0] { "" }
   *[other] The Threat token in { $area } shows { $n }.
}
heroes-log-status = { $card }: { $place }.
heroes-log-wounded = { $card } { $n ->
    [0] is healed
   *[other] is Wounded
}.
heroes-log-ko = { $n ->
    [0] { "" }
   *[other] { $card } has { $n } KO.
}
heroes-log-ally-point = { $n ->
    [0] No plot point is left on { $card }
    [one] { $n } plot point lies on { $card }
   *[other] { $n } plot points lie on { $card }
}.
heroes-log-troubleshoot = { $who } troubleshoot “{ $card }”.
heroes-log-trouble = The Trouble Level is { $n }.
heroes-log-reduced = { $card } takes { $n } off the Trouble Level.
heroes-log-use = { $nobody ->
    [yes] { $ability } takes effect{ $card ->
        [none] { "" }
       *[other] { " (" }{ $card }{ ")" }
    }.
   *[no] { $who } use { $ability }{ $card ->
        [none] { "" }
       *[other] { " of " }{ $card }
    }.
}
heroes-log-event = { $who } play the event “{ $card }”.
heroes-log-scheme = { $who } scheme: { $option }.
heroes-log-plan = { $who } execute { $card ->
    [none] a Master Plan
   *[other] the Master Plan “{ $card }”
}.
heroes-log-plan-done = The Master Plan “{ $card }” is completed.
heroes-log-plan-failed = { $card ->
    [none] The Master Plan fails.
   *[other] The Master Plan “{ $card }” fails.
}
heroes-log-confront = { $who } { $yes ->
    [yes] confront the mastermind
   *[no] do not confront the mastermind
}.
heroes-log-resolved = “{ $card }”: { $yes ->
    [yes] success for { $who }
   *[no] { $who } fail
}.
heroes-log-story = { $who } receive the Story “{ $card }”.
heroes-log-look = { $who } look at { $card }.
heroes-log-shuffle = { $deck ->
    [resource] The Resource deck is shuffled.
    [villain] The Villain deck is shuffled.
    [headline] The Headline deck is shuffled.
   *[story] The Story deck is shuffled.
}
heroes-log-side = { $side ->
    [hero] hero
    [villain] villain
   *[nobody] nobody
}
heroes-log-roll = { $kind ->
    [trouble] Trouble roll
    [attack] Attack of the { heroes-log-side }
    [defense] Defense of the { heroes-log-side }
   *[outwit] Outwit of the { heroes-log-side }
}{ $boost ->
    [yes] { " (BOOST counts)" }
   *[no] { "" }
}: { $dice }{ $kind ->
    [trouble] { " = " }{ $n } Trouble
   *[other] { " = " }{ $n } HIT
}.
heroes-log-dice = The last roll of the { heroes-log-side } is now { $dice }, worth { $n } HIT.
heroes-log-reroll = The { heroes-log-side } rolls again: { $dice }.
heroes-log-powers = { $hero } uses { $power }; { $villain } uses { $other }.
heroes-log-fight = { $hero ->
    [none] Several heroes can fight { $villain }.
   *[other] { $hero } fights { $villain }.
}
heroes-log-fighter = { $card } fights in this sequence.
heroes-log-initiative = The { heroes-log-side } has the initiative.
heroes-log-unfought = The { heroes-log-side } has no Attack: there is no attack.
heroes-log-hits = Result: { $mine } HIT against { $theirs }.
heroes-log-fought = { $side ->
    [hero] The heroes win the combat.
    [villain] The villain wins the combat.
   *[nobody] The combat ends without a winner.
}
heroes-log-to-hand = { $who } { $drawn ->
    [yes] draw { $known ->
        [yes] { $card }
       *[no] { $deck ->
            [resource] a Resource card
           *[villain] a Villain card
        }
    }
   *[no] take { $known ->
        [yes] { $card }
       *[no] a card
    } into hand
}.
heroes-log-ally = { $who } play the ally { $card }.
heroes-log-ally-leaves = The ally { $card } leaves { $who }.
heroes-log-power-up = { $who } put the power-up “{ $card }” into play.
heroes-log-track = { $last ->
    [yes] “{ $card }” goes to the last space of the Story track.
   *[no] “{ $card }” enters the Story track.
}
heroes-log-story-lost = “{ $card }” leaves the Story track unclaimed.
heroes-log-most-wanted = { $card } is Most Wanted.
heroes-log-lead = { $who } play { $card } as the Lead Villain.
heroes-log-lead-again = { $card }, Most Wanted, is the Lead Villain.
heroes-log-backup = { $who } play { $card } as a backup or agent.
heroes-log-discarded = { $who } discard { $card }.

# -- the stage: rolls of a combat. $dice are dice in words, $mine and $theirs what they come to. --

heroes-told-power = { $card } uses { $power }.
heroes-told-roll = { $kind ->
    [trouble] Trouble roll: { $dice }. Total: { $n } Trouble.
    [attack] { $card } attacks: { $dice }. Total: { $n } HIT.
    [defense] { $card } defends: { $dice }. Total: { $n } HIT.
   *[outwit] { $card } rolls for Outwit: { $dice }. Total: { $n } HIT.
}
heroes-told-reroll = { $card } rolls again: { $dice }.
heroes-told-dice = { $card } now has { $dice }. Total: { $n } HIT.
heroes-told-hits = { $result ->
    [tie] The outwit duel is a tie at { $mine } HIT.
    [duel] { $card } wins the outwit duel against { $other }, { $mine } HIT to { $theirs }.
    [hits] { $card } hits { $other }: { $mine } HIT against { $theirs }.
   *[fails] { $card } does not hit { $other }: { $mine } HIT against { $theirs }.
}

# -- cards: abilities --

heroes-text-label = { $kind ->
    [combat] combat, { $when }
    [support] support, { $when }
    [ally] ally, { $when }
    [backup] backup, { $when }
    [scenario] { $when }{ $moment ->
        [deployment] { " (First Player)" }
       *[other] { "" }
    }
   *[other] { $when }
}
heroes-text-always = { $label }
heroes-text-ability = { $name } ({ $label }). { $does }
heroes-text-paid = { $label }. { $does }
heroes-text-unnamed = { $label }: { $does }
heroes-text-named = { $name }: { $says }
heroes-text-cost = { $cost }: { $does }
heroes-text-if = if { $cond }, { $does }
heroes-text-agent = { $changes }.
heroes-cost-resources = discard { $n ->
    [one] { $n } Resource card
   *[other] { $n } Resource cards
}
heroes-cost-villains = discard { $n ->
    [one] { $n } Villain card
   *[other] { $n } Villain cards
}
heroes-cost-plot-points = pay { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
heroes-cost-ko = take { $n } KO
heroes-cost-discard = discard this card
heroes-cost-recovery = this hero goes to Recovery

heroes-moment-combat-start = at the start of a combat
heroes-moment-sequence-start = at the start of a combat sequence
heroes-moment-before-roll = before { $whose ->
    [mine] your next
    [theirs] the opponent’s next
   *[any] any
} { heroes-moment-rolls }
heroes-moment-after-roll = after { $whose ->
    [mine] your last
    [theirs] the opponent’s last
   *[any] any
} { heroes-moment-rolls }
heroes-moment-rolls = { $rolls ->
    [attack] attack roll
    [defense] defense roll
    [outwit] outwit roll
    [attack-defense] attack or defense roll
    [attack-outwit] attack or outwit roll
    [defense-outwit] defense or outwit roll
   *[all] roll
}
heroes-moment-result = on the result of { $rolls ->
    [attack] { $whose ->
        [mine] your attack
        [theirs] the opponent’s attack
       *[any] an attack
    }
    [outwit] the outwit duel
   *[all] two rolls
}
heroes-moment-ko = when { $whose ->
    [mine] you receive a KO
    [theirs] the opponent receives a KO
   *[any] a KO is received
}
heroes-moment-duel = just before an outwit duel
heroes-moment-sequence-end = at the end of a combat sequence
heroes-moment-combat-end = at the end of a combat
heroes-moment-trouble-roll = before the Trouble roll
heroes-moment-troubleshoot = when Trouble is reduced
heroes-moment-action = as an action
heroes-moment-planning = in your Planning
heroes-moment-scheme = when you scheme
heroes-moment-deployment = in each Deployment
heroes-moment-resolved = when a headline is won or lost
heroes-when-resolved = when you { $won ->
    [yes] resolve
   *[no] fail to resolve
} a { $threat_type ->
    [crime] Crime{ " " }
    [danger] Danger{ " " }
    [mystery] Mystery{ " " }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { $skill }{ " " }
}headline{ $mastermind ->
    [yes] { " with a mastermind" }
    [no] { " without a mastermind" }
   *[any] { "" }
}
heroes-while-finale = in the last fight, { $says }

# -- cards: modifiers --

heroes-mod-attack = the Attack of { $of } { heroes-mod-cost.change }
heroes-mod-defense = the Defense of { $of } { heroes-mod-cost.change }
heroes-mod-outwit = the Outwit of { $of } { heroes-mod-cost.change }
heroes-mod-ko = the KO value of { $of } { heroes-mod-cost.change }
heroes-mod-crime = the Crime value of { $of } { heroes-mod-cost.change }
heroes-mod-danger = the Danger value of { $of } { heroes-mod-cost.change }
heroes-mod-mystery = the Mystery value of { $of } { heroes-mod-cost.change }
heroes-mod-level = the Level of { $of } { heroes-mod-cost.change }
heroes-mod-threat = the Threat of { $of } { heroes-mod-cost.change }
    .of = each any
heroes-mod-followers = { $of } { $number ->
    [one] has
   *[other] have
} { $n } { $sign ->
    [less] fewer
   *[more] more
} { $n ->
    [one] Follower
   *[other] Followers
}
heroes-mod-boost = BOOST { $sign ->
    [less] does not count
   *[more] counts
} for { $of }
heroes-mod-support-cost = { $of } cost { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
} { $sign ->
    [less] less
   *[more] more
} as Supporting heroes
heroes-mod-requirement = the Trouble Level that { $of } { $number ->
    [one] needs
   *[other] need
} to lead { heroes-mod-cost.change }
heroes-mod-cost = { $of } { $number ->
    [one] costs
   *[other] cost
} { $n } Trouble { $sign ->
    [less] less
   *[more] more
}
    .change = is { $n } { $sign ->
        [less] lower
       *[more] higher
    }
heroes-mod-max-allies = you may have { $n } { $sign ->
    [less] fewer
   *[more] more
} allies in play
heroes-mod-scheme-threat = when you scheme, you may raise the Threat in addition to another option
heroes-mod-scheme-draw = when you scheme, you may draw villains in addition to another option
heroes-mod-scheme-combat = when you scheme, you may improve the combat in addition to another option

# -- cards: effects on a roll --

heroes-dice-all = { $face ->
    [any] all dice
    [idle] all dice that show no HIT
    [blank] all blank dice
    [trouble] all dice that show TROUBLE
    [hit] all dice that show HIT
    [single] all dice that show a single HIT
    [double] all dice that show two HIT
   *[boost] all dice that show BOOST
}
heroes-dice-some = { $face ->
    [any] { $n ->
        [one] the best die
       *[other] the best { $n } dice
    }
    [blank] { $n ->
        [one] 1 blank die
       *[other] up to { $n } blank dice
    }
   *[other] { $n ->
        [one] 1 die
       *[other] up to { $n } dice
    } { $face ->
        [idle] showing no HIT
        [trouble] showing TROUBLE
        [hit] showing HIT
        [single] showing a single HIT
        [double] showing two HIT
       *[boost] showing BOOST
    }
}
heroes-of-roll = { $of ->
    [mine] your last roll
   *[theirs] the opponent’s last roll
}
heroes-op-add-dice = { $sign ->
    [less] { $roller ->
        [theirs] the opponent rolls
       *[mine] roll
    } { $n ->
        [one] { $n } fewer die
       *[other] { $n } fewer dice
    }
   *[more] { $roller ->
        [theirs] the opponent rolls
       *[mine] roll
    } { $n ->
        [one] { $n } more die
       *[other] { $n } more dice
    }
}
heroes-op-use-rating = { $roller ->
    [theirs] the opponent rolls
   *[mine] roll
} { $how ->
    [plain] { $n } dice instead
    [rival] { $roller ->
        [theirs] as many dice as you
       *[mine] as many dice as the opponent
    }
   *[equal] dice equal to { $n } instead
}, if that is more
    .n = phrase
heroes-op-set-dice = { $roller ->
    [theirs] the opponent rolls
   *[mine] roll
} exactly { $n ->
    [one] { $n } die
   *[other] { $n } dice
}
heroes-op-allow-boost = BOOST counts in this roll
    .beside = { $first }, and { $second }
heroes-op-deny-boost = BOOST does not count in this roll
    .beside = { $first }, and { $second }
heroes-op-skip-roll = this roll is not made
heroes-op-add-hits = { $sign ->
    [less] take { $n } HIT from { heroes-of-roll }
   *[more] add { $n } HIT to { heroes-of-roll }
}
heroes-op-remove-dice = remove { $dice } from { heroes-of-roll }
heroes-op-halve-doubles = { $dice } in { heroes-of-roll } { $many ->
    [no] counts as one HIT
   *[yes] count as one HIT each
}
heroes-op-double-hits = { $dice } in { heroes-of-roll } { $many ->
    [no] counts as two HIT
   *[yes] count as two HIT each
}
heroes-op-count-trouble = { $dice } in { heroes-of-roll } { $many ->
    [no] counts as one HIT
   *[yes] count as one HIT each
}
heroes-op-reroll = { $of ->
    [mine] reroll { $dice } in your last roll
   *[theirs] the opponent rerolls { $dice } { $face ->
        [any] of
       *[other] in
    } the last roll
}
heroes-op-boost-last = roll again for { $dice } in { heroes-of-roll } where BOOST did not count
heroes-op-roll-more = roll { $n ->
    [one] { $n } more die and add it
   *[other] { $n } more dice and add them
} to your last roll

# -- cards: effects in a combat --

heroes-fighter-this-hero = this hero
heroes-fighter-hero = your hero
heroes-fighter-this-villain = this villain
heroes-fighter-this-mastermind = this mastermind
heroes-fighter-lead = the Lead Villain
heroes-fighter-theirs = the opponent
heroes-op-prevent-ko = the KO is prevented
heroes-op-inflict-ko = { $fighter } takes { $n }{ $extra ->
    [yes] { " more" }
   *[no] { "" }
} KO
heroes-op-remove-ko = remove { $n } KO from { $fighter }
heroes-op-skip-outwit = the next outwit duel is not fought
heroes-op-skip-second = there is no second attack in this sequence
heroes-op-take-initiative = you have the initiative in the { $start ->
    [yes] first
   *[no] next
} sequence
heroes-op-keep-initiative = the initiative stays where it is
    .beside = { $first }, and { $second }
heroes-op-choose-second = the opponent chooses a power first, openly
heroes-op-forbid-power = { $of ->
    [mine] you
   *[theirs] the opponent
} { $power ->
    [last] may not use the same power again
    [other] has to use the same power again
   *[colour] may not use the { $colour } power
}{ $early ->
    [yes] { "" }
   *[no] { " in the next sequence" }
}
heroes-op-change-power = choose your power again, openly
heroes-op-modify = { $stat ->
    [boost] BOOST { $sign ->
        [less] does not count
       *[more] counts
    } for { $fighter }
   *[other] { $fighter }’s { $stat ->
        [attack] Attack
        [defense] Defense
       *[outwit] Outwit
    } { heroes-mod-cost.change }
} { $until ->
    [roll] in these rolls
    [sequence] in this sequence
    [next-sequence] in the next sequence
   *[combat] until the end of the combat
}
    .beside = { $first }, and { $second }
heroes-op-end-combat = the combat ends without a winner
heroes-op-discard-backup = discard { $agents ->
    [yes] an agent
    [no] a backup
   *[any] a backup or agent
} of the Lead Villain
heroes-op-play-backup = you may play a Villain card from your hand as a backup or agent without paying Trouble

# -- cards: effects in a troubleshoot action --

heroes-op-reduce-trouble = reduce the Trouble Level by { $n }
heroes-op-raise-trouble = raise the Trouble Level by { $n }
heroes-op-add-trouble-dice = { $sign ->
    [less] the Trouble roll has { $n ->
        [one] { $n } fewer die
       *[other] { $n } fewer dice
    }
   *[more] the Trouble roll has { $n ->
        [one] { $n } more die
       *[other] { $n } more dice
    }
}
heroes-op-ignore-boost = BOOST does not count in the Trouble roll
heroes-op-move-threat = { $sign ->
    [less] lower
   *[more] raise
} the Threat token of { $of } by { $n }
heroes-op-replace-headline = replace { $of } with { $number ->
    [one] a new one
   *[other] new ones
}

# -- cards: effects on what players have --

heroes-player-mine = you
heroes-player-each = each player
heroes-player-all = any player
heroes-player-others = each other player
heroes-player-opponent = the opponent
heroes-player-hero-player = the Hero Player
heroes-op-draw-resources = { $who ->
    [mine] draw
   *[other] { $player } draws
} { $n ->
    [one] { $n } Resource card
   *[other] { $n } Resource cards
}
heroes-op-draw-villains = { $who ->
    [mine] draw
   *[other] { $player } draws
} { $n ->
    [one] { $n } Villain card
   *[other] { $n } Villain cards
}
heroes-op-discard-resources = { $who ->
    [mine] discard
   *[other] { $player } discards
} { $n ->
    [one] { $n } Resource card
   *[other] { $n } Resource cards
}{ $random ->
    [yes] { " at random" }
   *[no] { "" }
}
heroes-op-discard-villains = { $who ->
    [mine] discard
   *[other] { $player } discards
} { $n ->
    [one] { $n } Villain card
   *[other] { $n } Villain cards
}{ $random ->
    [yes] { " at random" }
   *[no] { "" }
}
heroes-op-gain-plot-points = { $who ->
    [mine] { $sign ->
        [less] lose
       *[more] gain
    }
   *[other] { $player } { $sign ->
        [less] loses
       *[more] gains
    }
} { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
}
heroes-op-gain-vp = { $who ->
    [mine] { $sign ->
        [less] lose
       *[more] gain
    }
   *[other] { $player } { $sign ->
        [less] loses
       *[more] gains
    }
} { $n } VP
heroes-op-look-at-hand = look at the { $kind ->
    [resource] Resource
   *[villain] Villain
} cards in { $who ->
    [mine] your
   *[other] { $player }’s
} hand
heroes-op-take-to-hand = put { $who } into your hand
heroes-op-discard-card = discard { $who }
heroes-op-make-most-wanted = put { $who } on a free Most Wanted space
heroes-op-add-point = put 1 plot point on { $who }
heroes-op-put-power-up = you may put one of your power-ups into play
heroes-op-story-action = take { $times ->
    [1] a Story action
    [2] two Story actions
   *[other] { $times } Story actions
}
    .times = yes
heroes-op-advance-track = the Story track advances
heroes-op-discard-stories = discard the first { $n ->
    [one] Story
   *[other] { $n } Stories
} of the track
heroes-op-put-story-last = put { $who } on the last space of the Story track
heroes-op-take-story = { $who } goes to its team

# -- cards: effects on heroes --

heroes-op-take-action = you may take { $times ->
    [1] { $kind ->
        [event] an
       *[other] a
    }
    [2] two
   *[other] { $times }
} { $kind ->
    [move] Move
    [troubleshoot] Troubleshoot
    [treat] Medical Treatment
    [story] Story
    [special] Special
   *[event] Event
} { $times ->
    [1] action
   *[other] actions
}
    .times = yes
heroes-op-travel = any number of your Ready heroes go to one district or to Recovery
heroes-op-join = { $who } becomes Ready in the district of { $where }
heroes-op-to-status = { $who } { $number ->
    [one] becomes
   *[other] become
} { $status ->
    [ready] Ready
    [supporting] Supporting
   *[recovery] in Recovery
}, on the card
heroes-op-place-hero = put { $who } into a district (Ready) or on a support space (Supporting)
heroes-op-heal = heal { $who }
heroes-op-wound = { $who } { $number ->
    [one] goes
   *[other] go
} to Recovery, Wounded

# -- cards: effects that are put together --

heroes-op-repeat = { $times } times: { $do }
heroes-op-times = { $says } { $n ->
    [2] twice
   *[other] { $n } times
}

# -- cards: which --

heroes-np-where = { $of } (if { $cond })
    .owned = { $number ->
        [one] one of { $of ->
            [mine] your
            [theirs] the opponent’s
           *[all] the
        }
       *[other] { $of ->
            [mine] your
            [theirs] the opponent’s
           *[all] all
        }
    }
heroes-np-this = this card
    .form = one
heroes-np-heroes = { $id ->
   *[other] { $id }
    [none] { heroes-np-where.owned }{ $other ->
        [yes] { " other" }
       *[no] { "" }
    }{ $wounded ->
        [yes] { " Wounded" }
        [no] { " unhurt" }
       *[any] { "" }
    }{ $status ->
        [ready] { " Ready" }
        [supporting] { " Supporting" }
        [recovery] { " recovering" }
       *[any] { "" }
    } heroes
}{ $where ->
    [card] { " on their cards" }
    [board] { " on the board" }
    [district] { " on the board" }
    [here] { " in the district" }
    [area] { " on a support space of the area" }
   *[any] { "" }
}
    .form = { $id ->
        [none] other
       *[other] one
    }
heroes-np-fighter = { $fighter }
    .form = one
heroes-np-lead = the Lead Villain
    .form = one
heroes-np-mastermind = { $of ->
    [mine] your mastermind
   *[other] { heroes-np-where.owned } masterminds
}
    .form = { $of ->
        [mine] one
       *[other] other
    }
heroes-np-backups = { $number ->
    [one] { $agents ->
        [yes] an agent
        [no] a backup
       *[any] a backup or agent
    }
   *[other] the { $agents ->
        [yes] agents
        [no] backups
       *[any] backups and agents
    }
} of the Lead Villain
heroes-np-allies = { heroes-np-where.owned } allies
heroes-np-headlines = { $number ->
    [one] a{ " " }
   *[other] { $case ->
        [any] { "" }
       *[other] the{ " " }
    }
}{ $threat_type ->
    [crime] Crime{ " " }
    [danger] Danger{ " " }
    [mystery] Mystery{ " " }
   *[any] { "" }
}{ $number ->
    [one] headline
   *[other] headlines
}{ $mastermind ->
    [yes] { " with a mastermind" }
    [no] { " without a mastermind" }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { " for the skill " }{ $skill }
}
heroes-np-here = this headline
    .form = one
heroes-np-most-wanted = { $number ->
    [one] a Most Wanted villain
   *[other] the Most Wanted villains
}
heroes-np-track = { $number ->
    [one] a Story
   *[other] the Stories
}{ $mine ->
    [yes] { " of your team" }
   *[no] { "" }
} on the track
heroes-np-my-hand = { $number ->
    [one] a
   *[other] the
} { $kind ->
    [resource] Resource
   *[villain] Villain
} { $number ->
    [one] card from
   *[other] cards in
} your hand
heroes-np-discard = { $number ->
    [one] { $type ->
        [ally] an ally
        [event] an event
        [villain] a villain
        [agent] an agent
       *[any] a card
    }{ $most_wanted ->
        [yes] { " with the Most Wanted icon" }
       *[no] { "" }
    } from
   *[other] the { $type ->
        [ally] allies
        [event] events
        [villain] villains
        [agent] agents
       *[any] cards
    }{ $most_wanted ->
        [yes] { " with the Most Wanted icon" }
       *[no] { "" }
    } in
} the { $pile ->
    [resource] Resource
   *[villain] Villain
} discard pile
heroes-np-cards = { $id ->
   *[other] { $id }
    [none] { $number ->
        [one] { $type ->
            [hero] a hero
            [mastermind] a mastermind
            [ally] an ally
            [villain] a villain
            [agent] an agent
           *[any] a card
        }
       *[other] { $type ->
            [hero] heroes
            [mastermind] masterminds
            [ally] allies
            [villain] villains
            [agent] agents
           *[any] cards
        }
    }{ $most_wanted ->
        [yes] { " with the Most Wanted icon" }
       *[no] { "" }
    }
}{ $by ->
    [mine] { " that you play" }
    [theirs] { " that others play" }
   *[all] { "" }
}
    .form = { $id ->
        [none] other
       *[other] one
    }

# -- cards: how many --

heroes-num-trouble = the Trouble Level
heroes-num-dice = { $of ->
    [mine] the number of your dice
   *[theirs] the number of the opponent’s dice
}
heroes-num-hits = { $of ->
    [mine] your HIT
   *[theirs] the opponent’s HIT
}
heroes-num-value = { $of ->
    [mine] your
   *[theirs] the opponent’s
} { $stat ->
    [attack] Attack
    [defense] Defense
   *[outwit] Outwit
}
heroes-num-kos = the KO of { $fighter }
heroes-num-level = the highest Level of { $of }
heroes-num-game-round = the number of the Game Round
heroes-num-action-round = the number of the Action Round
heroes-num-vp = the VP of { $player }
heroes-num-hand-size = the number of { $kind ->
    [resource] Resource
   *[villain] Villain
} cards in the hand of { $player }
heroes-num-power-ups = the number of power-ups of { $player }
heroes-num-plans = the number of completed Master Plans of { $player }
heroes-num-points = the number of your plot points

# -- cards: whether --

heroes-if-exists = there is { $negated ->
    [yes] no such card: { $of }
   *[no] { $of }
}
    .of = one
heroes-if-at-least = { $left } is { $negated ->
    [yes] less than { $right }
   *[no] at least { $right }
}
heroes-if-more-hits = you have { $negated ->
    [yes] fewer than { $n } more HIT than the opponent
   *[no] at least { $n } more HIT than the opponent
}
heroes-if-kos = { $fighter } has { $negated ->
    [yes] fewer than { $n } KO
   *[no] at least { $n } KO
}
heroes-if-hand-size = { $who ->
    [mine] you have
   *[other] { $player } has
} { $negated ->
    [yes] fewer than
   *[no] at least
} { $n ->
    [one] { $n } { $kind ->
        [resource] Resource card
       *[villain] Villain card
    }
   *[other] { $n } { $kind ->
        [resource] Resource cards
       *[villain] Villain cards
    }
} in hand
heroes-if-using = { $of ->
    [mine] you { $negated ->
        [yes] do not use
       *[no] use
    }
   *[theirs] the opponent { $negated ->
        [yes] does not use
       *[no] uses
    }
} the { $colour } power
heroes-if-initiative = { $of ->
    [mine] you { $negated ->
        [yes] do not have
       *[no] have
    }
   *[theirs] the opponent { $negated ->
        [yes] does not have
       *[no] has
    }
} the initiative
heroes-if-supported = a team mate { $negated ->
    [yes] does not support
   *[no] supports
} in the area
heroes-if-id = { $id ->
    [none] { "" }
   *[other] { $id }
}
heroes-if-fight-is = { $fighter } is { $negated ->
    [yes] not { "" }
   *[no] { "" }
}{ $type ->
    [hero] a hero
    [villain] a villain
    [mastermind] a mastermind
   *[any] { "" }
}{ heroes-if-id }
heroes-if-hero-is = the hero who fights is { $negated ->
    [yes] not { "" }
   *[no] { "" }
}{ heroes-if-id }{ $skill ->
    [none] { "" }
   *[other] of the skill { $skill }
}{ $team ->
    [none] { "" }
   *[other] of { $team }
}
heroes-if-headline-is = the headline is { $negated ->
    [yes] not { "" }
   *[no] { "" }
}{ $threat_type ->
    [crime] a Crime headline
    [danger] a Danger headline
    [mystery] a Mystery headline
   *[any] one
}{ $mastermind ->
    [yes] { " with a mastermind" }
    [no] { " without a mastermind" }
   *[any] { "" }
}{ $skill ->
    [none] { "" }
   *[other] { " for the skill " }{ $skill }
}
heroes-if-has-skill = the team { $negated ->
    [yes] does not have
   *[no] has
} the headline’s skill there
heroes-if-in-confrontation = a mastermind is { $negated ->
    [yes] not being fought
   *[no] being fought
}
heroes-if-finale = the last fight is { $negated ->
    [yes] not being fought
   *[no] being fought
}
heroes-if-won = you have { $negated ->
    [yes] lost
   *[no] won
}
heroes-if-option = you { $negated ->
    [yes] do not { "" }
   *[no] { "" }
}{ $option ->
    [threat] raise the Threat
    [draw] draw villains
   *[combat] improve the combat
}
heroes-if-archnemesis = you are { $negated ->
    [yes] not the Archnemesis
   *[no] the Archnemesis
}
heroes-if-stage-done = your mastermind’s { $stage ->
    [prologue] Prologue
    [development] Development
   *[conclusion] Conclusion
} is { $negated ->
    [yes] not completed
   *[no] completed
}
heroes-if-sequence = it is { $negated ->
    [yes] not { "" }
   *[no] { "" }
}{ $number ->
    [1] the first sequence of the combat
   *[other] sequence { $number } of the combat
}
heroes-if-alone = there { $negated ->
    [yes] are other Ready heroes
   *[no] is no other Ready hero
} of the team in the district

# -- cards: facts --

heroes-type-team = team
heroes-type-hero = hero, { $of }
heroes-type-mastermind = mastermind, nemesis of { $of }
heroes-type-ally = ally{ $has ->
    [yes] , { $of }
   *[no] { "" }
}
heroes-type-event = event
heroes-type-villain = villain
heroes-type-agent = agent
heroes-type-headline = headline
heroes-type-special-headline = Special Headline
heroes-type-story = Story, { $of }
heroes-type-plan = Master Plan of { $of }
heroes-type-power-up = power-up, { $of }
heroes-type-scenario = scenario
heroes-filter-team = team
heroes-filter-hero = hero
heroes-filter-mastermind = mastermind
heroes-filter-ally = ally
heroes-filter-event = event
heroes-filter-villain = villain
heroes-filter-agent = agent
heroes-filter-headline = headline
heroes-filter-special-headline = Special Headline
heroes-filter-story = Story
heroes-filter-plan = Master Plan
heroes-filter-power-up = power-up
heroes-filter-scenario = scenario
heroes-fact-level = Level { $n }
heroes-fact-ko = KO { $n }
heroes-fact-skill = skill { $skill }
heroes-fact-followers = Followers { $n }
heroes-fact-crime = Crime { $n }
heroes-fact-danger = Danger { $n }
heroes-fact-mystery = Mystery { $n }
heroes-fact-requirement = leads from Trouble Level { $n } on
heroes-fact-cost = for { $n } Trouble
heroes-fact-backup-cost = is a backup for { $n } Trouble
heroes-fact-agent = { $changes } for the hero who fights
heroes-fact-most-wanted = Most Wanted
heroes-fact-threat = Threat { $n }
heroes-fact-symbol = { $symbol } district
heroes-fact-vp = worth { $n } VP
heroes-fact-mastermind = a mastermind may be behind it
heroes-fact-crown = crown: a mastermind may scheme here and execute a Master Plan
heroes-stat-change-attack = Attack { $n }
heroes-stat-change-defense = Defense { $n }
heroes-stat-change-outwit = Outwit { $n }
heroes-stat-attack = Attack
heroes-stat-defense = Defense
heroes-stat-outwit = Outwit
heroes-stat-ko = KO value
heroes-stat-crime = Crime
heroes-stat-danger = Danger
heroes-stat-mystery = Mystery
heroes-stat-level = Level
heroes-stat-threat = Threat
heroes-stat-followers = Followers
heroes-stat-requirement = requirement
heroes-goal-vp = The first team with { $n } VP wins at once.
heroes-goal-plans = The first player whose mastermind has completed { $n } Master Plans wins at once.
heroes-goal-power-ups = The first team with { $n } power-ups in play wins at once.
heroes-goal-stories = The first team that holds { $n } Stories wins at once.
heroes-goal-headlines = The first team that has resolved { $n } headlines wins at once.
heroes-goal-finale = After Game Round { $n }, in order from the most VP to the fewest, each team sends two heroes against { $name }, who has { $followers } Followers; the first team to defeat the mastermind wins, and if none does, all lose.
heroes-goal-rounds = The game ends after Game Round { $n }: the team with the most VP wins.
heroes-goal-nemeses = Each team faces a mastermind drawn at random, not its own nemesis.
heroes-goal-schemes = A mastermind may use { $n ->
    [2] two
   *[other] { $n }
} different scheming options in one action.
heroes-goal-special = Special Headline ({ $about }): it comes into play { $how ->
    [vp] as soon as a team has { $n } VP
   *[round] in Game Round { $n }
}. From then on, the game ends after the Action Round in which it is resolved, or at the latest after the Game Round in which it came into play.
heroes-card-line = { $code }: { $name }, { $kind }
heroes-card-head = { $name }, { $kind } ({ $code })
heroes-sentence = { $says }.
heroes-flavour = “{ $text }”

# -- reasons --

heroes-not-on-table = No card on the table with values is called “{ $word }”.
heroes-why-recovery = is in Recovery, and stays on the card
heroes-why-wounded = is Wounded; medical treatment or the next Planning heals
heroes-why-no-space = no other support space is free
heroes-why-no-hero = no Ready hero of yours is in its district
heroes-why-not-supporting = can use the support ability only while Supporting
heroes-why-not-in-area = supports from a support space of the area in question only
heroes-why-ally-in-planning = an ally is played in Planning
heroes-why-cost-resources = there are not enough Resource cards in your hand to pay for it
heroes-why-cost-villains = there are not enough Villain cards in your hand to pay for it
heroes-why-cost-points = there are not enough plot points to pay for it
heroes-why-cost-hero = the hero cannot pay for it in this combat
heroes-why-test = what it asks for is not the case now
heroes-why-no-effect = it would change nothing now
heroes-why-moment = it has been used at this moment, or is for another roll
heroes-why-agent = an agent cannot be the Lead Villain
heroes-why-requirement = needs Trouble Level { $n }; it is { $trouble }
heroes-why-cost = costs { $n } Trouble; the level is { $trouble }
heroes-why-backup-cost = costs { $n } Trouble as a backup; the level is { $trouble }
heroes-why-not-ally = is not an ally; an event is played as an action
heroes-why-level = costs { $n ->
    [one] { $n } plot point
   *[other] { $n } plot points
} to be Ready, more than you have
heroes-why-not-ready = is not Ready, so the combat ability cannot be used
heroes-why-villain-in-hand = is used only once it has been sent, as the Lead Villain or as a backup
heroes-why-plan-in-hand = is a Master Plan that has not been executed
heroes-why-power-up-aside = is not in play
heroes-unasked = { $why }; so you are not asked about it as things are
heroes-waits = { $forced ->
    [yes] it happens automatically { $moment }
   *[no] you are asked about it { $moment }, if it would change something
}
heroes-value-place = { $card } is { $place }, with { $ko } KO in this action.

# What of a card has another source.

field-abilities = abilities
field-attack = attack
field-backup = backup
field-backup-cost = backup cost
field-code = code
field-cost = cost
field-combat = combat
field-crime = crime
field-danger = danger
field-defense = defense
field-flavour = flavour
field-followers = followers
field-ko = KO value
field-level = level
field-mastermind = mastermind
field-most-wanted = Most Wanted
field-mystery = mystery
field-name = name
field-orange = orange
field-powers = powers
field-rating = rating
field-red = red
field-rounds = rounds
field-skill = skill
field-support = support
field-symbol = symbol
field-team = team
field-threat = threat
field-vp = VP
field-yellow = yellow
