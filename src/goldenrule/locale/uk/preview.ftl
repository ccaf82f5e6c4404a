# What is certain to come of an answer, before it is given.

preview-comes = { $name } → { $where }
preview-hand = { $name }: до вашої руки
preview-leaves = { $name } покидає гру
preview-leaves-place = { $name } покидає гру ({ $where })
preview-attached = { $name }: прикріплено до { $host }
    .host = genitive
preview-turns = { $before } стає { $after }
    .after = instrumental
preview-shows = { $name }: { $fact }
preview-number = { $name }: { $fact } ({ $change })
preview-no-longer = { $name }: більше не { $fact }
preview-becomes = { $before } → { $after }
preview-then = Потім: { $question }

# At the terminal, in a line.
preview-all = Напевно станеться: { $changes }.
preview-join = { $first }; { $second }
