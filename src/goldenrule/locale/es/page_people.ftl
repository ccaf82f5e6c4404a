# Palabras de la página sobre las personas: nombres, quién está, frases, invitaciones, avisos, sonido.

# -- las personas de una mesa

page-people = Personas
page-people-title = En esta mesa
page-player-n = Jugador { $n }
page-person-plays = { $name } ({ $role })
page-person-you = tú
page-person-here = aquí
page-person-away = { $minutes ->
    [0] acaba de salir
    [one] ausente desde hace un minuto
   *[other] ausente desde hace { $minutes } minutos
}
page-person-not-yet = aún no ha llegado
page-person-bot = un bot
page-person-bot-invited = un bot, hasta que llegue alguien
page-people-watching = { $n ->
    [one] Una persona está mirando.
   *[other] { $n } personas están mirando.
}
page-person-came = { $name } está aquí.
page-person-went = { $name } ha salido de la página.

# -- el propio nombre

page-me = Tú
page-me-name = Tu nombre
page-me-about = Las demás personas de tus mesas ven tu nombre y tu color. Este navegador los recuerda.
page-me-color = Tu color
page-me-save = Guardar
page-me-saved = Guardado
page-color-red = Rojo
page-color-orange = Naranja
page-color-yellow = Amarillo
page-color-green = Verde
page-color-teal = Turquesa
page-color-blue = Azul
page-color-violet = Violeta
page-color-pink = Rosa

# -- frases rápidas

page-say = Di algo
page-say-shown = Mostrar lo que dicen los demás
page-said = { $name }: { $phrase }
page-said-before = Lo último que se dijo
page-phrase-hello = ¡Hola!
page-phrase-luck = ¡Suerte!
page-phrase-nice = ¡Buena jugada!
page-phrase-thanks = ¡Gracias!
page-phrase-moment = Un momento, por favor.
page-phrase-ready = Ya puedo seguir.
page-phrase-oops = ¡Uy!
page-phrase-game = ¡Buena partida!

# -- invitar

page-invite-friend = Invitar a alguien
page-invite-which = ¿Qué asiento es para tu amigo o amiga?
page-invite-alone = En esta partida solo hay tu asiento. Quien invites puede mirar con el enlace de abajo; para jugar en compañía, empieza una partida nueva para más personas.
page-invite-seat-bot = Aquí juega un bot hasta que llegue alguien
page-invite-seat-yours = Tuyo hasta que llegue alguien
page-invite-seat-taken = Aquí juega { $name }
page-invite-link = Enlace para compartir: { $role }
page-invite-how = Envía este enlace o deja que escaneen el código. Quien lo abra podrá jugar en este asiento.
page-invite-qr = Código QR del enlace: { $role }
page-invite-again = Dar este asiento a otra persona
page-invite-manage = Bots y personas
page-invite-only-here = Este enlace solo funciona en este equipo.
page-invite-guest = Para otros dispositivos, pide a quien administra este servidor que lo arranque con «goldenrule serve --lan» o que abra el acceso a la red en esta página.
page-invite-unreachable = Si el enlace no se abre: el otro dispositivo tiene que estar en la misma red y el cortafuegos de este equipo tiene que permitir el puerto { $port }.

# -- la red, para quien administra

page-network = Quién puede llegar a este servidor
page-network-lan = Permitir el acceso desde esta red
page-network-lan-about = Cualquier persona de la red podrá abrir esta página como invitada, y quien tenga un enlace podrá jugar en su asiento. Nada va cifrado: hazlo solo en una red de confianza. Dura hasta que se pare el servidor; «goldenrule serve --lan» lo activa desde el principio.
page-network-fixed = Desde esta red se puede llegar a este servidor, porque se arrancó así.
page-network-only-here = Solo se puede llegar a este servidor desde este equipo.
page-network-address = Los demás lo encuentran en { $address }
page-network-name = Nombre público de este servidor
page-network-name-about = Si un nombre de dominio lleva a este servidor, por ejemplo a través de un proxy, los enlaces lo usan. Déjalo vacío si no hay ninguno.
page-network-name-use = Usarlo

# -- unirse

page-join-plays = Juegas con { $role }
page-join-bot = Un bot juega en este asiento hasta que te sientes.
page-join-mine = Ya ocupas este asiento.
page-join-others = Quién más juega
page-join-lesson = ¿No conoces este juego? Su primera lección dura { $n ->
    [one] un minuto
   *[other] { $n } minutos
} y te trae de vuelta aquí.
page-join-lesson-open = Jugar la lección
page-join-back = Volver a la invitación

# -- avisos

page-attention = Avisos y sonido
page-notify = Avisarme cuando sea mi turno y esta página no esté a la vista
page-notify-blocked = Este navegador bloquea los avisos de esta página; permítelos en sus ajustes para esta página.
page-notify-secure = Los navegadores solo permiten avisos en el equipo del servidor y por https.
page-notify-turn = Es tu turno.
page-sound = Sonidos
page-sound-volume = Volumen
