/** The table of Egyptian Ratscrew: that nothing gives a slap away, the second before a pile is taken, and whoever is asked to go on. */
import { describe, expect, test } from 'vitest';
import type { Act, Judging } from '../../../../src/contract/contract';
import { cuesOf } from '../../../../src/games/piles/sound/cues';
import { pilesTable } from '../../../../src/games/piles/table/pilesTable';
import { seenIn } from '../../../../src/games/piles/table/seen';
import { startState, type TableState } from '../../../../src/games/piles/table/state';
import type { PlayedPiles } from '../../../../src/games/piles/table/types';
import { tableViewOf } from '../../../../src/games/piles/table/view';
import { promptText } from '../../../../src/games/piles/words/prompts';
import { nextText, saidOf, saidText, standsText } from '../../../../src/games/piles/words/said';
import { ratscrewRules, type RatscrewTypes } from '../../../../src/games/ratscrew/kept/savedGame';
import type { RatscrewSetup } from '../../../../src/games/ratscrew/kept/setup';
import { ratscrewAtTable, sightsOf } from '../../../../src/games/ratscrew/table/ratscrewGame';
import { ratscrewWords } from '../../../../src/games/ratscrew/words/words';
import { ANN, midGame, setupFor, type MidGame } from '../../../helpers/ratscrew/ratscrew';

type Played = PlayedPiles<RatscrewTypes>;
type Table = TableState<RatscrewTypes>;

const table = pilesTable(ratscrewRules);
const JUDGING: Judging<Played> = { now: 0, isBeaten: () => false };
const STANDING = { begun: true, paused: false, ended: null } as const;

function tableWith(from: MidGame, terms: Partial<RatscrewSetup> = {}): Table {
  const game = midGame(from);
  const players = game.out.map((_, seat) => ({ ...ANN, name: `Seat ${seat}` }));
  const { outOfTurn, sandwich, runs } = game.options;
  return startState({ setup: setupFor(players, { outOfTurn, sandwich, runs, ...terms }), seed: null, game }, 0);
}

const does = (kind: 'turn' | 'decline') => (place: number): Act<Played> => ({ place, intent: { kind }, at: 0 });
const [turning, declining] = [does('turn'), does('decline')];
const slap = (place: number, orTurn = false): Act<Played> => ({ place, intent: { kind: 'call', called: 'any', orTurn }, at: 0 });
const act = (state: Table, ...instant: [Act<Played>, ...Act<Played>[]]) => table.act(state, instant, JUDGING);
/** Somebody wants to turn a card, and does so as soon as it may be, at 10,000. */
const turned = (state: Table, place: number) => table.tick(act(state, turning(place)).table, 10_000, -Infinity);
const viewOf = (state: Table) => tableViewOf<RatscrewTypes>(ratscrewRules, state, STANDING);
const SPEAKS = { rules: ratscrewRules, words: ratscrewWords };

/** Games in which the card that is turned can be slapped, and the same with another card there that cannot. */
const PAIRS: readonly (readonly [string, MidGame, MidGame])[] = [
  ['a pair', { stocks: ['9d 8c', '3c 2d', ''], pile: '5c 9c', flipper: 1 }, { stocks: ['4d 8c', '3c 2d', ''], pile: '5c 9c', flipper: 1 }],
  ['a pair that is the last answer of a challenge',
    { stocks: ['9d 8c', '3c', '2d'], pile: 'Jc (4h) 9c', flipper: 1, challenge: { by: 1, rank: 'J', left: 1, answerer: 0 } },
    { stocks: ['4d 8c', '3c', '2d'], pile: 'Jc (4h) 9c', flipper: 1, challenge: { by: 1, rank: 'J', left: 1, answerer: 0 } }],
  ['a pair that is somebody’s last card, so that one is in alone',
    { stocks: ['9d', '3c 2d', ''], pile: '5c 9c', flipper: 1 }, { stocks: ['4d', '3c 2d', ''], pile: '5c 9c', flipper: 1 }],
  ['a sandwich', { stocks: ['9d 8c', '3c', ''], pile: '9c 5c', flipper: 1, options: { sandwich: true } },
    { stocks: ['4d 8c', '3c', ''], pile: '9c 5c', flipper: 1, options: { sandwich: true } }],
];

