join-sentences = { $first } { $second }
join-names = { $first }, { $second }
name-in-text = { $kind ->
    [title] „{ $name }“
   *[person] { $name }
}
join-and = { $first } und { $second }
sentence = { $clause }.
