# What came of a backup: it was saved, restored, or turned down.

restore-saved = Backup saved. Look in your downloads.
restore-not-saved = We can’t read your games right now: your browser doesn’t allow it.

## Restored, told in one or more of these sentences. $what: a list of the two that follow, "3 games and 1 score card".

restore-added = Added: { $what }.
restore-settings = Your settings are back.
restore-further = Updated from the backup: { $what }.
restore-mended = Replaced, because it was damaged here: { $what }.
restore-unknown =
    { $count ->
        [one] One game is from a newer version. It’s saved here, and you can play it after an update.
       *[other] { $count } games are from a newer version. They’re saved here, and you can play them after an update.
    }
restore-aside = Not restored (damaged, or different from yours): { $count }.
restore-here = Already here: { $what }.
restore-nothing-new = Nothing new: you already had everything in this backup.
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

restore-refused = We can’t restore this file. { $reason } Your games are as they were.
restore-too-large = It’s larger than { $megabytes } MB.
restore-row-too-large = Something in it is larger than { $megabytes } MB.
restore-not-json = It isn’t a backup, or part of it is missing.
# $what: "part" of it or the "whole" is not understood. $where: that part, as it is called inside the file; in quotation marks already.
restore-not-a-backup =
    { $what ->
        [whole] It isn’t a backup of SNAG games.
       *[part] It isn’t a backup of SNAG games: we don’t know { $where } in it.
    }
restore-unknown-version = It’s version { $version }, but this SNAG only reads versions 1 and 2.
restore-bad-settings = Its settings are damaged.
# $reason: why, a sentence.
restore-bad-game = Game { $number } in it is damaged. { $reason }
restore-bad-card = Score card { $number } in it is damaged. { $reason }
restore-twice =
    { $what ->
        [game] It has the same game twice ({ $id }).
       *[card] It has the same score card twice ({ $id }).
    }
restore-played-elsewhere = It has a newer version of a game that’s open in another tab. Close the game there first.
restore-disk-refuses = Your browser doesn’t allow us to read or save games.
