# The lessons of Marvel Champions: what is said at each step. Its facts are in games/champions/lessons.

# -- 1: the first round --

lesson-champions-1 = The first round
lesson-champions-1-learned =
    Your identity has two sides: the hero attacks and thwarts, the alter-ego recovers.
    A card costs resources; other cards of your hand pay for it.
    In the villain phase the scheme grows, enemies act, and you reveal an encounter card.
lesson-champions-1-goal = You are Spider-Man, alone against Rhino. He has 14 hit points on this stage. Bring him to 0, stage after stage: defeat the last stage and you win.
lesson-champions-1-danger = Rhino wins if you lose your 10 hit points, or if his scheme is completed: The Break-In! has 0 threat and is complete at 7. So always watch two things: your hit points and the scheme.
lesson-champions-1-form = Your card has two sides. As Peter Parker you can recover (REC 3) but neither attack nor thwart. You may change form once in each of your turns: do it now.
lesson-champions-1-form-may = Aunt May heals Peter Parker, and he is unharmed. Keep her: every card in your hand can also pay for another one. Change form.
lesson-champions-1-form-end = Your turn has hardly begun. Change form first; Peter Parker cannot hurt Rhino.
lesson-champions-1-attack = Spider-Man has ATK 2. His basic attack costs no cards: he exhausts, and Rhino takes 2 damage. Attack!
lesson-champions-1-attack-kick = The kick comes next. Begin with the attack that costs nothing.
lesson-champions-1-attack-end = Not yet: Spider-Man is ready, and an unused attack is lost.
lesson-champions-1-pay = Rhino is down to 12, and Spider-Man is exhausted. Events still work. Swinging Web Kick costs 3, and the other cards in your hand pay for it: Genius gives 2 resources, Aunt May gives 1. Play the kick.
lesson-champions-1-pay-may = You would have to pay for Aunt May with another card, and then you could not pay for the kick. Play the kick.
lesson-champions-1-pay-end = Your hand can still pay for the kick. Play it first.
lesson-champions-1-ended = Swinging Web Kick dealt 8 damage: Rhino has 4 left. You had nothing left to do, so your turn ended by itself. At the end of the player phase you drew up to your hand size of 5, and your cards became ready again.
lesson-champions-1-villain = Now the villain phase. First the scheme got 1 threat. Then Rhino activates: because you are in hero form, he attacks (against Peter Parker he would scheme). Spider-Man may interrupt the attack to draw a card: use him.
lesson-champions-1-villain-pass = A free card: there is no reason to pass. Use Spider-Man's ability.
lesson-champions-1-defend = You drew Backflip. Rhino attacks with ATK 2 and the icons of his facedown boost card. If Spider-Man exhausts to defend, his DEF 3 reduces the damage, but he is exhausted in your next turn. Backflip costs 0 and prevents all of the damage: so do not defend.
lesson-champions-1-defend-yes = That would work, and in other games it is often right. But Backflip costs nothing and keeps Spider-Man ready for your turn: choose that nobody defends.
lesson-champions-1-backflip = The boost card was Hydra Mercenary with 1 boost icon, so 2 + 1 damage is on its way. You are still at 10. Play Backflip.
lesson-champions-1-backflip-pass = Then you would take all of the damage. Play Backflip.
lesson-champions-1-shocker = No damage. At the end of each villain phase you are dealt a card from the encounter deck. This one was Shocker: he dealt 1 damage to you (9 left) and is engaged with you. From now on he attacks after Rhino.
lesson-champions-1-round = That was a whole round: your turn, then the villain's. It is round 2, Rhino has 4 hit points left, and the scheme has 1 threat of 7. You know the heart of the game.

# -- 2: the scheme --

lesson-champions-2 = The scheme
lesson-champions-2-learned =
    Thwarting removes threat; at its target the scheme wins the game for the villain.
    Allies attack, thwart and defend for you, and minions keep acting until they are defeated.
    An interrupt can cancel a card; the alter-ego recovers when the scheme can wait.
