# The words of the command `learn`; the lessons themselves are in the files of the games.

learn-first-line = learn to play: a guided first game, 5 to 15 minutes
learn-which = Which lesson? Enter: { $own }. quit leaves.
learn-line = { $game } { $number }: { $title } ({ $minutes } minutes{ $state ->
    [done] ; done
    [begun] ; left at step { $step } of { $of }
   *[new] {""}
})
learn-title = Lesson { $number }: { $title } ({ $minutes } minutes)
learn-commands = Also: back goes a step back, skip a step on; skip lesson ends the lesson; lesson repeats the text; hint shows the answer; rules shows the rules behind it; ? NAME explains a card; quit keeps your place.
learn-hint = help lists all commands; quit leaves and keeps your place.
learn-reading = Enter continues. Also: back goes a step back, skip a step on; skip lesson ends the lesson; lesson repeats the text; rules shows the rules behind it; view shows the table; ? NAME explains a card; quit keeps your place.
learn-resumed = You continue at step { $step } of { $of }.
learn-step = ({ $number }/{ $of }) { $text }
learn-enter = Enter continues.
learn-now = Now: { $typed } ({ $answer }).
learn-now-any = Now: { $typed }, as you like.
learn-enter-key = Enter
learn-puzzle = Find the move yourself; hint shows the answer.
learn-not-now = That is a legal move, and in a game of your own it may be a good one. The lesson needs a different one here.
learn-rules = The rules behind it
learn-left = Your place is kept; goldenrule learn { $game } continues the lesson.
learn-done = Done: { $title }.
learn-next = Enter: the next lesson. q: a quick game now. quit leaves.
learn-end = That was the last lesson. Enter: your first real game, a quick one. quit leaves.
