log-picked = { $you ->
    [yes] Du drar { $tile }.
   *[no] { $name } drar { $tile }.
}
log-seated = { $you ->
    [yes] Du har den lägsta brickan och börjar, sedan { $others }.
   *[no] { $name } har den lägsta brickan och börjar, sedan { $others }.
}
log-order = Lägsta brickan börjar.
log-dealt = Alla får fyra brickor.
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
log-pile-empty = Högen är tom.
log-ends = { $you ->
    [yes] Ditt drag är slut.
   *[no] { $name } avslutar draget.
}
log-loses = { $you ->
    [yes] Du står över.
   *[no] { $name } står över.
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
log-last-chance = Alla brickor är lagda. Ropa på sviter som ligger kvar!
log-counted = Partiet är slut.

log-missed = { $count ->
    [one] { $names } missade en svit.
   *[other] { $names } missade sviter.
}
log-calls = { $you ->
    [yes] { $count ->
        [one] SNAG! Du tar { $count } bricka: { $tiles }.
       *[other] SNAG! Du tar { $count } brickor: { $tiles }.
    }
   *[no] { $count ->
        [one] SNAG! { $name } tar { $count } bricka: { $tiles }.
       *[other] SNAG! { $name } tar { $count } brickor: { $tiles }.
    }
}
log-takes = { $you ->
    [yes] { $count ->
        [one] Du tar { $count } bricka: { $tiles }.
       *[other] Du tar { $count } brickor: { $tiles }.
    }
   *[no] { $count ->
        [one] { $name } tar { $count } bricka: { $tiles }.
       *[other] { $name } tar { $count } brickor: { $tiles }.
    }
}
log-quicker = { $you ->
    [yes] { $count ->
        [one] SNAG! Du är snabbare än { $maker } och tar { $count } bricka: { $tiles }.
       *[other] SNAG! Du är snabbare än { $maker } och tar { $count } brickor: { $tiles }.
    }
   *[no] { $count ->
        [one] SNAG! { $name } är snabbare än { $maker } och tar { $count } bricka: { $tiles }.
       *[other] SNAG! { $name } är snabbare än { $maker } och tar { $count } brickor: { $tiles }.
    }
}
log-costs = { $whose ->
    [yours] { $you ->
        [yes] Att ta { $count ->
            [one] din svit
           *[other] dina sviter
        } kostar dig ett drag.
       *[no] Att ta { $count ->
            [one] din svit
           *[other] dina sviter
        } kostar { $name } ett drag.
    }
    [one] { $you ->
        [yes] Att ta { $genitive } { $count ->
            [one] svit
           *[other] sviter
        } kostar dig ett drag.
       *[no] Att ta { $genitive } { $count ->
            [one] svit
           *[other] sviter
        } kostar { $name } ett drag.
    }
   *[several] { $you ->
        [yes] Att ta andras sviter kostar dig ett drag.
       *[no] Att ta andras sviter kostar { $name } ett drag.
    }
}
log-yours = { $name } missade en svit: den är din!
log-uncalled = { $you ->
    [yes] Du missar en svit: { $tiles }.
   *[no] { $name } missar en svit: { $tiles }.
}

log-raced = { $times }.
log-raced-tied = { $times }; { $ties }.
log-race-time = { $name } { $seconds } s
log-race-tied = { $name } { $seconds } s (dött lopp)
log-race-made = { $you ->
    [yes] du gjorde sviten
   *[no] { $name } gjorde sviten
}
log-race-nearer = { $you ->
    [yes] du är tidigare på tur efter { $maker }
   *[no] { $name } är tidigare på tur efter { $maker }
}
log-right-maker = { $you ->
    [yes] { $others } ropade också, men du gjorde sviten och ropade i tid.
   *[no] { $others } ropade också, men { $name } gjorde sviten och ropade i tid.
}
log-right-turn = { $you ->
    [yes] { $others } ropade också, men det var din tur och du ropade i tid.
   *[no] { $others } ropade också, men det var { $genitive } tur och { $name } ropade i tid.
}

log-false-yours-lose-move = Ingen svit för dig att ta. Du får stå över nästa drag.
log-false-yours-lose-this = Ingen svit för dig att ta. Du får stå över det här draget.
log-false-yours-none = Ingen svit för dig att ta. Det kostar dig ingenting.
log-false-yours-pay-tile = { $count ->
    [one] Ingen svit för dig att ta. Du ger { $others } en bricka.
   *[other] Ingen svit för dig att ta. Du ger { $others } en bricka var.
}
log-false-yours-cannot-pay = Ingen svit för dig att ta. Du har inga brickor att ge.
log-false-lose-move = { $name } ropar SNAG men har ingen svit att ta, och står över nästa drag.
log-false-lose-this = { $name } ropar SNAG men har ingen svit att ta, och står över det här draget.
log-false-none = { $name } ropar SNAG men har ingen svit att ta.
log-false-pay-tile = { $count ->
    [one] { $name } ropar SNAG men har ingen svit att ta, och ger { $others } en bricka.
   *[other] { $name } ropar SNAG men har ingen svit att ta, och ger { $others } en bricka var.
}
log-false-cannot-pay = { $name } ropar SNAG men har ingen svit att ta, och inga brickor att ge.

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
