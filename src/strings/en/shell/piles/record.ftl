### Why a record of a game of piles is refused.

## What stands before the events of a record

piles-record-deck = The deck has to be exactly the cards of its packs.
piles-record-dealer = The dealer has to be one of the seats.
piles-record-events = The events have to be a list.
piles-record-times = If a record gives times, it needs one for each event, 0 or more, and none earlier than the one before.
