# The words of the command `deck`.

deck-summary = { $name }: { $hero }, { $aspect }, { $n ->
    [one] { $n } карта
    [few] { $n } карти
   *[many] { $n } карт
}.
deck-no-aspect = без напрямку
deck-no-hero = без героя
deck-format-marvelcdb = для MarvelCDB
deck-format-text = список, щоб читати або вставити деінде
deck-format-octgn = для OCTGN
deck-format-yaml = наш власний, легко редагувати
deck-legal = Колода правильна.
deck-illegal = Колода неправильна, порушень: { $n }.
deck-cost = { $cost ->
    [-2] ціна X
   *[other] ціна { $cost }
}
deck-average = У середньому { $average } на кожну з карт, що мають ціну ({ $n }).
deck-resources = Ресурси: { $list }.
deck-types = Типи: { $list }.
deck-traits = Характеристики: { $list }.
deck-boxes = { $n ->
    [0] Базовий набір не потрібен.
    [one] Усі ці карти є в { $n } базовому наборі.
    [few] На всі ці копії треба { $n } базові набори.
   *[many] На всі ці копії треба { $n } базових наборів.
}
deck-dropped = Пропущено, бо не відомі: { $cards }.
deck-chosen-identity = Карт особи: { $n }, їх має кожна її колода. (MC-DECK-05)
deck-chosen-allies = Союзників: { $n }; усі з напрямку «{ $aspect }» і всі базові, бо вони атакують, знешкоджують і захищають.
deck-chosen-resources = Карт-ресурсів: { $n }, скільки можна в колоді: ними сплачують за інші.
deck-chosen-aspect = З напрямку «{ $aspect }»: { $n }; по одній кожної іншої карти, від найдешевших.
deck-chosen-basic = Базових карт: { $n }; по одній кожної іншої карти, від найдешевших.
deck-chosen-more = Ще копій: { $n }, від найдешевших, доки колода не повна.

deck-cited = { $text } ({ $id })
deck-note = { $deck }: { $note }
deck-at = { $where }, { $place }
deck-at-line = рядок { $n }
deck-at-slot = запис { $slot }
deck-card = { $card } ({ $code })
deck-copies = { $n } x { $card } ({ $code })
deck-card-of = карта особи «{ $hero }»
deck-card-identity = карта особи
deck-card-encounter = карта сутички
deck-belongs = { $card }, { $whose }
deck-instead = { $card }: { $n } замість { $own }

# Що не так із колодою.
deck-has-unknown = Тут невідомо { $n ->
    [one] { $n } карту
    [few] { $n } карти
   *[many] { $n } карт
}, тож цією колодою грати не можна{ $short ->
    [0] { "" }
   *[other] ; без них бракує { $short }
}: { $cards }.
deck-has-no-identity = Немає карти особи; назвіть одного героя.
deck-has-identities = Карт особи { $n } ({ $names }); виберіть одну.
deck-unknown-near = { $card } (можливо, { $names }?)
deck-has-unknown-identity = Особи { $names } тут не знають; герої такі: { $known }.
deck-has-too-few = Карт у колоді { $n }{ $unknown ->
    [0] { "" }
   *[other] {" "}разом із невідомими
}, а треба щонайменше { $least }; додайте { $more }.
deck-has-too-many = Карт у колоді { $n }, а можна щонайбільше { $most }; вийміть { $less }.
deck-has-not-own = Карти особи «{ $hero }» не в точній кількості ({ $cards }).
deck-has-of-others = Деякі карти не належать ні особі, ні напрямку й не базові; вийміть їх: { $cards }.
deck-has-unknown-aspect = Напрямку { $aspect } немає; виберіть із таких: { $known }.
deck-has-other-aspects = Напрямок — { $aspect }, але є карти іншого; вийміть їх: { $cards }.
deck-has-copies = Копій карти «{ $card }» { $n }, більше ніж { $most }; вийміть { $less }.
deck-has-uniques = Копій карти «{ $card }» { $n }, а вона унікальна; залиште 1.
deck-has-own-title = { $card } — унікальна карта з назвою вашої особи; вийміть її.
deck-has-not-required = { $title } особи «{ $hero }» вимагає { $limit ->
    [least] щонайменше
   *[most] щонайбільше
} { $asked } ({ $type ->
    [none] карта
   *[other] { $type }
}{ $trait ->
    [none] { "" }
   *[other] { ", " }{ $trait }
}{ $aspect ->
    [none] { "" }
   *[other] { ", " }{ $aspect }
}), а є { $n }.
deck-has-more-than-max = Копій карти «{ $card }» { $n }, а в колоді їх може бути { $most }; вийміть { $less }.

# Що додано, пропущено чи витлумачено, коли колоду прочитано.
deck-note-aspect = Напрямку { $aspect } тут не знають; вирішують карти.
deck-note-numbers = Пізніший друк карти з базового набору має інший номер; список назв, як-от текст MarvelCDB, знайде її за назвою.
deck-note-called = { $code } там зветься { $name }, але це { $card }; вирішує код.
deck-note-same-title = { $card } з { $pack } вважається картою { $code } з тією самою назвою.
deck-note-added = Додано те, що має кожна колода особи «{ $hero }» ({ $id }): { $cards }.
deck-note-beside = Карти з { $key } пропущено: { $cards }.
deck-note-meta = { $key } не вдається прочитати; напрямок вирішують карти.
deck-note-two-aspects = { $key } називає два напрямки; колоду взято за таку: { $aspect }.
deck-note-section = { $name } з розділу { $section } не належить до колоди, тому пропущено.
deck-note-line = Рядок { $n } у { $where } — не карта, його пропущено: { $line }.

deck-fetch-answers = відповідь — { $code }
deck-fetch-not-public = відкритої колоди з таким номером немає
deck-fetch-points-to = веде до { $url }

# Чого варта одна заміна: `deck tune`.
tune-as-is = Сценарій «{ $scenario }»: бот `{ $bot }` виграє з цією колодою { $percent } ігор (усього { $n }; інтервал 95%: від { $low } до { $high }).
tune-swap = { $out } → { $into }
tune-worth-is = Чого варта заміна: різниця шансів на перемогу у відсоткових пунктах з інтервалом 95%; пар ігор: { $games }.
tune-worth = { $share }  (від { $low } до { $high })
tune-close = різниця замала, щоб судити
tune-better = краще
tune-worse = гірше
tune-rest = Це найкращі з дозволених замін (усього їх { $n }); решта, { $rest }, мали гірші результати в меншій кількості ігор, і їх відкладено.
tune-about = Дві гри пари тасуються однаково. Ігри, за якими вибрано ці заміни, не враховано, щоб удача їх не прикрашала. Бот показує, що з карти здобуває він; ви можете здобути більше.
