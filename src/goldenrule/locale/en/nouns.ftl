# Noun phrases of card texts: kinds of things, and sets, named after their classes. $number: one (a, chosen or any),
# each (all of them), that (named before), bare (only the noun), other (a different one), other-each, any (at least one, or
# several), top. $case is what the sentence around it asks for. The attribute .form is what verbs agree with: you, one,
# many. .counted is what one of them is called where they are counted ("for each side scheme in play").

champions-np-you = { $case ->
    [subject] you
    [you] you
    [owner] your
   *[plain] your identity
}
    .form = { $case ->
        [subject] you
        [you] you
        [owner] you
       *[plain] one
    }
champions-np-your-hero = { $name ->
    [none] your hero
   *[other] { $name }
}
champions-np-your-alter-ego = { $name ->
    [none] your alter-ego
   *[other] { $name }
}
champions-np-players = { champions-np-player }
champions-np-first-player = the first player
champions-np-attacked-player = the attacked player
champions-np-heroes = { $others ->
    [yes] { $number ->
        [one] another hero
        [each] each other hero
       *[other] { champions-np-hero }
    }
   *[no] { champions-np-hero }
}
    .counted = { $bare } in play
champions-np-villain = the villain
champions-np-minions = { $engaged_with_you ->
    [yes] { champions-np-minion-engaged }
   *[no] { champions-np-minion }
}
    .counted = { $bare } in play
champions-np-enemies = { champions-np-enemy }
    .counted = { $bare } in play
champions-np-attackable = { $among ->
    [none] { $minions_only ->
        [yes] { champions-np-minion }
       *[no] { champions-np-enemy }
    }
   *[other] { $among }
}
    .among = { $number } { $case }
champions-np-allies = { $yours ->
    [yes] { champions-np-ally-yours }
   *[no] { champions-np-ally }
}
    .counted = { $bare } in play
champions-np-friendly = { $yours ->
    [yes] { champions-np-character-yours }
   *[no] { champions-np-friendly-character }
}
champions-np-characters = { champions-np-character }
    .counted = { $bare } in play
champions-np-characters-of = { $whoform ->
    [you] each character you control
   *[one] each character { $who } controls
}
    .who = that subject
champions-np-cards-of = { $whoform ->
    [you] card you play
   *[one] card { $who } plays
}
    .who = that subject
champions-np-your-cards = { $case ->
    [control] { $types }{ champions-np-trait }
   *[plain] { $types }{ champions-np-trait } you control
}
champions-np-trait = { $trait ->
    [none] { "" }
   *[other] { " " }with the { $trait } trait
}
champions-np-in-play = { $name }
champions-np-main-scheme = the main scheme
champions-np-side-schemes = { champions-np-side-scheme }
    .counted = { $bare } in play
champions-np-schemes = { champions-np-scheme }
champions-np-all-schemes = { champions-np-scheme }
    .counted = { $bare } in play
champions-np-this = { $case ->
    [owner] your
   *[plain] { $name }
}
champions-np-host = the attached { $head }
    .head = bare
champions-np-engaged-with = { $number ->
    [each] each minion engaged with { $who }
    [that] that minion
    [bare] minion engaged with { $who }
   *[one] a minion engaged with { $who }
}
    .who = that subject
champions-np-most-printed = { $number ->
    [that] { $of }
    [bare] { $of }
   *[one] the { $of } with the highest printed { $stat }
}
    .of = { $number ->
        [that] that { $case }
        [bare] bare { $case }
       *[one] unit
    }
champions-np-with-trait = { $number ->
    [that] { $of }
    [any] { $of } that have the { $trait } trait
   *[one] { $of } that has the { $trait } trait
}
    .of = { $number } { $case }
champions-np-facedown-minions = { $number ->
    [each] each facedown minion
    [that] that minion
    [bare] facedown minion
    [any] facedown minions
   *[one] a facedown minion
}
champions-np-in-discard = { $number ->
    [that] { $type }
    [bare] { $type }
   *[one] { $anyone ->
        [yes] { $type } in any player’s discard pile
       *[no] { $type } in your discard pile
    }
}
    .type = { $number } { $case }
champions-np-discard-pile = { $whoform ->
    [you] { $type }{ champions-np-trait } in your discard pile
   *[one] { $type }{ champions-np-trait } in the discard pile of { $who }
}
    .type = { $number } { $case }
    .who = that owner
champions-np-uppermost = { $of }
    .of = top { $case }
champions-np-different-titles = { $of } with different titles
    .of = { $number } { $case }
champions-np-just-discarded = those cards
    .form = many
