### What the characters say in passing, each in their own voice. No more than 26 letters.

## Pip: eight years old, dreamy, takes whatever glitters

remark-pip-robbed-1 = Hallå, den var min!
remark-pip-robbed-2 = Oj! Var det en svit?
remark-pip-robbed-3 = Jag bara blinkade!
remark-pip-robbed-4 = Åh nej! Den glittrade ju.
remark-pip-took-1 = Upphittat är mitt!
remark-pip-took-2 = Åh, vad det glittrar!
remark-pip-took-3 = Du tappade något!
remark-pip-took-4 = Jag såg den! På riktigt!
remark-pip-hello-1 = Hej! Jag är redo! Du då?
remark-pip-hello-2 = Jag hittade en lyckoslant!
remark-pip-hello-3 = Oj, så många brickor!
remark-pip-hello-4 = Får jag vara med? Hurra!
remark-pip-quiet-1 = La la la …
remark-pip-quiet-2 = Har det blivit en svit än?
remark-pip-quiet-3 = Jag ser en fågel!
remark-pip-quiet-4 = Mina brickor gäspar.

## Wanda: rash, grabs first and thinks later

remark-wanda-robbed-1 = Grr! Jag skulle ju precis!
remark-wanda-robbed-2 = Ta fast tjuven!
remark-wanda-robbed-3 = Jag glodde ju på den!
remark-wanda-robbed-4 = Nästa är min!
remark-wanda-took-1 = Min, min, min!
remark-wanda-took-2 = För långsam!
remark-wanda-took-3 = Den högg jag!
remark-wanda-took-4 = Där sov du!
remark-wanda-hello-1 = Klara, färdiga, SNAG!
remark-wanda-hello-2 = Hej! Det här går fort.
remark-wanda-hello-3 = Det kliar i fingrarna!
remark-wanda-hello-4 = Kom igen, kom igen!
remark-wanda-quiet-1 = Jag ropar när som helst!
remark-wanda-quiet-2 = Usch, vad tyst det är!
remark-wanda-quiet-3 = Men gör något då!
remark-wanda-quiet-4 = Tick, tack, tick, tack!

## Otto: unhurried, elderly, forgets no tile and misses what is under his nose

remark-otto-robbed-1 = Mitt framför näsan!
remark-otto-robbed-2 = Kära nån. Bra sett.
remark-otto-robbed-3 = Var är glasögonen?
remark-otto-robbed-4 = Jag var på väg dit.
remark-otto-took-1 = Tålamod lönar sig.
remark-otto-took-2 = Ser man på. Till mig?
remark-otto-took-3 = Den såg till och med jag.
remark-otto-took-4 = Långsam, men klarvaken.
remark-otto-hello-1 = God dag, god dag.
remark-otto-hello-2 = Se där, en tom spelplan.
remark-otto-hello-3 = Ingen brådska. Jag har te.
remark-otto-hello-4 = Var är mitt ställ nu då?
remark-otto-quiet-1 = Lugn och ro. Ljuvligt.
remark-otto-quiet-2 = Hm, hm, hm. Fin melodi.
remark-otto-quiet-3 = Mer te, någon?
remark-otto-quiet-4 = Allt har sin tid.

## Viola: sees every line, and forgets what has left the board

remark-viola-robbed-1 = Men jag ser ju allt!
remark-viola-robbed-2 = En så fin linje. Borta.
remark-viola-robbed-3 = Vänta, vems var den?
remark-viola-robbed-4 = Jag såg den. För sent.
remark-viola-took-1 = Jag ser varenda linje.
remark-viola-took-2 = Vilken vacker rad!
remark-viola-took-3 = Där! Såg du den?
remark-viola-took-4 = Så fin. Den tar jag.
remark-viola-hello-1 = Hej! Så fint att se dig!
remark-viola-hello-2 = Vilken vacker spelplan!
remark-viola-hello-3 = Jag håller ögonen öppna.
remark-viola-hello-4 = Ska vi leta linjer?
remark-viola-quiet-1 = Så mycket att titta på!
remark-viola-quiet-2 = Så fint det blir.
remark-viola-quiet-3 = Jag kan titta hela dagen.
remark-viola-quiet-4 = Titta, vilket mönster!

## Henrik: calm, careful, gives nothing away

remark-henrik-robbed-1 = Noterat.
remark-henrik-robbed-2 = Hm. Den var min.
remark-henrik-robbed-3 = Inte en gång till.
remark-henrik-robbed-4 = Snyggt taget.
remark-henrik-took-1 = Jag väntade på den.
remark-henrik-took-2 = Tack för den.
remark-henrik-took-3 = Den lät du ligga.
remark-henrik-took-4 = Lugnt och stilla.
remark-henrik-hello-1 = Lycka till.
remark-henrik-hello-2 = Hej.
remark-henrik-hello-3 = Då börjar vi.
remark-henrik-hello-4 = Efter dig.
remark-henrik-quiet-1 = Tålamod.
remark-henrik-quiet-2 = Tyst. Det gillar jag.
remark-henrik-quiet-3 = Ingen brådska.
remark-henrik-quiet-4 = En bricka i taget.

## Ada: the champion, counts every tile

remark-ada-robbed-1 = Den räknade jag med.
remark-ada-robbed-2 = Märkvärdigt. Bra sett.
remark-ada-robbed-3 = Ett misstag. Bara ett.
remark-ada-robbed-4 = Du blir allt skarpare.
remark-ada-took-1 = Precis som jag räknat ut.
remark-ada-took-2 = Räkna en gång till.
remark-ada-took-3 = Fyra i rad, min vän.
remark-ada-took-4 = Jag tittar aldrig bort.
remark-ada-hello-1 = Ska vi börja, min vän?
remark-ada-hello-2 = 76 brickor. Jag räknar.
remark-ada-hello-3 = Må den skarpaste vinna.
remark-ada-hello-4 = Visa vad du går för.
remark-ada-quiet-1 = Tystnad. Då räknar jag.
remark-ada-quiet-2 = Spelplanen börjar fyllas.
remark-ada-quiet-3 = Håll ögonen öppna.
remark-ada-quiet-4 = Jag gillar lugna partier.
