# Why what was kept cannot be opened.

## Saved games. $reason is one of the sentences below, or one of "problem" or "record".

broken-game = A saved game could not be read, so it was put aside. { $reason }
# $where: the part of it that is unknown, as it is called inside the file.
broken-format = Its format is unknown ({ $where }).
# Stands for $where where nothing of it is known.
broken-all-of-it = all of it
broken-picks = Its draw for order is not possible.
broken-not-together = Its set-up and its record do not belong together.
broken-not-over = It says that it was counted, but its record stops before the end.
broken-times = Its times of calls do not belong to its record.

## Score cards

broken-card = A score card could not be read, so it was put aside. { $reason }
broken-card-names = Players cannot have the names that are on it.
broken-card-marks = Two of its players have the same mark.
broken-card-too-many-games =
    { $games ->
        [one] It has { $games } game, but only { $most } were agreed on.
       *[other] It has { $games } games, but only { $most } were agreed on.
    }
broken-card-game =
    { $problem ->
        [players] Game { $game } on it is not possible: it does not have one number for each player.
        [tiles] Game { $game } on it is not possible: it counts more tiles than there are.
        [starter] Game { $game } on it is not possible: nobody on the card started it.
        [correction] Game { $game } on it is not possible: its correction does not fit it.
       *[twice] Game { $game } on it is not possible: it is on the card twice.
    }
