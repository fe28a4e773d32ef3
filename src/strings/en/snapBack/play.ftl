### The table of Snap Back: what lies on it, what can be done, and what came of it. A child must understand each sentence.

## What lies on the table

# What is shouted. On the burst.
snap-back-snap = SNAP!
# Over a card that lies turned down: so many cards before the one that lies open.
snap-back-back = { $back } back
# The same of a card that is like the open one, as it is heard.
snap-back-same = { $back } back: the same number
snap-back-card = Card: { $rank }
snap-back-die = Die: { $face }
# At the top: $time is "6:40", $seconds "2.5".
snap-back-time-left = { $time } left
snap-back-every = a card every { $seconds } s
# Of whoever has chosen a number in secret.
snap-back-has-chosen = has chosen
snap-back-called-tag = called
# The same with how long it took: $time is "0.8".
snap-back-called-in = called in { $time } s

## Under a player's die

snap-back-your-best = your record: { $die }
snap-back-best = record: { $die }
snap-back-remembers = remembers { $back } back
snap-back-shows = shows { $claim }
snap-back-shows-a-fist = shows a fist

## What can be done, in a sentence under the cards

snap-back-ready = Six cards come first. Remember them, in order.
snap-back-first-cards = Six cards come first. Remember them.
snap-back-first-cards-untimed = Six cards come first. Take your time with each one.
snap-back-seen-before = Seen before? Call, then show how many cards back: 1 to 6.
snap-back-next-comes = The next card comes soon.
snap-back-asked = Was this number among the last six cards? Call, or let it pass.
snap-back-calls = { $you ->
    [yes] You call!
   *[no] { $name } calls!
}
# $names: "Ann and Viola".
snap-back-call-together = { $names } call at the same time!
# $called: "Viola calls!" $caller: whether whoever reads it has called. Then they have no fist to show.
snap-back-choose = { $caller ->
    [yes] { $called } How many cards back was it?
   *[no] { $called } How many cards back was it? A fist means not at all.
}
snap-back-shows-fist = You’re showing a fist: not at all. You can still change it.
snap-back-shows-back = You’re showing { $back } back. You can still change it.
snap-back-once-more = The last six once more.

## At a reveal: what was true of the card. $backs: "3", or "3 and 5".

snap-back-was = It was { $backs } back.
snap-back-was-not = It wasn’t among the last six.

## And what came of it for whoever reads it. $die: what it shows now.

snap-back-result-false-call = False call! Your die goes down to { $die }.
snap-back-result-false-call-least = False call! Your die stays at 1.
snap-back-result-call-fist = You called, but showed no number: your die goes down to { $die }.
snap-back-result-call-fist-least = You called, but showed no number. Your die stays at 1.
snap-back-result-call-wrong = You called, but your number was wrong: your die goes down to { $die }.
snap-back-result-call-wrong-least = You called, but your number was wrong. Your die stays at 1.
snap-back-result-nothing = Your die stays at { $die }.
snap-back-result-beyond = You missed it, but it was more than { $die } back, so your die stays at { $die }.
snap-back-result-missed = You missed it: your die goes down to { $die }.
snap-back-result-missed-least = You missed it. Your die stays at 1.
snap-back-result-below = Right! But it’s less than your die shows, so your die stays at { $die }.
snap-back-result-up = Right! Your die goes up to { $die }.
snap-back-result-true-six = Right! Your die was on 6, and it was 6 back: the winning 6. The game is over.

## The end

snap-back-over-six = { $names } showed the winning 6: the game is over!
snap-back-over-time = Time’s up.
snap-back-over-stopped = The game was stopped.

## What is pressed

snap-back-next-card = Next card
snap-back-how-far = How many cards back?
snap-back-fist = Fist
# The name of a button: "3 back".
snap-back-choose-back = { $back } back
snap-back-choose-fist = Fist: not at all

## The menu, which is a pause

snap-back-stop-sure = Stop this game? It ends here, and your die counts as it is.
# The same while a number is chosen after a call.
snap-back-stop-choosing = Stop this game? If you haven’t shown your number yet, you’ll show a fist. Then the game ends.
snap-back-rule-cards = Cards go by, one at a time. Each lies open for a moment, then it’s turned face down.
snap-back-rule-call = Was the same number there one to six cards ago? Call SNAP!
snap-back-rule-show = After a call, everyone secretly shows how many cards back it was: 1 to 6. If you didn’t call, you can also show a fist, which means not at all.
snap-back-rule-several = More than one number can be right. In 7 2 5 2 8 4 2, the other 2s are 3 and 5 back: either counts.
snap-back-rule-up = If you’re right, and your number is as high as your die or higher, your die goes up by one.
snap-back-rule-stays = If you’re right, but your number is lower than your die, your die stays.
snap-back-rule-caller = If you called and your number is wrong, your die goes down by one, no matter how far back the match was. A false call costs the same.
snap-back-rule-down = If you didn’t call and your number is wrong, your die goes down by one. It stays if there was no match, or only matches farther back than your die shows.
snap-back-rule-limits = A die never goes below 1 or above 6.
snap-back-rule-start = Before the game, you can give each player their own starting die. The lower it is, the easier the start.
snap-back-rule-end = The game ends when someone whose die is on 6 shows a match 6 cards back (the winning 6), or when time is up.
snap-back-keys = Keys: Space calls, 0 to 6 show a number, P pauses. W reads the dice, T the time, C what you can do.

## What is read aloud

# $dice: "Ann 4, Viola 3".
snap-back-read-dice = Dice: { $dice }.
snap-back-read-die = { $name } { $die }
snap-back-read-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}{ $seconds ->
    [0] {""}
    [one] {" and "}{ $seconds } second
   *[other] {" and "}{ $seconds } seconds
} left.
snap-back-read-seconds = { $seconds ->
    [one] { $seconds } second left.
   *[other] { $seconds } seconds left.
}
snap-back-read-no-time = This game has no time limit.
snap-back-said-back = { $back } back: { $rank }
# Of somebody at a reveal, in a list: "Viola 3, die up to 4".
snap-back-said-shown = { $claim ->
    [0] { $name } a fist
   *[other] { $name } { $claim }
}
snap-back-said-up = { $what }, die up to { $die }
snap-back-said-down = { $what }, die down to { $die }
# $all: the list of these.
snap-back-said-all = They showed: { $all }.
