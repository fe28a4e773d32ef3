### The card of Through the Window.

guest-name-window = Through the Window
card-table-line-window = A card, a letter, and the first to name a thing wins it.
