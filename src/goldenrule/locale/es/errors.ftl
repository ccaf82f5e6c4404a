# Lo que nombran los errores de todas las partes del programa: valores, motivos del sistema.

as-written = { $text }
shown-nothing = nada
shown-text = «{ $text }»
shown-many = { $kind } de { $n }
shown-kind = { $kind }

# Por qué un sistema rechaza lo que se le pide.
system-no-name = su nombre no es un nombre de archivo
system-eacces = permiso denegado
system-eaddrinuse = la dirección ya está en uso
system-eaddrnotavail = la dirección pedida no puede asignarse
system-ebusy = dispositivo o recurso ocupado
system-eexist = el archivo ya existe
system-efbig = el archivo es demasiado grande
system-einval = argumento no válido
system-eio = fallo de entrada o salida
system-eisdir = es una carpeta
system-eloop = demasiados enlaces simbólicos encadenados
system-emfile = demasiados archivos abiertos
system-enametoolong = el nombre del archivo es demasiado largo
system-enodev = ese dispositivo no existe
system-enoent = el archivo o la carpeta no existe
system-enolck = no quedan bloqueos disponibles
system-enomem = no hay memoria suficiente
system-enospc = no queda espacio en el disco
system-enotdir = no es una carpeta
system-enotempty = la carpeta no está vacía
system-enxio = ese dispositivo o dirección no existe
system-eperm = operación no permitida
system-erofs = el sistema de archivos es de solo lectura
