/** Fair by construction: decisions of all characters, each asked again with everything exchanged that the seat cannot see. */
import { expect, test } from 'vitest';
import { LEVEL_NAMES, type LevelName } from '../../src/ai/levelNames';
import { choose, look } from '../../src/ai/player';
import type { Question } from '../../src/ai/questions';
import { exchanged, momentsOf, viewOf, type Moment } from '../helpers/moments';
import { amount } from '../long/amount';

/** Of how many decisions, by character: those of the search take a hundred times as long as the others'. */
const DECISIONS: Readonly<Record<LevelName, number>> = {
  pip: amount(480, 2400), wanda: amount(480, 2400), otto: amount(480, 2400), viola: amount(480, 2400), henrik: amount(60, 300),
  ada: amount(20, 100),
};
const ALL = amount(2000, 10_000);

/** What a seat decides at a moment: which tile, if it is to place one, or what it calls. */
function decide(moment: Moment, seat: number, level: LevelName): string {
  const question: Question = { view: viewOf(moment, seat), level, seed: `fair ${level}` };
  const places = moment.position.mover === seat && moment.position.placed === null;
  return JSON.stringify(places ? choose(question) : look(question));
}

test(`${ALL} decisions do not change with the hidden tiles`, () => {
  let decisions = 0;
  let tiles = 0;
  for (const level of LEVEL_NAMES) {
    let left = DECISIONS[level];
    for (let game = 0; left > 0; game += 1) {
      const moments = momentsOf(`fair ${level} ${game}`).filter((_, i) => i % 5 === 0);
      for (const [i, moment] of moments.entries()) {
        if (left === 0) break;
        // As often the mover, who chooses a tile, as another, who looks.
        const { mover, racks } = moment.position;
        const seat = mover !== null && i % 2 === 0 ? mover : (i + game) % racks.length;
        const other = exchanged(moment, seat, `${level}:${game}:${i}`);
        const [first, second] = [decide(moment, seat, level), decide(other, seat, level)];
        if (first !== second) expect(second).toBe(first);
        if (first.includes('"tile"')) tiles += 1;
        decisions += 1;
        left -= 1;
      }
    }
  }
  expect(decisions).toBe(ALL);
  expect(tiles).toBeGreaterThan(ALL / 5);
});
