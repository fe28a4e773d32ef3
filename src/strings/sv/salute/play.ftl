### The table of Salute the King: what lies on it, what can be done, and what happens.

## At the top

salute-head = { $packs ->
    [1] var inte sist · bli av med alla kort
   *[2] var inte sist · bli av med alla kort · två kortlekar
}

## What can be done

salute-prompt = Kräver kortet en gest: tryck genast på rätt tecken. Den som gör det sist tar kasthögen.
salute-keys = Tangenter: spelar du ensam är 1 till 4 de fyra tecknen från vänster; är ni flera har var och en fyra tangenter. Mellanslag eller D vänder ett kort, M pausar. W läser korten, C vad du kan göra och vad varje kort kräver.
salute-read-wants = De här korten kräver en gest. { $all }.
salute-read-one = { $card }: { $what }

## What happens

salute-told-right = { $you ->
    [yes] Rätt!
   *[no] { $name }: klar.
}
salute-told-wrong = { $you ->
    [yes] Fel tecken. Försök igen!
   *[no] { $name }: fel tecken.
}
salute-told-last = { $what }! { $you ->
    [yes] Du är sist och tar
   *[no] { $name } är sist och tar
  } { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
  }.
salute-told-plain = Det kortet krävde inget! { $you ->
    [yes] Du tar
   *[no] { $name } tar
  } { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
  }.
salute-takes = SIST!
