### The table of Snap: what lies on it, what can be done, and what happens. $call: what is called: snap, pot or pool.

## What lies on the table

# What is shouted: on the bursts.
snap-snap = SNAP!
snap-pot = POT!
snap-pool = POOL!
# What a pile in the middle is called, above it.
snap-pot-title = Snap pot
snap-pool-title = Snap pool
snap-pile-title = Pile
# A player's place as it is heard. $open: "9 of clubs".
snap-place = { $name }: { $cards } in stock, open { $open }
snap-place-none = { $name }: { $cards } in stock, no open card
snap-place-common = { $name }: { $cards } in stock
snap-place-out = { $name }: out
# A pile in the middle, as it is heard. $what: its name.
snap-middle = { $cards ->
    [one] { $what }: { $cards } card, { $open }
   *[other] { $what }: { $cards } cards, top { $open }
}

## At the top

# Which table it is, and what one plays for.
snap-head-own = { $table ->
    [A] one pile
    [B] own piles
   *[C] own piles and pools
} · last with cards wins
snap-head-drum = a card every { $seconds } s

## What can be done, in a sentence under the cards

snap-ready = The cards are dealt. Ready?
snap-prompt-turn = { $you ->
    [yes] Your turn: turn a card.
   *[no] { $genitive } turn.
}
snap-prompt-call = { $table ->
    [A] Call SNAP! when the two top cards are alike.
   *[other] Call SNAP! when two open cards are alike.
}
snap-prompt-pot = Or call POT! when a card fits the snap pot.
snap-prompt-pool = Or call POOL! when a card fits a pool.
# The same where one key calls whatever fits.
snap-prompt-fits-pot = Or when one fits the snap pot.
snap-prompt-fits-pool = Or when one fits a pool.
snap-prompt-drum = The drum turns the cards.
# Everybody at this screen is out; $people: one or several of them.
snap-prompt-out = { $people ->
    [one] You’re out, and the others play on. Watch how it ends, or stop the game.
   *[several] You’re all out, and the others play on. Watch how it ends, or stop the game.
}
snap-asked = Can anything be called? Call, or let it pass.
snap-answers-wait = Waiting for the others.

## What happens, as it is told for a moment, and heard

snap-told-turned = { $you ->
    [yes] You: { $card }
   *[no] { $name }: { $card }
}
# Heard after a card, where somebody here turns the next one.
snap-told-next = { $you ->
    [yes] Your turn.
   *[no] { $genitive } turn.
}
snap-told-took = { $you ->
    [yes] Snap! You win { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }.
   *[no] Snap! { $name } wins { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }.
}
snap-told-took-middle = { $you ->
    [yes] { $call ->
        [pot] Snap pot!
       *[pool] Snap pool!
      } You win { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }.
   *[no] { $call ->
        [pot] Snap pot!
       *[pool] Snap pool!
      } { $name } wins { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }.
}
# $names: two or more: "Ann and Bo".
snap-told-tied = { $names } called at the same time: the cards go to the snap pot.
snap-told-wrong = { $you ->
    [yes] False call: you pay.
   *[no] False call: { $name } pays.
}
snap-told-pooled = { $you ->
    [yes] False call: your pile is a snap pool now.
   *[no] False call: { $genitive } pile is a snap pool now.
}
snap-told-over = { $you ->
    [yes] Your pile is shuffled and turned over.
   *[no] { $genitive } pile is shuffled and turned over.
}
snap-told-out = { $you ->
    [yes] You’re out.
   *[no] { $name } is out.
}
snap-over-won = { $you ->
    [yes] You win the game!
   *[no] { $name } wins the game!
}
snap-over-draw = A draw between { $names }.
snap-over-stopped = The game was stopped.

## What is pressed

# The buttons of several people at one screen.
snap-several-calls = { $call ->
    [snap] { $name } calls Snap!
    [pot] { $name } calls Pot!
   *[pool] { $name } calls Pool!
}

## The menu, which is a pause

snap-stop-sure = Stop this game? It ends here, and nobody wins.
snap-keys = Keys: Space calls, and turns your card when nothing can be called. D turns your card, M pauses. W reads the cards, C what you can do.

## What is read aloud

# $all: a list: "Ann: 20 in stock, open 9 of clubs".
snap-read-cards = { $all }.
