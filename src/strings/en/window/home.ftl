### The first screen of Through the Window: what it is, what is agreed, and games that are over.

window-title = Through the Window

## What it is

window-about = “I looked through the window and saw…” A card is turned, and its name gives a letter: seven, S. Be the first to call, then name a person, place or thing that begins with it, and the card is yours.

## What is agreed

window-choice-letters = Words in
window-choice-letters-en = English
window-choice-letters-en-line = Ace A, two T, three T, four F, five F, six S, seven S, eight E, nine N, ten T, jack J, queen Q, king K.
window-choice-letters-sv = Swedish
window-choice-letters-sv-line = The names of the cards in Swedish: E, T, T, F, F, S, S, Å, N, T, K, D, K.
window-choice-time = Time to say a word
window-choice-time-name =
    { $count ->
       *[other] { $count } seconds
    }

## What a link asks for and cannot have

window-link-letters = The link asks for words in { $found }. They can be in en (English) or sv (Swedish).
window-link-time = The link asks for { $found } seconds to say a word. There can be 6, 12 or 24.
