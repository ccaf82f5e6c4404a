# Palabras de la página que juega sin servidor: carga de los juegos, pestañas, versiones, partidas guardadas en un archivo.

# -- el motor

page-engine-loading = Cargando los juegos…
page-engine-loaded = { $done } de { $all } MB
page-engine-elsewhere = Goldenrule está abierto en otra pestaña
page-engine-elsewhere-about = Solo se puede jugar en una pestaña a la vez. Continúa allí o juega en esta pestaña; no se pierde nada.
page-engine-take = Jugar en esta pestaña
page-engine-taking = Esperando a la otra pestaña…
page-engine-failed-busy = Otra pestaña o ventana sigue usando las partidas guardadas. Ciérrala y vuelve a intentarlo.
page-engine-failed-storage = Este navegador no deja que la página guarde partidas. Permite que este sitio guarde datos y vuelve a intentarlo.
page-engine-failed-log = No se pueden leer las partidas guardadas en este navegador. Guarda primero una copia. Después vuelve a intentarlo o empieza sin partidas.
page-engine-save-log = Guardar una copia de las partidas guardadas
page-engine-save-damaged = Guardar una copia de todo tal como estaba
page-engine-fresh = Empezar sin partidas
page-engine-fresh-sure = ¿Empezar sin partidas? Se borran todas las partidas, ajustes y estadísticas de este navegador. Para conservarlos, guarda antes una copia.
page-engine-failed-broken = No se han podido cargar los juegos. Comprueba que este dispositivo está conectado y vuelve a intentarlo.
page-engine-away = Los juegos no responden. Si un aviso de esta página dice por qué, síguelo; si no, vuelve a cargar la página.
page-engine-table-slow = La mesa aún no está lista. Puede que los juegos estén ocupados; espera un momento o ve a la primera página.
page-engine-table-closed = No se ha podido abrir la mesa. La página lo sigue intentando; si tarda mucho, ve a la primera página y abre la mesa desde allí.
page-engine-late = Una respuesta tardaba demasiado: una carta parece repetirse sin fin. Los juegos se han reiniciado y todo está como antes de esa respuesta.
page-engine-update = Hay una versión nueva lista. Empieza cuando cierres todas las pestañas de esta página y la abras de nuevo. Tus partidas se conservan.
page-engine-close = Cerrar

# -- las partidas guardadas en un archivo

page-backup = Partidas guardadas
page-backup-about = Tus partidas, ajustes y estadísticas se guardan solo en este navegador. Expórtalos para tener una copia o para continuar en otro dispositivo.
page-backup-offline = Esta página también se abre sin conexión.
page-backup-may-vanish = El navegador puede borrarlos cuando se quede sin espacio.
page-backup-persist = Pedir al navegador que los conserve
page-backup-export = Exportar todo
page-backup-import = Importar un archivo
page-backup-import-sure = ¿Importar «{ $name }»? Sustituye todas las partidas, ajustes y estadísticas de este navegador.
page-backup-damaged = Este archivo no se puede importar: está dañado o no es una exportación de Goldenrule. No ha cambiado nada.
page-backup-not-exported = No se ha podido exportar. Vuelve a intentarlo.

# -- los amigos

page-alone = Para jugar con amigos mediante un enlace hace falta un servidor
page-alone-about = Esta página juega en tu propio navegador y nadie más puede acceder a ella. Basta con que una persona instale Goldenrule en un ordenador, lo arranque con «goldenrule serve --lan» y envíe a las demás sus enlaces.
