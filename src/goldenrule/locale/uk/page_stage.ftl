# Слова сцени, яка показує події крок за кроком.

page-stage-what = Що відбувається
page-stage-next = Далі
page-stage-space = Пробіл
page-stage-to-question = До запитання
page-stage-to-table = До кінця
page-stage-again = Показати ще раз
page-stage-pace = Темп: { $pace }
page-stage-held = Пауза, поки щось відкрито
page-stage-then = Далі: { $what }
page-stage-then-you = ваше рішення
page-stage-then-end = кінець гри
page-stage-done = { $name }: відбулося
page-stage-progress = { $name }: крок { $n } з { $all }
page-stage-times = { $text } ({ $n } { $n ->
    [one] раз
    [few] рази
   *[other] разів
})
page-stage-more = { $n ->
    [one] І ще { $n } подія, у розповіді.
    [few] І ще { $n } події, у розповіді.
   *[many] І ще { $n } подій, у розповіді.
}
page-stage-skipped = { $n ->
    [one] Пропущено { $n } крок.
    [few] Пропущено { $n } кроки.
   *[many] Пропущено { $n } кроків.
}

# -- Champions --

page-stage-chapter-activate = { $name } атакує
page-stage-chapter-scheme = { $name } втілює план
page-stage-chapter-reveal = { $name }
page-stage-chapter-play = { $name }
page-stage-chapter-threat = Загроза
page-stage-chapter-deal = Карти сутички
page-stage-chapter-other = Ще подія
page-stage-role-attacks = Атакує
page-stage-role-attacked = Ціль
page-stage-role-defends = Захищає
page-stage-role-schemes = Втілює план
page-stage-role-scheme = План
page-stage-role-boost = Підсилення
page-stage-role-reveal = Розкрито
page-stage-role-play = Зіграно
page-stage-role-stage = Нова стадія
page-stage-sum-atk = атака
page-stage-sum-sch = план
page-stage-sum-boost = підсилення
page-stage-sum-def = захист
page-stage-sum-prevented = відвернено
page-stage-sum-bonus = бонус
page-stage-sum-damage = шкода
page-stage-sum-threat = загроза
page-stage-defeated = Здолано
page-stage-stunned = Оглушення
page-stage-confused = Спантеличення
page-stage-tough = Стійкість
page-stage-completed = Виконано
page-stage-eliminated = Вибуває

# -- Marvel Heroes --

# what a card does in a scene
page-stage-role-troubleshoots = Розбирається
page-stage-role-trouble = Новина
page-stage-role-headline = Свіжа новина
page-stage-role-lead = Головний лиходій
page-stage-role-backups = Підкріплення
page-stage-role-most_wanted = У розшуку
page-stage-role-plan = Генеральний план
page-stage-role-story = Історія
page-stage-role-use = Застосовано
# the numbers of the Trouble Level: what is rolled, less what the hero takes off and what villains cost; what abilities change
page-stage-sum-rolled = кидок
page-stage-sum-skill = герой
page-stage-sum-villains = лиходії
page-stage-sum-abilities = властивості
page-stage-sum-trouble = проблеми
# stamps on cards
page-stage-resolved = Успіх
page-stage-failed = Невдача
# what the other side has to roll more than
page-stage-beat = Перевершити: { $n } { $n ->
    [one] ВЛУЧАННЯ
    [few] ВЛУЧАННЯ
   *[many] ВЛУЧАНЬ
}