describe.each(PAIRS)('nothing gives away %s', (_, slappable, other) => {
  /** As text, with one name for both cards. */
  const asText = (value: unknown): string => JSON.stringify(value).replaceAll(/[94]d/gu, 'card').replaceAll(/: [94]\b/gu, ': card');
  const both = [slappable, other].map((one) => turned(tableWith(one), 0));

  test('not what is seen, said or heard as it is turned', () => {
    const [one, two] = both.map(({ table: state, happenings, before }) => asText([
      viewOf(state), happenings, before && viewOf(before), standsText(ratscrewWords, viewOf(state)), nextText(viewOf(state)),
      saidOf<RatscrewTypes>(happenings).map((said) => saidText(SPEAKS, said, viewOf(state))),
      happenings.flatMap((happened) => cuesOf(ratscrewWords, happened, [0, 1, 2].map(() => ({ kind: 'local' })) as never)),
      promptText(ratscrewWords, viewOf(state)), ratscrewWords.prompts(viewOf(state)),
    ]));
    expect(one).toContain('card');
    expect(one).toBe(two);
  });

  test('not when anything comes by itself, nor who may do what', () => {
    const [one, two] = both.map(({ table: state }) => {
      const shown = table.shown!(state, 10_016);
      const wanted = act(shown, turning(1)).table;
      return [
        table.due(shown, -Infinity), table.due(wanted, -Infinity), table.hurries!(shown),
        table.due({ ...wanted, setup: { ...wanted.setup, beat: 2500 } }, -Infinity),
        [turning(0), turning(1), turning(2), declining(1), slap(0), slap(2), slap(1, true)]
          .map((one1) => table.order(shown, one1, JUDGING)),
      ];
    });
    expect(one).toEqual(two);
  });
});

test('a pile that is owed is taken a second after its last card, slappable or not, and nobody turns one meanwhile', () => {
  for (const card of ['9d', '4d']) {
    const game: MidGame = {
      stocks: [`${card} 8c`, '3c'], pile: 'Jc 9c', flipper: 1, challenge: { by: 1, rank: 'J', left: 1, answerer: 0 },
    };
    const lies = table.shown!(turned(tableWith(game), 0).table, 10_016);
    expect(table.due(lies, -Infinity)).toBe(11_016);
    expect(act(lies, turning(0)).happenings).toEqual([]);
    expect(viewOf(lies)).toMatchObject({ turn: null, mayCall: true });
    expect(standsText(ratscrewWords, viewOf(lies))).toBe('Seat 1’s jack · unanswered');
    const taken = table.tick(lies, 11_016, -Infinity);
    expect(taken.happenings).toEqual([{ type: 'gathered', seat: 1 }]);
    expect(table.order(taken.table, slap(0), JUDGING)).toBe('tie');
  }
});

