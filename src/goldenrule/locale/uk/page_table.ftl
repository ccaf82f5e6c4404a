# Words of the page's tables, whatever the game: the question, the story, what is said of cards.

# -- the question --

page-table-question = Ваше рішення
page-table-answers = Відповіді
page-table-yours = Ваше рішення
page-table-lesson = Урок
page-table-go-on = Далі
page-table-waiting = Зачекайте
page-table-stopped = Зупинено
page-table-on-board = Вкажіть на карту, що світиться, або виберіть зі списку.
page-table-on-board-tap = Торкніться карти, що світиться, або виберіть зі списку. Утримуйте карту, щоб прочитати її.
page-table-aim-place = { $name }: виберіть місце.
page-table-aim-target = { $name }: виберіть ціль.
page-table-aim-what = { $name }: виберіть дію.
page-table-enter = Enter
page-table-ctrl-enter = Ctrl Enter
page-table-otherwise = Вибрати інакше
page-table-pay-otherwise = Сплатити інакше
page-table-list = Усі можливості: { $n }
page-table-list-less = Менше
page-table-back = Скасувати вибір
page-table-cancel = Скасувати
page-table-sure = Усе одно зробити
page-table-rather-not = Скасувати
page-table-tray = Виберіть одне або кілька
page-table-sum = { $owes ->
    [0] вибрано { $sum }
   *[other] { $sum } з { $owes }
}
page-table-sum-chosen = Вибрано { $sum } із { $owes }
page-table-pays = { $what } · оплата: { $pays }
page-table-paid-with = оплата: { $pays }
page-table-spent = Оплата
page-table-stands = Стала відповідь: { $answer }
page-table-confirm-pay = Сплатити: { $what }
page-table-confirm-discard = Скинути: { $what }
page-table-confirm-end-discard = Скинути: { $what }
page-table-confirm-mulligan = Замінити: { $what }
page-table-confirm-many = вибрані ({ $n })
page-table-stop = Більше не питати: { $name }
page-table-stop-this = Більше про це не питати
page-table-in-question = Карта, про яку йдеться
page-table-if-not = Якщо ні
page-table-then = Тоді
page-table-pays-label = Оплата
page-table-keeps = Лишається
page-table-keeps-many = { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[other] { $n } карт
}
page-table-keep-all-mulligan = { $n ->
    [one] Лишити { $n } карту
    [few] Лишити всі { $n }
   *[other] Лишити всі { $n }
}
page-table-keep-all-end-discard = { $n ->
    [one] Лишити { $n } карту
    [few] Лишити всі { $n }
   *[other] Лишити всі { $n }
}
page-table-hold-on = { $left ->
    [one] Зачекайте: у цей хід ви ще можете застосувати { $left } карту чи здібність.
    [few] Зачекайте: у цей хід ви ще можете застосувати { $left } карти чи здібності.
   *[other] Зачекайте: у цей хід ви ще можете застосувати { $left } карт чи здібностей.
}
page-table-always = Завжди застосовувати
page-table-never = Ніколи не застосовувати
page-table-keep = І в наступних іграх
page-table-standing = Автоматичні відповіді
page-table-standing-none = Вас питають про кожну властивість. Де питають часто, поряд із запитанням стоїть «Більше не питати: …».
page-table-took = Використано автоматично: { $what }. Це нічого не коштує й лише допомагає.
page-table-took-ask = Питати про таке
page-table-ask-again = Знову питати мене

# -- tools --

page-table-tools = Інструменти
page-table-home = Goldenrule: на першу сторінку
page-table-steps = Кроки раунду
page-table-undo = Крок назад
page-table-ask-undo = Просити крок назад
page-table-skip = Пропуск
page-table-skip-what = Пропускати, доки щось не станеться
page-table-why = Чому?
page-table-why-what = Що відбувається. З мишею чи фокусом на карті: чому з нею нічого не зробити
page-table-why-title = Що відбувається й чого не можна
page-table-why-nothing = Більше про це сказати нічого.
page-table-close = Закрити
page-table-allow = Дозволити
page-table-forbid = Ні
page-table-coach = Що каже урок чи задача
page-table-hint = Дайте підказку
page-table-hint-n = Підказка { $n }:
page-table-show-solution = Показати розв’язок
page-table-solution = Розв’язок:

