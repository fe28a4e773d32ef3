### The lesson of Snap, under a minute long. Pip says things simply, in short words. What stands between two asterisks is what to do: it is
### printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. You and Pip turn 8 K 3 3, then 5 J J, then 9 2 J, then 6 9.

snap-pip-hello = Hello, I’m Pip! All the cards are dealt. One by one we turn them over, and look for **two alike**. Ready?
snap-pip-back = We stopped here. Let’s go on. Ready?
snap-pip-turn = You begin: **turn a card.** Press your face-down cards.
snap-pip-mine = Now it’s my turn.
snap-pip-turn-again = An 8 and a king: not alike. **Your turn again.**
snap-pip-look = And me. Look at the two open cards…
snap-pip-call = Two 3s! **Call: press SNAP!**
snap-pip-seen = Snap! You called first, so both piles are yours. They go under your face-down cards.
snap-pip-again = Run out of cards, and you’re out. **Turn the next one.**
snap-pip-keep-looking = Suits don’t matter: any two jacks are alike. **Turn a card.**
snap-pip-call-tie = And there they are! **Call!**
snap-pip-seen-tie = We called at the same moment! Then nobody wins. The cards go in the middle: the **snap pot.**
snap-pip-pot = There’s a jack on top of the pot. If another one is turned, call it first and the pot is yours.
snap-pip-turn-pot = A 9. That isn’t it. **Your turn.**
snap-pip-call-pot = A jack, like the pot’s! **Press SNAP!** It calls whatever fits.
snap-pip-seen-pot = Snap pot! You win the pot, and my pile with that jack.
snap-pip-last = One more thing. **Turn a card.**
snap-pip-hm = Hm, isn’t that…
snap-pip-seen-vain = Snap! Oh no: a 6 and a 9. A false call costs me a card for every other player. Here’s yours.
snap-pip-done = The last one with cards wins. Be quick, but look first! **Play!**

## Answers to what Pip did not ask for

snap-pip-early = There’s nothing to compare yet. In a game, that call would cost you a card.
snap-pip-not-this = Those aren’t alike. In a game, a false call costs you a card for every other player.
snap-pip-not-six = Look again: a 6 and a 9. They only look alike!
snap-pip-my-turn = Wait, it’s my turn.
snap-pip-look-first = Look before you turn the next card: there’s something to call!

## What "Show me" says

snap-pip-hint-turn = **Press your face-down cards,** in front of your name. The space bar works too.
snap-pip-hint-call = **Press SNAP!** It’s the big star-shaped button. The space bar works too.
