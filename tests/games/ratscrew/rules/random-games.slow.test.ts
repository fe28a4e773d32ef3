/** Random games of Egyptian Ratscrew: what must hold at every event of any game. A failure names its game. */
import { expect, test } from 'vitest';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import { slapsResult } from '../../../../src/games/piles/rules/slaps/slaps';
import { act } from '../../../../src/games/ratscrew/rules/act';
import { askedIn, isPlaying, playingIn, type RatscrewGame, type RatscrewHappening } from '../../../../src/games/ratscrew/rules/game';
import { randomGame, RATSCREW_RECORD } from '../../../helpers/ratscrew/ratscrew';
import { amount } from '../../../long/amount';

const GAMES = amount(60, 10_000);

/** The sentence that a step breaks, or null. */
function broken(before: RatscrewGame, after: RatscrewGame, happenings: readonly RatscrewHappening[]): string | null {
  const { stocks, piles, live, out, bare, owed, end, turn, options, challenge } = after;
  if (!areSameCards([...stocks.flat(), ...piles[0]!.cards], packs(options.packs, options.jokers))) return 'a card is lost or made';
  if (out.some((since, seat) => before.out[seat] !== null && since !== before.out[seat])) return 'somebody comes back from out for good';
  if (out.some((since, seat) => since !== null && stocks[seat]!.length > 0)) return 'somebody has cards who is out for good';
  if (bare.some((since, seat) => (since === null) !== isPlaying(after, seat))) return 'it is not known who plays';
  if (live.length !== piles[0]!.cards.length) return 'it is not known which cards count';
  if (end === null && stocks[turn]!.length === 0) return 'it is the turn of somebody without a card';
  const isOwed = playingIn(after).length === 1 || challenge?.left === 0;
  if (end === null && (owed !== null) !== isOwed) return 'the pile is owed to nobody, or without a reason';
  if (challenge !== null && askedIn(after) === challenge.by) return 'a challenger is asked';
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
      if (kind !== 'flip' && kind !== 'slap') count(kind);
      if (happenings.some(({ type }) => type === 'lostChallenge')) count('challenge lost');
      if (kind === 'slap' && before.owed !== null) count('slapped in');
    });
    count(game.end!.kind);
    if (game.flips > game.options.flips) faults.push(`${seed}: it goes on for ever`);
    for (const kind of ['flip', 'slap', 'take', 'goon', 'decline'] as const) {
      if (act(game, { kind, seats: [0] }).ok) faults.push(`${seed}: something may happen after the end`);
    }
    // What was written and read again is the same game.
    const read = readRecordText(RATSCREW_RECORD, writeRecord(RATSCREW_RECORD, record, game));
    if (!read.ok) faults.push(`${seed}: its record is refused`);
    else if (JSON.stringify(read.result) !== JSON.stringify(slapsResult(game))) faults.push(`${seed}: its record is another game`);
  }
  expect(faults).toEqual([]);
  expect([...seen.keys()].toSorted()).toEqual(['challenge lost', 'decline', 'flips', 'goon', 'last', 'slapped in', 'take']);
});
