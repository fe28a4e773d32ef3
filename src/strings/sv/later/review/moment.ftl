### Ögonblicken i en genomgång: en rad i listan och en rubrik på kortet.

moment-run = { $first }–{ $last }
moment-runs = { $tiles } brickor på en gång
moment-name = Drag { $move }: { $moment }
moment-name-more = Drag { $move }: { $moment }, { $more }

## Raden

moment-choice = { $you ->
    [yes] du: { $tile } i stället för { $better }
   *[no] { $name }: { $tile } i stället för { $better }
  }
moment-memory = { $you ->
    [yes] du: trodde att { $gone } kunde komma?
   *[no] { $name }: trodde att { $gone } kunde komma?
  }
moment-missed = { $you ->
    [yes] du: missade { $run }
   *[no] { $name }: missade { $run }
  }
moment-unclaimed = { $you ->
    [yes] du: lät { $run } ligga
   *[no] { $name }: lät { $run } ligga
  }
moment-late = { $you ->
    [yes] du: ropade sent, { $run }
   *[no] { $name }: ropade sent, { $run }
  }
moment-false-call = { $you ->
    [yes] du: felrop
   *[no] { $name }: felrop
  }
moment-taken = { $you ->
    [yes] du: SNAG! { $run }
   *[no] { $name }: SNAG! { $run }
  }

## Vad det ledde till

moment-worth = vinstchans { $sign }{ $points } { $points ->
    [one] procentenhet
   *[other] procentenheter
  }
moment-worth-heard = vinstchansen { $way ->
    [down] ner
   *[up] upp
  } { $points } { $points ->
    [one] procentenhet
   *[other] procentenheter
  }
moment-worth-waits = …
moment-in = på { $seconds } s
moment-tiles = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }
moment-taker = { $you ->
    [yes] togs av dig
   *[no] togs av { $name }
  }
moment-nobody = togs inte

## Rubriken på kortet

moment-told-missed = { $you ->
    [yes] Du missade { $run }.
   *[no] { $name } missade { $run }.
  }
moment-told-unclaimed = { $you ->
    [yes] Du kunde ha tagit { $run }, som { $maker } missade.
   *[no] { $name } kunde ha tagit { $run }, som { $maker } missade.
  }
moment-told-late = { $you ->
    [yes] Du ropade sent: { $run }.
   *[no] { $name } ropade sent: { $run }.
  }
moment-told-false-call = { $you ->
    [yes] Du ropade, men det fanns ingen svit.
   *[no] { $name } ropade, men det fanns ingen svit.
  }
moment-told-taken = { $you ->
    [yes] Du tog { $run }.
   *[no] { $name } tog { $run }.
  }
moment-told-taker = { $you ->
    [yes] Du tog brickorna.
   *[no] { $name } tog brickorna.
  }
moment-told-nobody = Ingen tog brickorna.
moment-told-after = Ropet kom efter { $seconds } s.
moment-told-plies = { $tiles ->
    [one] Det var ett drag senare.
   *[other] Det var { $tiles } drag senare.
  }
moment-told-just-beaten = { $you ->
    [yes] Du var en hårsmån snabbare.
   *[no] { $name } var en hårsmån snabbare.
  }
moment-told-beaten = { $you ->
    [yes] Du var { $seconds } s snabbare.
   *[no] { $name } var { $seconds } s snabbare.
  }
moment-told-turn = { $you ->
    [yes] Det kostade dig ett drag.
   *[no] Det kostade { $name } ett drag.
  }
moment-told-turn-last = { $last ->
    [yes] { $you ->
      [yes] Det kostade dig ett drag. Nu lägger du den sista brickan.
     *[no] Det kostade { $name } ett drag. Nu lägger du den sista brickan.
    }
   *[no] { $you ->
      [yes] Det kostade dig ett drag. Nu lägger { $by } den sista brickan.
     *[no] Det kostade { $name } ett drag. Nu lägger { $by } den sista brickan.
    }
  }
