/** What the page tells, and for how long: values that become words when they are drawn, in the language that is spoken then. */
import { afterEach, describe, expect, test } from 'vitest';
import { USUAL_INPUT } from '../../src/setup/inputSettings';
import { BARE_TABLE } from '../../src/layout/shapes/none';
import { layoutIn } from '../../src/layout/tableLayout';
import type { TableHappening, ViewState } from '../../src/session/viewState';
import { PRINTED_RULES } from '../../src/rules/options';
import { speakNow } from '../../src/strings/say';
import { NO_DIALOG, dialogAfter } from '../../src/ui/dialogs/dialogState';
import type { Notice } from '../../src/ui/notice';
import { noticeText } from '../../src/ui/notices/noticeText';
import { AT_TABLE } from '../../src/ui/notices/atTable';
import { emptyPage, isOtherTable, pageAfter as pageAfterWith, type PageChange, type PageState } from '../../src/ui/pageState';
import { isEverybodys } from '../../src/ui/table/lastChance/everybodys';
import { inputOn } from '../../src/ui/screen';
import type { TableModel } from '../../src/ui/table/tableModel';
import { ENGLISH, allWordsOf } from '../helpers/english';

/** The page once the games have come. */
const pageAfter = (page: PageState, change: PageChange): PageState => pageAfterWith(page, change, AT_TABLE);

const layout = layoutIn({ width: 1280, height: 800 }, BARE_TABLE);

function stateOf(place: boolean, changes: Partial<ViewState> = {}): ViewState {
  return {
    paused: false,
    phase: 'playing', viewer: 0, mover: 0, board: [], lastPlaced: null, pile: 60, order: null, clock: null, gone: null, calls: 'classic',
    asks: false,
    asking: null,
    seats: ['Ann', 'Otto'].map((name, i) => ({
      name, kind: i === 0 ? 'local' : 'bot', level: i === 0 ? null : 'otto', shape: 'circle', won: 0, rack: [1, 2, 3, 4], callKey: null,
      owes: false,
      thinks: false,
    })),
    may: { pick: false, look: false, place, draw: false, call: true, count: false, answer: false }, ...changes,
  };
}

function tableOf(state: ViewState, game = 'a'): TableModel {
  return {
    kind: 'table', game, state, past: [], card: null, daily: null, match: { playedFor: { kind: 'single' }, game: 1 }, pace: 'normal',
    terms: { rules: PRINTED_RULES, memoryAid: false }, sitting: null, edges: [], input: USUAL_INPUT, practice: null, newcomer: null,
    end: null,
  };
}

const show = (page: PageState, state: ViewState, ...happenings: TableHappening[]): PageState =>
  pageAfter(page, { type: 'shown', screen: tableOf(state), happenings });
const kinds = ({ toast }: PageState): string[] => toast.map(({ kind }) => kind);

const claim: TableHappening = {
  type: 'snagged', seat: 1, tiles: [4, 5, 6, 7], costsMove: true,
  runs: [{ direction: 'across', squares: [4, 5, 6, 7], maker: 0, missed: true }],
};
const raced: TableHappening = { type: 'raced', maker: 0, callers: [{ seat: 1, ms: 400, tied: false }, { seat: 0, ms: 500, tied: false }] };

test('a screen comes with its layout, or stays in the one there is', () => {
  const bare = emptyPage(layoutIn({ width: 390, height: 844 }, BARE_TABLE));
  const laidOut = pageAfter(bare, { type: 'shown', screen: tableOf(stateOf(true)), happenings: [], layout });
  expect(laidOut.layout).toBe(layout);
  expect(show(laidOut, stateOf(false)).layout).toBe(layout);
});

