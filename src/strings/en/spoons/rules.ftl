### The rules of Spoons and Pig: the quick ones, and the full ones. $taking: "nose" at Pig, "spoon" at Spoons.

## The quick rules, a line each

spoons-brief-pass = Everyone plays at once. Take the card that waits at your left, keep four, and pass one on to your right.
spoons-brief-dealer = The dealer takes from the stock. The last player in line lays their card on the heap, which becomes the next stock.
spoons-brief-four = { $taking ->
    [nose] Four of a kind? Put a finger on your nose. Whoever notices does the same.
   *[spoon] Four of a kind? Take a spoon. From then on, everybody may.
}
# $word: "SPOON".
spoons-brief-last = { $taking ->
    [nose] The last to notice gets a letter. Spell { $word } and you’re out.
   *[spoon] There’s one spoon fewer than players: whoever goes without gets a letter. Spell { $word } and you’re out.
}
spoons-brief-early = Too early? You can’t do anything for a second.
spoons-brief-end = The last player left wins.

## The full rules

spoons-rules-before-title = Before the game
spoons-rules-before = { $packs ->
    [1] 3 to 6 players use one pack of 52 cards. Each gets four cards. What’s left is the stock, beside the dealer.
   *[2] 3 to 8 players use two packs, 104 cards. Each gets four cards. What’s left is the stock, beside the dealer.
}
spoons-rules-before-spoons = In the middle lie spoons: one fewer than there are players.
spoons-rules-phones = Nobody else may see your hand. With others, each of you needs a phone. Alone, you play against the characters on one screen.
spoons-rules-pass-title = Passing cards
spoons-rules-pass = There are no turns. The dealer takes cards from the stock. Everyone else takes what waits at their left, the oldest card first.
spoons-rules-pass-on = You have four cards in hand, and five at most. When you have five, pass one face down to the player on your right. If you’re slow, cards wait for you.
spoons-rules-heap = The last player in line lays cards on the heap. When the stock is empty, the heap takes its place at once, as it lies.
spoons-rules-line = On a slow connection, cards come and go more slowly. Grabs are fair all the same: what counts is when you pressed.
spoons-rules-four-title = Four of a kind
spoons-rules-four = { $taking ->
    [nose] If you have exactly four cards, all of the same rank, put your finger on your nose. If you hold a fifth, the same press passes it on.
   *[spoon] If you have exactly four cards, all of the same rank, take a spoon. If you hold a fifth, the same press passes it on.
}
spoons-rules-others = { $taking ->
    [nose] From then on, everybody may do the same, whatever they hold. A finger on the nose is only a small sign on a face, and nothing else tells you.
   *[spoon] From then on, everybody may take a spoon, whatever they hold.
}
spoons-rules-on = Once you’ve done that, your cards lie face down. You may go on passing cards without looking at them, so nobody has to wait.
spoons-rules-early = If you press before anyone has four, you can’t do anything for a second.
spoons-rules-tie = If two press at the same time, to a hundredth of a second, the one nearer to the dealer’s left is first. The deal moves on each time, so it’s somebody else’s turn next.
spoons-rules-end-title = Letters, and the end
spoons-rules-letter = { $taking ->
    [nose] The last one without a finger on the nose gets a letter.
   *[spoon] Whoever goes without a spoon gets a letter.
}
# $word: "SPOON".
spoons-rules-out = Spell { $word } and you’re out. Then the next player to the left deals.
spoons-rules-end = The last player left wins.
spoons-rules-thousand = If a thousand cards are taken from the stock in one hand, the game ends without a winner.
spoons-rules-ear = { $taking ->
    [nose] By ear: nothing you can hear tells you about a nose, since noticing it is the game. Press B to hear who has a finger on it.
   *[spoon] By ear: you hear each spoon as it’s taken, and each card as you take it.
}
