### The first screen of Salute the King: what it is, what is agreed, and games that are over.

salute-title = Salute the King

## What it is

salute-about = One after the other, you each turn a card onto the pile in the middle. An ace: stand up! A king: salute! A queen: bow! A jack: applaud! The last to do it takes the pile. Get rid of all your cards to win.
# On a screen nobody sees who stands up.
salute-about-press = On screen you press a sign instead. Stand up and salute as well, if you like!

## The gestures: on the signs, before the key fields, and as a label of what wants each

salute-gesture = { $gesture ->
    [stand] Stand up
    [salute] Salute
    [bow] Bow
   *[applaud] Applaud
}
# The field with the key of one player. $name: whose.
salute-key = { $gesture ->
    [stand] Stand up
    [salute] Salute
    [bow] Bow
   *[applaud] Applaud
  }: { $who ->
    [you] your key
    [nameless] key
   *[named] { $name }
}

## What is agreed: a label, and beside it words to choose from. "-line" says what the chosen one means.

salute-choice-wants = Gestures for
salute-choice-wants-name = { $wants ->
    [court] ace, king, queen, jack
    [own] cards you choose
   *[dealer] dealer’s choice
}
salute-choice-wants-line = { $wants ->
    [court] Each of them wants its own gesture.
    [own] Choose a card for each gesture: any rank, prime numbers or a sum.
   *[dealer] The dealer picks four ranks, new ones for each game.
}
salute-choice-plain = A gesture at any other card
salute-choice-takes = takes the pile
salute-choice-takes-line = If a card wants no gesture, the first to press a sign takes the pile.
salute-choice-free = costs nothing
salute-choice-free-line = If a card wants no gesture, pressing a sign does nothing.
# In place of the family’s line: no key turns a card and answers.
salute-choice-own-line = When it’s your turn, press your face-down cards.
# What wants a gesture, as a word to choose, and as it is heard. $sum: "21".
salute-wants-name = { $rank ->
    [A] ace
    [K] king
    [Q] queen
    [J] jack
    [T] 10
   *[prime] prime
}
salute-wants-sum = sum { $sum }
salute-wants-sum-name = the number card with which the pile reaches { $sum }
salute-wrong-cards = Two gestures can’t share a card. Choose four different ones.

## What a link asks for and cannot have

salute-link-wants = The link says wants={ $found }. It can be court, own or dealer.
salute-link-card = The link says { $word }={ $found }. It can be a rank, prime, or sum15, sum21, sum25 or sum30.
salute-link-plain = The link says plain={ $found }. It can be free or takes.

## Games that are over

# $when: "21 November 2026 at 08:43".
salute-past-game =
    { $cards ->
        [one] { $when } · { $cards } card turned
       *[other] { $when } · { $cards } cards turned
    }
