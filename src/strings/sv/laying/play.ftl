### The table of games in which two people lay cards at once: what lies on it, what can be done, and what happens. $kind: "box" at
### California Speed, "rows" at Aggravation, "hand" at Speed.

## At the top

laying-head = { $lock ->
    [0] fel kort kostar inget
    [1] fel kort: vänta { $seconds } s
   *[other] fel kort: vänta { $seconds } s
}

## What lies there

laying-left = { $count } kvar
laying-left-you = { $count } kvar · du
laying-place = { $name }: { $count ->
    [one] { $count } kort kvar
   *[other] { $count } kort kvar
}
laying-row = { $side ->
    [near] Din rad
   *[far] Den andra raden
}
laying-stack = { $side ->
    [near] Din rad { $place }: { $card }
   *[far] Andra raden { $place }: { $card }
}
laying-stack-none = tom
laying-stack-covered = baksidan upp

laying-pile = { $pile ->
    [0] Vänstra högen: { $card }
   *[other] Högra högen: { $card }
}
laying-hand = { $side ->
    [near] Din hand
   *[far] Den andra handen
}
laying-hand-card = Kort { $place }: { $card }
laying-draw = Dra
laying-draw-label = Dra: fyll på handen. { $count ->
    [one] { $count } kort kvar i din hög
   *[other] { $count } kort kvar i din hög
}

## What can be done, in a sentence

laying-prompt-ready = { $kind ->
    [hand] Lägg kort som är ett högre eller ett lägre, på vilken hög du vill. Inga turer. Först utan kort vinner.
    [rows] Två av samma valör? Täck båda. När inget går att täcka vänder ni var sitt kort till. Först utan kort, och först att ropa Aggravation, vinner.
   *[box] Två av samma valör? Täck båda med kort från din hög. Inga turer. Först utan kort vinner.
}
laying-prompt = { $kind ->
    [hand] Ett högre eller ett lägre, på vilken hög du vill. Tryck på kortet; passar båda högarna, tryck på högen.
    [rows] Två av samma valör? Täck båda med kort från din hög: tryck på { $by ->
        [touch] kortet
       *[keys] kortet eller på dess tangent
    }.
   *[box] Två av samma valör? Täck båda med kort från din hög: tryck på { $by ->
        [touch] kortet
       *[keys] kortet eller på dess tangent
    }. Inga turer. Först utan kort vinner.
}
laying-prompt-call = Slut på kort. Tryck på två lika för att ropa Aggravation! Det som låg där innan räknas inte.
laying-prompt-watch = { $kind ->
    [hand] Ett högre eller ett lägre, på vilken hög som helst. Först utan kort vinner.
   *[other] Två av samma valör? Täck båda. Först utan kort vinner.
}

## What happens

laying-told-none = { $kind ->
    [hand] Ingen av er kan lägga.
   *[other] Inget kvar att täcka.
}
laying-told-first = Nya kort på tre.
laying-told-wrong = { $kind ->
    [hand] { $you ->
        [yes] Kortet passar inte där.
       *[no] { $name } lade ett kort som inte passar.
    }
   *[other] { $you ->
        [yes] Där fanns inget att täcka.
       *[no] { $name } lade på fel hög.
    }
}
laying-told-late = { $kind ->
    [hand] För sent: ett annat kort kom före.
   *[other] För sent: högen var redan täckt.
}
laying-told-back = { $you ->
    [yes] I samma ögonblick: ditt kort går tillbaka.
   *[no] I samma ögonblick: { $genitive } kort går tillbaka.
}
laying-told-hint = Det finns en till att täcka.
laying-told-won = { $by ->
    [out] { $you ->
        [yes] Du vinner: först utan kort!
       *[no] { $name } vinner: först utan kort!
    }
   *[other] { $you ->
        [yes] Du vinner!
       *[no] { $name } vinner!
    }
}
laying-told-called = { $you ->
    [yes] Aggravation! Du ropade först.
   *[no] Aggravation! { $name } ropade först.
}
laying-told-drawn = Oavgjort!
laying-told-flips = Tusen kort har kommit. Det blir oavgjort.
laying-heard-laid = { $where }: { $card }
laying-heard-where = { $side ->
    [near] Din rad { $place }
   *[far] Andra raden { $place }
}
laying-heard-dealt = Nya kort. { $cards }
laying-heard-turned = Nya kort: vänster { $left }, höger { $right }.
laying-heard-drew = Du drar: { $cards }.
laying-heard-wrong = { $where }: { $told }

## What is read aloud

laying-read-match = { $matches }: { $card }.
laying-read-one = { $where } går fortfarande att täcka.
laying-read-none = Inget att täcka.
laying-read-hand = Din hand: { $cards }.
laying-read-hand-card = { $place }, { $card }
laying-read-fits = { $pile ->
    [left] Kort { $place } passar till vänster.
    [right] Kort { $place } passar till höger.
   *[both] Kort { $place } passar på båda.
}
laying-read-fits-none = Inget av dina kort passar.
laying-read-stock = { $count ->
    [0] Din egen hög är slut.
    [one] { $count } kort i din egen hög.
   *[other] { $count } kort i din egen hög.
}
laying-read-matches-not = Vilka kort som går att täcka får du se själv. Väljer du före spelet en dator som tar god tid på sig säger den här tangenten det.

## The menu

laying-stop-sure = Vill du avsluta spelet? Det slutar här, och ingen vinner.
laying-keys-two = { $kind ->
    [box] Tangenter: var och en har de åtta som står på de egna korten. B läser korten. M pausar.
   *[other] Tangenter: B läser korten. M pausar. Ni två spelar med fingrarna.
}
laying-keys = { $kind ->
    [hand] Tangenter: 1 till 5 lägger ett kort. Passar båda högarna, tryck J för den vänstra och K för den högra. Mellanslag fyller på handen. B läser korten, C vad som passar, om datorn tar god tid på sig. M pausar.
    [rows] Tangenter: Q, W, E, R och vidare för övre raden, A, S, D, F och vidare för den undre. Utan kort ropar du Aggravation med tangenterna för två lika. Högar utan tangent når du med Tabb och Retur. B läser korten, C vad som går att täcka, om datorn tar god tid på sig. M pausar.
   *[box] Tangenter: Q, W, E, R för övre raden, A, S, D, F för den undre. B läser korten, C vad som går att täcka, om datorn tar god tid på sig. M pausar.
}
