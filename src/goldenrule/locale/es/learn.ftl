# Las palabras de la orden `learn`; las lecciones están en los archivos de los juegos.

learn-first-line = aprende a jugar: una primera partida guiada, de 5 a 15 minutos
learn-which = ¿Qué lección? Intro: { $own }. quit sale.
learn-line = { $game } { $number }: { $title } ({ $minutes } minutos{ $state ->
    [done] ; hecha
    [begun] ; interrumpida en el paso { $step } de { $of }
   *[new] {""}
})
learn-title = Lección { $number }: { $title } ({ $minutes } minutos)
learn-commands = También: back y skip van un paso atrás o adelante, skip lesson termina la lección, lesson repite lo dicho, hint muestra la respuesta, rules las reglas correspondientes, ? NOMBRE explica una carta, quit guarda por dónde vas.
learn-hint = help dice qué más puedes escribir; quit sale y guarda por dónde vas.
learn-reading = Intro continúa. También: back y skip van un paso atrás o adelante, skip lesson termina la lección, lesson repite lo dicho, rules las reglas correspondientes, view muestra la mesa, ? NOMBRE explica una carta, quit guarda por dónde vas.
learn-resumed = Continúas en el paso { $step } de { $of }.
learn-step = ({ $number }/{ $of }) { $text }
learn-enter = Intro continúa.
learn-now = Ahora: { $typed } ({ $answer }).
learn-now-any = Ahora: { $typed }, como quieras.
learn-enter-key = Intro
learn-puzzle = Averígualo; hint muestra la respuesta.
learn-not-now = Es una jugada válida, y en una partida tuya podría ser buena. La lección necesita otra aquí.
learn-rules = Las reglas correspondientes
learn-left = Se guarda por dónde vas: goldenrule learn { $game } continúa.
learn-done = Hecho: { $title }.
learn-next = Intro: la siguiente lección. q: una partida rápida ahora. quit sale.
learn-end = Era la última lección. Intro: tu primera partida de verdad, una rápida. quit sale.
