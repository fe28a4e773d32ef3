/** Random games of Snap at all three tables: what must hold at every event of any game. A failure names its game. */
import { expect, test } from 'vitest';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { resultOf } from '../../../../src/games/snap/rules/record';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import { MOST_FLIPS, type SnapGame } from '../../../../src/games/snap/rules/game';
import type { SnapHappening } from '../../../../src/games/snap/rules/happening';
import { randomGame } from '../../../helpers/snap/randomGame';
import { amount } from '../../../long/amount';
import { applyEvent, allCards, isIn, SNAP_RECORD } from '../../../helpers/snap/snap';

const GAMES = amount(100, 10_000);

/** The sentence that a step breaks, or null. */
function broken(before: SnapGame, after: SnapGame, happenings: readonly SnapHappening[]): string | null {
  if (!areSameCards(allCards(after), packs(after.options.packs))) return 'a card is lost or made';
  if (after.out.some((out, seat) => before.out[seat] !== null && out !== before.out[seat])) return 'somebody who is out comes back';
  if (after.out.some((out, seat) => out !== null && after.stocks[seat]!.length > 0)) return 'somebody is out with cards in the stock';
  if (after.end === null && !isIn(after, after.turn)) return 'it is the turn of somebody who is out';
  if (after.options.ties === 'seat' && after.pot.length > 0) return 'a pot grows where there is none';
  if (after.options.table !== 'C' && after.pools.length > 0) return 'a pool lies where there is none';
  if (after.piles.some(({ cards, toppedAt }) => (cards.length === 0) !== (toppedAt === 0))) return 'a pile does not know its top';
  const outs = happenings.filter(({ type }) => type === 'out').length;
  if (outs !== after.out.filter((out) => out === before.events).length) return 'it is not told who is out';
  if ((after.end !== null) !== happenings.some(({ type }) => type === 'ended')) return 'it is not told that the game is over';
  return null;
}

test(`${GAMES} random games`, () => {
  const faults: string[] = [];
  const ends = new Map<string, number>();
  for (let i = 0; i < GAMES; i += 1) {
    const seed = `random ${i}`;
    const { record, game } = randomGame(seed, (before, _, after, happenings) => {
      const fault = broken(before, after, happenings);
      if (fault !== null) faults.push(`${seed}, event ${before.events}: ${fault}`);
    });
    const { options: { table }, end, flips } = game;
    ends.set(`${table} ${end!.kind}`, (ends.get(`${table} ${end!.kind}`) ?? 0) + 1);
    if (flips > MOST_FLIPS) faults.push(`${seed}: it goes on for ever`);
    const acts = [['flip', 0], ['out', 0], ['snap', 0], ['pot', 0], ['pool', 0]];
    if (acts.some((event) => applyEvent(game, event).ok)) faults.push(`${seed}: something may happen after the end`);
    // What was written and read again is the same game.
    const read = readRecordText(SNAP_RECORD, writeRecord(SNAP_RECORD, record, game));
    if (!read.ok) faults.push(`${seed}: its record is refused`);
    else if (JSON.stringify(read.result) !== JSON.stringify(resultOf(game))) faults.push(`${seed}: its record is another game`);
  }
  expect(faults).toEqual([]);
  // Each table's ways to end are among them: table C has no draw.
  expect([...ends.keys()].toSorted()).toEqual(expect.arrayContaining(['A last', 'B last', 'C last', 'A draw', 'B draw']));
  expect(ends.has('C draw')).toBe(false);
});
