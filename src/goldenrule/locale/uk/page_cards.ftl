# Слова сторінок з усіма картами та сторінок, на яких складають колоди.

page-way-cards = Карти
page-about-cards = Усі, з фільтрами
page-way-decks = Колоди
page-about-decks = Складіть власну
page-menu-cards = Усі карти

# -- усі карти

page-gallery-find = Пошук карт
page-gallery-filters = { $n ->
    [0] Фільтри
   *[other] Фільтри ({ $n })
}
page-gallery-clear = Очистити пошук
page-gallery-list = Карти
page-gallery-more = Показати більше карт
page-gallery-sort = Порядок
page-gallery-sort-printed = друкований
page-gallery-sort-name = за назвою
page-gallery-sort-cost = за ціною
page-gallery-sort-type = за типом
page-gallery-back = Інший бік
page-gallery-own-picture = Ваше власне зображення цієї карти

# -- колоди

page-decks-all = Усі колоди
page-decks-build = Скласти колоду
page-decks-gone = Цей браузер не зберігає такої колоди.
page-decks-none = Колод ще немає. Цей браузер зберігає колоди, які ви складаєте чи імпортуєте.
page-decks-new = Нова колода
page-decks-hero = Герой
page-decks-choose-hero = Виберіть героя
page-decks-aspect = Напрямок
page-decks-no-aspect = Без напрямку
page-decks-size = Кількість карт
page-decks-suggest = Запропонувати колоду
page-decks-empty = Почати з карт героя
page-decks-import = Імпортувати колоду
page-decks-link = або посилання чи номер на MarvelCDB
page-decks-full = Цей браузер зберігає стільки колод, скільки можна запропонувати грі: { $most }; спершу вилучіть одну.
page-decks-drop-sure = Вилучити колоду «{ $name }» з цього браузера?
page-decks-legal = Колода правильна.
page-decks-broken = { $n ->
    [one] Порушує { $n } правило
    [few] Порушує { $n } правила
   *[other] Порушує { $n } правил
}
page-decks-play = Грати цією колодою
page-decks-play-any = Усе одно грати нею
page-decks-deck = Колода
page-decks-name = Назва колоди
page-decks-of = Карт: { $n }, потрібно щонайменше { $least }
page-decks-notes = { $n ->
    [one] { $n } примітка про те, як її складено
    [few] { $n } примітки про те, як її складено
   *[other] { $n } приміток про те, як її складено
}
page-decks-costs = Скільки коштує зіграти
page-decks-resources = Ресурси
page-decks-own = Карти героя: { $hero }
page-decks-cards = Вибрані карти
page-decks-less = На одну копію менше: { $name }
page-decks-more = На одну копію більше: { $name }
page-decks-fitting = Показати карти, що підходять до колоди
page-decks-fit = { $n ->
    [one] { $n } карта підходить до колоди
    [few] { $n } карти підходять до колоди
   *[other] { $n } карт підходять до колоди
}
page-decks-keys = Стрілки — рух, + і − змінюють колоду, клавіша введення відкриває карту
page-decks-export = Експорт
page-decks-format = Формат
page-decks-save = Зберегти як файл
page-decks-copy = Скопіювати текст
page-decks-copied = Скопійовано.
page-decks-copy-by-hand = Цей браузер не дозволяє сторінці копіювати; виділіть текст і скопіюйте його.
page-decks-text = Колода як текст
