# What errors of every part of the program name: values, reasons of the system.

# Something else that somebody has already put into words.
as-written = { $text }
shown-nothing = нічого
# What was typed or read, in quotation marks.
shown-text = «{ $text }»
shown-many = { $kind } ({ $n })
shown-kind = { $kind }

# Why a system refuses what it is asked for.
system-no-name = це не назва файлу
system-eacces = немає дозволу
system-eaddrinuse = адреса вже зайнята
system-eaddrnotavail = такої адреси немає
system-ebusy = пристрій або ресурс зайнятий
system-eexist = файл уже є
system-efbig = файл завеликий
system-einval = неправильне значення
system-eio = помилка читання чи запису
system-eisdir = це тека
system-eloop = забагато посилань одне на одне
system-emfile = відкрито забагато файлів
system-enametoolong = назва файлу задовга
system-enodev = такого пристрою немає
system-enoent = такого файлу чи теки немає
system-enolck = немає вільних блокувань
system-enomem = бракує пам’яті
system-enospc = на пристрої немає місця
system-enotdir = це не тека
system-enotempty = тека не порожня
system-enxio = такого пристрою чи адреси немає
system-eperm = дію не дозволено
system-erofs = файлова система лише для читання
