/** The table of Through the Window: who calls and has the word when, what the others say, and what comes by itself. */
import { describe, expect, test } from 'vitest';
import type { Act } from '../../../../src/contract/contract';
import { everydayNouns, isNoun } from '../../../../src/games/window/lists/nouns';
import { letterOf } from '../../../../src/games/window/rules/game';
import { SAY_MS, stageOf, viewOf, WRITE_MS, type WindowTable } from '../../../../src/games/window/table/state';
import { intent, table, type WindowIntent, type WindowTypes } from '../../../../src/games/window/table/windowTable';
import { promptText, toldAt } from '../../../../src/games/window/words/told';
import * as v from 'valibot';
import { begun, setupOf, type Who } from '../../../helpers/window/window';

const PEOPLE: readonly Who[] = ['local', 'local', 'local', 'local'];
const STANDING = { begun: true, paused: false, ended: null } as const;
const at = (now: number) => ({ now, isBeaten: () => false });
const act = (place: number, what: WindowIntent, when = 0): Act<WindowTypes> => ({ place, intent: what, at: when });

/** Does what somebody asks for, if it's for something now, and what comes of it by itself at once. */
function done(before: WindowTable, now: number, ...instant: [Act<WindowTypes>, ...Act<WindowTypes>[]]): WindowTable {
  const heard = instant.filter((one) => table.order(before, one, at(now)) !== null);
  let after = heard.length === 0 ? before : table.act(before, heard as [Act<WindowTypes>], at(now)).table;
  const due = table.due(after, -Infinity);
  if (due !== null && due <= now) after = table.tick(after, now, -Infinity).table;
  return after;
}

/** A table at which the dealer has turned a card, which was seen at 10,000. */
function turned(who: readonly Who[] = PEOPLE, seed = 'mango'): WindowTable {
  const saved = begun(setupOf(who), seed);
  const start = table.start(saved as never, 0);
  const after = done(start, 10_000, act(start.game.turn, { kind: 'turn' }));
  return table.shown!(after, 10_000);
}
const letter = ({ game }: WindowTable): string => letterOf('en', game.open!).toLowerCase();
const noun = (now: WindowTable): string => everydayNouns('en', letter(now))[0]!;
const last = ({ events }: WindowTable): unknown => events.at(-1);

describe('calls', () => {
  test('of one instant stand in a row from the left of whoever turned the card, who comes last', () => {
    const open = turned();
    const { turn } = open.game;
    const seats = [0, 1, 2, 3];
    const after = table.act(open, seats.map((seat) => act(seat, { kind: 'call' }, 11_000)) as never, at(11_030));
    expect(after.table.game.queue).toEqual([1, 2, 3, 4].map((i) => (turn + i) % 4));
    expect(after.taken).toEqual([(turn + 1) % 4]);
  });
  test('come while another has the word, once a card, and change nothing of their time', () => {
    const first = done(turned(), 11_000, act(2, { kind: 'call' }));
    const second = done(first, 12_000, act(3, { kind: 'call' }));
    expect(second.game.queue).toEqual([2, 3]);
    expect(table.due(second, -Infinity)).toBe(11_000 + 6000);
    expect(table.order(second, act(3, { kind: 'call' }), at(0))).toBeNull();
  });
  test('with nobody calling for ten seconds, the card goes aside; what is read aloud is waited for', () => {
    const open = turned();
    expect([table.due(open, -Infinity), table.due(open, 15_000)]).toEqual([20_000, 25_000]);
    expect(last(table.tick(open, 20_000, -Infinity).table)).toEqual(['aside', null]);
  });
});

