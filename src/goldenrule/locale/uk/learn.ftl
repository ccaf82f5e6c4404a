# The words of the command `learn`; the lessons themselves are in the files of the games.

learn-first-line = навчитися грати: перша гра з поясненнями, від 5 до 15 хвилин
learn-which = Який урок? Enter: { $own }. quit — вийти.
learn-line = { $game } { $number }: { $title } ({ $minutes } хв{ $state ->
    [done] ; пройдено
    [begun] ; зупинено на кроці { $step } з { $of }
   *[new] {""}
})
learn-title = Урок { $number }: { $title } ({ $minutes } хв)
learn-commands = Також: back і skip — крок назад чи вперед, skip lesson — закінчити урок, lesson — повторити сказане, hint — показати відповідь, rules — правила, ? НАЗВА — пояснити карту, quit — вийти, зберігши місце.
learn-hint = help каже, що ще можна ввести; quit — вийти, зберігши місце.
learn-reading = Enter — далі. Також: back і skip — крок назад чи вперед, skip lesson — закінчити урок, lesson — повторити сказане, rules — правила, view — стіл, ? НАЗВА — пояснити карту, quit — вийти, зберігши місце.
learn-resumed = Ви продовжуєте з кроку { $step } з { $of }.
learn-step = ({ $number }/{ $of }) { $text }
learn-enter = Enter — далі.
learn-now = Тепер: { $typed } ({ $answer }).
learn-now-any = Тепер: { $typed }, як бажаєте.
learn-enter-key = Enter
learn-puzzle = Знайдіть самі; hint показує відповідь.
learn-not-now = Це дозволений хід, і у власній грі він може бути добрим. Урокові тут потрібен інший.
learn-rules = Правила, що за цим стоять
learn-left = Ваше місце збережено: goldenrule learn { $game } продовжує.
learn-done = Пройдено: { $title }.
learn-next = Enter: наступний урок. q: швидка гра зараз. quit — вийти.
learn-end = Це був останній урок. Enter: ваша перша справжня гра, швидка. quit — вийти.
