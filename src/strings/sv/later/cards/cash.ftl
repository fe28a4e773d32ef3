### Cash

guest-name-cash = Cash
card-table-line-cash = Fyrtal? Ge din partner den hemliga signalen – och hoppas att ingen annan förstår.
