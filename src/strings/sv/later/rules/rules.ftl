### The rules, as a printed rule sheet tells them: in brief, then in full. They are told as they were agreed at the table.

rules-sign = ?
rules-title = Regler
rules-brief = I korthet
rules-keys = Tangenter
rules-close = Stäng
rules-house = Husregel
rules-licences = Typsnitt och program i spelet, och deras licenser

## The small boards with examples

rules-example-name = { $runs ->
    [one] { $lie } ligger där. { $tile } fullbordar en svit och tar { $takes } brickor.
   *[other] { $lie } ligger där. { $tile } fullbordar { $runs } sviter på en gång och tar { $takes } brickor.
  }
rules-example-line = { $tile } tar { $takes } brickor

## In brief

rules-brief-move = När det är din tur lägger du en av dina fyra brickor på rutan med dess nummer. Sedan drar du en ny.
rules-brief-run = Fyra eller fler brickor i en obruten linje, vågrätt, lodrätt eller diagonalt, är en svit. En bricka kan fullborda flera sviter på en gång.
rules-brief-automatic = Om du fullbordar en svit är den genast din, utan rop. Brickorna lämnar spelplanen för gott. Dra sedan.
rules-brief-call = Om du fullbordar en svit ropar du SNAG innan du drar: då är brickorna dina, och de lämnar spelplanen för gott.
rules-brief-ring = Ringen runt stjärnan visar hur mycket tid som är kvar. När den är tom slutar draget av sig självt.
rules-brief-missed = Om du drar utan att ropa, har du missat sviten. Nu får vem som helst av de andra ropa och ta den.
rules-brief-claim = { $costs ->
    [yes] Den som tar den innan nästa bricka läggs får själv stå över sitt nästa drag.
   *[no] Den som tar den innan nästa bricka läggs får nästa drag.
  }
rules-brief-too-late = När nästa bricka är lagd är det för sent för alla.
rules-brief-race = När en bricka fullbordar en svit får vem som helst ropa SNAG i samma ögonblick som den läggs. Det första ropet tar brickorna, och de lämnar spelplanen för gott.
rules-brief-quicker = { $costs ->
    [yes] Om du är snabbare än den som gjorde sviten, får du själv stå över ditt nästa drag.
   *[no] Om du är snabbare än den som gjorde sviten, får du nästa drag.
  }
rules-brief-race-missed = Om du drar och ingen har ropat, har du missat sviten. Vem som helst av de andra får fortfarande ropa och ta den.
rules-brief-asked = { $calls ->
    [classic] När någon drar utan att ropa, får alla andra frågan i tur och ordning: SNAG eller pass? Ingen ser ditt svar förrän alla har svarat.
   *[race] När någon drar får alla frågan i tur och ordning: SNAG eller pass? Ingen ser ditt svar förrän alla har svarat.
  }
rules-brief-asked-several = { $calls ->
    [race] Alla som säger SNAG ropar i samma ögonblick. Är de flera, går sviten till den som sitter närmast till vänster om den som gjorde den, men den som gjorde den går före alla andra.
   *[classic] Alla som säger SNAG ropar i samma ögonblick. Är de flera, går sviten till den som sitter närmast till vänster om den som gjorde den.
  }
rules-brief-asked-claim = { $costs ->
    [yes] Att ta en annan spelares svit på det här sättet kostar ditt eget nästa drag.
   *[no] Om du tar en annan spelares svit på det här sättet, får du nästa drag.
  }
rules-brief-false = { $penalty ->
    [pay-tile] Ropar du SNAG utan att det finns en svit att ta, betalar du en vunnen bricka till var och en av de andra, med början till vänster om dig, så länge du har några.
    [none] Ropar du SNAG utan att det finns en svit att ta, händer ingenting.
   *[lose-move] Ropar du SNAG utan att det finns en svit att ta, får du stå över ett drag.
  }
rules-brief-empty = { $aid ->
    [yes] En ruta som är överstruken förblir tom: dess bricka är borta. Brickorna till alla andra tomma rutor kommer senare.
   *[no] En tom ruta visar inte om dess bricka är borta eller kan komma senare. Det gäller att minnas!
  }
