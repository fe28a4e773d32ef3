### A table of piles: what lies on it, what can be done, and what happens. $deed: "slap" where players slap jacks, "call" where they call
### out what matches.

## What lies on the table

piles-pile-title = Pile
# Beside it, where the top card was turned out of turn.
piles-dead = dead card
# A player's place as it is heard. $open: "9 of clubs".
piles-place = { $name }: { $cards } in stock, open { $open }
piles-place-none = { $name }: { $cards } in stock, no open card
piles-place-common = { $name }: { $cards } in stock
piles-place-out = { $name }: out
# A pile in the middle, as it is heard. $what: its name.
piles-middle = { $cards ->
    [one] { $what }: { $cards } card, { $open }
   *[other] { $what }: { $cards } cards, top { $open }
}
# Where every player answers a card: the list of what each wants; and the signs of somebody who has answered rightly.
piles-wanted = What each card wants
piles-signs-done = { $name }: done

## At the top

piles-head-drum = a card every { $seconds } s

## What can be done, in a sentence under the cards

piles-ready = The cards are dealt. Ready?
piles-prompt-turn = { $you ->
    [yes] Your turn: turn a card.
   *[no] { $genitive } turn.
}
piles-prompt-drum = The drum turns the cards.
# Everybody at this screen is out; $people: one or several of them.
piles-prompt-out = { $people ->
    [one] You’re out, and the others play on. Watch how it ends, or stop the game.
   *[several] You’re all out, and the others play on. Watch how it ends, or stop the game.
}
piles-asked = { $match ->
    [jack] Is there a jack on top? Slap, or let it pass.
    [slap] Is there anything to slap? Slap, or let it pass.
   *[match] Can anything be called? Call, or let it pass.
}

# A button of one of several people at this screen, as it is heard. $what: what stands on it.
piles-several-choice = { $name }: { $what }

## What happens, as it is told for a moment, and heard

piles-told-turned = { $you ->
    [yes] You: { $card }
   *[no] { $name }: { $card }
}
# The same of a card that was turned out of turn: heard before the card, so that nobody slaps a dead jack.
piles-told-dead = { $you ->
    [yes] You, dead card: { $card }
   *[no] { $name }, dead card: { $card }
}
# Heard after a card, where somebody here turns the next one.
piles-told-next = { $you ->
    [yes] Your turn.
   *[no] { $genitive } turn.
}
# $what: what was called.
piles-told-took = { $you ->
    [yes] { $what }! You win { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }.
   *[no] { $what }! { $name } wins { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
      }.
}
# $pays: "no" where it costs no card.
piles-told-wrong = { $deed ->
    [slap] False slap
   *[call] False call
  }{ $pays ->
    [yes] : { $you ->
        [yes] you pay.
       *[no] { $name } pays.
      }
   *[no] { $you ->
        [yes] !
       *[no] { " " }by { $name }.
      }
}
piles-told-out = { $you ->
    [yes] You’re out.
   *[no] { $name } is out.
}
# Said of a last card of all, too, after which the game is over.
piles-told-ran-out = { $you ->
    [yes] You have no cards left.
   *[no] { $name } has no cards left.
}
piles-told-came-back = { $you ->
    [yes] You’re back!
   *[no] { $name } is back!
}
piles-told-gathered = { $you ->
    [yes] You take the pile.
   *[no] { $name } takes the pile.
}
piles-over-won = { $you ->
    [yes] You win the game!
   *[no] { $name } wins the game!
}
piles-over-draw = A draw between { $names }.
piles-over-stopped = The game was stopped.

## The menu, which is a pause

piles-stop-sure = Stop this game? It ends here, and nobody wins.
piles-keys = { $match ->
    [jack] Keys: Space slaps. On your turn, it turns your card if no jack lies on top. D turns your card, M pauses. W reads the cards, C what you can do.
    [slap] Keys: Space slaps. { $keys ->
        [apart] { "" }
       *[both] On your turn, it turns your card if there’s nothing to slap.{ " " }
      }D turns your card, P declines a challenge, M pauses. W reads the cards, C what you can do.
   *[match] Keys: Space calls, and turns your card when nothing can be called. D turns your card, M pauses. W reads the cards, C what you can do.
}

## What is read aloud

# $all: a list: "Ann: 20 in stock, open 9 of clubs".
piles-read-cards = { $all }.
