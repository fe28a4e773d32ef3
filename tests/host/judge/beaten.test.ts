/** The judge over lines, alone: for how long a call that is wrong costs nothing, whatever its device says of what it had shown. */
import { expect, test } from 'vitest';
import type { Act, GameTypes, TableOf } from '../../../src/contract/contract';
import { judge, hear } from '../../../src/host/judge/judge';
import { startRound, type Round } from '../../../src/host/judge/round';
import { BEATEN_MS } from '../../../src/race/times';

/** A table at which each call is wrong. */
interface Wrong extends GameTypes {
  readonly Table: { readonly paid: boolean };
  readonly Intent: { readonly kind: 'call' };
  readonly Happening: never;
}

const rules: TableOf<Wrong> = {
  races: ['call'],
  start: () => ({ paid: false }),
  order: () => 'tie',
  act: (_, [act], { isBeaten }) => ({ table: { paid: !isBeaten(act!) }, happenings: [] }),
  due: () => null,
  tick: (table) => ({ table, happenings: [] }),
  written: () => ({ events: [] }),
  end: () => null,
};

const TOLD = 10_000;
type Says = Pick<Act<Wrong>, 'knows' | 'sees' | 'over'>;

/** For how many milliseconds after everybody was told of it whoever says this calls for nothing. */
function freeFor(round: Partial<Round<Wrong>>, says: Says): number {
  const pays = (after: number): boolean => {
    const at = TOLD + after;
    const lies = { ...startRound<Wrong>({ paid: false }, []), ...round };
    const heard = hear(rules, lies, { place: 0, intent: { kind: 'call' }, at, ...says }, at);
    return judge(rules, heard.round, at + 1000).round.table.paid;
  };
  let free = 0;
  while (!pays(free + 1)) free += 1;
  return free;
}

const taken = { takenAt: TOLD, takes: [[{ place: 1, at: TOLD - 50 }]] };
const over = { credit: 200, lag: 9999 };

test.each<[string, Partial<Round<Wrong>>, Says, number]>([
  ['had shown that it was taken', taken, { knows: 1 }, BEATEN_MS],
  ['had not', taken, { knows: 0 }, BEATEN_MS + 400],
  ['had, and claims a longer line than it is credited with', taken, { knows: 1, over }, BEATEN_MS + 400],
  ['had not, and claims that, too', taken, { knows: 0, over }, BEATEN_MS + 800],
])('whose screen %s pays again after so long', (_, round, says, ms) => {
  expect(freeFor(round, says)).toBe(ms);
});

test('who says that they had not seen what was laid last pays for a call that counts more than 150 ms after it', () => {
  const laid = { at: TOLD, shownAt: TOLD, final: true, before: { paid: false }, happenings: [] };
  expect(freeFor({ laid, lays: 1 }, { sees: 0 })).toBe(150);
  expect(freeFor({ laid, lays: 1 }, { sees: 0, over })).toBe(150);
  expect(freeFor({ laid, lays: 1 }, { sees: 1 })).toBe(0);
});
