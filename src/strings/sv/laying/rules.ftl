### The rules of games in which two people lay cards at once: the quick ones, and the full ones. $kind: "box" at California Speed, "rows" at
### Aggravation, "hand" at Speed.

## The quick rules of California Speed, a line each

laying-brief-deal = Ni har halva kortleken var, med baksidan upp. På tre vänder ni var sina fyra kort i en rad framför er.
laying-brief-match = Två eller fler av samma valör? Täck dem med det översta kortet i din hög, var de än ligger. Inga turer!
laying-brief-once = Varje kort som passar ihop får täckas en gång, av vem som helst, även när det andra redan är täckt.
laying-brief-next = Inget kvar att täcka: ta upp din egen rad och vänd fyra nya kort på tre.
laying-brief-wrong = { $lock ->
    [0] Ett kort på fel hög går tillbaka till dig.
   *[other] La du ett kort på fel hög? Då kan du inte göra något på { $seconds } s.
}
laying-brief-end = Den som först är utan kort vinner.

## The quick rules of Aggravation, a line each; what a match is stands above

laying-brief-turn = Ni har halva kortleken var, med baksidan upp. Ni vänder ett kort i taget, samtidigt, så två rader växer.
laying-brief-rows-next = Inget kvar att täcka: båda vänder nästa kort. Det kommer av sig självt.
laying-brief-last = Ett kort kvar? Det vänds inte. Lägg det på två lika.
laying-brief-call = Inga kort kvar? Var först med att trycka på två högar som passar ihop, nästa gång några gör det: det är ropet, Aggravation! Fel rop: vänta { $seconds } s.
laying-brief-call-end = Den som ropar rätt vinner.

## The full rules

laying-rules-before-title = Före spelet
laying-rules-before = Två spelare delar på en kortlek med 52 kort, 26 var, med baksidan upp. Ingen tittar på dem.
laying-rules-deal = På tre vänder ni var sina fyra kort i en rad: åtta högar tillsammans.
laying-rules-phones = Spela mot en figur på en skärm, två runt en surfplatta, två vid ett tangentbord som kan skilja åtta tangenter åt, eller med var sin mobil.
laying-rules-phones-rows = Spela mot en figur på en skärm, två runt en surfplatta, eller med var sin mobil.
laying-rules-cover-title = Att täcka
laying-rules-cover = Färgen spelar ingen roll. Visar två eller fler högar samma valör får båda täcka dem, ett kort på varje. Ni kan täcka några var.
laying-rules-once = När kort har passat ihop får vart och ett täckas, men bara en gång. Det gäller även det sista, när alla andra redan är täckta.
laying-rules-new = Ett kort som du lägger kan genast passa ihop med ett annat.
laying-rules-same = Två kort på samma hög: det första ligger kvar. Var ni lika snabba, på en hundradels sekund, är det spelaren som högen ligger framför. Det andra kortet går tillbaka.
laying-rules-wrong = { $lock ->
    [0] Ett kort på fel hög går tillbaka till dig.
   *[other] Ett kort på fel hög går tillbaka, och du kan inte göra något på { $seconds } s. Att vara ett ögonblick för sen kostar inget.
}
laying-rules-hint = Ingen säger vad som går att täcka. Men efter 8 sekunder utan kort lyser en hög som går att täcka.
laying-rules-line = Med långsam uppkoppling syns kortets baksida direkt, och det vänds när det gäller. Det som räknas är när du tryckte.
laying-rules-next-title = Nya kort, och slutet
laying-rules-next = När inget går att täcka lägger var och en sin egen rad under sin hög och vänder fyra nya kort på tre.
laying-rules-end = Den som först är utan kort vinner. Händer det i samma ögonblick blir det oavgjort.
laying-rules-thousand = Efter tusen kort och givar blir det oavgjort.
laying-rules-ear = Spelar du med örat: välj en långsammare dator och låt korten läsas upp. B läser alla högar, C vilka som går att täcka.

