### What is told after a game at which open cards are called and won (src/games/small), and of own bests and the replay.

small-after-line = { $cards ->
    [one] { $cards } kort vändes
   *[other] { $cards } kort vändes
  } på { $time }
small-after-has = { $name }: { $has }

## The review

small-review-cards = Vunna kort
small-review-wrong = Rop som inte gav något
small-review-quickest = Snabbaste vinnande rop
small-review-usual = Vanlig tid till rop
small-review-note = Tiderna går från att kortet syns till att du ropar, och räknas där du vann kortet.
small-moments-all = Alla { $count } ögonblick
small-moments-none = Ingen ropade.
small-moment-heard = Kort { $card }: { $told } Visa i reprisen.
small-moment-timed = { $told } Rop efter { $time } s.

## Records

small-better-cards = Nytt rekord: flest vunna kort!
small-better-share = Nytt rekord: störst andel vinnande rop!
small-better-quickest = Nytt rekord: ditt snabbaste vinnande rop!
small-better-call-time = Nytt rekord: din bästa vanliga tid till rop!
small-best-cards = Flest vunna kort
small-best-share = Störst andel vinnande rop
small-best-quickest = Snabbaste vinnande rop
small-best-call-time = Bästa vanliga tid till rop
small-bests-won = Vunna partier
small-bests-note = Andelen räknas i partier där du ropade minst 3 gånger, den vanliga tiden i partier där du vann minst 3 kort.
small-plot-cards = Vunna kort, parti för parti
small-plot-time = Vanlig tid till rop, parti för parti: korta staplar är snabba

## The replay

small-story-start = { $you ->
    [yes] Korten är utdelade. Du vänder det första.
   *[no] Korten är utdelade. { $name } vänder det första.
}
small-stopped-here = Här avbröts partiet.

## Games that are over

small-past-game =
    { $cards ->
        [one] { $when } · { $cards } vänt kort
       *[other] { $when } · { $cards } vända kort
    }
