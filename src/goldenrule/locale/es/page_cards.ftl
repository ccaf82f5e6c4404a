# Palabras de las páginas con todas las cartas y de las páginas en las que se construyen mazos.

page-way-cards = Cartas
page-about-cards = Todas, con filtros
page-way-decks = Mazos
page-about-decks = Construye el tuyo
page-menu-cards = Todas las cartas

# -- todas las cartas

page-gallery-find = Buscar cartas
page-gallery-filters = { $n ->
    [0] Filtros
   *[other] Filtros ({ $n })
}
page-gallery-clear = Borrar la búsqueda
page-gallery-list = Las cartas
page-gallery-more = Mostrar más cartas
page-gallery-sort = Ordenadas por
page-gallery-sort-printed = orden impreso
page-gallery-sort-name = nombre
page-gallery-sort-cost = coste
page-gallery-sort-type = tipo
page-gallery-back = El otro lado
page-gallery-own-picture = Tu propia imagen de esta carta

# -- mazos

page-decks-all = Todos los mazos
page-decks-build = Construir un mazo
page-decks-gone = Este navegador no guarda ese mazo.
page-decks-none = Todavía no hay mazos. Este navegador guarda los mazos que construyes o importas.
page-decks-new = Un mazo nuevo
page-decks-hero = Superhéroe
page-decks-choose-hero = Elige un superhéroe
page-decks-aspect = Aspecto
page-decks-no-aspect = Sin aspecto
page-decks-size = Número de cartas
page-decks-suggest = Proponer un mazo
page-decks-empty = Empezar con las cartas del superhéroe
page-decks-import = Importar un mazo
page-decks-link = o un enlace o número de MarvelCDB
page-decks-full = Este navegador guarda { $most } mazos, tantos como se pueden ofrecer a una partida; quita uno antes.
page-decks-drop-sure = ¿Quitar el mazo «{ $name }» de este navegador?
page-decks-legal = El mazo es válido.
page-decks-broken = { $n ->
    [one] Incumple una regla
   *[other] Incumple { $n } reglas
}
page-decks-play = Jugar con este mazo
page-decks-play-any = Jugar con él de todos modos
page-decks-deck = El mazo
page-decks-name = Nombre del mazo
page-decks-of = { $n ->
    [one] { $n } carta de al menos { $least }
   *[other] { $n } cartas de al menos { $least }
}
page-decks-notes = { $n ->
    [one] { $n } nota sobre cómo se hizo
   *[other] { $n } notas sobre cómo se hizo
}
page-decks-costs = Lo que cuesta jugarlas
page-decks-resources = Recursos
page-decks-own = Cartas de { $hero }
page-decks-cards = Cartas elegidas
page-decks-less = Una copia menos de { $name }
page-decks-more = Una copia más de { $name }
page-decks-fitting = Mostrar las cartas que caben en este mazo
page-decks-fit = { $n ->
    [one] { $n } carta cabe en este mazo
   *[other] { $n } cartas caben en este mazo
}
page-decks-keys = Las flechas mueven, + y − cambian el mazo, Entrar abre una carta
page-decks-export = Exportar
page-decks-format = Formato
page-decks-save = Guardar como archivo
page-decks-copy = Copiar el texto
page-decks-copied = Copiado.
page-decks-copy-by-hand = Este navegador no deja que la página copie; selecciona el texto y cópialo.
page-decks-text = El mazo como texto
