### Spelets startsida

cash-title = Cash
cash-about = Ni spelar i par, mitt emot varandra. Alla byter kort med bordet samtidigt och hoppas på fyra lika. Har du fyra? Ge din partner er hemliga signal. Ser din partner den och ropar Cash vinner ert par. Men de andra tittar också på era miner!
cash-choice-letters = Ni spelar
cash-choice-match = tills ett par har stavat CASH
cash-choice-match-line = Ett par som förlorar en giv får en bokstav. Det första paret med alla fyra förlorar.
cash-choice-hand = en giv
cash-choice-hand-line = En enda giv avgör.
cash-choice-patience = Sekunder utan byte innan korten på bordet tas bort
cash-choice-patience-name = { $seconds } sekunder
cash-wrong-odd = Cash spelas i par: 4, 6 eller 8 spelare. Lägg till eller ta bort en.
cash-link-letters = I länken står letters={ $found }. Det kan vara on eller off.
cash-link-patience = I länken står patience={ $found }. Det kan vara 3, 5 eller 8.
