# Words of the page's table of Champions. What the game itself says comes from the bundles of the game.

page-champions-villain = Лиходій
page-champions-you = Ви · { $form }
page-champions-schemes = Плани
page-champions-engaged = Ваші нападники
page-champions-engaged-other = Нападники: { $name }
page-champions-engaged-with = нападників: { $n }
page-champions-yours = Ваші карти у грі
page-champions-area = Показати цю зону
page-champions-attack = Атака { $n }
page-champions-thwart = Знешкодити { $n }
page-champions-defend = Захист { $n }
page-champions-recover = Лікування { $n }
page-champions-form = Змінити
page-champions-others = Інші гравці
