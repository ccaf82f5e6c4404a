# The end of a game: what led to it, and what to play next.

ending-best = { $alone ->
    [yes] Ваш найкращий хід
   *[no] Найкращий хід вашого боку
}{ $same ->
    [yes] {" "}був переломним
   *[no] { "" }
} ({ $when }шанс на перемогу { $before } → { $after }%): { $text }
ending-turned = Перелом у грі ({ $when }шанс на перемогу { $before } → { $after }%): { $text }
ending-sides = Найкращий хід називають, лише коли всі люди грають за одну сторону.
ending-not-reviewed = { $why ->
    [long] Найкращого ходу не названо: у грі понад { $most } відповідей, це забагато, щоб її переглянути.
   *[other] Найкращого ходу не названо: гра йде від збереженої позиції, і того, що було раніше, не видно.
}
ending-no-turn = { $alone ->
    [yes] Жоден ваш хід
   *[no] Жоден хід вашого боку
} не підняв шансу на перемогу на { $least }% чи більше, і жоден окремий хід не став переломним.
ending-round = раунд { $round }
ending-when = { $when };{ " " }
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
