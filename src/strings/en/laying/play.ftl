### The table of games in which two people lay cards at once: what lies on it, what can be done, and what happens. $kind: "box" at
### California Speed, "rows" at Aggravation, "hand" at Speed.

## At the top

laying-head = { $lock ->
    [0] no penalty for a wrong card
    [1] a wrong card: wait { $seconds } s
   *[other] a wrong card: wait { $seconds } s
}

## What lies there

# How many cards somebody has left, beside their name; and beside one's own pile.
laying-left = { $count } left
laying-left-you = { $count } left · you
# A player, as they are heard.
laying-place = { $name }: { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
# A row of stacks. $side: "near" is one's own.
laying-row = { $side ->
    [near] Your row
   *[far] The other row
}
# A stack, as it is heard. $place: from 1. $card: "7 of hearts", or one of the two below.
laying-stack = { $side ->
    [near] Your row { $place }: { $card }
   *[far] Other row { $place }: { $card }
}
laying-stack-none = empty
laying-stack-covered = face down

# Speed. A pile, as it is heard. $card: "7 of hearts", or one of the two above.
laying-pile = { $pile ->
    [0] Left pile: { $card }
   *[other] Right pile: { $card }
}
laying-hand = { $side ->
    [near] Your hand
   *[far] The other player’s hand
}
laying-hand-card = Card { $place }: { $card }
# What fills one's hand, on the stock. $count: cards that are left in it.
laying-draw = Draw
laying-draw-label = Draw: fill your hand. { $count ->
    [one] { $count } card left in your stock
   *[other] { $count } cards left in your stock
}

## What can be done, in a sentence

laying-prompt-ready = { $kind ->
    [hand] Lay cards one higher or one lower, on either pile. No turns. First out of cards wins.
    [rows] Two of the same rank? Cover both. The next cards come by themselves. Out of cards? Call the next match to win.
   *[box] Two of the same rank? Cover both with cards from your pile. No turns. First out of cards wins.
}
# $by: "touch" where nobody has keys.
laying-prompt = { $kind ->
    [hand] One higher or one lower, on either pile. Tap a card. If it fits on both, tap a pile, too.
    [rows] Two of the same rank? Cover both with cards from your pile: { $by ->
        [touch] tap each
       *[keys] tap each, or press its key
    }.
   *[box] Two of the same rank? Cover both with cards from your pile: { $by ->
        [touch] tap each
       *[keys] tap each, or press its key
    }. No turns. First out of cards wins.
}
# To whoever has no card left.
laying-prompt-call = You’re out of cards. Touch two that match to call Aggravation! A match that was there before doesn’t count.
# To those who look on.
laying-prompt-watch = { $kind ->
    [hand] One higher or one lower, on either pile. First out of cards wins.
   *[other] Two of the same rank? Cover both. First out of cards wins.
}

## What happens

# While it counts to three.
laying-told-none = { $kind ->
    [hand] Neither of you can play.
   *[other] No matches left.
}
laying-told-first = New cards on three.
laying-told-wrong = { $kind ->
    [hand] { $you ->
        [yes] That card doesn’t fit there.
       *[no] { $name } laid a card that doesn’t fit.
    }
   *[other] { $you ->
        [yes] No match there.
       *[no] { $name } covered a card that matches nothing.
    }
}
laying-told-late = { $kind ->
    [hand] Too late: another card was quicker.
   *[other] Too late: it was covered already.
}
# A card goes back, since the other’s card was first.
laying-told-back = { $you ->
    [yes] Same moment: your card goes back.
   *[no] Same moment: { $genitive } card goes back.
}
laying-told-hint = There’s still one to cover.
laying-told-won = { $by ->
    [out] { $you ->
        [yes] You win: you were out of cards first!
       *[no] { $name } wins: out of cards first!
    }
   *[other] { $you ->
        [yes] You win!
       *[no] { $name } wins!
    }
}
laying-told-called = { $you ->
    [yes] Aggravation! You called first.
   *[no] Aggravation! { $name } called first.
}
laying-told-drawn = A draw!
laying-told-flips = A thousand cards, and no winner: it’s a draw.
# As it is heard. $where: a key, or a place by the message above.
laying-heard-laid = { $where }: { $card }
laying-heard-where = { $side ->
    [near] Your row { $place }
   *[far] Other row { $place }
}
laying-heard-dealt = New cards. { $cards }
laying-heard-turned = New cards: left { $left }, right { $right }.
laying-heard-drew = You draw: { $cards }.
laying-heard-wrong = { $where }: { $told }

## What is read aloud

# $matches: a list: "Q and S".
laying-read-match = { $matches }: { $card }.
laying-read-one = { $where } can still be covered.
laying-read-none = No match.
# $place: which card of the hand, from 1.
laying-read-hand = Your hand: { $cards }.
laying-read-hand-card = { $place }, { $card }
laying-read-fits = { $pile ->
    [left] Card { $place } fits on the left.
    [right] Card { $place } fits on the right.
   *[both] Card { $place } fits on both.
}
laying-read-fits-none = None of your cards fits.
laying-read-stock = { $count ->
    [0] Your stock is empty.
    [one] { $count } card in your stock.
   *[other] { $count } cards in your stock.
}
laying-read-matches-not = It’s up to you to see what you can cover or lay. Slow the characters down before a game, and this key tells you.

## The menu

laying-stop-sure = Stop this game? It ends here, and nobody wins.
# Where two play at one screen.
laying-keys-two = { $kind ->
    [box] Keys: each of you has eight. They’re shown on your cards. B reads the cards. M pauses.
   *[other] Keys: B reads the cards. M pauses. You both play by touch.
}
laying-keys = { $kind ->
    [hand] Keys: 1 to 5 lay a card. If it fits on both piles, press J for the left one or K for the right one, too. Space draws. B reads the cards. C tells you what fits, if the characters are slowed down. M pauses.
    [rows] Keys: Q, W, E, R and so on for the upper row, A, S, D, F and so on for the lower one. Out of cards? Press two that match to call Aggravation. For stacks without a key, use Tab and Enter. B reads the cards. C tells you what matches, if the characters are slowed down. M pauses.
   *[box] Keys: Q, W, E, R for the upper row, A, S, D, F for the lower one. B reads the cards. C tells you what matches, if the characters are slowed down. M pauses.
}
