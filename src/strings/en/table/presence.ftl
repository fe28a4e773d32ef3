# At a table at which people play on devices of their own: where somebody is, in the small line below their name, and with it when it's
# read out. As few letters as can be.

table-presence-device = on their own screen
table-presence-far = from afar · { $ms } ms
table-presence-away = away
table-presence-plays = away: { $character } plays
