# The words of the terminal client.

# -- the table --

cli-attached = (attached: { $cards })
cli-in-brackets = ({ $text })
cli-hand-line = your hand: { $cards }
cli-hand-empty = Your hand is empty.
cli-zone-times = { $n ->
    [1] { $name }
   *[other] { $n } { $name }
}
cli-zone-hidden = { $n } hidden
cli-label = { $name }:
cli-copies = ×{ $n }
cli-bundle = { $text } ×{ $n }
# Behind an action what is paid for it, and its targets with their numbers: "– pay Energy → 3 Rhino; 4 Hydra Bomber".
cli-pays = – pay { $pays }
cli-aimed = → { $aims }
cli-aim = { $number } { $aim }
cli-aims = { $first }; { $second }
# Targets that stand above already, with these numbers: "→ as for 1-6".
cli-aims-same = as for { $numbers }
# Where there is no room for the targets of an action: "→ 6 choices".
cli-aims-many = { $n } choices
cli-shortened = (in full: ? { $n })
cli-map-none = Nothing on a map has this name or number.
cli-unkept = { $error } Your progress here is not kept.
cli-whole = the whole table: view
cli-hand-brief = in full: view, ? hand
cli-left-out-named = also { $what }: view
cli-left-out = { $n ->
    [one] 1 more line: view
   *[other] { $n } more lines: view
}

# -- the prompt --

cli-scenario = The scenario
cli-happened = What happened
cli-prompt = >
cli-prompt-hint = Answer with a number or with words of an option. ? NAME explains a card, ? hand your cards; why says what you cannot do; help lists all commands.
cli-choose-number = There is no option { $n }; choose { $max ->
    [1] 1
   *[other] 1 to { $max }
}.
cli-unknown = { $word } is not a command, and no single option fits it. Type a number, or help to list the commands.
cli-shell = { $word } is a shell command; in a game, type ? NAME to look up a card or a term, or help to list the commands.
cli-asks = { $who } - { $prompt }
cli-stopped-early = { $n ->
    [one] Only the first answer was used: a different question came up.
   *[other] Only the first { $n } answers were used: a different question came up.
}
cli-enter = Enter: { $what }.
cli-enter-nothing = Enter has no default here: type a number, or words of an option.
cli-several = Choose several: 1 2.
cli-cancel-hint = cancel takes it back.
cli-cancel-none = You are not paying for anything; undo takes back your last decision.
cli-ahead = > { $line }
cli-ahead-empty = An answer is missing next to a semicolon, so nothing was answered: type one on each side, as in 2; attack; end.
cli-ahead-dropped = Not carried out: { $line }. Type it again if you still want it.
cli-set-hold-on = { $hold-on ->
    [on] From now on “Hold on” is said before a fatal slip.
   *[off] From now on “Hold on” is not said.
}
cli-set-sure = { $sure ->
    [on] From now on you confirm likely mistakes.
   *[off] From now on you are not asked to confirm likely mistakes.
}
cli-twice = You typed { $n } more than once: type each number once.
cli-not-together = These cannot be chosen together: they are too many, or more than needed.
cli-not-alone = { $what } cannot be chosen alone: { $others ->
    [none] choose more, or something else first.
   *[other] choose one of these as well: { $others }.
}
cli-takes-more = That is fewer than needed, and the rest would be chosen for you.
cli-took-more = You named fewer than needed. Only one way was left for the rest, so it was chosen for you.
cli-which = { $word } fits several options, or is only part of a word; type a number
cli-really = { $why } Do it anyway? yes or no
cli-yes-or-no = Type yes to do it anyway, or no to choose again.

cli-cover-warning = Do not scroll back: blank lines only push hidden cards off the screen.
cli-cover = Pass the keyboard to { $who }, who presses Enter.
# -- starting --

cli-title = Goldenrule
cli-which-game = Which game? Enter: { $own }. quit leaves.
cli-choose-one = Choose one.
cli-back-hint = b goes back, quit leaves.
cli-confirm = Enter begins the game; b goes back; quit leaves.
# Nothing was typed, and there is no default.
cli-choose-something = Nothing is chosen yet: type { $max ->
    [1] 1
   *[other] a number from 1 to { $max }
} or a name{ $quick ->
    [yes] , q for a quick game
   *[no] {""}
}, or quit to leave.
cli-unknown-choice = { $word } is not among these; choose { $max ->
    [1] 1
    [2] 1 or 2
   *[other] from 1 to { $max }
}{ $quick ->
    [yes] , q for a quick game
   *[no] {""}
}{ $back ->
    [yes] , b to go back
   *[no] {""}
}, or quit to leave.
cli-setup-help = Type a number or a name from the list; to choose several, put spaces between them. Enter takes the default. { $back ->
    [yes] b goes back to the last question, quit leaves.
   *[no] quit leaves.
}
cli-resume-hint = resume continues { $name }.
cli-started = Saved as { $name }; seed { $seed }.
cli-started-drawn = Saved as { $name }. The seed is shown at the end; its SHA-256 is { $hash }.
cli-seats-people = { $covered ->
    [yes] People at this keyboard play { $people }, each hand covered from the others; --bots { $bot } lets a bot play all but one.
   *[no] You, or people at this keyboard, play { $people }; --bots { $bot } lets a bot play all but one.
}
cli-seats = You play { $people }; { $bots }.
cli-seats-bot = the bot { $bot } plays { $names }
cli-practice = Practice game: you can take everything back.
cli-resumed = Continuing { $name }.
cli-recap = You left the game { $round ->
    [0] { "" }
   *[other] in round { $round },{ " " }
}after { $n ->
    [one] 1 decision
   *[other] { $n } decisions
}. What happened last:

# -- the end --

cli-won = You have won!
cli-lost = You have lost.
cli-draw = The game is a draw.
cli-nobody = Nobody has won.
cli-winner = Won by { $names }.
cli-by-heroes = the { $name }
cli-ending = { $how }.
cli-result-champions-players = The heroes have won.
cli-result-champions-villain = The villain has won.
cli-ending-champions-villain-defeated = the villain is defeated
cli-ending-champions-scheme-completed = the last main scheme is completed
cli-ending-champions-all-eliminated = every player is eliminated
cli-ending-champions-no-cards-left = no encounter cards are left
cli-over = { $round ->
    [0] The game took { $decisions } decisions.
    [one] The game took { $round } round, { $decisions } decisions.
   *[other] The game took { $round } rounds, { $decisions } decisions.
}
cli-over-seed = Seed { $seed }.
cli-left = Left. The game is saved as { $name }: goldenrule resume { $name }
cli-left-empty = Left before the first decision; nothing is saved.
cli-end-of-input = The input has ended.

# -- commands --

cli-saved = Saved as { $name }, in { $path }. The file holds the seed, which gives away all hidden cards.
cli-saves-none = There are no saved games.
cli-saves = Saved games, newest first
cli-saves-more = { $n ->
    [one] One more saved game: `goldenrule saves --page { $page }` lists it.
   *[other] { $n } more saved games: `goldenrule saves --page { $page }` lists the next ones.
}
cli-saves-no-page = There is no page { $page } of saved games; { $pages ->
    [one] there is only one page.
   *[other] the last is page { $pages }.
}
cli-save-line = { $name } - { $game }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $when }, { $state ->
    [over] finished
    [running] not finished, interrupted or still being played
   *[left] not finished
}
cli-undone = { $n ->
    [one] Taken back.
   *[other] Took back { $n } decisions.
}
cli-undo-nothing = There is nothing to take back.
cli-language = The language is { $name }. To change it, type language and one of { $known }.
cli-set-quick = { $quick ->
    [on] From now on an action is paid for as shown after it; 1 with NAME, NAME pays with other cards.
   *[off] From now on you are asked how to pay for each action.
}
cli-quick-hint = Other payment: { $n } with NAME, or { $n } ...
cli-pay-what = What do you pay with? Type { $n } with and names from this list: { $things }.
cli-pay-nothing = There is no other way to pay for this: { $option }
cli-pay-asked = You are asked about the payment next: type { $n } first.
cli-passing = pass, done
cli-pay-unknown = You have nothing called { $word } to pay with; { $n } ... lists what you have.
cli-pay-several = { $word } fits several cards that can pay: { $fits }.
cli-pay-not-so = That is too little or more than needed, or does not go together; { $n } ... lists what can pay.
cli-undo-fewer = { $n ->
    [one] There is one decision to take back; undo does it.
   *[other] There are { $n } decisions to take back; undo { $n } does it.
}
cli-undo-others = You cannot take this back: another player has acted since. Practice games (--practice) allow it.
cli-undo-hidden = You cannot take this back: something hidden was seen since, or chance has decided. Practice games (--practice) allow it.
cli-undo-shown = You cannot take this back: another player has seen a card since that was hidden from them. Practice games (--practice) allow it.
cli-report-written = The report is in { $path }: the record of the game, the version and the last error. It holds the seed, which gives away all hidden cards; goldenrule report --hide writes one that does not.
report-holds-all = the seed of the game, which gives away all hidden cards
report-holds-command = the command as it was typed; a seed in it gives away all hidden cards of its game
report-holds-one = what one seat has seen, without the cards that are hidden from it
cli-report-hiding = The report is in { $path }: what the seat has seen, been asked and answered, and the version. It gives away no hidden card.
cli-card-says = { $name } – { $text }
cli-repeated = { $line } ({ $n } times)
cli-log-empty = Nothing has happened yet.
cli-why-none = Everything that you can do now is among the options.
cli-why = What you cannot do now, and why

