# Card texts: what the effects, numbers and conditions that all games share are called, and how parts are put together.

join-clauses = { $first }, then { $second }
join-otherwise = { $first }, { $second }
join-modes = { $first } or { $second }
join-sentences = { $first } { $second }
join-names = { $first }, { $second }
name-in-text = { $kind ->
    [title] { $name }
   *[person] { $name }
}
names-more = and { $n } more
join-and = { $first } and { $second }
join-or = { $first } or { $second }
join-and-clauses = { $first } and { $second }
join-or-clauses = { $first } or { $second }
join-plus = { $first } + { $second }
champions-join-otherwise = { $first }; { $second }
champions-join-modes = { $first }; { $second }
champions-join-plus = { $first } plus { $second }
sentence = { $clause }.
tree-tail = { $says } ({ $letter } is { $is_ })
tree-while = while { $cond }, { $says }

# -- effects --

tree-nothing = nothing happens
tree-bind = remember { $number }
tree-if = if { $cond }, { $then }
tree-otherwise = otherwise { $other }
tree-for-each = for each of { $of }: { $do }
tree-may = you may { $do }
tree-choose-mode = choose one: { $modes }
tree-mode = { $item }

# -- cards --

tree-it = it
tree-them = { $case ->
    [every] each of them
   *[other] them
}
tree-one-of = { $of }
    .of = one
tree-some = { $least } to { $most } of { $of }
tree-except = { $of } except { $without }
tree-where = { $of } { $cond }

# -- numbers: what is told in the sentence, and after it --

tree-count = the number of { $of }
tree-result = the number just reached
tree-bound = the number from before
tree-times = { $left } times { $right }
tree-at-most = { $number }, but at most { $cap }
tree-either = { $then } if { $cond }, otherwise { $other }
tree-same = that many
tree-per = { $n } for each { $unit }
tail-per = { $clause } for each { $unit }
tail-equal = { $clause } equal to { $phrase }
tail-cap = { $clause } (at most { $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
})
tail-instead = { $clause } ({ $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
} instead if { $cond })
