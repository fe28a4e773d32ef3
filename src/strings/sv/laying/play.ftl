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
   *[far] Den andra spelarens hand
}
laying-hand-card = Kort { $place }: { $card }
laying-draw = Dra
laying-draw-label = Dra: fyll på handen. { $count ->
    [one] { $count } kort kvar i din egen hög
   *[other] { $count } kort kvar i din egen hög
}

## What can be done, in a sentence

laying-prompt-ready = { $kind ->
    [hand] Lägg kort som är ett steg högre eller lägre, på vilken hög du vill. Inga turer. Först utan kort vinner.
    [rows] Två av samma valör? Täck båda. Nästa kort kommer av sig själva. Slut på kort? Ropa på nästa två lika, så vinner du.
   *[box] Två av samma valör? Täck båda med kort från din hög. Inga turer. Först utan kort vinner.
}
laying-prompt = { $kind ->
    [hand] Ett steg högre eller lägre, på vilken hög du vill. Tryck på ett kort. Passar det på båda, tryck på en hög också.
    [rows] Två av samma valör? Täck båda med kort från din hög: tryck på { $by ->
        [touch] dem
       *[keys] dem eller på deras tangenter
    }.
   *[box] Två av samma valör? Täck båda med kort från din hög: tryck på { $by ->
        [touch] dem
       *[keys] dem eller på deras tangenter
    }. Inga turer. Först utan kort vinner.
}
laying-prompt-call = Du är utan kort. Tryck på två lika för att ropa Aggravation! Lika som låg där innan räknas inte.
laying-prompt-watch = { $kind ->
    [hand] Ett steg högre eller lägre, på vilken hög som helst. Först utan kort vinner.
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
       *[no] { $name } täckte ett kort som inte passar.
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
laying-told-flips = Tusen kort och ingen vinnare: oavgjort.
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
laying-read-matches-not = Vad som går att täcka eller lägga får du se själv. Gör du figurerna långsammare före partiet säger den här tangenten det.

## The menu

laying-stop-sure = Avbryta partiet? Det slutar här, och ingen vinner.
laying-keys-two = { $kind ->
    [box] Tangenter: ni har åtta var. De står på era kort. B läser korten. M pausar.
   *[other] Tangenter: B läser korten. M pausar. Ni spelar båda med fingrarna.
}
laying-keys = { $kind ->
    [hand] Tangenter: 1 till 5 lägger ett kort. Passar det på båda högarna, tryck också på J för den vänstra eller K för den högra. Mellanslag drar. B läser korten. C säger vad som passar, om figurerna är långsammare. M pausar.
    [rows] Tangenter: Q, W, E, R och så vidare för övre raden, A, S, D, F och så vidare för den undre. Slut på kort? Tryck på två lika för att ropa Aggravation. Högar utan tangent når du med Tabb och Enter. B läser korten. C säger vad som går att täcka, om figurerna är långsammare. M pausar.
   *[box] Tangenter: Q, W, E, R för övre raden, A, S, D, F för den undre. B läser korten. C säger vad som går att täcka, om figurerna är långsammare. M pausar.
}
