/** Random games under all house rules: what must hold at every event of any game. A failure names its game. */
import { describe, expect, test } from 'vitest';
import { RUN_LENGTH, SQUARES, allRuns, type Tile } from '../../src/rules/board';
import { entitledRuns } from '../../src/rules/calls';
import { applyEvent, legalEvents, refuse } from '../../src/rules/game';
import type { GameEvent, Happening, Position } from '../../src/rules/position';
import { readRecordText, resultOf, writeRecord } from '../../src/rules/record';
import { randomGame } from '../helpers/randomGame';
import { amount } from '../long/amount';

const GAMES = amount(400, 10_000);
/** How many are played in one test, so that none takes long. */
const CHUNK = 1000;

/** Marks by number of tile. */
const marks = new Uint8Array(98);

/** A tile that is not at exactly one place, or null. */
function lostTile({ racks, pile, board, won }: Position): Tile | null {
  marks.fill(0);
  let count = 0;
  for (const place of [pile, board, ...racks, ...won]) {
    for (let i = 0; i < place.length; i += 1) {
      const tile = place[i] as Tile;
      if (marks[tile] !== 0) return tile;
      marks[tile] = 1;
      count += 1;
    }
  }
  return count === SQUARES.length ? null : SQUARES.find((tile) => marks[tile] === 0) ?? -1;
}

/** The sentence that a position breaks, or null. */
function broken({ racks, pile, board, mover, placed, missed, owes, rules, raced }: Position): string | null {
  const played = racks.every((rack) => rack.length === 0);
  if (mover === null) {
    if (!played || placed !== null || pile.length > 0) return 'the game is over before all tiles are played';
  } else {
    if (placed === null && racks[mover]?.length === 0) return 'a player without tiles is to move';
    if (placed === null && owes[mover] === true) return 'the mover still has a move to lose';
    if (placed === null && played) return 'all is played and yet it is somebody\'s move';
  }
  if (pile.length > 0 && racks.some((rack, seat) => rack.length !== (seat === mover && placed !== null ? 3 : 4))) {
    return 'somebody has not four tiles though there is a pile';
  }
  const isThere = ({ squares }: { readonly squares: readonly number[] }): boolean =>
    squares.length >= RUN_LENGTH && squares.every((tile) => board.includes(tile));
  if (!missed.every(isThere)) return 'a missed run is not there';
  if (missed.some(({ fresh }) => fresh) && placed !== null) return 'a tile was placed and a missed run is still fresh';
  if (rules.calls === 'automatic' && (missed.length > 0 || raced !== null)) return 'a run was missed where none can be';
  if (board.some((tile, i) => i > 0 && tile <= (board[i - 1] ?? 0))) return 'the board is out of order';
  return null;
}

/** The sentence that a step breaks, or null. */
function brokenStep(before: Position, event: GameEvent, after: Position, happenings: readonly Happening[]): string | null {
  const turn = happenings.findLast((happening) => happening.type === 'turn');
  const ended = happenings.some(({ type }) => type === 'over');
  if (ended !== (before.mover !== null && after.mover === null)) return 'the end of the game is not told';
  if (after.mover !== before.mover && !ended && turn?.seat !== after.mover) return 'a new mover is not told';
  const winnings = (position: Position): number => position.won.reduce((sum, { length }) => sum + length, 0);
  const taken = happenings.flatMap((happening) => (happening.type === 'snagged' ? happening.tiles : []));
  if (winnings(after) - winnings(before) !== taken.length) return 'tiles were won that nobody took';
  if (event[0] === 'snag') {
    const entitled = new Set(entitledRuns(before, event[1]).flatMap(({ squares }) => squares));
    if (entitled.size !== taken.length) return 'a call did not take what the caller is entitled to';
    if ((entitled.size === 0) !== happenings.some(({ type }) => type === 'falseCall')) return 'a false call is not one';
  }
  if (event[0] === 'place' && before.rules.calls === 'automatic' && allRuns(new Set(after.board)).length > 0) {
    return 'a run is left lying in an automatic game';
  }
  return null;
}

