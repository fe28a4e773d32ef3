/** What comes of cards that two lay at nearly the same time: who was first, whose goes back, who was late, who waits for being wrong. */
import { describe, expect, test } from 'vitest';
import { californiaGame, type CaliforniaTypes } from '../../../../src/games/californiaSpeed/table/californiaGame';
import type { Seat, Stack } from '../../../../src/games/laying/rules/game';
import type { Act } from '../../../../src/contract/contract';
import { aggravation, california } from '../../../helpers/laying/arranged';
import { aggravationGame, type AggravationTypes } from '../../../../src/games/aggravation/table/aggravationGame';
import { begunBy } from '../../../helpers/laying/played';

const [ANN, BO] = [0, 1] as const;
const { table } = californiaGame;
type Table = CaliforniaTypes['Table'];
interface Done {
  readonly table: Table;
  readonly told: readonly object[];
  readonly taken: readonly number[];
  readonly wrong: readonly number[];
}

/** Two sevens lie there, one before each; nothing else matches. It was dealt long ago. */
function lying(lock: number = 600): Table {
  const game = california({ hands: ['4c 6c 8c', 'Th Qh Ah'], rows: ['7h|2c|Jd|5s', '7d|9c|3d|Kc'] });
  const start = table.start(begunBy(['pip', 'otto'], 'fig', { lock }), 0, {} as never) as Table;
  return { ...start, game: { ...game, options: { lock } }, dealtAt: 0, dealer: 1 } as Table;
}

const lay = (place: Seat, on: Stack, at: number, more: Partial<Act<CaliforniaTypes>> = {}): Act<CaliforniaTypes> =>
  ({ place, intent: { kind: 'lay', on }, at, ...more });

/** Lets acts come, those of each list at one instant. */
function after(from: Table, ...instants: readonly (readonly Act<CaliforniaTypes>[])[]): Done {
  return instants.reduce<Done>((done, acts) => {
    const now = Math.max(...acts.map(({ at }) => at)) + 30;
    const step = table.act(done.table, acts as never, { now } as never);
    return {
      table: step.table as Table, told: [...done.told, ...step.happenings], taken: [...done.taken, ...step.taken ?? []],
      wrong: [...done.wrong, ...step.wrong ?? []],
    };
  }, { table: from, told: [], taken: [], wrong: [] });
}

const types = ({ told }: Done): readonly string[] => told.map((one) => {
  const { type, seat } = one as { readonly type: string; readonly seat: Seat };
  return `${type} ${seat}`;
});
const MINE: Stack = [ANN, 0];
const THEIRS: Stack = [BO, 0];
const NOWHERE: Stack = [ANN, 2];

describe('two on one stack within an instant', () => {
  test.each([
    ['before Ann, Ann a moment earlier', MINE, 1000, 1005, 'laid 0', 'back 1'],
    ['before Ann, Bo a moment earlier', MINE, 1005, 1000, 'laid 0', 'back 1'],
    ['before Bo, Ann a moment earlier', THEIRS, 1000, 1005, 'laid 1', 'back 0'],
    ['before Bo, both at once', THEIRS, 1000, 1000, 'laid 1', 'back 0'],
  ] as const)('%s: it’s theirs before whom it lies, and the other’s goes back', (_, on, ann, bo, first, second) => {
    const done = after(lying(), [lay(ANN, on, ann), lay(BO, on, bo)]);
    expect(types(done)).toEqual([first, second]);
    expect(done.wrong).toEqual([]);
    // The card that went back is in its hand still.
    expect(done.table.game.hands.map(({ length }) => length)).toEqual(first === 'laid 0' ? [2, 3] : [3, 2]);
  });

  test('on different stacks both stay', () => {
    expect(types(after(lying(), [lay(ANN, MINE, 1000), lay(BO, THEIRS, 1004)]))).toEqual(['laid 0', 'laid 1']);
  });

  test('one who is wrong doesn’t keep the other from being right', () => {
    const done = after(lying(), [lay(ANN, NOWHERE, 1000), lay(BO, MINE, 1001)]);
    expect(types(done)).toEqual(['wrong 0', 'laid 1']);
    expect(done.wrong).toEqual([ANN]);
  });
});

