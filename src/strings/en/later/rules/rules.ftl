### The rules, as a printed rule sheet tells them: the quick rules, then the full ones. They are told as they were agreed at the table.
### "Run" is the word of the game for four or more tiles in an unbroken line.

# The small button at the table that opens the rules.
rules-sign = ?
# The title of the dialog, and what it is called where it is heard.
rules-title = Rules
rules-brief = Quick rules
rules-keys = Keys
rules-close = Close
# Before what was agreed otherwise than it is printed.
rules-house = House rule
rules-licences = Fonts and programs in this game, and their licences

## The small boards with examples. $lie: the tiles that lie there, "4, 5 and 6"; $tile: the one that is played; $takes: how many it takes

# The name of a small board, for those who do not see it.
rules-example-name = { $runs ->
    [one] { $lie } lie there. { $tile } completes a run and takes { $takes } tiles.
   *[other] { $lie } lie there. { $tile } completes { $runs } runs at once and takes { $takes } tiles.
  }
# The line beneath it.
rules-example-line = { $tile } takes { $takes } tiles

## Quick rules

rules-brief-move = On your move, play one of your four tiles on the square with its number, then draw a new one.
rules-brief-run = Four or more tiles in an unbroken line across, up and down or diagonally are a run. One tile can complete several runs at once.
rules-brief-automatic = If you complete a run, it is yours at once, without a call. Its tiles leave the board for good. Then draw.
rules-brief-call = If you complete a run, call SNAG before you draw: the tiles are yours, and leave the board for good.
rules-brief-ring = The ring around the burst shows the time that is left. When it is empty, the move ends by itself.
rules-brief-missed = If you draw without calling, you have missed it. Now anyone else can call and take it.
# $costs: whether a call on another's missed run costs the caller a move.
rules-brief-claim = { $costs ->
    [yes] Whoever takes it before the next tile is played loses their own next move.
   *[no] Whoever takes it before the next tile is played plays next.
  }
rules-brief-too-late = Once the next tile is played, it is too late for everyone.
rules-brief-race = When a tile completes a run, anyone may call SNAG the moment it lands. The first call takes the tiles, and they leave the board for good.
rules-brief-quicker = { $costs ->
    [yes] If you are quicker than the player who made the run, you lose your own next move.
   *[no] If you are quicker than the player who made the run, you play next.
  }
rules-brief-race-missed = If you draw and nobody has called, you have missed it. Anyone else can still call and take it.
# $calls: "classic", the maker calls first; "race", the first call takes the run.
rules-brief-asked = { $calls ->
    [classic] When somebody draws without calling, all others are asked in turn: SNAG or pass? Nobody sees your answer until all have answered.
   *[race] When somebody draws, everyone is asked in turn: SNAG or pass? Nobody sees your answer until all have answered.
  }
rules-brief-asked-several = { $calls ->
    [race] All who say SNAG call at the same instant. If there are several, the run goes to the one nearest to the maker's left, but to the maker before everyone else.
   *[classic] All who say SNAG call at the same instant. If there are several, the run goes to the one nearest to the maker's left.
  }
rules-brief-asked-claim = { $costs ->
    [yes] Taking another player's run this way costs your own next move.
   *[no] If you take another player's run this way, you play next.
  }
# $penalty: what a false call costs.
rules-brief-false = { $penalty ->
    [pay-tile] Call SNAG without a run to take, and you pay a tile that you have won to each other player, starting at your left, as long as you have any.
    [none] Call SNAG without a run to take, and nothing happens.
   *[lose-move] Call SNAG without a run to take, and you lose a move.
  }
# $aid: whether squares whose tiles are gone are crossed out.
rules-brief-empty = { $aid ->
    [yes] A square that is crossed out stays empty: its tile is gone. The tile of every other empty square is still to come.
   *[no] An empty square does not show whether its tile is gone or still to come. Remember!
  }
rules-brief-end-automatic = The game ends when all tiles are played. The most tiles win.
rules-brief-end = When all tiles are played, there is a last chance to call. The most tiles win.

## Full rules

rules-aim-title = What it is about
rules-aim = Complete lines of four or more tiles on the board. Such a line is a run: call SNAG, and its tiles are yours. The most tiles win.
rules-aim-automatic = Complete lines of four or more tiles on the board. Such a line is a run, and its tiles are yours. The most tiles win.

rules-before-title = Before the game
rules-before-tiles = There are 76 tiles, each with its own number, and the board has one square for each.
rules-before-order = Each player picks a face-down tile. The lowest number goes first. The others follow to the left, from low to high. Then all tiles are mixed again.
rules-before-deal = Everyone gets four tiles, which the others do not see. The rest is the pile.

