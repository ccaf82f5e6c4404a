# The words of the table of Champions.

board-heading-setup = Підготовка
board-heading-player = Раунд { $round }, фаза гравців
board-heading-villain = Раунд { $round }, фаза лиходія
board-heading-over = Гру закінчено, раунд { $round }
board-villain = Лиходій
board-main-scheme = Основний план
board-side-schemes = Побічні плани
board-player = Гравець { $seat }
board-you = ви
board-first-player = перший гравець
board-your-turn = ваш хід
board-their-turn = хід цього гравця
board-eliminated = поза грою
board-allies = Союзники
board-upgrades = Апгрейди
board-supports = Підтримки
board-obligations = Зобов’язання
board-engaged = Нападники
board-your-hand = Ваша рука

# -- numbers --

board-hp = життя { $hp } з { $max }
board-threat-name = загроза
board-threat = загроза { $threat }
board-threat-of = загроза { $threat } з { $target }
board-damage = { log-n-damage }
board-accel = { $each ->
    [1] +{ $n } щораунду на гравця
   *[0] +{ $n } щораунду
}
    .short = { $each ->
        [1] +{ $n }/раунд на гравця
       *[0] +{ $n }/раунд
    }
board-acceleration-tokens = { $n ->
    [one] { $n } жетон прискорення
    [few] { $n } жетони прискорення
   *[many] { $n } жетонів прискорення
}
board-icon-acceleration = прискорення
board-icon-crisis = криза
board-icon-hazard = небезпека
board-counters = { $n } { $name }
board-exhausted = виснажено
board-cost = ціна { $n }
board-pays = дає { $resources }

# -- piles --

board-stages = { $n ->
    [0] це остання стадія лиходія
    [one] далі буде ще { $n } стадія лиходія
    [few] далі буде ще { $n } стадії лиходія
   *[other] далі буде ще { $n } стадій лиходія
}
    .short = { $n ->
        [0] остання стадія
        [one] ще { $n } стадія
        [few] ще { $n } стадії
       *[other] ще { $n } стадій
    }
board-encounter-deck = колода сутичок { $n }
board-encounter-discard = відбій { $n }
    .short = відбій { $n }
board-boost = карти підсилення долілиць { $n }
    .short = підсилення { $n }
board-hand = рука { $n }
board-deck = колода { $n }
board-discard = відбій { $n }
    .short = відбій { $n }
board-dealt = карти сутички долілиць { $n }
    .short = здано { $n }

# -- where the game stands --

board-step-setup = Підготовка
board-step-yours = Раунд { $round }, ваш хід
board-step-theirs = Раунд { $round }, хід: { $who }
board-step-end = Раунд { $round }, кінець фази гравців
board-step-villain = Раунд { $round }, фаза лиходія
board-step-threat = Раунд { $round }, фаза лиходія, загроза
board-step-enemies = Раунд { $round }, фаза лиходія, активація ворогів
board-step-reveal = Раунд { $round }, фаза лиходія, карти сутички
board-step-over = Гру закінчено, раунд { $round }
board-status-villain = { $name }: { $hp }, далі ще стадія
    .short = { $name } { $n }/{ $of }
board-status-last-villain = { $name }: { $hp }, при 0 ви перемагаєте
    .short = { $name } { $n }/{ $of }
board-status-scheme = { $name }: { $threat }, наступна стадія при { $of }
    .short = { $name } { $n }/{ $of }
board-status-last-scheme = { $name }: { $threat }, програш при { $of }
    .short = { $name } { $n }/{ $of }, програш при { $of }

# -- where there is room --

board-turn-yours = Ваш хід
board-turn-theirs = Хід: { $who }
    .short = { $who }
board-round-end = Добір
board-round-threat = Загроза
board-round-enemies = Вороги
board-round-deal = Здати карти сутички
    .short = Здати
board-round-reveal = Розкрити карти сутички
    .short = Розкрити
board-round-pass = Передати жетон першого гравця
    .short = Жетон
board-next-threat = наступного раунду +{ $n } загрози, ще до дій ворогів
    .short = +{ $n } за раунд
board-next-own = { $n } з основного плану
board-next-icons = { $n } за символи прискорення
board-next-tokens = { $n } за жетони прискорення
board-guarded = охоронець { $who }: атакувати не можна ({ $name })
    .short = під охороною
board-comma = { $first }, { $second }
board-resolving = Виконується
board-boost-cards = Карти підсилення

# The numbers of cards, as short as they are printed.
board-number = { $name } { $n }
board-more = { $n } { $name }
board-number-atk = АТК
board-number-thw = ЗНШ
board-number-def = ЗАХ
board-number-rec = ЛІК
board-number-sch = ПЛН
board-number-hp = ЖИТ
