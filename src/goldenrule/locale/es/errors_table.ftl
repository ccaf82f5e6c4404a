# Errores de las partidas que se juegan y se guardan.

mend-own-file = apártalo para empezar otro
mend-seats = bórralo para ocupar tú todos los asientos
mend-journal = su diario conserva la partida, y `goldenrule resume { $name }` la continúa
mend-companion = apártalo y empieza de nuevo con --heroes
mend-key = bórralo, y los enlaces de todas las mesas dejarán de valer
bad-damaged = { $path } está dañado; { $mend }.

# -- ayudantes ---------------------------------------------------------------------------------------------------------

bad-companion-old = { $path } es de una versión anterior de Goldenrule; { $mend }.
bad-companion-no-table = { $path } está dañado (no es una mesa); { $mend }.
bad-companion-line = { $path } está dañado; { $mend }. { $error }
bad-companion-other = { $path } está dañado o es de otra versión: sus líneas llevan a otra mesa; { $mend }.

# -- partidas guardadas ------------------------------------------------------------------------------------------------

bad-name = { $what ->
    [companion] Un ayudante
    [table] Una mesa
   *[save] Una partida guardada
} no puede llamarse «{ $name }»; usa hasta 40 letras, cifras, '-' y '_'.
bad-name-in-use = { $what ->
    [companion] El ayudante
   *[game] La partida
} «{ $name }» está en uso en { $owner }; sal de ahí con quit o elige otro nombre.
bad-name-taken = Ya hay una partida guardada «{ $name }»; continúala o usa otro nombre.
