# Errors of games that are played and kept.

# What to do about a file: $mend in other messages.
mend-own-file = move it away to begin a new one
mend-seats = delete it to sit at every seat yourself
mend-journal = its journal keeps the game, and `goldenrule resume { $name }` goes on
mend-companion = move it away and begin anew with --heroes
mend-key = delete it, and the links of all tables are no longer good
bad-damaged = { $path } is damaged; { $mend }.

# -- companions --------------------------------------------------------------------------------------------------------

bad-companion-old = { $path } is of an earlier version of Goldenrule; { $mend }.
bad-companion-no-table = { $path } is damaged (it is no table); { $mend }.
bad-companion-line = { $path } is damaged; { $mend }. { $error }
bad-companion-other = { $path } is damaged, or of another version: its lines lead to another table; { $mend }.

# -- saves -------------------------------------------------------------------------------------------------------------

bad-name = A { $what ->
    [companion] companion
    [table] table
   *[save] save
} cannot be named '{ $name }'; use up to 40 letters, digits, '-' and '_'.
bad-name-in-use = The { $what ->
    [companion] companion
   *[game] game
} '{ $name }' is open in { $owner }; leave it there with quit, or take another one.
bad-name-taken = There is a saved game '{ $name }' already; go on with it, or use another name.
