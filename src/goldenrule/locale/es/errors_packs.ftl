# Errores de los paquetes de contenido y de archivos YAML de todo tipo. Lo que va entre acentos graves se escribe tal cual.

# -- un problema y su lugar --------------------------------------------------------------------------------------------

problem-line = { $file }:{ $line }: { $text }
problem-file = { $file }: { $text }
problem-at = { $at }: { $text }
bad-notation = { $problem }
bad-pack = El paquete { $folder } no puede usarse: { $problem }{ $more ->
    [0] { "" }
   *[other] { " " }({ $more } más; `goldenrule pack check { $folder }` los enumera todos)
}
nearest-close = ; ¿querías decir { $words }?
nearest-known = ; se conocen: { $known }.
nearest-none = .
nearest-renamed = ; ahora se llama { $new }.
pack-old-kind = ahora una capacidad empieza por su clase: { $new }: con lo que iba detrás, en lugar de `kind`.
pack-old-trigger = { $new ->
    [none] ahora un desencadenante es una sola palabra con campos, en lugar de `event`, `timing` y `test`; docs/packs.md enumera los desencadenantes.
   *[other] ahora un desencadenante es una sola palabra con campos: { $new } en lugar de `event`, `timing` y `test`.
}
pack-old-left = { $path } usa una notación anterior y no es seguro qué significa ahora; reescríbelo a mano como dice docs/packs.md y vuelve a migrar.
bad-migrate-unsure = { $folder } no se ha reescrito y nada ha cambiado en él: { $problem }{ $more ->
    [0] {""}
    [one] {" "}Hay un lugar más así.
   *[other] {" "}Hay { $more } lugares más así.
}

# -- archivos ----------------------------------------------------------------------------------------------------------

bad-file = { $file } { $said }
bad-file-line = { $file }, línea { $line }: { $said }.
file-outside = no es un archivo del paquete; no se siguen enlaces fuera de la carpeta.
file-missing = no existe{ $listed ->
    [none] .
   *[other] ; lo nombra { $listed }.
}
file-not-read = no puede leerse ({ $reason }).
file-empty = no contiene nada o solo comentarios; complétalo o nombra otro archivo.
yaml-large = supera los { $most } bytes; divídelo.
yaml-bytes = no es texto `UTF-8` (posición { $byte }); guárdalo como `UTF-8`.
yaml-no-yaml = no es YAML válido: { $why }.
yaml-invalid = no es YAML válido: { $why }
yaml-documents = no es YAML válido: aquí empieza otro documento
yaml-anchors = no se permiten anclas ni alias (& y *); escríbelo completo
yaml-tags = no se permiten etiquetas ({ $tag }); quítala
yaml-nested = está anidado a más de { $most } niveles
yaml-values = el archivo contiene más de { $most } valores; divídelo
yaml-twice = «{ $name }» figura aquí dos veces
yaml-key = una clave es una palabra o un número
yaml-merge = no se permiten claves de fusión (<<); escríbelo completo
yaml-number = el número { $digits }... es demasiado grande; pon un texto entre comillas
bad-data-at = { $place }: { $why }.
bad-file-at = { $file }, línea { $line }: { $place ->
    [none] el archivo
   *[other] { $place }
}: { $why }.
data-words = { $what }: { $words }
data-near = { $what } (¿querías decir { $words }?)
data-known = { $what } (se conocen: { $words })

# -- carpetas ----------------------------------------------------------------------------------------------------------

bad-pack-no-folder = { $path } no es una carpeta; nombra la carpeta que contiene { $file }.
bad-pack-too-large = los archivos del paquete superan juntos los { $most } bytes; divide el paquete.
bad-pack-name = Ningún paquete puede llamarse «{ $name }»; da a la carpeta un nombre con letras, que empiece por una.
bad-pack-template = No hay ninguna plantilla { $name } para un paquete nuevo de { $game }; elige entre { $known }.
bad-pack-there = { $folder } ya existe; nombra una carpeta que no exista.
bad-pack-not-made = No puede crearse { $folder } ({ $reason }); elige otro lugar.

# -- paquetes con los que se juega -------------------------------------------------------------------------------------

bad-packs-no-list = La opción `packs` es una lista de carpetas, no { $option }.
bad-packs-too-many = La opción `packs` nombra { $n } paquetes, y se juega con { $most } como máximo.
bad-packs-twice = El paquete «{ $id }» se nombra dos veces; nombra cada uno una vez.
bad-packs-no-folder = La opción `packs` es una lista de carpetas; { $path } no lo es.
bad-packs-fields = La opción `packs` nombra un paquete con { $fields }, no con { $named }.
bad-packs-hash = La opción `packs` nombra un paquete «{ $id }» con la huella «{ $hash }», que no puede serlo.
bad-pack-not-kept = No puede escribirse { $path } ({ $reason }); asigna otra carpeta a `GOLDENRULE_HOME`.
bad-pack-missing = Esta partida se juega con el paquete «{ $id }», versión «{ $version }» ({ $hash }), que no se conserva aquí; consigue esa misma versión y ejecuta `goldenrule pack keep { metavar-folder }`.
bad-pack-changed = { $path } ha cambiado; bórralo y ejecuta `goldenrule pack keep { metavar-folder }` con el paquete «{ $id }».
bad-pack-damaged = { $where } está dañado; ejecuta otra vez `goldenrule pack keep { metavar-folder }` con ese paquete.
bad-pack-other-game = { $where } es un paquete para «{ $game }», no para «{ $wanted }».
bad-pack-version = { $where } no encaja con esta versión: { $why }

