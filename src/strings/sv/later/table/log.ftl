log-picked = { $you ->
    [yes] Du drar { $tile }.
   *[no] { $name } drar { $tile }.
}
log-seated = { $you ->
    [yes] Du har den lägsta brickan och börjar, sedan { $others }.
   *[no] { $name } har den lägsta brickan och börjar, sedan { $others }.
}
log-dealt = Alla får fyra brickor var.
log-placed = { $you ->
    [yes] Du lägger { $tile }.
   *[no] { $name } lägger { $tile }.
}
log-drew = { $you ->
    [yes] Du drar { $tile }.
   *[no] { $name } drar { $tile }.
}
log-drew-hidden = { $you ->
    [yes] Du drar.
   *[no] { $name } drar.
}
log-pile-empty = Högen är slut.
log-ends = { $you ->
    [yes] Du avslutar draget.
   *[no] { $name } avslutar draget.
}
log-loses = { $you ->
    [yes] Du står över det här draget.
   *[no] { $name } står över ett drag.
}
log-turn = { $you ->
    [yes] Din tur.
   *[no] { $name } på tur.
}
log-time-up = { $you ->
    [yes] Din tid är ute.
   *[no] Tiden är ute för { $name }.
}
log-over = Alla brickor är lagda.
log-counted = Partiet är slut.

log-missed = { $count ->
    [one] { $names } missade en svit.
   *[other] { $names } missade sviter.
}
log-calls = { $you ->
    [yes] { $count ->
        [one] Du ropar SNAG och tar { $tiles }: { $count } bricka.
       *[other] Du ropar SNAG och tar { $tiles }: { $count } brickor.
    }
   *[no] { $count ->
        [one] { $name } ropar SNAG och tar { $tiles }: { $count } bricka.
       *[other] { $name } ropar SNAG och tar { $tiles }: { $count } brickor.
    }
}
log-takes = { $you ->
    [yes] { $count ->
        [one] Du tar { $tiles }: { $count } bricka.
       *[other] Du tar { $tiles }: { $count } brickor.
    }
   *[no] { $count ->
        [one] { $name } tar { $tiles }: { $count } bricka.
       *[other] { $name } tar { $tiles }: { $count } brickor.
    }
}
log-quicker = { $you ->
    [yes] { $count ->
        [one] Du är snabbare än { $maker } och tar { $tiles }: { $count } bricka.
       *[other] Du är snabbare än { $maker } och tar { $tiles }: { $count } brickor.
    }
   *[no] { $count ->
        [one] { $name } är snabbare än { $maker } och tar { $tiles }: { $count } bricka.
       *[other] { $name } är snabbare än { $maker } och tar { $tiles }: { $count } brickor.
    }
}
log-costs = { $you ->
    [yes] Det kostar dig ett drag.
   *[no] Det kostar { $name } ett drag.
}
log-uncalled = { $you ->
    [yes] Du låter en svit ligga utan att ropa: { $tiles }.
   *[no] { $name } låter en svit ligga utan att ropa: { $tiles }.
}

log-raced = { $times }.
log-raced-tied = { $times }; { $ties }.
log-race-time = { $name } { $seconds } s
log-race-tied = { $name } { $seconds } s i samma ögonblick
log-race-made = { $you ->
    [yes] det var du som gjorde den
   *[no] det var { $name } som gjorde den
}
log-race-nearer = { $you ->
    [yes] { $toYou ->
        [yes] du sitter närmare din vänstra sida
       *[no] du sitter närmare { $makers } vänstra sida
    }
   *[no] { $toYou ->
        [yes] { $name } sitter närmare din vänstra sida
       *[no] { $name } sitter närmare { $makers } vänstra sida
    }
}

log-false-yours-lose-move = Ingen svit där. Du får stå över ett drag.
log-false-yours-none = Ingen svit där. Det kostar dig ingenting.
log-false-yours-pay-tile = { $count ->
    [one] Ingen svit där. Du betalar { $others } en bricka.
   *[other] Ingen svit där. Du betalar { $others } en bricka var.
}
log-false-yours-cannot-pay = Ingen svit där. Du har ingen bricka att betala med.
log-false-lose-move = { $name } ropar SNAG men har ingen svit att ta: det kostar ett drag.
log-false-none = { $name } ropar SNAG men har ingen svit att ta.
log-false-pay-tile = { $count ->
    [one] { $name } ropar SNAG men har ingen svit att ta, och betalar { $others } en bricka.
   *[other] { $name } ropar SNAG men har ingen svit att ta, och betalar { $others } en bricka var.
}
log-false-cannot-pay = { $name } ropar SNAG men har ingen svit att ta, och ingen bricka att betala med.

log-count = { $counts }.
log-count-one = { $count ->
    [one] { $name }, { $count } bricka
   *[other] { $name }, { $count } brickor
}
log-wins = { $you ->
    [yes] { $count ->
        [one] Du vinner med { $count } bricka.
       *[other] Du vinner med { $count } brickor.
    }
   *[no] { $count ->
        [one] { $name } vinner med { $count } bricka.
       *[other] { $name } vinner med { $count } brickor.
    }
}
log-share = { $count ->
    [one] { $names } delar segern med { $count } bricka var.
   *[other] { $names } delar segern med { $count } brickor var.
}
