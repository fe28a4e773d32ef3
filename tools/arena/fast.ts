/**
 * The fast way to play a game in which runs are picked up without a call: no table, no clock, nothing but tiles. A test plays the
 * same deals this way and at the table, and finds the same views, events and results.
 */
import { runsThrough, tilesOf, type Tile } from '../../src/rules/board';
import { RACK_SIZE } from '../../src/rules/options';
import type { GameEvent, Seat } from '../../src/rules/position';
import type { Gone, Placement, SeatView } from '../../src/rules/seatView';
import { askFor, forfeitOf, type Forfeit, type Game, type Played } from './game';

/** Plays a game with automatic calls from the deal to the end. */
export async function playFast({ rules, deal, seats }: Game): Promise<Played> {
  const racks = seats.map((_, seat) => deal.slice(seat * RACK_SIZE, (seat + 1) * RACK_SIZE));
  const won = seats.map(() => 0);
  const spans = seats.map((): number[] => []);
  const events: GameEvent[] = [];
  const gone: Gone[] = [];
  const placements: Placement[] = [];
  const lying = new Set<Tile>();
  let board: readonly Tile[] = [];
  let drawn = seats.length * RACK_SIZE;
  let mover: Seat | null = 0;
  let forfeit: Forfeit | null = null;

  while (mover !== null) {
    const seat: Seat = mover;
    const { player, seed } = seats[seat]!;
    const rack = racks[seat]!;
    const ply = drawn - racks.reduce((sum, { length }) => sum + length, 0);
    const view: SeatView = {
      seat, rules, rack: [...rack], board, gone: [...gone], pile: deal.length - drawn, racks: racks.map(({ length }) => length),
      won: [...won], mover, placed: null, ply, dead: [],
      placements: [...placements], falseCalls: [],
    };
    let tile: Tile;
    try {
      const answer = askFor(player.thinker, { view, level: player.level, seed }, spans[seat]!);
      ({ tile } = answer instanceof Promise ? await answer : answer);
    } catch (error) {
      forfeit = forfeitOf(seat, error);
      break;
    }
    const slot = rack.indexOf(tile);
    if (slot === -1) throw new Error(`${player.name} placed ${tile}, which is not on its rack`);
    rack.splice(slot, 1);
    lying.add(tile);
    const taken = tilesOf(runsThrough(lying, tile));
    for (const picked of taken) lying.delete(picked);
    if (taken.length > 0) gone.push({ tiles: taken, by: seat, ply: ply + 1 });
    won[seat]! += taken.length;
    board = [...lying].toSorted((a, b) => a - b);
    placements.push({ seat, tile });
    const next = deal[drawn];
    if (next !== undefined) {
      rack.push(next);
      drawn += 1;
    }
    events.push(['place', seat, tile], ['draw', seat]);
    mover = nextWithTiles(racks, seat);
  }
  return { events, result: { tiles: won, board, mover, over: mover === null }, spans, forfeit };
}

/** Who holds a tile, from the left of `seat` on, `seat` last; null when all tiles are played. */
function nextWithTiles(racks: readonly (readonly Tile[])[], seat: Seat): Seat | null {
  for (let by = 1; by <= racks.length; by += 1) {
    const next = (seat + by) % racks.length;
    if (racks[next]!.length > 0) return next;
  }
  return null;
}