champions-np-in-deck = { $number ->
    [that] { $type }
    [bare] { $type }
   *[one] { $case ->
        [search] { $type }{ champions-np-trait }
       *[plain] { $type }{ champions-np-trait } in your deck
    }
}
    .type = { $number } { $case }
champions-np-encounter = { $name ->
    [none] { $number ->
        [that] { $type }
        [bare] { $type }
       *[one] { $type }{ champions-np-trait }
    }
   *[other] { $name }
}
    .type = { $number } { $case }

champions-np-damage-source = the source of the damage
champions-np-every-target = each of those characters
champions-np-those-cards = those cards
    .form = many
champions-np-those = them
    .form = many

champions-np-player = { $number ->
    [each] each player
    [that] that player
    [bare] player
    [other] another player
    [other-each] each other player
   *[one] a player
}
champions-np-hero = { $number ->
    [each] each hero
    [that] that hero
    [bare] hero
    [other] another hero
    [other-each] each other hero
    [any] heroes
   *[one] a hero
}
champions-np-minion = { $number ->
    [each] each minion
    [that] that minion
    [bare] minion
    [other] another minion
    [other-each] each other minion
    [any] minions
   *[one] a minion
}
champions-np-minion-engaged = { $number ->
    [each] each minion engaged with you
    [that] that minion
    [bare] minion engaged with you
    [other] another minion engaged with you
    [other-each] each other minion engaged with you
    [any] minions engaged with you
   *[one] a minion engaged with you
}
champions-np-enemy = { $number ->
    [each] each enemy
    [that] that enemy
    [bare] enemy
    [other] another enemy
    [other-each] each other enemy
    [any] enemies
   *[one] an enemy
}
champions-np-ally = { $number ->
    [each] each ally
    [that] that ally
    [bare] ally
    [other] another ally
    [other-each] each other ally
    [any] allies
   *[one] an ally
}
champions-np-ally-yours = { $number ->
    [each] each ally you control
    [that] that ally
    [bare] ally you control
    [other] another ally you control
    [other-each] each other ally you control
    [any] allies you control
   *[one] an ally you control
}
champions-np-friendly-character = { $number ->
    [each] each friendly character
    [that] that character
    [bare] friendly character
    [other] another friendly character
    [other-each] each other friendly character
    [any] friendly characters
   *[one] a friendly character
}
champions-np-character-yours = { $number ->
    [each] each character you control
    [that] that character
    [bare] character you control
    [other] another character you control
    [other-each] each other character you control
    [any] characters you control
   *[one] a character you control
}
champions-np-character = { $number ->
    [each] each character
    [that] that character
    [bare] character
    [other] another character
    [other-each] each other character
    [any] characters
   *[one] a character
}

champions-np-card = { $number ->
    [each] each card
    [that] that card
    [bare] card
    [other] another card
    [other-each] each other card
    [any] cards
    [top] the topmost card
   *[one] a card
}
champions-np-upgrade = { $number ->
    [each] each upgrade
    [that] that upgrade
    [bare] upgrade
    [other] another upgrade
    [other-each] each other upgrade
    [any] upgrades
    [top] the topmost upgrade
   *[one] an upgrade
}
champions-np-support = { $number ->
    [each] each support
    [that] that support
    [bare] support
    [other] another support
    [other-each] each other support
    [any] supports
   *[one] a support
}
champions-np-event = { $number ->
    [each] each event
    [that] that event
    [bare] event
    [other] another event
    [other-each] each other event
    [any] events
   *[one] an event
}
champions-np-treachery = { $number ->
    [each] each treachery
    [that] that treachery
    [bare] treachery
    [other] another treachery
    [other-each] each other treachery
    [any] treacheries
   *[one] a treachery
}
champions-np-attachment = { $number ->
    [each] each attachment
    [that] that attachment
    [bare] attachment
    [other] another attachment
    [other-each] each other attachment
    [any] attachments
   *[one] an attachment
}
champions-np-obligation = { $number ->
    [each] each obligation
    [that] that obligation
    [bare] obligation
    [other] another obligation
    [other-each] each other obligation
    [any] obligations
   *[one] an obligation
}
champions-np-scheme = { $number ->
    [each] each scheme
    [that] that scheme
    [bare] scheme
    [other] a different scheme
    [other-each] each other scheme
    [any] schemes
   *[one] a scheme
}
champions-np-side-scheme = { $number ->
    [each] each side scheme
    [that] that side scheme
    [bare] side scheme
    [other] another side scheme
    [other-each] each other side scheme
    [any] side scheme
   *[one] a side scheme
}

champions-np-in-hand = { $number ->
    [each] each card in your hand
    [that] that card
    [bare] card in your hand
    [any] cards in your hand
   *[one] a card in your hand
}
