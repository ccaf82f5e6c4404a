# The lessons of Marvel Heroes: what is said at each step. Its facts are in games/heroes/lessons.

# -- 1: the first round --

lesson-heroes-1 = Planning and moving
lesson-heroes-1-goal = Marvel Heroes is played with teams of four heroes. Yours is the Fantastic Four; against you are the X-Men, whose player also sends the villains after you. In the scenario Born Again the first team with 15 Victory Points wins. Both stand at 0.
lesson-heroes-1-round = A Game Round has Deployment (left out in round 1), Planning and Missions, which are 5 Action Rounds. On the board wait headlines: in The Village it is You Can't Beat Me, a headline with Threat 5. Solving headlines brings Victory Points.
lesson-heroes-1-support = Planning. Each hero who is available brings 1 plot point: you have 4. Supporting costs 1, Ready costs the hero's Level, Recovery costs nothing. Supporting heroes help those who fight: choose that for Invisible Woman.
lesson-heroes-1-support-ready = Ready would cost 2, her Level. Today she helps: Supporting.
lesson-heroes-1-support-rest = In Recovery she can do nothing all round. Let her be Supporting.
lesson-heroes-1-ready = 3 plot points left. Only Ready heroes solve headlines and fight. Human Torch has Level 2: make him Ready.
lesson-heroes-1-ready-other = Without a Ready hero nobody solves headlines. Make Human Torch Ready.
lesson-heroes-1-rest = 1 plot point left, and nobody can be Ready for it. Keep it for an ally: let Mr Fantastic and The Thing recover.
lesson-heroes-1-rest-other = Possible, but the plot point will pay for an ally. Let him recover.
lesson-heroes-1-ally = An ally from your hand costs 1 plot point, and is used in combats. Black Widow is good at outwitting: play her.
lesson-heroes-1-ally-other = Namor is good at attacking. Your hero attacks well enough; outwitting is where he needs help.
lesson-heroes-1-ally-pass = A plot point can be kept, but Black Widow will be of more use. Play her.
lesson-heroes-1-planned = Your plan stands: Human Torch Ready, Invisible Woman Supporting, two in Recovery, Black Widow as an ally, 0 plot points. Now the X-Men plan with their 4.
lesson-heroes-1-move = Missions, Action Round 1. Each team does one action in turn: move, troubleshoot a headline, story and a few more. To troubleshoot, a Ready hero has to stand in its district: move Human Torch to the East Side.
lesson-heroes-1-move-story = That comes next. First bring Human Torch to the headline.
lesson-heroes-1-move-woman = She may go along with him without an action of her own. Move Human Torch.
lesson-heroes-1-move-pass = An action is worth something. Move Human Torch.
lesson-heroes-1-move-where = The headline is on the East Side, the district with its symbol. Go there.
lesson-heroes-1-with = When a Ready hero moves into a district, one Supporting hero may come along from her card, to a Support space of that area, for nothing. Take Invisible Woman with him.
lesson-heroes-1-with-pass = It costs nothing, and he will need her. Take her along.
lesson-heroes-1-there = Human Torch is on the East Side, Invisible Woman supports in The Village: her support works in all districts of that area. Now the X-Men have their action.
lesson-heroes-1-story = Wolverine went to a headline of his own. Action Round 2, and you could troubleshoot already. But look at the Story track: its last card is yours. A Story action draws a Resource card; then advance the track.
lesson-heroes-1-story-later = You could. But the last Story card is yours for the taking: do that first.
lesson-heroes-1-story-move = They stand where they should. Take the Story action.
lesson-heroes-1-story-pass = An action is worth something. Take the Story action.
lesson-heroes-1-story-done = Then the card stays where it is. Advance the track.
lesson-heroes-1-story-last = That puts another card of yours last. The one that is last now scores at once: advance.
lesson-heroes-1-point = The card that left the track bears your team: 1 Victory Point. You also drew Spider-Woman. In a later Planning 3 Story cards buy a power-up for the whole team. The X-Men do a Story action, too.
lesson-heroes-1-next = It is 1 to 0, Action Round 3 of 5, and your hero stands where the headline is. The next lesson is the heart of the game: solving it.

# -- 2: a headline --

lesson-heroes-2 = A headline, and a fight
lesson-heroes-2-place = Round 2. You have 11 Victory Points, the X-Men 8. Human Torch stands at You Can't Beat Me, which is worth 4: that would be 15, and Born Again is won. Invisible Woman supports him.
lesson-heroes-2-roll = First the other side rolls how much trouble there is: as many dice as the Threat token says, 5. HIT and TROUBLE on them are the Trouble Level. Troubleshoot the headline!
lesson-heroes-2-roll-other = Not now: 4 Victory Points and the game are waiting here. Troubleshoot.
lesson-heroes-2-level = The headline wants the skill Fight, which neither of your heroes there has, so the die with BOOST was rolled again and added. Then Human Torch took off his Crime value of 2. What is left is a Trouble Level of 3.
lesson-heroes-2-villains = With that 3 the X-Men's player pays for villains. He has drawn one more card, and now leads with Avalanche, which takes a level of 3 and costs 2; the rest pays for a backup. You do the same when the X-Men troubleshoot.
lesson-heroes-2-power = Combat. Each side chooses a power in secret: red, orange or yellow, each with dice for Attack, Defense and Outwit. You have the initiative, and Human Torch's red power has Attack 4, the most he has. Choose red.
lesson-heroes-2-power-other = Good for defending or outwitting. You attack first: red has the most dice for that.
lesson-heroes-2-hits = The 4 dice of Human Torch show 3 HIT. Who attacks wins a tie, and Avalanche has only Defense 2. Nova Burst could roll 2 dice more for your last card, but you will need that card: pass.
lesson-heroes-2-hits-more = Nova Burst costs the only Resource card in your hand. Keep it for Invisible Woman: pass.
lesson-heroes-2-outwit = Avalanche rolled 3 HIT, too: that would be a KO for him, but Crimson Dynamo was discarded to take 1 HIT off your roll. His own attack missed. Third comes the outwit duel, where either side can be hit: you have Outwit 2, Black Widow makes it 4. Use her.
lesson-heroes-2-outwit-pass = 2 dice against his 5 are few. Use Black Widow.
lesson-heroes-2-fields = You have 5 HIT: with support in the area your BOOST was rolled again. Avalanche has 5, a tie, which hurts nobody. For a Resource card Invisible Woman takes his BOOST dice away: use her.
lesson-heroes-2-fields-pass = A tie hurts nobody, and the fight would go on. Use Invisible Woman.
lesson-heroes-2-won = 5 against 3: Avalanche takes 1 KO, his KO value, and is defeated. You Can't Beat Me is yours, its 4 Victory Points make 15, and Born Again is won. Now you know the round, the headline and the fight: try a game of your own.
