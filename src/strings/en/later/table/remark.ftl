### What the characters say in passing, each in their own voice: when somebody takes a run that they missed themselves (robbed), when they
### take one that somebody else missed (took), as the tiles are dealt (hello), and when nothing has been taken for a while (quiet: it must
### not say whether a run lies there). They are very short: no more than 26 letters, two lines in a corner of a phone.

## Pip: eight years old, dreamy, takes whatever glitters

remark-pip-robbed-1 = Hey, that was mine!
remark-pip-robbed-2 = Oh! Was that a run?
remark-pip-robbed-3 = I only blinked!
remark-pip-robbed-4 = Aww! So shiny, too.
remark-pip-took-1 = Finders keepers!
remark-pip-took-2 = Ooh, glittery!
remark-pip-took-3 = You dropped something!
remark-pip-took-4 = I saw it! I really did!
remark-pip-hello-1 = Hi! I’m ready! Are you?
remark-pip-hello-2 = I found a lucky penny!
remark-pip-hello-3 = Ooh, so many tiles!
remark-pip-hello-4 = Can I play too? Yay!
remark-pip-quiet-1 = La la la …
remark-pip-quiet-2 = Is it a run yet?
remark-pip-quiet-3 = I can see a bird!
remark-pip-quiet-4 = My tiles are yawning.

## Wanda: rash, grabs first and thinks later

remark-wanda-robbed-1 = Grr! I was about to!
remark-wanda-robbed-2 = Stop, thief!
remark-wanda-robbed-3 = I looked right at it!
remark-wanda-robbed-4 = The next one’s mine!
remark-wanda-took-1 = Mine, mine, mine!
remark-wanda-took-2 = Too slow!
remark-wanda-took-3 = Grabbed it!
remark-wanda-took-4 = Snooze and lose!
remark-wanda-hello-1 = Ready, steady, SNAG!
remark-wanda-hello-2 = Hello! I’ll be quick.
remark-wanda-hello-3 = My fingers are itching!
remark-wanda-hello-4 = Come on, come on!
remark-wanda-quiet-1 = I could shout any second!
remark-wanda-quiet-2 = So quiet. I hate quiet!
remark-wanda-quiet-3 = Somebody do something!
remark-wanda-quiet-4 = Tick, tock, tick, tock!

## Otto: unhurried, elderly, forgets no tile and misses what is under his nose

remark-otto-robbed-1 = Under my very nose!
remark-otto-robbed-2 = Dear me. Well spotted.
remark-otto-robbed-3 = Where are my glasses?
remark-otto-robbed-4 = I was getting to it.
remark-otto-took-1 = Patience pays.
remark-otto-took-2 = Well, well. For me?
remark-otto-took-3 = Even I saw that one.
remark-otto-took-4 = Slow, but wide awake.
remark-otto-hello-1 = Good day to you.
remark-otto-hello-2 = Ah, a fresh board.
remark-otto-hello-3 = No hurry. I have tea.
remark-otto-hello-4 = Now, where’s my rack?
remark-otto-quiet-1 = Peace and quiet. Lovely.
remark-otto-quiet-2 = Hm, hm, hm. Nice tune.
remark-otto-quiet-3 = More tea, anyone?
remark-otto-quiet-4 = All in good time.

## Viola: sees every line, and forgets what has left the board

remark-viola-robbed-1 = But I see everything!
remark-viola-robbed-2 = Such a lovely line. Gone.
remark-viola-robbed-3 = Wait, whose was that?
remark-viola-robbed-4 = I saw it. Too late.
remark-viola-took-1 = Lines can’t hide from me.
remark-viola-took-2 = What a pretty row!
remark-viola-took-3 = There! Did you see it?
remark-viola-took-4 = Lovely. I’ll have that.
remark-viola-hello-1 = Hello! Nice to see you.
remark-viola-hello-2 = What a lovely board!
remark-viola-hello-3 = My eyes are wide open.
remark-viola-hello-4 = Shall we look for lines?
remark-viola-quiet-1 = So much to look at!
remark-viola-quiet-2 = It’s filling up nicely.
remark-viola-quiet-3 = I could look all day.
remark-viola-quiet-4 = Look, what a pattern!

## Henrik: calm, careful, gives nothing away

remark-henrik-robbed-1 = Noted.
remark-henrik-robbed-2 = Hm. That one was mine.
remark-henrik-robbed-3 = Not twice.
remark-henrik-robbed-4 = Well taken.
remark-henrik-took-1 = I waited for that.
remark-henrik-took-2 = Thank you.
remark-henrik-took-3 = You left that lying.
remark-henrik-took-4 = Quietly does it.
remark-henrik-hello-1 = Good luck.
remark-henrik-hello-2 = Hello.
remark-henrik-hello-3 = Let’s begin.
remark-henrik-hello-4 = After you.
remark-henrik-quiet-1 = Patience.
remark-henrik-quiet-2 = Quiet. I like that.
remark-henrik-quiet-3 = No rush.
remark-henrik-quiet-4 = One tile at a time.

## Ada: the champion, counts every tile

remark-ada-robbed-1 = I’d counted on that.
remark-ada-robbed-2 = Remarkable. Well seen.
remark-ada-robbed-3 = One slip. Just the one.
remark-ada-robbed-4 = You’re getting sharper.
remark-ada-took-1 = I was counting on it.
remark-ada-took-2 = Do count again.
remark-ada-took-3 = Four in a row, my dear.
remark-ada-took-4 = I never look away.
remark-ada-hello-1 = Shall we, my dear?
remark-ada-hello-2 = 76 tiles. I’m counting.
remark-ada-hello-3 = May the best mind win.
remark-ada-hello-4 = Show me what you can do.
remark-ada-quiet-1 = Silence. I can count.
remark-ada-quiet-2 = The board is filling up.
remark-ada-quiet-3 = Keep your eyes open.
remark-ada-quiet-4 = I do enjoy a slow game.
