### After a game of Salute the King: what is told of it, and the replay.

## The review

salute-review-in-time = Kort besvarade i tid
salute-review-last = Gånger som sist
salute-review-wrong = Fel tecken
salute-review-taken = Tagna kort
salute-review-usual = Vanlig svarstid
salute-review-counted = Bara kort som kräver en gest räknas. Tiden går från det att kortet syns.
salute-review-none = Inget kort krävde någon gest, så ingen var sist.
salute-moment-last = { $what }: { $you ->
    [yes] du var sist och tog
   *[no] { $name } var sist och tog
  } { $cards ->
    [one] { $cards } kort.
   *[other] { $cards } kort.
  }
salute-moment-plain = { $you ->
    [yes] Du tryckte på ett tecken när kortet inte krävde något, och tog
   *[no] { $name } tryckte på ett tecken när kortet inte krävde något, och tog
  } { $cards ->
    [one] { $cards } kort.
   *[other] { $cards } kort.
  }
salute-moment-wrong = { $you ->
    [yes] Du tryckte på fel tecken.
   *[no] { $name } tryckte på fel tecken.
}

## Own bests

salute-better-quickest = Nytt rekord: ditt snabbaste rätta svar!
salute-better-call-time = Nytt rekord: din bästa vanliga svarstid!
salute-better-share = Nytt rekord: din största andel kort besvarade i tid!
salute-better-vain = Nytt rekord: ditt lägsta antal fel tecken!
salute-bests-quickest = Snabbaste rätta svar
salute-bests-call-time = Bästa vanliga svarstid
salute-bests-share = Störst andel besvarade i tid
salute-bests-vain = Minst antal fel tecken
salute-bests-plot-share = Andel besvarade i tid, parti för parti
salute-bests-plot-time = Vanlig svarstid, parti för parti: korta staplar är snabba
salute-bests-enough = Andelen räknas i partier med minst { $least } kort som kräver en gest; vanlig svarstid och fel tecken i partier där du besvarade minst { $least } i tid.

## The replay

salute-replay-file = honnor-for-kungen-parti.json

## What happens at a step of the replay

salute-story-wants = { $gesture ->
    [stand] Alla måste resa sig.
    [salute] Alla måste göra honnör.
    [bow] Alla måste buga.
   *[applaud] Alla måste applådera.
}
salute-story-right = { $you ->
    [yes] Du gör rätt.
   *[no] { $name } gör rätt.
}
salute-story-wrong = { $you ->
    [yes] Du trycker på fel tecken.
   *[no] { $name } trycker på fel tecken.
}
salute-story-last = { $you ->
    [yes] Du är sist och tar
   *[no] { $name } är sist och tar
  } { $cards ->
    [one] { $cards } kort.
   *[other] { $cards } kort.
  }
salute-story-plain = { $you ->
    [yes] Du trycker på ett tecken när kortet inte kräver något, och tar
   *[no] { $name } trycker på ett tecken när kortet inte kräver något, och tar
  } { $cards ->
    [one] { $cards } kort.
   *[other] { $cards } kort.
  }
salute-story-flips = Det var det tusende kortet. Partiet är slut.
