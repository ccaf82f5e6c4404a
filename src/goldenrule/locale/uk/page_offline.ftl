# Words of the page that are needed before a server has been reached; they are built into it.

page-offline = Goldenrule недосяжний
page-offline-about = Чи програма ще працює? Нічого не втрачено: кожну відповідь збережено, і сторінка сама продовжить, щойно програма відповість.
page-offline-again = Спробувати ще раз
