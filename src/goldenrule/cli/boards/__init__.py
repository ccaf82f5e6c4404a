"""What the table of each game looks like in a terminal: a model made from a view, and two ways of writing it."""
