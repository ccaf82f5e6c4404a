# Errors of the server.

bad-server-taken = Інший сервер ({ $owner }) використовує { $folder }; зупиніть його або виберіть інше --data.
