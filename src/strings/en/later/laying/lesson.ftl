### The lessons of California Speed and Aggravation, about a minute long each. Pip says things simply, in short words. What stands between two asterisks is what to
### do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

laying-pip-hello = Hello, I’m Pip! Eight stacks, two of us, and **no turns**. Ready?
laying-pip-back = We stopped here. Let’s go on. Ready?
laying-pip-count = On three, we each turn up four cards…
laying-pip-match = Two sevens! **Cover the one in your row** with a card from your pile.
laying-pip-twin = The other seven still counts. **Cover it, too!**
laying-pip-mine = Two kings now, both in your row. I saw them, too: I cover one…
laying-pip-yours = **Take the other one!**
laying-pip-none = No matches left. We put our rows under our piles, and turn up new cards on three.
laying-pip-wrong = Look: I cover a card that matches nothing…
laying-pip-chance = …and can’t do anything for a moment. Your chance: **cover the nine in your row!**
laying-pip-chance-twin = **And the other one!**
laying-pip-done = The first to run out of cards wins. Eyes open! **Play!**

## Answers to what Pip did not ask for

laying-pip-not-that = That one matches nothing. In a game, you’d have to wait a moment now.
laying-pip-wait = Wait, I’m not done.

## What "Show me" says

laying-pip-hint-match = **Press the seven at the bottom left.** Key A works too.
laying-pip-hint-twin = **Press it in the upper row.** Key E works too.
laying-pip-hint-mine = **Press the king at the bottom left.** Key A works too.
laying-pip-hint-chance = **Press the nine at the bottom left.** Key A works too.

## The lesson of Aggravation

laying-rows-pip-hello = Hello, I’m Pip! Two rows that grow, **no turns**. We start near the end: you have 4 cards left. Ready?
laying-rows-pip-back = We stopped here. Let’s go on. Ready?
laying-rows-pip-turn = We both turn up a card, at the same moment…
laying-rows-pip-match = Two sevens! **Cover the one in your row** with a card from your pile.
laying-rows-pip-twin = The other seven still counts. **Cover it, too!**
laying-rows-pip-beat = No match. So the next two cards come by themselves…
laying-rows-pip-out = That was your last card! Now only I turn cards up. Wait for the next match…
laying-rows-pip-call = Two twos! **Touch one of them, then the other:** that calls Aggravation.
laying-rows-pip-done = You called first, so you’d win. Careful: a wrong call costs you a second. **Play!**
laying-rows-pip-not-that = That one matches nothing. In a game, you’d have to wait a moment now.
laying-rows-pip-not-call = Those two don’t match. In a game, you’d have to wait a second now.
laying-rows-pip-wait = Wait, I’m not done.
laying-rows-pip-hint-match = **Press the seven in your row.** Key S works too.
laying-rows-pip-hint-twin = **Press it in the upper row.** Key E works too.
laying-rows-pip-hint-call = **Press the two in your row, then the two in the upper row.** Keys D and R work too.

## The lesson of Speed

laying-hand-pip-hello = Hello, I’m Pip! Five cards each, two piles, and **no turns**. Ready?
laying-hand-pip-back = We stopped here. Let’s go on. Ready?
laying-hand-pip-count = On three, two cards are turned up…
laying-hand-pip-both = A six and an eight: your seven fits on both. **Tap it, then the left pile.**
laying-hand-pip-higher = Your nine is one higher than the eight. **Tap it:** it goes there by itself.
laying-hand-pip-lower = One lower works, too. **Tap your six.**
laying-hand-pip-mine = No turns: I lay one, too. An ace fits on a king, and on a two…
laying-hand-pip-draw = Only two cards in your hand. **Press Draw:** that fills it to five.
laying-hand-pip-done = If nobody can play, new cards come on three. First out of cards wins. **Play!**
laying-hand-pip-not-that = That doesn’t fit there. In a game, you’d have to wait a moment now.
laying-hand-pip-wait = Wait, I’m not done.
laying-hand-pip-hint-both = **Tap the seven, then the left pile.** Keys 1 and J work too.
laying-hand-pip-hint-higher = **Tap the nine.** Key 2 works too.
laying-hand-pip-hint-lower = **Tap the six.** Key 3 works too.
laying-hand-pip-hint-draw = **Press Draw.** The space bar works too.
