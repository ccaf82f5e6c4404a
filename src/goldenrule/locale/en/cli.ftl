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
cli-unkept = { $error } What you reach here is not kept.
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
cli-prompt-hint = A number answers, or words of one option; ? NAME explains a card, ? hand your cards, why says what you may not do, help lists the rest.
cli-choose-number = There is no option { $n }; choose { $max ->
    [1] 1
   *[other] 1 to { $max }
}.
cli-unknown = { $word } is neither a command nor words of one option only. A number answers, too; help lists the commands.
cli-shell = { $word } is a shell command; in a game, type ? NAME to look up a card or a term, or help to list the commands.
cli-asks = { $who } - { $prompt }
cli-stopped-early = { $n ->
    [one] Answered the first of them; then something else was asked, and the rest is left.
   *[other] Answered the first { $n } of them; then something else was asked, and the rest is left.
}
cli-enter = Enter: { $what }.
cli-enter-nothing = Enter alone answers nothing here: type a number, or words of what you choose.
cli-several = Several in one line: 1 2.
cli-cancel-hint = cancel takes it back.
cli-cancel-none = Nothing is being paid that could be taken back; undo takes back your last decision.
cli-ahead = > { $line }
cli-ahead-empty = An answer is missing beside a semicolon, so nothing has been answered: type one on each side, as in 2; attack; end.
cli-ahead-dropped = Not done any more: { $line }. Type it again if you still want it.
cli-set-sure = { $sure ->
    [on] From now on you are asked again before likely mistakes.
   *[off] From now on you are not asked again before likely mistakes.
}
cli-twice = { $n } is typed more than once: type each number once.
cli-not-together = These cannot be chosen together: they are too many, or not all of them are needed.
cli-not-alone = { $what } cannot be chosen alone: { $others ->
    [none] more is needed, or something else first.
   *[other] choose one of these as well: { $others }.
}
cli-takes-more = That is fewer than needed, and the rest would be taken without asking.
cli-took-more = You named fewer than were needed; the rest left nothing to choose, and was taken, too.
cli-which = { $word } could mean several things, or is only part of a word; type a number
cli-really = { $why } Do it all the same? yes or no
cli-yes-or-no = Type yes to do it all the same, or no to choose again.

cli-cover-warning = Do not scroll back: blank lines only push off the screen what is to stay hidden.
cli-cover = Pass the keyboard on. Next: { $who }. Press Enter there.
# -- starting --

cli-title = Goldenrule
cli-which-game = Which game? Enter: { $own }. quit leaves.
cli-choose-one = Choose one of them.
cli-back-hint = b goes back, quit leaves.
cli-confirm = Enter begins the game; b goes back; quit leaves.
# Nothing was typed, and nothing is usual.
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
cli-setup-help = Type a number, or a name as it stands there; where several are asked for, type them with spaces between. Enter takes what is usual. { $back ->
    [yes] b goes back to the question before, quit leaves.
   *[no] quit leaves.
}
cli-resume-hint = resume goes on with { $name }.
cli-started = Saved as { $name }; seed { $seed }.
cli-started-drawn = Saved as { $name }. The seed is shown at the end; its SHA-256 is { $hash }.
cli-seats-people = { $covered ->
    [yes] People at this keyboard play { $people }, each hand covered from the others; --bots { $bot } lets a bot play all but one.
   *[no] You, or people at this keyboard, play { $people }; --bots { $bot } lets a bot play all but one.
}
cli-seats = You play { $people }; { $bots }.
cli-seats-bot = the bot { $bot } plays { $names }
cli-practice = Practice game: everything can be taken back.
cli-resumed = Going on with { $name }.
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
cli-ending = How it ended: { $how }.
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
cli-left = Left. The game is saved as { $name }: goldenrule resume { $name } goes on.
cli-left-empty = Left before the first decision; nothing is saved.
cli-end-of-input = The input has ended.

# -- commands --

