### The lesson of Through the Window, about a minute long. Pip says things simply, in short words. What stands between two asterisks is what
### to do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. The cards are 3, ace, 8.

window-pip-hello = Hello, I’m Pip! We look through the window and say what we see. Ready?
window-pip-back = We stopped here. Let’s go on. Ready?
window-pip-turn = We each have four cards. You begin: **turn one.**
window-pip-call = A three: T! Think of a thing that begins with T. **Call!**
window-pip-word = You’re first! **Type a thing that begins with T, like tree,** and press Enter.
window-pip-won = Yes! The card is yours. That word can’t win again.
window-pip-mine = Now it’s my card…
window-pip-first = An ace: A! I call first this time…
window-pip-wrong = Oh no: taxi doesn’t begin with A. I’m out for this card. **You can still call!**
window-pip-again = Your turn. **Type something that begins with A, like apple.**
window-pip-done = If a word isn’t in the list, the other people say whether it counts. Most cards win. **Play!**

## Answers to what Pip did not ask for

window-pip-not-letter = That doesn’t begin with the right letter. Try again.
window-pip-not-list = I don’t know that word. Try another one.

## What "Show me" says

window-pip-hint-turn = **Press Turn a card.** The space bar works too.
window-pip-hint-call = **Press Call!** It’s the big star-shaped button. The space bar works too.
window-pip-hint-word = **Click the field, type tree, and press Enter** or the button beside it.
window-pip-hint-again = **Click the field, type apple, and press Enter** or the button beside it.
