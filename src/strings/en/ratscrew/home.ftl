### The first screen of Egyptian Ratscrew: what it is, what is agreed for it, and games that are over.

# Its name: the same in every language.
ratscrew-title = Egyptian Ratscrew

## What it is

ratscrew-about = One after the other, you each turn a card onto the pile in the middle. A jack, queen, king or ace is a challenge: the next player gets a few cards to answer it with another of these. If they can’t, the challenger takes the pile. And when two cards in a row are alike, SLAP! The first to slap wins the pile, challenge or not.

## What is agreed: a label, and beside it words to choose from. "-line" says what the chosen one means.

ratscrew-choice-sandwich = Sandwiches
ratscrew-choice-sandwich-line = A sandwich is two alike with one card between them, like 7{"\u00A0"}4{"\u00A0"}7.
ratscrew-choice-runs = Runs
ratscrew-choice-runs-line = A run is three in order, up or down, like 5{"\u00A0"}6{"\u00A0"}7 or Q{"\u00A0"}J{"\u00A0"}10.
# $counts: "yes" where it can be slapped.
ratscrew-choice-counts = { $counts ->
    [yes] can be slapped
   *[no] can’t be slapped
}
ratscrew-choice-jokers = Jokers
ratscrew-choice-jokers-name = { $jokers ->
    [0] none
   *[other] { $jokers }
}
ratscrew-choice-jokers-line = When a joker is on top, slap it. Add as many as you need for everyone to get the same number of cards.
ratscrew-choice-keys = Keys
ratscrew-choice-keys-one = one for both
ratscrew-choice-keys-one-line = Your key slaps. On your turn, it turns your card if there’s nothing to slap.
ratscrew-choice-keys-two = one to slap, one to turn
ratscrew-choice-keys-two-line = One hand turns, the other slaps. The slap key always slaps, so take care.
# The field for a key. $name: whose.
ratscrew-turn-key = { $name }: the key that turns
ratscrew-turns-with = turns with

## What a link asks for and cannot have

# $word: "sandwich" or "runs", as the link has it.
ratscrew-link-slaps = The link says { $word }={ $found }. It can be on or off.
ratscrew-link-jokers = The link asks for { $found } jokers. There can be 0 to 4.
ratscrew-link-keys = The link says keys={ $found }. It can be one or two.

## Games that are over

# $when: "21 November 2026 at 08:43".
ratscrew-past-game =
    { $cards ->
        [one] { $when } · { $cards } card turned
       *[other] { $when } · { $cards } cards turned
    }
