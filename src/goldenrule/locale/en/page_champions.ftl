# Words of the page's table of Champions. What the game itself says comes from the bundles of the game.

page-champions-villain = Villain
page-champions-you = You · { $form }
page-champions-schemes = Schemes
page-champions-engaged = Engaged with you
page-champions-engaged-other = Engaged with { $name }
page-champions-engaged-with = { $n } engaged
page-champions-yours = Your cards in play
page-champions-area = Show this area
page-champions-attack = Attack { $n }
page-champions-thwart = Thwart { $n }
page-champions-defend = Defend { $n }
page-champions-recover = Recover { $n }
page-champions-form = Change
page-champions-others = The other players
