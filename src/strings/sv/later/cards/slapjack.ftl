### Slapjack

guest-name-slapjack = Slapjack
guest-best-slapjack = ditt rekord: { $best }{"\u00A0"}% av knektarna klaskade
card-table-line-slapjack = En hög, och någonstans i den finns knektarna. Först att klaska på en knekt vinner högen.
