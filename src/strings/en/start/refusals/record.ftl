# Why the record of a game is refused. What stood in it comes in quotation marks already.

record-too-large = The record is larger than { $bytes } bytes.
record-not-json = This is not JSON.
# $what: "part" of the record or the "whole". $missing: "yes" where nothing stands there. $where: its name in the file. $found: what stands there.
record-not-a-record =
    { $what ->
        [whole] { $missing ->
            [yes] This is not a SNAG record: it is missing.
           *[no] This is not a SNAG record: it is { $found }.
        }
       *[part] { $missing ->
            [yes] This is not a SNAG record: { $where } is missing.
           *[no] This is not a SNAG record: { $where } is { $found }.
        }
    }
record-unknown-version = The record is of version { $version }, but only version 1 is known here.
record-unknown-starter = The starter is seat { $starter }, but the seats are 0 to { $last }.
record-deal-count = The deal has { $count } tiles, not 76.
record-deal-not-a-tile = The deal has { $tile } in it, which is not a tile.
record-deal-twice = The deal has tile { $tile } twice.
# $event: its number. $reason: a sentence from "refusal".
record-illegal-event = Event { $event } breaks a rule. { $reason }
record-result-differs = The record does not lead to the result that it states.
