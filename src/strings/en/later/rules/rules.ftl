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
rules-licences = Fonts and software in this game, and their licences

## The small boards with examples. $lie: the tiles that lie there, "4, 5 and 6"; $tile: the one that is played; $takes: how many it takes

# The name of a small board, for those who do not see it.
rules-example-name = { $runs ->
    [one] { $lie } are on the board. { $tile } completes a run and takes { $takes } tiles.
   *[other] { $lie } are on the board. { $tile } completes { $runs } runs at once and takes { $takes } tiles.
  }
# The line beneath it.
rules-example-line = { $tile } takes { $takes } tiles

## Quick rules

rules-brief-move = On your turn, play one of your four tiles on the square with its number. Then draw a new one.
rules-brief-run = Four or more tiles in an unbroken line (across, up and down, or diagonal) are a run. One tile can complete several runs at once.
rules-brief-automatic = Complete a run and it’s yours at once: you don’t have to call. Its tiles leave the board for good. Then draw.
rules-brief-call = If you complete a run, call SNAG before you draw. Until then, nobody else can take it. Once you call, the tiles are yours and leave the board for good.
rules-brief-ring = The ring around the burst shows how much time is left. When it runs out, the turn ends by itself.
rules-brief-missed = If you draw without calling, you’ve missed it. Now anyone else can call and take it.
# $costs: whether a call on another's missed run costs the caller a move.
rules-brief-claim = { $costs ->
    [yes] Take someone else’s run before the next tile is played, and you miss your next turn.
   *[no] Take someone else’s run before the next tile is played, and you play next.
  }
rules-brief-too-late = Once the next tile is played, it’s too late for everyone.
rules-brief-race = When a tile completes a run, anyone can call SNAG the moment it lands. The first to call takes the tiles, and they leave the board for good.
rules-brief-quicker = { $costs ->
    [yes] If you’re quicker than the player who made the run, you miss your next turn.
   *[no] If you’re quicker than the player who made the run, you play next.
  }
rules-brief-race-missed = If you draw and nobody has called, you’ve missed it. Anyone else can still call and take it.
# $calls: "classic", the maker calls first; "race", the first call takes the run.
rules-brief-asked = { $calls ->
    [classic] When a player draws without calling, everyone else is asked in turn: SNAG or pass? Your answer stays secret until everyone has answered.
   *[race] When a player draws, everyone is asked in turn: SNAG or pass? Your answer stays secret until everyone has answered.
  }
rules-brief-asked-several = { $calls ->
    [race] If several say SNAG, the run goes to the player who made it. If they passed, it goes to the next caller in turn order.
   *[classic] If several say SNAG, the run goes to the next of them in turn order.
  }
rules-brief-asked-claim = { $costs ->
    [yes] Take someone else’s run this way, and you miss your next turn.
   *[no] Take someone else’s run this way, and you play next.
  }
# $penalty: what a false call costs.
rules-brief-false = { $penalty ->
    [pay-tile] Call SNAG with no run to take, and you give each of the others one of the tiles you’ve won, starting on your left, until you run out.
    [none] Call SNAG with no run to take, and nothing happens.
   *[lose-move] Call SNAG with no run to take, and you miss a turn.
  }
# $aid: whether squares whose tiles are gone are crossed out.
rules-brief-empty = { $aid ->
    [yes] A crossed-out square stays empty: its tile is gone. The tiles of all other empty squares are still to come.
   *[no] An empty square doesn’t show whether its tile is gone or still to come. Remember!
  }
rules-brief-end-automatic = The game ends when all tiles have been played. The player with the most tiles wins.
rules-brief-end = When all tiles have been played, there’s one last chance to call any run still on the board. The player with the most tiles wins.

## Full rules

rules-aim-title = Aim of the game
rules-aim = Complete lines of four or more tiles on the board. A line like that is a run: call SNAG, and its tiles are yours. The player with the most tiles wins.
rules-aim-automatic = Complete lines of four or more tiles on the board. A line like that is a run, and its tiles are yours. The player with the most tiles wins.

rules-before-title = Before the game
rules-before-tiles = There are 76 tiles, each with its own number. The board has one square for each of them.
rules-before-order = Everyone picks a face-down tile. The lowest number goes first, and the others follow in rising order, to the left. Then all the tiles are shuffled again.
rules-before-around = Around a tablet nobody changes seats: “left” means whoever is next in the order of play.
rules-before-deal = Everyone gets four tiles that nobody else sees. The rest form the pile.

rules-move-title = Your turn
rules-move-play = Play one of your tiles on the square with its number.
rules-move-classic = If it completes a run, call SNAG.
rules-move-race = If it completes a run, anyone can call SNAG.
rules-move-automatic = If it completes a run, the tiles are yours at once: you don’t have to call.
rules-move-draw = Then draw a tile, if there’s one left in the pile. That ends your turn, and the player on your left is next.
rules-move-no-clock = There’s no time limit: take as long as you need before you draw.
rules-move-clock = { $seconds ->
    [one] You have { $seconds } second to call. When the time is up, a tile is drawn for you and your turn ends. Once you’ve called, there’s no rush: draw when you’re ready.
   *[other] You have { $seconds } seconds to call. When the time is up, a tile is drawn for you and your turn ends. Once you’ve called, there’s no rush: draw when you’re ready.
  }
