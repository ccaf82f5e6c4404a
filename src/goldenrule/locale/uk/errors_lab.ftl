# -- lab/balance.py

bad-no-balance = Гра «{ $game }» не каже, наскільки рівною має бути; кажуть ці: { $known }.
bad-balance-which = Назвіть набір або гру після `--game`: { $known }.
bad-balance-games = Набори — для різних ігор: { $games }; перевіряйте по одній грі.
bad-balance-players = З кількістю гравців { $players } про цю гру не судять; вкажіть --players: { $known }.
bad-balance-games-few = Щоб усе розрізнити, замало ігор: { $games }; вистачить `--games { $enough }`.

# Errors of cases, puzzles and simulations.

bad-cases-none = { $name } не містить жодного випадку; напишіть список випадків.
bad-case-twice = { $file }, рядок { $line }: назва «{ $name }» стоїть двічі; у кожного випадку своя.
bad-no-case-files = Гра «{ $name }» не має файлів випадків.
bad-case-step = { $place }: { $step } — ні відповідь, ні перевірка ({ $checks }).
bad-case-answer = { $place }: { $words } — не відповідь.
bad-case-check = { $place }: перевірки «{ $key }» немає; є { $checks }.
bad-no-puzzles = Гра «{ $name }» не має задач.
bad-puzzle-goal = `goal`: вирішено ще до першого ходу; змініть це або позицію.
problem-of-puzzle = { $place }[{ $number }]: { $error }
bad-search-too-large = Пошук зупинено після стількох позицій: { $most }; це нічого не доводить.
bad-bots-for-seats = Місць { $seats }, а ботів { $n }: назвіть одного для всіх або по одному на місце.
bad-unending = Гра не закінчилася після стількох рішень: { $most }.
bad-number-games = Кількість ігор { $games }; зіграйте щонайменше 1 і щонайбільше { $most }.
bad-number-jobs = Кількість процесів { $jobs }; візьміть щонайменше 1 або 0 для всіх ядер.
# $after: how many decisions had been made, or -1; $answer: "none", or the next message; $error is of Python.
bad-game-crashed = Гра { $index } (зерно «{ $seed }») зламалася{ $after ->
    [-1] { "" }
   *[other] { " " }після рішень: { $after }
}{ $answer ->
    [none] { "" }
   *[other] { " " }{ $answer }
}: { $error }
bad-game-crashed-kept = { $said } Її запис: { $file }
crashed-answer = коли місце { $seat } відповіло { $option }

# -- lab/results.py, lab/result_writer.py

bad-results-other = У теці { $folder } лежить інша серія ігор: { $what } Виберіть для цієї іншу теку.
results-differ = { $what ->
    [version] версія Goldenrule була { $there }, а тепер { $here }.
    [game] її гра { $there }, а не { $here }.
    [seed] її зерно { $there }, а не { $here }.
    [bots] її боти { $there }, а не { $here }.
    [options] її налаштування { $there }, а не { $here }.
   *[runs] видів ігор у ній { $there }, а не { $here }.
}
results-differ-decisions = { $kept ->
    [yes] вона зберігає рішення.
   *[no] вона не зберігає рішень.
}
results-differ-cards = карти відтоді змінилися.
bad-results-no-folder = У теці { $folder } лежать інші файли; виберіть порожню теку або таку, якої ще немає.
bad-results-taken = Теку { $folder } відкрив { $owner }; зачекайте, доки він завершиться, або виберіть іншу теку.
bad-results-none = У теці { $folder } немає результатів; таку теку створює `goldenrule simulate --out`.
bad-results-later = Теку { $folder } записала новіша версія Goldenrule; скористайтеся нею.
bad-results-manifest = Файл { $path } пошкоджено; відновіть його з копії або почніть в іншій теці.
bad-results-part = Файл { $path } пошкоджено; видаліть його, і його ігри буде зіграно знову, коли серія продовжиться.
bad-results-mixed = У теці { $folder } лежать файли кількох серій або той самий файл двічі; відновіть її з копії або почніть в іншій теці.
mend-results = звільніть місце або виберіть іншу теку; та сама команда продовжить з того ж місця

