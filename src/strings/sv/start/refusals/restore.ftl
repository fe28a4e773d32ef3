# What came of a backup: it was saved, restored, or turned down.

restore-saved = Säkerhetskopian är sparad. Titta bland dina nedladdningar.
restore-not-saved = Partierna går inte att läsa just nu: webbläsaren tillåter det inte.

## Restored, told in one or more of these sentences. $what: a list of the two that follow, "3 games and 1 score card".

restore-added = Tillagt: { $what }.
restore-settings = Dina inställningar är tillbaka.
restore-further = Uppdaterat från säkerhetskopian: { $what }.
restore-mended = Ersatt, eftersom det var skadat här: { $what }.
restore-unknown =
    { $count ->
        [one] Ett parti kommer från en nyare version. Det är sparat här, och du kan spela det efter en uppdatering.
       *[other] { $count } partier kommer från en nyare version. De är sparade här, och du kan spela dem efter en uppdatering.
    }
restore-aside = Inte återställt (skadat, eller annorlunda än ditt): { $count }.
restore-here = Fanns redan här: { $what }.
restore-nothing-new = Inget nytt: du hade redan allt i säkerhetskopian.
restore-games =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
restore-cards =
    { $count ->
        [one] { $count } protokoll
       *[other] { $count } protokoll
    }

## Turned down. $reason is one of the sentences below.

restore-refused = Filen går inte att återställa. { $reason } Dina partier är som de var.
restore-too-large = Den är större än { $megabytes } MB.
restore-row-too-large = Något i den är större än { $megabytes } MB.
restore-not-json = Den är ingen säkerhetskopia, eller så saknas en del av den.
restore-not-a-backup =
    { $what ->
        [whole] Den är ingen säkerhetskopia av SNAG-partier.
       *[part] Den är ingen säkerhetskopia av SNAG-partier: { $where } i den är okänt.
    }
restore-unknown-version = Den har version { $version }, men ditt SNAG läser bara version 1 och 2.
restore-bad-settings = Inställningarna i den är skadade.
restore-bad-game = Parti { $number } i den är skadat. { $reason }
restore-bad-card = Protokoll { $number } i den är skadat. { $reason }
restore-twice =
    { $what ->
        [game] Samma parti finns två gånger i den ({ $id }).
       *[card] Samma protokoll finns två gånger i den ({ $id }).
    }
restore-played-elsewhere = Ett parti i den har kommit längre än här, och det är öppet i en annan flik. Stäng det där först.
restore-disk-refuses = Webbläsaren tillåter inte att partier läses eller sparas.