describe('a card that comes too late', () => {
  const covered = lay(ANN, MINE, 1000);
  test.each([
    ['at once', 1200, 'late 1'], ['as long as the other card can be news', 1700, 'late 1'], ['long after', 1900, 'wrong 1'],
  ] as const)('%s on a stack that was covered', (_, at, what) => {
    const done = after(lying(), [covered], [lay(BO, MINE, at)]);
    expect(types(done)).toEqual(['laid 0', what]);
    expect(done.table.locked[BO] === null).toBe(what === 'late 1');
  });

  test('goes back without a fine where its screen hadn’t shown yet what lies there, though it would be right', () => {
    // Ann's four comes to lie on the seven, beside a four.
    const from = lying();
    const game = { ...from.game, rows: [from.game.rows[0]!, [['7d'], ['4h'], ['3d'], ['Kc']]] } as Table['game'];
    const on = (knows: number): Done => after({ ...from, game }, [covered], [lay(BO, MINE, 1150, { knows })]);
    expect(types(on(0))).toEqual(['laid 0', 'late 1']);
    expect(types(on(1))).toEqual(['laid 0', 'laid 1']);
  });

  test('the twin still counts, for either of them', () => {
    expect(types(after(lying(), [covered], [lay(BO, THEIRS, 1300)]))).toEqual(['laid 0', 'laid 1']);
    expect(types(after(lying(), [covered], [lay(ANN, THEIRS, 1300)]))).toEqual(['laid 0', 'laid 0']);
  });
});

describe('whoever lays a card that matches nothing', () => {
  test.each([[600, 1599, 1601], [1000, 1999, 2001]] as const)('can do nothing for %i ms', (lock, during, then) => {
    const out = after(lying(lock), [lay(ANN, NOWHERE, 1000)]);
    expect(out.table.locked[ANN]).toEqual({ until: 1000 + lock, on: NOWHERE });
    // What they press meanwhile goes back, and costs nothing more.
    const pressed = after(out.table, [lay(ANN, MINE, during)]);
    expect(types(pressed)).toEqual(['late 0']);
    expect(pressed.table.locked).toEqual(out.table.locked);
    expect(types(after(out.table, [lay(ANN, MINE, then)]))).toEqual(['laid 0']);
    // It's nobody else's matter.
    expect(types(after(out.table, [lay(BO, MINE, during)]))).toEqual(['laid 1']);
  });

  test('waits for nothing where children play', () => {
    const done = after(lying(0), [lay(ANN, NOWHERE, 1000)], [lay(ANN, MINE, 1001)]);
    expect(types(done)).toEqual(['wrong 0', 'laid 0']);
    expect(done.table.locked).toEqual([null, null]);
  });

  test('is free again by itself', () => {
    const out = after(lying(), [lay(ANN, NOWHERE, 1000)]).table;
    expect(table.due(out, -Infinity)).toBe(1600);
    expect((table.tick(out, 1600, -Infinity).table as Table).locked).toEqual([null, null]);
  });
});

describe('the last call of Aggravation', () => {
  const NINES = [[ANN, 0], [BO, 0]] as const;
  const call = (place: Seat, on: readonly [Stack, Stack], at: number): Act<AggravationTypes> =>
    ({ place, intent: { kind: 'call', on }, at });
  /** Ann has no card left since before the nines came. */
  function left(): AggravationTypes['Table'] {
    const game = aggravation({ hands: ['', '4c 6c'], rows: ['9h|2c', '9d|Kc'] }, { ranOut: [3, null], formed: { 9: 4 } });
    const start = aggravationGame.table.start(begunBy(['pip', 'otto'], 'fig'), 0, {} as never) as AggravationTypes['Table'];
    return { ...start, game: { ...game, instant: 5 }, dealtAt: 0, dealer: 1 } as AggravationTypes['Table'];
  }
  const acted = (...acts: readonly Act<AggravationTypes>[]) =>
    aggravationGame.table.act(left(), acts as never, { now: 1100 } as never);

  test('of two that match wins, and a wrong one puts its caller out for a second', () => {
    expect(acted(call(ANN, NINES, 1000)).happenings.map(({ type }) => type)).toEqual(['called', 'ended']);
    const wrong = acted(call(ANN, [[ANN, 0], [ANN, 1]], 1000));
    expect(wrong.happenings.map(({ type }) => type)).toEqual(['wrong']);
    expect((wrong.table as AggravationTypes['Table']).locked[ANN]!.until).toBe(2000);
  });

  test.each([['Ann’s own', [ANN, 0], 'called'], ['Bo’s', [BO, 0], 'laid']] as const)(
    'stands against a card in the same instant on a stack that is %s as it says', (_, on, first) => {
      const step = acted(call(ANN, NINES, 1000), { place: BO, intent: { kind: 'lay', on: [...on] }, at: 1003 });
      expect(step.happenings[0]!.type).toBe(first);
    },
  );
});
