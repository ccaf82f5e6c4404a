# Що радник каже про варіанти й чому: `hint` у терміналі та на сторінці.

advice-title = Імовірність виграшу, оцінена { $n ->
    [1] в одній пробній грі
    [one] щонайбільше у { $n } пробній грі
    [few] щонайбільше у { $n } пробних іграх
    [many] щонайбільше у { $n } пробних іграх
   *[other] щонайбільше у { $n } пробної гри
}: карти, яких ви не бачили, роздано навмання, і далі якийсь час грають прості боти; ± — лише похибка вибірки, а варіанти порівняно з тими самими картами
advice-line = { $what }: виграє { $chance }%{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} з { $worlds ->
    [one] { $worlds } пробної гри
    [few] { $worlds } пробних ігор
    [many] { $worlds } пробних ігор
   *[other] { $worlds } пробних ігор
}, { $beside ->
    [thumb] вибір простого бота
    [close] приблизно як вибір простого бота
    [more] на { $gain } зі 100 більше, ніж вибір простого бота
   *[less] на { $gain } зі 100 менше, ніж вибір простого бота
}{ $why ->
    [none] {""}
   *[other] : { $why }
}
advice-join = { $first }; { $second }
advice-do = { $what }.
advice-pays = { $what } (сплатіть: { $pays })
advice-then = Потім: { $what }.
advice-asked = Саме про це вас просить інший гравець.
advice-because = Краще, ніж «{ $other }», бо { $why }.
advice-close-because = «{ $other }» — приблизно такий самий добрий варіант. Різниця: { $why }.
advice-amounts = { $what } ({ $now } замість { $than })
advice-adds-up = Згодом це трохи краще, ніж «{ $other }».
advice-close = Тут це майже байдуже: «{ $other }» — приблизно такий самий добрий варіант.
advice-keeps = У руці лишається: { $what }.
advice-wins-anyway = Хоч би що ви зараз вибрали, ви виграєте гру.
advice-wins = { $n ->
    [0] Так ви виграєте гру.
    [one] Після цього ви виграєте гру за { $n } вибір.
    [few] Після цього ви виграєте гру за { $n } вибори.
   *[other] Після цього ви виграєте гру за { $n } виборів.
}
advice-champions-later = імовірно, на початок наступного раунду { $why }
advice-heroes-later = імовірно, за дві наступні дії кожної команди { $why }
advice-skirmish-later = імовірно, за три ходи { $why }

# Чому: до чого це веде порівняно з іншим варіантом.
advice-plays = { $more ->
    [yes] ви ще розіграєте «{ $card }»
   *[no] ви вже не розіграєте «{ $card }»
}
advice-champions-plays = { $more ->
    [yes] ви ще розіграєте «{ $card }» цього ходу
   *[no] ви не розіграєте «{ $card }» цього ходу
}
advice-champions-keeps = { $more ->
    [yes] у вас лишається «{ $card }» на фазу лиходія
   *[no] на фазу лиходія у вас не лишається «{ $card }»
}
advice-champions-out = { $more ->
    [yes] ви, ймовірно, опинитеся поза грою
   *[no] ви, ймовірно, лишитеся у грі
}
advice-champions-life = { $more ->
    [yes] у вас лишається на { $n ->
        [one] { $n } одиницю
        [few] { $n } одиниці
       *[other] { $n } одиниць
    } життя більше
   *[no] ви втрачаєте на { $n ->
        [one] { $n } одиницю
        [few] { $n } одиниці
       *[other] { $n } одиниць
    } життя більше
}
advice-champions-villain = { $more ->
    [yes] у лиходія лишається на { $n ->
        [one] { $n } одиницю
        [few] { $n } одиниці
       *[other] { $n } одиниць
    } життя більше
   *[no] лиходій втрачає на { $n ->
        [one] { $n } одиницю
        [few] { $n } одиниці
       *[other] { $n } одиниць
    } життя більше
}
advice-champions-threat = на основному плані загрози на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-sides = на побічних планах загрози на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-minions = посіпак у грі на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-allies = у вас союзників на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-gear = у вас апгрейдів і підтримок на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-champions-ready = { $more ->
    [yes] ви готові
   *[no] ви виснажені
}
advice-champions-hand = карт у вашій руці на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-points = ви отримуєте переможних очок на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-mine = у комірках ваших персонажів на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-theirs = у комірках персонажів суперника на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-cards = карт у вашій руці на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-life = у ваших персонажів разом лишається життя на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-life-theirs = у персонажів суперника разом лишається життя на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-artifacts = у вас артефактів на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-freed = у вас звільнених цивільних на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-skirmish-freed-theirs = у героїв звільнених цивільних на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-vp = ви отримуєте ПО на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-rivals = найкраща з інших команд отримує ПО на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-points = у вас очок планування на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-wounded = у вас поранених героїв на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-resources = карт ресурсів у вашій руці на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-villains = карт лиходіїв у вашій руці на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-allies = у вас союзників на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-ko = ви отримуєте нокаутів на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-ko-theirs = суперник отримує нокаутів на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-ready = у вас готових героїв на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-plans = ви завершуєте генеральних планів на { $n } { $more ->
    [yes] більше
   *[no] менше
}
advice-heroes-trouble = рівень проблем на { $n } { $more ->
    [yes] вищий
   *[no] нижчий
}
advice-heroes-trouble-theirs = { advice-heroes-trouble }
