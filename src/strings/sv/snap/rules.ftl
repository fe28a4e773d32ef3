### The rules of Snap: the quick ones, and the full ones. $table: A has a common pile, B and C a pile for each player. $ties: "pot" or "seat".

## The quick rules, a line each

snap-brief-turn = { $piles ->
    [common] Turas om att vända det översta kortet i er hög och lägga det på kasthögen i mitten.
   *[own] Turas om att vända det översta kortet i er hög och lägga det på er egen kasthög.
}
snap-brief-asked = Ingen brådska: efter varje kort får alla frågan om de ropar.
snap-brief-snap = { $piles ->
    [common] Ropa Snap! om de två översta korten i kasthögen är lika. Färgen spelar ingen roll.
   *[own] Ropa Snap! om två kasthögar har lika kort överst. Färgen spelar ingen roll.
}
snap-brief-won = { $table ->
    [A] Den som ropar först vinner kasthögen. Den blandas och läggs under vinnarens hög.
    [B] Den som ropar först vinner båda kasthögarna. De blandas och läggs under vinnarens hög.
   *[C] Den som ropar först vinner båda kasthögarna och lägger dem under sin hög som de ligger.
}
snap-brief-pot = Ropar två samtidigt går korten till snappotten. Ropa Snappott! när det vänds ett kort som är likt pottens översta.
snap-brief-seat = Ropar två samtidigt vinner den som sitter närmast till vänster om den som vände senast.
snap-brief-pool = Ropa Snappool! när ett öppet kort är likt det översta i en pool i mitten.
snap-brief-false = { $pools ->
    [yes] Ett felrop kostar dig kasthögen: den blir en snappool i mitten.
   *[no] Ett felrop kostar dig ett kort till var och en av de andra.
}
snap-brief-out = { $table ->
    [A] Den som inte har något kort att vända när det är dags är ute.
    [B] Är din hög tom vänder du på din kasthög. Är den också tom är du ute.
   *[C] Är din hög tom är du ute innan nästa kort vänds.
}
snap-brief-end = Den sista som har kort kvar vinner.

## The full rules: the aim, and what comes before the game

snap-rules-aim-title = Vad det går ut på
snap-rules-aim = Bli den sista som har kort kvar.
snap-rules-before-title = Före partiet
snap-rules-before-cards = { $packs ->
    [1] 2 till 6 spelare har en kortlek med 52 kort. Färgen spelar ingen roll.
   *[2] 2 till 6 spelare har två kortlekar, 104 kort. Färgen spelar ingen roll.
}
snap-rules-before-deal = Alla kort delas ut ett i taget, så några kan få ett kort mer. Dina kort ligger med baksidan upp: de är din hög. Ingen tittar på dem.
snap-rules-before-begins = Lotten avgör vem som ger. Den som sitter till vänster om den som ger börjar.

## Turning cards

snap-rules-turn-title = Att vända kort
snap-rules-turn = { $piles ->
    [common] I tur och ordning vänder alla det översta kortet i sin hög och lägger det på den gemensamma kasthögen i mitten.
   *[own] I tur och ordning vänder alla det översta kortet i sin hög och lägger det på en egen kasthög bredvid.
}
snap-rules-turn-next = { $piles ->
    [common] Sedan är det grannen till vänster som vänder. Den som vinner kasthögen vänder nästa kort.
   *[own] Sedan är det grannen till vänster som vänder, vem som än vinner kort däremellan.
}
snap-rules-turn-least = Ett kort måste ligga i { $seconds } sekunder innan nästa får vändas, så att alla hinner se det.
snap-rules-turn-drum = En trumma slår med { $seconds } sekunders mellanrum, och vid varje slag vänds ett kort. Turen går ändå runt.
snap-rules-turn-asked = Ingen brådska: efter varje kort får alla frågan om de ropar eller låter det passera. Nästa kort väntar tills alla har svarat.

## Snap

