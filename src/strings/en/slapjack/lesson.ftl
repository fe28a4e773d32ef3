### The lesson of Slapjack, under a minute long. Pip says things simply, in short words. What stands between two asterisks is what to do: it
### is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. You and Pip turn 8 4 J, then 5 9 K.

slapjack-pip-hello = Hello, I’m Pip! All the cards are dealt. One by one we turn them over, and look for **jacks**. Ready?
slapjack-pip-back = We stopped here. Let’s go on. Ready?
slapjack-pip-turn = You begin: **turn a card.** Press your face-down cards.
slapjack-pip-mine = Not a jack. Now it’s my turn.
slapjack-pip-turn-again = A 4: nothing to slap. **Your turn again.**
slapjack-pip-call = A jack! **Slap it: press SLAP!**
slapjack-pip-seen = Slap! You were first, so the whole pile is yours. It goes under your face-down cards.
slapjack-pip-again = Whoever wins the pile turns next. **Turn a card.**
slapjack-pip-keep-looking = A 9. **Your turn.**
slapjack-pip-hm = Hm, isn’t that…
slapjack-pip-seen-vain = Slap! Oh no: that’s a king. A false slap costs me a card. It’s yours, since I slapped your card.
slapjack-pip-slap-in = Out of cards? **Win the next jack** and you’re back. Miss it, or slap anything else, and you’re out.
slapjack-pip-done = Win all the cards to win the game. Be quick, but look first! **Play!**

## Answers to what Pip did not ask for

slapjack-pip-early = There’s nothing to slap yet. **Turn a card first.**
slapjack-pip-not-this = That’s not a jack. In a game, a false slap costs you a card.
slapjack-pip-not-king = Look again: that’s a king. Only jacks count!
slapjack-pip-my-turn = Wait, it’s my turn.
slapjack-pip-look-first = Look before you turn the next card: there’s a jack to slap!

## What "Show me" says

slapjack-pip-hint-turn = **Press your face-down cards,** in front of your name. The space bar works too.
slapjack-pip-hint-call = **Press SLAP!** It’s the big star-shaped button. The space bar works too.
