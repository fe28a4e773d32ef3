### Vad en genomgång säger om ett drag: kortet bredvid spelplanen. $tile: brickan som lades; $better: den som var bättre.

verdict-move = Drag { $move } av { $all } · { $whose }
verdict-yours = ditt
verdict-deal = Före det första draget
verdict-deal-told = Brickorna är utdelade. Gå genom partiet steg för steg eller från ögonblick till ögonblick.

## Rubriken

verdict-inaccuracy = { $better } var lite bättre än { $tile }.
verdict-mistake = { $better } var bättre än { $tile }.
verdict-blunder = { $better } var mycket bättre än { $tile }.
verdict-sound = { $tile } var en bra bricka.
verdict-last = { $tile } var den sista brickan.
verdict-waiting = { $tile } är inte bedömd än.
verdict-unjudged = { $tile } gick inte att bedöma.
verdict-again = Mer om { $better } vid drag { $move }, där den hade varit mest värd.

## Vad som var glömt

verdict-memory = { $you ->
    [yes] Du räknade med { $gone }, som var borta.
   *[no] { $name } räknade med { $gone }, som var borta.
  }
verdict-gone = { $taker ->
    [you] Du hade tagit den med { $tiles }.
   *[other] { $by } hade tagit den med { $tiles }.
  }

## Vad det kostade

verdict-cost = { $you ->
    [yes] Det kostade dig { $points } poäng av vinstchansen.
   *[no] Det kostade { $name } { $points } poäng av vinstchansen.
  }
verdict-brought = { $you ->
    [yes] Det gav dig { $points } poäng vinstchans.
   *[no] Det gav { $name } { $points } poäng vinstchans.
  }
