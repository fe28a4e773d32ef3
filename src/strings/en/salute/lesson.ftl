### The lesson of Salute the King, under a minute long. Pip says things simply, in short words. What stands between two asterisks is what to
### do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. The cards: you turn a 5, then (after Wanda’s 8) Pip turns a king; then you turn a queen.

salute-pip-hello = Hello, I’m Pip! With Wanda we’re three. We turn cards and look for **ace, king, queen and jack**. Ready?
salute-pip-back = We stopped here. Let’s go on. Ready?
salute-pip-turn = You begin: **turn a card.** Press your face-down cards.
salute-pip-plain = A 5 wants nothing. Nothing to press!
salute-pip-mine = Wanda’s 8 wants nothing either. Now it’s my turn.
salute-pip-king = A king! **Salute: press the sign!** The press stands for the gesture.
salute-pip-pip-too = Right! Now me…
salute-pip-last = I’ve done it too, so Wanda is last and takes the pile.
salute-pip-queen-turn = Your turn again. **Turn a card.**
salute-pip-queen = A queen: **bow!** The card in the middle of the table says what each wants.
salute-pip-done-too = You’re done. Wanda and I aren’t!
salute-pip-pip-last = Wanda did it, and I was last. The pile is mine, under my cards.
salute-pip-rest = Be rid of all your cards to win. Wrong sign? Wait a moment, then try again.
salute-pip-done = Ace: stand up. King: salute. Queen: bow. Jack: applaud. And don’t be last! **Play!**

## Answers to what Pip did not ask for

salute-pip-early = Nothing’s wanted yet. **Turn a card first.**
salute-pip-nothing = That card wants nothing. A press on it costs nothing, either.
salute-pip-wrong-king = Not that one! A king wants a **salute**. In a game you’d have to wait 0.6 seconds.
salute-pip-wrong-queen = Not that one! A queen wants a **bow**.
salute-pip-look-first = Nobody turns a card now: a gesture is wanted!
salute-pip-my-turn = Wait, it’s my turn.

## What "Show me" says

salute-pip-hint-turn = **Press your face-down cards,** in front of your name. The space bar works too.
salute-pip-hint-king = **Press Salute.** It’s the second of the four signs, and the key 2.
salute-pip-hint-queen = **Press Bow.** It’s the third of the four signs, and the key 3.
