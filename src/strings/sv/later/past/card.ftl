### The score card: what is played for, how a match stands, and what stands on paper.

card-title = Protokoll
card-open = Protokoll
card-game = Parti
card-tiles = Brickor
card-total = Summa
card-plus = Plus
card-minus = Minus
card-names = Namn
card-correct = Rätta
card-correct-note = Skriv över tal som är fel. Det gamla talet står kvar bredvid, överstruket.
card-take-back = Ångra den här rättelsen
card-take-back-of = Ångra rättelsen: { $you ->
    [yes] dina
   *[no] { $genitive }
  } brickor i parti { $game } tillbaka till { $was }
card-done = Klar
card-print = Skriv ut
card-print-empty = Skriv ut ett tomt protokoll
card-save = Spara som CSV
card-back = Tillbaka

## What is played for

card-caption = { $kind ->
    [single] Enstaka partier
    [to-100] En match till 100
   *[games] En match på { $games } partier
  }
card-lead = { $caption }.
card-game-of = { $kind ->
    [single] Parti { $game }
    [to-100] Parti { $game } i en match till 100
   *[games] Parti { $game } av { $games }
  }

## An empty card to be filled in by hand

card-pad-played-for = Vi spelar
card-pad-single = enstaka partier
card-pad-to-100 = en match till 100
card-pad-games = en match på ___ partier
card-pad-help-single = Enstaka partier: vinnaren får 10 poäng plus skillnaden i brickor mot varje förlorare. Varje förlorare får sin skillnad som minus. Skriv poängen i stället för summan.
card-pad-help-match = Matcher: spelaren med högst summa får 100 poäng plus skillnaden mot varje förlorare och skriver det under plus. Varje förlorare skriver sin skillnad under minus.
card-pad-help-tied = Delar flera på segern delar de lika på poängen. Vinnaren av varje parti börjar nästa.

## How it stands, in sentences

card-side = Protokoll. { $standing }
card-side-on = Protokoll. { $game }. { $standing }
card-none = Inget parti har räknats än.
card-starts = { $you ->
    [yes] Du börjar nästa parti.
   *[no] { $name } börjar nästa parti.
  }
card-match-won = { $you ->
    [yes] Du
   *[no] { $name }
  } vann matchen med { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  }.
card-match-shared = { $tiles ->
    [one] { $names } delar matchsegern med { $tiles } bricka var.
   *[other] { $names } delar matchsegern med { $tiles } brickor var.
  }
card-leads = Efter { $games ->
    [one] { $games } parti
   *[other] { $games } partier
  } har { $you ->
    [yes] du
   *[no] { $name }
  } flest brickor: { $tiles }.
card-lead-shared = Efter { $games ->
    [one] { $games } parti
   *[other] { $games } partier
  } delar { $names } ledningen med { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } var.
card-decides = Efter { $games ->
    [one] { $games } parti
   *[other] { $games } partier
  } har { $names } lika många: { $tiles ->
    [one] { $tiles } bricka
   *[other] { $tiles } brickor
  } var. Ett parti till avgör.
card-game-won = { $tiles ->
    [one] { $name } vann parti { $game } med { $tiles } bricka.
   *[other] { $name } vann parti { $game } med { $tiles } brickor.
  }
card-game-shared = { $tiles ->
    [one] { $names } delade segern i parti { $game } med { $tiles } bricka var.
   *[other] { $names } delade segern i parti { $game } med { $tiles } brickor var.
  }

## Lines and cells, for those who hear them

card-row = Parti { $game }, { $name } började
card-row-practice = Övningsparti { $game }, { $name } började
card-row-now = Parti { $game }, hittills
card-cell = { $you ->
    [yes] Dina
   *[no] { $genitive }
  } brickor i parti { $game }
card-won = vann
card-corrected = rättat för hand, tidigare { $was }
card-won-corrected = vann, rättat för hand, tidigare { $was }

## The card as a spreadsheet: the file's name, and the heads of its columns

card-csv-file = snag-protokoll.csv
card-csv-game = Parti
card-csv-starter = Började
card-csv-tiles = { $name }: brickor
card-csv-total = { $name }: summa
card-csv-plus = { $name }: plus
card-csv-minus = { $name }: minus
card-csv-corrections = Rättelser
card-csv-correction = { $name }: { $now } i stället för { $was }
card-csv-sums = Summa
