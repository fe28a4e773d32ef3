# Today's deal: its screen, its part of the end of a game, and what is told to others. Its name, and how it stands in a few words, are in "today".

daily-terms = How it counts
# $name: the character of that day. $seconds: the time to call.
daily-terms-same-tiles = Everybody gets the same tiles today. What { $name } makes of them can differ.
daily-terms-rules =
    { $seconds ->
        [one] You play by the printed rules, with { $seconds } second to call.
       *[other] You play by the printed rules, with { $seconds } seconds to call.
    }
daily-terms-first = Only your first game of the day counts. You can leave it and continue later, even after midnight. If you never finish it, it is not won.
daily-terms-streak = Each day that you win adds one to your streak. A day without a win ends it.

daily-play = Play
daily-continue = Continue
# Goes on with the game of an earlier date: "20 Nov".
daily-continue-earlier = Continue { $date }
daily-play-for-fun = Play it for fun
daily-play-again-for-fun = Play it again for fun

daily-once = Only your first game of the day counts.
daily-open = Your game waits. It counts for this date, whenever you end it.
daily-earlier = Your game of { $date } still waits. It counts until you begin today's.
daily-elsewhere = You have begun today's deal in another tab.
daily-other-date = It is another day by now, and this is its deal.
# A clock was set back.
daily-past = A later date has been counted on this device, so this one does not count any more.
daily-does-not-count = This game does not count.

## What came of it. $tiles: one's own and the other's, "31–24".

daily-won = You won { $tiles }.
daily-tied = A tie, { $tiles }. That is not won.
daily-lost = You lost { $tiles }.
daily-unfinished = You did not finish this one, so it is not won.
# The days in a row that were won, now and at most.
daily-streak-and-best = { $days } in a row (your best: { $best })
daily-best-streak = Your best streak: { $best } in a row
# $seconds: "0.8".
daily-quickest = Your quickest call took { $seconds } s.
# One's own runs in a row, each "called" or "missed", as they are heard.
daily-runs = Your runs: { $runs }
daily-run-called = called
daily-run-missed = missed

## Telling others of it

daily-share = Share the result
daily-share-shared = The result is on its way.
daily-share-copied = The result is copied. Now send it to a friend.
daily-share-shown = The browser does not allow sharing. Copy this by hand:
# Names the field with the text.
daily-share-text = Text to copy
# What is shared, each with a dot between: "SNAG 21 Nov · 31–24 v Otto · ▮▮▯▮▮ · quickest 0.8 s".
daily-shared-date = SNAG { $date }
daily-shared-tiles = { $tiles } v { $name }
daily-shared-quickest = quickest { $seconds } s
