### After a game of Snap Back: how it ended, what somebody's review tells, own bests, and the replay. $backs: how many cards before the top
### card one like it lay, as "3 och 5".

## How it ended

snap-back-after-six = { $who } visade den vinnande 6:an!
snap-back-after-time = Tiden är ute
snap-back-after-stopped = Partiet avbröts
snap-back-after-line = { $cards } kort på { $time }
snap-back-after-starts = { $line }. Starttärningar: { $dice }.
snap-back-better-die = Nytt rekord: din högsta tärning!
snap-back-better-cards = Nytt rekord: din snabbaste vinnande 6:a!
snap-back-better-share = Nytt rekord: din största andel ropade träffar!
snap-back-better-vain = Nytt rekord: ditt lägsta antal felrop!
snap-back-after-die = { $name }: tärningen från { $start } till { $end }

## The review

snap-back-review-called = Ropade träffar
snap-back-review-missed = Värda ett rop, men ingen ropade
snap-back-review-vain = Felrop
snap-back-review-right = Rätta tal
snap-back-review-quickest = Snabbaste rätta rop
snap-back-review-worth = En träff är värd ett rop om den ligger minst så många kort bakåt som din tärning visar. Den hade höjt tärningen, eller på 6 avslutat partiet.
snap-back-review-span = Rätta tal, efter antal kort bakåt
snap-back-span-back = Kort bakåt
snap-back-span-asked = Antal visningar
snap-back-span-right = Rätt
snap-back-span-missed = Värda ett rop, ingen ropade
snap-back-span-none = Ingen träff har visats upp än.

## The moments, each a line in a list. $card: the number of the card in the game.

snap-back-moments-none = Ingen ropade, och det fanns inget att vinna.
snap-back-moment-heard = { $change ->
    [up] Kort { $card }: { $told } Tärningen gick upp. Visa i reprisen.
    [down] Kort { $card }: { $told } Tärningen gick ner. Visa i reprisen.
   *[none] Kort { $card }: { $told } Visa i reprisen.
  }
snap-back-moment-missed = { $backs } bakåt, men ingen ropade. Värt ett rop för { $whom }.
snap-back-moment-in-vain = { $who } gjorde ett felrop.
snap-back-moment-match = { $who } ropade: { $backs } bakåt.
snap-back-moment-six = { $who } visade den vinnande 6:an.
snap-back-moment-up = tärningen upp
snap-back-moment-down = tärningen ner

## Own bests

snap-back-bests-die = Högsta tärning i slutet
snap-back-bests-six = Minst antal kort till den vinnande 6:an
snap-back-bests-called = Störst andel ropade träffar
snap-back-bests-vain = Minst antal felrop
snap-back-bests-games = Partier
snap-back-bests-from = För tärningen räknas bara partier som börjar på { $die } eller lägre.
snap-back-bests-plot-die = Tärningen i slutet, parti för parti
snap-back-bests-plot-called = Andel ropade träffar, parti för parti

## The replay

snap-back-replay-file = snap-back-parti.json

## What happens at a step of the replay

snap-back-story-start = Alla tärningar visar { $die }. Först kommer sex kort.
snap-back-story-starts = Starttärningar: { $dice }. Först kommer sex kort.
snap-back-story-card = Kort { $number }: { $rank }.
snap-back-story-match = Kort { $number }: { $rank }, { $backs } bakåt.
snap-back-story-none = Kort { $number }: { $rank }, inte bland de sex senaste.
snap-back-story-uncalled = Ingen ropar.
snap-back-story-call = { $count ->
    [one] { $you ->
        [yes] Du ropar.
       *[no] { $who } ropar.
      }
   *[other] { $who } ropar i samma ögonblick.
  }
snap-back-story-seat = { $you ->
    [yes] Du
   *[no] { $name }
  } visar { $claim ->
    [0] en knytnäve
   *[other] { $claim }
  }, { $change ->
    [up] tärningen upp till { $die }
    [down] tärningen ner till { $die }
   *[same] tärningen står kvar på { $die }
  }.
snap-back-story-six = { $who } visade den vinnande 6:an. Partiet är slut.
snap-back-story-time = Tiden är ute. Partiet är slut.
snap-back-story-stopped = Här avbröts partiet.
