### The rules of Through the Window: the quick ones, and the full ones.

## The quick rules, a line each

window-brief-turn = Turas om att vända ett av era fyra kort. Kortets namn ger en bokstav.
window-brief-call = Ropa så fort du har en person, en plats eller en sak på den bokstaven. Den som ropar först har ordet.
window-brief-word =
    { $count ->
       *[other] Du har { $count } sekunder på dig att skriva det.
    }
window-brief-right = Finns det i ordlistan, eller håller mer än hälften av de andra personerna med, vinner du kortet.
window-brief-wrong = Annars är du ute för det här kortet, och den som ropade näst får ordet.
window-brief-end = När alla kort är vända vinner den som har flest.

## The full rules

window-rules-letters-title = Bokstäverna
window-rules-letters-en = Kortens engelska namn: ace A, two T, three T, four F, five F, six S, seven S, eight E, nine N, ten T, jack J, queen Q, king K.
window-rules-letters-sv = Ess E, två T, tre T, fyra F, fem F, sex S, sju S, åtta Å, nio N, tio T, knekt K, dam D, kung K.
window-rules-before-title = Före partiet
window-rules-before = Tre till åtta spelar. Var och en har fyra kort med baksidan upp, som ingen tittar på. Lotten avgör vem som ger, och den som ger vänder första kortet.
window-rules-call-title = Att ropa
window-rules-call = Alla får ropa, även den som vände kortet. Ropar två samtidigt räknar ni åt vänster från den spelaren: den första ni kommer till har ordet.
window-rules-call-queue = Du får ropa medan någon annan har ordet: då väntar du på din tur, en gång per kort.
window-rules-call-nobody = Ropar ingen på 10 sekunder läggs kortet åt sidan.
window-rules-word-title = Ordet
window-rules-word = Alla substantiv duger, på engelska även två ord för en sak, som fire engine. Det behöver inte synas från något fönster, och namn går också bra. Säg det som det står i en ordbok: träd och träden räknas som olika ord.
window-rules-word-used = Ett ord som har vunnit ett kort kan inte vinna ett till. Ett ord som inte gällde får sägas igen.
window-rules-word-list = Ett ord i listan gäller genast. Finns det inte där säger de andra personerna vid bordet om det gäller. Figurerna får inte vara med och bestämma. Finns det inga andra personer avgör listan.
window-rules-word-aloud = I samma rum kan du i stället säga det högt och trycka på Jag sa det. Skriv sedan ner det, så säger de andra om de hörde det i tid och om det gäller.
window-rules-end-title = Slutet
window-rules-end = Partiet slutar med det sista kortet. Den som har flest kort vinner, och har flera lika många delar de på segern.