snap-rules-snap-title = Att ropa Snap
snap-rules-snap = { $piles ->
    [common] Ropa Snap! om kasthögens översta kort har samma tal eller bild som kortet under.
   *[own] Ropa Snap! om de översta korten i två kasthögar har samma tal eller bild. Det går så länge båda ligger överst.
}
snap-rules-snap-first = { $piles ->
    [common] Den som ropar först vinner hela kasthögen.
   *[own] Den som ropar först vinner båda kasthögarna. Är tre översta kort lika vinner du alla tre kasthögarna.
}
snap-rules-snap-newest = Finns det flera träffar gäller ropet det nyaste kortet. Resten går att ropa på efteråt.
snap-rules-won = { $pools ->
    [yes] Det du vinner läggs under din hög som det ligger: först kasthögen till vänster om dig, sist din egen, och i varje det understa kortet först.
   *[no] Det du vinner blandas och läggs under din hög.
}
snap-rules-press = Det som räknas är när du trycker, på hundradelen. Ett tryck innan ett kort gick att se gäller aldrig det kortet.

## Calls at the same time

snap-rules-tie-title = Rop samtidigt
snap-rules-tie-pot = { $piles ->
    [common] Ropar två eller fler samtidigt vinner ingen. Kasthögen läggs i snappotten med framsidan upp.
   *[own] Ropar två eller fler samtidigt vinner ingen. Kasthögarna läggs i snappotten med framsidan upp och de lika korten överst.
}
snap-rules-tie-fits = { $piles ->
    [common] Ropa Snappott! när kasthögens översta kort är likt pottens. Den som ropar först vinner potten och kasthögen.
   *[own] Ropa Snappott! när en kasthögs översta kort är likt pottens. Den som ropar först vinner potten och den kasthögen.
}
snap-rules-tie-again = Blir det lika igen läggs de korten också på potten, med de nyaste lika korten överst.
snap-rules-tie-both = Ett kort kan passa både för Snap och för potten. Varje rop vinner bara sina egna kort, och sedan går det andra fortfarande att ropa på.
snap-rules-tie-seat = Ropar två eller fler samtidigt vinner den av dem som kommer först räknat från vänster om den som vände senast. Den som vände kommer sist.
snap-rules-one-key = { $pools ->
    [yes] En tangent ropar allt: Snap om två kort är lika, Snappool om det är det som passar.
   *[no] En tangent ropar allt: Snap om två kort är lika, Snappott om det är det som passar.
}

## Snap pools

snap-rules-pool-title = Snappooler
snap-rules-pool = Ett felrop kan lägga en kasthög i mitten: en snappool. Det kan finnas flera.
snap-rules-pool-fits = Ropa Snappool! när en kasthögs översta kort är likt det översta i en pool. Den som ropar först vinner poolen och kasthögen.

## False calls

snap-rules-false-title = Felrop
snap-rules-false-pays = { $ties ->
    [pot] Ropar du Snap och inga kort är lika, eller Snappott och inget passar, ger du det översta kortet i din hög till var och en av de andra.
   *[seat] Ropar du Snap och inga kort är lika ger du det översta kortet i din hög till var och en av de andra.
}
snap-rules-false-cannot = { $table ->
    [B] Tar högen slut blandar du din kasthög, vänder på den och fortsätter betala. Räcker det ändå inte till alla är du ute.
   *[A] Räcker korten inte till alla ger du det du har och är ute.
}
snap-rules-false-pool = Ropar du Snap och inga kort är lika, eller Snappool och inget passar, läggs din kasthög i mitten som en snappool.
snap-rules-false-pool-none = Har du ingen kasthög ger du ett kort till grannen till vänster. Kan du inte det, eller är det ditt sista, är du ute.
snap-rules-false-beaten = Vann någon annan korten mindre än 0,7 sekunder före ditt rop var du bara långsammare: det kostar ingenting.

## Out of cards, and the end

snap-rules-out-title = Slut på kort
snap-rules-out = { $table ->
    [A] Är din hög tom när det är din tur är du ute. Fram till dess kan du fortfarande vinna kasthögen med ett rop.
    [B] Är din hög tom när det är din tur blandas din kasthög och vänds. Har du ingen kasthög heller är du ute.
   *[C] Är din hög tom är du ute innan nästa kort vänds. Din kasthög ligger kvar och går att vinna.
}
snap-rules-out-taken = Vinner någon annan ditt sista kort är du ute på en gång.
snap-rules-end-title = Slutet
snap-rules-end = Den sista som inte är ute vinner.
snap-rules-end-draw = Om inga kort kan bli lika längre är det oavgjort mellan dem som är kvar.
snap-rules-end-flips = Efter 1{"\u00A0"}000 kort vinner den som har flest kort. Korten i mitten är ingens.
