### A drill at its table: what is asked, and what is said after each answer.

## Their names, and what each is in a sentence

drill-name-flash = Blixten
drill-name-gone = Borta?
drill-name-safe = Säker bricka
drill-name-slips = Dina missar
drill-line-flash = En bricka landar. En svit eller inte? Ropa, eller låt den passera.
drill-line-gone = Se ett parti dra förbi. Vilka rutor är borta, och vilka kommer?
drill-line-safe = Fyra brickor på ditt ställ. En av dem är säker: vilken?

## At the table

drill-panel = Övning
drill-heading = { $name }, fråga { $question } av { $of }
drill-done-of = { $right } rätt, { $wrong } fel hittills
drill-leave = Tillbaka till träningsrummet
drill-begin = Börja
drill-next = Nästa

## What is pressed

drill-pass = Låt den passera
drill-gone = Borta
drill-come = Kommer

## What each drill is

drill-how-flash = Titta på spelplanen. En bricka landar: bildar den en svit, ropa **SNAG!** Annars låter du den passera.
drill-how-gone = Se brickorna komma och gå. Säg sedan om varje ruta: är brickan **borta**, eller **kommer** den?
drill-how-safe = Välj brickan som ger bort minst. Lägg den som vid bordet.
drill-keys-flash = Tangenter: { $call } ropar, { $pass } låter den passera.
drill-keys-gone = Tangenter: ← eller 1 för borta, → eller 2 för kommer.
drill-keys-safe = Tangenter: 1 till 4 för brickorna på ditt ställ.

## While something is looked at

drill-look = Titta på spelplanen.
drill-look-unhurried = Titta på spelplanen. Tryck på Nästa när du är redo för brickan.
drill-watch = Se vilka brickor som tas.
drill-watch-unhurried = Tryck på Nästa för varje drag.
drill-placed = { $tile } landar.
drill-taken = { $tiles } tas.

## The questions

drill-run-or-not = { $tile } landar. En svit, eller inte?
drill-asked-gone = { $square }: borta, eller kommer den?
drill-which = Vilken bricka är säker?

## After an answer

drill-right = Rätt
drill-wrong = Inte den här gången
drill-too-late = För sent
drill-run = En svit: { $tiles }.
drill-runs = Två sviter på en gång: { $first }, och { $second }.
drill-no-run = Ingen svit där.
drill-near-taken = Ingen svit: { $tiles } ligger på linje, men { $missing } är borta för gott.
drill-near = Ingen svit: { $tiles } ligger på linje, men { $missing } fattas.
drill-was-gone = { $square } togs för { $plies ->
    [one] { $plies } drag sedan.
   *[other] { $plies } drag sedan.
  }
drill-is-to-come = { $square } kommer ännu.
drill-safe = { $tile } är säker.
drill-safe-lost = Den ger bort { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
  } av din chans att vinna. { $best } var säker.
drill-safe-costs = Det kostar { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
  }.

## Why

drill-why-opens = { $tile } skulle öppna en svit för den som har { $opened }: { $takes ->
    [one] { $takes } bricka
   *[other] { $takes } brickor
  }.
drill-why-shuts = { $tile } stänger det som { $opened } skulle ta.
drill-why-keeps = { $tile } sparar en linje åt { $opened }, som du har.
drill-why-gone = Brickorna som { $tile } verkar vänta på är borta.

## The end

drill-end = Tio frågor klara
drill-end-slips = { $count ->
    [one] { $count } miss övad
   *[other] { $count } missar övade
  }
drill-end-right = rätt
drill-end-median = din vanliga tid att ropa
drill-end-seconds = { $seconds } s
drill-end-share = { $right } av { $of }
drill-end-calls = sviter ropade
drill-end-false = felrop
drill-end-lost = i genomsnitt bortgivet
drill-end-points = { $points } poäng
drill-mean-flash-good = Du ser det som finns, och låter resten vara.
drill-mean-flash-missed = Du lät några sviter passera. Följ de fyra linjerna genom brickan: vågrätt, lodrätt och snett åt båda hållen.
drill-mean-flash-false = Du ropade där ingen svit fanns. Räkna till fyra innan du ropar.
drill-mean-gone-like = Hittills minns du som { $name }.
drill-mean-gone-good = Du minns vad som gick. Allt annat kommer ännu.
drill-mean-gone-work = Säg varje svit för dig själv när den tas: då minns du den.
drill-mean-safe-good = Du ser vad en bricka ger bort.
drill-mean-safe-work = Fråga dig innan du lägger: vad kan nästa spelare ta med det?
drill-mean-slips = Det du missade igen kommer snart tillbaka.
drill-next-now = { $count ->
    [one] Det är dags att öva { $count } sorts fråga igen.
   *[other] Det är dags att öva { $count } sorters frågor igen.
  }
drill-next-minutes = { $minutes ->
    [one] Det finns mer att öva om { $minutes } minut.
   *[other] Det finns mer att öva om { $minutes } minuter.
  }
drill-next-hours = { $hours ->
    [one] Det finns mer att öva om { $hours } timme.
   *[other] Det finns mer att öva om { $hours } timmar.
  }
drill-next-days = { $days ->
    [one] Det finns mer att öva om { $days } dag.
   *[other] Det finns mer att öva om { $days } dagar.
  }
drill-again = Igen
