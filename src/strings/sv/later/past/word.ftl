### What the characters say at the end of a game, each in their own way. They speak to whoever they lost to, beat or tied with.

word-quoted = ”{ $text }”
word-run = { $first }–{ $last }

## Pip: eight years old, dreamy, takes whatever glitters

word-pip-lost-missed = Var { $run } en svit? Jag tittade på en fågel.
word-pip-lost-vain = Jag trodde på riktigt att det var en svit. Det glittrade ju!
word-pip-lost-big = { $tiles } på en gång! Kan du visa hur man gör?
word-pip-lost-close = Så nära! En gång till, en gång till!
word-pip-lost-plain = Du vann! Vad blir det för mellis?
word-pip-won-claimed = Du lät { $run } ligga kvar. Den som hittar får behålla!
word-pip-won-big = Jag fick { $tiles } på en gång! Såg du?
word-pip-won-close = Jag vann! Nätt och jämnt, men jag vann!
word-pip-won-plain = Vann jag? Jag vann! Vänta tills mamma får höra!
word-pip-tied = Lika många som jag! Är vi tvillingar nu?

## Wanda: rash, grabs first and thinks later

word-wanda-lost-missed = Jag lade den där, jag tittade på den och jag missade den: { $run }!
word-wanda-lost-vain = Jag skulle ropa en gång till. En vacker dag är det en svit.
word-wanda-lost-big = { $tiles } på en gång? Dem skulle ju jag roffa åt mig!
word-wanda-lost-close = Ett kap till, och jag hade vunnit.
word-wanda-lost-plain = Nog funderat. Igen, och fortare!
word-wanda-won-claimed = Du sov, jag snodde. Tack för { $run }!
word-wanda-won-big = { $tiles } i ett nafs. Så ska det gå till!
word-wanda-won-close = Med en hårsmån! Hjärtat bultar fortfarande.
word-wanda-won-plain = Första tanken är bäst. Vad var det jag sa!
word-wanda-tied = Oavgjort? Jag sover inte förrän vi har spelat igen.

## Otto: unhurried, elderly, forgets no tile and misses what is under his nose

word-otto-lost-missed = Jag såg aldrig { $run }. Den låg mitt framför näsan på mig.
word-otto-lost-vain = För en gångs skull hade jag bråttom, och ropade i onödan.
word-otto-lost-big = { $tiles } på en gång. Jag fick ta på mig de andra glasögonen.
word-otto-lost-close = Så nära. En kopp te till, och partiet hade varit mitt.
word-otto-lost-plain = Bra spelat. Jag kommer att minnas varenda bricka.
word-otto-won-claimed = Du missade { $run }. Det brukar vara jag som gör sådant.
word-otto-won-big = { $tiles } på en gång. Den som väntar på något gott väntar aldrig för länge.
word-otto-won-close = Det var jämnt. Tålamodet avgjorde.
word-otto-won-plain = Sakta men säkert. Ska vi ta ett till?
word-otto-tied = Oavgjort. Ingen brådska, vi kan avgöra det senare.

## Viola: sees every line, and forgets what has left the board

word-viola-lost-missed = Jag ser varenda linje, och ändå missade jag { $run }.
word-viola-lost-vain = Jag var säker på att den brickan låg kvar. Gjorde den inte det?
word-viola-lost-big = { $tiles } på en gång. Vilket vackert mönster!
word-viola-lost-close = Så nära! Om jag bara hade vetat vad som var borta.
word-viola-lost-plain = Jag såg det komma, och sedan glömde jag bort det.
word-viola-won-claimed = { $run } lyste som en rad lyktor.
word-viola-won-big = { $tiles } på en gång. Ser du hur linjerna möts?
word-viola-won-close = Jämnt! Jag hade tappat räkningen på vad som var borta.
word-viola-won-plain = Linjerna fanns där allihop. Man behöver bara titta.
word-viola-tied = Oavgjort. Så vackert jämnt.

## Henrik: calm, careful, gives nothing away

word-henrik-lost-missed = { $run } var min, och jag släppte den. Noterat.
word-henrik-lost-vain = Ett rop i onödan. Det brukar jag inte unna mig.
word-henrik-lost-big = { $tiles } på en gång. Det skulle jag inte ha lämnat öppet.
word-henrik-lost-close = En bricka här, en bricka där. Bra spelat.
word-henrik-lost-plain = Du bjöd inte på mycket. Det tycker jag om.
word-henrik-won-claimed = Jag väntade, och { $run } låg kvar.
word-henrik-won-big = { $tiles } på en gång. En chans räcker.
word-henrik-won-close = Jämnare än jag tycker om.
word-henrik-won-plain = Ingen brådska och inga misstag. Svårare än så är det inte.
word-henrik-tied = Jämnt. Ingen av oss lämnade mycket efter sig.

## Ada: the champion, counts every tile

word-ada-lost-missed = Jag hade räknat in { $run } och ropade ändå inte. Anmärkningsvärt.
word-ada-lost-vain = Jag räknade fel på en bricka. Det händer inte igen.
word-ada-lost-big = { $tiles } på en gång. Jag såg det ett drag för sent.
word-ada-lost-close = En enda bra bricka skilde oss åt. Igen?
word-ada-lost-plain = Du räknade bättre i dag. Det är ovanligt.
word-ada-won-claimed = { $run } låg där för alla som räknade.
word-ada-won-big = { $tiles } på en gång. Den rutan hade jag sparat.
word-ada-won-close = Du fick mig att räkna två gånger. Bra spelat.
word-ada-won-plain = Jag visste var varenda bricka låg. Välkommen tillbaka.
word-ada-tied = Oavgjort. Det partiet skulle jag gärna se igen.
