### The first screen of Slapjack: what it is, and games that are over.

# Its name: the same in every language.
slapjack-title = Slapjack

## What it is

slapjack-about = One after the other, you each turn a card onto the pile in the middle. When it’s a jack, SLAP! The first to slap it wins the pile. Win all the cards to win the game.

## Games that are over

# $when: "21 November 2026 at 08:43".
slapjack-past-game =
    { $cards ->
        [one] { $when } · { $cards } card turned
       *[other] { $when } · { $cards } cards turned
    }
