### After a game of Through the Window.

window-replay-file = genom-fonstret-parti.json
