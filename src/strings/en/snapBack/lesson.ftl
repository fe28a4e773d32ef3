### The lesson of Snap Back, a minute long. Pip says things simply, in short words. What stands between two asterisks is what to do: it is
### printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

# The section of the screen that the lesson takes.
snap-back-lesson = Lesson
# How far it is, as it is heard.
snap-back-lesson-part = Part { $part } of { $parts }
snap-back-lesson-begin = Begin
snap-back-lesson-go-on = Continue
snap-back-lesson-show-me = Show me
snap-back-lesson-play = Play
snap-back-lesson-leave = Leave the lesson

## What Pip says, in the order of the lesson. The cards are 3 8 10 9 5 7, then 6 7 3 6 8.

snap-back-pip-hello = Hello, I am Pip. Cards go by, and you try to remember **the last six**. Ready?
snap-back-pip-back = Here we stopped. The last six cards come once more. Ready?
snap-back-pip-watch = Six cards come first. **Say each number to yourself.**
snap-back-pip-seventh = From now on, look: **was it among the last six?** The 6 was not. Let it go by.
snap-back-pip-call = The 7! It was here a moment ago. **Call: press SNAP!**
snap-back-pip-choose = Now we all show how far back it was. The card before it is 1. **Which number is the other 7?**
snap-back-pip-right = That is what I would show. Now everybody shows their number …
snap-back-pip-seen = 2 back, and you showed it: your die goes up. I missed it, and mine goes down.
snap-back-pip-again = After each call the last six come once more. Then it goes on.
snap-back-pip-pass = A 3 was here, but longer ago than six cards. **Let it go by.**
snap-back-pip-look = And this one?
snap-back-pip-theirs = Snap! I call this one. **You show a number, too:** how far back was the other 6?
snap-back-pip-quicker = You were quicker than I was! **How far back was the other 6?**
snap-back-pip-seen-theirs = 3 back. The die goes up only if the number is as high as the die, or higher: 3 was enough.
snap-back-pip-hm = An 8 …
snap-back-pip-vain = Snap! I think I saw it. **What do you think?** If it was none of the six, show a fist.
snap-back-pip-seen-fist = You were right, it was none of them. Whoever calls in vain goes down. That was me.
snap-back-pip-done = With your die at 6, show a card that is 6 back: that is a true 6, and the game ends. **Play!**

## Answers to what Pip did not ask for

snap-back-pip-early = Six cards come first. Nobody can call before that.
snap-back-pip-not-this = This one was not here yet. In a game that call takes one off your die.
snap-back-pip-too-far = It was here, but longer ago than six cards. In a game that call takes one off your die.
snap-back-pip-not-quite = Not quite. The cards were 7, 6, 7. **Count back from the last one:** the 6 is 1.
snap-back-pip-not-quite-theirs = Not quite. The cards were 6, 7, 3, 6. **Count back from the last one:** the 3 is 1.
snap-back-pip-no-fist-theirs = A fist says: none of the six. But it was here: 6, 7, 3, 6. **Count back.**
snap-back-pip-was-it = The last six were 5, 7, 6, 7, 3, 6. There is no 8. **So show a fist.**

## What "Show me" says

snap-back-pip-hint-call = **Press SNAP!** It is the big star-shaped button. The space bar does the same.
snap-back-pip-hint-choose = 7, 6, 7: the first 7 is 2 cards back. **Show 2.**
snap-back-pip-hint-theirs = 6, 7, 3, 6: the first 6 is 3 cards back. **Show 3.**
snap-back-pip-hint-fist = No 8 among the last six. **Show a fist.**
