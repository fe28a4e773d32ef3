### The lesson of Cash, under a minute long. Pip says things simply, in short words. What stands between two asterisks is what to do: it is
### printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.

## What Pip says, in the order of the lesson. You sit opposite Pip. Otto and Viola are the other pair.

cash-pip-hello = Hello, I’m Pip, your partner! Otto and Viola are the others. We collect **four of a kind**. Ready?
cash-pip-back = We stopped here. Let’s go on. Ready?
cash-pip-signal = First, our secret signal. Only you and I will know. **Press Yawn.**
cash-pip-ready = A yawn means “I have four”. **Press Ready.**
cash-pip-count = Three, two, one…
cash-pip-swap = A fourth king on the board! **Swap your 2 for the king.**
cash-pip-act = Four kings! You can’t say so. **Yawn, so I’ll see it.**
cash-pip-hm = Did you just yawn?
cash-pip-cash = You yawned? Cash! You have four of a kind, so our pair wins. The others get a letter: C.
cash-pip-again = Next hand. We could change our signal now. Let’s keep it: **press Yawn.**
cash-pip-ready-again = Now watch **my** face. **Press Ready.**
cash-pip-watch = Faces mean nothing, mostly. But look…
cash-pip-call = I yawned! **Call it: press CASH!**
cash-pip-counter = Right! If Otto had read us, he’d have called Counter cash. Read **them**, and you can too.
cash-pip-done = Spell CASH and you’ve lost. Change your signal now and then. **Play!**

## Answers to what Pip did not ask for

cash-pip-wait = Wait, not yet.
cash-pip-other-signal = Let’s take **Yawn** this time.
cash-pip-other-swap = Look: three kings in your hand, one on the board. **The 2 for the king!**
cash-pip-other-face = That’s not our signal. **Yawn!**
cash-pip-early = If I don’t have four of a kind, a wrong call costs us a letter. Wait for my yawn.

## What "Show me" says

cash-pip-hint-signal = **Press Yawn,** under the cards.
cash-pip-hint-ready = **Press Ready.** The space bar works too.
cash-pip-hint-swap = **Tap your 2, then the king on the board.** Keys: 4, then 6.
cash-pip-hint-act = **Press Yawn.** Key S works too.
cash-pip-hint-call = **Press CASH!** It’s the big star. Key C works too.
