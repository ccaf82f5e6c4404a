# Errors of games that are played and kept.

# What to do about a file: $mend in other messages.
mend-own-file = приберіть його, щоб почати новий
mend-seats = видаліть його, щоб самому сидіти на всіх місцях
mend-journal = гру зберігає її журнал, і `goldenrule resume { $name }` її продовжує
mend-companion = приберіть його й почніть наново з --heroes
mend-key = видаліть його, і посилання на всі столи більше не діятимуть
bad-damaged = { $path } пошкоджено; { $mend }.

# -- companions --------------------------------------------------------------------------------------------------------

bad-companion-old = { $path } від давнішої версії Goldenrule; { $mend }.
bad-companion-no-table = { $path } пошкоджено (це не стіл); { $mend }.
bad-companion-line = { $path } пошкоджено; { $mend }. { $error }
bad-companion-other = { $path } пошкоджено або він від іншої версії: його рядки ведуть до іншого столу; { $mend }.

# -- saves -------------------------------------------------------------------------------------------------------------

bad-name = { $what ->
    [companion] Супровід
    [table] Стіл
   *[save] Збережена гра
} не може мати назви «{ $name }»; до 40 літер, цифр, «-» і «_».
bad-name-in-use = { $what ->
    [companion] Супровід
   *[game] Гру
} «{ $name }» відкрив { $owner }; вийдіть там командою quit або візьміть інше.
bad-name-taken = Збережена гра «{ $name }» вже є; продовжте її або візьміть іншу назву.
