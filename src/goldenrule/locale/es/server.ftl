### Lo que el servidor dice al navegador: sobre asientos y peticiones. Aquí no se conoce ningún juego.

server-waiting = Esperando a: { $names }.
server-open-seed = Semilla abierta: quien la escribió o la leyó puede conocer todas las cartas ocultas.
server-thinking = { $name } está pensando…
server-hint-own = Aquí no hay consejos de un bot: las lecciones y los retos tienen los suyos.
server-hint-waits = Ya se está pensando un consejo; tarda un poco.
server-stale = Entretanto la partida ha seguido; mira de nuevo y elige entonces.
server-not-yours = Este asiento no es tuyo.
server-covered = Las cartas de este asiento están tapadas; destápalas primero.
server-not-asked = Ahora no se pregunta nada en este asiento.
server-skip-not = Aquí no se puede pasar: antes hay que responder.
server-how-many = { $several ->
    [yes] Elige al menos una cosa, y cada una solo una vez.
   *[no] Elige una cosa.
}
server-no-ability = Aquí no hay ninguna capacidad que pueda responderse siempre igual.
server-standing = { $card }{ $n ->
    [-1] , su pregunta mientras se lleva a cabo
    [0] { "" }
   *[other] , otra capacidad
}: { $answer ->
    [always] se usa siempre
   *[never] no se usa nunca
}
server-no-card = No hay en juego ninguna carta así que se vea desde este asiento.
server-undo-nothing = No hay nada que deshacer.
server-undo-fewer = { $n ->
    [one] Solo puede deshacerse una respuesta.
   *[other] Solo pueden deshacerse { $n } respuestas.
}
server-undo-others = Otro jugador ha actuado desde entonces.
server-undo-hidden = Desde entonces se ha visto algo oculto o ha decidido el azar.
server-undo-shown = Desde entonces otro jugador ha visto una carta que no conocía.
server-no-table = No existe esa mesa; puede que quien la abrió la haya borrado.
server-no-seat = Este enlace ya no vale: el asiento ha quedado libre o se ha dado a otra persona. Pide uno nuevo a quien abrió la mesa.
server-stopped = Esta mesa no puede seguir: { $why }
server-stopped-storage = Esta mesa se ha detenido: { $why } La partida se conserva como estaba antes de la última respuesta y continuará por sí sola en cuanto pueda guardarse de nuevo.
server-stopped-late = Esta mesa se ha detenido porque una respuesta tardaba demasiado: parece que una carta da vueltas sin fin. La partida se conserva como estaba antes de esa respuesta. (Error { $id })
server-stopped-ended = Esta mesa se ha detenido porque el programa que la lleva terminaba una y otra vez. La partida se conserva. (Error { $id })
server-stopped-broken = Un error ha detenido esta mesa; está en el registro y los informes del servidor. La partida se conserva como estaba antes. (Error { $id })
server-epoch-differs =
    Las reglas o las cartas han cambiado desde la versión { $version }, o la partida guardada está dañada: continúa desde la última posición que pudo leerse{ $lost ->
        [0] .
        [one] , una respuesta antes.
       *[other] , { $lost } respuestas antes.
    } Todo lo anterior se conserva en «Partes anteriores».
server-epoch-damaged =
    La partida guardada está dañada: continúa desde la última posición que pudo leerse{ $lost ->
        [0] .
        [one] , una respuesta antes.
       *[other] , { $lost } respuestas antes.
    } Todo lo anterior se conserva en «Partes anteriores».
