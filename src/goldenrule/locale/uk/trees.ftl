# Card texts: what the effects, numbers and conditions that all games share are called, and how parts are put together.

join-clauses = { $first }, а тоді { $second }
join-otherwise = { $first }, { $second }
join-modes = { $first } або { $second }
join-sentences = { $first } { $second }
join-names = { $first }, { $second }
name-in-text = { $kind ->
    [title] «{ $name }»
   *[person] { $name }
}
names-more = і ще { $n }
join-and = { $first } і { $second }
join-or = { $first } або { $second }
join-and-clauses = { $first } і { $second }
join-or-clauses = { $first } або { $second }
join-plus = { $first } + { $second }
champions-join-otherwise = { $first }; { $second }
champions-join-modes = { $first }; { $second }
champions-join-plus = { $first } плюс { $second }
sentence = { $clause }.
tree-tail = { $says } ({ $letter } — { $is_ })
tree-while = поки { $cond }, { $says }

# -- effects --

tree-nothing = нічого не відбувається
tree-bind = запам’ятайте число: { $number }
tree-if = якщо { $cond }, { $then }
tree-otherwise = інакше { $other }
tree-for-each = для { $of }: { $do }
    .of = each genitive
tree-may = за бажання { $do }
tree-choose-mode = виберіть одне: { $modes }
tree-mode = { $item }

# -- cards --

tree-it = { $case ->
    [genitive] цієї карти
    [accusative] цю карту
    [beside-it] цю карту
    [dative] цій карті
    [instrumental] цією картою
    [locative] цій карті
   *[nominative] ця карта
}
tree-them = { $case ->
    [genitive] їх
    [accusative] їх
    [dative] їм
    [instrumental] ними
    [locative] них
   *[nominative] вони
}
tree-one-of = { $of }
    .of = one
tree-some = від { $least } до { $most } { $of }
    .of = each genitive
tree-except = { $of }, крім { $without }
    .without = each genitive
tree-where = { $of } { $cond }

# -- numbers: what is told in the sentence, and after it --

tree-count = кількість { $of }
    .of = each genitive
tree-result = щойно отримане число
tree-bound = попереднє число
tree-times = { $left } × { $right }
tree-at-most = { $number }, але щонайбільше { $cap }
tree-either = { $then }, якщо { $cond }, інакше { $other }
tree-same = стільки ж
tree-per = { $n } за { $unit }
tail-per = { $clause } за { $unit }
    .unit = unit counted
tail-equal = { $clause } (X — { $phrase })
tail-cap = { $clause }, щонайбільше { $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
}
tail-instead = { $clause } (натомість { $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
}, якщо { $cond })
