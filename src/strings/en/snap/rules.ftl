### The rules of Snap: the quick ones, and the full ones, each as they follow from what is agreed at a table. $table: A has a common pile, B
### and C a pile for each player; $piles: the same, "common" or "own". $pools: "yes" at table C, where a false call makes a snap pool. $ties:
### "pot" where tied calls go to the snap pot, "seat" where one of them wins.

## The quick rules, a line each

snap-brief-turn = { $piles ->
    [common] Take turns: turn over the top card of your stock (your face-down cards) and put it on the pile in the middle.
   *[own] Take turns: turn over the top card of your stock (your face-down cards) and put it on your own open pile.
}
snap-brief-asked = No rush: after each card, everyone is asked whether they call.
snap-brief-snap = { $piles ->
    [common] If the top two cards of the pile are alike, call Snap! Suits don’t matter.
   *[own] If the top cards of two open piles are alike, call Snap! Suits don’t matter.
}
snap-brief-won = { $table ->
    [A] The first to call wins the pile. It’s shuffled and goes under their stock.
    [B] The first to call wins both piles. They’re shuffled and go under their stock.
   *[C] The first to call wins both piles, and puts them under their stock as they lie.
}
snap-brief-pot = If two call at the same time, the cards go to the snap pot. When someone turns a card like the one on top of it, call Snap pot!
snap-brief-seat = If two call at the same time, the first of them to the left of the player who turned the last card wins.
snap-brief-pool = Call Snap pool! when an open card is like the top card of a pool in the middle.
snap-brief-false = { $pools ->
    [yes] A false call costs you your open pile: it becomes a snap pool in the middle.
   *[no] A false call costs you a card for every other player.
}
snap-brief-out = { $table ->
    [A] If you have no card to turn when it’s your turn, you’re out.
    [B] If your stock is empty, turn your open pile over. If that’s empty too, you’re out.
   *[C] If your stock is empty, you’re out before the next card is turned.
}
snap-brief-end = The last player with cards wins.

## The full rules: the aim, and what comes before the game

snap-rules-aim-title = The aim
snap-rules-aim = Be the last player who has cards.
snap-rules-before-title = Before the game
snap-rules-before-cards = { $packs ->
    [1] 2 to 6 players use one pack of 52 cards. Suits don’t matter.
   *[2] 2 to 6 players use two packs, 104 cards. Suits don’t matter.
}
snap-rules-before-deal = All cards are dealt one at a time, so some players may have one more. Your cards lie face down: they’re your stock. Nobody looks at them.
snap-rules-before-begins = A draw decides who deals. The player on the dealer’s left begins.

## Turning cards

snap-rules-turn-title = Turning cards
snap-rules-turn = { $piles ->
    [common] In turn, each player turns the top card of their stock onto the common pile in the middle.
   *[own] In turn, each player turns the top card of their stock onto an open pile of their own, beside it.
}
snap-rules-turn-next = { $piles ->
    [common] Then it’s the turn of the player on their left. Whoever wins the pile turns the next card.
   *[own] Then it’s the turn of the player on their left, whoever wins cards in between.
}
# $seconds: "0.8".
snap-rules-turn-least = A card has to lie for { $seconds } seconds before the next one may be turned, so that everyone can see it.
# $seconds: "2.5".
snap-rules-turn-drum = A drum beats every { $seconds } seconds, and a card is turned at each beat. The turn still goes round.
snap-rules-turn-asked = No rush: after each card, everyone is asked whether they call or let it pass. The next card waits until all have answered.

## Snap

snap-rules-snap-title = Calling Snap
snap-rules-snap = { $piles ->
    [common] If the top card of the pile has the same number or picture as the card under it, call Snap!
   *[own] If the top cards of two open piles have the same number or picture, call Snap! You can call it as long as both lie on top.
}
snap-rules-snap-first = { $piles ->
    [common] The first to call wins the whole pile.
   *[own] The first to call wins both piles. If three top cards are alike, all three piles are won.
}
snap-rules-snap-newest = If several piles match, a call is for the newest card. What’s left can be called after that.
snap-rules-won = { $pools ->
    [yes] What you win goes under your stock as it lies: first the pile of the player on your left, last your own, and from each pile the bottom card first.
   *[no] What you win is shuffled and goes under your stock.
}
snap-rules-press = What counts is when you press, to a hundredth of a second. A press made before a card could be seen never counts for that card.

## Calls at the same time

snap-rules-tie-title = Calls at the same time
snap-rules-tie-pot = { $piles ->
    [common] If two or more call at the same time, nobody wins. The pile goes to the snap pot, face up.
   *[own] If two or more call at the same time, nobody wins. The piles go to the snap pot, face up, with the matching cards on top.
}
snap-rules-tie-fits = { $piles ->
    [common] When the top card of the pile is like the top card of the pot, call Snap pot! The first to call wins the pot and the pile.
   *[own] When the top card of an open pile is like the top card of the pot, call Snap pot! The first to call wins the pot and that pile.
}
snap-rules-tie-again = If calls are tied again, those cards go on the pot too, with the newest match on top.
snap-rules-tie-both = A card may match for Snap and for the pot. Each call wins only its own cards, and then the other can still be called.
snap-rules-tie-seat = If two or more call at the same time, the first of them to the left of the player who turned the last card wins. That player comes last.
snap-rules-one-key = { $pools ->
    [yes] One key calls everything: Snap if something matches, Snap pool if that fits instead.
   *[no] One key calls everything: Snap if something matches, Snap pot if that fits instead.
}

## Snap pools

snap-rules-pool-title = Snap pools
snap-rules-pool = A false call can put an open pile into the middle: a snap pool. There may be several.
snap-rules-pool-fits = When the top card of an open pile is like the top card of a pool, call Snap pool! The first to call wins that pool and that pile.

## False calls

snap-rules-false-title = False calls
snap-rules-false-pays = { $ties ->
    [pot] If you call Snap and nothing matches, or Snap pot and nothing fits, you give one card from the top of your stock to each other player.
   *[seat] If you call Snap and nothing matches, you give one card from the top of your stock to each other player.
}
snap-rules-false-cannot = { $table ->
    [B] If your stock runs out, you shuffle your open pile, turn it over and go on paying. If you still can’t pay everyone, you’re out.
   *[A] If you can’t pay everyone, you give what you have, and you’re out.
}
snap-rules-false-pool = If you call Snap and nothing matches, or Snap pool and nothing fits, your open pile goes into the middle as a snap pool.
snap-rules-false-pool-none = If you have no open pile, you give a card to the player on your left. If you can’t, or it’s your last, you’re out.
snap-rules-false-beaten = If somebody else won the cards less than 0.7 seconds before your call, you were only slower: that costs nothing.

## Out of cards, and the end

snap-rules-out-title = Out of cards
snap-rules-out = { $table ->
    [A] If your stock is empty when it’s your turn, you’re out. Until then, you can still win the pile by a call.
    [B] If your stock is empty when it’s your turn, your open pile is shuffled and turned over. If you have no pile either, you’re out.
   *[C] If your stock is empty, you’re out before the next card is turned. Your pile stays, and can be won.
}
snap-rules-out-taken = If another player wins your last card, you’re out at once.
snap-rules-end-title = The end
snap-rules-end = The last player who isn’t out wins.
snap-rules-end-draw = If nothing can match any more, the game is a draw between those who are still in.
snap-rules-end-flips = After 1,000 cards, whoever has the most cards wins. Cards in the middle count for nobody.
