# Noun phrases of card texts. $number: one (a, chosen or any), each (all of them), that (named before), bare (only the
# noun), other (a different one), other-each, any (at least one, or several). $case is what the sentence around it asks for.
# The attribute .form is what verbs agree with: you, one, many.

np-you = { $case ->
    [subject] you
    [you] you
    [owner] your
   *[plain] your identity
}
    .form = { $case ->
        [subject] you
        [you] you
       *[plain] one
    }
np-your-hero = your hero
np-your-alter-ego = your alter-ego
np-the-villain = the villain
np-the-main-scheme = the main scheme
np-this = { $case ->
    [owner] your
   *[plain] { $name }
}
np-damage-source = the source of the damage
np-engaged-with = { $number ->
    [each] each minion engaged with { $who }
    [that] that minion
    [bare] minion engaged with { $who }
   *[one] a minion engaged with { $who }
}
np-first-player = the first player
np-attacked-player = the attacked player
np-every-target = each of those characters
np-having-trait = { $number ->
    [any] { $of } that have the { $trait } trait
   *[one] { $of } that has the { $trait } trait
}
np-facedown-minion = { $number ->
    [each] each facedown minion
    [that] that minion
    [bare] facedown minion
    [any] facedown minions
   *[one] a facedown minion
}
np-most-printed = the { $head } with the highest printed { $stat }
np-with-trait = { $head } with the { $trait } trait
np-in-discard-of = { $head } in the discard pile of { $who }
np-different-titles = { $of } with different titles
np-host = the attached { $head }
np-those-cards = those cards
    .form = many
np-those = them
    .form = many

np-player = { $number ->
    [each] each player
    [that] that player
    [bare] player
    [other] another player
    [other-each] each other player
   *[one] a player
}
np-hero = { $number ->
    [each] each hero
    [that] that hero
    [bare] hero
    [other] another hero
    [other-each] each other hero
    [any] heroes
   *[one] a hero
}
np-minion = { $number ->
    [each] each minion
    [that] that minion
    [bare] minion
    [other] another minion
    [other-each] each other minion
    [any] minions
   *[one] a minion
}
np-minion-engaged = { $number ->
    [each] each minion engaged with you
    [that] that minion
    [bare] minion engaged with you
    [other] another minion engaged with you
    [other-each] each other minion engaged with you
    [any] minions engaged with you
   *[one] a minion engaged with you
}
np-enemy = { $number ->
    [each] each enemy
    [that] that enemy
    [bare] enemy
    [other] another enemy
    [other-each] each other enemy
    [any] enemies
   *[one] an enemy
}
np-villain = the villain
np-ally = { $number ->
    [each] each ally
    [that] that ally
    [bare] ally
    [other] another ally
    [other-each] each other ally
    [any] allies
   *[one] an ally
}
np-ally-yours = { $number ->
    [each] each ally you control
    [that] that ally
    [bare] ally you control
    [other] another ally you control
    [other-each] each other ally you control
    [any] allies you control
   *[one] an ally you control
}
np-friendly = { $number ->
    [each] each friendly character
    [that] that character
    [bare] friendly character
    [other] another friendly character
    [other-each] each other friendly character
    [any] friendly characters
   *[one] a friendly character
}
np-character-yours = { $number ->
    [each] each character you control
    [that] that character
    [bare] character you control
    [other] another character you control
    [other-each] each other character you control
    [any] characters you control
   *[one] a character you control
}
np-character = { $number ->
    [each] each character
    [that] that character
    [bare] character
    [other] another character
    [other-each] each other character
    [any] characters
   *[one] a character
}
np-character-of = { $whoform ->
    [you] each character you control
   *[one] each character { $who } controls
}
np-card-of = { $whoform ->
    [you] card you play
   *[one] card { $who } plays
}

np-card = { $number ->
    [each] each card
    [that] that card
    [bare] card
    [other] another card
    [other-each] each other card
    [any] cards
    [top] the topmost card
   *[one] a card
}
np-upgrade = { $number ->
    [each] each upgrade
    [that] that upgrade
    [bare] upgrade
    [other] another upgrade
    [other-each] each other upgrade
    [any] upgrades
    [top] the topmost upgrade
   *[one] an upgrade
}
np-support = { $number ->
    [each] each support
    [that] that support
    [bare] support
    [other] another support
    [other-each] each other support
    [any] supports
   *[one] a support
}
np-event = { $number ->
    [each] each event
    [that] that event
    [bare] event
    [other] another event
    [other-each] each other event
    [any] events
   *[one] an event
}
np-treachery = { $number ->
    [each] each treachery
    [that] that treachery
    [bare] treachery
    [other] another treachery
    [other-each] each other treachery
    [any] treacheries
   *[one] a treachery
}
np-attachment = { $number ->
    [each] each attachment
    [that] that attachment
    [bare] attachment
    [other] another attachment
    [other-each] each other attachment
    [any] attachments
   *[one] an attachment
}
np-obligation = { $number ->
    [each] each obligation
    [that] that obligation
    [bare] obligation
    [other] another obligation
    [other-each] each other obligation
    [any] obligations
   *[one] an obligation
}
np-scheme = { $number ->
    [each] each scheme
    [that] that scheme
    [bare] scheme
    [other] a different scheme
    [other-each] each other scheme
    [any] schemes
   *[one] a scheme
}
np-side-scheme = { $number ->
    [each] each side scheme
    [that] that side scheme
    [bare] side scheme
    [other] another side scheme
    [other-each] each other side scheme
    [any] side scheme
   *[one] a side scheme
}

np-yours = { $case ->
    [control] { $kinds }
   *[plain] { $kinds } you control
}
np-yours-trait = { $case ->
    [control] { $kinds } with the { $trait } trait
   *[plain] { $kinds } with the { $trait } trait you control
}
np-card-in-hand = { $number ->
    [each] each card in your hand
    [that] that card
    [bare] card in your hand
    [any] cards in your hand
   *[one] a card in your hand
}
np-in-discard = { $head } in your discard pile
np-in-any-discard = { $head } in any player’s discard pile
np-in-deck = { $case ->
    [search] { $head }
   *[plain] { $head } in your deck
}
np-in-deck-trait = { $case ->
    [search] { $head } with the { $trait } trait
   *[plain] { $head } with the { $trait } trait in your deck
}
np-in-encounter = { $head }
np-in-encounter-trait = { $head } with the { $trait } trait
np-except = { $of } except { $without }
np-where = { $of } { $cond }
