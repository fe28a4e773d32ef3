/** Random games: what must hold at every event of any game. A failure names its game. */
import { expect, test } from 'vitest';
import { isClaim, RANKS, type Rank } from '../../../../src/games/snapBack/rules/cards';
import type { Game, GameEvent } from '../../../../src/games/snapBack/rules/game';
import { applyEvent, SNAP_BACK_RECORD } from '../../../../src/games/snapBack/rules/record';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import { isDie } from '../../../../src/games/snapBack/rules/result';
import { SHOE } from '../../../../src/games/snapBack/rules/shoe';
import { randomGame } from '../../../helpers/snapBack/randomGame';
import { amount } from '../../../long/amount';

const GAMES = amount(600, 10_000);
/** More cards than the shoe has, so that it is shuffled again. */
const CARDS = 80;

/** The sentence that a step breaks, or null. */
function broken(before: Game, [kind]: GameEvent, after: Game): string | null {
  if (!after.dice.every(isDie)) return 'a die shows no number from 1 to 6';
  if (after.dice.some((die, seat) => Math.abs(die - before.dice[seat]!) > (kind === 'reveal' ? 1 : 0))) return 'a die jumps';
  if (after.shown - before.shown !== (kind === 'show' ? 1 : 0)) return 'a card comes or goes by itself';
  if (after.over && kind !== 'reveal') return 'the game ends without a reveal';
  if ((after.callers !== null) !== (kind === 'call')) return 'a call and its reveal are parted';
  return null;
}

/** Whether each shuffle, with the last six cards before it, holds no more of any rank than the shoe. */
function areConserved(shown: readonly Rank[]): boolean {
  const shuffles = [shown.slice(0, SHOE.length), shown.slice(SHOE.length - 6)];
  return shuffles.every((cards) => RANKS.every((rank) => cards.filter((card) => card === rank).length <= 8));
}

test(`${GAMES} random games`, () => {
  const faults: string[] = [];
  let over = 0;
  for (let i = 0; i < GAMES; i += 1) {
    const seed = `random ${i}`;
    const { record, game } = randomGame(seed, CARDS, (before, event, after) => {
      const fault = broken(before, event, after);
      if (fault !== null) faults.push(`${seed}: ${fault}`);
    });
    if (!areConserved(record.deck.slice(0, game.shown))) faults.push(`${seed}: a card is lost or made`);
    if (game.over) {
      over += 1;
      const legal = [['show'], ['call', 0], ['reveal', game.dice.map(() => 0)]].some((event) => applyEvent(game, event, record.deck).ok);
      if (legal) faults.push(`${seed}: something may happen after the end`);
    }
    // What was written and read again is the same game, at every event.
    const read = readRecordText(SNAP_BACK_RECORD, writeRecord(SNAP_BACK_RECORD, record, game));
    if (!read.ok) faults.push(`${seed}: its record is refused`);
    else if (JSON.stringify(read.states.at(-1)) !== JSON.stringify(game)) faults.push(`${seed}: its record is another game`);
    if (!record.events.every((event) => event[0] !== 'reveal' || event[1].every(isClaim))) faults.push(`${seed}: a number is none`);
  }
  expect(faults).toEqual([]);
  // Games that end and games that do not are both among them.
  expect(over).toBeGreaterThan(GAMES / 10);
  expect(over).toBeLessThan(GAMES * 0.9);
});
