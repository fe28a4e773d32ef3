### The rules, as a printed rule sheet tells them: in brief, then in full. They are told as they were agreed at the table.

rules-sign = ?
rules-title = Regler
rules-brief = I korthet
rules-keys = Tangenter
rules-close = Stäng
rules-house = Husregel
rules-licences = Typsnitt och program i spelet och deras licenser

## The small boards with examples

rules-example-name = { $runs ->
    [one] { $lie } ligger på spelplanen. { $tile } fullbordar en svit och tar { $takes } brickor.
   *[other] { $lie } ligger på spelplanen. { $tile } fullbordar { $runs } sviter på en gång och tar { $takes } brickor.
  }
rules-example-line = { $tile } tar { $takes } brickor

## In brief

rules-brief-move = När det är din tur lägger du en av dina fyra brickor på rutan med samma nummer. Sedan drar du en ny.
rules-brief-run = Fyra eller fler brickor i en obruten linje (vågrätt, lodrätt eller diagonalt) är en svit. En bricka kan fullborda flera sviter på en gång.
rules-brief-automatic = Fullbordar du en svit är den genast din: du behöver inte ropa. Brickorna lämnar spelplanen för gott. Dra sedan.
rules-brief-call = Fullbordar du en svit ropar du SNAG innan du drar. Fram till dess kan ingen annan ta den. När du har ropat är brickorna dina, och de lämnar spelplanen för gott.
rules-brief-ring = Ringen runt stjärnan visar hur mycket tid som är kvar. När tiden är ute slutar draget av sig självt.
rules-brief-missed = Drar du utan att ropa, har du missat sviten. Nu får vem som helst av de andra ropa och ta den.
rules-brief-claim = { $costs ->
    [yes] Tar du någon annans svit innan nästa bricka läggs får du stå över ditt nästa drag.
   *[no] Tar du någon annans svit innan nästa bricka läggs är det din tur härnäst.
  }
rules-brief-too-late = När nästa bricka är lagd är det för sent för alla.
rules-brief-race = När en bricka fullbordar en svit får vem som helst ropa SNAG så fort den läggs. Först att ropa tar brickorna, och de lämnar spelplanen för gott.
rules-brief-quicker = { $costs ->
    [yes] Är du snabbare än den som gjorde sviten får du stå över ditt nästa drag.
   *[no] Är du snabbare än den som gjorde sviten är det din tur härnäst.
  }
rules-brief-race-missed = Drar du och ingen har ropat har du missat sviten. De andra får fortfarande ropa och ta den.
rules-brief-asked = { $calls ->
    [classic] När någon drar utan att ropa, får alla andra frågan i tur och ordning: SNAG eller pass? Svaren är hemliga tills alla har svarat.
   *[race] När någon drar får alla frågan i tur och ordning: SNAG eller pass? Svaren är hemliga tills alla har svarat.
  }
rules-brief-asked-several = { $calls ->
    [race] Ropar flera har den som gjorde sviten företräde, sedan den som står närmast i tur.
   *[classic] Ropar flera går sviten till den av dem som står närmast i tur.
  }
rules-brief-asked-claim = { $costs ->
    [yes] Tar du någon annans svit på det här sättet får du stå över ditt nästa drag.
   *[no] Tar du någon annans svit på det här sättet är det din tur härnäst.
  }
rules-brief-false = { $penalty ->
    [pay-tile] Finns det ingen svit att ta när du ropar SNAG, får var och en av de andra en av brickorna du har vunnit, med början till vänster om dig, så länge de räcker.
    [none] Finns det ingen svit att ta när du ropar SNAG, händer ingenting.
   *[lose-move] Finns det ingen svit att ta när du ropar SNAG, får du stå över ett drag.
  }
rules-brief-empty = { $aid ->
    [yes] En överstruken ruta förblir tom: brickan är borta. Brickorna till alla andra tomma rutor kommer senare.
   *[no] En tom ruta visar inte om brickan är borta eller kan komma senare. Det gäller att minnas!
  }
