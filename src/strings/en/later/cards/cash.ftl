### The card of Cash.

guest-name-cash = Cash
card-table-line-cash = Four of a kind? Give your partner the secret signal, and hope nobody else reads it.
