# Why a card cannot be used now.

why-unknown = You do not know this card.
why-offered = You can choose { $name } now: it is among the options.
why-target = You can choose { $name } now as the target of: { $actions }.
why-nothing = You cannot choose { $name } for this question: “{ $question }”{ $clause ->
    [none] { "" }
   *[other] { " " }({ $clause })
}
why-standing = { $name }: you are not asked about it because you have a standing answer: { $answer ->
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
