### What the browser is told by the server: about seats and requests. No game is known here.

server-waiting = Waiting for { $names }.
server-stale = The game has gone on meanwhile; look again, and choose then.
server-not-yours = This seat is not yours.
server-covered = The cards of this seat are covered; uncover them first.
server-not-asked = Nothing is asked at this seat now.
server-how-many = { $several ->
    [yes] Choose at least one thing, and each only once.
   *[no] Choose one thing.
}
server-no-ability = There is no ability here that could always be answered in the same way.
server-no-card = There is no such card in play that can be seen from this seat.
server-not-yet = This cannot be done at this table.
server-undo-nothing = There is nothing to take back.
server-undo-fewer = { $n ->
    [one] Only one answer can be taken back.
   *[other] Only { $n } answers can be taken back.
}
server-undo-others = Another player has acted since.
server-undo-hidden = Something hidden has been seen since, or chance has decided.
server-no-table = There is no such table; it may have been deleted.
server-no-seat = This link is no longer good: the seat was given to somebody else. Ask for a new one.
server-stopped = This table cannot go on: { $why }
server-stopped-late = This table was stopped because an answer took too long: a card seems to go round in circles. The game is kept as it was before that answer.
server-stopped-ended = This table was stopped because the program that runs it ended again and again. The game is kept.
server-stopped-broken = This table was stopped by an error ({ $error }). The game is kept as it was before that.
server-no-files = The option { $name } names files of the server, which a page may not.
server-no-step = There is no question { $key }; the questions are { $keys }.
server-no-choice = { $id } is not among the answers to "{ $title }".
server-choose-first = "{ $title }" has to be answered first.
server-host = This address is not one of this server's; use the one that it printed when it started.
server-origin = A page from elsewhere asks for this, and only pages of this server may.
server-too-fast = That is too much at once; wait a moment, and try again.
server-too-large = A message may have { $most } bytes, and this one has more.
server-request = That was not understood: { $why }.
server-not-json = That was not understood: it is not JSON.
server-too-many = There are too many tables; delete some that are over.
server-lost = This took too long, or the program that does it has ended; try again.
server-error = Something went wrong ({ $error }); try again, or report the problem.
server-no-page = The page has not been built yet: run python3 run.py, which does so.
server-address = Open { $address } in a browser; Ctrl-C ends the server.
server-lan = Others in this network find it at { $address }; whoever has a link can play its seat.
server-kept = Games are kept in { $folder }.
