### Snap

guest-name-snap = Snap
guest-best-snap = ditt rekord: { $best }{"\u00A0"}% av träffarna ropade
card-table-line-snap = Två lika? Ropa SNAP! Tre bord, det enklaste först.
