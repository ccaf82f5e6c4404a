# -- cli/position_codes.py

bad-code-or-file = '{ $word }' is not a position code (they begin with { $mark }) or a file that can be read.

# -- cli/companion.py

bad-companion-there = The companion '{ $name }' already exists; continue it with `goldenrule companion { $name }`, or name the new one: goldenrule companion NAME --heroes ...
bad-no-such-companion = There is no companion '{ $name }' to continue; begin one with --heroes and --scenario.

# -- cli/daily.py

bad-no-daily = No installed game has daily games.
bad-date = '{ $text }' is not a date; write it like { $today }.
bad-daily-to-come = The daily game of { $day } is not open yet; today (UTC) is { $today }.
bad-daily-save = The save { $name } is not the daily game of { $day }; save it under another name.

# -- cli/viewpoint.py

bad-eyes-seat = No person sits at seat { $seat } of { $name }; the seats of people are: { $listed }.
bad-eyes-which = Several people play { $name }; name the seat whose cards may be seen with --seat and one of: { $listed }.

# -- cli/learn.py

bad-no-lesson = There is no lesson { $n } of { $game }; choose from { $known }.

# -- cli/options.py

bad-game-option = { $title } has no option { $option }; it has { $known }.

# -- cli/puzzles.py

bad-puzzle-file = Name the file: goldenrule puzzle { $what } FILE.
bad-puzzle-more = Type nothing after the name of a puzzle, not '{ $file }'. For files: puzzle play FILE.
bad-puzzle-level = { $id } is a level; type the name of one of its puzzles: { $known }.
bad-no-puzzle = There is no puzzle '{ $id }'; `goldenrule puzzle` lists them.

# -- cli/report.py

bad-report-seat = --seat works only with --hide: without that, a report holds the hidden cards of every seat.
bad-not-report = { $path } is not a report, or is damaged; use another copy of it.
bad-report-hidden = { $path } is a report without hidden cards; play its code with goldenrule code --play.
bad-report-empty = { $path } is a report without a game; there is nothing to replay.

# -- cli/settings.py

bad-setting = There is no setting { $name }; the settings are { $known }.
bad-setting-value = The setting '{ $name }' must be on or off, not { $value }.
bad-no-file = There is no file '{ $name }'. { $error }
cli-unexpected = Unexpected error ({ $error }); a report is in { $path }.
cli-unexpected-no-report = Unexpected error ({ $error }), and no report could be written: { $failure }
bad-decisions-nowhere = `--decisions` needs a folder for them; add `--out FOLDER`.
bad-no-page = { $path } was not written: it is another kind of file, or in the folder of saved games or of the input; name another file that ends in { $kind }.
