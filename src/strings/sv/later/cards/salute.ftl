### Salute the King

guest-name-salute = Honnör för kungen
guest-best-salute = ditt rekord: { $best }{"\u00A0"}% besvarade i tid
card-table-line-salute = En kung? Honnör! Fyra kort kräver var sin gest. Den som gör den sist tar kasthögen.
