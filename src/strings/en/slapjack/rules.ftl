### The rules of Slapjack: the quick ones, and the full ones, each as they follow from what is agreed at a table.

## The quick rules, a line each

slapjack-brief-turn = Take turns: turn over the top card of your stock (your face-down cards) and put it on the pile in the middle.
slapjack-brief-asked = No rush: after each card, everyone is asked whether they slap.
slapjack-brief-slap = If it’s a jack, slap! The first to slap wins the pile, and turns the next card.
slapjack-brief-dead = You may turn a card out of turn, but it’s dead: it covers the pile and counts for nothing itself.
slapjack-brief-false = A false slap costs you a card. It goes to the player whose card you slapped.
slapjack-brief-out = Out of cards? Win the next jack, and you’re back. Miss it, or slap anything else, and you’re out for good.
slapjack-brief-end = The last player with cards wins.

## The full rules: the aim, and what comes before the game

slapjack-rules-aim-title = The aim
slapjack-rules-aim = Win all the cards.
slapjack-rules-before-title = Before the game
slapjack-rules-before-cards = { $packs ->
    [1] 2 to 8 players use one pack of 52 cards. All are dealt one at a time, so some players may have one more. Your cards lie face down: they’re your stock. Nobody looks at them.
   *[2] 2 to 8 players use two packs, 104 cards. All are dealt one at a time, so some players may have one more. Your cards lie face down: they’re your stock. Nobody looks at them.
}
slapjack-rules-before-begins = A draw decides who deals. The player on the dealer’s left begins.

## Turning cards

slapjack-rules-turn-title = Turning cards
slapjack-rules-turn = In turn, each player turns the top card of their stock onto the common pile in the middle.
slapjack-rules-turn-next = Then it’s the turn of the next player on their left who has cards. Whoever wins the pile turns the next card.
# $seconds: "1.2".
slapjack-rules-turn-least = Every card has to lie for { $seconds } seconds before the next one may be turned, so that everyone can see it.
# $seconds: "2.5".
slapjack-rules-turn-drum = A drum beats every { $seconds } seconds, and a card is turned at each beat. The turn still goes round.
slapjack-rules-turn-asked = No rush: after each card, everyone is asked whether they slap or let it pass. The next card waits until all have answered.
slapjack-rules-dead = A card turned out of turn is dead. It stays on the pile and covers what’s there, but counts for nothing: slapping a dead jack is a false slap. Whoever turned it still plays when their turn comes.

## Slapping

slapjack-rules-slap-title = Slapping a jack
slapjack-rules-slap = When the top card of the pile is a jack, slap it: press SLAP! The first to slap wins the whole pile.
slapjack-rules-won = What you win is turned over as it lies and goes under your stock. Nothing is shuffled.
slapjack-rules-cover = A jack can be slapped until the next card covers it.
slapjack-rules-tie = If two or more slap at the same time, go round from the left of the player who turned the jack: the first of them you come to wins. Whoever turned it comes last.
slapjack-rules-press = What counts is when you press, to a hundredth of a second. A press made before a card could be seen never counts for that card.

## False slaps

slapjack-rules-false-title = False slaps
slapjack-rules-false = If you slap anything but a jack, you pay one card, face down, to the player whose card you slapped. It goes under their stock.
slapjack-rules-false-own = If it was your own card, you pay the next player on your left who has cards. If the player who turned it is out for good, you pay the next one on that player’s left instead.
slapjack-rules-false-beaten = If somebody else won the pile less than 0.7 seconds before your slap, you were just slower: that costs nothing.

## Out of cards, and the end

slapjack-rules-out-title = Out of cards
slapjack-rules-out = If you have no cards left, you’re out for now, and your turn is skipped. But you may still slap.
slapjack-rules-out-back = Win a jack, or be paid a card for somebody’s false slap, and you’re back in the game.
slapjack-rules-out-false = A false slap without cards puts you out for good.
slapjack-rules-out-chance = You have one chance: if a jack comes while you have no cards, and you don’t win it, you’re out for good. If that jack was your own last card, it doesn’t count: your chance is still to come.
slapjack-rules-end-title = The end
slapjack-rules-end = When only one player has cards, that player takes the pile and wins.
# $timed: "no" where everyone is asked.
slapjack-rules-end-last = { $timed ->
    [yes] If the last card was a jack, it can still be slapped, for 1.2 seconds.
   *[no] If the last card was a jack, it can still be slapped.
  } If a player without cards wins it, the game goes on.
slapjack-rules-end-flips = After 1,000 cards, the game is a draw between those who have cards.
