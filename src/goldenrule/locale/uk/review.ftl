# Записана гра, переглянута згодом: `goldenrule review`.

review-title = { $game }, погляд назад: { $who }
review-won = Виграно.
review-lost = Програно.
review-draw = Нічия.
review-open = Гра не закінчена; зараз імовірність виграшу { $chance }%.
review-sums = Від { $start }% до { $end }% за { $n ->
    [one] { $n } рішення
    [few] { $n } рішення
    [many] { $n } рішень
   *[other] { $n } рішення
}: вибір { $choice }, удача { $luck }.
review-note = Як це читати: кожен шанс оцінено багатьма пробними продовженнями з того, що ви тоді знали, з навмання розданими прихованими картами. «Вибір» — це те, що відповідь втратила порівняно з кращою. «Удача» — усе інше: карти, кубики, інші гравці й те, чого оцінка не передбачила. Оцінки краще порівнюють відповіді, ніж передбачають результат.
review-note-short = З огляду на те, що тоді було відомо на місці. Вибір: скільки втрачено проти кращої відповіді; удача: решта.
review-turning = Переломні моменти
review-steady = Жодне рішення не змінило ймовірність різко.
review-where = { $round ->
    [0] рішення { $n }
   *[other] раунд { $round }, рішення { $n }
}
review-change = від { $before }% до { $after }% (вибір { $choice }, удача { $luck })
review-row = { $where }: { $change }. { $asked } { $answer }.
review-better = Краще: { $what } (на { $gain } ± { $error } процентних пунктів у { $worlds ->
    [one] { $worlds } пробній грі
    [few] { $worlds } пробних іграх
    [many] { $worlds } пробних іграх
   *[other] { $worlds } пробної гри
}).
review-option = { $what }: { $chance }%{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} у { $worlds ->
    [one] { $worlds } пробній грі
    [few] { $worlds } пробних іграх
    [many] { $worlds } пробних іграх
   *[other] { $worlds } пробної гри
}
review-round = { $round ->
    [0] на початку { $chance }%
   *[other] раунд { $round }: { $chance }%
}
review-chart = Імовірність виграшу (рішень: { $n }), від { $start }% до { $end }%: { $rounds }
review-weighed = Що було зважено
review-here = Грати далі звідси
review-label = { $name }:
review-play-on = Грати далі з одного з них: { $command }
review-all = Усі рішення: { $n }
review-decisions = Усі рішення
review-col-when = Коли
review-col-answer = Відповідь
review-col-before = До
review-col-after = Після
review-col-choice = Вибір
review-col-luck = Удача
review-written = Записано: { $path }
review-from = { $new }: тренувальна гра від рішення { $n } гри { $name }, яка лишається, як була.
review-box = { $title }: { $text }
review-box-best = Найкраще рішення
review-box-better = Що було б краще
review-box-decided = Коли все вирішилося
review-box-luck = Рішення й удача
review-box-compared = { $where }: { $what }. Звідси шанс виграти { $chance }%; з іншим варіантом { $than }%: { $other }.
review-box-gained = { $where }: { $what }. Шанс виграти був на { $gain ->
    [one] { $gain } пункт
    [few] { $gain } пункти
   *[other] { $gain } пунктів
} вищий, ніж з іншим варіантом: { $other }.
review-box-turned = { $where }: { $what }. Шанс виграти змінився з { $before }% до { $after }% { $by ->
    [choice] через цей вибір
   *[luck] через удачу
} і більше не { $won ->
    [yes] опускався нижче
   *[no] піднімався вище
} половини.
review-box-sums = Разом вибір коштував { $choice ->
    [0] нуль пунктів
    [one] { $choice } пункт
    [few] { $choice } пункти
   *[other] { $choice } пунктів
} шансу виграти; удача (усе, що вирішували не ви) { $way ->
    [more] додала { $luck }
    [less] забрала { $luck }
   *[none] нічого не змінила
}.
review-asked = { $asked } { $answer }
