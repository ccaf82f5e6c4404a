# Errores del servidor.

bad-server-taken = Otro servidor ({ $owner }) usa { $folder }; termínalo o elige otra carpeta con --data.
