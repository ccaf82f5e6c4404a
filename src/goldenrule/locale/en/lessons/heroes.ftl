# The lessons of Marvel Heroes: what is said at each step. Its facts are in games/heroes/lessons.

# -- 1: the first round --

lesson-heroes-1 = Planning and moving
lesson-heroes-1-learned =
    Planning: plot points make heroes Ready or Supporting, and bring an ally.
    In each of five Action Rounds a team takes one action: move, headline, Story and a few more.
    Stories that leave the track score for their team. Solving a headline comes next.
lesson-heroes-1-goal = Marvel Heroes is played with teams of four heroes. Yours is the Fantastic Four; you play against the X-Men, whose player also sends the villains after you. In the scenario Born Again the first team with 15 Victory Points wins. Both teams have 0.
lesson-heroes-1-round = A Game Round has Deployment (left out in round 1), Planning and Missions, which are 5 Action Rounds. Headlines wait on the board: the one in The Village is You Can't Beat Me, with Threat 5. Solving headlines brings Victory Points.
lesson-heroes-1-support = Planning. Each hero who is available brings 1 plot point: you have 4. Supporting costs 1, Ready costs the hero's Level, Recovery costs nothing. Supporting heroes help those who fight: choose that for Invisible Woman.
lesson-heroes-1-support-ready = Ready would cost 2, her Level. She helps this time: choose Supporting.
lesson-heroes-1-support-rest = In Recovery she can do nothing this round. Make her Supporting.
lesson-heroes-1-ready = 3 plot points left. Only Ready heroes solve headlines and fight. Human Torch has Level 2: make him Ready.
lesson-heroes-1-ready-other = Only a Ready hero can solve headlines. Make Human Torch Ready.
lesson-heroes-1-rest = 1 plot point left, and nobody can be Ready for it. Keep it for an ally: let Mr Fantastic and The Thing recover.
lesson-heroes-1-rest-other = Possible, but the plot point will pay for an ally. Let him recover.
lesson-heroes-1-ally = An ally from your hand costs 1 plot point, and is used in combats. Black Widow is good at outwitting: play her.
lesson-heroes-1-ally-other = Namor is good at attacking. Your hero attacks well enough; outwitting is where he needs help.
lesson-heroes-1-ally-pass = A plot point can be kept, but Black Widow will be of more use. Play her.
lesson-heroes-1-planned = Your plan: Human Torch Ready, Invisible Woman Supporting, two in Recovery, Black Widow as an ally, 0 plot points. Now the X-Men plan with their 4.
lesson-heroes-1-move = Missions, Action Round 1. The teams take turns, one action each: move, troubleshoot a headline, Story and a few more. To troubleshoot a headline, you need a Ready hero in its district: move Human Torch to the East Side.
lesson-heroes-1-move-story = That comes next. First bring Human Torch to the headline.
lesson-heroes-1-move-woman = She may go along with him without an action of her own. Move Human Torch.
lesson-heroes-1-move-pass = Do not waste an action. Move Human Torch.
lesson-heroes-1-move-where = The headline is on the East Side, the district with its symbol. Go there.
lesson-heroes-1-with = When a Ready hero moves into a district, one Supporting hero on a hero card may come along for free, to a Support space of that area. Take Invisible Woman along.
lesson-heroes-1-with-pass = It is free, and he will need her. Take her along.
lesson-heroes-1-there = Human Torch is on the East Side, Invisible Woman supports in The Village: her support works in all districts of that area. Now the X-Men have their action.
lesson-heroes-1-story = Wolverine went to a headline of his own. Action Round 2, and you could troubleshoot already. But look at the Story track: its last card is yours. A Story action draws a Resource card; then advance the track.
lesson-heroes-1-story-later = You could. But you can score with the last Story card now: do that first.
lesson-heroes-1-story-move = They are where they should be. Take the Story action.
lesson-heroes-1-story-pass = Do not waste an action. Take the Story action.
lesson-heroes-1-story-done = Then the card stays where it is. Advance the track.
lesson-heroes-1-story-last = That puts another card of yours last. The card that is last now scores right away: advance.
lesson-heroes-1-point = The card that left the track belongs to your team: 1 Victory Point. You also drew Spider-Woman. In a later Planning 3 Story cards buy a power-up for the whole team. The X-Men do a Story action, too.
lesson-heroes-1-next = It is 1 to 0, Action Round 3 of 5, and your hero is where the headline is. The next lesson is the heart of the game: solving it.

# -- 2: a headline --

lesson-heroes-2 = A headline, and a fight
lesson-heroes-2-learned =
    A headline is a roll against you; skill and values of your hero lower it.
    What is left pays for the villains. In combat each side chooses a power in secret, and the initiative attacks first.
    Abilities cost cards: use them where they decide. Your own team’s player sends villains against the others, too.
lesson-heroes-2-place = Round 2. You have 11 Victory Points, the X-Men 8. Human Torch is at You Can't Beat Me, which is worth 4: that makes 15 and wins Born Again. Invisible Woman supports him.
lesson-heroes-2-roll = First the other side rolls for trouble: one die for each Threat, so 5 dice. The Trouble Level is the number of HIT and TROUBLE. Troubleshoot the headline!
lesson-heroes-2-roll-other = Not now: 4 Victory Points and the game are waiting here. Troubleshoot.
lesson-heroes-2-level = The headline needs the skill Fight, and neither of your heroes there has it. So the die with BOOST was rolled again and added. Then Human Torch lowered the Trouble Level by his Crime value, 2. That leaves 3.
lesson-heroes-2-villains = The X-Men's player pays for villains with those 3. They have drawn one more card, and now lead with Avalanche, who needs a level of 3 and costs 2; the rest pays for a backup. You do the same when the X-Men troubleshoot.
lesson-heroes-2-power = Combat. Each side chooses a power in secret: red, orange or yellow, each with dice for Attack, Defense and Outwit. You have the initiative, and Human Torch's red power has Attack 4, his best. Choose red.
lesson-heroes-2-power-other = Good for defending or outwitting. You attack first: red has the most dice for that.
lesson-heroes-2-hits = Human Torch's 4 dice show 3 HIT. The attacker wins a tie, and Avalanche has only Defense 2. Nova Burst could roll 2 more dice for your last card, but you will need that card: pass.
lesson-heroes-2-hits-more = Nova Burst costs the only Resource card in your hand. Keep it for Invisible Woman: pass.
lesson-heroes-2-outwit = Avalanche rolled 3 HIT, too, and the attacker wins a tie. But Crimson Dynamo was discarded to take 1 HIT off your roll, and Avalanche's own attack missed. The outwit duel comes third, and either side can be hit: you have Outwit 2, and Black Widow makes it 4. Use her.
lesson-heroes-2-outwit-pass = 2 dice are not enough against his 5. Use Black Widow.
lesson-heroes-2-fields = You have 5 HIT: your BOOST was rolled again because you have support in the area. Avalanche has 5 as well, and a tie hurts nobody. Invisible Woman can take away his BOOST dice for a Resource card: use her.
lesson-heroes-2-fields-pass = A tie hurts nobody, and the fight would go on. Use Invisible Woman.
lesson-heroes-2-won = 5 against 3: Avalanche takes 1 KO, which is his KO value, and is defeated. You Can't Beat Me is yours, its 4 Victory Points make 15, and you win Born Again. Now you know the round, the headline and the fight. One thing is left: you also play a mastermind who schemes and executes Master Plans; your first game explains that.
