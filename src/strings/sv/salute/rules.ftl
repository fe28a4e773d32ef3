### The rules of Salute the King: the quick ones, and the full ones.

## The quick rules, a line each

salute-brief-turn = Turas om att vända det översta kortet i er hög och lägga det på kasthögen i mitten.
salute-brief-wants = De här korten kräver en gest av alla ({ $all }).
salute-brief-dealer = Fyra valörer kräver en gest av alla. Den som ger väljer nya för varje parti, och de visas vid bordet.
salute-brief-press = Tryck på gestens tecken: på skärmen räknas det som gesten.
salute-brief-last = Den som gör den sist tar kasthögen.
salute-brief-plain = Vid andra kort tar den som först trycker på ett tecken kasthögen.
salute-brief-end = Den som först är utan kort vinner.

## The full rules

salute-rules-aim-title = Vad det går ut på
salute-rules-aim = Bli av med alla dina kort.
salute-rules-before-title = Före partiet
salute-rules-before-cards = { $packs ->
    [1] 3 till 8 spelare har en kortlek med 52 kort. Alla delas ut ett i taget, så några kan få ett kort mer. Dina kort ligger med baksidan upp: de är din hög. Ingen tittar på dem.
   *[2] 3 till 8 spelare har två kortlekar, 104 kort. Alla delas ut ett i taget, så några kan få ett kort mer. Dina kort ligger med baksidan upp: de är din hög. Ingen tittar på dem.
}
salute-rules-before-begins = Lotten avgör vem som ger. Den som sitter till vänster om den som ger börjar.
salute-rules-turn-title = Att vända kort
salute-rules-turn = I tur och ordning vänder alla det översta kortet i sin hög och lägger det på kasthögen i mitten. Sedan vänder nästa spelare till vänster, vem som än tog kasthögen.
salute-rules-turn-least = Varje kort måste ligga i { $seconds } sekunder innan nästa får vändas, så att alla hinner se det.
salute-rules-turn-drum = En trumma slår med { $seconds } sekunders mellanrum, och vid varje slag vänds ett kort. Turen går ändå runt.
salute-rules-turn-wait = Så länge en gest krävs vänder ingen något kort.
salute-rules-wants-title = Gesterna
salute-rules-prime = Primtalen är 2, 3, 5 och 7.
salute-rules-sum = För en summa räknar du ihop sifferkorten i kasthögen, 2 till 10. Det sifferkort som når eller passerar summan kräver gesten.
salute-rules-both = Passar ett kort in på flera gester gäller den första i listan.
salute-rules-press = Tryck på rätt tecken: på skärmen räknas det som gesten. Det som räknas är när du trycker, på hundradelen.
salute-rules-wrong = Fel tecken räknas inte, och i 0,6 sekunder räknas inget annat tecken av dig. Försök sedan igen. Trycker du på flera samtidigt gäller det första.
salute-rules-seen = Alla ser vem som har gjort rätt, men inte vilket tecken det var förrän alla är klara.
salute-rules-last-title = Att vara sist
salute-rules-last = När alla utom en har gjort rätt är den som är kvar sist och tar hela kasthögen. Den vänds som den ligger och läggs under den spelarens hög. Ingenting blandas.
salute-rules-late = Den som inte har gjort rätt efter 4 sekunder är sist. Är det flera räknar ni åt vänster från den som vände kortet: den första ni kommer till tar kasthögen.
salute-rules-tie = Detsamma gäller om de två sista gör rätt samtidigt. Den som vände kortet kommer sist.
salute-rules-plain-free = Kräver kortet ingen gest händer inget när du trycker på ett tecken.
salute-rules-plain-takes = Kräver kortet ingen gest tar den som först trycker på ett tecken kasthögen.
salute-rules-end-title = Slutet
salute-rules-end = Den som först är utan kort vinner. Kräver ditt sista kort en gest måste du göra den först: är du sist tar du kasthögen och spelar vidare.
salute-rules-end-flips = Efter 1{"\u00A0"}000 kort slutar partiet oavgjort mellan alla.
