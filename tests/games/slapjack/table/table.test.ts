/** The table of Slapjack: who may turn a card when, how long a last jack lies there, and that nothing gives a jack away. */
import { describe, expect, test } from 'vitest';
import type { Act, Judging } from '../../../../src/contract/contract';
import { cuesOf } from '../../../../src/games/piles/sound/cues';
import { pilesTable } from '../../../../src/games/piles/table/pilesTable';
import { startState, type TableState } from '../../../../src/games/piles/table/state';
import type { PlayedPiles } from '../../../../src/games/piles/table/types';
import { tableViewOf } from '../../../../src/games/piles/table/view';
import { promptText } from '../../../../src/games/piles/words/prompts';
import { nextText, saidOf, saidText } from '../../../../src/games/piles/words/said';
import { slapjackRules, type SlapjackTypes } from '../../../../src/games/slapjack/kept/savedGame';
import type { SlapjackSetup } from '../../../../src/games/slapjack/kept/setup';
import { sightsOf } from '../../../../src/games/slapjack/table/slapjackGame';
import { slapjackWords } from '../../../../src/games/slapjack/words/words';
import { seenIn } from '../../../../src/games/piles/table/seen';
import { ANN, midGame, setupFor, type MidGame } from '../../../helpers/slapjack/slapjack';

type Played = PlayedPiles<SlapjackTypes>;
type Table = TableState<SlapjackTypes>;

const table = pilesTable(slapjackRules);
const JUDGING: Judging<Played> = { now: 0, isBeaten: () => false };
const STANDING = { begun: true, paused: false, ended: null } as const;

function tableWith(from: MidGame, terms: Partial<SlapjackSetup> = {}): Table {
  const game = midGame(from);
  const players = game.out.map((_, seat) => ({ ...ANN, name: `Seat ${seat}` }));
  return startState({ setup: setupFor(players, { outOfTurn: game.options.outOfTurn, ...terms }), seed: null, game }, 0);
}

const turning = (place: number): Act<Played> => ({ place, intent: { kind: 'turn' }, at: 0 });
const slap = (place: number, orTurn = false): Act<Played> => ({ place, intent: { kind: 'call', called: 'any', orTurn }, at: 0 });
const act = (state: Table, ...instant: [Act<Played>, ...Act<Played>[]]) => table.act(state, instant, JUDGING);
/** Somebody wants to turn a card, and does so as soon as it may be, at 10,000. */
const turned = (state: Table, place: number) => table.tick(act(state, turning(place)).table, 10_000, -Infinity);
const viewOf = (state: Table) => tableViewOf<SlapjackTypes>(slapjackRules, state, STANDING);

describe('nothing gives a jack away', () => {
  const game: MidGame = { stocks: ['Jd 8c', '3c 2d', ''], pile: '9c', flipper: 1, turn: 0 };
  /** What a game with a jack comes to, and the same with a queen in its place: as text, with one name for both. */
  const asText = (value: unknown): string => JSON.stringify(value).replaceAll(/[JQ]d/gu, 'card');
  const both = [game, { ...game, stocks: ['Qd 8c', '3c 2d', ''] }].map((one) => turned(tableWith(one), 0));

  test('not what is seen, said or heard as it is turned', () => {
    const [jack, queen] = both.map(({ table: state, happenings, before }) => asText([
      viewOf(state), happenings, saidOf<SlapjackTypes>(happenings), before && viewOf(before),
      happenings.flatMap((one) => cuesOf(slapjackWords, one, [{ kind: 'local' }, { kind: 'local' }, { kind: 'local' }] as never)),
      slapjackWords.prompts(viewOf(state)),
    ]));
    expect(jack).toContain('card');
    expect(jack).toBe(queen);
  });

  test('not when the next card may be turned, nor who may do what', () => {
    const [jack, queen] = both.map(({ table: state }) => {
      const shown = table.shown!(state, 10_016);
      const wanted = act(shown, turning(1)).table;
      return [
        table.due(shown, -Infinity), table.due(wanted, -Infinity),
        table.due({ ...wanted, setup: { ...wanted.setup, beat: 2500 } }, -Infinity),
        [turning(0), turning(1), turning(2), slap(0), slap(2), slap(1, true)].map((one) => table.order(shown, one, JUDGING)),
      ];
    });
    expect(jack).toEqual(queen);
    // A jack lies for 1.2 seconds at least, and so does every card.
    expect(jack![1]).toBe(10_016 + 1200);
  });
});