describe('the hint how a first move is made', () => {
  test('is given once in a game, and goes with the move that it was for', () => {
    const first = show(emptyPage(layout), stateOf(true));
    expect(kinds(first)).toEqual(['firstMove']);
    const placed = show(first, stateOf(false, { board: [4], lastPlaced: 4 }));
    expect(kinds(placed)).toEqual([]);
    expect(kinds(show(placed, stateOf(true, { board: [4, 9] })))).toEqual([]);
  });
  test('is not given to those who go on with a game', () => {
    expect(kinds(show(emptyPage(layout), stateOf(true, { board: [4, 9] })))).toEqual([]);
  });
  test('stays while nothing else happens, and is the same one, so that it passes by in its time', () => {
    const first = show(emptyPage(layout), stateOf(true));
    expect(show(first, stateOf(true)).toast).toBe(first.toast);
  });
});

describe('what happened to somebody here', () => {
  test('takes the place of what was told before, but who was how fast is told beside it', () => {
    const snagged = show(show(emptyPage(layout), stateOf(true)), stateOf(false), claim);
    expect(kinds(snagged)).toEqual(['alert']);
    expect(kinds(show(snagged, stateOf(false), raced))).toEqual(['alert', 'alert']);
  });
  test('is not told again where a game is opened on which it happened before', () => {
    expect(kinds(pageAfter(emptyPage(layout), { type: 'shown', screen: tableOf(stateOf(false)), happenings: [claim] }))).toEqual([]);
  });
  test('stays at its table', () => {
    const snagged = show(emptyPage(layout), stateOf(false), claim);
    const other = pageAfter(snagged, { type: 'shown', screen: tableOf(stateOf(false), 'b'), happenings: [] });
    expect(other.toast).toEqual([]);
    expect(isOtherTable(tableOf(stateOf(true)), tableOf(stateOf(false)))).toBe(false);
  });
});

describe('the banner', () => {
  test('of a newer version stays, whatever else is told', () => {
    const page = pageAfter(emptyPage(layout), { type: 'banner', banner: { kind: 'superseded' } });
    expect(pageAfter(page, { type: 'banner', banner: { kind: 'saveFailed' } }).banner).toEqual({ kind: 'superseded' });
    expect(pageAfter(page, { type: 'banner', banner: null }).banner).toEqual({ kind: 'superseded' });
  });
});

describe('another language', () => {
  afterEach(() => speakNow(ENGLISH));
  test('is spoken by what is told already, as soon as it is drawn again', async () => {
    const held: Notice = { kind: 'callHeld', maker: 'Otto', seat: 1 };
    expect(noticeText(held)).toBe('Heard! Otto may call first. If they don’t, your call counts.');
    speakNow(await allWordsOf('sv'));
    expect(noticeText(held)).toBe('Uppfattat! Otto får ropa först. Annars gäller ditt rop.');
  });
});

describe('dialogs', () => {
  const menu = dialogAfter(NO_DIALOG, { type: 'opened', name: 'menu' });
  test('that lie over another one lead back to it', () => {
    const rules = dialogAfter(menu, { type: 'opened', name: 'rules' });
    const back = dialogAfter(rules, { type: 'closed' });
    expect([rules.name, back.name, dialogAfter(back, { type: 'closed' }).name]).toEqual(['rules', 'menu', null]);
  });
  test('know nothing of another game, not even what is told late', () => {
    const other = dialogAfter(menu, { type: 'otherGame' });
    expect(dialogAfter(other, { type: 'reviewed', game: menu.game, notes: [] }).notes).toBeNull();
    expect(dialogAfter(other, { type: 'reviewed', game: other.game, notes: [] }).notes).toEqual([]);
  });
});

