# Sägs både på telefonerna och på den stora sidan, vid ett bord med flera enheter.

apart-join-title = Bord { $code }
apart-code-label = Bordets kod
apart-wait-seats = Platser
# $ms: how long a message takes there and back.
apart-state-far = långt borta · { $ms } ms
apart-state-away = borta
apart-join-name = Ditt namn
apart-join-mark = Ditt märke
apart-join-sit = Sätt dig
apart-try-again = Försök igen
apart-start = Starta partiet
apart-wait-host = { $name } startar partiet.
apart-home = Till startsidan
