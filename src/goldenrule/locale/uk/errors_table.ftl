# Errors of games that are played and kept.

# What to do about a file: $mend in other messages.
mend-own-file = приберіть його, щоб почати новий
mend-seats = видаліть його, щоб самому сидіти на всіх місцях
mend-journal = гру зберігає її журнал, і `goldenrule resume { $name }` її продовжує
mend-companion = приберіть його й почніть наново з --heroes
mend-key = видаліть його, і посилання на всі столи більше не діятимуть
mend-operator-key = видаліть його, і сервер надрукує нову адресу для того, хто його запустив
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
bad-name-device = «{ $name }» — зарезервована назва в деяких системах; візьміть іншу назву.
bad-name-in-use = { $what ->
    [companion] Супровід
   *[game] Гру
} «{ $name }» відкрив { $owner }; вийдіть там командою quit або візьміть інше.
bad-name-taken = Збережена гра «{ $name }» вже є; продовжте її або візьміть іншу назву.

bad-seat-no-number = Місце — це число від 0 до { $most }, а не { $seat }.
bad-no-seat = Місця { $number } немає; є місця від 0 до { $most }.
bad-game-changed = Гру не можна повторити до цього місця: її позицію змінено не через `apply`.
bad-no-played-game = Зберегти можна лише гру, створену `new_game` або `load`, а не { $game }.
bad-file-name = Назва файлу — текст або `Path`, а не { $path }.
bad-file-nul = Файл не може зватися { $name }: назва не має `NUL`.
bad-seed = Зерно — число або текст, а не { $seed }.
bad-seed-digits = У числі зерна забагато цифр; візьміть менше або текст.
bad-code-begin = Код позиції починається з { $mark }; цей починається з { $words }: скопіюйте повністю.
bad-code-long = Знаків у цьому коді позиції { $n }; у найдовшому, який читається, { $most }.
bad-code-character = У цьому коді позиції є знак, якого в кодах немає; скопіюйте ще раз.
bad-code-incomplete = Цей код позиції неповний або змінений; скопіюйте повністю ще раз.
bad-code-large = У цьому коді понад { $most } байтів, а це не позиція.
bad-code-wrong = Цей код не містить позиції: { $why }; попросіть новий.
bad-code-other = Цей код містить не позицію, а щось інше; попросіть новий.
bad-code-packs = Цей код називає набори теками, а це можна лише в параметрах гри.
bad-code-game = Це позиція гри { $game }, яку не встановлено.
bad-code-version = Цей код створено з іншими картами чи правилами іншої версії; попросіть новий.
bad-code-impossible = Цей код не містить можливої позиції. { $error }
bad-code-bots = У цьому коді боти на місцях, яких немає, або на всіх; попросіть новий.
bad-no-companions = Жодна зі встановлених ігор не має супроводу.
bad-game-no-companion = { $title } не має супроводу.
bad-companion-lines = Супровід читає рядки до { $most } знаків, і їх { $lines }.
bad-companion-over = Гру закінчено; undo забирає назад те, що її закінчило.
bad-companion-not-written = { $path } записати не можна ({ $reason }); вкажіть `GOLDENRULE_HOME`.
bad-game-name = Назва гри — текст, а не { $name }.
bad-no-game = Гри { $name } немає; { $known ->
    [none] не встановлено жодної; встановіть Goldenrule ще раз
   *[other] виберіть із { $known }
}.
bad-game-kind = Гру { $name } не можна використати: її точка входу не така, як вимагає docs/add_a_game.md.
bad-save-running = «{ $name }» — гра, що триває, і вона сховала б цю збережену; візьміть іншу назву.
bad-save-other = Під назвою «{ $name }» збережено іншу гру, і її було б утрачено; візьміть іншу назву або введіть `save { $name } over`, щоб записати поверх.
bad-no-lessons = Уроків гри «{ $game }» немає; виберіть із { $known }.
bad-seat-yours = Місце { $seat } не може бути вашим; є місця від 1 до { $most }.
bad-seat-no-bots = Місце { $seat } не може бути вашим; це для ігор з ботами: назвіть їх через --bots.
bad-no-seat-bot = Для бота немає місця: єдине — ваше; назвіть більше героїв.
bad-too-many-bots = Ботів { $n }, а місць { $most }; назвіть менше.
bad-save-outdated = Гру «{ $name }» грали за іншими правилами чи картами, з теперішніми її не продовжити; запис у { $path }: видаліть його або продовжте у тодішній версії { $version }.
bad-saves-over = Усі збережені ігри закінчено; `goldenrule play` починає нову, `goldenrule resume { $name }` показує кінець останньої.
bad-no-packs = Гра «{ $name }» не приймає наборів.
bad-no-decks = У грі «{ $name }» ніхто не складає колоду.
bad-not-in-play = Карти «{ $word }» у грі немає.
bad-no-card = Карти «{ $word }» немає.
bad-no-card-near = Карти «{ $word }» немає; можливо, { $names }?
bad-no-saves = Збережених ігор, які можна продовжити, немає; почніть: `goldenrule play`.
bad-save-moment = Збережена гра «{ $name }» є, але «{ $moment }» — не частина її назви; лише `goldenrule play --from { $name }@12` приймає момент: після 12 рішень.
bad-no-save = Збереженої гри «{ $name }» немає; { $known ->
    [none] ще нічого не збережено.
   *[other] останні: { $known }.
}
bad-bot-seat = Місця { $seat } для бота немає; є місця від 0 до { $most }.
bad-standing-seat = На місці { $seat } не може бути людини зі сталими відповідями; місця людей: { $known }.
bad-language = { $where }: текстів мовою «{ $tag }» немає; є мови { $known }.
language-preview = { $tag } ({ $name }, попередня версія)
bad-no-standing-answer = Сталої відповіді «{ $answer }» немає; є { $known }.
bad-not-deleted = { $path } видалити не можна ({ $reason }).
bad-stats-later = { $path } записала пізніша версія Goldenrule; встановіть її.
bad-stats-busy = { $path } використати не можна ({ $why }); чи не використовує його інша програма?
bad-stats-not-used = { $path } використати не можна ({ $why }); чи є місце й дозвіл писати?
bad-stats-damaged = { $path } пошкоджено ({ $why }); приберіть його або видаліть: `goldenrule stats --delete`.
bad-no-card-listed = Карти «{ $word }» немає; `goldenrule cards { $game }` наводить усі.
bad-several-cards = «{ $word }» є в назвах кількох карт: { $names }{ $more ->
    [0] .
   *[other] { " " }і ще { $more }.
}
bad-case-seat = { $words }: місця { $seat } немає; є { $known }.
bad-case-before-setup = { $at }.{ $name }: у гри, яку ще тільки готують, цього немає; приберіть або напишіть іншу фазу.
problem-of-case = { $place }: { $error }
bad-option-names = Параметр «{ $option }» — список назв, а не { $value }.
bad-option-many-names = У параметрі «{ $option }» назв { $n }, а читається щонайбільше { $most }; приберіть якісь.
bad-option-long-name = У параметрі «{ $option }» є назва { $name }, довша за будь-яку тут.
# $what may be any of these words of the notation; $close is how the sentence ends.
bad-no-such = { $what ->
    [clause] Пункту чи рішення
   *[other] { $what }:
} { $word }{ $where ->
    [none] { "" }
   *[other] { " " }{ $where }
} немає{ $close }
nearest-one = ; можливо, «{ $word }»?
nearest-choose = ; виберіть із { $known }.
place-this-game = у цій грі
place-duel = у дуелі
place-hero = для героя ({ $status })
bad-no-bot = Бота «{ $name }» для { $game } немає; виберіть із { $known }.
bad-no-budget = «{ $word }» не каже, скільки думає бот: виберіть із { $levels }{ $most ->
    [0] .
   *[other] {" "}або вкажіть кількість спроб, як-от 200, чи секунд, як-от 2s, щонайбільше { $most }.
}
bad-lesson-answer = З цією відповіддю урок не йде далі.
bad-lesson-untrue = Урок { $lesson }, крок { $step } ({ $say }): { $error }
