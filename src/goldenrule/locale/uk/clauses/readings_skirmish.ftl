# Readings of the duel that players may choose: what is played without one, and with it, by the id in readings.csv.

reading-skirmish-short_track = Шкала артефактів має по 3 поділки на кожному боці.
    .later = Вона має по 2 на кожному боці.
reading-skirmish-long_track = Шкала артефактів має по 3 поділки на кожному боці.
    .later = Вона має по 4 на кожному боці.
reading-skirmish-tie_last_card_loses = Коли колода закінчилась, а жетон переможних очок на 0, гра закінчується нічиєю.
    .later = Тоді програє той, хто взяв останню карту.
reading-skirmish-deck_out_at_once = Коли колода закінчується, очки порівнюють наприкінці цього ходу.
    .later = Їх порівнюють одразу.
reading-skirmish-deck_out_own_deck = Колода, що закінчується, завершує гру наприкінці цього ходу, хоч чия вона.
    .later = Колода, що закінчується, завершує гру наприкінці наступного ходу її власника або цього, якщо це його хід.
reading-skirmish-heroes_begin = Перший хід роблять лиходії.
    .later = Перший хід роблять герої.
reading-skirmish-put_into_play_is_playing = Карту, яку вводить у гру ефект, не розіграно.
    .later = Вона вважається розіграною для всього, що на це реагує.
reading-skirmish-replacing_is_not_playing = Карту, яка заміняє копію, розіграно: її миттєвий ефект настає, й інші на неї реагують.
    .later = Її не розіграно: ефект не настає, й інші на неї не реагують.
reading-skirmish-artifacts_any_turn = Одноразові артефакти застосовують у власний хід.
    .later = Їх застосовують у хід будь-кого з гравців.
reading-skirmish-artifacts_need_a_play = Для ефектів артефактів у фазі вербування розігрувати карту не треба.
    .later = Вони настають лише після того, як у ній розіграно карту.
