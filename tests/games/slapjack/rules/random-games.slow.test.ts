/** Random games of Slapjack: what must hold at every event of any game. A failure names its game. */
import { expect, test } from 'vitest';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import { withCards, slapsResult } from '../../../../src/games/piles/rules/slaps/slaps';
import { act, type SlapjackGame, type SlapjackHappening } from '../../../../src/games/slapjack/rules/game';
import { randomGame, SLAPJACK_RECORD } from '../../../helpers/slapjack/slapjack';
import { amount } from '../../../long/amount';

const GAMES = amount(100, 10_000);

/** The sentence that a step breaks, or null. */
function broken(before: SlapjackGame, after: SlapjackGame, happenings: readonly SlapjackHappening[]): string | null {
  const { stocks, piles, out, bare, owed, end, turn, options } = after;
  if (!areSameCards([...stocks.flat(), ...piles[0]!.cards], packs(options.packs))) return 'a card is lost or made';
  if (out.some((since, seat) => before.out[seat] !== null && since !== before.out[seat])) return 'somebody comes back from out for good';
  if (out.some((since, seat) => since !== null && stocks[seat]!.length > 0)) return 'somebody has cards who is out for good';
  if (bare.some((since, seat) => (since === null) !== (stocks[seat]!.length > 0))) return 'it is not known who has no card';
  if (end === null && stocks[turn]!.length === 0) return 'it is the turn of somebody without a card';
  if (end === null && (owed !== null) !== (withCards(after).length === 1)) return 'the pile is owed to nobody, or to somebody among others';
  if (owed !== null && after.jackAt === null) return 'a pile is owed on which no jack lies';
  const told = (type: string): number => happenings.filter((one) => one.type === type).length;
  if (told('out') !== out.filter((since) => since === before.events).length) return 'it is not told who is out for good';
  if (told('ranOut') !== bare.filter((since) => since === before.events).length) return 'it is not told who has run out of cards';
  return (end !== null) === (told('ended') === 1) ? null : 'it is not told that the game is over';
}

test(`${GAMES} random games`, () => {
  const faults: string[] = [];
  const seen = new Map<string, number>();
  const count = (what: string): void => { seen.set(what, (seen.get(what) ?? 0) + 1); };
  for (let i = 0; i < GAMES; i += 1) {
    const seed = `random ${i}`;
    const { record, game } = randomGame(seed, (before, [kind], after, happenings) => {
      const fault = broken(before, after, happenings);
      if (fault !== null) faults.push(`${seed}, event ${before.events}: ${fault}`);
      if (kind === 'take') count('take');
      if (kind === 'slap' && before.owed !== null) count('slapped in');
    });
    count(game.end!.kind);
    if (game.flips > game.options.flips) faults.push(`${seed}: it goes on for ever`);
    for (const kind of ['flip', 'slap', 'take'] as const) {
      if (act(game, { kind, seats: [0] }).ok) faults.push(`${seed}: something may happen after the end`);
    }
    // What was written and read again is the same game.
    const read = readRecordText(SLAPJACK_RECORD, writeRecord(SLAPJACK_RECORD, record, game));
    if (!read.ok) faults.push(`${seed}: its record is refused`);
    else if (JSON.stringify(read.result) !== JSON.stringify(slapsResult(game))) faults.push(`${seed}: its record is another game`);
  }
  expect(faults).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual(['flips', 'last', 'slapped in', 'take']);
});
