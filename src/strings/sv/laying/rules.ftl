### The rules of games in which two people lay cards at once: the quick ones, and the full ones. $kind: "box" at California Speed, "rows" at
### Aggravation, "hand" at Speed.

## The quick rules of California Speed, a line each

laying-brief-deal = Ni får halva kortleken var, med baksidan upp. På tre vänder ni fyra kort var och lägger dem i en rad framför er.
laying-brief-match = Två eller fler av samma valör, i vilken rad som helst? Täck vart och ett med det översta kortet i din hög. Inga turer!
laying-brief-once = Kort som passar ihop får täckas en gång var, av vem som helst av er, även när de andra redan är täckta.
laying-brief-next = Inget kvar att täcka? Lägg din rad under din hög och vänd fyra nya kort på tre.
laying-brief-wrong = { $lock ->
    [0] Lade du på fel hög? Då går kortet bara tillbaka till dig.
   *[other] Lade du på fel hög? Då går kortet tillbaka, och du kan inte göra något på { $seconds } s.
}
laying-brief-end = Den som först är utan kort vinner.

## The quick rules of Aggravation, a line each; what a match is stands above

laying-brief-turn = Ni får halva kortleken var, med baksidan upp. Ni vänder ett kort var i taget, samtidigt, så två rader växer.
laying-brief-rows-next = Inget kvar att täcka? Då vänds nästa kort i båda raderna, av sig självt.
laying-brief-last = Ett kort kvar? Det vänds inte längre. Använd det till att täcka.
laying-brief-call = Slut på kort? Nästa gång två högar passar ihop: var först med att trycka på båda. Då ropar du Aggravation! Ropar du fel får du vänta { $seconds } s.
laying-brief-call-end = Den som först ropar rätt vinner.

## The full rules

laying-rules-before-title = Före partiet
laying-rules-before = Två spelare delar på en kortlek med 52 kort, 26 var, med baksidan upp. Titta inte på dem.
laying-rules-deal = På tre vänder ni fyra kort var i en rad: åtta högar tillsammans.
laying-rules-phones = Spela ensam mot en figur. Eller med en vän: runt en surfplatta, vid ett tangentbord (om det klarar åtta tangenter på en gång) eller med var sin mobil.
laying-rules-phones-rows = Spela ensam mot en figur. Eller med en vän: runt en surfplatta eller med var sin mobil.
laying-rules-cover-title = Att täcka
laying-rules-cover = Färgen spelar ingen roll. Visar två eller fler högar samma valör får vem som helst av er täcka dem, med ett kort på varje. Ni kan hinna täcka några var.
laying-rules-once = När kort passar ihop får vart och ett täckas, men bara en gång. Det sista får täckas även när alla andra redan är täckta.
laying-rules-new = Ett kort som du lägger kan genast passa ihop med ett annat.
laying-rules-same = Två kort på samma hög? Det första ligger kvar, och det andra går tillbaka. Är ni lika snabba, på hundradelen, ligger kortet kvar från den vars rad det är.
laying-rules-wrong = { $lock ->
    [0] Ett kort på fel hög går bara tillbaka till dig.
   *[other] Ett kort på fel hög går tillbaka, och du kan inte göra något på { $seconds } s. Att komma ett ögonblick för sent kostar inget.
}
laying-rules-hint = Ingen säger vad som går att täcka. Men om ingen lägger ett kort på 8 sekunder lyser en hög som går att täcka.
laying-rules-line = Med långsam uppkoppling visas först baksidan av kortet du lägger, och det vänds ett ögonblick senare. Det är rättvist ändå: det som räknas är när du tryckte.
laying-rules-next-title = Nya kort, och slutet
laying-rules-next = När inget går att täcka lägger ni var och en sin egen rad under sin hög och vänder fyra nya kort på tre.
laying-rules-end = Den som först är utan kort vinner. Blir ni utan i samma ögonblick är det oavgjort.
laying-rules-thousand = Har ingen vunnit efter tusen kort blir det oavgjort.
laying-rules-ear = Spelar du genom att lyssna: gör figurerna långsammare och låt korten läsas upp. B läser alla högar, och C säger vilka som går att täcka.

