/** The story of a game in sentences: whose name stands where, above all when players have changed seats. */
import { describe, expect, test } from 'vitest';
import type { TableHappening, ViewState } from '../../src/session/viewState';
import { logSentence } from '../../src/strings/words/table/log';
import { createAnnouncer } from '../../src/ui/announcer';
import { createGameStory } from '../../src/ui/notices/gameStory';
import type { TableModel } from '../../src/ui/table/tableModel';
import { linesOf } from '../../src/ui/story';
import { sentenceOf, storyText } from '../../src/ui/storyText';
import { alerts, alertsAtEdges } from '../../src/ui/table/alerts';

function stateOf(...names: string[]): ViewState {
  return {
    paused: false,
    phase: 'playing', viewer: 0, mover: 0, board: [], lastPlaced: null, pile: 60, order: null, clock: null, gone: null, calls: 'classic',
    asks: false, asking: null,
    seats: names.map((name, i) => ({
      name, kind: i === 0 ? 'local' : 'bot', level: i === 0 ? null : 'otto', shape: 'circle', won: 4 * i, rack: [], callKey: null,
      owes: false, thinks: false,
    })),
    may: { pick: false, look: false, place: true, draw: false, call: true, count: false, answer: false },
  };
}

function told(state: ViewState, ...happenings: TableHappening[]): string[] {
  const announcer = createAnnouncer();
  announcer.tell(happenings, state);
  return announcer.entries().map(({ line }) => sentenceOf(line));
}

const claim: TableHappening & { type: 'snagged' } = {
  type: 'snagged', seat: 1, tiles: [4, 5, 6, 7], costsMove: true,
  runs: [{ direction: 'across', squares: [4, 5, 6, 7], maker: 0, missed: true }],
};

describe('the story', () => {
  test('names who picked by the seats they had then, when it is told after they changed them', () => {
    // Bo sat first and picked 57; Ann sat second and picked 13, so now she sits first.
    expect(told(stateOf('Ann', 'Bo'),
      { type: 'picked', seat: 0, index: 3, tile: 57 }, { type: 'picked', seat: 1, index: 9, tile: 13 }, { type: 'seated', from: [1, 0] }))
      .toEqual(['Bo picks 57.', 'You pick 13.', 'You have the lowest tile and go first, then Bo.']);
  });
  test('has the same false call once to read, and each time to hear', () => {
    const announcer = createAnnouncer();
    const state = stateOf('Ann', 'Bo');
    const call: TableHappening = { type: 'falseCall', seat: 0, penalty: 'none', paid: [] };
    for (let i = 0; i < 3; i += 1) announcer.tell([call], state);
    announcer.tell([{ ...call, seat: 1 }, call], state);
    const entries = announcer.entries();
    expect(entries.map(({ minor }) => minor)).toEqual([false, true, true, false, false]);
    expect(new Set(entries.filter((_, i) => i < 3).map(({ telling }) => telling))).toEqual(new Set([entries[0]!.telling]));
  });
  test('tells what a claim costs in a sentence of its own', () => {
    expect(told(stateOf('Ann', 'Bo'), claim)).toEqual([
      'You missed a run. Bo takes 4 tiles: 4, 5, 6 and 7.', 'Taking your run costs Bo a turn.',
    ]);
  });
  test('says whose run it was that a claim costs a turn for', () => {
    const costs = (...makers: number[]): string => {
      const runs = makers.map((maker) => ({ ...claim.runs[0]!, maker }));
      const [, cost] = linesOf({ ...claim, runs }, ['Ann', 'Bo', 'Max'], 'classic', 0);
      return logSentence(cost!);
    };
    expect([costs(0), costs(0, 0), costs(2), costs(2, 2), costs(0, 2)]).toEqual([
      'Taking your run costs Bo a turn.', 'Taking your runs costs Bo a turn.', 'Taking Max’s run costs Bo a turn.',
      'Taking Max’s runs costs Bo a turn.', 'Taking other players’ runs costs Bo a turn.',
    ]);
  });
  test('says in a race too whose run it was, though nobody missed it', () => {
    const runs = [{ ...claim.runs[0]!, missed: false }];
    expect(told({ ...stateOf('Ann', 'Bo'), calls: 'race' }, { ...claim, runs } as TableHappening)).toEqual([
      'SNAG! Bo is quicker than you and takes 4 tiles: 4, 5, 6 and 7.', 'Taking your run costs Bo a turn.',
    ]);
  });
  test('tells of a run that another called first as a matter of speed, but not where everyone is asked', () => {
    const first: TableHappening = { type: 'snagged', seat: 1, tiles: [4, 5, 6, 7],
      runs: [{ direction: 'across', squares: [4, 5, 6, 7], maker: 0, missed: false }] };
    expect(told({ ...stateOf('Ann', 'Bo'), calls: 'race' }, first))
      .toEqual(['SNAG! Bo is quicker than you and takes 4 tiles: 4, 5, 6 and 7.']);
    expect(told({ ...stateOf('Ann', 'Bo'), calls: 'race', asks: true }, first))
      .toEqual(['SNAG! Bo takes 4 tiles: 4, 5, 6 and 7.']);
  });
  test('tells of runs that are taken without a call', () => {
    const own: TableHappening = { type: 'snagged', seat: 0, tiles: [4, 5, 6, 7],
      runs: [{ direction: 'across', squares: [4, 5, 6, 7], maker: 0, missed: false }] };
    expect(told(stateOf('Ann', 'Bo'), own)).toEqual(['SNAG! You take 4 tiles: 4, 5, 6 and 7.']);
    expect(told({ ...stateOf('Ann', 'Bo'), calls: 'automatic' }, own)).toEqual(['You take 4 tiles: 4, 5, 6 and 7.']);
  });
  test('ends with each player\'s count and the winner', () => {
    expect(told(stateOf('Ann', 'Bo'), { type: 'counted' }))
      .toEqual(['The game is over.', 'You, 0 tiles; Bo, 4 tiles. Bo wins with 4 tiles.']);
  });
});