rules-move-title = A move
rules-move-play = Play one of your tiles on the square with its number.
rules-move-classic = If that completes a run, call SNAG.
rules-move-race = If that completes a run, anyone may call SNAG.
rules-move-automatic = If that completes a run, its tiles are yours at once, without a call.
rules-move-draw = Then draw a tile, as long as the pile has any. That ends your move, and the player on your left is next.
rules-move-no-clock = There is no clock: take the time you need before you draw.
rules-move-clock = { $seconds ->
    [one] You have { $seconds } second to call. When they are up, the move ends by itself, with the draw.
   *[other] You have { $seconds } seconds to call. When they are up, the move ends by itself, with the draw.
  }
rules-move-last = When the pile is used up, everyone plays the tiles that they have left. Whoever has none is passed over.

rules-runs-title = Runs
rules-runs-line = A run is four or more tiles in an unbroken line: across, up and down, or diagonal.
rules-runs-gap = The tile that completes it may stand at an end, or close a gap.
rules-runs-length = A run is taken at its full length, however long it is.
rules-runs-edge = A line ends where the board ends: 40 and 41 are no neighbours, and neither are 29 and 31.
rules-several-title = Several runs at once
rules-several = One tile can complete two, three or four runs at once. All of them are taken together, and each tile counts once.

rules-call-title = Calling SNAG
rules-call-race = The moment a tile lands, anyone may call. The first call takes all runs through that tile.
rules-call-quicker = { $costs ->
    [yes] Whoever is quicker than the player who made the run loses their own next move.
   *[no] Whoever is quicker than the player who made the run plays next.
  }
rules-call-maker = Whoever completes a run has to call before they draw. The call takes all runs through the tile that they played.
rules-call-others = Others may call while the maker still can, and nobody is told. If the maker calls, those calls are void. If the maker draws without calling, they count in the order in which they came.
rules-call-tie = If two call at the same instant, the one nearer to the maker's left comes first.
rules-call-aside = Tiles that were taken are put aside for whoever took them. They never come back.
rules-asked-maker = Whoever completes a run calls SNAG before they draw, and takes all runs through that tile.
rules-asked = { $calls ->
    [classic] When somebody draws without calling, all others are asked in turn: SNAG or pass? Nobody sees an answer until all have answered.
   *[race] When somebody draws, everyone is asked in turn: SNAG or pass? Nobody sees an answer until all have answered.
  }
rules-asked-several = { $calls ->
    [race] If several say SNAG, the maker comes first, then whoever sits nearest to the maker's left.
   *[classic] If several say SNAG, the one nearest to the maker's left takes the run.
  }

rules-missed-title = A run that was missed
rules-missed = { $calls ->
    [race] If a move ends and nobody has called, the run is missed: its maker cannot take it any more, but everyone else can.
   *[classic] If you end your move without a call, you have missed your run: you cannot take it any more, but everyone else can, by calling SNAG.
  }
# Ann, Bo, Cleo and Dan sit at the table in this order.
rules-missed-costs = Whoever takes it before the next tile is played loses their own next move: the player on their left goes on, and those in between are passed over. For example, Ann misses a run and Cleo calls it. Bo, who sits between them, loses a turn, and Dan, on Cleo's left, plays.
rules-missed-free = Whoever takes it before the next tile is played also plays next, and those in between are passed over.
rules-missed-stays = If nobody takes it, it stays where it is. Anyone but the player who missed it may still call it later, and that costs no move.
rules-missed-stays-asked = If nobody takes it, it stays where it is, and can be taken after a later move. That costs no move.
rules-missed-late = Once the next tile is played, it is too late for everyone.
rules-missed-longer = A tile that makes a missed run longer makes a new run, which belongs to whoever played that tile.
rules-missed-every = One call takes every run that you may take.

rules-false-title = A call with no run to take
rules-false = { $penalty ->
    [pay-tile] You pay one of the tiles that you have won to each other player, starting on your left, as long as you have any.
    [none] Nothing happens.
   *[lose-move] It costs you your next move; or this one, if it is yours and you have not played a tile yet. Nobody has more than one move to lose at a time.
  }

rules-gone-title = Tiles that are gone
rules-gone = The squares of tiles that were taken stay empty until the end of the game.
rules-gone-aid = They are crossed out. The tile of every other empty square is still to come.
rules-gone-memory = An empty square does not show whether its tile was taken or is still to come. That is what you have to remember.

rules-end-title = The end
rules-end = The game ends when all tiles are played, those on the racks too.
rules-end-chance = After the last tile there is one last chance to call.
rules-end-most = Tiles that are left on the board are nobody's. The most tiles win; a tie is a tie.
rules-end-next = The winner starts the next game. After a tie it is the tied player who comes first, counted from the last starter to the left.

rules-score-title = The score card
rules-score-single = Single games: the winner gets 10 points, and from each loser the difference between their tiles. The loser has the same difference as a minus.
rules-score-to-100 = A match to 100: you play until somebody has 100 tiles in all when a game ends. The highest total gets 100 points, and from each loser the difference between their totals. If the highest total is tied, another game is played.
rules-score-games = A match of two to seven games, as agreed beforehand: the highest total gets 100 points and the differences.
rules-score-tied = Tied winners share bonus and differences equally.
