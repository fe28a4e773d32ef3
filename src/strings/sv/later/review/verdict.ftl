### Vad en genomgång säger om ett drag: kortet bredvid spelplanen. $tile: brickan som lades; $better: den som var bättre.

verdict-move = Drag { $move } av { $all } · { $whose }
verdict-yours = ditt
verdict-deal = Före det första draget
verdict-deal-told = Brickorna är utdelade. Gå igenom partiet steg för steg eller från ögonblick till ögonblick.

## Rubriken

verdict-inaccuracy = { $better } var lite bättre än { $tile }.
verdict-mistake = { $better } var bättre än { $tile }.
verdict-blunder = { $better } var mycket bättre än { $tile }.
verdict-sound = { $tile } var en bra bricka.
verdict-last = { $tile } var den sista brickan.
verdict-waiting = { $tile } är inte bedömd än.
verdict-unjudged = { $tile } gick inte att bedöma.
verdict-again = Se drag { $move }, där det kostade mest att inte lägga { $better }.

## Vad som var glömt

verdict-memory = { $you ->
    [yes] Trodde du att { $gone } fortfarande kunde komma?
   *[no] Trodde { $name } att { $gone } fortfarande kunde komma?
  }
verdict-gone = { $taker ->
    [you] Du hade tagit den med { $tiles }.
   *[other] { $by } hade tagit den med { $tiles }.
  }

## Vad det kostade

verdict-cost = { $you ->
    [yes] Din vinstchans sjönk med { $points ->
      [one] { $points } procentenhet
     *[other] { $points } procentenheter
    }.
   *[no] { $genitive } vinstchans sjönk med { $points ->
      [one] { $points } procentenhet
     *[other] { $points } procentenheter
    }.
  }
verdict-brought = { $you ->
    [yes] Din vinstchans ökade med { $points ->
      [one] { $points } procentenhet
     *[other] { $points } procentenheter
    }.
   *[no] { $genitive } vinstchans ökade med { $points ->
      [one] { $points } procentenhet
     *[other] { $points } procentenheter
    }.
  }
verdict-cost-still = { $you ->
    [yes] Ändå sjönk din vinstchans med { $points ->
      [one] { $points } procentenhet
     *[other] { $points } procentenheter
    }.
   *[no] Ändå sjönk { $genitive } vinstchans med { $points ->
      [one] { $points } procentenhet
     *[other] { $points } procentenheter
    }.
  }
verdict-brought-still = { $you ->
    [yes] Ändå ökade din vinstchans med { $points ->
      [one] { $points } procentenhet
     *[other] { $points } procentenheter
    }.
   *[no] Ändå ökade { $genitive } vinstchans med { $points ->
      [one] { $points } procentenhet
     *[other] { $points } procentenheter
    }.
  }