cli-help =
    1, 2 ...        choose this option; 1 3 chooses both
    1 ...           choose this, then be asked for the rest
    Enter           accept what the prompt proposes
cli-help-ahead = 2; attack; end  several answers in a row, until something is revealed
cli-help-look =
    ? NAME          explain a card, an option's number or a term of the rules
    ? hand          explain the cards in your hand
cli-help-asking = help asking     how often you are asked: standing answers, payments, mistakes
cli-help-saving = help saving     saves, other games, reports, languages
cli-help-not-here = { $word } cannot be used here; help lists what can.
cli-help-why =
    why             what you cannot do now, and why
    why NAME        how a card's values add up
cli-help-hint =
    hint            what a strong bot would do, and why
    hint LEVEL      how long it thinks: easy to expert, number of tries (200), or 2s
    hint odds       also the chance to win of each option
cli-help-view = view            show the whole table
cli-help-map = map             show the map; { $game ->
    [heroes] map midtown, map 2 or district 7 a part of it
    [skirmish] map sanctum or map 2 a part of it
   *[other] map 2 a part of it
}
cli-help-log = log             show everything that has happened; log 3: line 3 of the story
cli-help-dice = dice            show the dice rolled in the story
cli-help-cancel = cancel          while paying: take the payment back
cli-help-undo = undo            take back your last decision; undo 3: the last three
cli-help-never = never 2         from now on never use the ability of option 2, without asking
cli-help-always = always 2        from now on use it whenever it is the only thing to use
cli-help-ask = ask 2           be asked about it again; ask NAME: by its card
cli-help-free =
    free off        ask about abilities that cost nothing, too; free on: use them
    keep            after one of these four: make it permanent
cli-help-standing = standing        list your standing answers
cli-help-quick =
    1 with NAME     choose 1, and pay with what you name instead
    quick off       be asked how each action is paid for; quick on: pay as proposed
cli-help-sure = sure off        do not ask me to confirm likely mistakes
cli-help-hold-on = hold-on off     do not say “Hold on” before a fatal slip
cli-help-language = language TAG    use another language; language: list them
cli-help-save =
    save NAME       save under a name{ $kept ->
        [yes] ; every decision is saved anyway
       *[no] {""}
    }
    save NAME over  the same, replacing another game of that name
cli-help-saves = saves           list the saved games
cli-help-resume = resume NAME     leave this game and continue another
cli-help-report = report          write game and error to a file; report --hide: no hidden cards
cli-help-quit = quit            leave{ $kept ->
    [yes] ; the game can be resumed
   *[no] {""}
}
settings-lang = lang { $value }: the texts are in { $value ->
    [system] the language of the system
   *[other] this language
}
settings-hold-on = hold-on { $value }: before a hasty or losing move, “Hold on” is { $value ->
    [on] said
   *[off] not said
}
settings-free = free { $value }: abilities that cost nothing and only help are { $value ->
    [on] used without asking
   *[off] asked about
}
settings-quick = quick { $value }: an action is { $value ->
    [on] paid for as proposed
   *[off] chosen first, and you are asked how to pay
}
settings-sure = sure { $value }: likely mistakes are { $value ->
    [on] confirmed first
   *[off] carried out at once
}
cli-standing = Your standing answers, for every copy of a card
cli-standing-later = Kept for later games
cli-standing-empty = You have no standing answers.
cli-standing-line = { $n ->
    [0] { $card }, a question while it resolves: { $answer }
   *[other] { $card }, ability { $n }: { $answer }
}
cli-stop-hint = never { $n } stops asking.
cli-warning-mark = { $option } [{ $warning }]
cli-standing-mark = { $option } [standing answer: { $answer }]
cli-standing-set = { $keep ->
    [yes] In this game and in later ones
   *[no] From now on
} { $answer ->
    [always] used without asking whenever it is the only thing to use: { $what }
    [never] never used, without asking: { $what }
   *[ask] asked about again: { $what }
}
cli-free = { $free ->
    [on] An ability that costs nothing, harms nobody on your side and can be used in only one way is used without asking; free off asks.
   *[off] You are asked about every ability, even if it costs nothing; free on uses those without asking.
}
cli-free-which = Type free on or free off. { cli-free }
cli-free-set = { $keep ->
    [yes] In this game and in later ones
   *[no] From now on
} { $free ->
    [on] an ability that costs nothing, harms nobody on your side and can be used in only one way is used without asking.
   *[off] you are asked about abilities that cost nothing, too.
}
cli-standing-which = Type { $answer } and the number of an option, 1 to { $max }.
cli-standing-none = Option { $n } is not an optional ability; only optional abilities have standing answers.
cli-standing-given = { $answer ->
    [always] { $me ->
        [yes] You were
       *[no] { $who } was
    } not asked: the standing answer for { $cards } is always.
    [free] The ability of { $cards } was used without asking: it costs nothing and only helps.
   *[never] { $me ->
        [yes] You
       *[no] { $who }
    } passed without being asked: the standing answer for { $cards } is never.
}
cli-error = This answer could not be carried out ({ $error }); the game is as it was before. The report { $path } holds the seed, which gives away all hidden cards.
cli-error-standing = A standing answer could not be carried out ({ $error }); you are asked instead. The report { $path } holds the seed, which gives away all hidden cards.
cli-broken = { $error } It is a bot’s turn, and the bot would run into it again; the game is as it was before. undo takes back your last decision, so that you can play differently; quit leaves and keeps the game. A new game without the pack (without --pack) does not have the card.
cli-broken-what = The game cannot continue from here: undo takes back your last decision, quit leaves.
cli-undo-count = Type undo, or undo and a number of decisions.
cli-resume-which = There is no other saved game.
cli-resume-same = You are already playing { $name }.

