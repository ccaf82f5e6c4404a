# Errores del núcleo: posiciones, registros, archivos, bloqueos y lo que se hace en una partida.

# -- lo que se hace en una partida -------------------------------------------------------------------------------------

bad-not-asked = Al asiento { $seat } no se le pregunta nada ahora; se pregunta a: [{ $asked }].
bad-no-option = { $option } no está entre las opciones del asiento { $seat }: { $few }{ $more ->
    [0] { "" }
   *[other] { " " }y { $more } más
}.
bad-stuck = La decisión «{ $kind }» del asiento { $seat } no tiene ninguna opción válida.
bad-endless = { $card ->
    [none] Una regla del juego
   *[other] La carta «{ $card }»
} no termina nunca: se han dado { $n } pasos sin ninguna pregunta.
doing-card = { $card ->
    [none] se aplicaba una regla del juego
   *[other] se aplicaba la carta «{ $card }»
}
doing-table = se mostraba su mesa
bad-broken-position = La partida ha fallado mientras { $doing }: la posición de la que venía está dañada; empieza desde otra.
bad-broken-card = La partida ha fallado mientras { $doing }; corrige esa carta o juega sin su paquete.
bad-no-lasting-effect = No hay ningún efecto duradero definido en «{ $path }».
bad-no-reading = No hay ninguna lectura de las reglas «{ $name }»; elige entre { $known }.
bad-too-many-cards = Una partida tiene como máximo { $most } cartas, y aquí hay más; quita algunas.

# -- posiciones guardadas ----------------------------------------------------------------------------------------------

bad-position-class = Una posición que contiene «{ $name }» no puede guardarse: no es una parte registrada de un juego.
bad-position-name = La posición guardada nombra { $name }, que no forma parte de este juego.
bad-position-fields = La posición guardada está dañada o es de otra versión de Goldenrule ({ $n } campos para { $name }, no { $expected }).
bad-position-value = La posición guardada contiene { $text }, que no es un valor de una partida; usa otra copia.
bad-position-broken = La posición guardada está dañada: ninguna partida puede seguir desde su contenido; usa otra copia.
bad-position-nobody = La posición guardada está dañada: no se pregunta nada a nadie; usa otra copia.
bad-position-steps = La posición guardada está dañada: `steps` debe tener tantos nombres como elementos tiene `stack`; usa otra copia.
bad-position-step = La posición guardada está en el paso { $step } de { $kind }, que esta versión no tiene; continúa con la versión que la guardó.
bad-position-answer = La respuesta { $option } no se ofrecía.
bad-position-nested = La posición guardada está dañada: está anidada a demasiada profundidad; usa otra copia.
bad-position-stateless = La posición guardada está dañada: no tiene `state`; usa otra copia.
bad-position-fieldless = La posición guardada está dañada o es de otra versión: no tiene «{ $field }».
bad-position-lists = La posición guardada está dañada: `stack` y `pending` son listas; usa otra copia.
bad-position-numbers = La posición guardada está dañada: `ret`, `decisions` y `forced` son números; usa otra copia.
bad-position-impossible = La posición guardada está dañada: { $place } es { $value }, y no puede serlo; usa otra copia.
position-question = la pregunta que se hace
position-card = la carta { $n }
position-stack = la pila
position-lasting = el efecto duradero { $id }
position-step = el paso { $n } de lo que se está haciendo
position-field = «{ $field }» { $where }
position-step-fields = `pc`, `occ` o `cond` { $where }
position-of-table = de la mesa
position-of-card = de la carta { $n }
position-in-step = en el paso { $n } de lo que se está haciendo ({ $kind })

bad-torn-two-places = La posición guardada está dañada: la carta { $n } está en dos lugares; usa otra copia.
bad-torn-no-place = La posición guardada está dañada: una carta no está en ningún lugar, o está dos veces en uno; usa otra copia.
bad-torn-card-0 = La posición guardada está dañada: la carta 0 no puede existir; usa otra copia.
bad-torn-in-play = La posición guardada está dañada: la carta { $n } está en juego y no lo está; usa otra copia.
bad-torn-numbers = La posición guardada está dañada: dos cartas se muestran con un mismo número, o una con un número aún no dado; usa otra copia.
bad-torn-over = La posición guardada está dañada: la partida ha terminado y continúa, o ninguna de las dos cosas; usa otra copia.
bad-torn-circle = La posición guardada está dañada: la carta { $n } está vinculada en círculo; usa otra copia.
bad-torn-game = La posición guardada está dañada: { $why }; usa otra copia.
champions-torn-missing = falta { $what ->
    [villain] el Villano
    [main-scheme] el Plan principal
   *[identity] un Superhéroe
}
champions-torn-nobody = no juega nadie
heroes-torn-combat = continúa un Combate que no existe
heroes-torn-troubleshoot = continúa una acción de Esclarecer que no existe
heroes-torn-fighter = lucha alguien que no está en juego
heroes-torn-scenario = no hay Escenario
skirmish-torn-slot = un hueco contiene lo que no puede contener

# -- registros ---------------------------------------------------------------------------------------------------------

