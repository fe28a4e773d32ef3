### The rules of Egyptian Ratscrew: the quick ones, and the full ones.

## The quick rules, a line each

ratscrew-brief-turn = Turas om att vända det översta kortet i er hög och lägga det på kasthögen i mitten.
ratscrew-brief-asked = Ingen brådska: efter varje kort får alla frågan om de klaskar.
ratscrew-brief-challenge = En knekt, dam, kung eller ett ess är en utmaning. Nästa spelare vänder 1 kort för en knekt, 2 för en dam, 3 för en kung och 4 för ett ess. Kommer en knekt, dam, kung eller ett ess är det en ny utmaning för spelaren efter. Annars tar utmanaren kasthögen.
ratscrew-brief-slap = Klaska på { $what }, vems tur det än är! Den som klaskar först vinner kasthögen och vänder nästa kort.
ratscrew-brief-dead = Du får vända ett kort när det inte är din tur, men det är dött: det räknas inte, utan kortet under det gäller.
ratscrew-brief-false = Ett felklask kostar dig ett kort. Det läggs under kasthögen.
ratscrew-brief-out = Slut på kort? Du kan fortfarande klaska dig tillbaka in, men klaskar du fel då är du ute för gott.
ratscrew-brief-end = Den sista som är kvar tar kasthögen och vinner.

## The full rules: the aim, and what comes before the game

ratscrew-rules-aim-title = Vad det går ut på
ratscrew-rules-aim = Vinn alla kort.
ratscrew-rules-before-title = Före partiet
ratscrew-rules-before-cards = 2 till 6 spelare har { $packs ->
    [1] en kortlek med 52 kort
   *[2] två kortlekar, 104 kort
  }{ $jokers ->
    [0] { "" }
    [one] { " " }och en joker
   *[other] { " " }och { $jokers } jokrar
  }. Alla delas ut ett i taget, så några kan få ett kort mer. Dina kort ligger med baksidan upp: de är din hög. Ingen tittar på dem.
ratscrew-rules-before-begins = Lotten avgör vem som ger. Den som sitter till vänster om den som ger börjar.

## Turning cards

ratscrew-rules-turn-title = Att vända kort
ratscrew-rules-turn = I tur och ordning vänder alla det översta kortet i sin hög och lägger det på den gemensamma kasthögen i mitten. Sedan vänder närmaste spelare till vänster som har kort.
ratscrew-rules-turn-least = Varje kort måste ligga i { $seconds } sekunder innan nästa får vändas, så att alla hinner se det.
ratscrew-rules-turn-drum = En trumma slår med { $seconds } sekunders mellanrum, och vid varje slag vänds ett kort. Turen går ändå runt.
ratscrew-rules-turn-asked = Ingen brådska: efter varje kort får alla frågan om de klaskar eller låter det passera. Nästa kort väntar tills alla har svarat.
ratscrew-rules-dead = Ett kort som vänds i fel tur är dött. Det ligger kvar på kasthögen men räknas inte: kortet under det gäller. Den som vände det spelar ändå när turen kommer.

## Challenges

ratscrew-rules-challenge-title = Utmaningar
ratscrew-rules-challenge = En knekt, dam, kung eller ett ess är en utmaning. Nästa spelare svarar: 1 kort för en knekt, 2 för en dam, 3 för en kung, 4 för ett ess.
ratscrew-rules-challenge-on = Är något av korten en knekt, dam, kung eller ett ess slutar spelaren där. Det är en ny utmaning, och spelaren efter måste svara.
ratscrew-rules-challenge-won = Är inget av dem det tar utmanaren kasthögen och vänder nästa kort.{ $timed ->
    [yes] { " " }Det sker en sekund efter det sista kortet. Till dess går det fortfarande att klaska.
   *[no] { "" }
  }
ratscrew-rules-challenge-out = Får du slut på kort medan du svarar kan närmaste spelare till vänster som har kort fortsätta med det som är kvar att vända, eller avstå. Den som avstår låter utmanaren ta kasthögen.
ratscrew-rules-challenge-time = Den spelaren har tre sekunder på sig. Den som inget säger har avstått. Datorspelare fortsätter om de har tillräckligt många kort.

## Slapping

ratscrew-rules-slap-title = Att klaska
ratscrew-rules-slap-pair = Två kort av samma valör i rad är ett par. Den som klaskar först vinner hela kasthögen, även mitt i en utmaning, och vänder nästa kort.
ratscrew-rules-slap-sandwich = Två av samma valör med ett kort emellan, som 7{"\u00A0"}4{"\u00A0"}7, är en smörgås. Det går att klaska på den också.
ratscrew-rules-slap-run = Tre kort i följd, uppåt eller neråt, är en stege. Det går att klaska på den också. Ess är lågt eller högt, som i A{"\u00A0"}2{"\u00A0"}3 eller D{"\u00A0"}K{"\u00A0"}A, men stegen går inte runt hörnet: K{"\u00A0"}A{"\u00A0"}2 är ingen.
ratscrew-rules-slap-joker = Det går att klaska på en joker överst. Den ger inget par och ingen stege, men får ligga i en smörgås. I en utmaning räknas den som ett vanligt kort.
ratscrew-rules-won = Det du vinner vänds som det ligger och läggs under din hög. Ingenting blandas.
ratscrew-rules-tie = Klaskar två eller fler samtidigt räknar ni åt vänster från den som vände det sista kortet: den första ni kommer till vinner. Den som vände kortet kommer sist.
ratscrew-rules-press = Det som räknas är när du trycker, på hundradelen. Ett tryck innan ett kort gick att se gäller aldrig det kortet.

## False slaps

ratscrew-rules-false-title = Felklask
ratscrew-rules-false = Klaskar du när det inte finns något att klaska på läggs ett av dina kort under kasthögen, med framsidan upp. Det är dött: det räknas inte.
ratscrew-rules-false-bare = Gör du ett felklask när du inte har några kort är du ute för gott. Men är en utmaning av dig fortfarande öppen förlorar du den i stället: kasthögen ligger kvar, och den som svarade spelar vidare som vanligt.
ratscrew-rules-false-beaten = Vann någon annan kasthögen mindre än 0,7 sekunder före ditt klask var du bara långsammare: det kostar ingenting.

## Out of cards, and the end

ratscrew-rules-out-title = Slut på kort
ratscrew-rules-out = Har du inga kort kvar, och ingen egen utmaning är öppen, är du ute tills vidare, och din tur hoppas över. Men du får fortfarande klaska, så ofta du vill. Vinner du kasthögen är du med igen.
ratscrew-rules-end-title = Slutet
ratscrew-rules-end = När bara en spelare är kvar tar den kasthögen och vinner{ $timed ->
    [yes] , en sekund efter det sista kortet. Till dess kan en spelare utan kort klaska sig in.
   *[no] . Innan dess kan en spelare utan kort klaska sig in.
  }
ratscrew-rules-end-flips = Efter 1{"\u00A0"}000 kort blir det oavgjort mellan dem som är kvar.
