### What Pip says in the lessons. Pip is eight years old and says things simply, in short words. What stands between two asterisks is
### what to do: it is printed in bold. At most 110 letters: more does not fit into the bubble on a small screen.
### $tile: the number of the tile that the learner placed, or is shown.

## Answers that fit anywhere

pip-any-tile = { $tile } is not the one. Look again, or let me show you.
pip-any-draw-first = A move begins with a tile. **Place one first.**
pip-any-one-tile = One tile a move, and yours lies there already.
pip-any-no-run = There is no run to call. It takes four tiles in a line, without a gap.
pip-any-missed = You drew without a call. **Call first, then draw.**
pip-any-late = The time was up. **Call a little sooner.**
pip-any-called = Not this time. Read again what I asked for.
pip-any-wait = One moment: it is my move.
pip-any-held = Your call waits until I have drawn.
pip-any-not-held = You do not have { $tile }. **Choose one of the tiles on your rack.**
pip-any-other = That does not go now. Let me show you what does.

## What "Show me" says: the burst is the star-shaped button to call with

pip-hint-place = **Place { $tile }:** the tile with the ring goes to the square with the ring.
pip-hint-call = **Press SNAG!** It is the burst with the ring.
pip-hint-draw = **Draw:** press the button with the ring.

## Lesson 1: place a tile, draw a tile

pip-place-first = Hello, I am Pip. These four tiles are yours, and each has its own square. **Place one of them.**
pip-place-draw = It fits on its own square alone. **Now draw a tile:** that ends your move, and you have four again.
pip-place-pip = My move. I do the same.
pip-place-again = Your move again. **Place another tile.**
pip-place-draw-again = **And draw.**
pip-place-no-run = SNAG is for a run, and a run is four tiles in a line. There is none yet.
pip-place-done = That is a move: place one, draw one. We take turns until all tiles are played.

## Lesson 2: runs

pip-runs-gap = Three in a line, with a gap. **Which of your tiles fills it?**
pip-runs-gap-tile = { $tile } fills no gap. Look at the column of 34, 54 and 64.
pip-runs-gap-call = There is still a gap. It takes four in a line without one. **Fill it first.**
pip-runs-gap-done = Four in a line are a run. You pick them up, and whoever has the most tiles at the end wins.
pip-runs-diagonal = Diagonals count, too. **Find the gap, and fill it.**
pip-runs-diagonal-tile = { $tile } fills no gap. Go from 24 to 35, and on in the same direction.
pip-runs-diagonal-done = 24, 35, 46, 57: a run goes down to the right, too.
pip-runs-longer = Four are enough, and longer is better. **One of your tiles makes a run of five.**
pip-runs-longer-tile = { $tile } fills no gap. Start at 73 and go up to the right: 64, a gap, 46, 37.
pip-runs-longer-done = Five tiles! You take a run as long as it is.
pip-runs-mine = A run! I call it for you this time.

## Lesson 3: several runs at once

pip-lines-two = A row and a column wait for the same tile. **Place it.**
pip-lines-two-tile = { $tile } fills neither. Where does the row of 52, 53 and 54 meet the column of 25, 35 and 45?
pip-lines-two-done = Two runs with one tile. That is seven tiles, because 55 counts once.
pip-lines-most = Two of your tiles make a run now. **Place the one that takes more.**
pip-lines-most-one = 88 makes one run of four. Another of your tiles makes three runs at once.
pip-lines-most-tile = { $tile } makes no run. Your tiles for the ringed squares do.
pip-lines-most-done = Three runs, ten tiles! Before you place, look in every direction.

## Lesson 4: the call

pip-call-make = From now on you call for yourself. **First make the run.**
pip-call-make-tile = { $tile } makes no run. The row of 54, 55 and 56 goes on at the square with the ring.
pip-call-call = A run! **Press SNAG! before you draw,** or it is not yours.
pip-call-missed = You drew without a call. The run was missed, and I took it. Once more: **press SNAG! first.**
pip-call-draw = The tiles are yours. **Now draw, to end your move.**
pip-call-done = Make it, call it, draw. What you have called, nobody can take from you.
pip-call-miss = Now see what it costs to forget the call. **Make a run with 73.**
pip-call-miss-tile = { $tile } makes no run. **Place 73,** under 43, 53 and 63.
pip-call-let = **This time do not call. Just draw.**
pip-call-called = Well seen! But this time let it go. **Draw without a call.**
pip-call-taken = You did not call it. So I may …
pip-call-miss-done = I took your four tiles. My call cost me my move, so it is your turn. But the tiles are mine.
pip-call-clock = In a game you have some seconds to call. **Make the run,** and be ready.
pip-call-clock-tile = { $tile } makes no run. Go from 36 to 47 and 58, and on in the same direction.
pip-call-quick = **Press SNAG!** The ring around it shows the time that you have left.
pip-call-late = The time was up, and I took it. Once more, with more time: **press SNAG!**
pip-call-drew = You drew without a call, and I took it. Once more: **press SNAG! first.**
pip-call-clock-done = In time! Whoever calls keeps what they made.

## Lesson 5: missed runs, and false calls

pip-claim-watch = Now watch my move.
pip-claim-call = I made a run and drew, without a call! Now anybody else may take it. **Press SNAG!**
pip-claim-early = There is no run yet. **Wait until I have drawn.**
pip-claim-first = A missed run goes to whoever calls it first. **Call before you place.**
pip-claim-done = My run is yours! It costs you this move, so I play next. That is a good price for four tiles.
pip-claim-mine = Look, three in a column. I call!
pip-claim-false = Three are no run. My call was false, and I lose my next move. **Place a tile, and see.**
pip-claim-draw = **Now draw.** After that it would be my turn.
pip-claim-false-told = My move is lost.
pip-claim-false-done = You move twice in a row. That is what a false call costs, so call only what you see.
pip-claim-look = Look well at what I do now.
pip-claim-gap = Is that a run? **If it is, call. If not, place a tile.**
pip-claim-gap-call = Two and two, and 46 is missing. That is no run, and in a game it costs a move. **Place a tile.**
pip-claim-gap-done = Right: 46 was missing. Look for the gap before you call.

## Lesson 6: empty squares

pip-empty-watch = Watch my move, and remember what I pick up.
pip-empty-choose = You can go on from 33 and 43, or from 38 and 48. **Which line can still become a run?**
pip-empty-gone = That line needs 53, and 53 is gone: I picked it up. **Take the other line.**
pip-empty-neither = { $tile } belongs to neither line. One needs 53, the other 58. **Which of them can still come?**
pip-empty-draw = Right: 58 can still come. **Draw.**
pip-empty-pip = You drew 58, of all tiles! But first it is my move.
pip-empty-fill = **Now make your run.**
pip-empty-fill-tile = { $tile } makes no run. **Place 58.**
pip-empty-call = **And call it!**
pip-empty-done = No empty square tells whether its tile is gone. You remember it, or you play with the memory aid.

## Lesson 7: the safe tile

pip-safe-choose = After three in a line, the next player may make the run. **Which of your tiles helps nobody?**
pip-safe-opens = { $tile } makes three in a line. I make four of it, and call. **Try another tile.**
pip-safe-done = 60 helps nobody. If you cannot make a run, do not prepare one for me.
pip-safe-watch = Once more. Watch what I pick up.
pip-safe-never = Each of your tiles makes three in a line now. **Place the one whose line can never become a run.**
pip-safe-never-done = 4, 14 and 24 need 34, and 34 is gone. Now you know the whole game. Shall we play?