rules-brief-end-automatic = Partiet är slut när alla brickor är lagda. Flest brickor vinner.
rules-brief-end = När alla brickor är lagda finns en sista chans att ropa. Flest brickor vinner.

## In full

rules-aim-title = Vad det går ut på
rules-aim = Fullborda linjer av fyra eller fler brickor på spelplanen. En sådan linje är en svit: ropa SNAG, så är brickorna dina. Flest brickor vinner.
rules-aim-automatic = Fullborda linjer av fyra eller fler brickor på spelplanen. En sådan linje är en svit, och brickorna är dina. Flest brickor vinner.

rules-before-title = Innan ni börjar
rules-before-tiles = Det finns 76 brickor, var och en med sitt eget nummer, och spelplanen har en ruta för varje bricka.
rules-before-order = Alla brickor ligger med baksidan upp, och varje spelare drar en. Lägst nummer börjar. De andra följer åt vänster, från lägst till högst. Sedan blandas alla brickor igen.
rules-before-deal = Alla får fyra brickor, som de andra inte ser. Resten är högen.

rules-move-title = Ett drag
rules-move-play = Lägg en av dina brickor på rutan med dess nummer.
rules-move-classic = Om den fullbordar en svit ropar du SNAG.
rules-move-race = Om den fullbordar en svit får vem som helst ropa SNAG.
rules-move-automatic = Om den fullbordar en svit är brickorna genast dina, utan rop.
rules-move-draw = Dra sedan en bricka, så länge det finns några i högen. Därmed är ditt drag slut, och turen går till spelaren till vänster om dig.
rules-move-no-clock = Ingen klocka går: ta den tid du behöver innan du drar.
rules-move-clock = { $seconds ->
    [one] Du har { $seconds } sekund på dig att ropa. Sedan slutar draget av sig självt genom att en bricka dras.
   *[other] Du har { $seconds } sekunder på dig att ropa. Sedan slutar draget av sig självt genom att en bricka dras.
  }
rules-move-last = När högen är slut lägger alla de brickor som de har kvar. Den som inte har några hoppas över.

rules-runs-title = Sviter
rules-runs-line = En svit är fyra eller fler brickor i en obruten linje: vågrätt, lodrätt eller diagonalt.
rules-runs-gap = Brickan som fullbordar sviten kan ligga i en ände eller fylla en lucka.
rules-runs-length = En svit tas i hela sin längd, hur lång den än är.
rules-runs-edge = En linje slutar där spelplanen slutar: 40 och 41 är inte grannar, och inte heller 29 och 31.
rules-several-title = Flera sviter på en gång
rules-several = En bricka kan fullborda två, tre eller fyra sviter på en gång. Alla tas samtidigt, och varje bricka räknas en gång.

rules-call-title = Att ropa SNAG
rules-call-race = I samma ögonblick som en bricka läggs får vem som helst ropa. Det första ropet tar alla sviter genom den brickan.
rules-call-quicker = { $costs ->
    [yes] Den som är snabbare än den som gjorde sviten får själv stå över sitt nästa drag.
   *[no] Den som är snabbare än den som gjorde sviten får nästa drag.
  }
rules-call-maker = Den som fullbordar en svit måste ropa innan draget är slut. Ropet tar alla sviter genom den lagda brickan.
rules-call-others = Så länge den som gjorde sviten kan ropa får även de andra göra det, och ingen får veta det. Ropar den som gjorde sviten, gäller inte de andras rop. Slutar draget utan rop från den som gjorde sviten, räknas de andras rop i den ordning de kom.
rules-call-tie = Om två ropar i samma ögonblick, går den före som sitter närmast till vänster om den som gjorde sviten.
rules-call-aside = Brickor som har tagits läggs åt sidan hos den som tog dem. De kommer aldrig tillbaka.
rules-asked-maker = Den som fullbordar en svit ropar SNAG innan draget är slut och tar alla sviter genom den brickan.
rules-asked = { $calls ->
    [classic] När någon drar utan att ropa, får alla andra frågan i tur och ordning: SNAG eller pass? Ingen ser ett svar förrän alla har svarat.
   *[race] När någon drar får alla frågan i tur och ordning: SNAG eller pass? Ingen ser ett svar förrän alla har svarat.
  }
