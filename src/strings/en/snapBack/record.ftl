### Why a record of Snap Back is refused. What stood in it is in quotation marks already.

## A record

# $what: "part" of the record or the "whole". $missing: "yes" where nothing stands there. $where: its name in the file. $found: what stands there.
snap-back-record-not-a-record = 
    { $what ->
        [whole] { $missing ->
            [yes] There’s no Snap Back record here.
           *[no] This isn’t a Snap Back record: it’s { $found }.
        }
       *[part] { $missing ->
            [yes] This isn’t a Snap Back record: { $where } is missing.
           *[no] This isn’t a Snap Back record: { $where } is { $found }.
        }
    }
snap-back-record-seats = A game has 1 to { $most } seats, not { $count }.
snap-back-record-same-name = Two seats are called { $name }. Each seat needs its own name.

## An event of it that breaks a rule

snap-back-refusal-unknown-event = There’s no such event.
snap-back-refusal-no-cards = The deck has no more cards.
snap-back-refusal-reveal-first = Everyone has to show a number first.
snap-back-refusal-call-first = Nobody has called, so nobody shows a number.
snap-back-refusal-too-early = Nobody can call before the seventh card.
snap-back-refusal-called-before = This card has already been called.
snap-back-refusal-unknown-seat = A call has to name one or more seats of the game, each only once.
snap-back-refusal-bad-claims = Everyone has to show one number from 0 to 6.
snap-back-refusal-game-over = The game is over.
