# What the page tells about itself: that nothing can be saved, or that something is missing.

notice-memory-only = This browser can’t save your games. They’ll be gone when you close the page.
# Another version of the game was here, one that came after this one.
notice-outdated = A newer version of SNAG has been used here, so this one can’t open your games. Nothing is lost. Reload this page to get the newer version. Until then, nothing is saved.
notice-save-failed = We can’t save your game. Your storage may be full, or blocked by your browser. Keep playing, but leave this page open until this message goes.
notice-training-failed = We can’t save your answers. Your storage may be full, or blocked by your browser. Keep going, but leave this page open until this message goes.
notice-no-picture = The table can’t be drawn here. You can play with plain buttons instead.