describe('a call that waits while the mover may call first', () => {
  const tell = (page: PageState): PageState => pageAfter(page, { type: 'told', notices: [{ kind: 'callHeld', maker: 'Otto', seat: 1 }] });
  const played = stateOf(false, { mover: 1, board: [4, 5, 6, 7], lastPlaced: 7 });
  const waits = tell(show(emptyPage(layout), played));
  const missed: TableHappening = {
    type: 'snagged', seat: 0, tiles: [4, 5, 6, 7], costsMove: true,
    runs: [{ direction: 'across', squares: [4, 5, 6, 7], maker: 1, missed: true }],
  };
  const kept: TableHappening = {
    type: 'snagged', seat: 1, tiles: [4, 5, 6, 7], runs: [{ direction: 'across', squares: [4, 5, 6, 7], maker: 1, missed: false }],
  };
  const words = ({ toast }: PageState): string => toast.map(noticeText).join(' ');

  test('is marked at the caller’s name until the mover has done something', () => {
    expect(waits.waitingCall).toEqual({ seat: 0, maker: 1 });
    expect(show(waits, played).waitingCall).toEqual({ seat: 0, maker: 1 });
    for (const over of [missed, kept, { type: 'drew', seat: 1, tile: null, pile: 9 }] as const) {
      expect(show(waits, played, over).waitingCall).toBeNull();
      expect(kinds(show(waits, played, over))).not.toContain('callHeld');
    }
  });
  test('and told why it won, or did not', () => {
    expect(words(show(waits, played, { type: 'drew', seat: 1, tile: null, pile: 9 }, missed)))
      .toBe('Otto missed a run: it’s yours! Taking Otto’s run costs you a turn.');
    const took = show(waits, played, kept);
    const over: TableHappening = { ...raced, maker: 1, right: 'maker' } as TableHappening;
    expect(words(show(took, played, over))).toBe('You called too, but Otto made the run and called in time.');
    expect(words(show(waits, played, { type: 'falseCall', seat: 1, penalty: 'lose-move', paid: [] })))
      .toBe('Otto called first, so your call doesn’t count. It costs you nothing.');
  });
  test('is told as any other claim where nothing waited', () => {
    expect(words(show(show(emptyPage(layout), played), played, missed)))
      .toBe('Otto missed a run. You take 4 tiles: 4, 5, 6 and 7. Taking Otto’s run costs you a turn.');
  });
});

describe('a false call on a clock', () => {
  const clock = { seat: 0, startedAt: 0, endsAt: 5000, left: null };
  const placed = stateOf(false, { board: [4, 5, 6, 7], lastPlaced: 7, clock });
  const called: TableHappening = { type: 'falseCall', seat: 0, penalty: 'lose-move', paid: [] };
  const told = (before: ViewState, after: ViewState): string =>
    show(show(emptyPage(layout), before), after, called).toast.map(noticeText).join(' ');
  test('tells that the clock has stopped, in the ring’s place', () => {
    expect(told(placed, { ...placed, clock: null }))
      .toBe('No run for you to take. You miss your next turn. The clock has stopped: draw when you’re ready.');
  });
  test('and tells nothing of a clock where none ran, or where it runs on', () => {
    for (const [before, after] of [[null, null], [clock, clock]] as const) {
      expect(told({ ...placed, clock: before }, { ...placed, clock: after })).toBe('No run for you to take. You miss your next turn.');
    }
  });
});

