### The card of Through the Window.

guest-name-window = Through the Window
card-table-line-window = A seven? S! The first to name something that begins with S wins the card.