# Aggravation. What is covered stands above.
laying-rules-rows-deal = Ni vänder var sitt kort, samtidigt, till en ny hög sist i den egna raden. Så växer båda raderna.
laying-rules-rows-next-title = Nästa kort
laying-rules-rows-next = När inget går att täcka vänder båda ett kort till, { $seconds } s senare. Ingen kan hålla tillbaka det.
laying-rules-rows-one = Den som har ett eller inget kort vänder inget så länge den andra har minst två. Det sista kortet kan läggas på två lika.
laying-rules-call-title = Det sista ropet
laying-rules-call = Slut på kort? Nästa gång högar passar ihop: var först med att trycka på två av dem. Det är ropet, ”Aggravation!”, och det vinner. Det gäller även om ditt sista kort gjorde att de passar. Lika som låg där innan räknas inte, förrän ett kort till av samma valör kommer.
laying-rules-call-cover = Den andra kan hinna täcka: två av högarna måste vara otäckta. Fel rop: du kan inte göra något på { $seconds } s.
laying-rules-call-beat = När någon är utan kort är det bara lika som den får ropa på som håller tillbaka nästa kort.
laying-rules-rows-end = Har ingen av er kort kvar vinner den som var utan först. I samma ögonblick, eller om båda ropar i samma ögonblick, blir det oavgjort.

## Speed: the quick rules, a line each

laying-brief-hand-deal = Ni har fem kort var på handen och femton i en egen hög. Mellan er ligger två högar, med fem reservkort bredvid var och en.
laying-brief-hand-lay = Lägg vilket av dina kort du vill på vilken hög du vill, om det är ett högre eller ett lägre. Ess passar på kung och på tvåa. Inga turer!
laying-brief-hand-draw = { $refill ->
    [auto] Handen fylls på till fem av sig själv, ur din egen hög.
   *[key] Dra när du vill: då fylls handen på till fem ur din egen hög.
}
laying-brief-hand-blocked = Kan ingen av er lägga? På tre kommer ett nytt kort på varje hög.
laying-brief-hand-end = Den som först är utan kort, på hand och i hög, vinner.

## Speed: the full rules

laying-rules-hand-deal = Två spelare delar på en kortlek med 52 kort: fem var på handen och femton var i en egen hög, med baksidan upp. I mitten ligger två kort med baksidan upp, och fem reservkort bredvid vart och ett. På tre vänds de två: det är högarna.
laying-rules-hand-phones = Spela mot en figur på en skärm, två runt en surfplatta, eller med var sin mobil. Båda händerna ligger öppna: ingen hinner läsa den andras.
laying-rules-hand-lay-title = Att lägga kort
laying-rules-hand-lay = Lägg vilket kort du vill ur handen på vilken hög du vill, om det är en valör högre eller lägre än det översta kortet. Färgen spelar ingen roll. Det går runt hörnet: ett ess passar på en kung och på en tvåa. Inga turer.
laying-rules-hand-same = Två kort på samma hög: det första ligger kvar. Var ni lika snabba, på en hundradels sekund? Första gången gäller kortet från den som inte gav, nästa gång från den andra, och så vidare. Det andra kortet går tillbaka till handen.
laying-rules-hand-draw = { $refill ->
    [auto] Efter varje kort du lägger fylls handen på till fem, så länge din egen hög räcker.
   *[key] Dra när du vill: handen fylls på till fem, så länge din egen hög räcker.
}
laying-rules-hand-blocked-title = När ingen kan lägga
laying-rules-hand-blocked = Passar inget kort på någon av händerna fylls först båda händerna på. Passar ändå inget kommer ett reservkort på varje hög, på tre.
laying-rules-hand-talon = Slut på reservkort vid en hög? Då blandas den högen och blir nya reservkort.
laying-rules-hand-wrong = { $lock ->
    [0] Ett kort som inte passar går tillbaka till handen.
   *[other] Ett kort som inte passar går tillbaka, och du kan inte göra något på { $seconds } s. Att vara ett ögonblick för sen kostar inget.
}
laying-rules-hand-ear = Spelar du med örat: välj en långsammare dator och låt korten läsas upp. B läser högarna och din hand, C vad som passar.
