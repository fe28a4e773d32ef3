### The rules of Cash: the quick ones, and the full ones.

## The quick rules, a line each

cash-brief-pairs = Partners sit opposite each other. In secret, agree on a signal: a face to make, or two in a row.
cash-brief-swap = Three, two, one: the board is turned up. Everyone may swap cards with it at once. First come, first served.
cash-brief-away = When nobody wants more, the board goes away and four new cards come.
cash-brief-signal = Got four of a kind? Give your partner the signal.
cash-brief-cash = If you see your partner’s signal, call Cash. If your partner has four of a kind, your pair wins the hand; if not, it loses.
cash-brief-counter = If you think another pair has four of a kind, call Counter cash on them before they call Cash.
cash-brief-letters = Lose a hand, and your pair gets a letter of CASH. The first pair with all four loses.
cash-brief-hand = One hand decides.

## The full rules

cash-rules-deal-title = The deal
cash-rules-deal = 4, 6 or 8 players use one pack. Each gets four cards, and four more are the board, face down. The stock lies at the dealer’s left, and moves one seat to the left with each new board.
cash-rules-deal-ready = A hand begins once everyone is ready. Until then, each pair may change its signal.
cash-rules-swap-title = Swapping
cash-rules-swap = There are no turns. You take one card from the board and put one of yours in its place, as often as you like. If two players want the same card, the first to press gets it.
# $seconds: "3".
cash-rules-swap-tie = If they press at the same instant, go round to the left, beginning with the player who has the stock: the first of them you come to gets it.
cash-rules-away = The board goes away when nobody has swapped for { $seconds } seconds, or everyone has pressed “Enough”.
cash-rules-signal-title = Signals
cash-rules-signal = There are eight faces to make, and you may make them at any time. Most mean nothing. Only your partner knows which one is your signal.
cash-rules-signal-room = Are you in one room, each with a phone? Then choose “A sign of our own” and use your real faces. That needs a person as a partner: characters can’t see you.
cash-rules-signal-watch = Characters watch, too. They can miss a face, but they remember what a pair did before it showed four of a kind. Change your signal now and then.
cash-rules-calls-title = Calling
cash-rules-calls = You can call as soon as the first board of a hand has been turned up. A call ends the hand, and all hands are shown.
cash-rules-calls-cash = Cash is right if your partner has four of a kind. Your own don’t count.
cash-rules-calls-counter = Counter cash is right if one of the pair you named has four of a kind. If Cash is called at the same instant, Cash counts.
cash-rules-end-title = Winning and losing
cash-rules-end-cash = After a right Cash, all other pairs lose the hand. After a right Counter cash, only the pair you named does. After a wrong call, only your own pair does.
cash-rules-end-real = If the stock runs out, it’s a real deal, and nobody loses.
cash-rules-end-letters = The first pair to spell CASH loses the game. The pair with the fewest letters wins. After 1,000 boards, nobody does.
cash-rules-end-hand = The pair that wins the hand wins the game.
cash-rules-where-title = On your own device
cash-rules-where = Your hand is for your eyes only. Alone you can play on any screen, and have it read aloud. With others, everyone needs a phone. It shows your hand in silence, because a voice would tell everyone your cards.
