# What is certain to come of an answer, before it is given.

preview-comes = { $name } comes to: { $where }
preview-leaves = { $name } leaves: { $where }
preview-turns = { $before } becomes { $after }
preview-shows = { $name }: { $fact }
preview-number = { $name }: { $fact } ({ $change })
preview-no-longer = { $name }: no longer { $fact }
preview-becomes = { $before } becomes { $after }
preview-then = Then: { $question }

# At the terminal, in a line.
preview-all = Certain to come of it: { $changes }.
preview-join = { $first }; { $second }
