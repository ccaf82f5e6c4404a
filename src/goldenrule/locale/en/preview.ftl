# The certain effects of an answer, before it is given.

preview-comes = { $name } goes to: { $where }
preview-hand = { $name } comes to your hand
preview-leaves = { $name } leaves play
preview-leaves-place = { $name } leaves play ({ $where })
preview-attached = { $name } is attached to { $host }
preview-turns = { $before } becomes { $after }
preview-shows = { $name }: { $fact }
preview-number = { $name }: { $fact } ({ $change })
preview-no-longer = { $name }: no longer { $fact }
preview-becomes = { $before } → { $after }
preview-then = Next: { $question }

# At the terminal, in a line.
preview-all = This will happen: { $changes }.
preview-join = { $first }; { $second }
