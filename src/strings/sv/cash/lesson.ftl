### Lektionen

cash-pip-hello = Hej, jag heter Pip och är din partner! Otto och Viola är de andra. Vi samlar **fyra lika**. Redo?
cash-pip-back = Här slutade vi. Nu fortsätter vi. Redo?
cash-pip-signal = Först vår hemliga signal. Bara du och jag vet. **Tryck på Gäspa.**
cash-pip-ready = En gäspning betyder ”jag har fyra”. **Tryck på Klar.**
cash-pip-count = Tre, två, ett…
cash-pip-swap = En fjärde kung på bordet! **Byt din 2 mot kungen.**
cash-pip-act = Fyra kungar! Du får inte säga det. **Gäspa, så ser jag.**
cash-pip-hm = Gäspade du nyss?
cash-pip-cash = Gäspade du? Cash! Du har fyra lika, så vårt par vinner. De andra får en bokstav: C.
cash-pip-again = Nästa giv. Nu kan vi byta signal, men vi behåller den: **tryck på Gäspa.**
cash-pip-ready-again = Håll nu ögonen på **mig**. **Tryck på Klar.**
cash-pip-watch = Miner betyder för det mesta ingenting. Men titta…
cash-pip-call = Jag gäspade! **Ropa: tryck på CASH!**
cash-pip-counter = Rätt! Hade Otto förstått hade det blivit Counter cash. Genomskåda **dem**, så kan du ropa det.
cash-pip-done = Den som stavar CASH förlorar. Byt signal då och då. **Spela!**
cash-pip-wait = Vänta, inte än.
cash-pip-other-signal = Vi tar **Gäspa** den här gången.
cash-pip-other-swap = Titta: tre kungar i din hand, en på bordet. **Byt din 2 mot kungen!**
cash-pip-other-face = Det är inte vår signal. **Gäspa!**
cash-pip-early = Har jag inte fyra lika kostar ett fel rop oss en bokstav. Vänta på min gäspning.
cash-pip-hint-signal = **Tryck på Gäspa,** under korten.
cash-pip-hint-ready = **Tryck på Klar.** Mellanslag går också.
cash-pip-hint-swap = **Tryck på din 2, sedan på kungen på bordet.** Tangenter: 4, sedan 6.
cash-pip-hint-act = **Tryck på Gäspa.** Tangent S går också.
cash-pip-hint-call = **Tryck på CASH!** Det är den stora stjärnan. Tangent C går också.
