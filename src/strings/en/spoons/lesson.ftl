### The lesson of Spoons and of Pig, under a minute long. Pip says things simply, in short words. What stands between two asterisks is what to
### do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen. $taking: "nose" at Pig.

## What Pip says, in the order of the lesson. Otto sits there too, and dreams.

spoons-pip-hello = Hello, I’m Pip! That’s Otto. We all pass cards at once, and collect **four of a kind**. Ready?
spoons-pip-back = We stopped here. Let’s go on. Ready?
spoons-pip-deals = I deal, so I take a card from the stock…
spoons-pip-passes = …and pass one to you, face down.
spoons-pip-draw = You hold three sevens. **Take the card that’s waiting.**
spoons-pip-pass = A king: no use to you. **Pass it on.**
spoons-pip-again = It goes to Otto. Here comes another one…
spoons-pip-draw-again = **Take it!**
spoons-pip-four = { $taking ->
    [nose] Four sevens! **Put a finger on your nose: press NOSE!**
   *[spoon] Four sevens! **Take a spoon: press SPOON!**
}
spoons-pip-mine = { $taking ->
    [nose] I notice, and do the same. Otto hasn’t yet!
   *[spoon] Now everybody may. I take the other one. Poor Otto!
}
spoons-pip-letter = { $taking ->
    [nose] Otto was last and gets a letter: P. Spell PIG and you’re out.
   *[spoon] Otto has none and gets a letter: S. Spell SPOON and you’re out.
}
spoons-pip-next = Once more! The next player on the left deals.
spoons-pip-new = New cards. Sometimes someone else is first, so **keep an eye on us!**
spoons-pip-grab = { $taking ->
    [nose] Look at my face: a finger on my nose! **Quick: press NOSE!**
   *[spoon] Four sixes! A spoon for me. **Quick, take the other: press SPOON!**
}
spoons-pip-seen = You saw it in time! Otto dreamt on, and gets another letter.
spoons-pip-done = Collect, but look up! The last player left wins. **Play!**

## Answers to what Pip did not ask for

spoons-pip-keep = Keep your sevens! **Pass the king.**
spoons-pip-early = Nobody has four yet. In a game, you couldn’t do anything for a second now.
spoons-pip-wait = Wait, I’m not done.
spoons-pip-take-it = You’ve got four sevens: don’t pass one on!

## What "Show me" says

spoons-pip-hint-draw = **Press the pile to the left** of your hand. Key 5 works too.
spoons-pip-hint-pass = **Press the king,** or swipe it to the right. Key 5 works too.
spoons-pip-hint-call = **Press the big star.** The space bar works too.
