# Errores del servidor.

bad-server-taken = Otro servidor ({ $owner }) usa { $folder }; detenlo o elige otra carpeta con --data.
bad-port = El puerto { $port } no puede usarse ({ $reason }); elige otro con `--port`.
bad-host = Este servidor no puede escuchar en { $host } ({ $reason }); da a `--host` una dirección de este equipo.
bad-server-name = { $name } no es un nombre de dominio; da a `--name` uno como `cards.example` o `https://cards.example`.
bad-proxy = { $address } no es una dirección; da a `--proxy` una como 127.0.0.1, o una red como 10.0.0.0/8.
bad-not-offered = «{ $key }» no se ofrece aquí.
bad-puzzle = No hay ningún reto «{ $id }».
bad-lesson = No hay ninguna lección «{ $id }»; elige entre { $known }.
bad-store-later = { $path } es de una versión posterior; actualiza Goldenrule o elige otra carpeta con `--data`.
bad-store-not-used = { $path } no puede usarse ({ $reason }); elige otra carpeta con `--data`.
bad-store-not-read = No puede leerse { $path } ({ $reason }).
bad-table-damaged = La mesa { $name } está dañada en la base de datos ({ $column }) y no puede abrirse; bórrala o restáurala de una copia de seguridad.
bad-no-table = No hay ninguna mesa { $name }.
bad-import-damaged = Este archivo no se puede importar: está dañado o no es una exportación de Goldenrule. Nada ha cambiado.
bad-import-later = Este archivo procede de una versión posterior de Goldenrule. Vuelve a abrir la página para actualizarla y después importa el archivo. Nada ha cambiado.
mend-data = elige otra carpeta con `--data`
server-what-if = Qué pasaría si: { $about }
