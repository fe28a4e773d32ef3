### Snap Back

guest-name-snap-back = Snap Back
guest-line-snap-back = Kort visas, ett i taget. Fanns talet bland de sex senaste? För 1 till 4 personer och datorerna, tio minuter.
guest-best-snap-back = ditt rekord: tärningen på { $best }
guest-curve-snap-back = 
    { $count ->
        [one] Din tärning i slutet av ditt första parti: { $to }.
       *[other] Din tärning i slutet av dina senaste { $count } partier: från { $from } till { $to }.
    }
card-table-line-snap-back = Kort visas, ett i taget. Fanns talet bland de sex senaste?
