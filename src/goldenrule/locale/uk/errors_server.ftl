# Errors of the server.

bad-server-taken = Інший сервер ({ $owner }) використовує { $folder }; зупиніть його або виберіть інше --data.

bad-port = Порт { $port } використати не можна ({ $reason }); виберіть інший через --port.
bad-host = Сервер не може слухати за адресою { $host } ({ $reason }); дайте --host адресу цієї машини.
bad-server-name = { $name } — не доменне ім’я; дайте --name таке, як `cards.example` або `https://cards.example`.
bad-proxy = { $address } — не адреса; дайте --proxy таку, як 127.0.0.1, або мережу, як 10.0.0.0/8.
bad-not-offered = «{ $key }» тут не пропонується.
bad-puzzle = Задачі «{ $id }» немає.
bad-lesson = Уроку «{ $id }» немає; виберіть із { $known }.
bad-store-later = { $path } від пізнішої версії; оновіть Goldenrule або виберіть інше --data.
bad-store-not-used = { $path } використати не можна ({ $reason }); виберіть іншу теку через --data.
bad-store-not-read = { $path } прочитати не можна ({ $reason }).
bad-table-damaged = Стіл { $name } у базі даних пошкоджено ({ $column }), відкрити його не можна; видаліть його або відновіть із резервної копії.
bad-no-table = Столу { $name } немає.
bad-import-damaged = Цей файл неможливо імпортувати: він пошкоджений або не є експортом Goldenrule. Нічого не змінилося.
bad-import-later = Цей файл створено новішою версією Goldenrule. Відкрийте сторінку знову, щоб оновити її, а потім імпортуйте файл. Нічого не змінилося.
mend-data = виберіть іншу теку через --data
