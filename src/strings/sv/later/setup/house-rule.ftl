# The house rules: how they are chosen, and how they are told at the table.

## Rules that have a name

house-rule-printed = Standardregler
house-rule-printed-line = Missar du en svit får nästa som ropar ta den, men får då stå över ett drag. Ett felrop kostar ett drag.
house-rule-family = Familj
house-rule-family-line = Snällt mot barn: ett rop kostar aldrig ett drag.
house-rule-race = Snabbast
house-rule-race-line = Den som ropar först tar sviten, vem som än gjorde den.
house-rule-own = Egna regler

## Each rule by itself: a label, and beside it what can be agreed. "-line" says what that means; "-told" tells it at the table.

house-rule-calls = En svit går till
house-rule-calls-classic = den som gjorde den, i första hand
house-rule-calls-classic-line = Den som gjorde sviten kan ropa tills draget är slut. Sedan kan alla andra.
house-rule-calls-classic-told = En svit går till den som gjorde den, i första hand.
house-rule-calls-race = den som ropar först
house-rule-calls-race-line = Alla kan ropa så fort brickan är lagd.
house-rule-calls-race-told = En svit går till den som ropar först.
house-rule-calls-automatic = den som gjorde den, utan rop
house-rule-calls-automatic-line = Gör du en svit får du den genast. För små barn.
house-rule-calls-automatic-told = En svit går till den som gjorde den, utan rop.

house-rule-false-call = Ett felrop
house-rule-false-call-lose-move = kostar ett drag
house-rule-false-call-lose-move-line = Har du ingen svit att ta när du ropar, får du stå över ett drag.
house-rule-false-call-lose-move-told = Ett felrop kostar ett drag.
house-rule-false-call-none = kostar inget
house-rule-false-call-none-line = Har du ingen svit att ta när du ropar, händer inget.
house-rule-false-call-none-told = Ett felrop kostar inget.
house-rule-false-call-pay-tile = kostar brickor
house-rule-false-call-pay-tile-line = Har du ingen svit att ta när du ropar, ger du de andra en bricka var.
house-rule-false-call-pay-tile-told = Ett felrop kostar brickor.

house-rule-claim = Att ta en missad svit
house-rule-claim-true = kostar ett drag
house-rule-claim-true-line = Tar du den innan nästa bricka läggs får du stå över ditt nästa drag.
house-rule-claim-true-told = Att ta en missad svit kostar ett drag.
house-rule-claim-false = kostar inget
house-rule-claim-false-line = Tar du den innan nästa bricka läggs är det din tur.
house-rule-claim-false-told = Att ta en missad svit kostar inget.

house-rule-missed = En missad svit gäller
house-rule-missed-stays = tills någon ropar
house-rule-missed-stays-line = Alla utom den som missade sviten får ropa så länge den ligger kvar.
house-rule-missed-stays-told = En missad svit gäller tills någon ropar.
house-rule-missed-one-move = bara till nästa bricka
house-rule-missed-one-move-line = Det går bara att ropa på den tills nästa bricka läggs.
house-rule-missed-one-move-told = En missad svit gäller bara till nästa bricka.

## At the table

house-rule-at-table = Regler vid det här bordet: { $rules }
house-rule-asked-told = Alla får frågan efter varje drag: SNAG eller pass.
house-rule-aid-told = Minneshjälp: rutor vars bricka är borta stryks över.
