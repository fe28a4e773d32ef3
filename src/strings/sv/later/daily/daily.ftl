# Today's deal: its screen, its part of the end of a game, and what is told to others. Its name, and how it stands in a few words, are in "today".

daily-terms = Så räknas det
daily-terms-same-tiles = Alla får samma brickor i dag. Vad { $name } gör med dem kan skilja sig åt.
daily-terms-rules =
    { $seconds ->
        [one] Du spelar efter de tryckta reglerna, med { $seconds } sekund på dig att ropa.
       *[other] Du spelar efter de tryckta reglerna, med { $seconds } sekunder på dig att ropa.
    }
daily-terms-first = Bara ditt första parti för dagen räknas. Du kan lämna det och fortsätta senare, även efter midnatt. Spelas det aldrig klart, räknas det inte som vunnet.
daily-terms-streak = Varje dag du vinner blir det en till i rad. En dag utan vinst bryter raden.

daily-play = Spela
daily-continue = Fortsätt
daily-continue-earlier = Fortsätt { $date }
daily-play-for-fun = Spela på skoj
daily-play-again-for-fun = Spela igen på skoj

daily-once = Bara ditt första parti för dagen räknas.
daily-open = Ditt parti väntar. Det räknas för det här datumet, oavsett när du avslutar det.
daily-earlier = Ditt parti från { $date } väntar fortfarande. Det räknas tills du börjar på dagens.
daily-elsewhere = Du har börjat på dagens giv i en annan flik.
daily-other-date = Det har hunnit bli en annan dag, och det här är dess giv.
daily-past = Ett senare datum har redan räknats på den här enheten, så det här räknas inte längre.
daily-does-not-count = Det här partiet räknas inte.

## What came of it. $tiles: one's own and the other's, "31–24".

daily-won = Du vann med { $tiles }.
daily-tied = Oavgjort, { $tiles }. Det räknas inte som vunnet.
daily-lost = Du förlorade med { $tiles }.
daily-unfinished = Du spelade inte klart det här partiet, så det räknas inte som vunnet.
daily-streak-and-best = { $days } i rad (ditt rekord: { $best })
daily-best-streak = Ditt rekord: { $best } i rad
daily-quickest = Ditt snabbaste rop tog { $seconds } s.
daily-runs = Dina sviter: { $runs }
daily-run-called = tagen
daily-run-missed = missad

## Telling others of it

daily-share = Dela resultatet
daily-share-shared = Resultatet är på väg.
daily-share-copied = Resultatet är kopierat. Skicka det nu till en vän.
daily-share-shown = Webbläsaren tillåter inte delning. Kopiera det här för hand:
daily-share-text = Text att kopiera
daily-shared-date = SNAG { $date }
daily-shared-tiles = { $tiles } mot { $name }
daily-shared-quickest = snabbast { $seconds } s
