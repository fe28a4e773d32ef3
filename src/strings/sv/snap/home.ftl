### Snaps första sida: vad det är, vilka som spelar och hur, partier som väntar och partier som är slut.

snap-title = Snap

## What it is

snap-about = Turas om att vända ett kort. När två är lika ropar du SNAP! Den som ropar först vinner korten, och den som har kort kvar sist vinner partiet.

## What is agreed

snap-choice-table = Bord
snap-choice-table-name = { $table ->
    [A] A: en kasthög
    [B] B: egna kasthögar
   *[C] C: pooler
}
snap-choice-table-line = { $table ->
    [A] Det enklaste. Alla vänder sina kort på en kasthög. Ropa när de två översta korten är lika.
    [B] Det vanliga. Alla har en egen kasthög. Ropa när två av dem är lika.
   *[C] Snabbt och strängt. Egna kasthögar som aldrig vänds om: är korten slut är du ute. Ett felrop kostar kasthögen.
}
snap-choice-ties = Rop samtidigt
snap-choice-ties-name = { $ties ->
    [pot] till snappotten
   *[seat] närmast vinner
}
snap-choice-ties-line = { $ties ->
    [pot] Korten går till snappotten. Passar ett kort pottens översta ropar du Snappott! och vinner alltihop.
   *[seat] Den som sitter närmast till vänster om den som vände senast vinner.
}
snap-choice-keys = Tangenter
snap-choice-keys-one = en för allt
snap-choice-keys-two = en för Snap, en för potten
snap-choice-keys-one-line = Din tangent ropar det som passar: Snap, annars potten.
snap-choice-keys-two-line = Ropar du det ena för det andra är det ett felrop.
snap-calls-pot-with = Pott:
snap-pot-key = Tangent för potten: { $name }

## What is wrong with who sits down

snap-wrong-pack = En kortlek är för lite för { $from } spelare eller fler. Välj två kortlekar, eller bord C.

## Games that wait, and games that are over

snap-past-game =
    { $cards ->
        [one] { $when } · bord { $table } · { $cards } vänt kort
       *[other] { $when } · bord { $table } · { $cards } vända kort
    }

## What a link asks for and cannot have

snap-link-rules = Länken vill ha bord { $found }. Det finns A, B och C: välj ett här.
snap-link-ties = I länken står ties={ $found }. Det kan vara pot eller seat.
snap-link-keys = I länken står keys={ $found }. Det kan vara one eller two.