server-epoch-new-rules = Las reglas o las cartas han cambiado desde la versión { $version }, así que todas las respuestas se han repetido con las actuales, y algunas cosas pueden haber cambiado. Todo lo anterior se conserva en «Partes anteriores».
server-not-told = No se guardó cómo estaba entonces la partida, pero puedes guardar su registro como archivo.
server-no-epoch = Esta mesa no tiene ninguna parte { $epoch }.
server-no-files = La opción { $name } nombra archivos del servidor, y una página no puede hacerlo.
server-no-step = No hay pregunta { $key }; las preguntas son { $keys }.
server-no-choice = { $id } no está entre las respuestas a «{ $title }».
server-choose-first = Antes hay que responder a «{ $title }».
server-host = Esta dirección no es de este servidor; usa la que mostró al arrancar.
server-origin = Lo pide una página de otro sitio, y solo pueden hacerlo las de este servidor.
server-too-fast = Es demasiado de una vez; espera un momento y prueba de nuevo.
server-full = Al servidor no le queda ninguna conexión libre; inténtalo de nuevo dentro de unos segundos.
server-thinks-much = Has pedido muchos consejos o análisis a la vez; vuelve a pedirlo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-tables-fast = Has abierto muchas mesas en poco tiempo; abre otra dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-folders-fast = Muchos visitantes nuevos quieren guardar algo a la vez; prueba de nuevo dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
server-folders-full = El servidor ya no puede guardar más cosas de invitados; prueba de nuevo más tarde.
server-many-sockets = Tienes demasiadas mesas abiertas a la vez; cierra algunas de esas páginas y prueba de nuevo.
server-tables-full = Tienes { $most ->
    [one] { $most } mesa
   *[other] { $most } mesas
}, las que puede tener una persona; borra alguna, o espera a que se quiten las antiguas.
server-too-large = Un mensaje puede tener { $most } bytes como máximo, y este tiene más.
server-query-long = Una búsqueda puede tener como máximo { $most } caracteres, y esta tiene { $n }; acórtala.
server-request = No se ha entendido: { $why }.
server-not-json = No se ha entendido: no es JSON.
server-alone = Esta página juega en tu propio navegador. Para esto, Goldenrule necesita un servidor.
server-log-damaged =
    { $n ->
        [one] Una entrada de las partidas guardadas en este navegador estaba dañada y se ha perdido.
       *[other] { $n } entradas de las partidas guardadas en este navegador estaban dañadas y se han perdido.
    } { $about ->
        [none] No se sabe a qué pertenecían.
       *[other] Pertenecían a: { $about }.
    } { $gone ->
        [0] Las partidas continúan desde la última posición que pudo leerse.
        [one] Una partida ha desaparecido. Las demás continúan desde la última posición que pudo leerse.
       *[other] { $gone } partidas han desaparecido. Las demás continúan desde la última posición que pudo leerse.
    }
