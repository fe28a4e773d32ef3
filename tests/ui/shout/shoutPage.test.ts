/** When a shout is a call at the table, for whom, and when the microphone closes by itself. */
import { beforeEach, expect, test } from 'vitest';
import type { ShoutListener } from '../../../src/shout/shout';
import { closedShout, shoutAfter, type ShoutChange } from '../../../src/shout/shoutState';
import type { Screen } from '../../../src/ui/screen';
import { localsAt, takesShouts, type ShoutPage } from '../../../src/ui/shout/shoutModel';
import { shoutPageWith } from '../../../src/ui/shout/shoutPage';
import type { TableModel } from '../../../src/ui/table/tableModel';
import { viewState } from '../../helpers/heard';

const done: unknown[] = [];
let screen: Screen | null = null;
let listener: ShoutListener;
let state = closedShout({ on: true, level: -30 });
let hide: () => void = () => {};
let page: ShoutPage;

/** Ann plays here against Otto and Pip. */
function table(differs: Partial<TableModel['state']> = {}, game = 'one'): TableModel {
  return { kind: 'table', game, state: viewState(differs) } as TableModel;
}

const happen = (change: ShoutChange): void => { state = shoutAfter(state, change); };

beforeEach(() => {
  done.length = 0;
  state = closedShout({ on: true, level: -30 });
  screen = table();
  const sight = { hidden: false, addEventListener: (_: string, act: () => void) => { hide = () => { sight.hidden = true; act(); }; } };
  page = shoutPageWith((who) => {
    listener = who;
    return {
      state: () => state, choose: (caller) => happen({ type: 'chosen', caller }),
      open() { happen({ type: 'opened' }); return Promise.resolve(); },
      close(by) { if (state.microphone !== 'closed') done.push(['close', by]); happen({ type: 'closed', by }); },
      setAgain: () => happen({ type: 'again' }), wasTalk() {}, endTrial: () => happen({ type: 'trialOver' }), gameSounds() {},
    };
  }, sight as unknown as Document)({
    screen: () => screen, draw() {}, openDialog() {}, tell: (problem) => done.push(['tell', problem]),
    controls: {
      call: (at, seat) => done.push(['call', at, seat]), answer: (seat, snag) => done.push(['answer', seat, snag]),
      announce: (within) => done.push(['announce', within]),
    },
  });
  happen({ type: 'opened' });
});

test('the only person here calls by a shout, at the moment at which it began', () => {
  listener.expect(100);
  listener.called(1234);
  expect(done).toEqual([['announce', 100], ['call', 1234, 0]]);
});

test('where several play it is who was chosen, and nobody before', () => {
  const { seats } = viewState();
  screen = table({ seats: seats.map((seat) => ({ ...seat, kind: seat.name === 'pip' ? 'bot' : 'local' })) });
  listener.called(1);
  happen({ type: 'chosen', caller: 'otto' });
  listener.called(2);
  expect(done).toEqual([['call', 2, 1]]);
});

test('whoever is asked answers with a shout', () => {
  screen = table({ asks: true, asking: { seat: 0 } });
  listener.called(7);
  expect(done).toEqual([['answer', 0, true]]);
});

test('nothing is called in a dialog, before the deal or on another screen', () => {
  page.follow('menu', false);
  listener.called(1);
  page.follow(null, false);
  screen = table({ phase: 'order' });
  listener.called(2);
  listener.expect(100);
  screen = null;
  listener.called(3);
  expect(done).toEqual([]);
});

test.each<[string, () => void]>([
  ['the game is left', () => { screen = null; page.follow(null, false); }],
  ['it is over', () => { screen = table({ phase: 'over' }); page.follow(null, false); }],
  ['nothing more is played in this tab', () => page.follow(null, true)],
  ['nobody sees the page', () => hide()],
])('the microphone closes when %s', (_, what) => {
  page.follow(null, false);
  expect(done).toEqual([]);
  what();
  expect(done).toEqual([['close', 'game']]);
});

test('whoever closes the dialog before the level is set has no microphone open', () => {
  state = shoutAfter(closedShout({ on: false, level: null }), { type: 'opened' });
  page.follow('shout', false);
  expect(state.microphone).toBe('open');
  page.follow(null, false);
  expect(state).toMatchObject({ microphone: 'closed', trial: null });
});

test('a microphone that goes away in mid-game is told of once', () => {
  happen({ type: 'failed', problem: 'lost' });
  listener.changed();
  listener.changed();
  expect(done).toEqual([['tell', 'lost']]);
});

test('nobody calls by voice where nobody calls, in a lesson, or where only computers play', () => {
  expect(takesShouts(table())).toBe(true);
  expect(localsAt(table())).toEqual(['ann']);
  expect(takesShouts(table({ calls: 'automatic' }))).toBe(false);
  expect(takesShouts({ ...table(), lesson: {} } as TableModel)).toBe(false);
  expect(takesShouts(table({ seats: viewState().seats.map((seat) => ({ ...seat, kind: 'bot' })) }))).toBe(false);
});