# -- lab/tune.py

bad-tune-file = У { $file } немає ігор `deck tune`; назвіть інший файл.
bad-tune-other = У { $file } ігри з іншою колодою, сценарієм, ботом, зерном або версією; назвіть інший файл.
bad-tune-no-card = Карти з назвою «{ $card }» немає{ $near ->
    [none] .
   *[other] ; можливо, це { $near }?
}
bad-tune-not-out = { $card }: цю карту не можна вийняти з колоди — її там немає, вона належить особистості або її нічим дозволеним замінити.
bad-tune-not-in = { $card }: цю карту не можна додати до колоди — вона з іншого аспекту, не для колод або всі її копії вже там.
bad-tune-no-swap = Жодну карту цієї колоди не можна замінити на іншу.

# -- lab/review.py

bad-review-seconds = `--budget { $word }` — це час, і погляд назад щоразу казав би інше; назвіть рівень або кількість спроб.
bad-review-link = { $link } — не посилання на момент гри; скопіюйте його з повтору або назвіть збережену гру чи файл.
bad-review-not-there = За посиланням { $link } запису немає; сервер має працювати, а гра — бути закінченою.
bad-review-nothing = На цьому місці в цій грі ніхто нічого не вирішував.
bad-review-seat = Місця { $seat } немає; у цій грі їх { $most }.
bad-review-running = Гра { $name } не закінчена, і погляд назад із цими картами виказав би приховані; на закінчену гру можна дивитися з кожного місця.
bad-from = { $word } не називає моменту; пишіть збережену гру або файл, @ і кількість рішень: champions-1@12.
bad-from-more = `--from` продовжує гру такою, як її записано; приберіть { $options }.
bad-no-moment = Рішення { $at } у цій грі немає; їх { $most }.

# -- lab/result_statistics.py, cli/results_report.py

bad-results-empty = У { $folder } ще не зіграно жодної гри.
bad-report-results = `--note`, `--hide` і `--seat` — для звіту про збережену гру, а не про результати.
bad-report-no-results = { $name ->
    [none] `--out`, `--png` і `--svg` — для результатів: назвіть їхню теку.
   *[other] { $name } не є текою результатів; її створює `goldenrule simulate --out`.
}
bad-report-file = { $error } Звіт складають зі збереженої гри, запису гри або теки результатів.
bad-report-neither = { $error } Теки результатів із такою назвою теж немає.

# -- lab/clusters.py

bad-no-cluster = За адресою { $address } немає кластера Ray ({ $why }); перевірте адресу або запустіть його командою `ray start --head`.
bad-node-version = На вузлі кластера { $node } встановлено Goldenrule { $there }, а на цьому комп'ютері { $here }; встановіть усюди ту саму версію.
bad-on = Місця «{ $on }» для гри немає; вкажіть `ray` або адресу кластера Ray, наприклад `10.0.0.1:6379`.

# -- lab/bot_match.py, lab/sweeps.py

bad-hypotheses = Вибір між різницями Elo { $low } і { $high }: перша має бути меншою, а обидві — між -2000 і 2000.
bad-test-errors = Імовірності помилок перевірки мають лежати між 0 і 0,5.
bad-sweep-nothing = Скажіть, що змінювати: `--over OPTION=A,B`, наприклад `--over expert=false,true`.
bad-sweep-over = «{ $text }» { $wrong ->
    [empty] має порожнє значення
    [twice] має значення двічі
   *[form] нічого не змінює
}; напишіть налаштування, = і різні значення через кому, наприклад `expert=false,true`.
bad-sweep-seat = «0» — не місце для { $option }; перше місце — 1.
bad-sweep-same = «{ $one }» і «{ $other }» — ті самі ігри; приберіть щось одне.
bad-sweep-option = Немає налаштування «{ $name }», яке можна змінювати; виберіть із { $known }.
bad-sweep-twice = «{ $name }» задано двічі; вкажіть усі значення в одному місці.
bad-sweep-many = Це { $n } поєднань, а дозволено щонайбільше { $most }.