rules-move-last = When the pile is empty, everyone plays the tiles they have left. A player with no tiles is skipped.

rules-runs-title = Runs
rules-runs-line = A run is four or more tiles in an unbroken line: across, up and down, or diagonal.
rules-runs-gap = The tile that completes it can be at either end, or fill a gap.
rules-runs-length = You take the whole run, however long it is.
rules-runs-edge = A line stops at the edge of the board: 40 and 41 aren’t neighbours, and neither are 29 and 31.
rules-several-title = Several runs at once
rules-several = One tile can complete two, three or four runs at once. You take them all together, and each tile counts once.

rules-call-title = Calling SNAG
rules-call-race = The moment a tile lands, anyone can call. The first call takes all the runs through that tile.
rules-call-quicker = { $costs ->
    [yes] If you’re quicker than the player who made the run, you miss your next turn.
   *[no] If you’re quicker than the player who made the run, you play next.
  }
rules-call-maker = If you complete a run, call before you draw. Your call takes all the runs through the tile you played.
rules-call-others = On your turn, your call comes first, however quick the others are. On someone else’s turn, you can call early, in secret: your call counts only if they draw without calling. If several call early, the earliest call counts.
rules-call-tie = If two players call at the same instant, the player who made the run comes first, then the next in turn order.
rules-call-aside = Put the tiles you take aside. They never come back.
rules-asked-maker = If you complete a run, call SNAG before you draw. You take all the runs through that tile.
rules-asked = { $calls ->
    [classic] When a player draws without calling, everyone else is asked in turn: SNAG or pass? The answers stay secret until everyone has answered.
   *[race] When a player draws, everyone is asked in turn: SNAG or pass? The answers stay secret until everyone has answered.
  }
rules-asked-several = { $calls ->
    [race] If several say SNAG, the run goes to the player who made it. If they passed, it goes to the next caller in turn order.
   *[classic] If several say SNAG, the run goes to the next of them in turn order.
  }

rules-missed-title = Missed runs
rules-missed = { $calls ->
    [race] If a turn ends and nobody has called, the run is missed. The player who made it can’t take it any more, but anyone else can.
   *[classic] If you end your turn without calling, you’ve missed your run. You can’t take it any more, but anyone else can, by calling SNAG.
  }
# Ann, Bo, Cleo and Dan sit at the table in this order.
rules-missed-costs = If you take a missed run before the next tile is played, you miss your next turn. Play continues on your left; anyone in between is skipped. For example: Ann misses a run and Cleo calls it. Bo, who sits between them, is skipped. Dan, on Cleo’s left, plays next.
rules-missed-free = If you take a missed run before the next tile is played, you also play next; anyone in between is skipped.
rules-missed-stays = If nobody takes it, it stays on the board. Anyone but the player who missed it can still call it later, and that doesn’t cost a turn.
rules-missed-stays-asked = If nobody takes it, it stays on the board and can be taken after a later turn. That doesn’t cost a turn.
rules-missed-late = Once the next tile is played, it’s too late for everyone.
rules-missed-longer = A missed run that gets longer is a new run. It belongs to the player who made it longer.
rules-missed-every = One call takes every run you’re allowed to take.

rules-false-title = False calls
rules-false = { $penalty ->
    [pay-tile] If you call with no run to take, you give each of the others one of the tiles you’ve won, starting on your left, until you run out.
    [none] If you call with no run to take, nothing happens.
   *[lose-move] If you call with no run to take, you miss your next turn (or this one, if it’s yours and you haven’t played yet). You never owe more than one turn.
  }

rules-gone-title = Tiles that are gone
rules-gone = The squares of tiles that were taken stay empty until the end of the game.
rules-gone-aid = They’re crossed out. The tiles of all other empty squares are still to come.
rules-gone-memory = An empty square doesn’t show whether its tile has been taken or is still to come. That’s what you have to remember.

rules-end-title = The end of the game
rules-end = The game ends when all tiles have been played, including those on the racks.
rules-end-chance = After the last tile, there’s one last chance to call any run still on the board.
rules-end-most = Tiles left on the board count for nobody. The player with the most tiles wins. If players tie for the most, they share the win.
rules-end-next = The winner starts the next game. After a tie, the last starter begins again if they tied for the win. If not, the first tied player on their left begins.

rules-score-title = The score card
rules-score-single = Single games: the winner scores 10, plus their lead over each loser. Each loser scores minus that lead.
rules-score-to-100 = A series to 100: play until someone has 100 tiles in total at the end of a game. The highest total scores 100, plus its lead over each loser. If the highest total is tied, play one more game.
rules-score-games = A series of two to seven games (you agree on how many): the highest total scores 100, plus its lead over each loser.
rules-score-tied = Winners who tie share the points equally.
