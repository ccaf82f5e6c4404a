# Words of the page about people: names, who is here, phrases, invitations, notifications, sound.

# -- people at a table

page-people = People
page-people-title = At this table
page-player-n = Player { $n }
page-person-plays = { $name } ({ $role })
page-person-you = you
page-person-here = here
page-person-away = { $minutes ->
    [0] left just now
    [one] away for a minute
   *[other] away for { $minutes } minutes
}
page-person-not-yet = not here yet
page-person-bot = a bot
page-person-bot-invited = a bot, until somebody comes
page-people-watching = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
}
page-person-came = { $name } is here.
page-person-went = { $name } has left the page.

# -- one's own name

page-me = You
page-me-name = Your name
page-me-about = The others at your tables see your name and colour. This browser remembers them.
page-me-color = Your colour
page-me-save = Save
page-me-saved = Saved
page-color-red = Red
page-color-orange = Orange
page-color-yellow = Yellow
page-color-green = Green
page-color-teal = Teal
page-color-blue = Blue
page-color-violet = Violet
page-color-pink = Pink

# -- quick phrases

page-say = Say something
page-say-shown = Show what others say
page-said = { $name }: { $phrase }
page-said-before = Said last
page-phrase-hello = Hello!
page-phrase-luck = Good luck!
page-phrase-nice = Nice move!
page-phrase-thanks = Thank you!
page-phrase-moment = One moment, please.
page-phrase-ready = I’m ready.
page-phrase-oops = Oops!
page-phrase-game = Good game!

# -- inviting

page-invite-friend = Invite a friend
page-invite-which = Which seat is for your friend?
page-invite-alone = This game has only your own seat. Your friend can watch it by the link below; to play together, start a new game for more players.
page-invite-seat-bot = A bot plays here until your friend comes
page-invite-seat-yours = Yours until your friend comes
page-invite-seat-taken = { $name } plays here
page-invite-link = Your friend’s link: { $role }
page-invite-how = Send your friend this link, or let them scan the code. Anybody who opens it can play this seat.
page-invite-qr = QR code of the link: { $role }
page-invite-again = Give this seat to somebody else
page-invite-manage = Bots and people
page-invite-only-here = This link works on this machine only.
page-invite-guest = For other devices, ask the person who runs this server to start it with “goldenrule serve --lan”, or to let the network in on this page.
page-invite-unreachable = If the link does not open: your friend’s device must be in the same network, and the firewall of this machine must allow port { $port }.

# -- the network, for the operator

page-network = Who can reach this server
page-network-lan = Let people in this network in
page-network-lan-about = Everybody in the network can then open this page as a guest, and anybody with a link can play its seat. Nothing is encrypted: do this only in a network that you trust. It lasts until the server stops; “goldenrule serve --lan” starts with it.
page-network-fixed = People in this network can reach this server, because it was started so.
page-network-only-here = Only this machine can reach this server.
page-network-address = Others find it at { $address }
page-network-name = Public name of this server
page-network-name-about = If a domain name leads to this server, for example through a proxy, links use it. Leave it empty if there is none.
page-network-name-use = Use it

# -- joining

page-join-plays = You play { $role }
page-join-bot = A bot plays this seat until you sit down.
page-join-mine = You sit here already.
page-join-others = Who else plays
page-join-lesson = New to this game? Its first lesson takes { $n ->
    [one] one minute
   *[other] { $n } minutes
} and brings you back here.
page-join-lesson-open = Play the lesson
page-join-back = Back to the invitation

# -- being told

page-attention = Notifications and sound
page-notify = Notify me when it is my turn and this page is not in front
page-notify-blocked = This browser blocks notifications from this page; allow them in its settings for this page.
page-notify-secure = Browsers allow notifications only on the machine of the server and over https.
page-notify-turn = It is your turn.
page-sound = Sounds
page-sound-volume = Volume
