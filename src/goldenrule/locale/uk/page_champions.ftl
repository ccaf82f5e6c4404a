# Words of the page's table of Champions. What the game itself says comes from the bundles of the game.

page-champions-villain = Лиходій
page-champions-you = Ви · { $form }
page-champions-schemes = Плани
page-champions-engaged = Ваші нападники
page-champions-engaged-other = Нападники: { $name }
page-champions-engaged-with = нападників: { $n }
page-champions-yours = Ваші карти у грі
page-champions-area = Показати цю зону
page-champions-attack = АТК { $n }
page-champions-thwart = ЗНШ { $n }
page-champions-defend = ЗАХ { $n }
page-champions-recover = ЛІК { $n }
page-champions-form = Змінити
page-champions-others = Інші гравці
