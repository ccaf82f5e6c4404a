# Що радник каже про варіанти й чому: `hint` у терміналі та на сторінці.

advice-title = Частка виграшів { $n ->
    [one] у { $n } світі, що може бути справжнім
    [few] у { $n } світах, що можуть бути справжніми
    [many] у { $n } світах, що можуть бути справжніми
   *[other] у { $n } світу, що може бути справжнім
}, якщо далі грати за простими правилами
advice-line = { $what }: { $chance }%{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} у { $worlds ->
    [one] { $worlds } світі
    [few] { $worlds } світах
    [many] { $worlds } світах
   *[other] { $worlds } світу
}, { $beside ->
    [thumb] просте правило
    [close] різниця з простим правилом замала, щоб судити
    [more] на { $gain }% більше, ніж за простим правилом
   *[less] на { $gain }% менше, ніж за простим правилом
}{ $why ->
    [none] {""}
   *[other] : { $why }
}
advice-join = { $first }; { $second }
advice-better = { $what } — виграш у тих самих світах на { $gain }% частіше, ніж за простим правилом: { $thumb }.
advice-close = Різниця замала, щоб судити. За простим правилом: { $thumb }.
advice-as-thumb = Кращого за просте правило немає: { $thumb }.
advice-thumb = За простим правилом: { $what }.

# Чому: до чого це веде більше чи менше, ніж просте правило.
advice-plays = { $more ->
    [yes] «{ $card }» ще буде розіграно
   *[no] «{ $card }» уже не буде розіграно
}
advice-champions-plays = { $more ->
    [yes] «{ $card }» ще буде розіграно цього ходу
   *[no] «{ $card }» цього ходу не буде розіграно
}
advice-champions-keeps = { $more ->
    [yes] «{ $card }» лишається на фазу лиходія
   *[no] на фазу лиходія не лишається «{ $card }»
}
advice-champions-out = { $more ->
    [yes] ви, ймовірно, опинитеся поза грою
   *[no] ви, ймовірно, лишитеся у грі
}
advice-champions-life = ваші очікувані поранення: на { $n } { $more ->
    [yes] менше
   *[no] більше
}
advice-champions-villain = очікувані поранення лиходія: на { $n } { $more ->
    [yes] менше
   *[no] більше
}
advice-champions-threat = очікувана загроза на основному плані: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-sides = очікувана загроза на побічних планах: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-minions = очікується посіпак: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-allies = очікується ваших союзників: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-gear = очікується ваших апгрейдів і підтримок: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-ready = { $more ->
    [yes] у наступному раунді ви готові
   *[no] у наступному раунді ви виснажені
}
advice-champions-hand = очікується карт у руці: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-points = очікувана перевага в переможних очках: на { $n } { $more ->
    [yes] більша
   *[no] менша
}
advice-skirmish-mine = очікується ваших персонажів на полі: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-theirs = очікується ворожих персонажів на полі: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-cards = очікується карт у руці: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-artifacts = очікується ваших артефактів: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-civilians = цивільні на вашу користь: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-vp = очікується ваших ПО: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-rivals = очікується ПО найкращої іншої команди: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-points = очікується очок планування: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-wounded = очікується ваших поранених героїв: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-resources = очікується карт ресурсів у руці: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-villains = очікується карт лиходіїв у руці: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-allies = очікується ваших союзників: на { $n } { $more ->
    [yes] більше
   *[no] менше
}