lesson-champions-2-threat = Another evening, round 2. Rhino has 12 hit points, you have 6, and the scheme is dangerous: 5 threat of 7. Each villain phase adds at least 1. This turn is about threat and friends.
lesson-champions-2-cat = Black Cat is an ally: she costs 2 and stays with you. Web-Shooter, already in play, gives 1 wild resource for one of its 3 web counters. Play Black Cat, and pay with Web-Shooter and Emergency.
lesson-champions-2-cat-attack = Soon. First get help: play Black Cat.
lesson-champions-2-cat-thwart = He would remove only 1 threat. You hold something better; play Black Cat first.
lesson-champions-2-cat-justice = In a moment. Black Cat comes first: the cards that she brings may be useful.
lesson-champions-2-cat-genius = Keep Genius: its mental resources make For Justice! stronger. Pay with Web-Shooter and Emergency.
lesson-champions-2-justice = Black Cat put the top 2 cards of your deck on the discard pile; the one with a mental resource, Enhanced Spider-Sense, went to your hand. Now thwart: For Justice! removes 3 threat, or 4 if a mental resource pays. Play it with Genius.
lesson-champions-2-justice-attack = The scheme comes first: at 7 threat you lose the game. Play For Justice!.
lesson-champions-2-justice-thwart = Spider-Man alone removes 1. For Justice! removes more, and he stays ready: play it.
lesson-champions-2-justice-sense = Keep Enhanced Spider-Sense; you will need it soon. Genius pays both resources.
lesson-champions-2-minion = Threat is down to 1. Shocker has 3 hit points and attacks you each round as long as he is engaged with you. Attack with Spider-Man, and choose Shocker.
lesson-champions-2-minion-rhino = Rhino has 12 hit points; you can defeat Shocker this turn. Choose Shocker.
lesson-champions-2-minion-end = Spider-Man and Black Cat are ready: use them first.
lesson-champions-2-ally = Shocker has 1 left. Allies attack and thwart, too, and exhaust for it. Black Cat's attack of 1 costs her nothing; a thwart would cost her 1 of her 2 hit points. Finish Shocker with her.
lesson-champions-2-ally-thwart = She would lose 1 hit point for it, and Shocker would attack you once more. Attack Shocker.
lesson-champions-2-ally-rhino = One point will not bother Rhino. Shocker has 1 hit point left: choose him.
lesson-champions-2-ally-end = Black Cat is still ready. Finish Shocker first.
lesson-champions-2-done = Shocker is defeated and gone. End your turn. You could still change form, but then Rhino would scheme.
lesson-champions-2-done-form = Then Rhino would scheme instead of attacking. Stay Spider-Man this time, and end your turn.
lesson-champions-2-keep = Before you draw you may discard cards that you do not want. Enhanced Spider-Sense is good: discard nothing.
lesson-champions-2-keep-discard = Keep it: it can cancel a card of the villain.
lesson-champions-2-sense = The scheme got its 1 threat and now has 2. Rhino attacks: use Spider-Man and draw a card.
lesson-champions-2-sense-pass = A free card: use Spider-Man.
lesson-champions-2-shield = Who defends? An ally who defends takes all of the damage, and excess damage does not reach you. You have 6 hit points, and Black Cat has done her part: let her defend.
lesson-champions-2-shield-self = Spider-Man would take less damage, but then he is exhausted in your turn and cannot recover. Let Black Cat defend.
lesson-champions-2-shield-pass = That would cost 3 of your 6 hit points. Let Black Cat defend.
lesson-champions-2-cancel = Black Cat took the attack and is discarded; you still have 6. Now you are dealt Stampede, a treachery: it would happen right away. Enhanced Spider-Sense cancels it for 1 resource: play it, and pay with any card you like.
lesson-champions-2-cancel-pass = Then Rhino attacks once more, and stuns you if you take damage. Cancel it.
lesson-champions-2-tired = Stampede did nothing. Round 3: 2 threat on the scheme, no minion, and 6 hit points. A good moment for a rest: change form.
lesson-champions-2-tired-end = Not yet: use the quiet moment, and change form.
lesson-champions-2-tired-attack = You could, but then you would be exhausted and could not recover. This lesson is about resting: change form.
lesson-champions-2-tired-thwart = There is little threat, and you could not recover if you were exhausted. Change form.
lesson-champions-2-recover = Peter Parker is ready and has REC 3: he exhausts and heals that much. Recover.
lesson-champions-2-recover-end = Then you would rest for nothing: recover first.
lesson-champions-2-recover-play = A good card, but not now: it would take cards that you need next turn.
lesson-champions-2-rest = 9 hit points again. You have changed form, so you stay Peter Parker this turn; he draws up to 6 cards. End your turn, and keep your hand.
lesson-champions-2-rest-discard = Keep all your cards this time.
lesson-champions-2-scheme = Peter Parker was not attacked: Rhino schemed. 1 threat came by itself, then SCH 1 and a boost icon added 2: that makes 5. Nobody can defend against that. And Hydra Mercenary is engaged with you.
lesson-champions-2-choice = That is the choice of every round. As the hero you act and are attacked; as the alter-ego you rest and the scheme grows. At 5 of 7 it is high time to be Spider-Man again.

