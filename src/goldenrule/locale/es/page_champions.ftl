# Palabras de la mesa de Champions en la página. Lo que dice el propio juego viene de los archivos del juego.

page-champions-villain = Villano
page-champions-you = Tú · { $form }
page-champions-schemes = Planes
page-champions-engaged = Enfrentados a ti
page-champions-engaged-other = Enfrentados a { $name }
page-champions-engaged-with = { $n ->
    [one] { $n } enfrentado
   *[other] { $n } enfrentados
}
page-champions-yours = Tus cartas en juego
page-champions-area = Mostrar esta zona
page-champions-attack = Atacar { $n }
page-champions-thwart = Intervenir { $n }
page-champions-defend = Defender { $n }
page-champions-recover = Recuperarse { $n }
page-champions-form = Cambiar
page-champions-others = Los demás jugadores
