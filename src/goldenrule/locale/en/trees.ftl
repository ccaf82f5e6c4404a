# Card texts: what the effects, numbers and conditions that all games share are called.

tree-and = { " and " }
tree-or = { " or " }
tree-plus = { " + " }
tree-then = , then { "" }
tree-tail = { $says } ({ $letter } is { $is_ })
tree-while = while { $cond }, { $says }

# -- effects --

tree-nothing = nothing happens
tree-bind = remember { $number }
tree-if = if { $cond }, { $then }
tree-otherwise = { $says }, otherwise { $other }
tree-for-each = for each of { $of }: { $body }
tree-may = you may { $body }
tree-modes = choose one: { $modes }

# -- cards --

tree-it = it
tree-them = them
tree-one-of = one of { $of }
tree-some = { $least } to { $most } of { $of }
tree-except = { $of } except { $without }

# -- numbers --

tree-count = the number of { $of }
tree-result = the number just reached
tree-bound = the number from before
tree-times = { $left } times { $right }
tree-at-most = { $number }, but at most { $cap }
tree-either = { $then } if { $cond }, otherwise { $other }
