# What is certain to come of an answer, before it is given.

preview-comes = { $name }來到：{ $where }
preview-hand = { $name }進入你的手牌
preview-leaves = { $name }離場
preview-leaves-place = { $name }離場（{ $where }）
preview-attached = { $name }附加到{ $host }
preview-turns = { $before }變為{ $after }
preview-shows = { $name }：{ $fact }
preview-number = { $name }：{ $fact }（{ $change }）
preview-no-longer = { $name }：不再{ $fact }
preview-becomes = { $before } → { $after }
preview-then = 接下來：{ $question }

# At the terminal, in a line.
preview-all = 必然的結果：{ $changes }。
preview-join = { $first }；{ $second }
