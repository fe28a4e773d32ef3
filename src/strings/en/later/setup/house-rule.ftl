# The house rules: how they are chosen, and how they are told at the table.

## Rules that have a name

house-rule-printed = Printed rules
house-rule-printed-line = A missed run goes to whoever calls first; that costs them a move. A false call costs a move.
house-rule-family = Family
house-rule-family-line = Kind to children: a call never costs a move.
house-rule-race = Race
house-rule-race-line = The first call takes the run, no matter who made it.
house-rule-own = Your own

## Each rule by itself: a label, and beside it what can be agreed. "-line" says what that means; "-told" tells it at the table.

house-rule-calls = A run is taken
house-rule-calls-classic = by its maker first
house-rule-calls-classic-line = Its maker can call until they draw. Then anyone else can.
house-rule-calls-classic-told = A run is taken by its maker first.
house-rule-calls-race = by the first call
house-rule-calls-race-line = Anyone can call the moment the tile lands.
house-rule-calls-race-told = A run is taken by the first call.
house-rule-calls-automatic = without a call
# "The smallest" are small children.
house-rule-calls-automatic-line = Whoever makes a run has it at once. For the smallest.
house-rule-calls-automatic-told = A run is taken without a call.

house-rule-false-call = A false call
house-rule-false-call-lose-move = costs a move
house-rule-false-call-lose-move-line = Call with no run to take, and you lose a move.
house-rule-false-call-lose-move-told = A false call costs a move.
house-rule-false-call-none = costs nothing
house-rule-false-call-none-line = Call with no run to take, and nothing happens.
house-rule-false-call-none-told = A false call costs nothing.
house-rule-false-call-pay-tile = costs tiles
house-rule-false-call-pay-tile-line = Call with no run to take, and you pay each player a tile.
house-rule-false-call-pay-tile-told = A false call costs tiles.

house-rule-claim = Taking a missed run
house-rule-claim-true = costs a move
house-rule-claim-true-line = Take it before the next tile, and you lose your next move.
house-rule-claim-true-told = Taking a missed run costs a move.
house-rule-claim-false = costs nothing
house-rule-claim-false-line = Take it before the next tile, and you play next.
house-rule-claim-false-told = Taking a missed run costs nothing.

house-rule-missed = A missed run
house-rule-missed-stays = can wait
house-rule-missed-stays-line = Anyone but its maker can call it while it is on the board.
house-rule-missed-stays-told = A missed run can wait.
house-rule-missed-one-move = is soon lost
house-rule-missed-one-move-line = It can only be called until the next tile is played.
house-rule-missed-one-move-told = A missed run is soon lost.

## At the table

# $rules: the rules' name as above.
house-rule-at-table = Rules at this table: { $rules }
house-rule-asked-told = Everyone is asked after each move: SNAG or pass.
house-rule-aid-told = Memory aid: squares whose tiles are gone are crossed out.
