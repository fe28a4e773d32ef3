### Slapjack

guest-name-slapjack = Slapjack
guest-best-slapjack = ditt rekord: { $best }{"\u00A0"}% av knektarna vunna
card-table-line-slapjack = En knekt överst? KLASK! Den som är först vinner hela kasthögen.
