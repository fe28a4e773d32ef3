### What is said of the history before it is opened.

# The door of the start screen that leads to it.
history-open = History
history-failed = That didn’t work. Please try again.
