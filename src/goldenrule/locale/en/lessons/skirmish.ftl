# The lessons of Marvel: Skirmish!: what is said at each step. Its facts are in games/skirmish/lessons.

# -- 1: the first turns --

lesson-skirmish-1 = The first turns
lesson-skirmish-1-goal = A duel for New York: you are the Heroes. One marker counts for both sides, and each Victory Point moves it one space: you win with 7 on your side, the Villains with 9 on theirs. They have begun, and it stands 1 on their side.
lesson-skirmish-1-slots = Each side has 6 slots: 3 in Manhattan, 2 at the Sanctum, 1 at the Avengers Tower. A card fights the card in the slot opposite. Crossbones stands at Manhattan 2; your side is still empty.
lesson-skirmish-1-hulk = A turn begins with recruiting. Hulk costs green, any, any: a symbol is paid by discarding another card of its colour, "any" by whatever card. Play Hulk: Vision, your only other green card, pays green; Wasp and Black Widow pay the rest.
lesson-skirmish-1-hulk-recruit = The Recruit costs nothing and comes next. Begin with Hulk.
lesson-skirmish-1-hulk-other = Possible, but Hulk is the strongest card of this hand. Play Hulk.
lesson-skirmish-1-hulk-done = Your side is empty: without cards nobody attacks. Play Hulk.
lesson-skirmish-1-hulk-pay = Keep the S.H.I.E.L.D. Recruit, who costs nothing. Pay with Wasp and Black Widow.
lesson-skirmish-1-place = Now his slot; any empty one will do. Opposite Crossbones (Strength 1, Life 4) Hulk is in the way of an enemy, and has one to strike: Manhattan 2.
lesson-skirmish-1-place-other = Allowed, but then Crossbones would meet nobody. Put Hulk opposite, at Manhattan 2.
lesson-skirmish-1-recruit = S.H.I.E.L.D. Recruit costs nothing. An attacker with nobody opposite gets the bonus of the place instead of a fight. Play the Recruit to Manhattan 1, where nobody stands opposite.
lesson-skirmish-1-recruit-done = You have a card that costs nothing: play it first.
lesson-skirmish-1-recruit-slot = A good place, too. This time take Manhattan 1.
lesson-skirmish-1-attack = Your hand is empty, so the attack begins. All your cards with Strength attack by themselves, one after the other, from Manhattan to the Tower.
lesson-skirmish-1-civilian = Nobody stood opposite your Recruit, so you may free a Civilian of that zone. A Civilian pays one symbol of his colour, or an "any", and if at most 2 are left in Manhattan you win at once. Take the red one.
lesson-skirmish-1-civilian-other = Each pays for his colour. Red will be useful in a moment: take that one.
lesson-skirmish-1-struck = Hulk dealt 3 damage to Crossbones, who has Life 4; damage stays. Then you drew 2 cards, as at the end of each of your turns. Now the Villains have their turn.
lesson-skirmish-1-struck-back = Hydra Trooper hit your Recruit, Crossbones hit Hulk, and Zola met nobody at Manhattan 3: 1 Victory Point, the marker is at 2 for them. But Hulk is stronger by his damage: Strength 4.
lesson-skirmish-1-iron = Hydra Trooper also let you draw a card. Play Iron Man at the first slot of the Sanctum: your red Civilian pays red, and Thor the other symbol.
lesson-skirmish-1-iron-red = Your red Civilian can pay red, and Captain Marvel is worth keeping. Choose the Civilian.
lesson-skirmish-1-iron-done = You can afford Iron Man: play him first.
lesson-skirmish-1-iron-slot = The Sanctum is the place for Artifacts: choose Sanctum 1.
lesson-skirmish-1-again = At the Sanctum nobody stands opposite Iron Man, so his attack will move the Artifact marker 1 space toward you. Attack!
lesson-skirmish-1-turns = Crossbones is gone, and the Artifact marker is 1 space on your side. You know the turn: recruit, attack, draw 2 cards. The next lesson brings the end of such a duel.

# -- 2: the last turns --

lesson-skirmish-2 = The seventh point
lesson-skirmish-2-points = Later in the duel: the marker stands at 5 on your side, and 7 win. Two turns should do.
lesson-skirmish-2-replace = Hulk has taken 6 damage of Life 8. You hold his boosted version: nobody may have two copies of a character, so it replaces him in his slot, at no cost, and his damage is gone. Play it.
lesson-skirmish-2-replace-done = Hulk has little Life left, and his replacement is free. Play it first.
lesson-skirmish-2-bonus = He came with a blow that dealt 1 damage to everybody, himself too, and his damage makes him Strength 5. Loki, opposite, has 5 damage of Life 7. Iron Man at the Sanctum and Black Widow at the Tower meet nobody: each gets a bonus. Attack!
lesson-skirmish-2-artifact = Loki is defeated, and the Artifact marker has reached your end: you take one of the two Artifacts. Wand of Watoomb gives 1 Victory Point at the start of each of your recruitments if you have 3 cards in play. You have: take it.
lesson-skirmish-2-artifact-other = Good against many enemies, but they have only one card left. The Wand gives points: take it.
lesson-skirmish-2-tower = Black Widow, at the Tower, brought you a Battlefield card: Street Corner. It can be played for points in a later turn, or pay an "any". You are still at 5. Now the Villains.
lesson-skirmish-2-wand = Hydra Trooper met nobody in Manhattan and took 1 point from you; the Wand gave it back: 5 again. Your hand can win.
lesson-skirmish-2-corner = Street Corner costs yellow, red and blue, and is worth 2 Victory Points. How do you get to 7 now?
lesson-skirmish-2-corner-done = There is something in your hand that is worth points. Who can pay for it?
lesson-skirmish-2-corner-hero = A good card, but it takes what has to pay for the points.
lesson-skirmish-2-won = 7 Victory Points: the Heroes win at once. Had one of the decks run out first, the side with more points would have won. Now try a duel of your own.