cli-saved = Saved as { $name }, in { $path }. The file holds the seed, and with it all hidden cards.
cli-saves-none = There are no saved games.
cli-saves = Saved games, the last first
cli-save-line = { $name } - { $game }, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $when }, { $state ->
    [over] finished
    [running] not finished, broken off or still being played
   *[left] not finished
}
cli-undone = { $n ->
    [one] Taken back.
   *[other] Took back { $n } decisions.
}
cli-undo-nothing = There is nothing to take back.
cli-language = The texts are in { $name }. The languages are { $known }; type language and one of them.
cli-set-quick = { $quick ->
    [on] From now on an action is paid for with what stands behind it; 1 with NAME, NAME pays otherwise.
   *[off] From now on you are asked how an action is paid for.
}
cli-quick-hint = Pay otherwise: { $n } with NAME, or { $n } ...
cli-pay-what = What do you pay with? Type { $n } with and names of: { $things }.
cli-pay-nothing = Nothing can be paid otherwise for this: { $option }
cli-pay-asked = What is paid is asked next: { $n } leads to that question.
cli-passing = pass, done
cli-pay-unknown = Nothing that can pay is called { $word }; { $n } ... lists what can.
cli-pay-several = { $word } could be several things that pay: { $fits }.
cli-pay-not-so = That pays too little or too much, or does not go together; { $n } ... lists what can pay.
cli-undo-fewer = { $n ->
    [one] There is one decision to take back; undo does it.
   *[other] There are { $n } decisions to take back; undo { $n } does it.
}
cli-undo-others = This cannot be taken back: another player has acted since. Practice games (--practice) allow it.
cli-undo-hidden = This cannot be taken back: something hidden has been seen since, or chance has decided. Practice games (--practice) allow it.
cli-report-written = The report is in { $path }: the record of the game, the version and the last error. It holds the seed, and with it all hidden cards; goldenrule report --hide writes one that does not.
report-holds-all = the seed of the game, and with it all hidden cards
report-holds-command = the command as it was typed; a seed in it tells all hidden cards of its game
report-holds-one = what one seat has seen, and nothing of the cards that are hidden from it
cli-report-hiding = The report is in { $path }: what the seat has seen, been asked and answered, and the version. Nothing in it tells of a hidden card.
cli-card-says = { $name } – { $text }
cli-repeated = { $line } ({ $n } times)
cli-log-empty = Nothing has happened yet.
cli-why-none = Everything that you could do now is among the options.
cli-why = What you may not do now, and why

cli-help =
    1, 2 ...        answer with this option; 1 3 chooses both
    1 ...           choose this, and be asked for the rest
    Enter           answer as the prompt proposes
cli-help-ahead = 2; attack; end  one answer after the other, until something is revealed
cli-help-look =
    ? NAME          explain a card, an option's number or a term of the rules
    ? hand          explain the cards in your hand
cli-help-asking = help asking     how often you are asked: standing answers, payments, doubts
cli-help-saving = help saving     saves, other games, reports, languages
cli-help-not-here = { $word } cannot be used here; help lists what can.
cli-help-why =
    why             what you may not do now, and why
    why NAME        what makes a card's values what they are
cli-help-hint =
    hint            what a bot that thinks would do, and why
    hint LEVEL      so much thought: easy to expert, so many tries (200), or 2s
cli-help-view = view            show the whole table
cli-help-map = map             show the map; { $game ->
    [heroes] map midtown, map 2 or district 7 a part of it
    [skirmish] map sanctum or map 2 a part of it
   *[other] map 2 a part of it
}
cli-help-log = log             show everything that has happened; log 3 line 3 of the story
cli-help-dice = dice            what the dice have shown in the story
cli-help-cancel = cancel          while paying: take back what is being paid for
cli-help-undo = undo            take back your last decision; undo 3 the last three
cli-help-never = never 2         from now on pass on the ability of option 2 without asking
cli-help-always = always 2        from now on use it when nothing else could be used
cli-help-ask = ask 2           be asked about it again; ask NAME names its card
cli-help-free =
    free off        ask about abilities that cost nothing, too; free on: use them
    keep            behind one of these four: in later games, too
cli-help-standing = standing        list these standing answers
cli-help-quick =
    1 with NAME     choose 1, and pay not as proposed but with what you name
    quick off       be asked how each action is paid for; quick on: pay as proposed
cli-help-sure = sure off        not to be asked again before likely mistakes
cli-help-language = language TAG    speak another language; language: which there are
cli-help-save =
    save NAME       save under a name{ $kept ->
        [yes] ; every decision is saved anyway
       *[no] {""}
    }
    save NAME over  the same, in place of another game that has the name
