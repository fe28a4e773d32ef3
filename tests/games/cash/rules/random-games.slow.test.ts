/** Random games of Cash: what must hold at every event of any game. A failure names its game. */
import { expect, test } from 'vitest';
import { PACK } from '../../../../src/cards/card';
import { areSameCards } from '../../../../src/cards/pack';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import { WORD } from '../../../../src/games/cash/rules/ends';
import { apply, MOST_BOARDS, type CashEvent, type CashState } from '../../../../src/games/cash/rules/game';
import { CASH_RECORD } from '../../../../src/games/cash/rules/record';
import { randomGame } from '../../../helpers/cash/cash';
import { amount } from '../../../long/amount';

const GAMES = amount(200, 10_000);

/** The sentence that a step breaks, or null. */
function broken(
  before: CashState, [kind]: CashEvent, { hands, board, stock, aside, letters, open, over, up, turned }: CashState,
): string | null {
  if (!areSameCards([...hands.flat(), ...board, ...stock, ...aside], PACK)) return 'a card is lost or made';
  if (hands.some(({ length }) => length !== 4)) return 'somebody has not four cards';
  if (open && board.length !== 4) return 'the board is short';
  if (up && !open && kind === 'away') return 'what is away lies open';
  if (turned > MOST_BOARDS) return 'it goes on for ever';
  if (letters.some((count, pair) => count < before.letters[pair]! || count > WORD.length)) return 'letters are lost, or too many';
  return over && open ? 'a hand is played after the end' : null;
}

test(`${GAMES} random games`, () => {
  const faults: string[] = [];
  const ends = new Set<string>();
  let ended = 0;
  for (let i = 0; i < GAMES; i += 1) {
    const seed = `random ${i}`;
    const { record, game } = randomGame(seed, (before, event, after) => {
      const fault = broken(before, event, after);
      if (fault !== null) faults.push(`${seed}, ${JSON.stringify(event)}: ${fault}`);
    });
    for (const end of game.ends) ends.add(end[0] === 'real' ? 'real' : `${end[0]} ${String(end.at(-1))}`);
    ended += game.over ? 1 : 0;
    for (const event of !game.over ? [] : [['go', null], ['cash', 0], ['act', 0, 1], ['deal', null, PACK]]) {
      if (apply(game, event).ok) faults.push(`${seed}: something may happen after the end`);
    }
    // What was written and read again is the same game.
    const read = readRecordText(CASH_RECORD, writeRecord(CASH_RECORD, record, game));
    if (!read.ok) faults.push(`${seed}: its record is refused: ${JSON.stringify(read.refusal)}`);
    else if (JSON.stringify(read.result) !== JSON.stringify(CASH_RECORD.result(game))) faults.push(`${seed}: its record is another game`);
  }
  expect(faults).toEqual([]);
  expect(ended).toBe(GAMES);
  expect([...ends].toSorted()).toEqual(['cash false', 'cash true', 'counter false', 'counter true', 'real']);
});
