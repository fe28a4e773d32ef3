### The training room: a card for each drill, what slipped in games of one's own, and who trains.

training-title = Träningsrummet
training-back = Tillbaka
training-who = Vem tränar?
training-start = Starta
training-start-drill = Starta { $drill }
training-promise = Det tränar det här spelet: öga, minne och omsorg vid spelplanen.
training-unhurried = Utan tidsgräns
training-unhurried-line = Varje fråga väntar på dig, och ingen tid tas. Bra om du lyssnar, eller vill ha det lugnt.
training-no-curve = Tio frågor, ungefär en minut. Sedan börjar din kurva.

## Figures

training-figure-flash = { $seconds } s · { $percent } % rätt
training-figure-right = { $percent } % rätt
training-figure-like = du minns som { $name }
training-due = { $count } att öva i dag

## Curves

training-curve-you = du
training-curve-first = Dina första tio: { $percent } % rätt.
training-curve-rounds = Dina senaste { $count } omgångar, från { $from } % rätt till { $to } %.
training-curve-recall = Av det som togs för längst sedan minns du { $own } %, och { $name } { $theirs } %.

## Slips

training-slips = Dina missar
training-slips-none = Det du missar i dina egna partier kommer tillbaka hit, så att du kan öva. Inget väntar ännu.
training-slips-line =
    { $count ->
        [one] { $count } miss
       *[other] { $count } missar
    } från { $games ->
        [one] { $games } av dina partier
       *[other] { $games } av dina partier
    } kommer tillbaka när du är på väg att glömma.
training-slips-due =
    { $count ->
        [one] { $count } behöver övas nu.
       *[other] { $count } behöver övas nu.
    }
training-slips-none-due = Ingen behöver övas nu.
training-practise = Öva { $count }

## What is due, and why

training-due-title = Dags att öva
training-due-slipped = { $what }: miss sist
training-due-learning = { $what }: ännu nytt för dig
training-due-fading = { $what }: snart glömt
