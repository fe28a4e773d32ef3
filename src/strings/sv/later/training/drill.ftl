### A drill at its table: what is asked, and what is said after each answer.

## Their names, and what each is in a sentence

drill-name-flash = Blixten
drill-name-gone = Borta?
drill-name-safe = Säker bricka
drill-name-slips = Dina misstag
drill-line-flash = En bricka landar. Blir det en svit? Ropa, eller låt den passera.
drill-line-gone = Se ett parti spelas upp. Vilka brickor är borta, och vilka kan fortfarande komma?
drill-line-safe = Fyra brickor på ditt ställ. Vilken är säker att lägga?

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

drill-how-flash = Titta på spelplanen. När en bricka landar och det blir en svit: ropa **SNAG!** Annars låter du den passera.
drill-how-gone = Se brickorna komma och gå. Sedan får du frågor om några rutor: är brickan **borta**, eller **kommer** den?
drill-how-safe = Hitta den säkra brickan: den som öppnar minst för andra. Lägg den som vanligt.
drill-keys-flash = Tangenter: { $call } ropar, { $pass } låter den passera.
drill-keys-gone = Tangenter: ← eller 1 för borta, → eller 2 för kommer.
drill-keys-safe = Tangenter: 1 till 4 för brickorna på ditt ställ.

## While something is looked at

drill-look = Titta på spelplanen.
drill-look-unhurried = Titta på spelplanen. Tryck på Nästa när du är redo för brickan.
drill-watch = Titta efter vilka brickor som tas.
drill-watch-unhurried = Tryck på Nästa för varje drag.
drill-placed = { $tile } landar.
drill-taken = { $tiles } tas.

## The questions

drill-run-or-not = { $tile } landar. En svit, eller inte?
drill-asked-gone = { $square }: borta, eller kommer den?
drill-which = Vilken bricka är säker?
drill-which-plain = Vilken bricka öppnar ingenting?

## After an answer

drill-right = Rätt
drill-wrong = Inte den här gången
drill-too-late = För sent
drill-run = En svit: { $tiles }.
drill-runs = { $count ->
    [2] Två
    [3] Tre
    [4] Fyra
   *[other] { $count }
  } sviter på en gång: { $runs }.
drill-no-run = Ingen svit här.
drill-near-taken = Ingen svit: { $tiles } ligger i linje, men { $missing } är borta för gott.
drill-near = Ingen svit: { $tiles } ligger i linje, men { $missing } fattas.
drill-was-gone = { $square } togs för { $plies } drag sedan.
drill-is-to-come = { $square } kan fortfarande komma.
drill-safe = { $tile } är säker.
drill-safe-lost = Vinstchans: −{ $points }{"\u00A0"}%. { $best } var säker.
drill-safe-costs = Vinstchans: −{ $points }{"\u00A0"}%.

## Why

drill-why-opens = Lägger du { $tile } kan { $opened } ge någon annan { $takes ->
    [one] { $takes } bricka
   *[other] { $takes } brickor
  }.
drill-why-shuts = { $count ->
    [one] { $tile } stänger sviten som { $opened } skulle göra.
   *[other] { $tile } stänger sviterna som { $opened } skulle göra.
  }
drill-why-keeps = { $tile } håller en linje öppen för din { $opened }.
drill-why-gone = { $tile } ser farlig ut, men brickorna som kunde ge en svit är borta.

## The end

drill-end = Tio frågor klara
drill-end-slips = Du har övat på { $count } misstag
drill-end-right = rätt
drill-end-median = din vanliga tid till rop
drill-end-seconds = { $seconds } s
drill-end-share = { $right } av { $of }
drill-end-calls = ropade sviter
drill-end-false = felrop
drill-end-lost = förlorad vinstchans i snitt
drill-end-points = { $points }{"\u00A0"}%
drill-mean-flash-good = Du ser sviterna och låter resten vara.
drill-mean-flash-missed = Du lät några sviter passera. Följ de fyra linjerna genom brickan: vågrätt, lodrätt och snett åt båda hållen.
drill-mean-flash-false = Du ropade där det inte fanns någon svit. Räkna till fyra innan du ropar.
drill-mean-gone-like = Hittills minns du lika bra som { $name }.
drill-mean-gone-good = Du minns vad som togs. Resten kan fortfarande komma.
drill-mean-gone-work = Säg varje svit för dig själv när den tas. Då minns du den lättare.
drill-mean-safe-good = Du ser vad en bricka öppnar för andra.
drill-mean-safe-work = Fråga dig innan du lägger en bricka: kan någon annan göra en svit med den?
drill-mean-slips = Det som blev fel kommer snart tillbaka.
drill-next-now = { $count ->
    [one] Det är dags att öva { $count } sorts fråga igen.
   *[other] Det är dags att öva { $count } sorters frågor igen.
  }
drill-next-minutes = { $minutes ->
    [one] Mer att öva om { $minutes } minut.
   *[other] Mer att öva om { $minutes } minuter.
  }
drill-next-hours = { $hours ->
    [one] Mer att öva om { $hours } timme.
   *[other] Mer att öva om { $hours } timmar.
  }
drill-next-days = { $days ->
    [one] Mer att öva om { $days } dag.
   *[other] Mer att öva om { $days } dagar.
  }
drill-again = Igen
