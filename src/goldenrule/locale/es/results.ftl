### La página sobre muchas partidas: `goldenrule report RESULTS`

results-title = { $game }: lo que muestran muchas partidas
results-lead = { $who ->
    [players] Los jugadores ganan el { $rate } de { $games } partidas; intervalo de confianza del 95 %: { $span }.
   *[seats] { $games ->
        [one] Una partida.
       *[other] { $games } partidas.
    }
}
results-made = Bots: { $bots }. Semilla: { $seeds }. Goldenrule { $version }.
results-written = { $path }: una página sobre { $games ->
    [one] una partida
   *[other] { $games } partidas
}.
results-pictures = { $folder }: { $n } imágenes.
results-seat = Asiento { $n }
results-expert = { $scenario }, modo Experto
results-began = empezó
results-followed = no empezó
results-won = partidas ganadas
results-lost = partidas perdidas
results-wins = partidas que ganan: { $who }
results-wins-not = otras partidas
results-round = Ronda
results-rounds = Rondas
results-turns = Turnos
results-of-games = Proporción de partidas
results-points = Proporción de victorias con la carta menos sin ella, en puntos porcentuales
results-drawn = Robada
results-played = Jugada
results-card = Carta
results-side = Partidas
results-mean = Media
results-table = Los números en una tabla
results-tip-what = Qué
results-tip-said = Proporción
results-tip-interval = Intervalo de confianza del 95 %
results-tip-games = Partidas
results-tip-length = Duración
results-matrix-heroes = Quién gana contra quién
results-matrix-teams = Qué Grupo gana desde qué asiento
results-matrix-sides = Qué bando gana
results-about-matrix = Con qué frecuencia gana cada uno. Los números pequeños son el intervalo de confianza del 95 %: si dos se solapan mucho, hacen falta más partidas para distinguirlos.
results-ways = De qué maneras se jugaron estas partidas
results-about-ways = Las series de esta carpeta se diferencian en algo más que en quién juega contra quién: con qué frecuencia ganó cada una el primer asiento, o los jugadores juntos, con intervalos de confianza del 95 %. El resto de la página las cuenta en conjunto.
results-first = ¿Ayuda empezar la partida?
results-about-first = Proporción de victorias de los asientos que empezaron y de los que no, con intervalos de confianza del 95 %. La línea discontinua es la de todos los asientos.
results-length = Cuánto duran las partidas
results-about-length = Qué proporción de las partidas tiene cada duración.
results-endings = Cómo terminan las partidas
results-about-endings = La proporción de cada final, con intervalos de confianza del 95 %.
results-progress = Cómo van las partidas, ronda a ronda
results-about-progress = Cada valor al comienzo de una ronda: las líneas son medias y las bandas contienen la mitad central. En cada ronda cuentan solo las partidas que llegaron a ella; las últimas hablan de partidas largas.
results-cards = Cartas y victorias
results-about-cards = Proporción de victorias cuando la carta se robó (o se jugó) menos la de cuando no, con intervalos de confianza del 95 %; las mejores y las peores. No prueba lo que hace una carta: en una partida larga se roban más, y algunas las juega quien ya va ganando o perdiendo. Para saberlo, cámbiala por otra: `goldenrule deck tune`.
results-about = Un intervalo contiene el valor real 19 de cada 20 veces. Todos los números son los de estos bots: con personas pueden ser otros.
results-measure-villain-stages = Etapas del Villano que quedan
results-measure-villain-hp = Vida de la etapa del Villano
results-measure-threat = Amenaza en el Plan principal
results-measure-hero-hp = Vida de un Superhéroe
results-measure-vp = Puntos de Victoria
results-measure-plot-points = Puntos de Planificación
results-measure-points = Marcador de Puntos de Victoria (Héroes por encima de 0)
results-measure-civilians = Civiles en Manhattan