describe('whoever is asked to go on', () => {
  const game: MidGame = {
    stocks: ['8c', '3c', '4d 5d'], pile: 'Qc', flipper: 0, turn: 1, challenge: { by: 0, rank: 'Q', left: 2, answerer: 1 },
  };
  const asked = table.shown!(turned(tableWith(game), 1).table, 10_016);

  test('sees it, and has three seconds, which nobody else can use', () => {
    expect(viewOf(asked)).toMatchObject({ choosing: 2, turn: 2, facts: { challenge: { by: 0, left: 1 } } });
    expect(table.due(asked, -Infinity)).toBe(13_016);
    expect([turning(0), turning(1), turning(2), declining(1), declining(2)].map((one) => table.order(asked, one, JUDGING)))
      .toEqual([null, null, 'atOnce', null, 'atOnce']);
    expect(table.tick(asked, 13_016, -Infinity).table.events).toEqual([['flip', 1], ['decline', 2]]);
  });

  test('goes on by turning a card, also by the key that slaps where there is nothing to slap, and then turns', () => {
    for (const by of [turning(2), slap(2, true)]) expect(act(asked, by).table.events.at(-1)).toEqual(['goon', 2]);
    const on = act(asked, turning(2)).table;
    expect(viewOf(on)).toMatchObject({ choosing: null, turn: 2 });
    expect(turned(on, 2).table.events.at(-1)).toEqual(['flip', 2]);
    // With a key that only slaps it is a false slap.
    expect(act(asked, slap(2)).table.events.at(-1)).toEqual(['slap', 2]);
  });

  test('declines: the pile is owed, and taken once its last card has lain for a second', () => {
    const declined = act(asked, declining(2)).table;
    expect(declined.events.at(-1)).toEqual(['decline', 2]);
    expect(table.due(declined, -Infinity)).toBe(11_016);
  });

  test('is asked by words, too; and has all the time where nothing hurries, or a drum beats', () => {
    const told = turned(tableWith(game), 1);
    expect(saidOf<RatscrewTypes>(told.happenings).map((one) => saidText(SPEAKS, one, viewOf(told.table))).join(' '))
      .toBe('Seat 1: 3 Seat 1 has no cards left. Seat 2, will you go on answering the challenge, or decline? You have 3 seconds.');
    const untimed = { ...asked, setup: { ...asked.setup, asked: true }, answers: ['pass', 'pass', 'pass'] as const };
    expect(table.due(untimed, -Infinity)).toBeNull();
    expect(table.order(untimed, declining(2), JUDGING)).toBe('atOnce');
    const drum = { ...asked, setup: { ...asked.setup, beat: 1500 as const } };
    expect([table.due(drum, -Infinity), table.order(drum, turning(2), JUDGING)]).toEqual([13_016, 'atOnce']);
  });

  test('after a false slap brought the question to them: from then on', () => {
    const answering = tableWith({ ...game, pile: 'Qc 7h', stocks: ['8c', '3c', '4d 5d'] });
    const brought = table.act({ ...answering, paintedAt: 10_016 }, [{ ...slap(1), at: 12_500 }], JUDGING).table;
    expect(viewOf(brought).choosing).toBe(2);
    expect(table.due(brought, -Infinity)).toBe(15_500);
  });

  test('a character goes on if it has the cards', () => {
    const on = (stocks: readonly string[]): boolean => ratscrewAtTable.goesOn!(viewOf(tableWith({ ...game, stocks, turn: 2 })), 2);
    expect([on(['8c', '', '4d 5d']), on(['8c', '', '4d'])]).toEqual([true, false]);
  });
});

test('characters see what was agreed, look through dead cards, and take some things for a match', () => {
  const sights = (pile: string, options: MidGame['options'] = {}): readonly boolean[] =>
    sightsOf(seenIn<RatscrewTypes>(viewOf(tableWith({ stocks: ['2c', '3c'], pile, options })))).map(({ isMatch }) => isMatch);
  expect([sights('9c 9d'), sights('9c 2h 9d'), sights('5c 6d 7h')]).toEqual([[true], [], []]);
  expect([sights('9c 2h 9d', { sandwich: true }), sights('5c 6d 7h', { runs: true })]).toEqual([[true], [true]]);
  expect([sights('9c (2h) 9d'), sights('9c 9d (2h)'), sights('9c (9h)'), sights('9c 6d'), sights('Kc Jd'), sights('9c 2d'), sights('')])
    .toEqual([[true], [true], [false], [false], [false], [], []]);
});

test('a view tells the topmost cards that count, not those below nor those that are covered', () => {
  const state = tableWith({ stocks: ['2c', '3c'], pile: '(Td) 4c 5c 9c (2h) 9d' });
  expect(viewOf(state).piles[0]!.lies).toEqual([{ card: '5c' }, { card: '9c' }, { card: '2h', isDead: true }, { card: '9d' }]);
  const paused = tableViewOf<RatscrewTypes>(ratscrewRules, state, { ...STANDING, paused: true });
  expect(JSON.stringify(paused)).not.toMatch(/"[2-9TJQKA][cdhs]"/u);
  expect(paused.facts).toBeUndefined();
});

test('what was slapped is told as it lay, so that it can be seen', () => {
  const sandwich = tableWith({ stocks: ['2c', '3c'], pile: '4c 9c (2h) 5c 9d', options: { sandwich: true }, flipper: 1 });
  const { happenings, table: won } = act(sandwich, slap(0));
  const lies = [{ card: '9c' }, { card: '2h', isDead: true }, { card: '5c' }, { card: '9d' }];
  expect(happenings[0]).toMatchObject({ type: 'took', piles: [{ lies }] });
  expect(viewOf(won).piles[0]).toMatchObject({ cards: 0, lies: [] });
  const slapped = (pile: string): unknown => act(tableWith({ stocks: ['2c', '3c'], pile, flipper: 1 }), slap(0)).happenings[0];
  expect(slapped('4c 9c 9d')).toMatchObject({ piles: [{ lies: [{ card: '9c' }, { card: '9d' }] }] });
  expect(slapped('4c 9c *1')).toMatchObject({ piles: [{ lies: [{ card: '*1' }] }] });
});
