# Una partida grabada, vista después: `goldenrule review`.

review-title = { $game }, repaso: { $who }
review-won = Ganada.
review-lost = Perdida.
review-draw = Empate.
review-open = La partida no ha terminado; tal como está, la probabilidad es del { $chance } %.
review-sums = Del { $start } % al { $end } % en { $n ->
    [one] { $n } decisión
   *[other] { $n } decisiones
}: elecciones { $choice }, suerte { $luck }.
review-note = Cómo leerlo: cada probabilidad se estima jugando muchas veces desde lo que sabías entonces, con las cartas ocultas repartidas al azar. «Elección» es lo que una respuesta perdió frente a otra mejor. «Suerte» es todo lo demás: las cartas, los dados, los demás jugadores y lo que la estimación no previó. Las estimaciones ordenan las respuestas mejor de lo que predicen resultados.
review-note-short = Según lo que entonces se sabía en el asiento. Elección: lo cedido frente a otra respuesta mejor; suerte: todo lo demás.
review-turning = Momentos decisivos
review-steady = Ninguna decisión ha cambiado mucho la probabilidad de golpe.
review-where = { $round ->
    [0] decisión { $n }
   *[other] ronda { $round }, decisión { $n }
}
review-change = del { $before } % al { $after } % (elección { $choice }, suerte { $luck })
review-row = { $where }: { $change }. { $asked } { $answer }.
review-better = Mejor: { $what } (por { $gain } ± { $error } puntos porcentuales en { $worlds ->
    [one] { $worlds } partida de prueba
   *[other] { $worlds } partidas de prueba
}).
review-option = { $what }: { $chance } %{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} en { $worlds ->
    [one] { $worlds } partida de prueba
   *[other] { $worlds } partidas de prueba
}
review-round = { $round ->
    [0] al principio { $chance } %
   *[other] ronda { $round }: { $chance } %
}
review-chart = La probabilidad de ganar en { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}, del { $start } % al { $end } %: { $rounds }
review-weighed = Lo que se ha sopesado
review-here = Seguir desde aquí
review-label = { $name }:
review-play-on = Seguir desde uno de ellos: { $command }
review-all = { $n ->
    [one] La única decisión
   *[other] Las { $n } decisiones
}
review-decisions = Todas las decisiones
review-col-when = Cuándo
review-col-answer = Respuesta
review-col-before = Antes
review-col-after = Después
review-col-choice = Elección
review-col-luck = Suerte
review-written = Escrito: { $path }
review-from = { $new }: una partida de práctica desde la decisión { $n } de { $name }, que sigue como estaba.
review-box = { $title }: { $text }
review-box-best = La mejor decisión
review-box-better = Lo que habría sido mejor
review-box-decided = Cuándo se decidió
review-box-luck = Decisiones y suerte
review-box-compared = { $where }: { $what }. Desde ahí ganas con un { $chance } %; con otra opción, un { $than } %: { $other }.
review-box-gained = { $where }: { $what }. Tu probabilidad de ganar era { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
} mayor que con otra opción: { $other }.
review-box-turned = { $where }: { $what }. Tu probabilidad de ganar pasó del { $before } % al { $after } % { $by ->
    [choice] por esta elección
   *[luck] por suerte
}, y ya nunca { $won ->
    [yes] bajó
   *[no] pasó
} de la mitad.
review-box-sums = En total, las elecciones costaron { $choice ->
    [0] cero puntos
    [one] { $choice } punto
   *[other] { $choice } puntos
} de probabilidad de ganar; la suerte (todo lo que no decidías tú) { $way ->
    [more] añadió { $luck }
    [less] quitó { $luck }
   *[none] no cambió nada
}.
review-asked = { $asked } { $answer }
