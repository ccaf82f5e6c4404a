# Errors of the kernel: positions, records, files, locks, and what is done in a game.
# { $reason }, { $why } and { $error } are clauses or sentences of their own, other messages of these files.

# -- what is done in a game --------------------------------------------------------------------------------------------

bad-not-asked = Місце { $seat } зараз ні про що не питають; питають: [{ $asked }].
bad-no-option = { $option } немає серед варіантів місця { $seat }: { $few }{ $more ->
    [0] { "" }
   *[other] { " " }і ще { $more }
}.
bad-stuck = Рішення «{ $kind }» місця { $seat } не має жодного дозволеного варіанта.
bad-endless = { $card ->
    [none] Правило гри
   *[other] Карта «{ $card }»
} триває без кінця: зроблено кроків { $n } без жодного запитання.
# What was done when a game broke, in the two messages below. $card is the id of a card, or none.
doing-card = { $card ->
    [none] виконання правила гри
   *[other] виконання карти «{ $card }»
}
doing-table = показ столу
bad-broken-position = Гра зламалася ({ $doing }): позицію, з якої вона прийшла, пошкоджено; почніть з іншої.
bad-broken-card = Гра зламалася ({ $doing }); виправте цю карту або грайте без її набору.
bad-no-lasting-effect = Під «{ $path }» тривалого ефекту не визначено.
bad-no-reading = Тлумачення правил «{ $name }» немає; виберіть з таких: { $known }.
bad-too-many-cards = У грі щонайбільше { $most } карт, а тут більше; приберіть якісь.

# -- saved positions ---------------------------------------------------------------------------------------------------

bad-position-class = Позицію, що містить «{ $name }», зберегти не можна: це не зареєстрована частина гри.
bad-position-name = Збережена позиція називає { $name }, а це не частина цієї гри.
bad-position-fields = Збережену позицію пошкоджено або вона від іншої версії Goldenrule (полів { $n } для { $name }, а не { $expected }).
bad-position-value = Збережена позиція містить { $text }, а це не значення гри; візьміть іншу її копію.
bad-position-broken = Збережену позицію пошкоджено: з того, що в ній, гра йти далі не може; візьміть іншу її копію.
bad-position-nobody = Збережену позицію пошкоджено: нікого ні про що не питають; візьміть іншу її копію.
bad-position-steps = Збережену позицію пошкоджено: у `steps` має бути стільки назв, скільки елементів у `stack`; візьміть іншу її копію.
bad-position-step = Збережена позиція — на кроці { $step } процедури { $kind }, якого в цій версії немає; продовжте в тій версії, що її зберегла.
bad-position-answer = Відповіді { $option } не пропонували.
bad-position-nested = Збережену позицію пошкоджено: завелика вкладеність; візьміть іншу її копію.
bad-position-stateless = Збережену позицію пошкоджено: немає `state`; візьміть іншу її копію.
bad-position-fieldless = Збережену позицію пошкоджено або вона від іншої версії: немає «{ $field }».
bad-position-lists = Збережену позицію пошкоджено: `stack` і `pending` — списки; візьміть іншу її копію.
bad-position-numbers = Збережену позицію пошкоджено: `ret`, `decisions` і `forced` — числа; візьміть іншу копію.
# $place is one of the places below.
bad-position-impossible = Збережену позицію пошкоджено: { $place } — { $value }, а так бути не може; візьміть іншу копію.
position-question = запитання
position-card = карта { $n }
position-stack = стек
position-lasting = тривалий ефект { $id }
position-step = крок { $n } того, що виконується
# $where is one of the next three.
position-field = «{ $field }» { $where }
position-step-fields = `pc`, `occ` або `cond` { $where }
position-of-table = столу
position-of-card = карти { $n }
position-in-step = на кроці { $n } того, що виконується ({ $kind })

bad-torn-two-places = Збережену позицію пошкоджено: карта { $n } лежить у двох місцях; візьміть іншу копію.
bad-torn-no-place = Збережену позицію пошкоджено: якась карта не лежить ніде або двічі в одному місці; візьміть іншу копію.
bad-torn-card-0 = Збережену позицію пошкоджено: карти 0 бути не може; візьміть іншу копію.
bad-torn-in-play = Збережену позицію пошкоджено: карта { $n } і у грі, і не у грі; візьміть іншу копію.
bad-torn-numbers = Збережену позицію пошкоджено: дві карти під одним номером або одна під ще не виданим; візьміть іншу копію.
bad-torn-over = Збережену позицію пошкоджено: гру закінчено, і вона триває, або ні те, ні те; візьміть іншу копію.
bad-torn-circle = Збережену позицію пошкоджено: карту { $n } прикріплено по колу; візьміть іншу копію.
# $why is one of the next messages.
bad-torn-game = Збережену позицію пошкоджено: { $why }; візьміть іншу копію.
champions-torn-missing = немає { $what ->
    [villain] лиходія
    [main-scheme] основного плану
   *[identity] особи
}
champions-torn-nobody = ніхто не грає
heroes-torn-combat = триває бій, якого немає
heroes-torn-troubleshoot = триває дія «Розібратися», якої немає
heroes-torn-fighter = б’ється той, кого немає у грі
heroes-torn-scenario = немає сценарію
skirmish-torn-slot = комірка містить те, чого не може

# -- records -----------------------------------------------------------------------------------------------------------

