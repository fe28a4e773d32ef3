/** Random games of Spoons and Pig: what must hold at every event of any game. A failure names its game. */
import { describe, expect, test } from 'vitest';
import { PACK, type Card } from '../../../../src/cards/card';
import { areSameCards, packs } from '../../../../src/cards/pack';
import { readRecordText, writeRecord } from '../../../../src/contract/record';
import { pig, spoons } from '../../../../src/games/spoons/kept/savedGame';
import { act, seatsIn, type PassingGame } from '../../../../src/games/spoons/rules/game';
import { randomGame } from '../../../helpers/spoons/spoons';
import { amount } from '../../../long/amount';

const GAMES = amount(25, 10_000);

/** What the cards weigh, by which no others weigh the same: roots of different numbers. It is looked at often. */
const WEIGHTS = new Map(PACK.map((card, i) => [card, Math.sqrt(i + 2)]));
const weightOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + WEIGHTS.get(card)!, 0);
const ALL = weightOf(PACK);

/** The sentence that a step breaks, or null. */
function broken(before: PassingGame, after: PassingGame): string | null {
  const { hands, waiting, stock, heap, options, taken, isOpen, out, letters, end, taking } = after;
  const cards = [...hands.flat(), ...waiting.flat(), ...stock, ...heap];
  const isWhole = cards.length === options.packs * PACK.length && Math.abs(weightOf(cards) - options.packs * ALL) < 1e-6;
  if (!isWhole) return 'a card is lost or made';
  if (!isOpen && !areSameCards(cards, packs(options.packs))) return 'other cards lie there than were dealt';
  if (hands.some(({ length }, seat) => ![4, 5].includes(length) && !out.includes(seat))) return 'a hand is too large or too small';
  if (stock.length === 0 && heap.length > 0) return 'the heap is not the stock';
  if (isOpen && taken.length >= seatsIn(after).length - 1) return 'a hand goes on in which one is left';
  if (letters.some((has, seat) => (has === options.letters) !== out.includes(seat))) return 'somebody is out too soon, or not';
  if (letters.reduce((sum, one) => sum + one, 0) !== after.played) return 'a hand gave no letter, or two';
  if (end?.kind === 'last' && seatsIn(after).length !== 1) return 'it ended with more than one';
  return before.end === null && taking === before.taking ? null : 'something happens after the end';
}

describe.each([[spoons.rules.name, spoons], [pig.rules.name, pig]] as const)('%s', (_, passing) => {
  test(`${GAMES} random games`, () => {
    const faults: string[] = [];
    const ends = new Set<string>();
    for (let i = 0; i < GAMES; i += 1) {
      const seed = `random ${i}`;
      let number = 0;
      const { record, game } = randomGame(passing, seed, (before, __, after) => {
        number += 1;
        const fault = broken(before, after);
        if (fault !== null) faults.push(`${seed}, event ${number}: ${fault}`);
      });
      ends.add(game.end!.kind);
      for (const event of [['draw', 0], ['deal', null, record.deck], [passing.taking, 0]]) {
        if (act(game, event).ok) faults.push(`${seed}: something may happen after the end`);
      }
      // What was written and read again is the same game.
      const read = readRecordText(passing.record, writeRecord(passing.record, record, game));
      if (!read.ok) faults.push(`${seed}: its record is refused`);
      else if (JSON.stringify(read.result) !== JSON.stringify(passing.record.result(game))) faults.push(`${seed}: it reads otherwise`);
    }
    expect(faults).toEqual([]);
    expect([...ends].toSorted()).toEqual(['drawn', 'last']);
  });
});
