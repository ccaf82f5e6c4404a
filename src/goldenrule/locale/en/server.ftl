### What the browser is told by the server: about seats and requests. No game is known here.

server-waiting = Waiting for { $names }.
server-open-seed = Open seed: a person who has typed or read it can know every hidden card.
server-thinking = { $name } is thinking…
server-hint-own = Bots give no hints here: lessons and puzzles have hints of their own.
server-hint-waits = A hint is already on its way; it takes a while.
server-stale = The game has moved on; look again, then choose.
server-not-yours = This seat is not yours.
server-covered = The cards of this seat are covered; uncover them first.
server-not-asked = This seat has nothing to decide now.
server-skip-not = You cannot pass here: answer this first.
server-how-many = { $several ->
    [yes] Choose at least one thing, and each only once.
   *[no] Choose one thing.
}
server-no-ability = There is no ability here that can have a standing answer.
server-standing = { $card }{ $n ->
    [-1] , a question while it resolves
    [0] { "" }
   *[other] , another ability
}: { $answer ->
    [always] always used
   *[never] never used
}
server-no-card = This seat can see no such card in play.
server-undo-nothing = There is nothing to take back.
server-undo-fewer = { $n ->
    [one] Only one answer can be taken back.
   *[other] Only { $n } answers can be taken back.
}
server-undo-others = Another player has acted since.
server-undo-hidden = Something hidden was seen since, or chance has decided.
server-undo-shown = Another player has seen a card since that was hidden from them.
server-no-table = There is no such table; its owner may have deleted it.
server-no-link = This link does not belong to this server: part of it is missing, or another server made it. Ask for it again, and copy all of it.
server-no-seat = This link no longer works: the seat was given up or given away. Ask the owner of the table for a new one.
server-seat-bot = A bot plays this seat now. The owner of the table can give the seat back to a person, and send you a new link.
server-seat-gone = The current game at this table has no such seat. Ask the owner of the table for a new link.
server-stopped = This table cannot continue: { $why }
server-stopped-storage = This table has stopped: { $why } The game is as it was before the last answer, and continues by itself once it can be saved again.
server-stopped-late = This table was stopped because an answer took too long: a card seems to loop forever. The game is as it was before that answer. (Error { $id })
server-stopped-ended = This table was stopped because the program that runs it crashed again and again. The game is saved. (Error { $id })
server-stopped-broken = This table was stopped by an error, which is in the log and the reports of the server. The game is as it was before the error. (Error { $id })
server-epoch-differs =
    The rules or cards have changed since version { $version }, or the saved game is damaged: it continues from the last position that could be read{ $lost ->
        [0] .
        [one] , one answer earlier.
       *[other] , { $lost } answers earlier.
    } Everything before it is kept under “Earlier parts”.
server-epoch-damaged =
    The saved game is damaged: it continues from the last position that could be read{ $lost ->
        [0] .
        [one] , one answer earlier.
       *[other] , { $lost } answers earlier.
    } Everything before it is kept under “Earlier parts”.
server-epoch-new-rules = The rules or cards have changed since version { $version }, so all answers were replayed with the new ones, and some things may be different. Everything before it is kept under “Earlier parts”.
server-not-told = The table at that time was not saved, but you can save its record as a file.
server-no-epoch = This table has no part { $epoch }.
server-no-files = The option { $name } names files on the server, and a page cannot do that.
server-no-step = There is no question { $key }; the questions are { $keys }.
server-no-choice = { $id } is not among the answers to "{ $title }".
server-choose-first = Answer "{ $title }" first.
server-host = This is not an address of this server; use the one that it printed when it started.
server-origin = This request comes from another website; only pages of this server may send it.
server-too-fast = Too many requests at once; wait a moment, then try again.
server-full = The server has no free connection left; try again in a few seconds.
server-thinks-much = You have asked for many hints or reviews; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-tables-fast = You have opened many tables in a short time; open another one in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-folders-fast = The server has many new visitors at the moment; try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
server-folders-full = The server cannot keep games for more guests; try again later.
server-many-sockets = You have too many tables open at once; close some of these pages and try again.
server-tables-full = You have { $most ->
    [one] { $most } table
   *[other] { $most } tables
}, the most that one person may have; delete some of them, or wait until old ones are removed.
server-too-large = A message may have { $most } bytes, and this one has more.
server-query-long = A search may have at most { $most } characters, and this one has { $n }; shorten it.
server-request = That was not understood: { $why }.
server-not-json = That was not understood: it is not JSON.
server-alone = This page plays in your own browser. For this, Goldenrule needs a server.
server-log-damaged =
    { $n ->
        [one] One entry of the saved games in this browser was damaged and is lost.
       *[other] { $n } entries of the saved games in this browser were damaged and are lost.
    } { $about ->
        [none] It is not known what they belonged to.
       *[other] They belonged to: { $about }.
    } { $gone ->
        [0] Games continue from the last position that could be read.
        [one] One game is gone. The others continue from the last position that could be read.
       *[other] { $gone } games are gone. The others continue from the last position that could be read.
    }
