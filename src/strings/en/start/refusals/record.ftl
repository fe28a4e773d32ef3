# Why the record of a game is refused. What stood in it comes in quotation marks already.

record-too-large = The record is larger than { $bytes } bytes.
record-not-json = This isn’t JSON.
# $what: "part" of the record or the "whole". $missing: "yes" where nothing stands there. $where: its name in the file. $found: what stands there.
record-not-a-record =
    { $what ->
        [whole] { $missing ->
            [yes] This isn’t a SNAG record: there’s nothing in it.
           *[no] This isn’t a SNAG record but { $found }.
        }
       *[part] { $missing ->
            [yes] This isn’t a SNAG record: { $where } is missing.
           *[no] This isn’t a SNAG record: { $where } is { $found }.
        }
    }
record-unknown-version = This record has version { $version }, but we only know version 1.
record-unknown-starter = Seat { $starter } can’t start: the seats are 0 to { $last }.
record-deal-count = The deal has { $count } tiles, not 76.
record-deal-not-a-tile = The deal has { $tile } in it, which isn’t a tile.
record-deal-twice = The deal has tile { $tile } twice.
# $event: its number. $reason: a sentence from "refusal".
record-illegal-event = Event { $event } breaks a rule. { $reason }
record-result-differs = The record’s events don’t lead to the result it gives.
