### The rules of Salute the King: the quick ones, and the full ones, each as they follow from what is agreed at a table.

## The quick rules, a line each

salute-brief-turn = Take turns: turn over the top card of your stock (your face-down cards) and put it on the pile in the middle.
# $all: a list, "ace: Stand up".
salute-brief-wants = These cards want a gesture from everyone ({ $all }).
salute-brief-dealer = Four ranks want a gesture from everyone. The dealer picks new ones for each game, and the table shows them.
salute-brief-press = Press the sign for the gesture: on screen, that counts as doing it.
salute-brief-last = The last to do it takes the pile.
salute-brief-plain = At any other card, the first to press a sign takes the pile.
salute-brief-end = The first player without cards wins.

## The full rules

salute-rules-aim-title = The aim
salute-rules-aim = Get rid of all your cards.
salute-rules-before-title = Before the game
salute-rules-before-cards = { $packs ->
    [1] 3 to 8 players use one pack of 52 cards. All are dealt one at a time, so some players may have one more. Your cards lie face down: they’re your stock. Nobody looks at them.
   *[2] 3 to 8 players use two packs, 104 cards. All are dealt one at a time, so some players may have one more. Your cards lie face down: they’re your stock. Nobody looks at them.
}
salute-rules-before-begins = A draw decides who deals. The player on the dealer’s left begins.
salute-rules-turn-title = Turning cards
salute-rules-turn = In turn, each player turns the top card of their stock onto the pile in the middle. Then it’s the turn of the player on their left, no matter who took the pile.
# $seconds: "1.2".
salute-rules-turn-least = Every card has to lie for { $seconds } seconds before the next one may be turned, so that everyone can see it.
# $seconds: "2.5".
salute-rules-turn-drum = A drum beats every { $seconds } seconds, and a card is turned at each beat. The turn still goes round.
salute-rules-turn-wait = While a gesture is wanted, nobody turns a card.
salute-rules-wants-title = The gestures
salute-rules-prime = Prime numbers are 2, 3, 5 and 7.
salute-rules-sum = For a sum, add up the number cards in the pile, 2 to 10. The number card that reaches or passes the sum wants the gesture.
salute-rules-both = If a card fits several gestures, the first in the list counts.
salute-rules-press = Press the right sign: on screen, that counts as the gesture. What counts is when you press, to a hundredth of a second.
salute-rules-wrong = A wrong sign doesn’t count, and for 0.6 seconds no other sign of yours does. Then try again. If you press several at once, the first counts.
salute-rules-seen = Everyone sees who has done it. Which sign it was stays hidden until all have.
salute-rules-last-title = Being last
salute-rules-last = Once all but one have done it, that one is last and takes the whole pile. It’s turned over as it lies and goes under their stock. Nothing is shuffled.
salute-rules-late = Anyone who hasn’t done it after 4 seconds is last. If several haven’t, go round from the left of the player who turned the card: the first of them you come to takes the pile.
salute-rules-tie = The same goes if the last two do it at the same time. Whoever turned the card comes last.
salute-rules-plain-free = If a card wants no gesture, pressing a sign does nothing.
salute-rules-plain-takes = If a card wants no gesture, the first to press a sign takes the pile.
salute-rules-end-title = The end
salute-rules-end = The first player without cards wins. If your last card wants a gesture, you have to do it first: if you’re last, you take the pile and play on.
salute-rules-end-flips = After 1,000 cards, the game is a draw between everyone.