# Aggravation. What is covered stands above.
laying-rules-rows-deal = Ni vänder var sitt kort, samtidigt. Det blir en ny hög sist i den egna raden, så båda raderna växer.
laying-rules-rows-next-title = Nästa kort
laying-rules-rows-next = När inget går att täcka vänder ni var sitt kort till, { $seconds } s senare. Det sker av sig självt, och ingen kan stoppa det.
laying-rules-rows-one = Har du bara ett kort, eller inget, vänder du inget så länge den andra har minst två. Ditt sista kort kan fortfarande täcka ett av två lika.
laying-rules-call-title = Det sista ropet
laying-rules-call = Slut på kort? Nästa gång högar passar ihop: var först med att trycka på två av dem. Då ropar du ”Aggravation!” och vinner. Gjorde ditt sista kort att de passar räknas det också. Lika som låg där innan räknas först när ett kort till av samma valör kommer.
laying-rules-call-cover = Den andra kan hinna täcka först: du kan bara ropa så länge två av högarna är otäckta. Ropar du fel kan du inte göra något på { $seconds } s.
laying-rules-call-beat = När någon är utan kort väntar nästa kort bara på lika som den spelaren får ropa på.
laying-rules-rows-end = Har ingen av er kort kvar vinner den som blev utan först. Blir ni utan, eller ropar ni, i samma ögonblick är det oavgjort.

## Speed: the quick rules, a line each

laying-brief-hand-deal = Ni har fem kort var på handen och femton i en egen hög. Mellan er ligger två högar, med fem reservkort bredvid var och en.
laying-brief-hand-lay = Lägg vilket kort du vill ur handen på vilken hög du vill, om det är ett steg högre eller lägre. Ess passar på kung och på tvåa. Inga turer!
laying-brief-hand-draw = { $refill ->
    [auto] Handen fylls på till fem av sig själv, ur din egen hög.
   *[key] Dra när du vill: då fylls handen på till fem ur din egen hög.
}
laying-brief-hand-blocked = Kan ingen av er lägga? På tre får varje hög ett nytt kort.
laying-brief-hand-end = Den som först är utan kort, både på handen och i sin egen hög, vinner.

## Speed: the full rules

laying-rules-hand-deal = Två spelare delar på en kortlek med 52 kort: fem var på handen och femton var i en egen hög, med baksidan upp. I mitten ligger två kort med baksidan upp, och fem reservkort bredvid vart och ett. På tre vänds de två och blir högarna.
laying-rules-hand-phones = Spela ensam mot en figur. Eller med en vän: runt en surfplatta eller med var sin mobil. Båda händerna ligger öppna: ingen hinner läsa den andras.
laying-rules-hand-lay-title = Att lägga kort
laying-rules-hand-lay = Lägg vilket kort du vill ur handen på vilken hög du vill, om det är en valör högre eller lägre än det översta kortet. Färgen spelar ingen roll. Valörerna går runt: ett ess passar på en kung och på en tvåa. Inga turer.
laying-rules-hand-same = Två kort på samma hög? Det första ligger kvar, och det andra går tillbaka till handen. Är ni lika snabba, på hundradelen, gäller kortet från den som inte gav, nästa gång från den andra, och så vidare.
laying-rules-hand-draw = { $refill ->
    [auto] Efter varje kort du lägger fylls handen på till fem, så länge din egen hög räcker.
   *[key] Dra när du vill: handen fylls på till fem, så länge din egen hög räcker.
}
laying-rules-hand-blocked-title = När ingen kan lägga
laying-rules-hand-blocked = Passar inget kort på någon av händerna fylls först båda händerna på. Passar ändå inget får varje hög ett reservkort, på tre.
laying-rules-hand-talon = Slut på reservkort vid en hög? Då blandas högen och blir dess nya reservkort.
laying-rules-hand-wrong = { $lock ->
    [0] Ett kort som inte passar går bara tillbaka till handen.
   *[other] Ett kort som inte passar går tillbaka, och du kan inte göra något på { $seconds } s. Att komma ett ögonblick för sent kostar inget.
}
laying-rules-hand-ear = Spelar du genom att lyssna: gör figurerna långsammare och låt korten läsas upp. B läser högarna och din hand, och C säger vad som passar.
