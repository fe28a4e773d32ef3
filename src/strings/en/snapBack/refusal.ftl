### Why something of Snap Back is refused: a record, a game that was kept, or who sits down. What stood in it is in quotation marks already.

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

## A game that was kept. $reason: a sentence from above or below.

snap-back-broken-game = This game cannot be opened. { $reason }
snap-back-broken-form = It is not in a form that this version knows.

## Who sits down. $name and $key are in quotation marks.

snap-back-problem-not-a-setup = It does not say who plays, and how.
snap-back-problem-nobody-plays = At least one person has to play.
snap-back-problem-too-many-seats = At most { $most } can play. Take somebody out first.
snap-back-problem-too-many-people = At most { $most } people can play at one screen. The other seats are for the characters.
snap-back-problem-long-name = { $name } is too long: a name has at most { $most } letters.
snap-back-problem-same-name = Two players are called { $name }. Give one of them another name.
snap-back-problem-same-key = Two people call with { $key }. Give one of them another key.
snap-back-problem-same-mark = Two players have the same mark. Give one of them another.
