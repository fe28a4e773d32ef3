# En telefon som någons ställ: vad man kan göra nu, i en mening över brickorna, och vad som har tryckts. Det ska kunna läsas i en blick.

rack-place = Din tur: lägg en bricka.
# Efter det. Inget får säga om det finns en svit.
rack-call-or-draw = Ropa SNAG, eller dra.
rack-draw = Dra nu.
# När ordningen dras, medan någon annan drar.
rack-picks = { $you ->
    [yes] Du drar en bricka.
   *[no] { $name } drar en bricka.
}
# På knappen att ropa med, i stället för dess ord, från trycket tills något blir av det: ett kort ord.
rack-called = ropat…
# Där alla blir frågade om de ropar.
rack-answered = Du har svarat. Väntar på de andra.
rack-enough = Du har sett nog. Väntar på de andra.
# $character: vem som spelar här för den som håller telefonen, medan den är borta.
rack-asleep = { $character } spelar för dig.
# En telefon som har flera platser: ingens brickor visas på den som ett ställ.
rack-several = Ni är flera som delar på den här telefonen. Öppna hela bordet: där får alla plats.
rack-whole = Öppna hela bordet
# Där en bricka läggs med ett andra tryck.
rack-tap-again = Tryck på { $tile } igen för att lägga den.
# I spel där man åker ut: den som är ute och tittar på.
rack-out = Du är ute. Se hur det går för de andra.

## What is agreed on a game of SNAG, for those who wait for it.

rack-terms-call = { $seconds } sekunder på dig att ropa
rack-terms-call-none = ingen tidsgräns för rop
rack-terms-call-asked = alla tillfrågas efter varje tur
rack-terms-aid = med minneshjälp
