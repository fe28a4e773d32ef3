### The training room: a card for each drill, what slipped in games of one's own, and who trains.

training-title = Träningsrummet
training-back = Tillbaka
training-who = Vem tränar?
training-start = Starta
training-start-drill = Starta { $drill }
training-promise = Träna för SNAG: öga, minne och eftertanke.
training-unhurried = Utan tidsgräns
training-unhurried-line = Varje fråga väntar på dig, och ingen tid tas. Bra om du lyssnar eller vill ha det lugnt.
training-no-curve = Tio frågor, ungefär en minut. Sedan börjar din kurva.

## Figures

training-figure-flash = { $seconds } s · { $percent }{"\u00A0"}% rätt
training-figure-right = { $percent }{"\u00A0"}% rätt
training-figure-like = du minns lika bra som { $name }
training-due = { $count } att öva i dag

## Curves

training-curve-you = du
training-curve-first = Dina första tio: { $percent }{"\u00A0"}% rätt.
training-curve-rounds = Dina senaste { $count } omgångar: från { $from }{"\u00A0"}% rätt till { $to }{"\u00A0"}%.
training-curve-recall = Av det som togs för längst sedan minns du { $own }{"\u00A0"}%, och { $name } minns { $theirs }{"\u00A0"}%.

## Slips

training-slips = Dina misstag
training-slips-none = Misstag från dina egna partier kommer tillbaka hit, så att du kan öva. Här väntar inget än.
training-slips-line = 
    { $count } misstag från { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    } finns att öva på.
training-slips-due = Dags att öva på { $count } nu.
training-slips-none-due = Inget att öva på just nu.
training-practise = Öva { $count }

## What is due, and why

training-due-title = Dags att öva
training-due-slipped = { $what }: fel förra gången
training-due-learning = { $what }: fortfarande nytt för dig
training-due-fading = { $what }: dags att friska upp
