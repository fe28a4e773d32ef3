# Why the record of a game is refused. What stood in it comes in quotation marks already.

record-too-large = Filen är större än { $bytes } byte.
record-not-json = Det här är inte JSON.
record-not-a-record =
    { $what ->
        [whole] { $missing ->
            [yes] Det här är inget SNAG-parti: det är tomt.
           *[no] Det här är inget SNAG-parti utan { $found }.
        }
       *[part] { $missing ->
            [yes] Det här är inget SNAG-parti: { $where } saknas.
           *[no] Det här är inget SNAG-parti: { $where } är { $found }.
        }
    }
record-unknown-version = Det har version { $version }, men vi känner bara till version 1.
record-unknown-starter = Plats { $starter } kan inte börja: platserna är 0 till { $last }.
record-deal-count = Given har { $count } brickor, inte 76.
record-deal-not-a-tile = I given finns { $tile }, som inte är någon bricka.
record-deal-twice = I given finns bricka { $tile } två gånger.
record-illegal-event = Händelse { $event } bryter mot en regel. { $reason }
record-result-differs = Det som spelades leder inte till resultatet som anges.