rules-brief-end-automatic = Partiet är slut när alla brickor är lagda. Flest brickor vinner.
rules-brief-end = När alla brickor är lagda får ni en sista chans att ropa på sviter som ligger kvar. Flest brickor vinner.

## In full

rules-aim-title = Vad det går ut på
rules-aim = Fullborda linjer av fyra eller fler brickor på spelplanen. En sådan linje är en svit: ropa SNAG, så är brickorna dina. Flest brickor vinner.
rules-aim-automatic = Fullborda linjer av fyra eller fler brickor på spelplanen. En sådan linje är en svit, och brickorna är dina. Flest brickor vinner.

rules-before-title = Innan ni börjar
rules-before-tiles = Det finns 76 brickor, var och en med sitt eget nummer. Spelplanen har en ruta för varje bricka.
rules-before-order = Alla brickor ligger med baksidan upp, och varje spelare drar en. Lägst nummer börjar. De andra följer åt vänster, från lägst till högst. Sedan blandas alla brickor igen.
rules-before-around = Runt en surfplatta byter ingen plats: ”till vänster” betyder den som är näst på tur.
rules-before-deal = Alla får fyra brickor som ingen annan ser. Resten bildar högen.

rules-move-title = Ditt drag
rules-move-play = Lägg en av dina brickor på rutan med samma nummer.
rules-move-classic = Om den fullbordar en svit ropar du SNAG.
rules-move-race = Om den fullbordar en svit får vem som helst ropa SNAG.
rules-move-automatic = Om den fullbordar en svit är brickorna genast dina: du behöver inte ropa.
rules-move-draw = Dra sedan en bricka, om det finns någon kvar i högen. Då är ditt drag slut, och turen går till spelaren till vänster om dig.
rules-move-no-clock = Det finns ingen tidsgräns: ta den tid du behöver innan du drar.
rules-move-clock = { $seconds ->
    [one] Du har { $seconds } sekund på dig att ropa. Sedan dras en bricka åt dig, och draget är slut. När du har ropat är det ingen brådska: dra när du vill.
   *[other] Du har { $seconds } sekunder på dig att ropa. Sedan dras en bricka åt dig, och draget är slut. När du har ropat är det ingen brådska: dra när du vill.
  }
rules-move-last = När högen är slut lägger alla brickorna de har kvar. Den som inte har några hoppas över.

rules-runs-title = Sviter
rules-runs-line = En svit är fyra eller fler brickor i en obruten linje: vågrätt, lodrätt eller diagonalt.
rules-runs-gap = Brickan som fullbordar sviten kan ligga i någon av ändarna eller fylla en lucka.
rules-runs-length = Du tar hela sviten, hur lång den än är.
rules-runs-edge = En linje slutar där spelplanen slutar: 40 och 41 är inte grannar, och inte heller 29 och 31.
rules-several-title = Flera sviter på en gång
rules-several = En bricka kan fullborda två, tre eller fyra sviter på en gång. Du tar alla samtidigt, och varje bricka räknas en gång.

rules-call-title = Att ropa SNAG
rules-call-race = Så fort en bricka läggs får vem som helst ropa. Det första ropet tar alla sviter genom den brickan.
rules-call-quicker = { $costs ->
    [yes] Är du snabbare än den som gjorde sviten får du stå över ditt nästa drag.
   *[no] Är du snabbare än den som gjorde sviten är det din tur härnäst.
  }
rules-call-maker = Fullbordar du en svit måste du ropa innan du drar. Ropet tar alla sviter genom brickan du lade.
rules-call-others = När du är på tur får du ropa först, hur snabba de andra än är. När någon annan är på tur får du ropa i förväg, i hemlighet: ropet gäller bara om den som är på tur drar utan att ropa. Har flera ropat gäller det tidigaste ropet.
rules-call-tie = Ropar två i samma ögonblick har den som gjorde sviten företräde, sedan den som står närmast i tur.
rules-call-aside = Lägg brickorna du tar åt sidan. De kommer aldrig tillbaka.
rules-asked-maker = Fullbordar du en svit ropar du SNAG innan du drar. Du tar alla sviter genom den brickan.
rules-asked = { $calls ->
    [classic] När någon drar utan att ropa, får alla andra frågan i tur och ordning: SNAG eller pass? Svaren är hemliga tills alla har svarat.
   *[race] När någon drar får alla frågan i tur och ordning: SNAG eller pass? Svaren är hemliga tills alla har svarat.
  }
