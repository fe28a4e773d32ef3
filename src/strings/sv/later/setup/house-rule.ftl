# The house rules: how they are chosen, and how they are told at the table.

## Rules that have a name

house-rule-printed = Tryckta regler
house-rule-printed-line = En missad svit går till den som ropar först; det kostar ett drag. Ett felrop kostar ett drag.
house-rule-family = Familj
house-rule-family-line = Snällt mot barn: ett rop kostar aldrig ett drag.
house-rule-race = Snabbast
house-rule-race-line = Den som ropar först tar sviten, vem som än gjorde den.
house-rule-own = Egna regler

## Each rule by itself: a label, and beside it what can be agreed. "-line" says what that means; "-told" tells it at the table.

house-rule-calls = En svit tas
house-rule-calls-classic = först av den som gjorde den
house-rule-calls-classic-line = Den som gjorde sviten kan ropa tills draget är slut. Sedan kan alla andra.
house-rule-calls-classic-told = En svit tas först av den som gjorde den.
house-rule-calls-race = av den som ropar först
house-rule-calls-race-line = Alla kan ropa så fort brickan är lagd.
house-rule-calls-race-told = En svit tas av den som ropar först.
house-rule-calls-automatic = utan rop
house-rule-calls-automatic-line = Den som gör en svit får den genast. För de allra minsta.
house-rule-calls-automatic-told = En svit tas utan rop.

house-rule-false-call = Ett felrop
house-rule-false-call-lose-move = kostar ett drag
house-rule-false-call-lose-move-line = Ropar du utan att ha en svit att ta, får du stå över ett drag.
house-rule-false-call-lose-move-told = Ett felrop kostar ett drag.
house-rule-false-call-none = kostar inget
house-rule-false-call-none-line = Ropar du utan att ha en svit att ta, händer inget.
house-rule-false-call-none-told = Ett felrop kostar inget.
house-rule-false-call-pay-tile = kostar brickor
house-rule-false-call-pay-tile-line = Ropar du utan att ha en svit att ta, ger du var och en av de andra en bricka.
house-rule-false-call-pay-tile-told = Ett felrop kostar brickor.

house-rule-claim = Att ta en missad svit
house-rule-claim-true = kostar ett drag
house-rule-claim-true-line = Tar du den före nästa bricka, får du stå över ditt nästa drag.
house-rule-claim-true-told = Att ta en missad svit kostar ett drag.
house-rule-claim-false = kostar inget
house-rule-claim-false-line = Tar du den före nästa bricka, är det din tur.
house-rule-claim-false-told = Att ta en missad svit kostar inget.

house-rule-missed = En missad svit
house-rule-missed-stays = kan vänta
house-rule-missed-stays-line = Alla utom den som gjorde den kan ropa så länge den ligger kvar.
house-rule-missed-stays-told = En missad svit kan vänta.
house-rule-missed-one-move = går snart förlorad
house-rule-missed-one-move-line = Den går bara att ta tills nästa bricka läggs.
house-rule-missed-one-move-told = En missad svit går snart förlorad.

## At the table

house-rule-at-table = Regler vid det här bordet: { $rules }
house-rule-asked-told = Alla får frågan efter varje drag: SNAG eller pass.
house-rule-aid-told = Minneshjälp: rutor vars brickor är borta är överstrukna.
