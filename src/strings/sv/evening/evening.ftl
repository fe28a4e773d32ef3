### An evening of several games: its set-up, and the card between games.

evening-snag = SNAG
evening-about = Välj spelen eller låt dem lottas. Samma spelare är med i alla. Förstaplatsen ger 3 poäng, andraplatsen 2 och tredjeplatsen 1. De som hamnar lika delar på platsen.
evening-count = Antal spel
evening-games = Spelen
evening-draw = Lotta om
evening-which = Spel { $number }
evening-drawn = { $game } (lottat)
evening-up = Flytta upp { $game }
evening-down = Flytta ner { $game }
evening-too-few = { $count ->
    [0] Inget spel passar
    [one] Bara ett spel passar
   *[other] Bara { $count } spel passar
  } de här spelarna. En spelkväll behöver { $least }.
evening-waiting = Fortsätt där du slutade?
evening-over = Dina senaste spelkvällar
evening-continue-named = Fortsätt spelkvällen från { $when }
evening-look-named = Visa protokollet från { $when }
evening-listed = { $names } · { $done } av { $games } spel · { $when }
evening-delete-named = Radera spelkvällen från { $when }
evening-card = Kvällens protokoll
evening-game = Spel
evening-total = Summa
evening-cell = { $points } poäng, plats { $place }
evening-not-yet = inte spelat än
evening-skipped = överhoppat
evening-now = pågår
evening-leads = { $count ->
    [one] { $names } leder med { $points } poäng.
   *[other] { $names } leder med { $points } poäng var.
  }
evening-won = { $count ->
    [one] { $names } vinner kvällen med { $points } poäng!
   *[other] { $names } delar segern med { $points } poäng var!
  }
evening-nothing-yet = Ingen har några poäng än.
evening-nothing = Spelkvällen är slut. Inget spel räknades.
evening-next = Härnäst: { $game }
evening-on = Väntar: { $game }
evening-play = Spela { $game }
evening-go-on = Fortsätt med { $game }
evening-stopped = { $game } avbröts, så ingen får poäng för det. Spela det igen eller välj ett annat spel.
evening-refused = De här spelarna kan inte spela { $game } på den här skärmen. Välj ett annat spel eller hoppa över det.
evening-other = Spela något annat i stället
evening-skip = Hoppa över { $game }
evening-end = Avsluta kvällen
evening-end-now = Avsluta nu? Avslutade spel räknas ändå.
evening-again = En ny spelkväll
evening-print = Skriv ut
evening-back = Tillbaka
evening-look-at = { $game }: se hur det gick
evening-broken = Den här spelkvällen går inte längre att öppna. Den har lagts åt sidan.
evening-card-heard = Kvällens protokoll: poäng för varje spel
evening-set = Spela de här spelen
evening-put-away = Lägg undan protokollet