rules-asked-several = { $calls ->
    [race] Ropar flera har den som gjorde sviten företräde, sedan den som står närmast i tur.
   *[classic] Ropar flera går sviten till den av dem som står närmast i tur.
  }

rules-missed-title = Missade sviter
rules-missed = { $calls ->
    [race] Om ett drag slutar utan att någon har ropat är sviten missad. Den som gjorde den kan inte längre ta den, men alla andra kan.
   *[classic] Avslutar du ditt drag utan att ropa, har du missat din svit. Du kan inte längre ta den, men alla andra kan, genom att ropa SNAG.
  }
rules-missed-costs = Tar du en missad svit innan nästa bricka läggs får du stå över ditt nästa drag. Spelet fortsätter till vänster om dig, och de som sitter däremellan hoppas över. Ett exempel: Ann missar en svit och Cleo ropar. Bo, som sitter mellan dem, hoppas över. Dan, till vänster om Cleo, är på tur.
rules-missed-free = Tar du en missad svit innan nästa bricka läggs är det också din tur härnäst, och de som sitter däremellan hoppas över.
rules-missed-stays = Om ingen tar den ligger den kvar. Alla utom den som missade den får ropa på den senare, och det kostar inget drag.
rules-missed-stays-asked = Om ingen tar den ligger den kvar och kan tas efter ett senare drag. Det kostar inget drag.
rules-missed-late = När nästa bricka är lagd är det för sent för alla.
rules-missed-longer = En missad svit som blir längre är en ny svit. Den tillhör spelaren som gjorde den längre.
rules-missed-every = Ett rop tar alla sviter som du får ta.

rules-false-title = Felrop
rules-false = { $penalty ->
    [pay-tile] Finns det ingen svit att ta när du ropar, får var och en av de andra en av brickorna du har vunnit, med början till vänster om dig, så länge de räcker.
    [none] Finns det ingen svit att ta när du ropar, händer ingenting.
   *[lose-move] Finns det ingen svit att ta när du ropar, får du stå över ditt nästa drag (eller det här, om det är din tur och du inte har lagt någon bricka än). Du får aldrig stå över mer än ett drag i taget.
  }

rules-gone-title = Brickor som är borta
rules-gone = När en bricka har tagits är rutan tom tills partiet är slut.
rules-gone-aid = De är överstrukna. Brickorna till alla andra tomma rutor kommer senare.
rules-gone-memory = En tom ruta visar inte om brickan har tagits eller kan komma senare. Det är det du måste minnas.

rules-end-title = När partiet är slut
rules-end = Partiet är slut när alla brickor är lagda, även de som fanns kvar på ställen.
rules-end-chance = Efter den sista brickan får ni en sista chans att ropa på sviter som ligger kvar.
rules-end-most = Brickor som ligger kvar på spelplanen räknas inte för någon. Flest brickor vinner, och de som har lika många delar segern.
rules-end-next = Vinnaren börjar nästa parti. Är det oavgjort börjar samma spelare som senast, om den spelaren är en av segrarna. Annars börjar den segrare som sitter närmast till vänster.

rules-score-title = Protokollet
rules-score-single = Enstaka partier: vinnaren får 10 poäng plus skillnaden i brickor mot varje förlorare. Varje förlorare får sin skillnad som minus.
rules-score-to-100 = En match till 100: spela tills någon har sammanlagt 100 brickor när ett parti är slut. Den högsta summan ger 100 poäng plus skillnaden mot varje förlorare. Delas den högsta summan spelar ni ett parti till.
rules-score-games = En match på två till sju partier (ni bestämmer antalet): den högsta summan ger 100 poäng plus skillnaden mot varje förlorare.
rules-score-tied = Vinnare som delar segern delar lika på poängen.
