### The rules of Spoons and Pig: the quick ones, and the full ones. $taking: "nose" at Pig, "spoon" at Spoons.

## The quick rules, a line each

spoons-brief-pass = Alla spelar samtidigt. Ta kortet som väntar till vänster om dig, behåll fyra och skicka ett vidare åt höger.
spoons-brief-dealer = Den som ger tar från talongen. Den sista i raden lägger sitt kort på slänghögen, som blir nästa talong.
spoons-brief-four = { $taking ->
    [nose] Fyra lika? Sätt ett finger på näsan. Den som märker det gör likadant.
   *[spoon] Fyra lika? Ta en sked. Sedan får alla ta en.
}
spoons-brief-last = { $taking ->
    [nose] Den som märker det sist får en bokstav. Har du { $word } är du ute.
   *[spoon] Det finns en sked färre än spelare: den som blir utan får en bokstav. Har du { $word } är du ute.
}
spoons-brief-early = För tidigt? Då kan du inte göra något på en sekund.
spoons-brief-end = Den som är kvar sist vinner.

## The full rules

spoons-rules-before-title = Före partiet
spoons-rules-before = { $packs ->
    [1] 3 till 6 spelare använder en kortlek med 52 kort. Alla får fyra kort. Resten är talongen, bredvid den som ger.
   *[2] 3 till 8 spelare använder två kortlekar, 104 kort. Alla får fyra kort. Resten är talongen, bredvid den som ger.
}
spoons-rules-before-spoons = I mitten ligger skedar: en färre än antalet spelare.
spoons-rules-phones = Ingen annan får se din hand. Är ni flera behöver var och en sin egen mobil. Ensam spelar du mot figurerna på en skärm.
spoons-rules-pass-title = Att skicka kort
spoons-rules-pass = Ingen väntar på sin tur. Den som ger tar kort från talongen. Alla andra tar det som väntar till vänster, det äldsta kortet först.
spoons-rules-pass-on = Du har fyra kort på handen, högst fem. Har du fem skickar du ett vidare, med baksidan upp, till spelaren till höger. Är du långsam får korten vänta.
spoons-rules-heap = Den sista i raden lägger korten på slänghögen. När talongen är slut tar slänghögen genast dess plats, som den ligger.
spoons-rules-line = Med långsam uppkoppling kommer och går korten långsammare. Vem som var först avgörs ändå rättvist: det som räknas är när du tryckte.
spoons-rules-four-title = Fyra lika
spoons-rules-four = { $taking ->
    [nose] Har du exakt fyra kort, alla av samma valör, sätter du fingret på näsan. Har du ett femte skickar samma tryck det vidare.
   *[spoon] Har du exakt fyra kort, alla av samma valör, tar du en sked. Har du ett femte skickar samma tryck det vidare.
}
spoons-rules-others = { $taking ->
    [nose] Sedan får alla göra likadant, vad de än har. Fingret på näsan är bara ett litet tecken på ett ansikte, och inget annat avslöjar det.
   *[spoon] Sedan får alla ta en sked, vad de än har.
}
spoons-rules-on = När du har gjort det ligger dina kort med baksidan upp. Du får fortsätta skicka kort utan att titta på dem, så att ingen behöver vänta.
spoons-rules-early = Trycker du innan någon har fyra kan du inte göra något på en sekund.
spoons-rules-tie = Trycker två samtidigt, på hundradelen, är den först som sitter närmast till vänster om den som ger. Alla ger i tur och ordning, så nästa gång är det någon annans tur.
spoons-rules-end-title = Bokstäver, och slutet
spoons-rules-letter = { $taking ->
    [nose] Den som är sist med fingret på näsan får en bokstav.
   *[spoon] Den som blir utan sked får en bokstav.
}
spoons-rules-out = Har du { $word } är du ute. Sedan ger nästa spelare till vänster.
spoons-rules-end = Den som är kvar sist vinner.
spoons-rules-thousand = Tas tusen kort från talongen i en giv slutar partiet utan vinnare.
spoons-rules-ear = { $taking ->
    [nose] På gehör: inget du kan höra avslöjar ett finger på näsan, för att märka det är själva spelet. Tryck på B så hör du vem som har fingret där.
   *[spoon] På gehör: du hör varje sked när den tas, och varje kort när du tar det.
}
