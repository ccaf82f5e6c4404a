# Las palabras de la orden `deck`.

deck-summary = { $name }: { $hero }, { $aspect }, { $n ->
    [one] { $n } carta
   *[other] { $n } cartas
}.
deck-no-aspect = sin aspecto
deck-legal = El mazo es válido.
deck-illegal = El mazo no es válido: { $n ->
    [one] incumple una regla.
   *[other] hay { $n } errores.
}
deck-cost = { $cost ->
    [-2] coste X
   *[other] coste { $cost }
}
deck-average = De media, { $average } por cada una de las { $n } cartas que tienen coste.
deck-resources = Recursos: { $list }.
deck-types = Tipos: { $list }.
deck-traits = Rasgos: { $list }.
deck-boxes = { $n ->
    [0] No hace falta ninguna caja básica.
    [one] Una caja básica tiene todas estas cartas.
   *[other] Hacen falta { $n } cajas básicas para todas estas copias.
}
deck-dropped = Se dejan fuera porque no se conocen: { $cards }.
deck-chosen-identity = { $n } cartas del Superhéroe, que tienen todos sus mazos (MC-DECK-05).
deck-chosen-allies = { $n } Aliados: todos los de { $aspect } y todos los Básicos, porque atacan, intervienen y defienden.
deck-chosen-resources = { $n } cartas de Recurso, tantas como puede tener un mazo: pagan las demás.
deck-chosen-aspect = { $n } de { $aspect }: una de cada otra carta, primero las más baratas.
deck-chosen-basic = { $n } cartas Básicas: una de cada otra carta, primero las más baratas.
deck-chosen-more = { $n } copias más, primero las más baratas, hasta completar el mazo.
