# The phone's page at a table of several devices: joining, waiting, and what stands around the rack.

## The page as a whole. $code: the table's four letters.

apart-title = Bord { $code } · SNAG
apart-title-none = Gå till ett bord · SNAG
apart-table = bord { $code }
apart-opening = Går till bordet…
apart-reload = Ladda om sidan
# Beside why this tab hears nothing more: another one has the seat.
apart-play-here = Spela här i stället
apart-other-code = Använd en annan kod
# $time: such as "0:12" or "3:40".
apart-trying = Ingen kontakt med bordet. Vi har försökt i { $time }…
apart-trying-now = Kontakten med bordet bröts. Försöker igen…

## The code is typed in by hand.

apart-code-title = Gå till ett bord
apart-code-hint = Fyra bokstäver. De står på skärmen hos den som öppnade bordet.
apart-code-go = Gå till bordet
apart-code-bad = Ett bords kod har fyra bokstäver, till exempel KXNT.

## Joining.

apart-join-mark-taken = { $mark }, upptaget
apart-join-watch = Bara titta på
# A game is on, and a seat in it is played by a character. $character: its name.
apart-join-take = { $character } håller den här platsen: ta över den
apart-join-later = Ett parti pågår. Sätt dig nu, så är du med i nästa.

## Who is there, a sentence for each.

apart-who-here = { $name } är här
apart-who-far = { $name } är långt borta
apart-who-away = { $name } är inte ansluten
apart-who-played = { $character } spelar för { $name }
apart-who-character = { $character } spelar
apart-who-free =
    { $count ->
        [one] en plats är ledig
       *[other] { $count } platser är lediga
    }
apart-who-watching =
    { $count ->
        [one] en tittar på
       *[other] { $count } tittar på
    }

## At the table, before and between games.

apart-wait-title = Vid bordet
# $game: what a game is called.
apart-wait-game = Nästa spel är { $game }.
# The host's screen has no seat, so it has no name.
apart-wait-screen = Partiet startas på skärmen som öppnade bordet.
apart-wait-next = Ett parti pågår. Du är med i nästa.
apart-again = Spela igen
apart-sit-here = Sätt dig vid bordet
apart-watch-game = Titta på partiet
apart-you = { $name } (du)
apart-seat-free = ledig plats
apart-state-here = här
apart-state-played = borta · { $character } spelar
apart-state-character = datorspelare

## While a game is on.

apart-loading = Går till partiet…
apart-loading-failed = Spelet kunde inte hämtas. Kontrollera din anslutning.
apart-paused = Värden har pausat partiet.
apart-players = Spelare
apart-no-rack = Det här spelet spelas på hela bordet.

## After a game.

apart-over-won = { $names } vinner!
apart-over-shared = { $names } delar på segern!
apart-over-none = Ingen vann det här partiet.
apart-over-next = { $name } startar nästa parti.
apart-over-next-screen = Nästa parti startas på skärmen som öppnade bordet.
apart-card = Partierna vid bordet
apart-card-name = Namn
apart-card-wins = Segrar
apart-card-points = Poäng
apart-card-games =
    { $count ->
        [one] Ett parti hittills
       *[other] { $count } partier hittills
    }

## The menu, and what is in it.

apart-menu = Meny
apart-menu-close = Stäng
apart-menu-signs = Ge ett tecken
apart-menu-mute = Dölj allas tecken
apart-menu-pause = Pausa för alla
apart-menu-go-on = Fortsätt för alla
apart-menu-whole = Visa hela bordet
apart-menu-rise = Lämna min plats
apart-menu-rise-sure = Vill du lämna din plats? Då kan någon annan ta den.
apart-menu-rise-now = Ja, lämna den
apart-menu-stay = Nej, stanna
apart-menu-language = Språk
apart-menu-language-system = Som på enheten
apart-menu-vibrate = Vibrera när det är min tur
apart-menu-leave = Lämna bordet

## This device is the table's host: whoever opened it is away, or has opened it here.

apart-manage = Hantera bordet
apart-host-now = Du är bordets värd nu.
