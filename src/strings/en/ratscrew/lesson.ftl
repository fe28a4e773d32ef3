### The lesson of Egyptian Ratscrew, about a minute long. Pip says things simply, in short words. What stands between two asterisks is what
### to do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. You and Pip turn 4 9 Q 5 8, then 6 6, then 9 6.

ratscrew-pip-hello = Hello, I’m Pip! All the cards are dealt. One by one we turn them over. Ready?
ratscrew-pip-back = We stopped here. Let’s go on. Ready?
ratscrew-pip-turn = You begin: **turn a card.** Press your face-down cards.
ratscrew-pip-mine = Now it’s my turn.
ratscrew-pip-turn-again = Nothing special. **Your turn again.**
ratscrew-pip-queen = A queen is a challenge: I get **two** cards to turn a picture or an ace. (Jack: 1. King: 3. Ace: 4.)
ratscrew-pip-second = Not a picture, not an ace. One more…
ratscrew-pip-unanswered = I couldn’t answer your queen, so in a second the pile is yours.
ratscrew-pip-won = It’s yours! If I’d turned a picture or an ace, **you** would have had to answer that one.
ratscrew-pip-pair = Whoever wins the pile turns next. **Turn a card,** and look for **two alike.**
ratscrew-pip-call = Two sixes in a row: a pair! **Slap it: press SLAP!**
ratscrew-pip-seen = Slap! You were first, so the whole pile is yours.
ratscrew-pip-vain = **Turn a card.**
ratscrew-pip-hm = Hm, aren’t these two…
ratscrew-pip-seen-vain = Slap! Oh no: a 9 and a 6. A false slap costs me a card. It goes under the pile.
ratscrew-pip-slap-in = Out of cards? **Slap your way back in.** But one false slap then, and you’re out for good.
ratscrew-pip-done = Win all the cards to win the game. Be quick, but look first! **Play!**

## Answers to what Pip did not ask for

ratscrew-pip-early = There’s nothing to slap yet. **Turn a card first.**
ratscrew-pip-not-this = Those aren’t alike. In a game, a false slap costs you a card.
ratscrew-pip-my-turn = Wait, it’s my turn.
ratscrew-pip-look-first = Look before you turn the next card: there’s a pair to slap!

## What "Show me" says

ratscrew-pip-hint-turn = **Press your face-down cards,** in front of your name. The space bar works too.
ratscrew-pip-hint-call = **Press SLAP!** It’s the big star-shaped button. The space bar works too.
