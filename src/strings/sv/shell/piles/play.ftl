### A table of piles: what lies on it, what can be done, and what happens.

## What lies on the table

piles-pile-title = Kasthög
piles-dead = dött kort
piles-place = { $name }: { $cards } i högen, överst { $open }
piles-place-none = { $name }: { $cards } i högen, inget öppet kort
piles-place-common = { $name }: { $cards } i högen
piles-place-out = { $name }: ute
piles-middle = { $cards ->
    [one] { $what }: { $cards } kort, { $open }
   *[other] { $what }: { $cards } kort, överst { $open }
}
piles-wanted = Vad varje kort kräver
piles-signs-done = { $name }: klar

## At the top

piles-head-drum = nytt kort efter { $seconds } s

## What can be done

piles-ready = Korten är utdelade. Redo?
piles-prompt-turn = { $you ->
    [yes] Din tur: vänd ett kort.
   *[no] { $genitive } tur.
}
piles-prompt-drum = Trumman vänder korten.
piles-prompt-out = { $people ->
    [one] Du är ute, och de andra spelar vidare. Se hur det slutar, eller avbryt partiet.
   *[several] Ni är alla ute, och de andra spelar vidare. Se hur det slutar, eller avbryt partiet.
}
piles-asked = { $match ->
    [jack] Ligger en knekt överst? Klaska, eller låt det passera.
    [slap] Finns det något att klaska på? Klaska, eller låt det passera.
   *[match] Finns det något att ropa på? Ropa, eller låt det passera.
}

piles-several-choice = { $name }: { $what }

## What happens

piles-told-turned = { $you ->
    [yes] Du: { $card }
   *[no] { $name }: { $card }
}
piles-told-dead = { $you ->
    [yes] Du, dött kort: { $card }
   *[no] { $name }, dött kort: { $card }
}
piles-told-next = { $you ->
    [yes] Din tur.
   *[no] { $genitive } tur.
}
piles-told-took = { $you ->
    [yes] { $what }! Du vinner { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
      }.
   *[no] { $what }! { $name } vinner { $cards ->
        [one] { $cards } kort
       *[other] { $cards } kort
      }.
}
piles-told-wrong = { $deed ->
    [slap] Felklask
   *[call] Felrop
  }{ $pays ->
    [yes] : { $you ->
        [yes] du betalar.
       *[no] { $name } betalar.
      }
   *[no] { $you ->
        [yes] !
       *[no] { " " }av { $name }.
      }
}
piles-told-out = { $you ->
    [yes] Du är ute.
   *[no] { $name } är ute.
}
piles-told-ran-out = { $you ->
    [yes] Du har inga kort kvar.
   *[no] { $name } har inga kort kvar.
}
piles-told-came-back = { $you ->
    [yes] Du är med igen!
   *[no] { $name } är med igen!
}
piles-told-gathered = { $you ->
    [yes] Du tar kasthögen.
   *[no] { $name } tar kasthögen.
}
piles-over-won = { $you ->
    [yes] Du vinner partiet!
   *[no] { $name } vinner partiet!
}
piles-over-draw = Oavgjort mellan { $names }.
piles-over-stopped = Partiet avbröts.

## The menu, which is a pause

piles-stop-sure = Avbryta partiet? Det slutar här, och ingen vinner.
piles-keys = { $match ->
    [jack] Tangenter: mellanslag klaskar. När det är din tur vänder det ditt kort om ingen knekt ligger överst. D vänder ditt kort, M pausar. W läser korten, C vad du kan göra.
    [slap] Tangenter: mellanslag klaskar. { $keys ->
        [apart] { "" }
       *[both] När det är din tur vänder det ditt kort om det inte finns något att klaska på.{ " " }
      }D vänder ditt kort, P avstår från att svara på en utmaning, M pausar. W läser korten, C vad du kan göra.
   *[match] Tangenter: mellanslag ropar, och vänder ditt kort när det inte finns något att ropa på. D vänder ditt kort, M pausar. W läser korten, C vad du kan göra.
}

## What is read aloud

piles-read-cards = { $all }.
