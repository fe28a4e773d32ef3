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
piles-better-call-quickest = Nytt rekord: ditt snabbaste rätta rop!
piles-better-call-call-time = Nytt rekord: din bästa vanliga tid till rop!
piles-better-match-share = Nytt rekord: din största andel ropade träffar!
piles-better-call-vain = Nytt rekord: ditt lägsta antal felrop!
piles-better-slap-quickest = Nytt rekord: ditt snabbaste rätta klask!
piles-better-slap-call-time = Nytt rekord: din bästa vanliga tid till klask!
piles-better-jack-share = Nytt rekord: din största andel vunna knektar!
piles-better-slap-share = Nytt rekord: din största andel tagna klaskchanser!
piles-better-slap-vain = Nytt rekord: ditt lägsta antal felklask!
piles-after-cards = { $cards } kort
piles-after-out = ute
piles-after-has = { $name }: { $has }

## The review

piles-review-called = { $match ->
    [jack] Vunna knektar
    [slap] Tagna klaskchanser
   *[match] Ropade träffar
}
piles-review-missed = { $match ->
    [jack] Knektar som ingen klaskade på
    [slap] Klaskchanser som ingen tog
   *[match] Träffar som ingen ropade på
}
piles-review-vain = { $deed ->
    [slap] Felklask
   *[call] Felrop
}
piles-review-won = Vunna kort
piles-review-quickest = { $deed ->
    [slap] Snabbaste rätta klask
   *[call] Snabbaste rätta rop
}
piles-review-usual = { $deed ->
    [slap] Vanlig tid till klask
   *[call] Vanlig tid till rop
}
piles-review-counted = { $match ->
    [jack] Knektar räknas så länge du är med. Tiden går från att knekten syns.
    [slap] Klaskchanser räknas så länge du är med. Tiden går från att det sista kortet syns.
   *[match] Träffar räknas så länge du är med. Tiden går från att träffen syns.
}
piles-review-untimed = { $deed ->
    [slap] Alla fick frågan, så inga klask togs på tid.
   *[call] Alla fick frågan, så inga rop togs på tid.
}

## The moments, each a line in a list

piles-moments-all = Alla { $count } ögonblick
piles-moments-none = { $deed ->
    [slap] Ingen klaskade, och det fanns inget att klaska på.
   *[call] Ingen ropade, och det fanns inget att ropa på.
}
piles-moment-heard = Kort { $card }: { $told } Visa i reprisen.
piles-moment-did = { $deed ->
    [slap] klaskade först
   *[call] ropade { $what }
}
piles-moment-took = { $you ->
    [yes] Du { $did }
   *[no] { $name } { $did }
  }: { $cards } kort.
piles-moment-took-timed = { $you ->
    [yes] Du { $did }
   *[no] { $name } { $did }
  } på { $time } s: { $cards } kort.
piles-moment-in-vain = { $deed ->
    [slap] { $who } gjorde ett felklask.
   *[call] { $who } gjorde ett felrop.
}
piles-moment-out = { $you ->
    [yes] Du åkte ut.
   *[no] { $name } åkte ut.
}

## Own bests

piles-bests-call-quickest = Snabbaste rätta rop
piles-bests-call-call-time = Bästa vanliga tid till rop
piles-bests-match-share = Störst andel ropade träffar
piles-bests-call-vain = Minst antal felrop
piles-bests-won = Vunna partier
piles-bests-enough = { $match ->
    [jack] Andelen räknas i partier med minst { $least } knektar; den vanliga tiden och felklasken i partier där du klaskade på minst { $least }.
    [slap] Andelen räknas i partier med minst { $least } klaskchanser; den vanliga tiden och felklasken i partier där du tog minst { $least }.
   *[match] Andelen räknas i partier med minst { $least } träffar; den vanliga tiden och felropen i partier där du ropade på minst { $least }.
}
piles-bests-match-plot-share = Andel ropade träffar, parti för parti
piles-bests-call-plot-time = Vanlig tid till rop, parti för parti: korta staplar är snabba
piles-bests-slap-quickest = Snabbaste rätta klask
piles-bests-slap-call-time = Bästa vanliga tid till klask
piles-bests-jack-share = Störst andel vunna knektar
piles-bests-slap-share = Störst andel tagna klaskchanser
piles-bests-slap-vain = Minst antal felklask
piles-bests-jack-plot-share = Andel vunna knektar, parti för parti
piles-bests-slap-plot-share = Andel tagna klaskchanser, parti för parti
piles-bests-slap-plot-time = Vanlig tid till klask, parti för parti: korta staplar är snabba

## What happens at a step of the replay

piles-story-start = { $you ->
    [yes] Korten är utdelade. Du vänder först.
   *[no] Korten är utdelade. { $name } vänder först.
}
piles-story-flip = { $you ->
    [yes] Du vänder { $card }.
   *[no] { $name } vänder { $card }.
}
piles-story-dead = I fel tur: kortet är dött.
piles-story-ran-out = { $you ->
    [yes] Det var ditt sista kort.
   *[no] Det var { $genitive } sista kort.
}
piles-story-came-back = { $you ->
    [yes] Du har kort igen.
   *[no] { $name } har kort igen.
}
piles-story-gathered = { $you ->
    [yes] Du tar kasthögen.
   *[no] { $name } tar kasthögen.
}
piles-story-uncalled = { $deed ->
    [slap] Ingen klaskar.
   *[call] Ingen ropar.
}
piles-story-call = { $count ->
    [one] { $you ->
        [yes] Du
       *[no] { $who }
      }
   *[other] { $who }
  } { $deed ->
    [slap] klaskar!
   *[call] ropar { $what }!
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
