/** Computer players of Snap at their seats: when they call and turn, what escapes them, and what they take for a match. */
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../../../src/characters/profiles';
import { FASTEST_CALL } from '../../../../src/cognition/noticing';
import type { Plan } from '../../../../src/characters/watcher';
import { HAND_MS, TURNING, watchingOf } from '../../../../src/characters/watching';
import type { CallKind } from '../../../../src/games/snap/rules/game';
import type { Character } from '../../../../src/setup/players';
import { common, question, tops } from '../../../helpers/snap/seen';
import { createPlayer, type SnapQuestion, type Seen } from '../../../helpers/snap/snap';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const SEEDS = Array.from({ length: 2000 }, (_, i) => `player ${i}`);
const MATCH = tops('5c 5d');

const look = (character: Character, seen: Seen, seed: string, more: Partial<SnapQuestion> = {}): Plan<CallKind> =>
  createPlayer(character).look(question(seen, seed, more));
/** After how many milliseconds many players call what lies there; nothing of those who let it pass. */
const times = (character: Character, seen: Seen, more: Partial<SnapQuestion> = {}): number[] =>
  SEEDS.flatMap((seed) => look(character, seen, seed, more).calls.map(({ at }) => at - 1000));
/** In what share of many looks they call. */
const called = (character: Character, seen: Seen, more: Partial<SnapQuestion> = {}): number =>
  times(character, seen, more).length / SEEDS.length;
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

describe('a match', () => {
  test.each(CHARACTERS)('is called by %s never under 450 ms, and half the time within the time of their own', (character) => {
    const all = times(character, MATCH);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(FASTEST_CALL);
    expect(median(all) / watchingOf(character).noticing.median).toBeGreaterThan(0.95);
    expect(median(all) / watchingOf(character).noticing.median).toBeLessThan(1.05);
  });
  test.each(CHARACTERS)('escapes %s as often as their profile says, and more often among more piles and from further away', (character) => {
    const { overlooking: { miss } } = watchingOf(character);
    expect(Math.abs(1 - called(character, MATCH) - miss)).toBeLessThan(0.03);
    // By hand: four piles more than two, and two seats more than beside each other.
    expect(Math.abs(1 - called(character, tops('5c 2d 3h 5d 7h 8s')) - miss * 1.6 * 1.5)).toBeLessThan(0.04);
    expect(Math.abs(1 - called(character, tops('5c 5d 3h 4h 7h 8s')) - miss * 1.6)).toBeLessThan(0.04);
  });
  test('that was overlooked is looked for again with the next card, and less surely the longer it lies there', () => {
    const again = (flips: number): number => {
      const found = SEEDS.flatMap((seed) => {
        const player = createPlayer('pip');
        if (player.look(question(MATCH, seed)).calls.length > 0) return [];
        return [player.look(question({ ...MATCH, flips }, `${seed} again`, { at: 3000 })).calls.length];
      });
      return found.filter((calls) => calls === 1).length / found.length;
    };
    expect(again(11)).toBeLessThan(again(10));
    expect(again(25)).toBeLessThan(again(11) - 0.05);
    expect(again(25)).toBeGreaterThan(0.3);
  });
  test('is called by its name: the pot and pools have their own', () => {
    const kinds = (seen: Seen): string[] => look('ada', seen, 'any').calls.map(({ kind }) => kind);
    expect(kinds(tops('5c 4d', { pot: '4h' }))).toEqual(['pot']);
    expect(kinds(tops('5c 4d', { table: 'C', pools: ['4h'] }))).toEqual(['pool']);
    expect(kinds(common('5c', '5d'))).toEqual(['snap']);
    expect(kinds(tops('5c 4d'))).toEqual([]);
  });
  test('that is covered is called all the same, if the hand is on its way, and otherwise let be', () => {
    for (const seed of SEEDS.slice(0, 300)) {
      const player = createPlayer('otto');
      const [call] = player.look(question(MATCH, seed)).calls;
      if (call === undefined) continue;
      const covered = question(tops('2c 5d', { flips: 11 }), `${seed} covered`, { at: call.at - 400 });
      expect(player.look(covered).calls).toEqual([]);
      const sooner = createPlayer('otto');
      sooner.look(question(MATCH, seed));
      expect(sooner.look({ ...covered, at: call.at - HAND_MS }).calls).toEqual([call]);
    }
  });
});

