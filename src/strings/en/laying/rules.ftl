### The rules of games in which two people lay cards at once: the quick ones, and the full ones. $kind: "box" at California Speed, "rows" at
### Aggravation, "hand" at Speed.

## The quick rules of California Speed, a line each

laying-brief-deal = You each have half the pack, face down. On three, you each turn four cards into the row in front of you.
laying-brief-match = Two of a rank or more? Cover each with the top card of your pile, wherever it lies. No turns!
laying-brief-once = Each card of a match can be covered once, by either of you, even after the other one is covered.
laying-brief-next = No match left: take up your own row, and turn four new cards on three.
# $seconds: 0.6.
laying-brief-wrong = { $lock ->
    [0] A card laid where nothing matches goes back to your pile.
   *[other] Laid a card where nothing matches? You can’t do anything for { $seconds } s.
}
laying-brief-end = The first with no cards left wins.

## The quick rules of Aggravation, a line each; what a match is stands above

laying-brief-turn = You each have half the pack, face down. You both turn one card at a time, at the same moment, so two rows grow.
laying-brief-rows-next = No match left: both turn the next card. It comes by itself.
laying-brief-last = One card left? It isn’t turned any more. Lay it on a match.
laying-brief-call = No cards left? Be the first to touch two stacks of the next match: that’s the call, Aggravation! A wrong call: wait { $seconds } s.
laying-brief-call-end = Whoever calls right wins.

## The full rules

laying-rules-before-title = Before the game
laying-rules-before = Two players share one pack of 52 cards, 26 each, face down. Nobody looks at them.
laying-rules-deal = On three, each of you turns four cards into a row: eight stacks in all.
laying-rules-phones = Play against a character on one screen, two around a tablet, two at a keyboard that can tell eight keys apart, or each on a phone of your own.
laying-rules-phones-rows = Play against a character on one screen, two around a tablet, or each on a phone of your own.
laying-rules-cover-title = Covering matches
laying-rules-cover = Suits don’t count. Where two or more stacks show the same rank, either of you may cover them, one card on each. You can both cover some of them.
laying-rules-once = Once cards match, each of them can be covered, but only once. That holds for the last one, too, when all others are covered already.
laying-rules-new = A card you lay can make a new match at once.
laying-rules-same = Two cards on one stack: the first one stays. If you were equally quick, to a hundredth of a second, it goes to the player the stack lies in front of. The other card goes back.
laying-rules-wrong = { $lock ->
    [0] A card laid where nothing matches goes back to your pile.
   *[other] A card laid where nothing matches goes back, and you can’t do anything for { $seconds } s. Being a moment too late costs nothing.
}
laying-rules-hint = Nobody tells you what matches. But after 8 seconds without a card, one stack you can cover lights up.
laying-rules-line = On a slow connection, your card shows its back at once, and turns when it counts. What counts is when you pressed.
laying-rules-next-title = New cards, and the end
laying-rules-next = When nothing is left to cover, each of you puts your own row under your pile, and turns four new cards on three.
laying-rules-end = The first with no cards left wins. If it happens in the same instant, it’s a draw.
laying-rules-thousand = After a thousand cards and deals, the game is a draw.
laying-rules-ear = By ear: choose a slower computer and have the cards read out. B reads all the stacks, C which of them match.

# Aggravation. What is covered stands above.
laying-rules-rows-deal = The two of you turn a card each, at the same moment, onto a new stack at the end of your own row. So both rows grow.
laying-rules-rows-next-title = The next card
laying-rules-rows-next = When nothing is left to cover, both turn another card, { $seconds } s later. Nobody can hold that back.
laying-rules-rows-one = Whoever has one card or none turns nothing, as long as the other has two or more. The last card can be laid on a match.
laying-rules-call-title = The last call
laying-rules-call = Out of cards? At the next match, be the first to touch two stacks of it. That’s the call, “Aggravation!”, and it wins. The last card you laid may have made that match. If a match lay there before, it doesn’t count, until another card of its rank comes.
laying-rules-call-cover = The other can cover the match first: you need two of its stacks open. A wrong call: you can’t do anything for { $seconds } s.
laying-rules-call-beat = Once somebody is out of cards, only a match they can call holds back the next card.
laying-rules-rows-end = If neither of you has a card left, whoever ran out first wins. In the same instant, or both calling in the same instant, it’s a draw.

## Speed: the quick rules, a line each

laying-brief-hand-deal = You each have five cards in hand and fifteen in your own stock. Between you lie two piles, with five spare cards beside each.
laying-brief-hand-lay = Lay any card of yours on either pile if it’s one higher or one lower. Ace fits on king and on two. No turns!
laying-brief-hand-draw = { $refill ->
    [auto] Your hand is filled to five by itself, from your stock.
   *[key] Draw at any time: that fills your hand to five from your stock.
}
laying-brief-hand-blocked = Neither of you can play? On three, a new card comes onto each pile.
laying-brief-hand-end = The first with no cards left, in hand or stock, wins.

## Speed: the full rules

laying-rules-hand-deal = Two players share one pack of 52 cards: five each in hand, fifteen each in a stock of your own, face down. Two cards lie face down in the middle, with five spare cards beside each. On three, those two are turned: they’re the piles.
laying-rules-hand-phones = Play against a character on one screen, two around a tablet, or each on a phone of your own. Both hands lie open: nobody has time to read the other’s.
laying-rules-hand-lay-title = Laying cards
laying-rules-hand-lay = Lay any card of your hand on either pile, if it’s one rank higher or lower than the top card. Suits don’t count. It goes around the corner: an ace fits on a king and on a two. There are no turns.
laying-rules-hand-same = Two cards on one pile: the first one stays. Equally quick, to a hundredth of a second? The first such tie goes to the player who didn’t deal, the next to the other, and so on. The other card goes back to the hand.
laying-rules-hand-draw = { $refill ->
    [auto] After each card you lay, your hand is filled to five, as long as your stock lasts.
   *[key] Draw whenever you like: your hand is filled to five, as long as your stock lasts.
}
laying-rules-hand-blocked-title = When nobody can play
laying-rules-hand-blocked = If no card in either hand fits, both hands are filled first. If still none fits, a spare card comes onto each pile on three.
laying-rules-hand-talon = No spare cards left at a pile? That pile is shuffled and becomes the new spare cards.
laying-rules-hand-wrong = { $lock ->
    [0] A card that doesn’t fit goes back to your hand.
   *[other] A card that doesn’t fit goes back, and you can’t do anything for { $seconds } s. Being a moment too late costs nothing.
}
laying-rules-hand-ear = By ear: choose a slower computer and have the cards read out. B reads the piles and your hand, C what fits.
