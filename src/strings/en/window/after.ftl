### After a game of Through the Window.

# The name of the file that a replay is saved as.
window-replay-file = window-game.json
