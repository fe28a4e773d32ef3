### The rules of Egyptian Ratscrew: the quick ones, and the full ones, each as they follow from what is agreed at a table.

## The quick rules, a line each

ratscrew-brief-turn = Take turns: turn over the top card of your stock (your face-down cards) and put it on the pile in the middle.
ratscrew-brief-asked = No rush: after each card, everyone is asked whether they slap.
ratscrew-brief-challenge = A jack, queen, king or ace is a challenge. The next player turns 1 card for a jack, 2 for a queen, 3 for a king, 4 for an ace. If one of these cards is a jack, queen, king or ace, it’s a new challenge for the player after them. If not, the challenger takes the pile.
# $what: what can be slapped, as a list.
ratscrew-brief-slap = Slap { $what }, whoever’s turn it is! The first to slap wins the pile, and turns the next card.
ratscrew-brief-dead = You may turn a card out of turn, but it’s dead: it counts for nothing, and the card beneath it counts instead.
ratscrew-brief-false = A false slap costs you a card. It goes under the pile.
ratscrew-brief-out = Out of cards? You can still slap your way back in, but one false slap then, and you’re out for good.
ratscrew-brief-end = The last player left takes the pile and wins.

## The full rules: the aim, and what comes before the game

ratscrew-rules-aim-title = The aim
ratscrew-rules-aim = Win all the cards.
ratscrew-rules-before-title = Before the game
# $jokers: how many.
ratscrew-rules-before-cards = 2 to 6 players use { $packs ->
    [1] one pack of 52 cards
   *[2] two packs, 104 cards
  }{ $jokers ->
    [0] { "" }
    [one] { " " }with a joker
   *[other] { " " }with { $jokers } jokers
  }. All are dealt one at a time, so some players may have one more. Your cards lie face down: they’re your stock. Nobody looks at them.
ratscrew-rules-before-begins = A draw decides who deals. The player on the dealer’s left begins.

## Turning cards

ratscrew-rules-turn-title = Turning cards
ratscrew-rules-turn = In turn, each player turns the top card of their stock onto the common pile in the middle. Then it’s the turn of the next player on their left who has cards.
# $seconds: "0.8".
ratscrew-rules-turn-least = Every card has to lie for { $seconds } seconds before the next one may be turned, so that everyone can see it.
# $seconds: "2.5".
ratscrew-rules-turn-drum = A drum beats every { $seconds } seconds, and a card is turned at each beat. The turn still goes round.
ratscrew-rules-turn-asked = No rush: after each card, everyone is asked whether they slap or let it pass. The next card waits until all have answered.
ratscrew-rules-dead = A card turned out of turn is dead. It stays on the pile, but counts for nothing: the card beneath it counts instead. Whoever turned it still plays when their turn comes.

## Challenges

ratscrew-rules-challenge-title = Challenges
ratscrew-rules-challenge = A jack, queen, king or ace is a challenge. The next player answers it: 1 card for a jack, 2 for a queen, 3 for a king, 4 for an ace.
ratscrew-rules-challenge-on = If one of these cards is a jack, queen, king or ace, they stop there. It’s a new challenge, and the player after them has to answer it.
# $timed: "no" where everyone is asked.
ratscrew-rules-challenge-won = If none of them is, the challenger takes the pile and turns the next card.{ $timed ->
    [yes] { " " }They take it one second after the last card. Until then, you can still slap.
   *[no] { "" }
  }
ratscrew-rules-challenge-out = If you run out of cards while answering, the next player on your left who has cards can go on and turn what’s left to turn, or decline. If they decline, the challenger takes the pile.
ratscrew-rules-challenge-time = They have three seconds to decide. Saying nothing is declining. Computer players go on if they have enough cards.

## Slapping

ratscrew-rules-slap-title = Slapping
ratscrew-rules-slap-pair = Two cards of the same rank in a row are a pair. The first to slap it wins the whole pile, even during a challenge, and turns the next card.
ratscrew-rules-slap-sandwich = Two of the same rank with one card between them, like 7{"\u00A0"}4{"\u00A0"}7, are a sandwich. It can be slapped too.
ratscrew-rules-slap-run = Three cards in order, up or down, are a run. It can be slapped too. An ace is low or high, as in A{"\u00A0"}2{"\u00A0"}3 or Q{"\u00A0"}K{"\u00A0"}A, but a run doesn’t go round the corner: K{"\u00A0"}A{"\u00A0"}2 isn’t one.
ratscrew-rules-slap-joker = A joker on top can be slapped. It makes no pair and no run, but it may lie inside a sandwich. In a challenge it counts as a plain card.
ratscrew-rules-won = What you win is turned over as it lies and goes under your stock. Nothing is shuffled.
ratscrew-rules-tie = If two or more slap at the same time, go round from the left of the player who turned the last card: the first of them you come to wins. Whoever turned it comes last.
ratscrew-rules-press = What counts is when you press, to a hundredth of a second. A press made before a card could be seen never counts for that card.

## False slaps

ratscrew-rules-false-title = False slaps
ratscrew-rules-false = If you slap and there’s nothing to slap, one of your cards goes under the pile, face up. It’s dead: it counts for nothing.
ratscrew-rules-false-bare = A false slap without cards puts you out for good. But if a challenge of yours is still open, you lose that instead: the pile stays, and the player who was answering plays on as usual.
ratscrew-rules-false-beaten = If somebody else won the pile less than 0.7 seconds before your slap, you were just slower: that costs nothing.

## Out of cards, and the end

ratscrew-rules-out-title = Out of cards
ratscrew-rules-out = If you have no cards left, and no challenge of yours is still open, you’re out for now, and your turn is skipped. But you may still slap, as often as you like. If you win the pile, you’re back in the game.
ratscrew-rules-end-title = The end
# $timed: "no" where everyone is asked.
ratscrew-rules-end = When only one player is left, that player takes the pile and wins{ $timed ->
    [yes] , one second after the last card. Until then, a player without cards can still slap in.
   *[no] . Before that, a player without cards can still slap in.
  }
ratscrew-rules-end-flips = After 1,000 cards, the game is a draw between those who are still in.
