/** What becomes of the table with what happens there: what is said, what was chosen, and that nothing of a card outlives it. */
import { describe, expect, test } from 'vitest';
import { RANKS } from '../../../../../src/games/snapBack/rules/cards';
import { saidNow, tableAfter, type SnapBackTableModel, type TableSet } from '../../../../../src/games/snapBack/ui/table/tableModel';
import { tableTemplate } from '../../../../../src/games/snapBack/ui/table/tableScreen';
import type { SnapBackHappening } from '../../../../../src/games/snapBack/rules/happening';
import type { SnapBackView } from '../../../../../src/games/snapBack/table/view';
import { markupOf } from '../../../../helpers/snapBack/markup';
import { snapBackTable, snapBackView } from '../../../../helpers/snapBack/view';

const told = (model: SnapBackTableModel, change: Partial<SnapBackView>, ...happenings: SnapBackHappening[]) =>
  tableAfter(model, { type: 'told', view: snapBackView(change), happenings, now: 0 });
const markup = (model: SnapBackTableModel): string => markupOf(tableTemplate(model, () => {}));
/** All that stands in the page between its tags. */
const shown = (model: SnapBackTableModel): string[] => [...markup(model).matchAll(/>([^<]*)/g)].map(([, text]) => text!.trim());

describe('a card', () => {
  test.each(RANKS)('%i is said at once and shown, and is nowhere once it is turned down', (rank) => {
    const open = told(snapBackTable(), { open: { rank, back: null } }, { type: 'shown', rank, number: 9 });
    expect(saidNow(open)).toBe(String(rank));
    expect(markup(open)).toContain(`Card: ${rank}`);
    expect(shown(open)).toContain(String(rank));
    const down = told(open, { open: null }, { type: 'turnedDown' });
    expect(markup(down)).not.toContain('Card:');
    expect(shown(down)).not.toContain(String(rank));
    expect(JSON.stringify(down)).not.toContain(`"rank":${rank}`);
    // Nor when nothing was told of its turning: a pause covers it, or somebody reads the dice.
    const covered = told(open, { open: null, paused: true });
    expect(JSON.stringify(covered)).not.toContain(`"rank":${rank}`);
    expect(shown(covered)).not.toContain(String(rank));
  });
  test('that is shown again says how far back it is', () => {
    const happening = { type: 'shownAgain', rank: 10, number: 5, back: 4 } as const;
    const again = told(snapBackTable(), { phase: 'again', open: { rank: 10, back: 4 } }, happening);
    expect(saidNow(again)).toBe('4 back: 10');
  });
  test('the same card again is another thing to say', () => {
    const seven = { type: 'shown', rank: 7, number: 9 } as const;
    const once = told(snapBackTable(), {}, seven);
    expect(told(once, {}, seven).said.id).toBe(once.said.id + 1);
  });
});

describe('a call', () => {
  const called = told(snapBackTable(), { phase: 'choosing', callers: [1] }, { type: 'called', seats: [1] }, { type: 'count', left: 3 });
  test('is told with who called, and counted', () => {
    expect(saidNow(called)).toBe('Viola calls!');
    expect(called.count).toBe(3);
    expect(markup(called)).toContain('How many cards back?');
    const two = told(called, { phase: 'choosing', callers: [1], open: null }, { type: 'count', left: 2 });
    expect([two.count, saidNow(two)]).toEqual([2, '2']);
  });
  test('what is chosen stands until the next call, and may be changed', () => {
    const three = tableAfter(called, { type: 'chose', claim: 3 });
    expect(markup(three)).toContain('You’re showing 3 back. You can still change it.');
    const fist = tableAfter(three, { type: 'chose', claim: 0 });
    expect(markup(fist)).toContain('You’re showing a fist');
    expect(told(fist, { phase: 'choosing' }, { type: 'count', left: 1 }).choice).toBe(0);
    expect(told(fist, { phase: 'dealing' }).choice).toBeNull();
    expect(tableAfter(snapBackTable(), { type: 'chose', claim: 3 }).choice).toBeNull();
    // A press that has found time paused was none: nothing is said to be shown.
    expect(tableAfter(told(called, { phase: 'choosing', paused: true }), { type: 'chose', claim: 3 }).choice).toBeNull();
  });
  test('a fist is offered to those who have not called, and to nobody else', () => {
    const page = (callers: number[], set: Partial<TableSet> = {}) =>
      markup({ ...snapBackTable({ phase: 'choosing', callers, countEndsAt: 4000 }, set) });
    expect(page([1])).toContain('Fist: not at all');
    expect(page([1])).toContain('A fist means not at all.');
    for (const set of [{}, { spoken: 'reader' }] as const) {
      expect(page([0], set)).not.toMatch(/fist/i);
      expect(page([0], set).match(/role="?radio"?[ >]/g)).toHaveLength(6);
    }
  });
  test('with fingers around the screen nobody who has called is told of a fist', () => {
    const seats = snapBackView().seats.map((seat) => ({ ...seat, kind: 'local' as const }));
    const page = (callers: number[]) =>
      markup(snapBackTable({ phase: 'choosing', callers, seats, countEndsAt: 4000 }, { sitting: 'around', fingers: 'shown' }));
    expect(page([1]).match(/None means a fist/g)).toHaveLength(1);
    expect(page([0, 1])).not.toContain('fist');
    expect(page([0, 1]).match(/You called: hold 1 to 5 fingers here/g)).toHaveLength(2);
  });
  test('around the screen the card that was called stays in the middle for each side, and the count comes after it', () => {
    const seats = snapBackView().seats.map((seat) => ({ ...seat, kind: 'local' as const }));
    const middle = (view: Partial<SnapBackView>, count: 2 | null = null): string[] =>
      shown({ ...snapBackTable({ phase: 'choosing', callers: [1], seats, ...view }, { sitting: 'around' }), count });
    const heads = (texts: string[], text: string): number => texts.filter((one) => one === text).length;
    // Once for each side, and once for those who hear it.
    expect(heads(middle({ chooser: 0 }), '7')).toBe(3);
    expect(heads(middle({ countEndsAt: 4000 }, 2), '7')).toBe(3);
    expect(heads(middle({ countEndsAt: 4000, open: null }, 2), '2')).toBe(2);
    expect(heads(middle({ chooser: 0, open: null }), '7')).toBe(0);
  });
  test('at the reveal the matches are named, each die with its change, and why in one sentence', () => {
    const reveal = {
      callers: [1], holds: [3, 5], trueSix: [],
      seats: [{ claim: 0, before: 4, after: 3, line: 3 }, { claim: 3, before: 3, after: 4, line: 5 }],
    } as const;
    const cards = [9, 7, 2, 7, 10, 3, 7] as const;
    const view = { phase: 'revealed', callers: [1], open: null, revealed: { cards, reveal } } as const;
    const open = told(called, view, { type: 'revealed', cards, reveal });
    const page = markup(open);
    expect(page).toContain('It was 3 and 5 back. You missed it: your die goes down to 3.');
    expect(page.match(/ back: the same number/g)).toHaveLength(2);
    expect(page).toContain('Die: 3');
    expect(page).toContain('shows a fist');
    expect(saidNow(open)).toContain('They showed: Viola 3, die up to 4.');
    expect(open.count).toBeNull();
  });
});

