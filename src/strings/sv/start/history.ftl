### What is said of the history before it is opened.

history-open = Historik
history-failed = Det gick inte. Försök igen.
