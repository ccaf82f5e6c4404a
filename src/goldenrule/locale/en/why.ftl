# Why nothing can be done with a card that somebody points at.

why-unknown = You do not know this card.
why-offered = { $name } can be chosen now: it is among the options.
why-target = { $name } can be chosen now as the target of: { $actions }.
why-nothing = { $name } is no answer to what is asked now: “{ $question }”{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
why-standing = { $name }: you are not asked about it, for you have a standing answer: { $answer ->
    [always] it is always used
   *[never] it is never used
}.
why-not-in-hand = { $name } is not in your hand.
why-not-in-play = As far as you can see, { $name } is neither in play nor in your hand.
why-no-such = Nothing in this game is called { $name }.
why-not-now = “{ $typed }” is not offered at this question: “{ $question }”{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
# How a typed action begins: words, or beginnings of words, with spaces between.
why-actions = attack thwart defend play use recover change move fight execute take place end pass request pay discard draw
# Beginnings of the words for playing a card, and little words that may stand before a name, or be left out.
why-play = play
why-little = my your with at on