server-status-400 = Esto no se pide como espera el servidor.
server-status-404 = No hay nada en esta dirección.
server-status-405 = Esto no puede hacerse en esta dirección.
server-status = El servidor rechaza esto (estado { $status }).
server-page-403 = No permitido
server-page-404 = No encontrado
server-page-421 = Dirección equivocada
server-page-429 = Demasiadas peticiones
server-page-other = No ha funcionado
server-page-asked = Has pedido: { $address }
server-page-home = Ir a la primera página
server-too-many = El servidor tiene todas las mesas que puede guardar; inténtalo más tarde.
server-expired = Esta mesa se ha quitado porque hacía mucho que nadie la usaba.
server-lost = Ha tardado demasiado o el programa que lo hace ha terminado; prueba de nuevo. (Error { $id })
server-error = Algo ha ido mal ({ $error }); prueba de nuevo o informa del problema. (Error { $id })
server-no-page = La página aún no está construida: ejecuta python3 run.py, que la construye.
server-address = Abre { $address } en un navegador; Ctrl-C termina el servidor.
server-lan = Otras personas de esta red lo encuentran en { $address }; quien tenga un enlace puede jugar en su asiento.
server-named = Otras personas lo encuentran en { $address }; tu propia dirección allí es { $own }
server-kept = Las partidas se guardan en { $folder }.
server-key-open = Otras personas de este equipo pueden leer { $path } y entrar con ello como cualquiera. Permite que solo tú lo leas (`chmod 600`).
server-art = Imágenes propias de { $n } { $n ->
    [one] carta
   *[other] cartas
} de { $folder }; solo tu propia página las muestra.
server-art-shared = Imágenes propias de { $n } { $n ->
    [one] carta
   *[other] cartas
} de { $folder }; las ve quien visite este servidor.
server-art-left-out = Se omite: { $files }.
server-art-fault = { $file } ({ $why })
server-art-name = su nombre no es el código de una carta
server-art-many = una carpeta tiene como máximo { $most } imágenes
server-art-twice = otro archivo tiene el mismo código
server-art-elsewhere = no es un archivo de esta carpeta
server-art-large = ocupa más de { $most } MB
server-art-unreadable = no se puede leer
server-art-no-picture = no es una imagen { $kind }
server-art-none = ningún archivo acaba en `.jpg`, `.png` o `.webp`
server-art-empty = En { $folder } no hay ninguna imagen de una carta: { $why }. Nombra los archivos con el código de su carta, por ejemplo `01001a.jpg`.
server-art-folder = No se puede leer la carpeta de imágenes { $folder }; indica una carpeta que exista.
server-art-which = `--share-art` necesita `--art { metavar-folder }`: indica la carpeta de imágenes.
server-where = { $round ->
    [0] En turno: { $names }.
   *[other] Ronda { $round }; en turno: { $names }.
}
server-taken-back = Deshecho: { $what }.
server-taken-back-hidden = { $who }: decisión deshecha.
server-taken-back-step = Vuelves al paso anterior.
server-undo-wanted = { $who } querría deshacer { $n ->
    [one] la última respuesta
   *[other] las { $n } últimas respuestas
}, entre ellas la tuya.
server-undo-asked = Se ha preguntado a: { $names }.
server-undo-over = La partida ha terminado y pueden verse todas las manos.
server-undo-none = Nadie te pide deshacer nada.
server-undo-denied = { $names } no lo ha permitido.
server-broke = Esto no puede llevarse a cabo ({ $error }); la partida está como antes. (Error { $id })
server-no-values = { $name } no tiene valores.
server-preview-chance = Lo que resulte depende del azar o de cartas que no has visto.
server-find-out = Averígualo.
server-now = Ahora: { $answer }.
server-lesson-title = Lección { $number } de { $of } terminada
server-first-game = Tu primera partida, con consejos
server-lesson-again = Esta lección otra vez
server-lesson-next = La siguiente lección: { $title }
server-about = { $names } contra { $facing }
server-not-over = Podrá jugarse cuando la partida haya terminado.
server-no-moment = La partida no tiene un momento { $at }; el último es { $most }.
server-report-holds = Este informe contiene lo que un asiento ha visto de la partida ({ $who }) y nada que no pudiera saber.
server-watching = alguien que miraba
server-no-code = No hay ninguna carta con el código { $code }.
server-slow = Lo que se pidió no ha llegado a tiempo.
server-many-pages = Hay tantas páginas abiertas en esta mesa que no cabe ninguna más.
server-number = Un número de la dirección es demasiado grande.
server-no-puzzle = No hay ningún reto { $id }.
server-only-operator = Eso solo puede hacerlo quien administra este servidor; abre la dirección que el servidor mostró al arrancar.
server-no-operator = Esta no es la dirección de quien administra este servidor; abre la que el servidor mostró al arrancar.
server-no-cookie = Tu navegador no ha enviado ninguna cookie, así que no se puede guardar nada para ti; permite las cookies de esta página y vuelve a cargarla.
server-not-counted = Esta partida no se pudo añadir a las estadísticas de cada jugador.
server-seat-taken = Alguien juega en este asiento; podrá cederse cuando se cierre esa página o se vaya su jugador.
server-seat-kept = Quien juega en este asiento ha perdido la conexión. El asiento sigue siendo suyo durante { $n ->
    [one] un segundo más
   *[other] { $n } segundos más
}; inténtalo después.
server-nobody = Entonces no jugaría nadie; deja un asiento a una persona.
server-no-such-seat = No hay asiento { $seat }; los asientos van de 0 a { $most }.
server-not-owner = Solo puede hacerlo quien abrió la mesa.
server-not-alone = Eso revelaría cartas ocultas; podrá hacerse cuando termine la partida, o si hay un solo jugador.
server-not-watched = Nadie puede mirar las cartas de este asiento.
server-no-pack = El paquete { $id } no se permite aquí; { $n ->
    [0] no se permite ninguno.
   *[other] los permitidos son: { $known }.
}
server-no-link = Esto no es un enlace de este servidor: le falta una parte o es de otro. Pídeselo de nuevo a quien te lo envió y cópialo entero.
server-seat-bot = Ahora un bot juega en este asiento. Quien abrió la mesa puede devolverlo a una persona y enviarte un enlace nuevo.
server-seat-gone = La partida que se juega aquí ahora no tiene ese asiento. Pide un enlace nuevo a quien abrió la mesa.
server-invite-taken = Alguien ha ocupado este asiento. Elige otro, o cédelo cuando se haya ido.
server-talks-fast = Demasiado de una vez; espera unos segundos e inténtalo de nuevo.
server-say-not-seated = Aquí solo pueden hablar quienes juegan.
server-no-network = Este equipo no tiene dirección en ninguna red. Conéctalo a una e inténtalo de nuevo.
