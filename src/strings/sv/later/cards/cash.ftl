### Cash

guest-name-cash = Cash
card-table-line-cash = Fyra lika? Ge din partner den hemliga signalen, och hoppas att ingen annan förstår.
