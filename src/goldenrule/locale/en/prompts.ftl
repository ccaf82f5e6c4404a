# The questions of the game, one for each kind of decision. $source: the card that asks.

a-card = a card
a-player = a player
no-resources = no resources
prompt-hidden-option = A facedown card
prompt-and = { $first } + { $second }
# An action that is aimed at something.
prompt-aimed = { $action } → { $aim }
prompt-then = { $first }, { $second }
# The other way to end a turn than with keeping everything.
prompt-choose-first = discard cards

label-character = { $name } ({ $hp } of { $most } hit { $most ->
    [one] point
   *[other] points
})
label-minion = { $name } ({ $hp } of { $most } hit { $most ->
    [one] point
   *[other] points
}, engaged with { $player })
label-scheme = { $name } ({ $threat } threat)
label-owned = { $name } ({ $player })

prompt-turn = Your turn: what do you do?
prompt-request = Another player asks you to use an action. Do you?
prompt-choose = { $asks ->
    [card] { $source }: choose { $what }.
   *[rules] Choose { $what }.
}
    .what = one
prompt-choose-some = { $asks ->
    [card] { $source }: choose { $what } ({ $n } of at most { $most } chosen so far).
   *[rules] Choose { $what } ({ $n } of at most { $most } chosen so far).
}
    .what = any
prompt-may = { $asks ->
    [card] { $source }: { $clause }?
   *[rules] { $clause }?
}
prompt-mode = { $asks ->
    [card] { $source }: choose one.
   *[rules] Choose one.
}
prompt-pay = { $free ->
    [yes] { $source }: spend { $resource } resources ({ $paid } so far).
   *[no] { $paid ->
        [0] Pay { $need } for { $source }.
       *[other] Pay for { $source }: { $paid } of { $need } { $need ->
            [one] resource
           *[other] resources
        } so far.
    }
}
prompt-declare = { $source }: count your wild resource as { $resource }?
prompt-pay-with = Pay with { $what }
prompt-defend = { $yours ->
    [yes] { $source } attacks you with ATK { $n }{ prompt-defend-boost }. Who defends?
   *[no] { $source } attacks { $player } with ATK { $n }{ prompt-defend-boost }. Does a character of yours defend?
}
prompt-defend-boost = { $boost ->
    [yes] , before boost cards
   *[no] {""}
}
prompt-interrupt = { $event } Do you interrupt?
prompt-response = { $event } Do you respond?
prompt-order = Several things happen at the same time. Which comes first?
prompt-minion-order = Which minion activates next?
prompt-attach = Attach { $source } to what?
prompt-area = Who gets { $source }?
prompt-divide = { $source }: divide the indirect damage ({ $n } left).
prompt-search = { $asks ->
    [card] { $source }: which card do you take?
   *[rules] Which card do you take?
}
prompt-mulligan = Your starting hand: which cards do you replace?
prompt-end-discard = { $n ->
    [0] End of the player phase: discard any number of cards.
    [one] End of the player phase: discard at least 1 card.
   *[other] End of the player phase: discard at least { $n } cards.
}
# A question that goes down a list: $last was chosen, and is not offered again, nor is what was above it.
prompt-below = { $question } Everything up to { $last } is decided.
prompt-discard-cost = { $source }: discard cards from your hand to pay its cost ({ $n } so far, { $most } at most).
prompt-ally-limit = You control more allies than your ally limit. Which one do you discard?
prompt-restricted = You control more than two restricted cards. Which one do you discard?

