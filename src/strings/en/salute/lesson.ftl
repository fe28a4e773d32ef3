### The lesson of Salute the King, under a minute long. Pip says things simply, in short words. What stands between two asterisks is what to
### do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. The cards: you turn a 5, then (after Wanda’s 8) Pip turns a king; then you turn a queen.

salute-pip-hello = Hello, I’m Pip! Wanda plays too. We turn cards and look for **aces, kings, queens and jacks**. Ready?
salute-pip-back = We stopped here. Let’s go on. Ready?
salute-pip-turn = You begin: **turn a card.** Press your face-down cards.
salute-pip-plain = A 5 wants nothing, so there’s nothing to press.
salute-pip-mine = Wanda’s 8 wants nothing either. Now it’s my turn.
salute-pip-king = A king wants a salute! **Press Salute!** On screen, that counts as saluting.
salute-pip-pip-too = Right! Now me…
salute-pip-last = I’ve done it too, so Wanda is last and takes the pile.
salute-pip-queen-turn = Your turn again. **Turn a card.**
salute-pip-queen = A queen: **bow!** The card in the middle of the table says what each wants.
salute-pip-done-too = You’re done. Wanda and I aren’t!
salute-pip-pip-last = Wanda did it before me, so I’m last. The pile goes under my cards.
salute-pip-rest = Get rid of all your cards to win. Wrong sign? Wait a moment, then try again.
salute-pip-done = Ace: stand up. King: salute. Queen: bow. Jack: applaud. And don’t be last! **Play!**

## Answers to what Pip did not ask for

salute-pip-early = There’s nothing to press yet. **Turn a card first.**
salute-pip-nothing = That card wants nothing, so a press does nothing.
salute-pip-wrong-king = Not that one! A king wants a **salute**. In a game you’d have to wait 0.6 seconds.
salute-pip-wrong-queen = Not that one! A queen wants a **bow**.
salute-pip-look-first = Don’t turn a card yet: this one wants a gesture first!
salute-pip-my-turn = Wait, it’s my turn.

## What "Show me" says

salute-pip-hint-turn = **Press your face-down cards,** in front of your name. The space bar works too.
salute-pip-hint-king = **Press Salute.** It’s the second of the four signs. The 2 key works too.
salute-pip-hint-queen = **Press Bow.** It’s the third of the four signs. The 3 key works too.
