# Today's deal: its screen, its part of the end of a game, and what is told to others. Its name, and how it stands in a few words, are in "today".

daily-terms = Så räknas det
daily-terms-same-tiles = Alla får samma brickor i dag, men { $name } spelar kanske inte likadant varje gång.
daily-terms-rules =
    { $seconds ->
        [one] Du spelar med standardreglerna och har { $seconds } sekund på dig att ropa.
       *[other] Du spelar med standardreglerna och har { $seconds } sekunder på dig att ropa.
    }
daily-terms-first = Bara ditt första parti för dagen räknas. Du kan lämna det och fortsätta senare, även efter midnatt. Ett parti som du aldrig spelar klart räknas inte som en vinst.
daily-terms-streak = Försök att vinna flera dagar i rad. En dag utan vinst, och du får börja om.

daily-play = Spela
daily-continue = Fortsätt
daily-continue-earlier = Fortsätt { $date }
daily-play-for-fun = Spela för skojs skull
daily-play-again-for-fun = Spela igen för skojs skull

daily-once = Bara ditt första parti för dagen räknas.
daily-open = Ditt parti väntar. Det räknas för det här datumet, när du än spelar klart det.
daily-earlier = Ditt parti från { $date } väntar fortfarande. Det räknas tills du börjar på dagens.
daily-elsewhere = Du har börjat på dagens giv i en annan flik.
daily-other-date = Det är en ny dag. Här kommer den nya given.
daily-past = Du har redan spelat ett senare datum på den här enheten, så det här räknas inte längre.
daily-does-not-count = Det här partiet räknas inte.

## What came of it. $tiles: one's own and the other's, "31–24".

daily-won = Du vann med { $tiles }.
daily-tied = Oavgjort, { $tiles }. Det räknas inte som en vinst.
daily-lost = Du förlorade med { $tiles }.
daily-unfinished = Du spelade inte klart partiet, så det räknas inte som en vinst.
daily-streak =
    { $days ->
        [one] { $days } vunnen dag
       *[other] { $days } vunna dagar i rad
    }
daily-streak-and-best =
    { $days ->
        [one] { $days } vunnen dag (ditt rekord: { $best } i rad)
       *[other] { $days } vunna dagar i rad (ditt rekord: { $best })
    }
daily-best-streak =
    { $best ->
        [one] Ditt rekord: { $best } vunnen dag
       *[other] Ditt rekord: { $best } vunna dagar i rad
    }
daily-quickest = Ditt snabbaste rop tog { $seconds } s.
daily-runs = Dina sviter: { $runs }
daily-run-called = tagen
daily-run-missed = missad

## Telling others of it

daily-share = Dela resultatet
daily-share-shared = Resultatet är på väg.
daily-share-copied = Kopierat. Skicka det nu till en vän.
daily-share-shown = Webbläsaren tillåter inte delning. Kopiera det här i stället:
daily-share-text = Text att kopiera
daily-shared-date = SNAG { $date }
daily-shared-tiles = { $tiles } mot { $name }
daily-shared-quickest = snabbast { $seconds } s
