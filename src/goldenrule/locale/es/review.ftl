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
review-note = Cada probabilidad es una media sobre mundos que podían ser el verdadero, según lo que entonces se sabía en ese asiento, continuados según reglas prácticas: ordena mejor de lo que predice. Elección es lo que la respuesta cedió frente a otra mejor en los mismos mundos; suerte, todo lo demás que vino después: cartas, dados, los otros y lo que la estimación no había previsto. No la hay entre respuestas de un mismo asiento que entretanto no ha sabido nada nuevo; para todas vale la última estimación.
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
    [one] { $worlds } mundo
   *[other] los mismos { $worlds } mundos
}).
review-option = { $what }: { $chance } %{ $sure ->
    [yes] {" "}± { $error }
   *[no] {""}
} en { $worlds ->
    [one] { $worlds } mundo
   *[other] { $worlds } mundos
}
review-round = { $round ->
    [0] al principio { $chance } %
   *[other] ronda { $round }: { $chance } %
}
review-chart = La probabilidad de ganar en { $n ->
    [one] una decisión
   *[other] { $n } decisiones
}, del { $start } % al { $end } %: { $rounds }
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
review-box-compared = { $where }: { $what }. Desde ahí ganas con un { $chance } %; con otra opción, un { $than } %: { $other }.
review-box-gained = { $where }: { $what }. Tu probabilidad de ganar era { $gain ->
    [one] { $gain } punto
   *[other] { $gain } puntos
} mayor que con otra opción: { $other }.
review-box-turned = { $where }: { $what }. Tu probabilidad de ganar pasó del { $before } % al { $after } % { $by ->
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
} de probabilidad de ganar; la suerte (cartas, dados, otros) { $way ->
    [more] añadió { $luck }
    [less] quitó { $luck }
   *[none] no cambió nada
}.
review-asked = { $asked } { $answer }