describe('what alerts the player before the screen', () => {
  test('is a run that another takes from her', () => {
    expect(storyText(alerts({ state: stateOf('Ann', 'Bo'), happenings: [claim] }))).toBe(
      'You missed a run. Bo takes 4 tiles: 4, 5, 6 and 7. Taking your run costs Bo a turn.');
  });
  test('is time that is up, and not another\'s time', () => {
    expect(storyText(alerts({ state: stateOf('Ann', 'Bo'), happenings: [{ type: 'timeUp', seat: 0 }] }))).toBe('Your time is up.');
    expect(alerts({ state: stateOf('Ann', 'Bo'), happenings: [{ type: 'timeUp', seat: 1 }, { type: 'placed', seat: 1, tile: 44 }] }))
      .toEqual([]);
  });
});

test('around the table each is told at their own edge what concerns them: a miss is told to whoever missed it', () => {
  const [ann, bo, otto] = stateOf('Ann', 'Bo', 'Otto').seats;
  const state = { ...stateOf('Ann', 'Bo', 'Otto'), seats: [ann!, { ...bo!, kind: 'local' as const }, otto!] };
  const missed: TableHappening = { type: 'snagged', seat: 2, tiles: claim.tiles, runs: claim.runs };
  expect(alertsAtEdges({ state, happenings: [missed] }).map(({ seat, lines }) => [seat, storyText(lines)]))
    .toEqual([[0, 'Ann missed a run. Otto takes 4 tiles: 4, 5, 6 and 7.']]);
  // Who claims and pays with a move is told that too; a computer has no edge to be told at; who was how fast is told to all.
  const others: TableHappening[] = [{ type: 'raced', maker: 0, callers: [] }, { type: 'falseCall', seat: 2, penalty: 'none', paid: [] }];
  expect(alertsAtEdges({ state, happenings: [claim, ...others] }).map(({ seat }) => seat)).toEqual([0, 1]);
});

describe('the story at the table', () => {
  const table = (game: string, past: readonly TableHappening[], over: boolean): TableModel => ({
    kind: 'table', game, past, state: { ...stateOf('Ann', 'Otto'), ...(over ? { phase: 'over' as const } : {}) },
    end: over ? {} : null,
  } as TableModel);
  const placed: TableHappening = { type: 'placed', seat: 0, tile: 42 };
  const story = () => {
    const { tellStory, entries } = createGameStory({ reset() {}, showResult() {} });
    return { tellStory, lines: () => entries().map(({ line }) => sentenceOf(line)) };
  };

  test('is there still where one comes back to a game that is over, from its review', () => {
    const { tellStory, lines } = story();
    const past: TableHappening[] = [];
    tellStory(table('a', past, false), true, [{ type: 'dealt' }]);
    tellStory(table('a', past, false), false, [placed]);
    tellStory(table('a', past, true), false, []);
    tellStory({ kind: 'replay' } as never, true, []);
    tellStory(table('a', past, true), true, []);
    expect(lines()).toEqual(['Everyone gets four tiles.', 'You play 42.']);
  });
  test('is told anew of another game, of one that was opened anew, and of one that is on', () => {
    const { tellStory, lines } = story();
    const past: TableHappening[] = [];
    tellStory(table('a', past, true), true, [placed]);
    tellStory(table('b', past, true), true, []);
    expect(lines()).toEqual([]);
    tellStory(table('b', [{ type: 'dealt' }], true), true, []);
    expect(lines()).toEqual(['Everyone gets four tiles.']);
    tellStory(table('b', past, false), true, []);
    expect(lines()).toEqual([]);
  });
});