describe('a word', () => {
  const called = (who?: readonly Who[]): WindowTable => done(turned(who), 11_000, act(2, { kind: 'call' }));
  const say = (now: WindowTable, word: string): WindowTable => done(now, 12_000, act(2, { kind: 'word', word }, 12_000));

  test('of the list wins at once; nothing said in time, and another letter, put out', () => {
    const now = called();
    expect(last(say(now, noun(now)))).toEqual(['word', 2, noun(now), 'list']);
    expect(last(say(now, '1'))).toEqual(['word', 2, '1', 'letter']);
    expect(last(table.tick(now, 17_000, -Infinity).table)).toEqual(['word', 2, '', 'none']);
    expect(table.order(now, act(2, { kind: 'word', word: '' }), at(0))).toBeNull();
    expect(table.order(now, act(2, { kind: 'word', word: `${letter(now)}${'e'.repeat(40)}` }), at(0))).toBeNull();
    expect(table.order(now, act(1, { kind: 'word', word: noun(now) }), at(0))).toBeNull();
  });
  test('that is in no list is for the others to say: more than half of them', () => {
    const word = `${letter(called())}zork`;
    expect(isNoun('en', word)).toBe(false);
    const asked = say(called(), word);
    expect([stageOf(asked), last(asked)]).toEqual(['asked', ['call', 2]]);
    const view = viewOf(asked, new Set([0]), STANDING);
    expect(view.seats.map(({ says }) => says)).toEqual([true, true, false, true]);
    expect(promptText(view)).toContain(`“${word}”. It isn’t in the word list.`);
    const one = done(asked, 13_000, act(0, { kind: 'vote', agrees: true }));
    expect(stageOf(one)).toBe('asked');
    expect(table.order(one, act(0, { kind: 'vote', agrees: false }), at(0))).toBeNull();
    expect(table.order(one, act(2, { kind: 'vote', agrees: true }), at(0))).toBeNull();
    expect(last(done(one, 13_000, act(1, { kind: 'vote', agrees: true })))).toEqual(['word', 2, word, 'agreed']);
    // Half of them isn't more than half, and who says nothing does not agree.
    const no = done(one, 13_000, act(1, { kind: 'vote', agrees: false }));
    expect(last(done(no, 13_000, act(3, { kind: 'vote', agrees: false })))).toEqual(['word', 2, word, 'unknown']);
    expect(table.due(one, -Infinity)).toBe(12_000 + SAY_MS);
    expect(last(table.tick(one, 12_000 + SAY_MS, -Infinity).table)).toEqual(['word', 2, word, 'unknown']);
  });
  test('with one person and characters, the list decides: characters have no say', () => {
    const now = called(['pip', 'ada', 'local']);
    const word = `${letter(now)}zork`;
    expect(last(say(now, word))).toEqual(['word', 2, word, 'unknown']);
    expect(table.order(now, act(2, { kind: 'aloud' }), at(0))).toBeNull();
    expect(viewOf(now, new Set([2]), STANDING).heard).toBe(false);
  });
  test('said aloud is written down without hurry, and the others say whether they heard it, whatever the list has', () => {
    const now = called();
    const aloud = done(now, 12_000, act(2, { kind: 'aloud' }));
    expect(table.due(aloud, -Infinity)).toBe(12_000 + WRITE_MS);
    const asked = done(aloud, 20_000, act(2, { kind: 'word', word: noun(now) }));
    expect(stageOf(asked)).toBe('asked');
    expect(promptText(viewOf(asked, new Set([0]), STANDING))).toContain('in time');
    const agreed = done(done(asked, 21_000, act(0, { kind: 'vote', agrees: true })), 21_000, act(3, { kind: 'vote', agrees: true }));
    expect(last(agreed)).toEqual(['word', 2, noun(now), 'agreed']);
    expect(last(done(aloud, 20_000, act(2, { kind: 'word', word: '1' })))).toEqual(['word', 2, '1', 'letter']);
  });
  test('that is asked about is kept where the table is, and nobody is asked twice; whoever has left has no say', () => {
    const asked = done(say(called(), `${letter(called())}zork`), 13_000, act(0, { kind: 'vote', agrees: true }));
    const saved = { ...begun(asked.setup), events: asked.events, times: asked.times };
    const again = table.start(saved as never, 0, { open: JSON.parse(JSON.stringify(table.open!(asked))) as unknown });
    expect(again.asked).toEqual(asked.asked);
    expect(table.start(saved as never, 0, { open: { events: 99, secret: asked.asked } }).asked).toBeNull();
    // Of the two who are left one agrees, and once the other is gone, too, that is all.
    const left = table.seat!(table.seat!(asked, 1, { level: 'pip' }, 14_000), 3, { level: 'ada' }, 15_000);
    expect(last(table.tick(left, table.due(left, -Infinity)!, -Infinity).table)).toEqual(['word', 2, asked.asked!.word, 'agreed']);
  });
  test('said aloud is the list’s to judge once nobody is left who could have heard it, be it written down or not', () => {
    const aloud = done(called(['local', 'pip', 'local']), 12_000, act(2, { kind: 'aloud' }));
    const leave = (now: WindowTable): WindowTable => table.seat!(now, 0, { level: 'ada' }, 21_000);
    const write = (now: WindowTable, word: string): WindowTable => done(now, 22_000, act(2, { kind: 'word', word }));
    for (const [word, verdict] of [[noun(aloud), 'list'], [`${letter(aloud)}zork`, 'unknown']] as const) {
      expect(last(write(leave(aloud), word))).toEqual(['word', 2, word, verdict]);
      const left = leave(write(aloud, word));
      expect(table.due(left, -Infinity)).toBeLessThanOrEqual(22_000);
      expect(last(table.tick(left, 22_000, -Infinity).table)).toEqual(['word', 2, word, verdict]);
    }
  });
  test('has all its time anew for whoever takes over from its caller, who has said nothing aloud; others take nothing from it', () => {
    for (const now of [called(), done(called(), 16_000, act(2, { kind: 'aloud' }))]) {
      const after = table.seat!(now, 2, { level: 'pip' }, 16_900);
      expect([stageOf(after), table.due(after, -Infinity), after.aloud]).toEqual(['word', 16_900 + 6000, false]);
      expect(table.due(table.seat!(now, 3, { level: 'pip' }, 16_900), -Infinity)).toBe(table.due(now, -Infinity));
    }
  });
  test('said aloud is asked about as such, though whoever said it has left since, or the table was kept meanwhile', () => {
    const asked = done(done(called(), 12_000, act(2, { kind: 'aloud' })), 20_000, act(2, { kind: 'word', word: noun(called()) }));
    const saved = { ...begun(asked.setup), events: asked.events, times: asked.times };
    const again = table.start(saved as never, 0, { open: JSON.parse(JSON.stringify(table.open!(asked))) as unknown });
    for (const now of [again, table.seat!(asked, 2, { level: 'pip' }, 21_000)]) {
      expect(promptText(viewOf(now, new Set([0]), STANDING))).toContain('in time');
    }
  });
  test('is nothing that any text could be', () => {
    const long = 'e'.repeat(300);
    for (const bad of [{ kind: 'word' }, { kind: 'word', word: 7 }, { kind: 'word', word: long }, { kind: 'vote' }, { kind: 'win' }]) {
      expect(v.is(intent, bad), JSON.stringify(bad)).toBe(false);
    }
    // What a field would have made clean is refused where another device sends it as it is; a word is 40 characters at most.
    const before = done(turned(), 11_000, act(2, { kind: 'call' }, 11_000));
    const first = letter(before);
    const may = (word: string) => table.order(before, act(2, { kind: 'word', word }), at(11_500));
    for (const rest of ['\u202eb', '\u0000b', '  b', 'a\nb', 'b ', 'e\u0301', 'b'.repeat(40)]) {
      expect(may(`${first}${rest}`), rest).toBeNull();
    }
    for (const rest of ['b'.repeat(39), '-b', '<b>b</b>', ' b']) expect(may(`${first}${rest}`), rest).toBe('ordered');
  });
});

test('a card is covered while time stands still, and nobody sees what lies face down', () => {
  const open = turned();
  expect(viewOf(open, new Set([0]), { ...STANDING, paused: true })).toMatchObject({ card: null, letter: null });
  const text = JSON.stringify(viewOf(open, new Set([0]), STANDING));
  for (const card of [...open.game.hands.flat(), ...open.game.rest]) expect(text).not.toContain(`"${card}"`);
});

test('a card is told by its name in the language of the words', () => {
  const open = turned();
  const view = viewOf(open, new Set(), STANDING);
  expect(toldAt({ type: 'turned', seat: 0, card: '7c' }, view)).toBe('Seat 0 turns a card: seven, S!');
  expect(toldAt({ type: 'turned', seat: 0, card: '8c' }, { ...view, letters: 'sv' })).toBe('Seat 0 turns a card: åtta, Å!');
});
