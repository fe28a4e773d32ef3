### The first screen of a game of piles: what is agreed at all of them.

## What is agreed: a label, and beside it words to choose from. "-line" says what the chosen one means.

piles-choice-hurry = Timing
piles-choice-timed = fastest wins
piles-choice-timed-line = The first to react wins the cards.
piles-choice-untimed = no rush
piles-choice-untimed-line = After each card, everyone is asked.
piles-choice-turning = Turning cards
piles-choice-own = each their own
piles-choice-own-line = When it’s your turn, press your face-down cards, or your own key while there’s nothing to win.
piles-choice-drum = by a drum
piles-choice-drum-line = A card is turned at every beat, so nobody’s hands are busy.
piles-choice-beat = Seconds per card
piles-choice-seconds-name = { $seconds } seconds
piles-choice-least = A card lies for
piles-choice-least-name = { $seconds } s
piles-choice-least-line = At least { $seconds } seconds before the next one may be turned.
piles-choice-packs = Packs
piles-choice-packs-name = { $packs ->
    [1] one
   *[2] two
}
piles-choice-out-of-turn = Cards out of turn
piles-choice-nobody = not allowed
piles-choice-nobody-line = Only the player whose turn it is can turn a card.
piles-choice-dead = allowed, but dead
piles-choice-dead-line = You can turn a card when it’s not your turn, but it counts for nothing.

## Beneath Play

piles-lasts = about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}

## What a link asks for and cannot have

piles-link-packs = The link asks for { $found } packs. There can be 1 or 2.
piles-link-drum = The link asks for a drum that doesn’t exist: { $found }. Choose one here.
piles-link-out-of-turn = The link says outofturn={ $found }. It can be on or off.
piles-link-cards = The link’s code for the cards is too long. Use { $most } characters at most.