test('of several computers that look at a match, the first calls it no sooner and no more often than one alone', () => {
  const firstOf = (players: number, watchers: number): number[] => SEEDS.map((seed) =>
    Math.min(...Array.from({ length: players }, (_, seat) =>
      look('wanda', MATCH, `${seed}:${seat}`, { watchers }).calls[0]?.at ?? Infinity)));
  const by = (all: readonly number[], time: number): number => all.filter((at) => at - 1000 < time).length / all.length;
  const [alone, five, hasty] = [firstOf(1, 1), firstOf(5, 5), firstOf(5, 1)];
  for (const time of [600, 700, 800, 1000, 1500, 10_000]) {
    expect(Math.abs(by(five, time) - by(alone, time)), `${time} ms`).toBeLessThan(0.05);
  }
  // Had nobody held back, the first of five would be that much sooner, and nothing would ever escape all of them.
  expect(by(hasty, 700)).toBeGreaterThan(by(alone, 700) + 0.2);
  expect(by(hasty, 10_000)).toBeGreaterThan(by(alone, 10_000) + 0.1);
});

describe('what only looks alike', () => {
  test.each(CHARACTERS)('is taken for a match by %s now and then, and nothing else is', (character) => {
    const { mistaking, overlooking: { miss } } = watchingOf(character);
    for (const pair of ['6c 9d', 'Kc Jd']) expect(Math.abs(called(character, tops(pair)) - mistaking * (1 - miss))).toBeLessThan(0.025);
    for (const pair of ['8c 9d', 'Kc Qd', '2c Ad', 'Tc Jd']) expect(called(character, tops(pair))).toBe(0);
  });
  test('deceives once: not when it has lain there for a while, and not again', () => {
    expect(called('pip', tops('6c 9d 2h 3h', { flipper: 3 }))).toBe(0);
    for (const seed of SEEDS.slice(0, 300)) {
      const player = createPlayer('wanda');
      const { calls: [call] } = player.look(question(tops('6c 9d'), seed));
      if (call === undefined) continue;
      expect(player.look(question(tops('6c 9d'), `${seed} again`, { at: call.at + 1 })).calls).toEqual([]);
    }
  });
});

describe('a card is turned', () => {
  test('600 to 1,400 ms after the last, and not before it may be', () => {
    const turned = SEEDS.map((seed) => look('ada', tops('5c 2d'), seed, { mayTurnFrom: 0 }).turnAt - 1000);
    expect(Math.min(...turned)).toBeGreaterThanOrEqual(TURNING[0]);
    expect(Math.max(...turned)).toBeLessThanOrEqual(TURNING[1]);
    expect(Math.abs(median(turned) - 1000)).toBeLessThan(30);
    for (const seed of SEEDS.slice(0, 50)) expect(look('ada', tops('5c 2d'), seed, { mayTurnFrom: 2900 }).turnAt).toBe(2900);
  });
  test('by nobody whose hand is on the way to a call: what they have not seen yet they cover', () => {
    const plans = SEEDS.map((seed) => look('pip', MATCH, seed)).filter(({ calls }) => calls.length > 0);
    for (const { calls: [call], turnAt } of plans) expect(Math.abs(turnAt - call!.at)).toBeGreaterThan(HAND_MS - 0.001);
    expect(plans.some(({ calls: [call], turnAt }) => turnAt < call!.at)).toBe(true);
    expect(plans.some(({ calls: [call], turnAt }) => turnAt > call!.at)).toBe(true);
  });
});

test('who is asked answers by what they see, lets pass what they do not, and says a mistake once', () => {
  const says = (seen: Seen): (string | null)[] => SEEDS.map((seed) => createPlayer('pip').answer(question(seen, seed)));
  const share = (seen: Seen): number => says(seen).filter((kind) => kind === 'snap').length / SEEDS.length;
  expect(Math.abs(share(MATCH) - (1 - watchingOf('pip').overlooking.miss))).toBeLessThan(0.03);
  expect(share(tops('5c 4d'))).toBe(0);
  for (const seed of SEEDS.slice(0, 100)) {
    const player = createPlayer('wanda');
    if (player.answer(question(tops('6c 9d'), seed)) === null) continue;
    expect(player.answer(question(tops('6c 9d'), `${seed} again`))).toBeNull();
  }
});

test('the same questions are answered in the same way', () => {
  for (const character of CHARACTERS) expect(look(character, MATCH, 'again')).toEqual(look(character, MATCH, 'again'));
});
