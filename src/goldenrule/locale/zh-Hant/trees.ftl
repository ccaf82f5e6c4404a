# Card texts: what the games share, and how parts are put together.

join-clauses = { $first }，然後{ $second }
join-otherwise = { $first }，{ $second }
join-modes = { $first }或{ $second }
join-sentences = { $first }{ $second }
join-names = { $first }、{ $second }
name-in-text = { $kind ->
    [title] 「{ $name }」
   *[person] { $name }
}
names-more = 以及另外{ $n }項
join-and = { $first }和{ $second }
join-or = { $first }或{ $second }
join-and-clauses = { $first }並且{ $second }
join-or-clauses = { $first }或{ $second }
join-plus = { $first }＋{ $second }
champions-join-otherwise = { $first }；{ $second }
champions-join-modes = { $first }；{ $second }
champions-join-plus = { $first }，加上{ $second }
sentence = { $clause }。
tree-tail = { $says }（{ $letter }為{ $is_ }）
tree-while = 只要{ $cond }，{ $says }

# -- effects --

tree-nothing = 什麼也不發生
tree-bind = 記住{ $number }
tree-if = 如果{ $cond }，{ $then }
tree-otherwise = 否則{ $other }
tree-for-each = 對{ $of }依序執行：{ $do }
tree-may = 你可以{ $do }
tree-choose-mode = 選擇一項：{ $modes }
tree-mode = { $item }

# -- cards --

tree-it = 它
tree-them = 它們
tree-one-of = { $of }
    .of = one
tree-some = { $of }中的{ $least }至{ $most }張
tree-except = 除了{ $without }以外的{ $of }
tree-where = { $number ->
    [one] { $of }（須{ $cond }）
   *[other] { $cond }的{ $of }
}
    .counted = 1個{ $bare }

# -- numbers: what is told in the sentence, and after it --

tree-count = { $of }數量
tree-result = 剛才得到的數值
tree-bound = 之前的數值
tree-times = { $left }乘以{ $right }
tree-at-most = { $number }，但最多{ $cap }
tree-either = 如果{ $cond }則為{ $then }，否則為{ $other }
tree-same = 等量
tree-per = 每有{ $unit }計{ $n }點
tail-per = 每有{ $unit }，{ $clause }
tail-equal = { $clause }，數值等於{ $phrase }
tail-cap = { $clause }（合計最多{ $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
}）
tail-instead = { $clause }（如果{ $cond }，改為{ $sign ->
    [plus] +{ $n }
    [minus] −{ $n }
   *[none] { $n }
}）
