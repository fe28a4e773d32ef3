### What the characters say in passing, each in their own voice: when somebody takes a run that they missed themselves (robbed), or when
### they take one that somebody else missed (took). They are very short: no more than 26 letters, two lines in a corner of a phone.

## Pip: eight years old, dreamy, takes whatever glitters

remark-pip-robbed-1 = Hey, that was mine!
remark-pip-robbed-2 = Oh! Was that a run?
remark-pip-robbed-3 = I only blinked!
remark-pip-robbed-4 = Aww! So shiny, too.
remark-pip-took-1 = Finders keepers!
remark-pip-took-2 = Ooh, glittery!
remark-pip-took-3 = You dropped something!
remark-pip-took-4 = I saw it! I really did!

## Wanda: rash, grabs first and thinks later

remark-wanda-robbed-1 = Grr! I was about to!
remark-wanda-robbed-2 = Stop, thief!
remark-wanda-robbed-3 = I looked right at it!
remark-wanda-robbed-4 = The next one’s mine!
remark-wanda-took-1 = Mine, mine, mine!
remark-wanda-took-2 = Too slow!
remark-wanda-took-3 = Grabbed it!
remark-wanda-took-4 = Snooze and lose!

## Otto: unhurried, elderly, forgets no tile and misses what is under his nose

remark-otto-robbed-1 = Under my very nose!
remark-otto-robbed-2 = Dear me. Well spotted.
remark-otto-robbed-3 = Where are my glasses?
remark-otto-robbed-4 = I was getting to it.
remark-otto-took-1 = Patience pays.
remark-otto-took-2 = Well, well. For me?
remark-otto-took-3 = Even I saw that one.
remark-otto-took-4 = Slow, but wide awake.

## Viola: sees every line, and forgets what has left the board

remark-viola-robbed-1 = But I see everything!
remark-viola-robbed-2 = Such a lovely line. Gone.
remark-viola-robbed-3 = Wait, whose was that?
remark-viola-robbed-4 = I saw it. Too late.
remark-viola-took-1 = Lines can’t hide from me.
remark-viola-took-2 = What a pretty row!
remark-viola-took-3 = There! Did you see it?
remark-viola-took-4 = Lovely. I’ll have that.

## Henrik: calm, careful, gives nothing away

remark-henrik-robbed-1 = Noted.
remark-henrik-robbed-2 = Hm. That one was mine.
remark-henrik-robbed-3 = Not twice.
remark-henrik-robbed-4 = Well taken.
remark-henrik-took-1 = I waited for that.
remark-henrik-took-2 = Thank you.
remark-henrik-took-3 = You left that lying.
remark-henrik-took-4 = Quietly does it.

## Ada: the champion, counts every tile

remark-ada-robbed-1 = I’d counted on that.
remark-ada-robbed-2 = Remarkable. Well seen.
remark-ada-robbed-3 = One slip. Just the one.
remark-ada-robbed-4 = You’re getting sharper.
remark-ada-took-1 = I was counting on it.
remark-ada-took-2 = Do count again.
remark-ada-took-3 = Four in a row, my dear.
remark-ada-took-4 = I never look away.