rules-asked-several = { $calls ->
    [race] Om flera säger SNAG, går den som gjorde sviten före, därefter den som sitter närmast till vänster.
   *[classic] Om flera säger SNAG, går sviten till den som sitter närmast till vänster om den som gjorde den.
  }

rules-missed-title = En missad svit
rules-missed = { $calls ->
    [race] Om ett drag slutar utan att någon har ropat, är sviten missad: den som gjorde den kan inte längre ta den, men alla andra kan.
   *[classic] Om du avslutar ditt drag utan att ropa, har du missat din svit: du kan inte längre ta den, men alla andra kan, genom att ropa SNAG.
  }
rules-missed-costs = Den som tar den innan nästa bricka läggs får själv stå över sitt nästa drag: spelaren till vänster fortsätter, och de som sitter däremellan hoppas över. Ett exempel: Ann missar en svit och Cleo ropar. Bo, som sitter mellan dem, går miste om sin tur, och Dan, till vänster om Cleo, spelar.
rules-missed-free = Den som tar den innan nästa bricka läggs får också nästa drag, och de som sitter däremellan hoppas över.
rules-missed-stays = Om ingen tar den ligger den kvar. Alla utom den som missade den får fortfarande ropa senare, och det kostar inget drag.
rules-missed-stays-asked = Om ingen tar den ligger den kvar och kan tas efter ett senare drag. Det kostar inget drag.
rules-missed-late = När nästa bricka är lagd är det för sent för alla.
rules-missed-longer = En bricka som gör en missad svit längre gör en ny svit, som tillhör den som lade brickan.
rules-missed-every = Ett rop tar alla sviter som du får ta.

rules-false-title = Felrop
rules-false = { $penalty ->
    [pay-tile] Du betalar en av brickorna som du har vunnit till var och en av de andra, med början till vänster om dig, så länge du har några.
    [none] Ingenting händer.
   *[lose-move] Om det inte finns någon svit att ta kostar ropet ditt nästa drag, eller det här draget, om det är ditt och du inte har lagt någon bricka än. Ingen har mer än ett drag att stå över åt gången.
  }

rules-gone-title = Brickor som är borta
rules-gone = Rutorna till brickor som har tagits är tomma tills partiet är slut.
rules-gone-aid = De är överstrukna. Brickorna till alla andra tomma rutor kommer senare.
rules-gone-memory = En tom ruta visar inte om dess bricka har tagits eller kan komma senare. Det är det du måste minnas.

rules-end-title = Slutet
rules-end = Partiet är slut när alla brickor är lagda, även de som spelarna har kvar.
rules-end-chance = Efter den sista brickan finns en sista chans att ropa.
rules-end-most = Brickor som ligger kvar på spelplanen tillhör ingen. Flest brickor vinner, och har flera lika många är det oavgjort.
rules-end-next = Vinnaren börjar nästa parti. Har flera delat segern, börjar den av dem som sitter först, räknat åt vänster från den som började senast.

rules-score-title = Protokollet
rules-score-single = Enstaka partier: vinnaren får 10 poäng och dessutom skillnaden i brickor från varje förlorare. Förloraren får samma skillnad som minus.
rules-score-to-100 = En match till 100: ni spelar tills någon har sammanlagt 100 brickor när ett parti är slut. Den högsta summan ger 100 poäng och dessutom skillnaden mellan summorna från varje förlorare. Delas den högsta summan, spelas ett parti till.
rules-score-games = En match på två till sju partier, enligt överenskommelse: den högsta summan ger 100 poäng och skillnaderna.
rules-score-tied = Vinnare som delar segern delar lika på bonus och skillnader.