test('in a pause no card lies there, and nothing is said of the table', () => {
  const paused = told(told(snapBackTable(), {}, { type: 'shown', rank: 7, number: 9 }), { paused: true, open: null });
  expect(markup(paused)).not.toContain('Card:');
  expect(markup(paused)).toContain('The cards are covered');
});

test('what is asked for is read: the dice, the time, what can be done', () => {
  const read = (what: 'dice' | 'time' | 'asked', change: Partial<SnapBackView> = {}) =>
    saidNow(tableAfter(snapBackTable(change), { type: 'read', what, now: 5000 }));
  expect(read('dice')).toBe('Dice: Ann 4 and Viola 3.');
  expect(read('time')).toBe('This game has no time limit.');
  expect(read('time', { time: { left: 400_000, at: 1000, runs: true } })).toBe('6 minutes and 36 seconds left.');
  expect(read('time', { time: { left: 4000, at: 1000, runs: false } })).toBe('4 seconds left.');
  expect(read('asked')).toMatch(/^Seen before\?/);
});

test('the end is seen at once, also by whoever has stopped the game in the menu', () => {
  const menu = tableAfter(snapBackTable(), { type: 'over', over: 'stop' });
  expect(markup(menu)).toContain('Stop this game? It ends here');
  // Whoever stops in the middle of a call is told what that costs.
  expect(markup(told(menu, { phase: 'choosing', callers: [0] }))).toContain('you’ll show a fist');
  const stopped = told(menu, { phase: 'over', open: null, ended: 'stopped' }, { type: 'over', by: 'stopped' });
  expect(stopped.over).toBeNull();
  expect(markup(stopped)).toContain('The game was stopped.');
  // What it came to takes its place; only of a game without a card there is nothing to tell.
  expect(markup(stopped)).not.toContain('Play again');
  const unplayed = told(menu, { phase: 'over', shown: 0, open: null, ended: 'stopped' }, { type: 'over', by: 'stopped' });
  expect(markup(unplayed)).toContain('Play again');
});

describe('where the row of the last six is hidden', () => {
  test('nothing says where they lie until they are shown, before people or around them', () => {
    const hidden = (change: Partial<SnapBackView>, set: Partial<TableSet> = {}) => markup(snapBackTable({ row: false, ...change }, set));
    expect(markup(snapBackTable())).not.toContain('no-row');
    for (const phase of ['ready', 'dealing', 'asked', 'choosing'] as const) expect(hidden({ phase })).toContain('no-row');
    for (const phase of ['revealed', 'again'] as const) expect(hidden({ phase })).not.toContain('no-row');
    const seats = snapBackView().seats.map((seat) => ({ ...seat, kind: 'local' as const }));
    expect(markup(snapBackTable({ seats }, { sitting: 'around' }))).toContain('sb-turned');
    expect(hidden({ seats }, { sitting: 'around' })).not.toContain('sb-turned');
    expect(hidden({ seats, phase: 'again', open: { rank: 4, back: 6 } }, { sitting: 'around' })).toContain('sb-turned');
  });
});
