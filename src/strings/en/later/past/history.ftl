### The history: the list of finished games, and the statistics of each name.

history-title = History
history-back = Back to the start
history-games = Finished games
history-statistics = Statistics
history-none = No finished games yet. The next game you play to the end will be listed here.
history-more = Show 50 more
history-filling = Loading older games…
history-adding = Adding up the statistics…

## A game in the list

# A player and their tiles, and all of them with the day, for those who hear the list. $day: "21 November 2026 at 08:43".
history-seat = { $name }, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }
history-game = { $practice ->
    [yes] { $seats }, { $day }, practice
   *[no] { $seats }, { $day }
  }
# Beside the name of a player, for those who hear the list. $win: "won" alone, "shared" with others, or "none".
history-result = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
  }{ $win ->
    [won] , won
    [shared] , tied for the win
   *[none] {""}
  }
history-replay = Replay
history-replay-of = Replay: { $game }
# Whoever presses it is asked once more: "Delete for good".
history-delete = Delete this game
history-delete-of = Delete this game: { $game }
history-delete-now = Delete for good
history-delete-now-of = Delete for good: { $game }

## The statistics of each name

history-delete-name = Delete the name { $name }
history-delete-name-now = Delete the name { $name } for good
# A heading over names that can be deleted.
history-other-names = Other names
history-name-note = If you delete a name, it becomes “Somebody” in the games you keep, so the other players’ statistics stay right. The start screen won’t suggest it any more.
history-delete-all = Delete everything
history-delete-all-now = Delete everything for good
history-all-note = This deletes all finished games and their score cards, these statistics, everything from the training room, and the names that the start screen suggests. Unfinished games stay. A series waiting for its next game is deleted.
# Beneath the figures of a name.
history-practised = { $games ->
    [one] { $games } practice game, not counted here
   *[other] { $games } practice games, not counted here
  }

# Beneath the heading of the statistics: what their columns count.
history-columns = Play the tile that completes a run, and you’ve made it. Don’t call it in time, and you’ve missed it. Call a run that someone else missed, and you’ve claimed it. A tie between two counts as half a win. The usual time is the middle one: half of the calls were quicker.

## The heads of the columns, and beneath the figures on a phone. There is little room. Each has its meaning below

history-head-games = Games
history-head-won = Won
history-head-tiles = Tiles a game
history-head-made = Runs made
history-head-missed = Runs missed
history-head-snagged = Runs claimed
history-head-vain = False calls
history-head-time = Seconds to call

history-means-games = Games played
history-means-won = Games won (a tie between two counts as half)
history-means-tiles = Tiles per game
history-means-made = Runs made
history-means-missed = Runs missed
history-means-snagged = Runs claimed from others
history-means-vain = False calls
history-means-time = Usual time to call, in seconds

# A small plot, for those who do not see it. $what: one of the meanings above; $values: "12, 30, 24".
history-plot = { $what }, oldest first: { $values }
# A value in it that nobody knows.
history-unknown = unknown
