### The first screen of Snap: what it is, who plays and how, games that wait, and games that are over.

# Its name: the same in every language.
snap-title = Snap

## What it is

snap-about = Take turns to turn a card. When two are alike, call SNAP! The first to call wins the cards, and the last player with cards wins the game.

## What is agreed: a label, and beside it words to choose from. "-line" says what the chosen one means.

# $table: A, B or C. Tests and links know them by these letters.
snap-choice-table = Table
snap-choice-table-name = { $table ->
    [A] A: one pile
    [B] B: own piles
   *[C] C: pools
}
snap-choice-table-line = { $table ->
    [A] The simplest. Everyone turns their cards onto one pile. Call when its two top cards are alike.
    [B] The usual way. Everyone has a pile of their own. Call when two of them are alike.
   *[C] Quick and strict. Everyone has a pile of their own, and it’s never turned over: run out of face-down cards, and you’re out. A false call costs your pile.
}
snap-choice-ties = Calls at the same time
snap-choice-ties-name = { $ties ->
    [pot] into the snap pot
   *[seat] nearest wins
}
snap-choice-ties-line = { $ties ->
    [pot] The cards go to the snap pot. When a card fits the top of the pot, call Snap pot! to win it all.
   *[seat] The first caller to the left of the player who turned the last card wins.
}
snap-choice-keys = Keys
snap-choice-keys-one = one for everything
snap-choice-keys-two = one for Snap, one for the pot
snap-choice-keys-one-line = Your key calls whatever fits: Snap, or else the pot.
snap-choice-keys-two-line = Call the wrong one, and it’s a false call.
# The label of the key with which somebody calls the pot.
snap-calls-pot-with = Pot:
snap-pot-key = Key for the pot: { $name }

## What is wrong with who sits down

snap-wrong-pack = One pack is too small for { $from } players or more. Choose two packs, or table C.

## Games that wait, and games that are over

# $when: "21 November 2026 at 08:43".
snap-past-game =
    { $cards ->
        [one] { $when } · table { $table } · { $cards } card turned
       *[other] { $when } · table { $table } · { $cards } cards turned
    }

## What a link asks for and cannot have

snap-link-rules = The link asks for table { $found }. There are tables A, B and C: choose one here.
snap-link-ties = The link says ties={ $found }. It can be pot or seat.
snap-link-keys = The link says keys={ $found }. It can be one or two.
