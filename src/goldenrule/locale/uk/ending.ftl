# The end of a game: what led to it, and what to play next.

ending-stats = { $game }: ваших ігор { $games }, перемог { $won }.
ending-next = Що далі? Enter — вийти.
ending-rematch = Реванш: та сама гра, перетасована наново
ending-other-side = Інший бік: за вами { $who }
ending-expert = Експертний режим, решта та сама
ending-standard = Стандартний режим, решта та сама
ending-unknown = «{ $word }» серед цього немає.
ending-view = Поглянути на стіл, яким він був наприкінці
ending-another = Інша гра
ending-next-puzzle = Наступна задача: { $name } (рівень { $level })
ending-puzzle-again = Ця задача спочатку
ending-review = Розбір: переглянути рішення
