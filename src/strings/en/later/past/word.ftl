### What the characters say at the end of a game, each in their own way. They speak to whoever they lost to, beat or tied with.
### $run: a run by its first and last tile, "26–56". $tiles: how many went at once, as a word, "nine". Each sentence gets a capital in front.

# How their words are set: as somebody's own.
word-quoted = “{ $text }”
# A run by its ends.
word-run = { $first }–{ $last }

## Pip: eight years old, dreamy, takes whatever glitters

word-pip-lost-missed = Was { $run } a run? I was watching a bird.
word-pip-lost-vain = I really thought there was a run. It glittered!
word-pip-lost-big = { $tiles } at once! Can you show me how?
word-pip-lost-close = So close! Again, again!
word-pip-lost-plain = You win! What’s for tea?
word-pip-won-claimed = You left { $run } lying about. Finders keepers!
word-pip-won-big = I got { $tiles } at once! Did you see?
word-pip-won-close = I won! Only just, but I won!
word-pip-won-plain = I won? I won! Wait till I tell Mum!
word-pip-tied = The same as me! Are we twins now?

## Wanda: rash, grabs first and thinks later

word-wanda-lost-missed = I put it there, I looked at it, and I missed it: { $run }!
word-wanda-lost-vain = I’d call it again. One of these days it’ll be a run.
word-wanda-lost-big = { $tiles } at once? I wanted to grab those!
word-wanda-lost-close = One more grab and I’d have had you.
word-wanda-lost-plain = Enough thinking. Again, and faster!
# A play on "you snooze, you lose" and the name of the game.
word-wanda-won-claimed = You snooze, I snag. Thanks for { $run }!
word-wanda-won-big = { $tiles } in one grab. That’s how it’s done!
word-wanda-won-close = By a whisker! My heart is still racing.
word-wanda-won-plain = First thought, best thought. Told you.
word-wanda-tied = A tie? I won’t sleep until we play again.

## Otto: unhurried, elderly, forgets no tile and misses what is under his nose

word-otto-lost-missed = I never saw { $run }. It was right under my nose.
word-otto-lost-vain = For once I was in a hurry, and I called for nothing.
word-otto-lost-big = { $tiles } at once. I had to put on my other glasses.
word-otto-lost-close = So near. One more cup of tea and it was mine.
word-otto-lost-plain = Well played. I shall remember every tile of it.
word-otto-won-claimed = You overlooked { $run }. That’s usually my job.
word-otto-won-big = { $tiles } at once. Good things take time.
word-otto-won-close = That was close. Patience won it.
word-otto-won-plain = Slowly does it. Shall we have another?
word-otto-tied = A tie. No hurry, we can settle it later.

## Viola: sees every line, and forgets what has left the board

word-viola-lost-missed = I see every line there is, and yet { $run } slipped past me.
word-viola-lost-vain = I was sure that tile was still there. Wasn’t it?
word-viola-lost-big = { $tiles } at once. What a lovely pattern!
word-viola-lost-close = So close! If only I knew what had gone.
word-viola-lost-plain = I saw it coming, and then I forgot.
word-viola-won-claimed = { $run } stood out like a row of lamps.
word-viola-won-big = { $tiles } at once. See how the lines meet?
word-viola-won-close = Close! I had lost count of what was gone.
word-viola-won-plain = The lines were all there. You only have to look.
word-viola-tied = A tie. How beautifully even.

## Henrik: calm, careful, gives nothing away

word-henrik-lost-missed = { $run } was mine, and I let it go. Noted.
word-henrik-lost-vain = A call for nothing. I know better than that.
word-henrik-lost-big = { $tiles } at once. I shouldn’t have left that open.
word-henrik-lost-close = A tile here, a tile there. Well played.
word-henrik-lost-plain = You gave little away. I like that.
word-henrik-won-claimed = I waited, and { $run } was still there.
word-henrik-won-big = { $tiles } at once. One chance is enough.
word-henrik-won-close = Closer than I like.
word-henrik-won-plain = No hurry and no mistakes. That’s all there is to it.
word-henrik-tied = Even. Neither of us left much lying about.

## Ada: the champion, counts every tile

word-ada-lost-missed = I’d counted { $run } and didn’t call it. Remarkable.
word-ada-lost-vain = My count was off by one. It won’t happen again.
word-ada-lost-big = { $tiles } at once. I saw it one turn too late.
word-ada-lost-close = There was one good draw between us. Again?
word-ada-lost-plain = You counted better today. That’s rare.
word-ada-won-claimed = { $run } was there for anyone who was counting.
word-ada-won-big = { $tiles } at once. I was saving that square.
word-ada-won-close = You made me count twice. Well played.
word-ada-won-plain = I knew where every tile was. Do come back.
word-ada-tied = A tie. I’d like to see that game again.
