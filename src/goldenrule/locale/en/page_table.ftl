# Words of the tables on the page, for every game: the question, the story, the cards.

# -- the question --

page-table-question = Your decision
page-table-answers = Answers
page-table-yours = Your decision
page-table-lesson = Lesson
page-table-go-on = Continue
page-table-waiting = Please wait
page-table-stopped = Stopped
page-table-on-board = Point at a glowing card, or choose from the list.
page-table-on-board-tap = Tap a glowing card, or choose from the list. Hold a card to read it.
page-table-aim-place = { $name }: choose a place.
page-table-aim-target = { $name }: choose a target.
page-table-aim-what = { $name }: choose what to do.
page-table-enter = Enter
page-table-ctrl-enter = Ctrl Enter
page-table-otherwise = Choose something else
page-table-pay-otherwise = Pay with other cards
page-table-list = All { $n } options
page-table-list-less = Fewer
page-table-back = Cancel
page-table-cancel = Take it back
page-table-sure = Do it anyway
page-table-rather-not = Cancel
page-table-tray = Choose one or more
page-table-sum = { $owes ->
    [0] { $sum } chosen
   *[other] { $sum } of { $owes }
}
page-table-sum-chosen = { $sum } of { $owes } chosen
page-table-pays = { $what } · pay: { $pays }
page-table-paid-with = pay: { $pays }
page-table-spent = Payment
page-table-stands = Standing answer: { $answer }
page-table-confirm-pay = Pay: { $what }
page-table-confirm-discard = Discard: { $what }
page-table-confirm-end-discard = Discard: { $what }
page-table-confirm-mulligan = Replace: { $what }
page-table-confirm-many = these { $n }
page-table-stop = Stop asking about { $name }
page-table-stop-this = Stop asking about this
page-table-in-question = The card in question
page-table-if-not = If you don’t
page-table-then = Then
page-table-pays-label = Pays
page-table-keeps = You keep
page-table-keeps-many = { $n } cards
page-table-keep-all-mulligan = { $n ->
    [one] Keep all cards
   *[other] Keep all { $n }
}
page-table-keep-all-end-discard = { $n ->
    [one] Keep all cards
   *[other] Keep all { $n }
}
page-table-hold-on = { $left ->
    [one] Hold on: there is still a card or an ability that you can use in this turn.
   *[other] Hold on: there are still { $left } cards or abilities that you can use in this turn.
}
page-table-always = Always use it
page-table-never = Never use it
page-table-keep = In later games, too
page-table-standing = Automatic choices
page-table-standing-none = You are asked about every ability. “Stop asking about …” appears next to questions that may come often.
page-table-took = Used automatically: { $what }. This costs nothing and only helps.
page-table-took-ask = Ask me about these
page-table-ask-again = Ask me again

# -- tools --

page-table-tools = Tools
page-table-home = Goldenrule: to the first page
page-table-steps = Steps of the round
page-table-undo = Undo
page-table-ask-undo = Ask to undo
page-table-skip = Skip
page-table-skip-what = Pass until something happens
page-table-why = Why?
page-table-why-what = What is going on. Hover or focus a card to see why you can’t use it
page-table-why-title = What is going on, and what can’t be done
page-table-why-nothing = There is nothing more to say about it.
page-table-close = Close
page-table-allow = Allow it
page-table-forbid = Don’t
page-table-coach = Lesson or puzzle
page-table-hint = Give me a hint
page-table-hint-n = Hint { $n }:
page-table-show-solution = Show the solution
page-table-solution = Solution:

# -- keys --

page-key-touch = Tap a card to choose it, tap it again or hold it to read it, or drag it to play it.
page-key-title = Keys
page-key-jump = Jump to
page-key-confirm = Confirm, or do what is usual
page-key-back = Back, or close
page-key-digits = Choose a listed option
page-key-areas = Look at another player’s area
page-key-end = End your turn
page-key-keep = Keep all cards
page-key-all = Show all options
page-key-empty = Pay or choose something else
page-key-form = Change form
page-key-request = Ask a teammate
page-key-question = To the question
page-key-hand = To your hand
page-key-story = Open the story
page-key-to-story = To the story
page-key-hint = Hint
page-key-why = Why?
page-key-undo = Undo
page-key-skip = Skip: pass until something happens
page-key-keys = This list
page-key-now-on = Letters and digits work by themselves. You can change that in the settings.
page-key-now-alt = Letters and digits work with Alt. You can change that in the settings.
page-key-now-off = Letters and digits are switched off. You can change that in the settings.

# -- cards --

page-table-hand = { $n ->
    [0] Your hand, empty
    [one] Your hand, one card
   *[other] Your hand, { $n } cards
}
page-table-back-player = facedown player card
page-table-back-encounter = facedown encounter card
page-table-legal = can be chosen
page-table-selected = chosen
page-table-exhausted = exhausted
page-table-attached = { $name }, attached to { $to }
page-table-with = With { $names }

# -- a copy of another table --

page-table-what-if = What if: a copy of the game that you play by yourself. The game itself does not change, and nothing here counts.
page-table-what-if-short = What if: a copy of your game
page-table-what-if-back = Back to the game
page-table-what-if-here = What if: from here on

# -- story --

page-table-story = Story
page-table-story-none = Nothing has happened yet.
page-table-story-all = All { $n }
page-table-story-less = Newest
page-table-jump = See this moment

# -- the end, the cover --

page-table-won = You have won
page-table-lost = You have lost
page-table-over = The game is over
page-table-replay = Replay
page-table-review = Review
page-review-looking = Looking back at your decisions…
page-review-progress = { $percent }% of the decisions looked at
page-review-waits = You have asked for many hints or reviews. This review begins by itself in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
page-review-moment = Look at this moment
page-review-options = Options
page-review-all = All decisions
page-review-curve = Your chance to win
page-table-look = Look at the table
page-table-next = What next?
page-table-covered = Only for { $who } now. Others look away
page-table-uncover = Show the table to { $who }
page-hint = Hint
page-hint-what = What a strong bot would do here
page-hint-thinks = Thinking…
page-hint-title = What a strong bot would do
page-hint-how = Press an option to select it, then confirm.
page-hint-do = Select this
page-hint-odds = Chances
page-hint-longer = After thinking longer, another answer is better:
page-hint-instead = Select this instead
page-hint-same = After thinking longer, the answer is the same.
page-hint-more = More

# -- lessons, tips, warnings --

page-lesson-where = Lesson { $lesson } · step { $step } of { $steps }
page-lesson-try = Try this: { $what }
page-lesson-do-it = Do it for me
page-lesson-back = Back
page-lesson-leave = Leave the lesson
page-lesson-understood = Got it
page-lesson-learned = What you have learned
page-lesson-next = What comes next
page-tip = Tip
page-tips-off = No more tips
page-hold-on-off = No more “Hold on”