# What errors are about: { $where } in those that follow is this, the name of a file, or a line of one.
the-record = Запис
the-record-table = Стіл { $table }
the-record-line = Журнал столу { $table }, рядок { $line }
file-line = { $file }, рядок { $line }
bad-record-empty = { $where }: порожньо; очікується збережена гра.
bad-record-format = { $where }: формат { $found }, а ця версія читає формат { $format }: { $later ->
    [yes] оновіть Goldenrule.
   *[no] такого формату ніколи не було.
}
bad-record-wrong = { $where }: це не збережена гра: { $why }; візьміть іншу копію.
bad-record-cut-off = { $where }: обірвано після байта { $n }; візьміть іншу копію.
bad-record-not-json = { $where }: це не JSON, а збережена гра — JSON; візьміть іншу копію.
bad-record-not-installed = { $where }: гра { $game }, яку не встановлено; відомі: { $games }.
bad-record-no-digests = { $where }: записів { $n }, але немає контрольних сум на початку й після останнього.
bad-record-too-long = { $where }: { $what ->
    [decisions] рішень
   *[digests] контрольних сум
} { $n }, а в записі щонайбільше { $most }.
bad-record-other-game = Це запис гри { $game }, а не «{ $name }».
bad-replay-undo = Запис { $number } забирає назад рішень { $undo }, а їх є { $standing }.
bad-replay-illegal = Рішення { $number } запису не дозволене: { $error }
bad-replay-broken = Рішення { $number } запису не можна зіграти: { $error }
bad-replay-snapshot = Позиція, збережена із записом, має контрольну суму { $found }, а не { $digest }; і { $error }
bad-replay-digest = Гра відрізняється від запису { $number ->
    [0] на початку
   *[other] після рішення { $number }
}: контрольна сума { $found }, а не { $wanted }.{ $other ->
    [yes] { " " }Її грали за іншими правилами чи картами.
   *[no] { "" }
}
bad-not-taken-back = Забрати назад стільки рішень не можна ({ $count }): можна { $n }.
bad-game-too-long = У цій грі { $most } рішень, більше записати не можна; почніть нову.
record-changed = Від версії { $version } правила чи карти змінилися; продовжуємо зі збереженої позиції.
record-torn = Останній рядок { $path } обірвано (байтів: { $n }); рішення в ньому втрачено.

# -- files -------------------------------------------------------------------------------------------------------------

bad-folder-not-made = { $path } створити не можна ({ $reason }); вкажіть у `GOLDENRULE_HOME` теку, у яку можна писати.
# $mend says what to do: "choose another place".
bad-not-written-mend = { $path } записати не можна ({ $reason }); { $mend }.
bad-not-written = { $path } записати не можна ({ $reason }).
bad-is-there = { $path } уже є; виберіть іншу назву або видаліть цей файл.
mend-elsewhere = виберіть інше місце
bad-line-damaged = { $where }: пошкоджено: { $why }.
bad-line-not-json = { $where }: пошкоджено, це не JSON; візьміть іншу копію.
bad-journal-empty = { $path } не містить жодного цілого рядка; відновити з нього гру не можна.
# $mend says what to do, or is "none".
bad-no-plain-file = { $path } прочитати не можна (це { $what ->
    [folder] тека
   *[device] канал або пристрій
}, а не файл){ $mend ->
    [none] .
   *[other] ; { $mend }.
}
bad-not-read = { $path } прочитати не можна ({ $reason }){ $mend ->
    [none] .
   *[other] ; { $mend }.
}
bad-too-large = { $path } більше за { $most } байтів{ $mend ->
    [none] ; чи це той файл?
   *[other] ; { $mend }.
}
bad-not-locked = { $path } заблокувати не можна ({ $reason }); вкажіть у `GOLDENRULE_HOME` теку на диску цього комп’ютера, у яку можна писати.
bad-taken = Це відкрив { $owner }.
# Who has a file open. $process is none if nobody can say; $machine is "this", or the name of another computer.
moment = { $date }, { $time }
lock-owner = { $process ->
    [none] інший процес
   *[other] процес { $process }{ $machine ->
        [this] { "" }
       *[other] { " " }на комп’ютері { $machine }
    }, від { $since }
}

# -- data that does not fit --------------------------------------------------------------------------------------------

# Clauses: what is wrong with a value, such as "in 'entries', number 3, a text is expected, not a list".
data-place = у { $where }: { $what }
data-key = ключ у { $where }: { $what }
data-number = номер { $n }
data-member = елемент
data-field-missing = немає поля { $field }
data-field-unknown = поля { $field } не існує
data-word = { $word } — не одне зі слів, які тут можуть стояти
data-value = таке значення тут стояти не може
data-expected = очікується { $wanted }
data-expected-not = очікується { $wanted }, а не { $got }
data-length = { $how ->
    [least] { $kind } завдовжки щонайменше { $limit }
    [most] { $kind } завдовжки щонайбільше { $limit }
   *[exactly] { $kind } завдовжки { $limit }
}
data-least = { $kind }, щонайменше { $limit }
data-most = { $kind }, щонайбільше { $limit }
data-more = { $kind }, більше за { $limit }
data-less = { $kind }, менше за { $limit }
data-kind-object = відображення
data-kind-array = список
data-kind-str = текст
data-kind-int = ціле число
data-kind-float = число
data-kind-bool = `true` або `false`
data-kind-null = нічого
data-kind-other = інше значення

# -- packages ----------------------------------------------------------------------------------------------------------

bad-no-extra = Для цього потрібен пакет { $package }, якого не встановлено; його додасть `pip install "goldenrule[{ $extra }]"`.
