# Words of the page in the browser: what belongs to no single table.

page-status = How things stand
page-question = Question
page-story = Story
page-hidden-cards = { $n ->
    [one] { $n } face-down card
   *[other] { $n } face-down cards
}
page-exhausted = exhausted
page-choose = { $n ->
    [0] Choose nothing
    [one] Choose this one
   *[other] Choose these { $n }
}
page-cancel = Take it back
page-sure = Do it anyway
