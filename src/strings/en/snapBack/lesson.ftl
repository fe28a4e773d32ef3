### The lesson of Snap Back, a minute long. Pip says things simply, in short words. What stands between two asterisks is what to do: it is
### printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. The cards are 3 8 10 9 5 7, then 6 7 3 6 8.

snap-back-pip-hello = Hello, I’m Pip! Cards go by, and you try to remember **the last six**. Ready?
snap-back-pip-back = We stopped here. You’ll see the last six cards once more. Ready?
snap-back-pip-watch = First come six cards. **Say each number to yourself.**
snap-back-pip-seventh = From now on, ask: **was it among the last six?** The 6 wasn’t. Let it pass.
snap-back-pip-call = The 7! It was here a moment ago. **Call: press SNAP!**
snap-back-pip-choose = Now we all show how far back it was. The card just before is 1. **Which number is the other 7?**
snap-back-pip-right = I’d show that too. Now everyone shows their number…
snap-back-pip-seen = 2 back, and you showed it: your die goes up. I missed it, so mine goes down.
snap-back-pip-again = After each call, you see the last six once more. Then the game goes on.
snap-back-pip-pass = There was a 3, but more than six cards ago. **Let it pass.**
snap-back-pip-look = And this one?
snap-back-pip-theirs = Snap! I’m calling this one. **You show a number too:** how far back was the other 6?
snap-back-pip-quicker = You were quicker than me! **How far back was the other 6?**
snap-back-pip-seen-theirs = 3 back. The die is your target: on 3, only a match 3 or more cards back raises it. 3 was enough!
snap-back-pip-hm = An 8…
snap-back-pip-vain = Snap! I think I saw it. **What do you think?** If it wasn’t among the last six, show a fist.
snap-back-pip-seen-fist = You were right, it wasn’t there. A false call takes one off your die. Off mine, this time!
snap-back-pip-done = With your die on 6, show a match 6 cards back. That’s the winning 6, and it ends the game. **Play!**

## Answers to what Pip did not ask for

snap-back-pip-early = First come six cards. Nobody can call before that.
snap-back-pip-not-this = This number hasn’t been here yet. In a game, that call takes one off your die.
snap-back-pip-too-far = It was here, but more than six cards ago. In a game, that call takes one off your die.
snap-back-pip-not-quite = Not quite. The cards were 7, 6, 7. **Count back from the last one:** the 6 is 1.
snap-back-pip-not-quite-theirs = Not quite. The cards were 6, 7, 3, 6. **Count back from the last one:** the 3 is 1.
snap-back-pip-no-fist-theirs = A fist says it wasn’t among the six. But it was: 6, 7, 3, 6. **Count back.**
snap-back-pip-was-it = The last six were 5, 7, 6, 7, 3, 6. There’s no 8. **So show a fist.**

## What "Show me" says

snap-back-pip-hint-call = **Press SNAP!** It’s the big star-shaped button. The space bar works too.
snap-back-pip-hint-choose = 7, 6, 7: the first 7 is 2 cards back. **Show 2.**
snap-back-pip-hint-theirs = 6, 7, 3, 6: the first 6 is 3 cards back. **Show 3.**
snap-back-pip-hint-fist = No 8 among the last six. **Show a fist.**
