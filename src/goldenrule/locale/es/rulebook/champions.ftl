# Más sobre los términos de Champions: excepciones y detalles. Atributos: un ejemplo, que juega un caso de las pruebas.

rule-champions-guard = Solo importa a quién está enfrentado el Esbirro: los demás jugadores pueden atacar al Villano. El Daño que no es de un ataque, y el sobrante de la Brutalidad, llegan igualmente al Villano.
    .example = Un Esbirro con Guardia está enfrentado a un jugador. El otro ataca al Villano como si no estuviera.
