### Why a record of Snap Back is refused. What stood in it is in quotation marks already.

## A record

# $what: "part" of the record or the "whole". $missing: "yes" where nothing stands there. $where: its name in the file. $found: what stands there.
snap-back-record-not-a-record =
    { $what ->
        [whole] { $missing ->
            [yes] This is not a Snap Back record: it is missing.
           *[no] This is not a Snap Back record: it is { $found }.
        }
       *[part] { $missing ->
            [yes] This is not a Snap Back record: { $where } is missing.
           *[no] This is not a Snap Back record: { $where } is { $found }.
        }
    }
snap-back-record-seats = A game has 1 to { $most } seats, not { $count }.
snap-back-record-same-name = Two seats are called { $name }. Every seat needs a name of its own.

## An event of it that breaks a rule

snap-back-refusal-unknown-event = There is no such event.
snap-back-refusal-no-cards = There are no more cards in the deck.
snap-back-refusal-reveal-first = First everybody has to show a number.
snap-back-refusal-call-first = Nobody has called, so nobody shows a number.
snap-back-refusal-too-early = Nobody can call before the seventh card.
snap-back-refusal-called-before = Somebody has called this card already.
snap-back-refusal-unknown-seat = A call has to name one or more seats of the game, each of them once.
snap-back-refusal-bad-claims = Everybody has to show one number from 0 to 6.
snap-back-refusal-game-over = The game is over.