# -- keys --

page-key-touch = Торкніться карти, щоб вибрати її, торкніться ще раз або утримуйте, щоб прочитати, або перетягніть, щоб зіграти.
page-key-title = Клавіші
page-key-jump = Перейти
page-key-confirm = Підтвердити або зробити звичне
page-key-back = Назад або закрити
page-key-digits = Вибрати варіант зі списку
page-key-areas = Оглянути зону іншого гравця
page-key-end = Закінчити свій хід
page-key-keep = Лишити всі карти
page-key-all = Показати всі варіанти
page-key-empty = Сплатити або вибрати інакше
page-key-form = Змінити форму
page-key-request = Попросити іншого гравця про дію
page-key-question = До запитання
page-key-hand = До руки
page-key-story = Відкрити розповідь
page-key-to-story = До розповіді
page-key-hint = Порада
page-key-why = Чому?
page-key-undo = Крок назад
page-key-skip = Пропускати, доки щось не станеться
page-key-keys = Цей перелік
page-key-now-on = Літери й цифри діють самі. Це можна змінити в налаштуваннях.
page-key-now-alt = Літери й цифри діють з Alt. Це можна змінити в налаштуваннях.
page-key-now-off = Літери й цифри вимкнено. Це можна змінити в налаштуваннях.

# -- cards --

page-table-hand = { $n ->
    [0] Ваша рука, порожня
    [one] Ваша рука, { $n } карта
    [few] Ваша рука, { $n } карти
   *[many] Ваша рука, { $n } карт
}
page-table-back-player = карта гравця, долілиць
page-table-back-encounter = карта сутички, долілиць
page-table-legal = можна вибрати
page-table-selected = вибрано
page-table-exhausted = виснажено
page-table-attached = { $name }, прикріплено до { $to }
page-table-with = З картами: { $names }

# -- a copy of another table --

page-table-what-if = А якби: копія, у якій ви граєте самі. Гра стоїть, як стояла, і тут нічого не рахується.
page-table-what-if-short = А якби: копія вашої гри
page-table-what-if-back = Назад до гри
page-table-what-if-here = А якби: звідси

# -- story --

page-table-story = Розповідь
page-table-story-none = Ще нічого не сталося.
page-table-story-all = Усі { $n }
page-table-story-less = Найновіше
page-table-jump = Побачити цю мить

# -- the end, the cover --

page-table-won = Ви перемогли
page-table-lost = Ви програли
page-table-over = Гру закінчено
page-table-replay = Повтор
page-table-review = Розбір
page-review-looking = Переглядаємо ваші рішення…
page-review-progress = Розглянуто { $percent }% рішень
page-review-waits = Ви багато разів просили підказок чи розборів. Цей розбір почнеться сам за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
   *[other] { $seconds } секунд
}.
page-review-moment = Переглянути цей момент
page-review-options = Варіанти
page-review-all = Усі рішення
page-review-curve = Ваші шанси на перемогу
page-table-look = Поглянути на стіл
page-table-next = Що далі?
page-table-covered = Тепер дивиться лише одна сторона: { $who }. Інші відвертаються
page-table-uncover = Показати стіл ({ $who })
page-hint = Порада
page-hint-what = Що тут зробив би бот, який думає
page-hint-thinks = Думає…
page-hint-title = Що зробив би бот, який думає
page-hint-how = Натисніть варіант, щоб вибрати його, а тоді підтвердьте.
page-hint-do = Вибрати це
page-hint-odds = Імовірності
page-hint-longer = Після довших роздумів краща інша відповідь:
page-hint-instead = Вибрати натомість це
page-hint-same = Після довших роздумів відповідь та сама.
page-hint-more = Більше

# -- lessons, tips, warnings --

page-lesson-where = Урок { $lesson } · крок { $step } з { $steps }
page-lesson-try = Спробуйте: { $what }
page-lesson-do-it = Зробіть за мене
page-lesson-back = Назад
page-lesson-leave = Залишити урок
page-lesson-understood = Зрозуміло
page-lesson-learned = Чого ви навчилися
page-lesson-next = Що далі
page-tip = Порада
page-tips-off = Більше без порад
page-hold-on-off = Більше без «Зачекайте»
