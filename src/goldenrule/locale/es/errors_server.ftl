# Errores del servidor.

bad-server-taken = Otro servidor ({ $owner }) usa { $folder }; detenlo o elige otra carpeta con --data.
bad-port = El puerto { $port } no puede usarse ({ $reason }); elige otro con `--port`.
bad-not-offered = «{ $key }» no se ofrece aquí.
bad-puzzle = No hay ningún problema «{ $id }».
bad-lesson = No hay ninguna lección «{ $id }»; elige entre { $known }.
bad-store-later = { $path } es de una versión posterior; actualiza Goldenrule o elige otra carpeta con `--data`.
bad-store-not-used = { $path } no puede usarse ({ $reason }); elige otra carpeta con `--data`.
bad-store-not-read = No puede leerse { $path } ({ $reason }).
bad-no-table = No hay ninguna mesa { $name }.
mend-data = elige otra carpeta con `--data`
server-what-if = Qué pasaría si: { $about }