# What a window is about. $timing: before (interrupts) or after (responses).
event-damage = { $timing ->
    [before] { $target } would take { $n } damage.
   *[after] { $target } took damage.
}
event-dealt-damage = { $target } is dealt { $n } damage by an attack.
event-hurt = { $source } has damaged { $target }.
event-defeat = { $timing ->
    [before] { $target } would be defeated.
   *[after] { $target } was defeated.
}
event-enemy-attack = { $timing ->
    [before] { $source } attacks { $player }.
   *[after] { $source } attacked { $player }.
}
event-enemy-scheme = { $timing ->
    [before] { $source } schemes.
   *[after] { $source } schemed.
}
event-attack = { $timing ->
    [before] { $source } attacks { $target }.
   *[after] { $source } attacked { $target }.
}
event-thwart = { $timing ->
    [before] { $source } thwarts.
   *[after] { $source } thwarted.
}
event-threat = { $timing ->
    [before] { $n } threat would be placed on { $target }.
   *[after] Threat was placed on { $target }.
}
event-reveal = { $timing ->
    [before] { $player } reveals { $target }.
   *[after] { $player } revealed { $target }.
}
event-enter = { $timing ->
    [before] { $target } enters play.
   *[after] { $target } entered play.
}
event-play = { $timing ->
    [before] { $player } plays { $target }.
   *[after] { $player } played { $target }.
}
event-form = { $timing ->
    [before] { $player } changes form.
   *[after] { $player } changed form.
}
event-defend = { $timing ->
    [before] { $target } defends.
   *[after] { $target } defended.
}

# What somebody may have overlooked who answers so.
careless-end = { $name } is ready and could still { $able ->
    [attack] attack
    [thwart] thwart
    [recover] recover
   *[attack-thwart] attack or thwart
}.
careless-undefended = { $name } has { $left ->
    [one] { $left } hit point
   *[other] { $left } hit points
} left: if nobody defends and nothing prevents it, an attack with ATK { $attack } is the end of { $name }.
careless-discard = You have to discard { $n ->
    [one] 1 card
   *[other] { $n } cards
} only.
careless-free = You leave out what costs nothing and can only help: { $what }.
careless-heroes-pass = An action that you pass is lost. { $able ->
    [troubleshoot] You could still troubleshoot { $card }.
    [move] You could still move { $card }.
   *[other] You could still take the Story action.
}
careless-heroes-lead = You could still play { $card } as the Lead Villain. If nobody plays one, { $team } solve the headline.
careless-skirmish-free = { $card } costs nothing, and you could still play it.
careless-skirmish-nothing = You have played nothing in this turn, and could play { $card }.
careless-skirmish-ignore = You pay a symbol that you may ignore.
careless-misaimed = Hold on: { $effect ->
    [heal] this heals { $name }, an enemy.
    [tough] this makes { $name }, an enemy, tough.
    [damage] this deals damage to { $name }, who is on your side. You can choose an enemy instead.
   *[other] this gives { $name }, who is on your side, a status card that harms. You can choose an enemy instead.
}

# What is going on where something is given up or chosen: what `why` says.
why-champions-pay = You are paying a cost. Cards that you choose are discarded from your hand for the resources that they show; resource abilities are used. What is generated beyond the cost is lost. Nothing is discarded before the whole cost is covered.
why-champions-discard-cost = You are paying a cost with cards from your hand. Nothing is discarded before all of them are chosen.
why-champions-mulligan = The game begins. You may put away any number of cards of your starting hand, once, and draw as many others.
why-champions-end-discard = The player phase ends. You may discard any number of cards, and have to if your hand is larger than your hand size; then you draw up to your hand size.
why-skirmish-pay = You are paying the symbols of a card: each with a card of its colour from your hand, any symbol with any card; the Heroes may use freed Civilians, too. Nothing is discarded before the whole cost is paid.
why-skirmish-discard = You have to discard cards from your hand.
why-heroes-pay = You are paying the cost of an ability with cards from your hand.
why-heroes-discard = You have to discard cards from your hand.
why-heroes-assign = The Planning phase: each available hero becomes Ready for plot points equal to his Level, or Supporting for 1, or stays in Recovery.
why-heroes-keep = The Planning phase: a hero who stays where he is costs plot points equal to his Level; otherwise he returns in Recovery.
why-heroes-backup = You are choosing who helps in this combat: each costs what is printed on it, paid from the Trouble Level unless it is free.
