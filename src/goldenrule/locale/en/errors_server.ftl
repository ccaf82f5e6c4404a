# Errors of the server.

bad-server-taken = Another server ({ $owner }) uses { $folder }; end it, or choose another --data.
