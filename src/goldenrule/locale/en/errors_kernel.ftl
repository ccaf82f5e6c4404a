# Errors of the kernel: positions, records, files, locks, and what is done in a game.
# { $reason }, { $why } and { $error } are clauses or sentences of their own, other messages of these files.

# -- what is done in a game --------------------------------------------------------------------------------------------

bad-not-asked = Seat { $seat } has nothing to decide now; these seats have: [{ $asked }].
bad-no-option = { $option } is not among the options of seat { $seat }: { $few }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}.
bad-stuck = The decision '{ $kind }' of seat { $seat } has no legal option.
bad-endless = { $card ->
    [none] A rule of the game
   *[other] The card '{ $card }'
} never ends: { $n } steps passed without a question.
# What was done when a game broke, in the two messages below. $card is the id of a card, or none.
doing-card = { $card ->
    [none] a rule of the game
   *[other] the card '{ $card }'
} was being carried out
doing-table = its table was being shown
bad-broken-position = The game broke while { $doing }: the position that it started from is damaged; start from another one.
bad-broken-card = The game broke while { $doing }; fix that card, or play without its pack.
bad-no-lasting-effect = No lasting effect is defined under '{ $path }'.
bad-no-reading = There is no reading of the rules '{ $name }'; choose from { $known }.
bad-too-many-cards = A game can have at most { $most } cards; leave some out.

# -- saved positions ---------------------------------------------------------------------------------------------------

bad-position-class = A position that holds '{ $name }' cannot be saved: it is not a registered part of a game.
bad-position-name = The saved position names { $name }, which is not part of this game.
bad-position-fields = The saved position is damaged, or from another version of Goldenrule ({ $n } fields for { $name }, not { $expected }).
bad-position-value = The saved position holds { $text }, which is not a value of a game; use another copy of it.
bad-position-broken = The saved position is damaged: no game can continue from it; use another copy of it.
bad-position-nobody = The saved position is damaged: nobody has anything to decide; use another copy of it.
bad-position-steps = The saved position is damaged: 'steps' must have as many names as 'stack' has members; use another copy of it.
bad-position-step = The saved position is at the step { $step } of { $kind }, which this version does not have; continue with the version that saved it.
bad-position-answer = The answer { $option } was not offered.
bad-position-nested = The saved position is damaged: it is nested too deeply; use another copy of it.
bad-position-stateless = The saved position is damaged: it has no 'state'; use another copy of it.
bad-position-fieldless = The saved position is damaged, or from another version: it has no '{ $field }'.
bad-position-lists = The saved position is damaged: 'stack' and 'pending' must be lists; use another copy of it.
bad-position-numbers = The saved position is damaged: 'ret', 'decisions' and 'forced' must be numbers; use another copy.
# $place is one of the places below.
bad-position-impossible = The saved position is damaged: { $place } cannot be { $value }; use another copy.
position-question = the question that is asked
position-card = card { $n }
position-stack = the stack
position-lasting = the lasting effect { $id }
position-step = step { $n } of the effect in progress
# $where is one of the next three.
position-field = '{ $field }' { $where }
position-step-fields = 'pc', 'occ' or 'cond' { $where }
position-of-table = of the table
position-of-card = of card { $n }
position-in-step = in step { $n } of the effect in progress ({ $kind })

bad-torn-two-places = The saved position is damaged: card { $n } is in two places; use another copy.
bad-torn-no-place = The saved position is damaged: a card is nowhere, or twice in one place; use another copy.
bad-torn-card-0 = The saved position is damaged: there cannot be a card 0; use another copy.
bad-torn-in-play = The saved position is damaged: card { $n } is both in play and not in play; use another copy.
bad-torn-numbers = The saved position is damaged: two cards share a number, or one has a number that was never given; use another copy.
bad-torn-over = The saved position is damaged: the game is both over and not over, or neither; use another copy.
bad-torn-circle = The saved position is damaged: card { $n } is attached in a circle; use another copy.
# $why is one of the next messages.
bad-torn-game = The saved position is damaged: { $why }; use another copy.
champions-torn-missing = a { $what ->
    [villain] villain
    [main-scheme] main scheme
   *[identity] identity
} is missing
champions-torn-nobody = nobody plays
heroes-torn-combat = a combat is marked as in progress, but there is none
heroes-torn-troubleshoot = a troubleshoot action is marked as in progress, but there is none
heroes-torn-fighter = a fighter is not in play
heroes-torn-scenario = there is no scenario
skirmish-torn-slot = a slot holds a card that cannot be there

# -- records -----------------------------------------------------------------------------------------------------------

