# Words of the stage, which shows what happens step by step.

page-stage-what = What happens
page-stage-next = Next
page-stage-space = Space
page-stage-to-question = To the question
page-stage-to-table = Skip to the end
page-stage-again = Show again
page-stage-pace = Pace: { $pace }
page-stage-held = Paused while something is open
page-stage-then = Next: { $what }
page-stage-then-you = your decision
page-stage-then-end = the end of the game
page-stage-done = { $name }: done
page-stage-progress = { $name }: step { $n } of { $all }
page-stage-times = { $text } ({ $n ->
    [2] twice
   *[other] { $n } times
})
page-stage-more = { $n ->
    [one] And one more thing, in the story.
   *[other] And { $n } more things, in the story.
}
page-stage-skipped = { $n ->
    [one] One step skipped.
   *[other] { $n } steps skipped.
}

# -- Champions --

# chapters: a few words each
page-stage-chapter-activate = { $name } attacks
page-stage-chapter-scheme = { $name } schemes
page-stage-chapter-reveal = { $name }
page-stage-chapter-play = { $name }
page-stage-chapter-threat = Threat
page-stage-chapter-deal = Encounter cards
page-stage-chapter-other = More happens
# what a card does in a scene
page-stage-role-attacks = Attacks
page-stage-role-attacked = Attacked
page-stage-role-defends = Defends
page-stage-role-schemes = Schemes
page-stage-role-scheme = Scheme
page-stage-role-boost = Boost card
page-stage-role-reveal = Revealed
page-stage-role-play = Played
page-stage-role-stage = Next stage
# the numbers of a sum, in small letters below them
page-stage-sum-atk = attack
page-stage-sum-sch = scheme
page-stage-sum-boost = boost
page-stage-sum-def = defense
page-stage-sum-prevented = prevented
page-stage-sum-bonus = bonus
page-stage-sum-damage = damage
page-stage-sum-threat = threat
# stamps on cards
page-stage-defeated = Defeated
page-stage-stunned = Stunned
page-stage-confused = Confused
page-stage-tough = Tough
page-stage-completed = Completed
page-stage-eliminated = Eliminated

# -- Marvel Heroes --

# what a card does in a scene
page-stage-role-troubleshoots = Troubleshoots
page-stage-role-trouble = Headline
page-stage-role-headline = New headline
page-stage-role-lead = Lead Villain
page-stage-role-backups = Backup
page-stage-role-most_wanted = Most Wanted
page-stage-role-plan = Master Plan
page-stage-role-story = Story
page-stage-role-use = Used
# the numbers of the Trouble Level: what is rolled, less what the hero takes off and what villains cost; what abilities change
page-stage-sum-rolled = rolled
page-stage-sum-skill = hero
page-stage-sum-villains = villains
page-stage-sum-abilities = abilities
page-stage-sum-trouble = Trouble
# stamps on cards
page-stage-resolved = Resolved
page-stage-failed = Failed
# what the other side has to roll more than
page-stage-beat = { $n } HIT to beat
