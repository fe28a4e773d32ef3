# The phone's page at a table of several devices: joining, waiting, and what stands around the rack.

## The page as a whole. $code: the table's four letters.

apart-title = Bord { $code } · SNAG
apart-title-none = Gå med vid ett bord · SNAG
apart-table = bord { $code }
apart-opening = Ansluter till bordet…
apart-other-code = Använd en annan kod
# $time: such as "0:12" or "3:40".
apart-trying = Ännu ingen kontakt med bordet efter { $time }. Kolla ditt wifi. Vi fortsätter försöka.

## The code is typed in by hand.

apart-code-title = Gå med vid ett bord
apart-code-hint = Fyra bokstäver. De står på värdens skärm.
apart-code-go = Gå med vid bordet
apart-code-bad = En bordskod har fyra bokstäver, till exempel KXNT.

## Joining.

apart-join-mark-taken = { $mark }, upptaget
apart-join-watch = Bara titta på
# A game is on, and a seat in it is played by a character. $character: its name.
apart-join-take = Ta över från { $character }
apart-join-later = Ett parti pågår. Sätt dig nu, så är du med i nästa.

## Who is there, a sentence for each.

apart-who-here = { $name } är här
apart-who-far = { $name } är med på distans
apart-who-away = { $name } är borta
apart-who-played = { $character } spelar åt { $name }
apart-who-character = { $character } spelar
apart-who-free =
    { $count ->
        [one] en plats är ledig
       *[other] { $count } platser är lediga
    }
apart-who-watching =
    { $count ->
        [one] en person tittar på
       *[other] { $count } personer tittar på
    }

## At the table, before and between games.

apart-wait-title = Vid bordet
# $game: what a game is called.
apart-wait-game = Nästa spel: { $game }
apart-wait-next = Ett parti pågår. Du är med i nästa.
apart-sit-here = Sätt dig vid bordet
apart-watch-game = Titta på partiet
apart-you = { $name } (du)
apart-seat-free = ledig plats
apart-state-here = här
apart-state-played = borta · { $character } spelar
apart-state-character = datorspelare

## While a game is on.

apart-loading = Laddar partiet…
apart-loading-failed = Spelet kunde inte laddas. Kontrollera din anslutning.
apart-paused = Partiet är pausat. Värden kan fortsätta.
apart-players = Spelare
apart-no-rack = Det här spelet spelas på hela bordet.

## After a game.

apart-over-won = { $names } vinner!
apart-over-shared = { $names } delar segern!
apart-over-none = Ingen vann det här partiet.
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
apart-menu-signs = Reaktioner
apart-menu-mute = Dölj allas reaktioner
apart-menu-pause = Pausa för alla
apart-menu-go-on = Fortsätt för alla
apart-menu-whole = Öppna hela bordet
apart-menu-rise = Lämna min plats
apart-menu-rise-sure = Vill du lämna din plats? Då kan någon annan ta den.
apart-menu-rise-now = Ja, lämna den
apart-menu-stay = Nej, sitt kvar
apart-menu-language = Språk
apart-menu-language-system = Som enheten
apart-menu-sound = Ljud
apart-menu-vibrate = Vibrera när det är min tur
apart-menu-leave = Lämna bordet

## This device is the table's host: whoever opened it is away, or has opened it here.

apart-manage = Hantera bordet
# Namnet på ett val: vilken figur som spelar på en plats.
apart-manage-seat = Figur på plats { $number }
apart-host-now = Nu är du värd för bordet.