/** Everything that could be tried here, legal or not, and some things that are no events. */
function tries({ racks, pile, board }: Position): unknown[] {
  const seats = [...racks.keys(), racks.length, -1];
  const tiles = [...racks.map(([tile]) => tile), pile[0], board[0], 8, Number.NaN, '34', null];
  return [
    ...seats.flatMap((seat) => tiles.map((tile) => ['place', seat, tile])),
    ...seats.flatMap((seat) => [['snag', seat], ['draw', seat], ['draw', seat, 4], ['pass', seat], ['place', seat]]),
    ['snag'], [], {}, null, 'snag', [['snag', 0]], ['snag', '0'], ['draw', 0.5], ['draw', Number.NaN],
  ];
}

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/** Legal events are accepted, all others refused, and neither changes the position that was asked. */
function checkLegal(position: Position): void {
  const before = JSON.stringify(freeze(position));
  const legal = legalEvents(position);
  const names = new Set(legal.map((event) => JSON.stringify(event)));
  expect(names.size).toBe(legal.length);
  for (const event of legal) expect(applyEvent(position, event)).toMatchObject({ ok: true });
  for (const event of tries(position)) {
    const expected = names.has(JSON.stringify(event)) && !JSON.stringify(event).includes('null');
    const outcome = applyEvent(position, event as GameEvent);
    expect([event, outcome.ok, refuse(position, event) === null]).toEqual([event, expected, expected]);
    if (!outcome.ok) expect(outcome.refusal.code).toMatch(/^[a-z-]+$/);
  }
  expect(JSON.stringify(position)).toBe(before);
}

describe(`${GAMES} random games`, () => {
  const chunks = Array.from({ length: GAMES / CHUNK }, (_, i) => i * CHUNK);
  test.each(chunks)('from %i on conserve the tiles and keep the rules at every event', (first) => {
    /** What the games held, so that it is known that they tell something. */
    const seen = new Map<string, number>();
    const note = (name: string): void => { seen.set(name, (seen.get(name) ?? 0) + 1); };
    for (let game = first; game < first + CHUNK; game += 1) {
      const seed = `game ${game}`;
      let number = 0;
      const { record, position } = randomGame(seed, (before, event, after, happenings) => {
        const lost = lostTile(after);
        const wrong = lost === null ? broken(after) ?? brokenStep(before, event, after, happenings)
          : `tile ${lost} is not at one place alone`;
        if (wrong !== null) throw new Error(`${seed}, event ${number} (${event.join(' ')}): ${wrong}`);
        for (const happening of happenings) {
          note(happening.type);
          if (happening.type === 'snagged' && happening.runs.some(({ missed }) => missed)) note('claim');
        }
        number += 1;
      });
      note(`${record.seats.length} seats`);
      note(record.rules.calls);
      expect(position.mover, seed).toBeNull();
      // One game in ten goes through its text, which is slower than playing it.
      if (game % 10 === 0) {
        const read = readRecordText(JSON.stringify(writeRecord(record)));
        expect(read, seed).toMatchObject({ ok: true, result: resultOf(position) });
        expect(read.ok && read.position, seed).toEqual(position);
      }
    }
    for (const kind of ['snagged', 'falseCall', 'lostMove', 'claim', 'drew', '2 seats', '3 seats', '4 seats', 'classic', 'race',
      'automatic']) {
      expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(CHUNK / 10);
    }
  });

  test('accept what is legal and refuse all else, without touching the position', () => {
    for (let game = 0; game < amount(12, 150); game += 1) {
      let number = 0;
      randomGame(`tried ${game}`, (before, _, after) => {
        if (number === 0) checkLegal(before);
        number += 1;
        if (number % 20 === 0 || after.mover === null) checkLegal(after);
      });
    }
  });
});
