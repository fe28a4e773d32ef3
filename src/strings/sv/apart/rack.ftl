# A phone as somebody's rack: what they can do now, in a sentence over their tiles, and what was pressed. It has to be read at a glance.

rack-place = Din tur: lägg en bricka.
# After it. Nothing may say whether there is a run.
rack-call-or-draw = Ropa SNAG, eller dra.
rack-draw = Dra nu.
# In the draw for order, while somebody else picks.
rack-picks = { $you ->
    [yes] Du drar en bricka.
   *[no] { $name } drar en bricka.
}
# On the burst, in the place of its word, from the press until something comes of it: one short word.
rack-called = ropat…
rack-too-late = För sent: nästa kort låg redan där.
rack-too-late-tile = För sent: nästa bricka låg redan där.
# Where everyone is asked whether they call.
# $character: who plays here for whoever holds the phone, while they are away.
rack-asleep = { $character } spelar åt dig.
# A phone that holds several seats: nobody’s tiles are shown on it as a rack.
rack-several = Ni är flera på den här mobilen. På hela bordet får alla plats.
# Where a tile is played by a second tap.
rack-tap-again = Tryck på { $tile } igen för att lägga den.
# In games in which players drop out: whoever is out and looks on.
rack-out = Du är ute. Se hur det slutar.

## What is agreed on a game of SNAG, for those who wait for it.

rack-terms-call = { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
  } på dig att ropa
rack-terms-call-none = ingen tidsgräns för rop
rack-terms-call-asked = alla får frågan efter varje tur
rack-terms-aid = med minneshjälp
