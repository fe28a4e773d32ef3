/** Random games of Salute the King: what must hold at every event of any game. A failure names its game. */
import { expect, test } from 'vitest';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import { act, saluteResult, type SaluteGame, type SaluteHappening } from '../../../../src/games/salute/rules/game';
import { randomGame, SALUTE_RECORD } from '../../../helpers/salute/salute';
import { amount } from '../../../long/amount';

const GAMES = amount(200, 10_000);

/** The sentence that a step breaks, or null. */
function broken(before: SaluteGame, after: SaluteGame, happenings: readonly SaluteHappening[]): string | null {
  const { stocks, piles, wanted, right, end, turn, options, flips } = after;
  if (!areSameCards([...stocks.flat(), ...piles[0]!.cards], packs(options.packs))) return 'a card is lost or made';
  if (end === null && stocks[turn]!.length === 0 && wanted === null) return 'it is the turn of somebody without a card';
  if (new Set(right).size < right.length || (wanted === null && right.length > 0)) return 'somebody has done it twice, or nothing';
  if (wanted !== null && end === null && right.length >= stocks.length - 1) return 'one is missing, and has not taken the pile';
  const told = (type: string): number => happenings.filter((one) => one.type === type).length;
  const taken = piles[0]!.cards.length === 0 && before.piles[0]!.cards.length > 0;
  if (taken !== (told('last') === 1)) return 'it is not told who takes the pile';
  if (flips > before.flips && before.wanted !== null) return 'a card was turned while a gesture was wanted';
  if (flips === before.flips && turn !== before.turn) return 'whose turn it is hangs on who took the pile';
  return (end !== null) === (told('ended') === 1) ? null : 'it is not told that the game is over';
}

test(`${GAMES} random games`, () => {
  const faults: string[] = [];
  const seen = new Set<string>();
  for (let i = 0; i < GAMES; i += 1) {
    const seed = `random ${i}`;
    const { record, game } = randomGame(seed, (before, [kind], after, happenings) => {
      const fault = broken(before, after, happenings);
      if (fault !== null) faults.push(`${seed}, event ${before.events}: ${fault}`);
      seen.add(kind);
      if (kind === 'answer' && before.wanted === null) seen.add('plain');
    });
    seen.add(game.end!.kind);
    if (game.flips > game.options.flips) faults.push(`${seed}: it goes on for ever`);
    for (const more of [{ kind: 'flip', seats: [0] }, { kind: 'answer', seats: [0, 0] }, { kind: 'late', seats: [] }] as const) {
      if (act(game, more).ok) faults.push(`${seed}: something may happen after the end`);
    }
    // What was written and read again is the same game.
    const read = readRecordText(SALUTE_RECORD, writeRecord(SALUTE_RECORD, record, game));
    if (!read.ok) faults.push(`${seed}: its record is refused`);
    else if (JSON.stringify(read.result) !== JSON.stringify(saluteResult(game))) faults.push(`${seed}: its record is another game`);
  }
  expect(faults).toEqual([]);
  expect([...seen].toSorted()).toEqual(['answer', 'flip', 'flips', 'late', 'plain', 'rid']);
});
