# The eight signs that people at a table can give each other, as buttons and beside whoever gave one.

apart-sign-clap = Bravo!
apart-sign-wellSeen = Snyggt sett!
apart-sign-laugh = Ha ha!
apart-sign-ouch = Aj då!
apart-sign-hurry = Tick tack…
apart-sign-thinking = Låt mig tänka…
apart-sign-thanks = Tack!
apart-sign-goodGame = Bra spelat!
# Read aloud when somebody gives a sign. $sign: one of those above.
apart-sign-given = { $name }: { $sign }
