# Words of the page that plays without a server: loading the games, tabs, versions, saved games as a file.

# -- the engine

page-engine-loading = Loading the games…
page-engine-loaded = { $done } of { $all } MB
page-engine-elsewhere = Goldenrule is open in another tab
page-engine-elsewhere-about = Only one tab can play at a time. Continue there, or play in this tab instead; nothing is lost.
page-engine-take = Play in this tab
page-engine-taking = Waiting for the other tab…
page-engine-failed-busy = Another tab or window still uses the saved games. Close it, then try again.
page-engine-failed-storage = This browser does not let the page save games. Allow this site to store data, then try again.
page-engine-failed-log = The saved games in this browser cannot be read. Save a copy of them first. Then try again, or start with no games.
page-engine-save-log = Save a copy of the saved games
page-engine-save-damaged = Save a copy of everything as it was
page-engine-fresh = Start with no games
page-engine-fresh-sure = Start with no games? This removes all games, settings and statistics from this browser. To keep them, save a copy first.
page-engine-failed-broken = The games could not be loaded. Check that this device is connected, then try again.
page-engine-away = The games do not answer. If a notice on this page says why, follow it; otherwise load the page again.
page-engine-table-slow = The table is not there yet. The games may be busy; wait a moment, or go to the first page.
page-engine-table-closed = The table could not be opened. The page keeps trying; if it takes long, go to the first page and open the table from there.
page-engine-late = An answer took too long: a card seems to loop forever. The games were started again, and everything is as it was before that answer.
page-engine-update = A new version is ready. It starts when you close all tabs of this page and open it again. Your games are kept.
page-engine-close = Close

# -- saved games as a file

page-backup = Saved games
page-backup-about = Your games, settings and statistics are stored in this browser only. Export them to keep a copy, or to continue on another device.
page-backup-offline = This page also opens without a network.
page-backup-may-vanish = The browser may delete them when it runs out of space.
page-backup-persist = Ask the browser to keep them
page-backup-export = Export everything
page-backup-import = Import a file
page-backup-import-sure = Import “{ $name }”? It replaces all games, settings and statistics in this browser.
page-backup-damaged = This file cannot be imported: it is damaged, or it is not an export of Goldenrule. Nothing has changed.
page-backup-not-exported = The export failed. Try again.

# -- friends

page-alone = Playing with friends over a link needs a server
page-alone-about = This page plays in your own browser, and no one else can reach it. One of you installs Goldenrule on a computer, starts it with “goldenrule serve --lan”, and sends the others their links.
