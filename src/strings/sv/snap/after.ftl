### After a game of Snap: how it ended, what somebody's review tells, own bests, and the replay. $call: what was called: snap, pot or pool.

snap-call-named = { $call ->
    [snap] Snap
    [pot] Snappott
   *[pool] Snappool
}

## How it ended

snap-after-won = { $you ->
    [yes] Du vann!
   *[no] { $name } vann!
}
snap-after-draw = Oavgjort mellan { $names }
snap-after-most = { $you ->
    [yes] Du vann med flest kort!
   *[no] { $name } vann med flest kort!
}
snap-after-stopped = Partiet avbröts
snap-after-line = { $cards ->
    [one] { $cards } kort vändes
   *[other] { $cards } kort vändes
  } på { $time }
snap-better-quickest = Nytt rekord: ditt snabbaste rätta rop!
snap-better-call-time = Nytt rekord: din bästa vanliga tid till rop!
snap-better-share = Nytt rekord: din största andel ropade träffar!
snap-better-vain = Nytt rekord: ditt lägsta antal felrop!
snap-after-cards = { $cards } kort
snap-after-out = ute
snap-after-has = { $name }: { $has }

## The review

snap-review-called = Ropade träffar
snap-review-missed = Träffar som ingen ropade på
snap-review-vain = Felrop
snap-review-won = Vunna kort
snap-review-quickest = Snabbaste rätta rop
snap-review-usual = Vanlig tid till rop
snap-review-counted = Träffar räknas så länge du är med. Tiden går från att träffen syns.
snap-review-untimed = Alla fick frågan, så inga rop togs på tid.

## The moments, each a line in a list

snap-moments-all = Alla { $count } ögonblick
snap-moments-none = Ingen ropade, och det fanns inget att ropa på.
snap-moment-heard = Kort { $card }: { $told } Visa i reprisen.
snap-moment-missed = { $call ->
    [snap] Två kort var lika, men ingen ropade.
    [pot] Ett kort passade potten, men ingen ropade.
   *[pool] Ett kort passade en pool, men ingen ropade.
}
snap-moment-took = { $you ->
    [yes] Du ropade { $what }
   *[no] { $name } ropade { $what }
  }: { $cards } kort.
snap-moment-took-timed = { $you ->
    [yes] Du ropade { $what }
   *[no] { $name } ropade { $what }
  } på { $time } s: { $cards } kort.
snap-moment-tied = { $who } ropade { $what } samtidigt: korten gick till potten.
snap-moment-in-vain = { $who } gjorde ett felrop.
snap-moment-out = { $you ->
    [yes] Du åkte ut.
   *[no] { $name } åkte ut.
}

## Own bests

snap-bests-quickest = Snabbaste rätta rop
snap-bests-call-time = Bästa vanliga tid till rop
snap-bests-share = Störst andel ropade träffar
snap-bests-vain = Minst antal felrop
snap-bests-won = Vunna partier
snap-bests-enough = Andelen räknas i partier med minst { $least } träffar; den vanliga tiden och felropen i partier där du ropade på minst { $least }.
snap-bests-plot-share = Andel ropade träffar, parti för parti
snap-bests-plot-time = Vanlig tid till rop, parti för parti: korta staplar är snabba

## The replay

snap-replay-file = snap-parti.json

## What happens at a step of the replay

snap-story-start = { $you ->
    [yes] Korten är utdelade. Du vänder först.
   *[no] Korten är utdelade. { $name } vänder först.
}
snap-story-flip = { $you ->
    [yes] Du vänder { $card }.
   *[no] { $name } vänder { $card }.
}
snap-story-over = { $you ->
    [yes] Din hög är tom: du blandar din kasthög och vänder på den.
   *[no] { $genitive } hög är tom: kasthögen blandas och vänds.
}
snap-story-match = Två kort är lika.
snap-story-pot = Det passar potten.
snap-story-pool = Ett kort passar en pool.
snap-story-uncalled = Ingen ropar.
snap-story-call = { $count ->
    [one] { $you ->
        [yes] Du ropar { $what }!
       *[no] { $who } ropar { $what }!
      }
   *[other] { $who } ropar { $what }!
}
snap-story-win = { $you ->
    [yes] Du vinner
   *[no] { $name } vinner
  } { $cards } kort.
snap-story-tied = I samma ögonblick: korten läggs i snappotten.
snap-story-wrong = { $what ->
    [snap] Men inga kort är lika.
    [pot] Men inget passar en pott.
   *[pool] Men inget passar en pool.
}
snap-story-pays = { $you ->
    [yes] Du betalar
   *[no] { $name } betalar
  } { $cards } kort.
snap-story-pooled = { $you ->
    [yes] Din kasthög blir en snappool.
   *[no] { $genitive } kasthög blir en snappool.
}
snap-story-out = { $you ->
    [yes] Du är ute.
   *[no] { $name } är ute.
}
snap-story-won = { $you ->
    [yes] Du vinner partiet!
   *[no] { $name } vinner partiet!
}
snap-story-draw = Inga kort kan bli lika längre: oavgjort mellan { $names }.
snap-story-flips = Det var det tusende kortet. Partiet är slut.
snap-story-stopped = Här avbröts partiet.