test('a last jack can be slapped for 1.2 seconds, then the pile is taken', () => {
  const last = turned(tableWith({ stocks: ['Jd', '3c 2d', ''], pile: '9c', flipper: 1, turn: 0 }), 0);
  const lies = table.shown!(last.table, 10_016);
  expect(table.due(lies, -Infinity)).toBe(11_216);
  expect(act(lies, turning(1)).happenings).toEqual([]);
  expect(table.due(act(lies, turning(1)).table, -Infinity)).toBe(11_216);
  const taken = table.tick(lies, 11_216, -Infinity);
  expect(taken.happenings.map(({ type }) => type)).toEqual(['gathered', 'out', 'ended']);
  expect(table.end(taken.table)).toBe('last');
  const slappedIn = act(lies, slap(2), slap(0));
  // The first of both from the left of whoever laid it has won, and nobody else.
  expect(slappedIn).toMatchObject({ taken: [2] });
  expect(table.end(slappedIn.table)).toBeNull();
});

describe('while a last jack lies there', () => {
  const both = ['Jd', 'Qd'].map((card) =>
    viewOf(turned(tableWith({ stocks: [card, '3c 2d'], pile: '9c', flipper: 1, turn: 0 }), 0).table));

  test('nobody is told to turn a card, and after any other last card the game is over', () => {
    const [jack, queen] = both;
    expect([jack!.turn, jack!.end, jack!.phase, jack!.mayCall]).toEqual([null, null, 'playing', true]);
    expect([queen!.turn, queen!.end?.kind]).toEqual([null, 'last']);
    expect(promptText(slapjackWords, jack!)).not.toMatch(/turn/u);
    expect(nextText(jack!)).toBe('');
  });

  test('no drum is said to turn one either', () => {
    expect(promptText(slapjackWords, { ...both[0]!, beat: 2500 })).not.toMatch(/drum/u);
  });
});

test('a false slap costs a card, and is said to, only where somebody has one', () => {
  const said = (seat: number): string => {
    const { table: after, happenings } = act(tableWith({ stocks: ['Qd 8c', '3c 2d', ''], pile: '9c', flipper: 1, turn: 0 }), slap(seat));
    const speaks = { rules: slapjackRules, words: slapjackWords };
    return saidOf<SlapjackTypes>(happenings).map((one) => saidText(speaks, one, viewOf(after))).join(' ');
  };
  expect(said(0)).toBe('False slap: Seat 0 pays.');
  expect(said(2)).toBe('False slap by Seat 2. Seat 2 is out.');
});

describe('out of turn', () => {
  const game: MidGame = { stocks: ['Qd 8c', '3c 2d', ''], pile: '9c', flipper: 1, turn: 0 };
  const options = { outOfTurn: true };

  test('nobody turns a card, unless it was agreed; and nobody who has none', () => {
    const order = (more: Partial<MidGame>, place: number): unknown => table.order(tableWith({ ...game, ...more }), turning(place), JUDGING);
    expect([order({}, 1), order({ options }, 1), order({ options }, 2), order({}, 0)]).toEqual([null, 'lays', null, 'lays']);
  });

  test('a card is dead, and everybody sees that; a key that slaps, too, turns none', () => {
    const { table: state, happenings } = turned(tableWith({ ...game, stocks: ['Qd 8c', 'Jc 2d', ''], options }), 1);
    expect(happenings).toEqual([{ type: 'flipped', seat: 1, card: 'Jc', pile: 0, isDead: true }]);
    expect(viewOf(state)).toMatchObject({ turn: 0, piles: [{ top: 'Jc', isDead: true }] });
    expect(sightsOf(seenIn<SlapjackTypes>(viewOf(state)))).toMatchObject([{ isMatch: false }]);
    expect(table.order(tableWith({ ...game, pile: '', options }), slap(1, true), JUDGING)).toBeNull();
  });

  test('whose turn it is comes first, and who wanted to turn in turn does not out of it', () => {
    const wanted = act(act(tableWith({ ...game, options }), turning(1)).table, turning(0)).table;
    expect(act(wanted, turning(1)).table.turning).toBe(0);
    const jack = tableWith({ ...game, stocks: ['Qd 8c', '3c 2d', '4c'], pile: 'Jh', options });
    const slapped = act(act(jack, turning(0)).table, slap(1)).table;
    expect(slapped).toMatchObject({ turning: null, game: { turn: 1 } });
  });
});

test('a character takes a king for a jack at times, and nothing else', () => {
  const sight = (pile: string): readonly boolean[] =>
    sightsOf(seenIn<SlapjackTypes>(viewOf(tableWith({ stocks: ['2c', '3c'], pile })))).map(({ isMatch }) => isMatch);
  expect([sight('9c Jd'), sight('Jd Kd'), sight('Jd 9c'), sight('')]).toEqual([[true], [false], [], []]);
});

test('whoever is shut out does nothing any more; whoever has no card may slap', () => {
  const state = tableWith({ stocks: ['Qd 8c', '3c 2d', ''], pile: '9c', flipper: 1, turn: 0 });
  expect(table.order(state, slap(2), JUDGING)).toBe('tie');
  const out = act(state, slap(2)).table;
  expect(viewOf(out).seats.map(({ isOut }) => isOut)).toEqual([false, false, true]);
  expect(table.order(out, slap(2), JUDGING)).toBeNull();
});