# -- the other commands --

cli-watch-broken = { $error }. The report { $path } is for the author of the pack: it holds the game up to this point, with its seed and all hidden cards. A game without the pack (without --pack) does not have the card.
cli-watch-crashed = Unexpected error ({ $error }). The report { $path } holds the game up to this point, with its seed and all hidden cards.

cli-verified = Verified: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, every digest matches; the last one is { $digest }.
cli-verified-seed = The SHA-256 of its seed is { $hash }.
cli-step-hint = Enter goes to the next decision; v shows the table, q leaves.
cli-replayed = { $n }. { $who } - { $prompt } { $answer }
cli-replay-open = The record ends here, after { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}; the game is not over.
cli-progress = { $done } of { $total } { $what ->
    [decisions] decisions
   *[games] games
}, { $rate } a second, { $left } left
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $wins } won, { $losses } lost ({ $percent }% won).
cli-simulated-seats = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $draws ->
    [0] no draws:
    [one] one draw:
   *[other] { $draws } draws:
}
cli-simulated-seat = { $who } ({ $bot }): { $wins } won ({ $percent }%).
cli-simulated-endings = How they ended:
cli-simulated-ending = { $how }: { $n } ({ $percent }%)
cli-simulated-rounds = On average { $rounds } rounds and { $decisions } decisions.
cli-simulated-speed = { $games } games a second; { $decisions } decisions a second per process.
cli-simulated-digest = Digest { $digest } (seed { $seed }).
cli-results-kept = Results: { $folder }
cli-stopped = Stopped. { $kept ->
    [none] Nothing has been written.
   *[other] Finished games are kept in { $kept }; run the same command to continue.
}
cli-cards-found = { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
cli-crashed = Unexpected error ({ $error }). The report { $path } holds the seed, which gives away all hidden cards.
cli-crashed-saved = The game is saved as { $name }.

cli-hint-option = { $n } { $text }
cli-hint-thinks = Thinking… Ctrl+C stops it.
cli-hint-stopped = Stopped. The question is still open.
cli-review-stopped = Stopped. The game is kept.

# -- cli/experiments.py

# $how: "together" in a game that all win or lose together, else "against"
duel-games = { $how ->
    [together] { $first } and { $second }: { $pairs ->
        [one] one game each
       *[other] { $pairs } games each
    }.
   *[against] { $first } against { $second }: { $pairs ->
        [one] one pair of games
       *[other] { $pairs } pairs of games
    } with seats swapped.
}
duel-points = { $how ->
    [together] { $first } alone won { $wins }, { $second } alone { $losses }; { $draws } ended the same for both.
   *[against] { $first } won { $wins }, { $second } { $losses }; { $draws } were drawn.
}
# $elo, $low, $high: a number, or "none" where there is no end to it
duel-elo = Elo difference: { $elo ->
    [none] too large to measure
   *[other] { $elo }
} (95%: { $low ->
    [none] no lower bound
   *[other] from { $low }
}, { $high ->
    [none] no upper bound
   *[other] to { $high }
}).
duel-verdict = { $verdict ->
    [better] Decided: { $first } is better than { $second } (at least { $most } Elo rather than at most { $least }).
    [not-better] Decided: { $first } is not better than { $second } (at most { $least } Elo rather than at least { $most }).
   *[open] Undecided; more pairs would tell.
} Log-likelihood ratio { $ratio }, decided at { $low } and { $high }.
sweep-cell = { $cell }: { $wins } of { $games } won ({ $percent }%, 95%: { $low } to { $high }); { $rounds } rounds

# -- cli/main.py

version-running = Goldenrule { $version } ({ $build ->
    [compiled] compiled
    [outdated] pure Python, because the compiled modules are older than the source: run { $command }
   *[pure] pure Python
})
