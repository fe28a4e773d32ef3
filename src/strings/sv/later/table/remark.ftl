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

## Wanda: rash, grabs first and thinks later

remark-wanda-robbed-1 = Grr! Jag skulle ju precis!
remark-wanda-robbed-2 = Ta fast tjuven!
remark-wanda-robbed-3 = Jag glodde ju på den!
remark-wanda-robbed-4 = Nästa är min!
remark-wanda-took-1 = Min, min, min!
remark-wanda-took-2 = För långsam!
remark-wanda-took-3 = Den högg jag!
remark-wanda-took-4 = Där sov du!

## Otto: unhurried, elderly, forgets no tile and misses what is under his nose

remark-otto-robbed-1 = Mitt framför näsan!
remark-otto-robbed-2 = Kära nån. Bra sett.
remark-otto-robbed-3 = Var är glasögonen?
remark-otto-robbed-4 = Jag var på väg dit.
remark-otto-took-1 = Tålamod lönar sig.
remark-otto-took-2 = Ser man på. Till mig?
remark-otto-took-3 = Den såg till och med jag.
remark-otto-took-4 = Långsam, men klarvaken.

## Viola: sees every line, and forgets what has left the board

remark-viola-robbed-1 = Men jag ser ju allt!
remark-viola-robbed-2 = En så fin linje. Borta.
remark-viola-robbed-3 = Vänta, vems var den?
remark-viola-robbed-4 = Jag såg den. För sent.
remark-viola-took-1 = Jag ser varenda linje.
remark-viola-took-2 = Vilken vacker rad!
remark-viola-took-3 = Där! Såg du den?
remark-viola-took-4 = Så fin. Den tar jag.

## Henrik: calm, careful, gives nothing away

remark-henrik-robbed-1 = Noterat.
remark-henrik-robbed-2 = Hm. Den var min.
remark-henrik-robbed-3 = Inte en gång till.
remark-henrik-robbed-4 = Snyggt taget.
remark-henrik-took-1 = Jag väntade på den.
remark-henrik-took-2 = Tack för den.
remark-henrik-took-3 = Den lät du ligga.
remark-henrik-took-4 = Lugnt och stilla.

## Ada: the champion, counts every tile

remark-ada-robbed-1 = Den räknade jag med.
remark-ada-robbed-2 = Märkvärdigt. Bra sett.
remark-ada-robbed-3 = Ett misstag. Bara ett.
remark-ada-robbed-4 = Du blir allt skarpare.
remark-ada-took-1 = Precis som jag räknat ut.
remark-ada-took-2 = Räkna en gång till.
remark-ada-took-3 = Fyra i rad, min vän.
remark-ada-took-4 = Jag tittar aldrig bort.