# -- qué hay en un paquete ---------------------------------------------------------------------------------------------

pack-other-game = el paquete es para «{ $game }», no para «{ $wanted }».
pack-format = el formato { $format } no se conoce; esta versión lee el formato { $known }.
pack-bad-id = «{ $id }» no es un identificador; usa hasta 40 minúsculas, cifras y '_', empezando por una letra.
pack-files-count = se nombran { $n } archivos; nombra de 1 a { $most }.
pack-bad-file = «{ $name }» no es un archivo del paquete; nombra uno como `cards.yaml` o `heroes/wasp.yaml`.
pack-file-twice = «{ $name }» se nombra dos veces.
pack-shared = lo que comparten todas las cartas de un archivo es una asignación; escribe NOMBRE: VALOR.
pack-no-part = un paquete no tiene parte «{ $name }»{ $close }
pack-part-no-list = una parte es una lista; escribe cada elemento tras un '-'.
pack-bad-cards = un archivo de cartas es una lista de cartas, o una asignación de partes con una lista cada una.
pack-too-much = el paquete incluye más de { $most } cartas y otras cosas; haz con ello varios paquetes.
pack-id-twice = este identificador ya figura en { $file }, línea { $line }.
pack-nothing-to-take = no tiene copias, y no hay ninguna carta con este identificador que quitar{ $close }
pack-nothing = aquí no hay nada.

# -- valores -----------------------------------------------------------------------------------------------------------

pack-value-missing = aquí falta { $expected }.
pack-value-other = { $data } no es { $expected }.
pack-no-such-word = { $data } no es una de las palabras que pueden figurar aquí{ $close }
pack-word-misfit = { $data } no encaja aquí{ $close }
pack-no-truth = { $data } no es `true` ni `false`.
pack-no-number = { $data } no es un número.
pack-number-large = { $data } es demasiado grande; los números van de -{ $most } a { $most }.
pack-no-text = { $data } no es un texto.
pack-no-text-number = { $data } no es un texto; escríbelo entre comillas: "{ $data }".
pack-text-long = este texto tiene { $n } letras; se leen { $most } como máximo.
pack-text-signs = el texto { $data } tiene signos que no pueden mostrarse; quítalos.
pack-no-list = { $data } no es una lista; escribe [ ... ].
pack-list-long = esta lista tiene { $n } elementos; se leen { $most } como máximo.
pack-list-length = esta lista tiene { $n } elementos, no { $expected }.
pack-no-mapping = { $data } no es una asignación; escribe NOMBRE: VALOR.
pack-mapping-long = esta asignación tiene { $n } elementos; se leen { $most } como máximo.
pack-key-text = la clave { $name } no es un texto; escríbela entre comillas: "{ $name }".
pack-key-number = la clave «{ $name }» no es un número.
pack-no-fields = { $data } no es una asignación de campos ({ $names } ...).
pack-one-word = aquí se espera una palabra, { $expected }, no { $n }: { $there }.
pack-word-alone = { $word } no lleva nada; escribe solo { $word }.
pack-word-direct = { $word } tiene un campo; escribe su valor directamente, sin «{ $first }».
pack-word-fields = { $word } tiene los campos { $names }; escribe { $word }: { "{" }{ $first }: ...{ "}" }.
pack-word-head = { $word } lleva su «{ $head }» tras la propia palabra; escribe { $word }: ... .
pack-no-head = una capacidad empieza por su clase: { $begin }. Escribe { $first }: ... en lugar de { $word }:.
pack-word-elsewhere = { $word } es { $expected }; aquí va { $here }.
pack-word-unknown = no hay ninguna palabra «{ $word }» para { $here }{ $close }
pack-field-unknown = { $called } no tiene campo «{ $field }»{ $close }
pack-field-missing = { $called } necesita el campo «{ $field }».

pack-kind-text = un texto
pack-kind-number = un número
pack-kind-truth = `true` o `false`
pack-kind-list = una lista
pack-kind-mapping = una asignación
pack-kind-effect = un efecto
pack-kind-condition = una condición
pack-kind-cards = un grupo de cartas
pack-kind-ability = una habilidad
pack-kind-trigger = un desencadenante
pack-kind-interrupt = un desencadenante de Interrupción
pack-kind-response = un desencadenante de Respuesta
pack-kind = un { $word }

# -- cartas de cualquier juego -----------------------------------------------------------------------------------------

pack-card-id = no es un identificador; usa hasta 40 minúsculas, cifras y '_', empezando por una letra.
pack-card-name = no tiene nombre.
pack-card-large = sus habilidades tienen más de { $most } palabras; divide la carta.
pack-card-deep = las elecciones y los bucles se anidan a más de { $most } niveles; escríbelo de forma más sencilla.
problem-ability = habilidad { $n }: { $text }
problem-lasting = efecto duradero «{ $name }»: { $text }
pack-ability-idle = no puede hacer nada; escribe qué hace o quítala.
pack-bad-binding = no puede asignarse nada al nombre «{ $name }»; usa otras minúsculas, cifras y '_'.
