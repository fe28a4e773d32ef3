# Today's deal: its screen, its part of the end of a game, and what is told to others. Its name, and how it stands in a few words, are in "today".

daily-terms = How it counts
# $name: the character of that day. $seconds: the time to call.
daily-terms-same-tiles = Everyone gets the same tiles today, but { $name } may play them differently each time.
daily-terms-rules =
    { $seconds ->
        [one] You play by the standard rules, with { $seconds } second to call.
       *[other] You play by the standard rules, with { $seconds } seconds to call.
    }
daily-terms-first = Only your first game of the day counts. You can leave it and continue later, even after midnight. If you never finish it, it doesn’t count as a win.
daily-terms-streak = Win several days running to build a streak. A day without a win ends it.

daily-play = Play
daily-continue = Continue
# Goes on with the game of an earlier date: "20 Nov".
daily-continue-earlier = Continue { $date }
daily-play-for-fun = Play it for fun
daily-play-again-for-fun = Play it again for fun

daily-once = Only your first game of the day counts.
daily-open = Your game is waiting. It counts for this date, whenever you finish it.
daily-earlier = Your game from { $date } is still waiting. It counts until you start today’s.
daily-elsewhere = You’ve started today’s deal in another tab.
daily-other-date = It’s a new day, so here’s the new deal.
# A clock was set back.
daily-past = You’ve already played a later date on this device, so this one no longer counts.
daily-does-not-count = This game doesn’t count.

## What came of it. $tiles: one's own and the other's, "31–24".

daily-won = You won { $tiles }.
daily-tied = A tie, { $tiles }. That doesn’t count as a win.
daily-lost = You lost { $tiles }.
daily-unfinished = You didn’t finish this game, so it doesn’t count as a win.
# The days in a row that were won so far.
daily-streak =
    { $days ->
        [one] Streak: { $days } day
       *[other] Streak: { $days } days
    }
# The same, and the most that there ever were.
daily-streak-and-best =
    { $days ->
        [one] Streak: { $days } day (your best: { $best })
       *[other] Streak: { $days } days (your best: { $best })
    }
daily-best-streak =
    { $best ->
        [one] Your best streak: { $best } day
       *[other] Your best streak: { $best } days
    }
# $seconds: "0.8".
daily-quickest = Your quickest call took { $seconds } s.
# One's own runs in a row, each "called" or "missed", as they are heard.
daily-runs = Your runs: { $runs }
daily-run-called = called
daily-run-missed = missed

## Telling others of it

daily-share = Share the result
daily-share-shared = The result is on its way.
daily-share-copied = Copied. Now send it to a friend.
daily-share-shown = Your browser doesn’t allow sharing. Copy this instead:
# Names the field with the text.
daily-share-text = Text to copy
# What is shared, each with a dot between: "SNAG 21 Nov · 31–24 v Otto · ▮▮▯▮▮ · quickest 0.8 s".
daily-shared-date = SNAG { $date }
daily-shared-tiles = { $tiles } v { $name }
daily-shared-quickest = quickest { $seconds } s