# What errors are about: { $where } in those that follow is this, the name of a file, or a line of one.
the-record = The record
the-record-table = The table { $table }
the-record-line = The journal of table { $table }, line { $line },
file-line = { $file }, line { $line }
bad-record-empty = { $where } is empty; expected a saved game.
bad-record-format = { $where } has format { $found }, but this version reads format { $format }: { $later ->
    [yes] update Goldenrule.
   *[no] that format has never existed.
}
bad-record-wrong = { $where } is not a saved game: { $why }; use another copy of it.
bad-record-cut-off = { $where } is cut off after { $n } bytes; use another copy of it.
bad-record-not-json = { $where } is not JSON, so it is not a saved game; use another copy of it.
bad-record-not-installed = { $where } is from the game { $game }, which is not installed; installed: { $games }.
bad-record-no-digests = { $where } has { $n } entries, but no digests at its start and after the last one.
bad-record-too-long = { $where } has { $n } { $what ->
    [decisions] decisions
   *[digests] digests
}; a record can have at most { $most }.
bad-record-other-game = The record is from the game { $game }, not from '{ $name }'.
bad-replay-undo = Entry { $number } takes back { $undo } decisions, but there are only { $standing }.
bad-replay-illegal = Decision { $number } of the record is not legal: { $error }
bad-replay-broken = Decision { $number } of the record cannot be played: { $error }
bad-replay-snapshot = The position saved with the record has the digest { $found }, not { $digest }; and { $error }
bad-replay-digest = The game differs from its record { $number ->
    [0] at the start
   *[other] after decision { $number }
}: the digest is { $found }, not { $wanted }.{ $other ->
    [yes] { " " }It was played with other rules or cards.
   *[no] { "" }
}
bad-not-taken-back = You cannot take back { $count } decisions; at most { $n }.
bad-game-too-long = This game has { $most } decisions, the most that can be recorded; begin a new one.
record-changed = The rules or cards have changed since version { $version }; continuing from the saved position.
record-torn = The last line of { $path } was cut off ({ $n } bytes); the decision in it is lost.

# -- files -------------------------------------------------------------------------------------------------------------

bad-folder-not-made = { $path } cannot be made ({ $reason }); set GOLDENRULE_HOME to a folder that can be written.
# $mend says what to do: "choose another place".
bad-not-written-mend = { $path } cannot be written ({ $reason }); { $mend }.
bad-not-written = { $path } cannot be written ({ $reason }).
bad-is-there = { $path } already exists; choose another name, or delete it.
mend-elsewhere = choose another place
bad-line-damaged = { $where } is damaged: { $why }.
bad-line-not-json = { $where } is damaged: it is not JSON; use another copy of it.
bad-journal-empty = { $path } does not hold a single complete line; no game can be recovered from it.
# $mend says what to do, or is "none".
bad-no-plain-file = { $path } cannot be read (it is { $what ->
    [folder] a folder
   *[device] a pipe or a device
}, not a file){ $mend ->
    [none] .
   *[other] ; { $mend }.
}
bad-not-read = { $path } cannot be read ({ $reason }){ $mend ->
    [none] .
   *[other] ; { $mend }.
}
bad-too-large = { $path } is larger than { $most } bytes{ $mend ->
    [none] ; is it the right file?
   *[other] ; { $mend }.
}
bad-not-locked = { $path } cannot be locked ({ $reason }); set GOLDENRULE_HOME to a folder that can be written, on a disk of this computer.
bad-taken = It is open in { $owner }.
# Who has a file open. $process is none if nobody can say; $machine is "this", or the name of another computer.
moment = { $date }, { $time }
lock-owner = { $process ->
    [none] another process
   *[other] process { $process }{ $machine ->
        [this] { "" }
       *[other] { " " }on the machine { $machine }
    }, since { $since }
}

# -- data that does not fit --------------------------------------------------------------------------------------------

# Clauses: what is wrong with a value, such as "in 'entries', number 3, a text is expected, not a list".
data-place = in { $where }, { $what }
data-key = a key in { $where }, { $what }
data-number = number { $n }
data-member = a member
data-field-missing = the field { $field } is missing
data-field-unknown = there is no field { $field }
data-word = { $word } is not one of the allowed words
data-value = the value is not allowed
data-expected = { $wanted } is expected
data-expected-not = { $wanted } is expected, not { $got }
data-length = { $how ->
    [least] { $kind } with a length of at least { $limit }
    [most] { $kind } with a length of at most { $limit }
   *[exactly] { $kind } with a length of { $limit }
}
data-least = { $kind } of at least { $limit }
data-most = { $kind } of at most { $limit }
data-more = { $kind } of more than { $limit }
data-less = { $kind } of less than { $limit }
data-kind-object = a mapping
data-kind-array = a list
data-kind-str = a text
data-kind-int = a whole number
data-kind-float = a number
data-kind-bool = true or false
data-kind-null = nothing
data-kind-other = another value

# -- packages ----------------------------------------------------------------------------------------------------------

# $package and $extra are names for Python: "polars", "lab"
bad-no-extra = This needs { $package }, which is not installed; `pip install "goldenrule[{ $extra }]"` adds it.
