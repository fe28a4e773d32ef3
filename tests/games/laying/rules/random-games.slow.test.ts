/** Random games of California Speed, Aggravation and Speed: what must hold at every event of any game. A failure names its game. */
import { describe, expect, test } from 'vitest';
import { rankOf } from '../../../../src/cards/card';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import type { LayingGame } from '../../../../src/games/laying/rules/game';
import { stacksOf, topAt, type RowsGame } from '../../../../src/games/laying/rules/rows';
import type { SpeedGame } from '../../../../src/games/speed/rules/game';
import { RANDOMLY, randomGame, type Randomly } from '../../../helpers/laying/random';
import { amount } from '../../../long/amount';

const GAMES = amount(12, 10_000);
const PACK_OF_CARDS = packs(1);

/** How games end among many. */
const ENDS: Readonly<Record<string, readonly string[]>> = {
  california: ['out', 'out, shared'], aggravation: ['out', 'out, shared', 'call', 'call, shared'], speed: ['out', 'out, shared'],
};

/** What must hold of marks: like tops are marked all together, and what is covered with a card that is alone is not. */
function marksBroken(game: RowsGame): boolean {
  const isOpen = (at: readonly [number, number]): boolean => game.open.some((one) => String(one) === String(at));
  const ranks = stacksOf(game).map((stack) => rankOf(topAt(game, stack)));
  return stacksOf(game).some((stack, i) => ranks.filter((rank) => rank === ranks[i]).length > 1 && !isOpen(stack));
}

/** The sentence that a step breaks, or null. */
function broken({ cards }: Randomly, before: LayingGame, [kind, seat]: readonly unknown[], after: LayingGame): string | null {
  if (!areSameCards(cards(after), PACK_OF_CARDS)) return 'a card is lost or made';
  if ('open' in after && marksBroken(after as RowsGame)) return 'a match is not marked';
  if ('piles' in after && (after as SpeedGame).hands.some(({ length }) => length > 5)) return 'a hand is too large';
  if (after.flips - before.flips !== Number(['lay', 'deal', 'turn'].includes(kind as string))) return 'flips are counted wrongly';
  if (kind === 'back' && String(after.hands) !== String(before.hands)) return 'something moved when a card went back';
  if (kind === 'lay' && after.hands[1 - (seat as number)] !== before.hands[1 - (seat as number)]) return 'the other hand changed';
  return after.end === null || after.end.winners.length > 0 ? null : 'it ended without a winner';
}

describe.each(Object.entries(RANDOMLY))('%s', (name, randomly) => {
  test(`${GAMES} random games end, and no card is lost in them`, () => {
    const faults: string[] = [];
    const ends = new Set<string>();
    for (let i = 0; i < GAMES; i += 1) {
      const seed = `random ${name} ${i}`;
      let number = 0;
      const { record, game } = randomGame(randomly, seed, (before, event, after) => {
        number += 1;
        const fault = broken(randomly, before, event, after);
        if (fault !== null) faults.push(`${seed}, event ${number}: ${fault}`);
      });
      if (game.end === null) faults.push(`${seed}: nothing may happen, and it is not over`);
      else ends.add(game.end.winners.length > 1 ? `${game.end.by}, shared` : game.end.by);
      // What was written and read again is the same game.
      const read = readRecordText(randomly.form, writeRecord(randomly.form, record, game));
      if (!read.ok) faults.push(`${seed}: its record is refused`);
    }
    expect(faults).toEqual([]);
    // Few games show all the ways in which one ends.
    expect((GAMES < 100 ? ['out'] : ENDS[name]!).filter((end) => !ends.has(end))).toEqual([]);
  });
});
