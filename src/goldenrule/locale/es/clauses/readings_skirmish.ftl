# Las lecturas de las reglas del duelo: la que se juega. Atributo: la otra.

reading-skirmish-short_track = El contador de los Artefactos tiene 3 casillas a cada lado.
    .later = Tiene 2 a cada lado.
reading-skirmish-long_track = El contador de los Artefactos tiene 3 casillas a cada lado.
    .later = Tiene 4 a cada lado.
reading-skirmish-tie_last_card_loses = Cuando se ha agotado un mazo con el marcador de puntos de Victoria en el 0, la partida termina en empate.
    .later = Entonces pierde quien robó la última carta.
reading-skirmish-deck_out_at_once = Cuando se agota un mazo, los puntos se comparan al final de ese turno.
    .later = Se comparan en el acto.
reading-skirmish-deck_out_own_deck = Un mazo que se agota termina la partida al final de ese turno, sea de quien sea.
    .later = Un mazo que se agota termina la partida al final del siguiente turno de su propietario, o de este si es el suyo.
reading-skirmish-heroes_begin = Los Villanos juegan el primer turno.
    .later = Los Héroes juegan el primer turno.
reading-skirmish-put_into_play_is_playing = Una carta que un efecto pone en juego no se considera jugada.
    .later = Cuenta como jugada para todo lo que reacciona a ello.
reading-skirmish-replacing_is_not_playing = Una carta que sustituye a una copia se considera jugada: se aplica su efecto inmediato, y otros efectos reaccionan a ello.
    .later = No se considera jugada: ninguna de las dos cosas ocurre.
reading-skirmish-artifacts_any_turn = Los Artefactos de un solo uso se usan en el propio turno.
    .later = Se usan en el turno de cualquiera de los dos jugadores.
reading-skirmish-artifacts_need_a_play = Los efectos de Artefactos de la fase de reclutamiento no exigen haber jugado una carta.
    .later = Solo se aplican después de haber jugado en ella una carta.