the-record = El registro
the-record-table = La mesa { $table }
the-record-line = El diario de la mesa { $table }, línea { $line },
file-line = { $file }, línea { $line }
bad-record-empty = { $where }: vacío; se esperaba una partida guardada.
bad-record-format = { $where } tiene el formato { $found }, y esta versión lee el formato { $format }: { $later ->
    [yes] actualiza Goldenrule.
   *[no] ese formato nunca ha existido.
}
bad-record-wrong = { $where } no es una partida guardada: { $why }; usa otra copia.
bad-record-cut-off = { $where } se corta tras { $n } bytes; usa otra copia.
bad-record-not-json = { $where } no es JSON, y una partida guardada lo es; usa otra copia.
bad-record-not-installed = { $where } es del juego { $game }, que no está instalado; se conocen: { $games }.
bad-record-no-digests = { $where } tiene { $n } entradas, pero ninguna huella al principio y tras la última.
bad-record-too-long = { $where } tiene { $n } { $what ->
    [decisions] decisiones
   *[digests] huellas
}, y un registro tiene { $most } como máximo.
bad-record-other-game = El registro es del juego { $game }, no de «{ $name }».
bad-replay-undo = La entrada { $number } deshace { $undo } decisiones, pero ahí hay { $standing }.
bad-replay-illegal = La decisión { $number } del registro no es válida: { $error }
bad-replay-broken = La decisión { $number } del registro no puede jugarse: { $error }
bad-replay-snapshot = La posición guardada con el registro tiene la huella { $found }, no { $digest }; y { $error }
bad-replay-digest = La partida difiere de su registro { $number ->
    [0] al principio
   *[other] tras la decisión { $number }
}: la huella es { $found }, no { $wanted }.{ $other ->
    [yes] { " " }Se jugó con otras reglas o cartas.
   *[no] { "" }
}
bad-not-taken-back = No pueden deshacerse { $count } decisiones: pueden deshacerse { $n }.
bad-game-too-long = Esta partida tiene { $most } decisiones, el máximo que puede registrarse; empieza otra.
record-changed = Las reglas o las cartas han cambiado desde la versión { $version }; se continúa desde la posición guardada.
record-torn = La última línea de { $path } estaba cortada ({ $n } bytes); su decisión se ha perdido.

# -- archivos ----------------------------------------------------------------------------------------------------------

bad-folder-not-made = No puede crearse { $path } ({ $reason }); asigna a `GOLDENRULE_HOME` una carpeta en la que pueda escribirse.
bad-not-written-mend = No puede escribirse { $path } ({ $reason }); { $mend }.
bad-not-written = No puede escribirse { $path } ({ $reason }).
bad-is-there = { $path } ya existe; elige otro nombre o bórralo.
mend-elsewhere = elige otro lugar
bad-line-damaged = { $where }: contenido dañado: { $why }.
bad-line-not-json = { $where }: contenido dañado: no es JSON; usa otra copia.
bad-journal-empty = { $path } no contiene ninguna línea entera; no puede recuperarse ninguna partida.
bad-no-plain-file = No puede leerse { $path } (es { $what ->
    [folder] una carpeta
   *[device] una tubería o un dispositivo
}, no un archivo){ $mend ->
    [none] .
   *[other] ; { $mend }.
}
bad-not-read = No puede leerse { $path } ({ $reason }){ $mend ->
    [none] .
   *[other] ; { $mend }.
}
bad-too-large = { $path } supera los { $most } bytes{ $mend ->
    [none] ; ¿es el archivo correcto?
   *[other] ; { $mend }.
}
bad-not-locked = No puede bloquearse { $path } ({ $reason }); asigna a `GOLDENRULE_HOME` una carpeta en la que pueda escribirse, en un disco de este equipo.
bad-taken = Lo está usando { $owner }.
moment = { $date }, { $time }
lock-owner = { $process ->
    [none] otro proceso
   *[other] el proceso { $process }{ $machine ->
        [this] { "" }
       *[other] { " " }del equipo { $machine }
    }, desde { $since }
}

# -- datos que no encajan ----------------------------------------------------------------------------------------------

data-place = en { $where }, { $what }
data-key = una clave de { $where }, { $what }
data-number = número { $n }
data-member = un elemento
data-field-missing = falta el campo { $field }
data-field-unknown = no existe el campo { $field }
data-word = { $word } no es una de las palabras que pueden figurar ahí
data-value = el valor no puede figurar ahí
data-expected = se espera { $wanted }
data-expected-not = se espera { $wanted }, no { $got }
data-length = { $how ->
    [least] { $kind } de una longitud de al menos { $limit }
    [most] { $kind } de una longitud de { $limit } como máximo
   *[exactly] { $kind } de longitud { $limit }
}
data-least = { $kind } de al menos { $limit }
data-most = { $kind } de { $limit } como máximo
data-more = { $kind } de más de { $limit }
data-less = { $kind } de menos de { $limit }
data-kind-object = una asignación
data-kind-array = una lista
data-kind-str = un texto
data-kind-int = un número entero
data-kind-float = un número
data-kind-bool = `true` o `false`
data-kind-null = nada
data-kind-other = otro valor

# -- paquetes ----------------------------------------------------------------------------------------------------------

bad-no-extra = Hace falta { $package }, que no está instalado; `pip install "goldenrule[{ $extra }]"` lo añade.
