### The rules of games in which two people lay cards at once: the quick ones, and the full ones. $kind: "box" at California Speed, "rows" at
### Aggravation, "hand" at Speed.

## The quick rules of California Speed, a line each

laying-brief-deal = You each get half the pack, face down. On three, you each turn up four cards, in a row in front of you.
laying-brief-match = Two or more of the same rank, in either row? Cover each with the top card of your pile. No turns!
laying-brief-once = Each card of a match can be covered once, by either of you, even if the others are already covered.
laying-brief-next = No matches left? Put your row under your pile, and turn up four new cards on three.
# $seconds: 0.6.
laying-brief-wrong = { $lock ->
    [0] Covered a card that matches nothing? Your card just goes back to your pile.
   *[other] Covered a card that matches nothing? Your card goes back, and you can’t do anything for { $seconds } s.
}
laying-brief-end = The first to run out of cards wins.

## The quick rules of Aggravation, a line each; what a match is stands above

laying-brief-turn = You each get half the pack, face down. You both turn up one card at a time, together, so two rows grow.
laying-brief-rows-next = No matches left? You each turn up the next card. It comes by itself.
laying-brief-last = One card left? It isn’t turned up any more. Use it to cover a match.
laying-brief-call = Out of cards? Be the first to touch two stacks of the next match: that calls Aggravation! After a wrong call, you wait { $seconds } s.
laying-brief-call-end = The first right call wins.

## The full rules

laying-rules-before-title = Before the game
laying-rules-before = Two players share one pack of 52 cards, 26 each, face down. Don’t look at them.
laying-rules-deal = On three, each of you turns up four cards in a row: eight stacks in all.
laying-rules-phones = Play alone against a character. Or play with a friend: around a tablet, at one keyboard (if it can tell eight keys apart), or each on your own phone.
laying-rules-phones-rows = Play alone against a character. Or play with a friend: around a tablet, or each on your own phone.
laying-rules-cover-title = Covering matches
laying-rules-cover = Suits don’t count. If two or more stacks show the same rank, either of you can cover them, one card on each. You might each get some.
laying-rules-once = Once cards match, each of them can be covered, but only once. The last one still counts when all the others are covered.
laying-rules-new = A card you lay can make a new match right away.
laying-rules-same = Two cards on one stack? The first one stays, and the other goes back. If you were equally quick, to a hundredth of a second, the player whose row it is comes first.
laying-rules-wrong = { $lock ->
    [0] If you cover a card that matches nothing, your card just goes back to your pile.
   *[other] If you cover a card that matches nothing, your card goes back, and you can’t do anything for { $seconds } s. Being a moment too late costs nothing.
}
laying-rules-hint = Nobody tells you what matches. But if no card is laid for 8 seconds, a stack you can cover lights up.
laying-rules-line = On a slow connection, a card you lay shows its back at first, and turns over a moment later. That’s fair all the same: what counts is when you pressed.
laying-rules-next-title = New cards, and the end
laying-rules-next = When no matches are left, you each put your own row under your pile, and turn up four new cards on three.
laying-rules-end = The first to run out of cards wins. If you both run out at the same instant, it’s a draw.
laying-rules-thousand = If nobody has won after a thousand cards, the game is a draw.
laying-rules-ear = By ear: slow the characters down, and have the cards read out. B reads all the stacks, and C tells you which of them match.

# Aggravation. What is covered stands above.
laying-rules-rows-deal = You each turn up a card, at the same moment. It starts a new stack at the end of your own row, so both rows grow.
laying-rules-rows-next-title = The next card
laying-rules-rows-next = When no matches are left, you each turn up another card { $seconds } s later. It comes by itself, and nobody can stop it.
laying-rules-rows-one = If you have one card or none, you turn nothing up as long as the other player has two or more. Your last card can still cover a match.
laying-rules-call-title = The last call
laying-rules-call = Out of cards? At the next match, be the first to touch two of its stacks. That calls “Aggravation!”, and you win. A match that your last card made counts. One that was there before doesn’t, until another card of its rank comes.
laying-rules-call-cover = The other player can cover the match first: you can only call while two of its stacks are uncovered. After a wrong call, you can’t do anything for { $seconds } s.
laying-rules-call-beat = Once somebody is out of cards, the next card waits only for a match they can call.
laying-rules-rows-end = If neither of you has a card left, the one who ran out first wins. If you both run out, or both call, at the same instant, it’s a draw.

## Speed: the quick rules, a line each

laying-brief-hand-deal = You each have five cards in hand and fifteen in your own stock. Between you lie two piles, with five spare cards beside each.
laying-brief-hand-lay = Lay any card from your hand on either pile, if it’s one higher or one lower. An ace fits on a king and on a two. No turns!
laying-brief-hand-draw = { $refill ->
    [auto] Your hand fills up to five by itself, from your stock.
   *[key] Draw at any time: that fills your hand up to five from your stock.
}
laying-brief-hand-blocked = Neither of you can play? On three, each pile gets a new card.
laying-brief-hand-end = The first to run out of cards, in hand and stock, wins.

## Speed: the full rules

laying-rules-hand-deal = Two players share one pack of 52 cards: five each in hand, fifteen each in a stock of your own, face down. Two cards lie face down in the middle, with five spare cards beside each. On three, those two are turned up: they start the piles.
laying-rules-hand-phones = Play alone against a character. Or play with a friend: around a tablet, or each on your own phone. Both hands lie open: nobody has time to read the other one.
laying-rules-hand-lay-title = Laying cards
laying-rules-hand-lay = Lay any card from your hand on either pile, if it’s one rank higher or lower than the top card. Suits don’t count. The ranks go round in a circle: an ace fits on a king and on a two. There are no turns.
laying-rules-hand-same = Two cards on one pile? The first one stays, and the other goes back to the hand. If you’re equally quick, to a hundredth of a second, the player who didn’t deal comes first; next time it’s the other one, and so on.
laying-rules-hand-draw = { $refill ->
    [auto] After each card you lay, your hand fills up to five, as long as your stock lasts.
   *[key] Draw whenever you like: your hand fills up to five, as long as your stock lasts.
}
laying-rules-hand-blocked-title = When nobody can play
laying-rules-hand-blocked = If no card in either hand fits, both hands are filled first. If still none fits, each pile gets a spare card, on three.
laying-rules-hand-talon = No spare cards left beside a pile? That pile is shuffled, and becomes its new spare cards.
laying-rules-hand-wrong = { $lock ->
    [0] A card that doesn’t fit just goes back to your hand.
   *[other] A card that doesn’t fit goes back, and you can’t do anything for { $seconds } s. Being a moment too late costs nothing.
}
laying-rules-hand-ear = By ear: slow the characters down, and have the cards read out. B reads the piles and your hand, and C tells you what fits.
