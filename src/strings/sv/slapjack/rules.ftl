### The rules of Slapjack: the quick ones, and the full ones.

## The quick rules, a line each

slapjack-brief-turn = Turas om att vända det översta kortet i er hög och lägga det på kasthögen i mitten.
slapjack-brief-asked = Ingen brådska: efter varje kort får alla frågan om de klaskar.
slapjack-brief-slap = Är det en knekt, klaska! Den som klaskar först vinner kasthögen och vänder nästa kort.
slapjack-brief-dead = Du får vända ett kort när det inte är din tur, men det är dött: det täcker kasthögen men räknas inte självt.
slapjack-brief-false = Ett felklask kostar dig ett kort. Det går till den vars kort du klaskade på.
slapjack-brief-out = Slut på kort? Vinn nästa knekt, så är du med igen. Missar du den, eller klaskar på något annat, är du ute för gott.
slapjack-brief-end = Den sista som har kort kvar vinner.

## The full rules: the aim, and what comes before the game

slapjack-rules-aim-title = Vad det går ut på
slapjack-rules-aim = Vinn alla kort.
slapjack-rules-before-title = Före partiet
slapjack-rules-before-cards = { $packs ->
    [1] 2 till 8 spelare har en kortlek med 52 kort. Alla delas ut ett i taget, så några kan få ett kort mer. Dina kort ligger med baksidan upp: de är din hög. Ingen tittar på dem.
   *[2] 2 till 8 spelare har två kortlekar, 104 kort. Alla delas ut ett i taget, så några kan få ett kort mer. Dina kort ligger med baksidan upp: de är din hög. Ingen tittar på dem.
}
slapjack-rules-before-begins = Lotten avgör vem som ger. Den som sitter till vänster om den som ger börjar.

## Turning cards

slapjack-rules-turn-title = Att vända kort
slapjack-rules-turn = I tur och ordning vänder alla det översta kortet i sin hög och lägger det på den gemensamma kasthögen i mitten.
slapjack-rules-turn-next = Sedan vänder närmaste spelare till vänster som har kort. Den som vinner kasthögen vänder nästa kort.
slapjack-rules-turn-least = Varje kort måste ligga i { $seconds } sekunder innan nästa får vändas, så att alla hinner se det.
slapjack-rules-turn-drum = En trumma slår med { $seconds } sekunders mellanrum, och vid varje slag vänds ett kort. Turen går ändå runt.
slapjack-rules-turn-asked = Ingen brådska: efter varje kort får alla frågan om de klaskar eller låter det passera. Nästa kort väntar tills alla har svarat.
slapjack-rules-dead = Ett kort som vänds i fel tur är dött. Det ligger kvar och täcker kasthögen men räknas inte: att klaska på en död knekt är ett felklask. Den som vände det spelar ändå när turen kommer.

## Slapping

slapjack-rules-slap-title = Att klaska på en knekt
slapjack-rules-slap = Ligger en knekt överst i kasthögen ska du klaska: tryck på KLASK! Den som klaskar först vinner hela kasthögen.
slapjack-rules-won = Det du vinner vänds som det ligger och läggs under din hög. Ingenting blandas.
slapjack-rules-cover = Det går att klaska på en knekt tills nästa kort täcker den.
slapjack-rules-tie = Klaskar två eller fler samtidigt räknar ni åt vänster från den som vände knekten: den första ni kommer till vinner. Den som vände knekten kommer sist.
slapjack-rules-press = Det som räknas är när du trycker, på hundradelen. Ett tryck innan ett kort gick att se gäller aldrig det kortet.

## False slaps

slapjack-rules-false-title = Felklask
slapjack-rules-false = Klaskar du på något annat än en knekt betalar du ett kort, med baksidan upp, till den vars kort du klaskade på. Det läggs under den spelarens hög.
slapjack-rules-false-own = Var det ditt eget kort betalar du till närmaste spelare till vänster som har kort. Är den som vände det ute för gott betalar du i stället till närmaste spelare till vänster om den.
slapjack-rules-false-beaten = Vann någon annan kasthögen mindre än 0,7 sekunder före ditt klask var du bara långsammare: det kostar ingenting.

## Out of cards, and the end

slapjack-rules-out-title = Slut på kort
slapjack-rules-out = Har du inga kort kvar är du ute tills vidare, och din tur hoppas över. Men du får fortfarande klaska.
slapjack-rules-out-back = Vinn en knekt, eller få ett kort för någons felklask, så är du med igen.
slapjack-rules-out-false = Gör du ett felklask när du inte har några kort är du ute för gott.
slapjack-rules-out-chance = Du har en chans: kommer det en knekt när du inte har några kort, och du inte vinner den, är du ute för gott. Var knekten ditt eget sista kort räknas den inte: du har chansen kvar.
slapjack-rules-end-title = Slutet
slapjack-rules-end = När bara en spelare har kort tar den spelaren kasthögen och vinner.
slapjack-rules-end-last = { $timed ->
    [yes] Var det sista kortet en knekt går det fortfarande att klaska på den, i 1,2 sekunder.
   *[no] Var det sista kortet en knekt går det fortfarande att klaska på den.
  } Vinner en spelare utan kort den fortsätter partiet.
slapjack-rules-end-flips = Efter 1{"\u00A0"}000 kort är det oavgjort mellan dem som har kort.
