### After a game in which two people lay cards at once: how it ended, what a review tells, records, and the replay.

## How it ended

laying-after-won = { $you ->
    [yes] You won!
   *[no] { $name } won!
}
laying-after-drawn = A draw
laying-after-stopped = Game stopped
# $time: minutes and seconds, "8:05".
laying-after-line = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  } laid in { $time }

## The review

laying-review-laid = Cards you laid
laying-review-back = A moment too late
laying-review-quickest = Quickest card
laying-review-usual = Usual time to lay a card
laying-review-note = Times run from the moment a card could be laid there.
# A moment in the list. $told: one of those below. $time: "0.62 s".
laying-moment-heard = Card { $number }: { $told }
laying-moment-quick = { $you ->
    [yes] You laid the { $card } after { $time }: your quickest.
   *[no] { $name } laid the { $card } after { $time }: the quickest.
}
laying-moment-slow = It took { $time } until somebody saw that the { $card } could be covered.
laying-moment-run = { $you ->
    [yes] You laid { $count } cards in a row.
   *[no] { $name } laid { $count } cards in a row.
}
laying-moment-back = { $you ->
    [yes] Same moment: your card went back.
   *[no] Same moment: { $genitive } card went back.
}
laying-moments-none = Nothing to look at again.
laying-moments-all = { $count ->
    [one] { $count } moment
   *[other] All { $count } moments
}

## Records

laying-bests-won = Games won
laying-bests-quickest = Quickest card
laying-bests-usual = Best usual time to lay a card
laying-bests-share = Largest share of cards laid
laying-bests-plot-usual = Usual time to lay a card, game by game: shorter bars are quicker
laying-bests-plot-share = Share of the cards that you laid, game by game
laying-bests-note = Shares and usual times count in games where you laid five cards or more.
laying-better-quickest = New record: your quickest card!
laying-better-usual = New record: your best usual time!
laying-better-share = New record: your largest share of the cards!

## The replay

# The name of the file.
laying-replay-file-box = california-speed-game.json
laying-replay-file-rows = aggravation-game.json
laying-replay-file-hand = speed-game.json
laying-story-start = { $kind ->
    [hand] Five cards each in hand, fifteen each in the stock.
   *[other] Half the pack each, face down.
}
laying-story-dealt = On three: four new cards each.
laying-story-turned = New: { $cards }.
laying-story-laid = { $you ->
    [yes] You lay the { $card } on the { $on }.
   *[no] { $name } lays the { $card } on the { $on }.
}
laying-story-drew = { $you ->
    [yes] You draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
   *[no] { $name } draws { $count ->
        [one] a card
       *[other] { $count } cards
    }.
}
laying-story-fits = { $count ->
    [0] Nobody can lay a card.
    [one] One card can be laid.
   *[other] { $count } cards can be laid.
}
laying-story-open = { $count ->
    [0] Nothing is left to cover.
    [one] { $count } stack can be covered.
   *[other] { $count } stacks can be covered.
}
laying-story-stopped = The game was stopped here.
