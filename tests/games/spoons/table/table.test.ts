/** A table of Spoons: what is raced for and what isn't, who is too early, and who is first of several at one instant. */
import { describe, expect, test } from 'vitest';
import { PACK, rankOf, type Card } from '../../../../src/cards/card';
import { spoonsGame } from '../../../../src/games/spoons/table/passingGame';
import type { PassingIntent, PlayedPassingTypes } from '../../../../src/games/spoons/table/passingTable';
import { hear } from '../../../../src/host/judge/judge';
import { startRound } from '../../../../src/host/judge/round';
import { tick } from '../../../../src/host/judge/ticking';
import { begun } from '../../../helpers/spoons/spoons';

const players = ['Ann', 'Bo', 'Cleo', 'Dag'].map((name, i) => ({
  name, kind: i === 0 ? 'local' as const : 'remote' as const, shape: (['circle', 'square', 'triangle', 'diamond'] as const)[i]!,
}));
/** Cleo has four sevens. */
const sevens = PACK.filter((card) => rankOf(card) === '7');
const others = PACK.filter((card) => rankOf(card) !== '7');
const deck = PACK.map((_, i): Card => (i < 16 && i % 4 === 1 ? sevens[Math.floor(i / 4)]! : others.pop()!));
const table = spoonsGame.table.start(begun({ players, letters: 2 }, 'table', { deck, dealer: 0 }), 0);
const judging = { now: 0, isBeaten: () => false };
const by = (place: number, intent: PassingIntent, at = 100) => ({ place, intent, at });
const call = { kind: 'call' } as const;

test('cards come and go at once, and a grab is judged', () => {
  const orders = [by(0, { kind: 'draw' }), by(1, { kind: 'draw' }), by(0, { kind: 'pass', place: 0 }), by(0, { kind: 'on' }), by(1, call)];
  expect(orders.map((one) => spoonsGame.table.order(table, one, judging))).toEqual(['atOnce', null, null, null, 'tie']);
});

test('who grabs too early can do nothing for a second, and it is no event', () => {
  const { table: locked, happenings, wrong } = spoonsGame.table.act(table, [by(0, call)], judging);
  expect([happenings, wrong, locked.events]).toEqual([[{ type: 'refused', seat: 0 }], [0], []]);
  expect([1000, 1100].map((at) => spoonsGame.table.order(locked, by(0, { kind: 'draw' }, at), judging))).toEqual([null, 'atOnce']);
});

test('of one instant whoever has four is first, then whoever sits nearer to the left of the dealer', () => {
  const { table: after, taken } = spoonsGame.table.act(table, [by(0, call), by(3, call), by(2, call)], judging);
  expect(taken).toEqual([2, 3, 0]);
  expect(after.game).toMatchObject({ letters: [0, 1, 0, 0], isOpen: false });
});

test('whoever holds a fifth card passes it on with the same press', () => {
  const { game } = table;
  const five = { ...table, game: { ...game, hands: game.hands.with(2, ['7c', 'Kd', '7d', '7h', '7s']) } };
  expect(spoonsGame.table.act(five, [by(2, call)], judging).table.events).toEqual([['pass', 2, 'Kd'], ['spoon', 2]]);
});

describe('over lines, while a grab waits to be judged,', () => {
  const lines = [0, 1, 2, 3].map((place) => ({ place, quota: 200, actedAt: -Infinity }));
  /** What somebody does one after the other, and what has become of it once all is judged. */
  const after = (place: number, intents: readonly PassingIntent[]) => {
    let round = startRound<PlayedPassingTypes>(table, lines);
    for (const [i, intent] of intents.entries()) {
      const at = 100 + 20 * i;
      ({ round } = hear(spoonsGame.table, round, by(place, intent, at), at + 50));
    }
    return tick(spoonsGame.table, round, 2000).round.table;
  };

  test('what the same hand does then comes after it: four of a rank are still there', () => {
    expect(after(2, [call, { kind: 'draw' }]).game.taken).toEqual([2]);
    const { game } = table;
    const five = { ...game, hands: game.hands.with(2, ['7c', '7d', 'Kd', '7h', '7s']) };
    let { round } = hear(spoonsGame.table, startRound<PlayedPassingTypes>({ ...table, game: five }, lines), by(2, call, 100), 150);
    ({ round } = hear(spoonsGame.table, round, by(2, { kind: 'pass', place: 0 }, 120), 170));
    const { events } = tick(spoonsGame.table, round, 2000).round.table;
    expect(events).toEqual([['pass', 2, 'Kd'], ['spoon', 2]]);
  });

  test('whoever was too early then has done nothing more', () => {
    const { events, locked } = after(0, [call, { kind: 'draw' }]);
    expect([events, locked[0]]).toEqual([[], 1100]);
  });
});

describe('a hand', () => {
  const standing = { begun: true, paused: false, ended: null };
  const handsIn = (own: readonly number[], more = {}) =>
    spoonsGame.view(table, new Set(own), { ...standing, ...more }).seats.flatMap(({ hand }, seat) => (hand === null ? [] : [seat]));

  test('is shown to its holder alone, and not while the table is covered', () => {
    expect([[0], [2], [0, 2], []].map((own) => handsIn(own))).toEqual([[0], [2], [], []]);
    expect([handsIn([0], { paused: true }), handsIn([0], { begun: false })]).toEqual([[], []]);
  });

  test('is told to nobody else as a card comes or goes', () => {
    for (const type of ['drew', 'passed'] as const) {
      const happening = { type, seat: 1, card: '9c', to: 0 } as const;
      const seen = [[0], [1], [0, 1]].map((own) => spoonsGame.seen(happening, new Set(own)) as { readonly card: unknown });
      expect(seen.map(({ card }) => card)).toEqual([null, '9c', null]);
    }
  });
});
