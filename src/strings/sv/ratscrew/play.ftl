### The table of Egyptian Ratscrew: what lies on it, what can be done, and what happens.

## What is pressed

ratscrew-press-slap = KLASK!
ratscrew-several-slaps = { $name } klaskar!
ratscrew-go-on = Fortsätt
ratscrew-decline = Avstå

## At the top

ratscrew-head-of = { $what ->
    [pair] par
    [sandwich] smörgåsar
    [run] stegar
   *[joker] jokrar
}
ratscrew-head = { $packs ->
    [1] { $what }
   *[2] { $what } · två kortlekar
}

## Beneath the pile, and heard with each card

ratscrew-stands = { $you ->
    [yes] Din utmaning: { $card }
   *[no] { $genitive } { $card }
} · { $cards ->
    [0] inget svar
    [one] { $cards } kort kvar att svara med
   *[other] { $cards } kort kvar att svara med
}

## What can be done

ratscrew-slap-of = { $what ->
    [pair] par
    [sandwich] smörgåsar som 7{"\u00A0"}4{"\u00A0"}7
    [run] stegar som 5{"\u00A0"}6{"\u00A0"}7
   *[joker] jokrar
}
ratscrew-prompt-slap = Klaska på { $what }, vems tur det än är.
ratscrew-prompt-bare = Du har inga kort. Klaska dig tillbaka in, men klaskar du fel är du ute.

## What happens, as it is told for a moment, and heard

ratscrew-told-fined = { $you ->
    [yes] Felklask: ett av dina kort läggs under kasthögen.
   *[no] Felklask: ett av { $genitive } kort läggs under kasthögen.
}
ratscrew-told-lost = { $you ->
    [yes] Din utmaning är förlorad!
   *[no] { $genitive } utmaning är förlorad!
}
ratscrew-told-asked = { $you ->
    [yes] Vill du fortsätta svara på utmaningen, eller avstå?
   *[no] { $name }, vill du fortsätta svara på utmaningen, eller avstå?
}{ $timed ->
    [yes] { " " }Du har 3 sekunder.
   *[no] { "" }
}
ratscrew-told-went-on = { $you ->
    [yes] Du fortsätter.
   *[no] { $name } fortsätter.
}
ratscrew-told-declined = { $you ->
    [yes] Du avstår.
   *[no] { $name } avstår.
}
