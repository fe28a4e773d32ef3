# The house rules: how they are chosen, and how they are told at the table.

## Rules that have a name

house-rule-printed = Standard rules
house-rule-printed-line = Miss a run and the next to call takes it, but misses a turn. A false call costs a turn.
house-rule-family = Family
house-rule-family-line = Kind to children: a call never costs a turn.
house-rule-race = Race
house-rule-race-line = The first call takes the run, no matter who made it.
house-rule-own = Custom

## Each rule by itself: a label, and beside it what can be agreed. "-line" says what that means; "-told" tells it at the table.

house-rule-calls = A run goes to
house-rule-calls-classic = its maker first
house-rule-calls-classic-line = The player who made it can call until they draw. Then anyone else can.
house-rule-calls-classic-told = A run goes to its maker first.
house-rule-calls-race = the first to call
house-rule-calls-race-line = Anyone can call the moment the tile lands.
house-rule-calls-race-told = A run goes to the first to call.
house-rule-calls-automatic = its maker, without a call
# "The smallest" are small children.
house-rule-calls-automatic-line = If you make a run, you get it at once. For small children.
house-rule-calls-automatic-told = A run goes to its maker, without a call.

house-rule-false-call = A false call
house-rule-false-call-lose-move = costs a turn
house-rule-false-call-lose-move-line = Call with no run to take, and you miss a turn.
house-rule-false-call-lose-move-told = A false call costs a turn.
house-rule-false-call-none = costs nothing
house-rule-false-call-none-line = Call with no run to take, and nothing happens.
house-rule-false-call-none-told = A false call costs nothing.
house-rule-false-call-pay-tile = costs tiles
house-rule-false-call-pay-tile-line = Call with no run to take, and you give each of the others a tile.
house-rule-false-call-pay-tile-told = A false call costs tiles.

house-rule-claim = Taking a missed run
house-rule-claim-true = costs a turn
house-rule-claim-true-line = Take it before the next tile is played, and you miss your next turn.
house-rule-claim-true-told = Taking a missed run costs a turn.
house-rule-claim-false = costs nothing
house-rule-claim-false-line = Take it before the next tile is played, and you play next.
house-rule-claim-false-told = Taking a missed run costs nothing.

house-rule-missed = A missed run lasts
house-rule-missed-stays = until someone calls it
house-rule-missed-stays-line = Anyone but its maker can call it while it’s on the board.
house-rule-missed-stays-told = A missed run lasts until someone calls it.
house-rule-missed-one-move = only until the next tile
house-rule-missed-one-move-line = It can only be called until the next tile is played.
house-rule-missed-one-move-told = A missed run lasts only until the next tile.

## At the table

# $rules: the rules' name as above.
house-rule-at-table = Rules at this table: { $rules }
house-rule-asked-told = Everyone is asked after every turn: SNAG or pass.
house-rule-aid-told = Memory aid: squares whose tiles are gone are crossed out.