describe('what a newcomer is told as a game begins', () => {
  const newcomer = { marks: ['rack', 'draw', 'burst'], seconds: 8 } as const;
  const at = (page: PageState, state: ViewState, marks: readonly ('rack' | 'draw' | 'burst')[] = newcomer.marks): PageState =>
    pageAfter(page, { type: 'shown', happenings: [], screen: { ...tableOf(state), newcomer: { ...newcomer, marks } } });
  test('comes one at a time: what passes by waits while a mark shows what to do', () => {
    const first = at(emptyPage(layout), stateOf(true));
    expect(kinds(first)).toEqual([]);
    const draws = at(first, stateOf(false, { board: [4], may: { ...stateOf(false).may, draw: true } }), ['draw', 'burst']);
    expect(kinds(draws)).toEqual([]);
    const drawn = at(draws, stateOf(false, { mover: 1, board: [4] }), ['burst']);
    expect(kinds(drawn)).toEqual(['firstGame']);
    expect(kinds(at(pageAfter(drawn, { type: 'toastOver' }), stateOf(true, { board: [4, 9] }), ['burst']))).toEqual([]);
  });
  test('a friend’s score waits until it is known how a first move is made', () => {
    const dared = (page: PageState, state: ViewState): PageState => pageAfter(page, {
      type: 'shown', happenings: [], screen: { ...tableOf(state), challenge: { by: 'Ann', tiles: 50 } },
    });
    const first = dared(emptyPage(layout), stateOf(true));
    expect(kinds(first)).toEqual(['firstMove']);
    expect(kinds(dared(first, stateOf(false, { mover: 1, board: [4] })))).toEqual(['toBeat']);
  });
  test('and comes once that has passed, though nothing happens at the table', () => {
    const screen = { ...tableOf(stateOf(true)), challenge: { by: 'Ann', tiles: 50 } };
    const first = pageAfter(emptyPage(layout), { type: 'shown', happenings: [], screen });
    const next = pageAfter(first, { type: 'toastOver' });
    expect(kinds(next)).toEqual(['toBeat']);
    expect(kinds(pageAfter(next, { type: 'toastOver' }))).toEqual([]);
  });
});

test('who called falsely is marked until the next tile or call', () => {
  const called = show(show(emptyPage(layout), stateOf(true)), stateOf(true), { type: 'falseCall', seat: 1, penalty: 'none', paid: [] });
  expect(called.falseCallers).toEqual([1]);
  expect(show(called, stateOf(true)).falseCallers).toEqual([1]);
  expect(show(called, stateOf(true), { type: 'turn', seat: 0 }).falseCallers).toEqual([1]);
  expect(show(called, stateOf(true), { type: 'placed', seat: 0, tile: 4 }).falseCallers).toEqual([]);
  expect(show(called, stateOf(true), { type: 'falseCall', seat: 0, penalty: 'none', paid: [] }).falseCallers).toEqual([0]);
});

test('a press on everybody\'s burst is kept until it is said whose it was, and goes with the last chance', () => {
  const last = show(emptyPage(layout), stateOf(false, { phase: 'lastChance' }));
  const pressed = pageAfter(pageAfter(last, { type: 'burstPressed', at: 400 }), { type: 'burstPressed', at: 900 });
  expect(pressed.pressedBurst).toBe(400);
  expect(show(pressed, stateOf(false, { phase: 'lastChance' })).pressedBurst).toBe(400);
  expect(pageAfter(pressed, { type: 'burstPressed', at: null }).pressedBurst).toBeNull();
  expect(show(pressed, stateOf(false, { phase: 'over' })).pressedBurst).toBeNull();
});

test('a burst is everybody\'s in the last chance of several players side by side alone', () => {
  const [ann, otto] = stateOf(false).seats;
  const two = (changes: Partial<ViewState>): ViewState => stateOf(false, { seats: [ann!, { ...otto!, kind: 'local' }], ...changes });
  expect(isEverybodys(two({ phase: 'lastChance' }), layout)).toBe(true);
  expect(isEverybodys(two({ phase: 'playing' }), layout)).toBe(false);
  expect(isEverybodys(two({ phase: 'lastChance', asks: true }), layout)).toBe(false);
  expect(isEverybodys(two({ phase: 'lastChance' }), { edges: [] })).toBe(false);
  expect(isEverybodys(stateOf(false, { phase: 'lastChance' }), layout)).toBe(false);
});

test('the letters with which players call do nothing else at their table', () => {
  const seats = stateOf(true).seats.map((seat, i) => ({ ...seat, kind: 'local' as const, callKey: 'rc'[i] ?? null }));
  expect(inputOn(tableOf(stateOf(true, { seats })))).toEqual({ ...USUAL_INPUT, taken: ['r', 'c'] });
});
