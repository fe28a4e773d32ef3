# Said on the phones and on the big page alike, at a table of several devices.

apart-join-title = Bord { $code }
apart-code-label = Bordskod
apart-wait-seats = Platser
# $ms: how long a message takes there and back.
apart-state-far = på distans · { $ms } ms
apart-state-away = borta
apart-join-name = Ditt namn
apart-join-mark = Ditt märke
apart-join-sit = Sätt dig
apart-turns-late = { $name } har { $ms } ms fördröjning. Ett kort du lägger kan dröja upp till { $seconds } s innan det vänds, men det som räknas är när du trycker.
apart-too-far = { $name } har { $ms } ms fördröjning. Då går det inte att rättvist avgöra vem som ropade först.
apart-too-far-ask = Ingen brådska: fråga alla
apart-too-far-keep = Tävla ändå
apart-calls = Vem ropade först?
apart-try-again = Försök igen
apart-trying-now = Kontakten med bordet bröts. Försöker igen…
apart-held = Servern kan inte spara partiet just nu, så det är pausat. Det fortsätter av sig självt.
apart-start = Starta partiet
apart-wait-host = Väntar på att { $name } ska starta partiet.
apart-home = Till startsidan
# The host's screen has no seat, so it has no name.
apart-wait-screen = Partiet startas på värdens skärm.
apart-over-next = Väntar på att { $name } ska starta nästa parti.
apart-over-next-screen = Nästa parti startas på värdens skärm.
apart-next = Spela nästa parti
apart-state-host = värd
# What the games so far came to.
apart-card = Partier vid det här bordet
apart-reload = Ladda om sidan
# Beside why this tab hears nothing more: another one has the seat.
apart-play-here = Spela här i stället

## For whom a game waits, to somebody who has said what was asked of all, and to somebody who looks on.

waits-answers-own = Du har svarat. Väntar på de andra.
waits-answers = Väntar på allas svar.
# $names: those who haven't pressed *Count the tiles* yet.
waits-count-own = Du är redo att räkna. Väntar på { $names }.
waits-count = Väntar på att { $names } ska räkna brickorna.
# The game is paused for all; $name: the host.
waits-host = Väntar på att { $name } ska fortsätta partiet.