# -- 3: the last stage --

lesson-champions-3 = The last stage
lesson-champions-3-learned =
    Minions with guard stand before the villain; a tough card absorbs one hit.
    Side schemes cost time: remove what hurts most.
    Order decides: small hits for tough cards, the big ones for hit points. Defeat the last stage and you win.
lesson-champions-3-stage = Round 5: Rhino's first stage is defeated. This is stage II, his last one in standard mode: 10 hit points left, and ATK 3. You can beat him in two turns.
lesson-champions-3-guard = Hydra Mercenary has guard: while he is engaged with you, you cannot attack Rhino. He has 1 hit point left. Attack him with Black Cat, who has ATK 1.
lesson-champions-3-guard-self = It would work, but it would waste 1 of his 2 damage. Use Black Cat: Spider-Man has something else to do.
lesson-champions-3-guard-thwart = A thwart costs her a hit point. Attack the guard with her.
lesson-champions-3-guard-later = That comes next. The guard comes first: attack with Black Cat.
lesson-champions-3-guard-end = Both of you are ready. Defeat the guard first: attack with Black Cat.
lesson-champions-3-guard-form = Peter Parker neither attacks nor thwarts. Stay Spider-Man.
lesson-champions-3-side = The way to Rhino is free. Breakin' & Takin' is a side scheme with a hazard icon: each round you are dealt one more encounter card. It is discarded when its last threat is removed: thwart it with Spider-Man, THW 1.
lesson-champions-3-side-attack = That takes only 2 of his 10 hit points, and the hazard icon still costs you a card every round. Thwart the side scheme.
lesson-champions-3-side-main = The scheme is far from complete. The hazard icon is worse: choose Breakin' & Takin'.
lesson-champions-3-side-end = Spider-Man is ready: thwart first.
lesson-champions-3-open = The side scheme is gone. End your turn, and let Spider-Man draw a card when Rhino attacks.
lesson-champions-3-open-form = Then Rhino would scheme, and you would not have the form you need to attack next turn. End your turn as Spider-Man.
lesson-champions-3-open-sense = A free card: use Spider-Man.
lesson-champions-3-hit = Nobody has to defend. You have 9 hit points, and you want Spider-Man and Black Cat ready in your next turn. Take this one on the chin.
lesson-champions-3-hit-self = Then Spider-Man would be exhausted when you want to win. You have enough hit points: choose that nobody defends.
lesson-champions-3-hit-cat = Black Cat would be defeated, and you need her. You have enough hit points: choose that nobody defends.
lesson-champions-3-tough = ATK 3 and a boost icon: you have 5 left. Then "I'm Tough" gave Rhino a tough status card: it prevents all of the next damage to him, however much that is, and is then discarded.
lesson-champions-3-puzzle = It is your turn, and you have all you need to win this turn: Rhino has 10 hit points and is tough. Spider-Man deals 2 damage, Swinging Web Kick 8 and Black Cat 1. Who goes first?
lesson-champions-3-puzzle-self = Tough would swallow 2 damage, and you would be 1 short in the end. Whose attack can you do without?
lesson-champions-3-puzzle-kick = Tough would swallow all 8 damage. Let something small go first.
lesson-champions-3-puzzle-end = You can win now. Something small first, for the tough card.
lesson-champions-3-puzzle-form = Peter Parker cannot attack. Something small first, for the tough card.
lesson-champions-3-puzzle-thwart = The schemes no longer matter if you defeat Rhino this turn.
lesson-champions-3-kick = Exactly: Black Cat's 1 damage was prevented, and Rhino is no longer tough. Now play the kick for 3 resources, and pay with what you like. Overpaid resources are lost.
lesson-champions-3-kick-self = That works, too. But play the kick first: then you see what is left for Spider-Man.
lesson-champions-3-last = 2 left, and Spider-Man has ATK 2. Finish it!
lesson-champions-3-won = Rhino's last stage is defeated: you have won, and the game ends at once. Now you know enough for a game of your own. You can look up any card and any word of the rules at any time.
