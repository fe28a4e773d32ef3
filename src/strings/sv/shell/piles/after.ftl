### After a game of piles: how it ended, what somebody's review tells, own bests, and the replay.

## How it ended

piles-after-won = { $you ->
    [yes] Du vann!
   *[no] { $name } vann!
}
piles-after-draw = Oavgjort mellan { $names }
piles-after-stopped = Partiet avbröts
piles-after-line = { $cards ->
    [one] { $cards } kort vändes
   *[other] { $cards } kort vändes
  } på { $time }
piles-better-quickest = Nytt rekord: ditt snabbaste rätta rop!
piles-better-call-time = Nytt rekord: din bästa vanliga tid till rop!
piles-better-share = Nytt rekord: din största andel ropade träffar!
piles-better-vain = Nytt rekord: ditt lägsta antal felrop!
piles-after-cards = { $cards } kort
piles-after-out = ute
piles-after-has = { $name }: { $has }

## The review

piles-review-called = Ropade träffar
piles-review-missed = Träffar som ingen ropade på
piles-review-vain = Felrop
piles-review-won = Vunna kort
piles-review-quickest = Snabbaste rätta rop
piles-review-usual = Vanlig tid till rop
piles-review-counted = Träffar räknas så länge du är med. Tiden går från att träffen syns.
piles-review-untimed = Alla fick frågan, så inga rop togs på tid.

## The moments, each a line in a list

piles-moments-all = Alla { $count } ögonblick
piles-moments-none = Ingen ropade, och det fanns inget att ropa på.
piles-moment-heard = Kort { $card }: { $told } Visa i reprisen.
piles-moment-took = { $you ->
    [yes] Du ropade { $what }
   *[no] { $name } ropade { $what }
  }: { $cards } kort.
piles-moment-took-timed = { $you ->
    [yes] Du ropade { $what }
   *[no] { $name } ropade { $what }
  } på { $time } s: { $cards } kort.
piles-moment-in-vain = { $who } gjorde ett felrop.
piles-moment-out = { $you ->
    [yes] Du åkte ut.
   *[no] { $name } åkte ut.
}

## Own bests

piles-bests-quickest = Snabbaste rätta rop
piles-bests-call-time = Bästa vanliga tid till rop
piles-bests-share = Störst andel ropade träffar
piles-bests-vain = Minst antal felrop
piles-bests-won = Vunna partier
piles-bests-enough = Andelen räknas i partier med minst { $least } träffar; den vanliga tiden och felropen i partier där du ropade på minst { $least }.
piles-bests-plot-share = Andel ropade träffar, parti för parti
piles-bests-plot-time = Vanlig tid till rop, parti för parti: korta staplar är snabba

## What happens at a step of the replay

piles-story-start = { $you ->
    [yes] Korten är utdelade. Du vänder först.
   *[no] Korten är utdelade. { $name } vänder först.
}
piles-story-flip = { $you ->
    [yes] Du vänder { $card }.
   *[no] { $name } vänder { $card }.
}
piles-story-dead = Utanför turen: kortet är dött.
piles-story-ran-out = { $you ->
    [yes] Det var ditt sista kort. Du får fortfarande slå till.
   *[no] Det var { $genitive } sista kort. { $name } får fortfarande slå till.
}
piles-story-came-back = { $you ->
    [yes] Du har kort igen.
   *[no] { $name } har kort igen.
}
piles-story-gathered = { $you ->
    [yes] Du tar kasthögen.
   *[no] { $name } tar kasthögen.
}
piles-story-uncalled = Ingen ropar.
piles-story-call = { $count ->
    [one] { $you ->
        [yes] Du ropar { $what }!
       *[no] { $who } ropar { $what }!
      }
   *[other] { $who } ropar { $what }!
}
piles-story-win = { $you ->
    [yes] Du vinner
   *[no] { $name } vinner
  } { $cards } kort.
piles-story-pays = { $you ->
    [yes] Du betalar
   *[no] { $name } betalar
  } { $cards } kort.
piles-story-out = { $you ->
    [yes] Du är ute.
   *[no] { $name } är ute.
}
piles-story-won = { $you ->
    [yes] Du vinner partiet!
   *[no] { $name } vinner partiet!
}
piles-story-stopped = Här avbröts partiet.