server-status-400 = The server does not understand this request.
server-status-404 = There is nothing at this address.
server-status-405 = This cannot be done at this address.
server-status = The server refuses this (status { $status }).
server-page-403 = Not allowed
server-page-404 = Not found
server-page-421 = Wrong address
server-page-429 = Too many requests
server-page-other = That did not work
server-page-asked = You asked for: { $address }
server-page-home = Go to the first page
server-too-many = The server has as many tables as it can keep; try again later.
server-expired = This table was removed because nobody had used it for a long time.
server-lost = This took too long, or the program that does it has ended; try again. (Error { $id })
server-error = Something went wrong ({ $error }); try again, or report the problem. (Error { $id })
server-no-page = The page has not been built yet: run python3 run.py to build it.
server-address = Open { $address } in a browser; Ctrl+C stops the server.
server-lan = Others in this network find it at { $address }; anybody with a link can play its seat.
server-named = Others find it at { $address }; your own address there is { $own }
server-kept = Games are kept in { $folder }.
server-key-open = Others on this machine can read { $path } and sign in as anybody with it. Allow only yourself to read it (`chmod 600`).
server-art = Own pictures of { $n } { $n ->
    [one] card
   *[other] cards
} from { $folder }; only your own page shows them.
server-art-shared = Own pictures of { $n } { $n ->
    [one] card
   *[other] cards
} from { $folder }; everybody who visits this server sees them.
server-art-left-out = Left out: { $files }.
server-art-fault = { $file } ({ $why })
server-art-name = its name is not the code of a card
server-art-many = a folder has at most { $most } pictures
server-art-twice = another file has the same code
server-art-elsewhere = it is not a file in this folder
server-art-large = it is larger than { $most } MB
server-art-unreadable = it cannot be read
server-art-no-picture = it is not a { $kind } picture
server-art-none = no file there ends with `.jpg`, `.png` or `.webp`
server-art-empty = There is no picture of a card in { $folder }: { $why }. Name files by the code of their card, such as `01001a.jpg`.
server-art-folder = The folder of pictures { $folder } cannot be read; name an existing folder.
server-art-which = `--share-art` needs `--art { metavar-folder }`: name the folder of pictures.
server-where = { $round ->
    [0] It is { $names } to act.
   *[other] Round { $round }: it is { $names } to act.
}
server-taken-back = Taken back: { $what }.
server-taken-back-hidden = { $who } took back a decision.
server-taken-back-step = Back to the step before.
server-undo-wanted = { $who } would like to take back { $n ->
    [one] the last answer
   *[other] the last { $n } answers
}, yours among them.
server-undo-asked = Asked: { $names }.
server-undo-over = The game is over, and everybody may look at all hands.
server-undo-none = Nobody has asked you to take anything back.
server-undo-denied = { $names } did not allow it.
server-broke = This cannot be carried out ({ $error }); the game is as it was before. (Error { $id })
server-no-values = { $name } has no values.
server-preview-chance = The effect depends on chance, or on cards that you have not seen.
server-find-out = Find the move yourself.
server-now = Now: { $answer }.
server-lesson-title = Lesson { $number } of { $of } done
server-first-game = Your first game, with tips
server-lesson-again = Repeat this lesson
server-lesson-next = The next lesson: { $title }
server-what-if = What if: { $about }
server-about = { $names } against { $facing }
server-not-over = You can play this when the game is over.
server-no-moment = The game has no moment { $at }; the last one is { $most }.
server-report-holds = This report holds what one seat has seen of the game ({ $who }), and nothing that was hidden from it.
server-watching = a spectator
server-no-code = There is no card with the code { $code }.
server-slow = The answer has not come in time.
server-many-pages = Too many pages are open at this table; close one of them first.
server-number = A number in the address is too large.
server-no-puzzle = There is no puzzle { $id }.
server-only-operator = Only the operator of this server may do that; open the address that the server printed when it started.
server-no-operator = This is not the address of this server’s operator; open the one that the server printed when it started.
server-no-cookie = Your browser has sent no cookie, so nothing can be kept for you; allow cookies for this page and load it again.
server-not-counted = This game could not be added to the statistics of every player.
server-seat-taken = Somebody plays this seat; you can give it away when their page is closed or they have left.
server-seat-kept = The player of this seat has lost the connection. The seat stays theirs for { $n ->
    [one] another second
   *[other] another { $n } seconds
}; try again after that.
server-nobody = Nobody would play then; leave one seat to a person.
server-no-such-seat = There is no seat { $seat }; the seats are 0 to { $most }.
server-not-owner = Only the owner of the table may do that.
server-not-alone = That would give away hidden cards; you can do it when the game is over, or as its only player.
server-not-watched = Nobody may look over the shoulder of this seat.
server-no-pack = The pack { $id } is not allowed here; { $n ->
    [0] none is.
   *[other] those that are: { $known }.
}
server-invite-taken = Somebody has taken this seat. Choose another one, or give it away once they have left.
server-talks-fast = That was a lot at once; wait a few seconds, then try again.
server-say-not-seated = Only players can say something here.
server-no-network = This machine has no address in a network. Connect it to one, then try again.
