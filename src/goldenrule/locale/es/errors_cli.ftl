# Errores de la línea de órdenes.

bad-code-or-file = «{ $word }» no es un código de posición, que empieza por { $mark }, ni un archivo que pueda leerse.
bad-companion-there = Ya hay un ayudante «{ $name }»; continúa con `goldenrule companion { $name }` o da otro nombre al nuevo: `goldenrule companion { metavar-name } --heroes ...`
bad-no-such-companion = No hay ningún ayudante «{ $name }» que continuar; empieza uno con `--heroes` y `--scenario`.
bad-no-daily = Ningún juego instalado tiene partidas del día.
bad-date = «{ $text }» no es una fecha; escríbela como { $today }.
bad-daily-to-come = La partida del { $day } aún no ha llegado; hoy (UTC) es { $today }.
bad-daily-save = La partida guardada { $name } no es la del { $day }; guárdala con otro nombre.
bad-eyes-seat = En el asiento { $seat } de { $name } no hay ninguna persona; los asientos de personas son: { $listed }.
bad-eyes-which = Varias personas juegan { $name }; di de quién pueden verse las cartas, con `--seat` y uno de: { $listed }.
bad-no-lesson = No hay lección { $n } de { $game }; elige entre { $known }.
bad-game-option = { $title } no tiene la opción { $option }; tiene { $known }.
bad-puzzle-file = Nombra el archivo: `goldenrule puzzle { $what } { metavar-file }`.
bad-puzzle-more = Tras un reto no se espera nada más; hay «{ $file }». Para archivos: `puzzle play { metavar-file }`.
bad-puzzle-level = { $id } es un nivel; escribe cuál de sus retos: { $known }.
bad-no-puzzle = No hay ningún reto «{ $id }»; `goldenrule puzzle` los enumera.
bad-report-seat = `--seat` acompaña a `--hide`: sin él, un informe contiene las cartas ocultas de todos los asientos.
bad-not-report = { $path } no es un informe o está dañado; usa otra copia.
bad-report-hidden = { $path } es un informe sin cartas ocultas; juega su código con `goldenrule code --play`.
bad-report-empty = { $path } es un informe sin partida; no hay nada que repetir.
bad-setting = No hay ningún ajuste { $name }; los ajustes son { $known }.
bad-setting-value = El ajuste «{ $name }» es `on` u `off`, no { $value }.
bad-no-file = No hay ningún archivo «{ $name }». { $error }
cli-unexpected = Error inesperado ({ $error }); hay un informe en { $path }.
cli-unexpected-no-report = Error inesperado ({ $error }), y no se ha podido escribir ningún informe: { $failure }
bad-decisions-nowhere = `--decisions` necesita una carpeta donde guardarlas; añade `--out CARPETA`.
bad-no-page = No se escribe { $path }: hay ahí otra clase de archivo, o es donde están las partidas guardadas o lo que aquí se lee; indica otro archivo que termine en { $kind }.
