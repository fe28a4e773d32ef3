# The fold-out of the start screen in which all games are saved to a file, and restored from one.

backup-title = Back up or restore your games
backup-about = A backup is one file with everything saved here: games, score cards and settings. Restoring one adds to what’s here. If a game is in both, you keep the one that got further.
backup-save = Back up to a file
backup-read = Restore from a file
backup-take-settings = Restore the settings too
