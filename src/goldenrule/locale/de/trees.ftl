join-sentences = { $first } { $second }
join-names = { $first }, { $second }
join-and = { $first } und { $second }
sentence = { $clause }.