cli-help-saves = saves           list the saved games
cli-help-resume = resume NAME     leave this game and go on with another
cli-help-report = report          write game and error to a file; report --hide: no hidden cards
cli-help-quit = quit            leave{ $kept ->
    [yes] ; the game can be resumed
   *[no] {""}
}
settings-lang = lang { $value }: the texts are in { $value ->
    [system] the language of the system
   *[other] this language
}
settings-free = free { $value }: abilities that cost nothing and only help are { $value ->
    [on] used without asking
   *[off] asked about
}
settings-quick = quick { $value }: an action is { $value ->
    [on] paid for as proposed
   *[off] chosen first, and its payment is asked for
}
settings-sure = sure { $value }: likely mistakes are { $value ->
    [on] asked about again
   *[off] not asked about again
}
cli-standing = Your standing answers, on every copy of a card
cli-standing-later = Kept for later games
cli-standing-empty = You have no standing answers.
cli-standing-line = { $n ->
    [0] { $card }, its question while it is carried out: { $answer }
   *[other] { $card }, ability { $n }: { $answer }
}
cli-stop-hint = never { $n } stops asking.
cli-warning-mark = { $option } [{ $warning }]
cli-standing-mark = { $option } [standing answer: { $answer }]
cli-standing-set = { $keep ->
    [yes] In this game and in later ones
   *[no] From now on
} { $answer ->
    [always] used without asking, when nothing else could be used: { $what }
    [never] passed without asking: { $what }
   *[ask] asked about again: { $what }
}
cli-free = { $free ->
    [on] An ability that costs nothing, harms nobody on your side and can be used in one way is used without asking; free off asks.
   *[off] You are asked about every ability, also those that cost nothing; free on uses them without asking.
}
cli-free-which = Type free on or free off. { cli-free }
cli-free-set = { $keep ->
    [yes] In this game and in later ones
   *[no] From now on
} { $free ->
    [on] an ability that costs nothing, harms nobody on your side and can be used in one way is used without asking.
   *[off] you are asked about abilities that cost nothing, too.
}
cli-standing-which = Type { $answer } and the number of an option, 1 to { $max }.
cli-standing-none = Option { $n } uses no ability that may be declined; only these have standing answers.
cli-standing-given = { $answer ->
    [always] { $me ->
        [yes] You were
       *[no] { $who } was
    } not asked: always is the standing answer for { $cards }.
    [free] The ability of { $cards } is used without a question: it costs nothing and only helps.
   *[never] { $me ->
        [yes] You
       *[no] { $who }
    } passed without being asked: never is the standing answer for { $cards }.
}
cli-error = The game could not go on from this answer ({ $error }); it stands where it was. A report, which holds the seed and with it all hidden cards, is in { $path }.
cli-error-standing = The game could not go on from a standing answer ({ $error }); you are asked instead. A report, which holds the seed and with it all hidden cards, is in { $path }.
cli-broken = { $error } It is the turn of a bot, which would come to it again; the game stands where it was before. undo takes back your last decision, so that it can go on otherwise; quit leaves the saved game. A new game without the pack (without --pack) does not have the card.
cli-broken-what = The game cannot go on from here: undo takes back your last decision, quit leaves.
cli-undo-count = Type undo, or undo and how many decisions.
cli-resume-which = There is no other saved game.
cli-resume-same = { $name } is the game that you are playing.

# -- the other commands --

cli-watch-broken = { $error }; the game up to there, with its seed and all hidden cards, is in the report { $path } for whoever made the pack, and a game without the pack (without --pack) does not have the card.
cli-watch-crashed = Unexpected error ({ $error }); a report with the game up to there, its seed and all hidden cards is in { $path }.

cli-verified = Verified: { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, every digest as recorded; the last is { $digest }.
cli-verified-seed = The SHA-256 of its seed is { $hash }.
cli-step-hint = Enter goes on to the next decision; v shows the table, q leaves.
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
    [0] none of them a draw:
    [one] one of them a draw:
   *[other] { $draws } of them draws:
}
cli-simulated-seat = { $who } ({ $bot }): { $wins } won ({ $percent }%).
cli-simulated-ending = How they ended: { $how }, { $n } ({ $percent }%).
cli-simulated-rounds = On average { $rounds } rounds and { $decisions } decisions.
cli-simulated-speed = { $games } games a second; { $decisions } decisions a second and process.
cli-simulated-digest = Digest { $digest } (seed { $seed }).
cli-results-kept = Results: { $folder }
cli-stopped = Stopped. { $kept ->
    [none] Nothing has been written.
   *[other] What has been played is kept in { $kept }; the same command goes on there.
}
cli-cards-found = { $n ->
    [one] { $n } card.
   *[other] { $n } cards.
}
cli-crashed = Unexpected error ({ $error }); a report, which holds the seed and with it all hidden cards, is in { $path }.
cli-crashed-saved = The game is saved as { $name }.

cli-hint-option = { $n } { $text }
cli-hint-thinks = Thinking … Ctrl+C stops it.
cli-hint-stopped = Stopped. The question stands.

# -- cli/experiments.py

# $how: "together" in a game that all win or lose together, else "against"
duel-games = { $how ->
    [together] { $first } and { $second }: { $pairs ->
        [one] one game that each has played
       *[other] { $pairs } games that each has played
    }.
   *[against] { $first } against { $second }: { $pairs ->
        [one] one pair of games
       *[other] { $pairs } pairs of games
    } with seats swapped.
}
duel-points = { $how ->
    [together] { $wins } won by { $first } only, { $losses } by { $second } only; { $draws } went alike.
   *[against] { $first } won { $wins }, { $second } { $losses }; { $draws } were drawn.
}
# $elo, $low, $high: a number, or "none" where there is no end to it
duel-elo = Elo difference: { $elo ->
    [none] beyond measure
   *[other] { $elo }
} (95%: { $low ->
    [none] no lower end
   *[other] from { $low }
}, { $high ->
    [none] no upper end
   *[other] to { $high }
}).
duel-verdict = { $verdict ->
    [better] Decided: { $first } is better than { $second } (at least { $most } Elo rather than at most { $least }).
    [not-better] Decided: { $first } is not better than { $second } (at most { $least } Elo rather than at least { $most }).
   *[open] Not decided; more pairs would tell.
} Log-likelihood ratio { $ratio }, decided at { $low } and { $high }.
sweep-cell = { $cell }: { $wins } of { $games } won ({ $percent }%, 95%: { $low } to { $high }); { $rounds } rounds
