### The table of Snap: what lies on it, what can be done, and what happens. $call: snap, pot or pool.

## What lies on the table

snap-snap = SNAP!
snap-pot = POTT!
snap-pool = POOL!
snap-pot-title = Snappott
snap-pool-title = Snappool
snap-pile-title = Kasthög
snap-place = { $name }: { $cards } i högen, överst { $open }
snap-place-none = { $name }: { $cards } i högen, inget öppet kort
snap-place-common = { $name }: { $cards } i högen
snap-place-out = { $name }: ute
snap-middle = { $cards ->
    [one] { $what }: { $cards } kort, { $open }
   *[other] { $what }: { $cards } kort, överst { $open }
}

## At the top

snap-head-own = { $table ->
    [A] en kasthög
    [B] egna kasthögar
   *[C] egna kasthögar och pooler
} · sist med kort vinner
snap-head-drum = nytt kort efter { $seconds } s

## What can be done

snap-ready = Korten är utdelade. Redo?
snap-prompt-turn = { $you ->
    [yes] Din tur: vänd ett kort.
   *[no] { $genitive } tur.
}
snap-prompt-call = { $table ->
    [A] Ropa SNAP! när de två översta korten är lika.
   *[other] Ropa SNAP! när två öppna kort är lika.
}
snap-prompt-pot = Eller ropa POTT! när ett kort passar snappotten.
snap-prompt-pool = Eller ropa POOL! när ett kort passar en pool.
snap-prompt-fits-pot = Eller när ett passar snappotten.
snap-prompt-fits-pool = Eller när ett passar en pool.
snap-prompt-drum = Trumman vänder korten.
snap-prompt-out = { $people ->
    [one] Du är ute, och de andra spelar vidare. Se hur det slutar, eller avbryt partiet.
   *[several] Ni är alla ute, och de andra spelar vidare. Se hur det slutar, eller avbryt partiet.
}
snap-asked = Går något att ropa? Ropa, eller låt det passera.
snap-answers-wait = Väntar på de andra.

## What happens

snap-told-turned = { $you ->
    [yes] Du: { $card }
   *[no] { $name }: { $card }
}
snap-told-next = { $you ->
    [yes] Din tur.
   *[no] { $genitive } tur.
}
snap-told-took = { $you ->
    [yes] Snap! Du vinner { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
      }.
   *[no] Snap! { $name } vinner { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
      }.
}
snap-told-took-middle = { $you ->
    [yes] { $call ->
        [pot] Snappott!
       *[pool] Snappool!
      } Du vinner { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
      }.
   *[no] { $call ->
        [pot] Snappott!
       *[pool] Snappool!
      } { $name } vinner { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
      }.
}
snap-told-tied = { $names } ropade samtidigt: korten går till snappotten.
snap-told-wrong = { $you ->
    [yes] Felrop: du betalar.
   *[no] Felrop: { $name } betalar.
}
snap-told-pooled = { $you ->
    [yes] Felrop: din kasthög är en snappool nu.
   *[no] Felrop: { $genitive } kasthög är en snappool nu.
}
snap-told-over = { $you ->
    [yes] Din kasthög blandas och vänds.
   *[no] { $genitive } kasthög blandas och vänds.
}
snap-told-out = { $you ->
    [yes] Du är ute.
   *[no] { $name } är ute.
}
snap-over-won = { $you ->
    [yes] Du vinner partiet!
   *[no] { $name } vinner partiet!
}
snap-over-draw = Oavgjort mellan { $names }.
snap-over-stopped = Partiet avbröts.

## What is pressed

snap-several-calls = { $call ->
    [snap] { $name } ropar Snap!
    [pot] { $name } ropar Pott!
   *[pool] { $name } ropar Pool!
}

## The menu, which is a pause

snap-stop-sure = Avbryta partiet? Det slutar här, och ingen vinner.
snap-keys = Tangenter: mellanslag ropar, och vänder ditt kort när inget går att ropa. D vänder ditt kort, M pausar. W läser korten, C vad du kan göra.

## What is read aloud

snap-read-cards = { $all }.
