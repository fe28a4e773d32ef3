### What Pip says in the lessons. Pip is eight years old and says things simply, in short words. What stands between two asterisks is
### what to do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.
### $tile: the number of the tile that the learner placed, or is shown.

## Answers that fit anywhere

pip-any-tile = { $tile } isn’t the one. Look again, or let me show you.
pip-any-draw-first = A turn starts with a tile. **Play one first.**
pip-any-one-tile = One tile a turn, and you’ve already played yours.
pip-any-no-run = There’s no run to call. You need four tiles in a line, with no gap.
pip-any-missed = You drew without calling. **Call first, then draw.**
pip-any-late = Your time was up. **Call a little sooner.**
pip-any-called = Not this time. Read again what I asked for.
pip-any-wait = One moment, it’s my turn.
pip-any-held = Your call has to wait: it’s my turn, so I may call first.
pip-any-not-held = You don’t have { $tile }. **Choose one of the tiles on your rack.**
pip-any-other = You can’t do that now. Let me show you.

## What "Show me" says: the burst is the star-shaped button to call with

pip-hint-place = **Play { $tile }:** the tile with the ring goes on the square with the ring.
pip-hint-call = **Press SNAG!** It’s the star with the ring.
pip-hint-draw = **Draw:** press the button with the ring.

## Lesson 1: place a tile, draw a tile

pip-place-first = Hello, I’m Pip. These four tiles are yours, and each has its own square. **Play one of them.**
pip-place-draw = Each tile fits only one square. **Now draw a tile:** that ends your turn, and you have four again.
pip-place-pip = My turn. I’ll do the same.
pip-place-again = Your turn again. **Play another tile.**
pip-place-draw-again = **And draw.**
pip-place-no-run = You call SNAG when there’s a run: four tiles in a line. There isn’t one yet.
pip-place-done = That’s a turn: play one, draw one. We take turns until all tiles are played.

## Lesson 2: runs

pip-runs-gap = Three in a line, with a gap. **Which of your tiles fills it?**
pip-runs-gap-tile = { $tile } fills no gap. Look at the column of 34, 54 and 64.
pip-runs-gap-call = There’s still a gap. You need four in a line without one. **Fill it first.**
pip-runs-gap-done = Four in a line make a run, and you take them. Most tiles at the end wins!
pip-runs-diagonal = Diagonals count too. **Find the gap, and fill it.**
pip-runs-diagonal-tile = { $tile } fills no gap. Go from 24 to 35, and on in the same direction.
pip-runs-diagonal-done = 24, 35, 46, 57: a run can go down to the right too.
pip-runs-longer = Four is enough, and longer is better. **One of your tiles makes a run of five.**
pip-runs-longer-tile = { $tile } fills no gap. Start at 73 and go up to the right: 64, a gap, 46, 37.
pip-runs-longer-done = Five tiles! You take the whole run, however long it is.
pip-runs-snag = That’s a run! **Press SNAG!** It’s the star. Whoever shouts gets the tiles.
pip-runs-again = There it is. **Call it!**

## Lesson 3: several runs at once

pip-lines-two = A row and a column are waiting for the same tile. **Play it.**
pip-lines-two-tile = { $tile } fills neither. Where does the row of 52, 53 and 54 meet the column of 25, 35 and 45?
pip-lines-two-done = Two runs with one tile! That’s seven tiles, because 55 counts once.
pip-lines-most = Two of your tiles make a run now. **Play the one that takes more.**
pip-lines-most-one = 88 makes one run of four. Another of your tiles makes three runs at once.
pip-lines-most-tile = { $tile } makes no run. Your tiles for the squares with rings do.
pip-lines-call = Now **call.** One SNAG! takes them all.
pip-lines-most-done = Three runs, ten tiles! Look in every direction before you play.

## Lesson 4: the call

