### Bordet: vad som ligger där och vad man trycker på.

shell-cards = Kort
shell-left = { $cards } kvar
shell-pile-of = { $cards ->
    [one] { $cards } kort
   *[other] { $cards } kort
}
shell-out-tag = ute
shell-no-hurry = ingen brådska
shell-turn = Vänd ett kort
shell-pass = Låt det passera
shell-several-asked = { $deed ->
    [slap] { $name }: klaska, eller låta det passera?
   *[call] { $name }: ropa, eller låta det passera?
}
shell-several-passes = { $name } låter det passera
shell-several-answered = Du har svarat.
