# Why what was kept cannot be opened.

## Saved games. $reason is one of the sentences below, or one of "problem" or "record".

broken-game = We couldn’t read a saved game, so we put it aside. { $reason }
# $what: "part" of it or the "whole". $where: the part that is unknown, as it is called inside the file.
broken-format =
    { $what ->
        [whole] We don’t know its format.
       *[part] We don’t know its format ({ $where }).
    }
broken-picks = Its draw for order can’t be right.
broken-not-together = Its set-up and its moves don’t belong together.
broken-not-over = It says it’s finished, but its moves stop before the end.
broken-times = Its call times don’t belong to its moves.

## Score cards

broken-card = We couldn’t read a score card, so we put it aside. { $reason }
broken-card-names = The names on it can’t be used.
broken-card-marks = Two of its players share a mark.
broken-card-too-many-games =
    { $games ->
        [one] It has { $games } game in a series of only { $most }.
       *[other] It has { $games } games in a series of only { $most }.
    }
broken-card-game =
    { $problem ->
        [players] Game { $game } can’t be right: it doesn’t have one number for each player.
        [tiles] Game { $game } can’t be right: it counts more tiles than there are.
        [starter] Game { $game } can’t be right: nobody on the card started it.
        [correction] Game { $game } can’t be right: its correction doesn’t fit.
       *[twice] Game { $game } can’t be right: it’s on the card twice.
    }
