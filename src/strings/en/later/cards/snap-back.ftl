### The card of Snap Back. Its best: the highest die at the end of a game.

guest-name-snap-back = Snap Back
guest-line-snap-back = Cards go by. Was this number among the last six? For 1 to 4 people and the computers, ten minutes.
guest-best-snap-back = your best: die on { $best }
guest-curve-snap-back = 
    { $count ->
        [one] Your die at the end of your first game: { $to }.
       *[other] Your die at the end of your last { $count } games: from { $from } to { $to }.
    }
card-table-line-snap-back = Cards go by. Was this number among the last six?
