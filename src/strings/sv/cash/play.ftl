### Spelbordet

## Det man trycker på
cash-press-cash = CASH!
cash-press-counter = COUNTER!
cash-shout = Cash
cash-shout-counter = Counter cash
cash-counter-at = Counter cash: { $names }
cash-counter-short = Counter { $names }
cash-keys = Tangenter: 1 till 4 väljer ett av dina kort, 5 till 8 ett på bordet. Bokstäverna A S D F G H J K gör miner. C ropar Cash, X ropar Counter cash (X, V och B för paren i ordning). Mellanslag säger ”Nöjd”, och ”Klar”. L läser upp dina kort och korten på bordet.

## Överst
cash-head-match = den som stavar CASH förlorar
cash-head-hand = en giv avgör

## Vad man kan göra
cash-prompt-count = Korten på bordet vänds om { $count }…
cash-prompt-swap = Tryck på ett av dina kort och ett på bordet för att byta.
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