pip-call-make = In a game nobody tells you when to call. **First make the run.**
pip-call-make-tile = { $tile } makes no run. The row of 54, 55 and 56 carries on at the square with the ring.
pip-call-call = A run! **Press SNAG! before you draw,** or you lose it.
pip-call-missed = You drew without calling. You missed the run, and I took it. Once more: **press SNAG! first.**
pip-call-draw = The tiles are yours. **Now draw to end your turn.**
pip-call-done = Until you draw, nobody can take your run, however quick they are. Call it, then draw.
pip-call-miss = Now see what happens if you forget to call. **Make a run with 73.**
pip-call-miss-tile = { $tile } makes no run. **Play 73,** under 43, 53 and 63.
pip-call-let = **This time, don’t call. Just draw.**
pip-call-called = Well spotted! But let it go this time. **Draw without calling.**
pip-call-taken = You didn’t call it. So I can…
pip-call-miss-done = I took your four tiles. My call cost me my turn, so it’s your turn. But the tiles are mine.
pip-call-clock = In a game you have a few seconds to call. **Make the run,** and be ready.
pip-call-clock-tile = { $tile } makes no run. Go from 36 to 47 and 58, and on in the same direction.
pip-call-quick = **Press SNAG!** The ring around it shows how much time you have left.
pip-call-late = Your time was up, and I took it. Once more, with more time: **press SNAG!**
pip-call-drew = You drew without calling, and I took it. Once more: **press SNAG! first.**
pip-call-clock-done = In time! If you call it, you keep it.

## Lesson 5: missed runs, and false calls

pip-claim-watch = Now watch my turn.
pip-claim-call = I made a run and drew without calling! Now you can take it. **Press SNAG!**
pip-claim-early = There’s no run yet. **Wait until I’ve drawn.**
pip-claim-first = I’ve drawn, so now my run goes to the first to call. **Call before you play.**
pip-claim-done = My run is yours! It costs you this turn, so I play next. That’s a good price for four tiles.
pip-claim-mine = Look, three in a column. I call!
pip-claim-false = Three isn’t a run. False call! I miss my next turn. **Play a tile and you’ll see.**
pip-claim-draw = **Now draw.** Normally I’d be next.
pip-claim-false-told = I miss this turn.
pip-claim-false-done = You get two turns in a row. That’s what a false call costs, so only call what you see.
pip-claim-look = Look closely at what I do now.
pip-claim-gap = Is that a run? **If it is, call. If not, play a tile.**
pip-claim-gap-call = Two and two, but 46 is missing. That’s no run, and in a game it costs a turn. **Play a tile.**
pip-claim-gap-done = Right: 46 was missing. Look for the gap before you call.

## Lesson 6: empty squares

pip-empty-watch = Watch my turn, and remember what I take.
pip-empty-choose = You can go on from 33 and 43, or from 38 and 48. **Which line can still become a run?**
pip-empty-gone = That line needs 53, and 53 is gone: I took it. **Use the other line.**
pip-empty-neither = { $tile } isn’t on either line. One needs 53, the other 58. **Which of those can still come?**
pip-empty-draw = Right: 58 can still come. **Draw.**
pip-empty-pip = You drew 58, of all tiles! But first it’s my turn.
pip-empty-fill = **Now make your run.**
pip-empty-fill-tile = { $tile } makes no run. **Play 58.**
pip-empty-call = **And call it!**
pip-empty-done = Empty squares don’t show which tiles are gone. Remember them, or turn on the memory aid.

## Lesson 7: the safe tile

pip-safe-choose = After three in a line, the next player can make a run. **Which of your tiles helps nobody?**
pip-safe-opens = { $tile } makes three in a line. I add the fourth, and call. **Try another tile.**
pip-safe-done = A safe tile like 60 leaves nobody a run to finish. If you can’t make a run, don’t set one up for me.
pip-safe-watch = Once more. Watch what I take.
pip-safe-never = All your tiles make three in a line now. **Play the one whose line can never become a run.**
pip-safe-never-done = 4, 14 and 24 need 34, and 34 is gone. Now you know the whole game. Shall we play?
