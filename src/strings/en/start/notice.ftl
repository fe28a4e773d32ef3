# What the page tells about itself: that nothing can be saved, or that something is missing.

notice-memory-only = This browser saves nothing. Games are lost when you close the page.
# Another version of the game was here, one that came after this one.
notice-outdated = A newer version of SNAG has been used here, so this one cannot open your games. Nothing is lost. Reload this page to get the newer version. Until then nothing is saved.
notice-save-failed = The game cannot be saved: the disk is full or does not answer, or the browser does not allow it. You can play on, but do not close the page while this message is here.
notice-training-failed = Your answers cannot be saved: the disk is full or does not answer, or the browser does not allow it. You can go on, but do not close the page while this message is here.
notice-no-picture = The picture of the table cannot be drawn here. You can play with plain buttons instead.
