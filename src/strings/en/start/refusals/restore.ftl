# What came of a backup: it was saved, restored, or turned down.

restore-saved = Your browser now has the backup file.
restore-not-saved = The browser does not allow the games to be read right now.

## Restored, told in one or more of these sentences. $what: a list of the two that follow, "3 games and 1 score card".

restore-added = Added: { $what }.
restore-settings = The settings are restored.
restore-further = Brought up to where the backup is: { $what }.
restore-mended = Replaced, because what was here cannot be opened: { $what }.
restore-aside = Set aside, because it cannot be opened or differs from what is here: { $count }.
restore-here = Already here: { $what }.
restore-nothing-new = Nothing is new: everything in this backup was already here.
restore-games =
    { $count ->
        [one] { $count } game
       *[other] { $count } games
    }
restore-cards =
    { $count ->
        [one] { $count } score card
       *[other] { $count } score cards
    }

## Turned down. $reason is one of the sentences below.

restore-refused = This file cannot be restored. { $reason } Nothing here was changed.
restore-too-large = It is larger than { $megabytes } MB.
restore-not-json = It is not JSON, or part of it is missing.
# $where: the part of it that is not understood, as it is called inside the file; in quotation marks already.
restore-not-a-backup = It is not a backup of SNAG games ({ $where }).
restore-unknown-version = It is of version { $version }, but only versions 1 and 2 are known here.
restore-bad-settings = Its settings are not valid.
# $reason: why, a sentence.
restore-bad-game = Game { $number } in it is damaged. { $reason }
restore-bad-card = Score card { $number } in it is damaged. { $reason }
restore-twice =
    { $what ->
        [game] It has the same game twice ({ $id }).
       *[card] It has the same score card twice ({ $id }).
    }
restore-played-elsewhere = It holds a newer state of a game that another tab is playing. Close the game in that tab first.
restore-disk-refuses = The browser does not allow it to be read or saved.
