# What came of a backup: it was saved, restored, or turned down.

restore-saved = Webbläsaren har nu säkerhetskopian.
restore-not-saved = Webbläsaren tillåter inte att partierna läses just nu.

## Restored, told in one or more of these sentences. $what: a list of the two that follow, "3 games and 1 score card".

restore-added = Tillagt: { $what }.
restore-settings = Inställningarna är återställda.
restore-further = Fört fram till där säkerhetskopian är: { $what }.
restore-mended = Ersatt, eftersom det som fanns här inte går att öppna: { $what }.
restore-aside = Lagt åt sidan, eftersom det inte går att öppna eller skiljer sig från det som finns här: { $count }.
restore-here = Fanns redan här: { $what }.
restore-nothing-new = Inget nytt: allt i säkerhetskopian fanns redan här.
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

restore-refused = Filen går inte att återställa. { $reason } Inget här har ändrats.
restore-too-large = Den är större än { $megabytes } MB.
restore-not-json = Den är inte JSON, eller så saknas en del av den.
restore-not-a-backup = Den är ingen säkerhetskopia av SNAG-partier ({ $where }).
restore-unknown-version = Den har version { $version }, men här är bara version 1 och 2 kända.
restore-bad-settings = Inställningarna i den är inte giltiga.
restore-bad-game = Parti { $number } i den är skadat. { $reason }
restore-bad-card = Protokoll { $number } i den är skadat. { $reason }
restore-twice =
    { $what ->
        [game] Den har samma parti två gånger ({ $id }).
       *[card] Den har samma protokoll två gånger ({ $id }).
    }
restore-played-elsewhere = Den har ett parti som har kommit längre än här, där det spelas i en annan flik. Stäng först partiet i den fliken.
restore-disk-refuses = Webbläsaren tillåter inte att den läses eller sparas.
