### Spelbordet

cash-signal = Hemlig signal: { $acts }
cash-signal-own = Hemlig signal: ett eget tecken
cash-own-sign = Ett eget tecken

## Det man trycker på
cash-press-cash = CASH!
cash-press-counter = COUNTER!
cash-shout = Cash
cash-shout-counter = Counter cash
cash-counter-at = Counter cash: { $names }
cash-counter-short = Counter { $names }
cash-ready = Klar
cash-enough = Nöjd
cash-keys = Tangenter: 1 till 4 väljer ett av dina kort, 5 till 8 ett på bordet. Bokstäverna A S D F G H J K gör miner. C ropar Cash, X ropar Counter cash (X, V och B för paren i ordning). Mellanslag säger ”Nöjd”, och ”Klar”. L läser upp dina kort och korten på bordet.

## Överst
cash-head-match = den som stavar CASH förlorar
cash-head-hand = en giv avgör

cash-tag-enough = nöjd
cash-tag-partner = partner
cash-tag-ready = klar
cash-heard-board = På bordet: { $told }.
cash-heard-down = Korten på bordet ligger med baksidan upp.
cash-heard-hand = Din hand: { $told }.

## Vad man kan göra
cash-prompt-choose = Välj en hemlig signal med { $name }: en min, eller två i rad.
cash-prompt-blind = { $name } kan inte se ett tecken i rummet. Välj en min, eller två i rad.
cash-prompt-ready = Behåll den för er själva och tryck på Klar. Ingen annan får veta.
cash-prompt-count = Korten på bordet vänds om { $count }…
cash-prompt-swap = Tryck på ett av dina kort och ett på bordet för att byta.
cash-prompt-four = Fyra lika! Ge er signal: { $acts }
cash-prompt-four-own = Fyra lika! Ge din partner ert tecken.
cash-prompt-look-on = Kort byts och miner görs. Vem ser vad?
cash-prompt-start = Tryck på Börja och kom sedan överens om en signal.

## Vad som händer
cash-told-cash = { $you ->
    [yes] Du ropar Cash!
   *[no] { $name } ropar Cash!
}
cash-told-counter = { $you ->
    [yes] Du ropar Counter cash: { $names }!
   *[no] { $name } ropar Counter cash: { $names }!
}
cash-told-four = { $you ->
    [yes] Du har fyra lika.
   *[no] { $name } har fyra lika.
}
cash-told-not-four = { $you ->
    [yes] Men du har inte fyra lika.
   *[no] Men { $name } har inte fyra lika.
}
cash-told-neither = Men ingen av dem har fyra lika.
cash-told-real = Talongen är slut, och ingen vinner den här given.
cash-told-letter = En bokstav till { $names }.
