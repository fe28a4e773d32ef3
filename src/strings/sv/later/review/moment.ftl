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
    [yes] du: trodde att { $gone } fanns kvar
   *[no] { $name }: trodde att { $gone } fanns kvar
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
    [yes] du: ropade sent på { $run }
   *[no] { $name }: ropade sent på { $run }
  }
moment-false-call = { $you ->
    [yes] du: felrop
   *[no] { $name }: felrop
  }
moment-taken = { $you ->
    [yes] du: SNAG { $run }
   *[no] { $name }: SNAG { $run }
  }

## Vad det ledde till

moment-in = på { $seconds } s
moment-tiles = { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }
moment-taker = { $you ->
    [yes] du tog den
   *[no] { $name } tog den
  }
moment-nobody = ingen tog den

## Rubriken på kortet

moment-told-missed = { $you ->
    [yes] Du missade { $run }.
   *[no] { $name } missade { $run }.
  }
moment-told-unclaimed = { $you ->
    [yes] { $maker } hade missat { $run }: du kunde ha tagit den.
   *[no] { $maker } hade missat { $run }: { $name } kunde ha tagit den.
  }
moment-told-late = { $you ->
    [yes] Du ropade sent på { $run }.
   *[no] { $name } ropade sent på { $run }.
  }
moment-told-false-call = { $you ->
    [yes] Du ropade, och där var ingen svit.
   *[no] { $name } ropade, och där var ingen svit.
  }
moment-told-taken = { $you ->
    [yes] Du tog { $run }.
   *[no] { $name } tog { $run }.
  }
moment-told-taker = { $you ->
    [yes] Du tog den.
   *[no] { $name } tog den.
  }
moment-told-nobody = Ingen tog den.
moment-told-after = Ropet kom efter { $seconds } s.
moment-told-plies = { $tiles ->
    [one] Ropet kom en bricka senare.
   *[other] Ropet kom { $tiles } brickor senare.
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
      [yes] Det kostade dig ett drag: nu spelar du sist.
     *[no] Det kostade { $name } ett drag: nu spelar du sist.
    }
   *[no] { $you ->
      [yes] Det kostade dig ett drag: nu spelar { $by } sist.
     *[no] Det kostade { $name } ett drag: nu spelar { $by } sist.
    }
  }
