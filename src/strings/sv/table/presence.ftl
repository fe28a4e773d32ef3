# At a table at which people play on devices of their own: where somebody is, in the small line below their name, and with it when it's
# read out. As few letters as can be.

table-presence-device = vid sin egen skärm
table-presence-far = på distans · { $ms } ms
table-presence-away = borta
table-presence-plays = borta: { $character } spelar
