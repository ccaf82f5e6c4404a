# The words of the command `learn`; the lessons themselves are in the files of the games.

learn-first-line = learn to play: a guided first game, 5 to 15 minutes
learn-which = Which lesson? Enter: { $own }. quit leaves.
learn-line = { $game } { $number }: { $title } ({ $minutes } minutes{ $state ->
    [done] ; done
    [begun] ; left at step { $step } of { $of }
   *[new] {""}
})
learn-title = Lesson { $number }: { $title } ({ $minutes } minutes)
learn-commands = Also: back and skip go a step back or on, skip lesson ends the lesson, lesson repeats what was said, hint shows the answer, rules the rules behind it, ? NAME explains a card, quit keeps your place.
learn-hint = help says what else can be typed; quit leaves, and keeps your place.
learn-reading = Enter goes on. Also: back and skip go a step back or on, skip lesson ends the lesson, lesson repeats what was said, rules the rules behind it, view shows the table, ? NAME explains a card, quit keeps your place.
learn-resumed = You go on at step { $step } of { $of }.
learn-step = ({ $number }/{ $of }) { $text }
learn-enter = Enter goes on.
learn-now = Now: { $typed } ({ $answer }).
learn-now-any = Now: { $typed }, as you like.
learn-enter-key = Enter
learn-puzzle = Find it out; hint shows the answer.
learn-not-now = That is a legal move, and in a game of your own it may be a good one. The lesson needs another one here.
learn-rules = The rules behind it
learn-left = Your place is kept: goldenrule learn { $game } goes on.
learn-done = Done: { $title }.
learn-next = Enter: the next lesson. q: a quick game now. quit leaves.
learn-end = That was the last lesson. Enter: your first real game, a quick one. quit leaves.
