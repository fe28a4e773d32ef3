/** Computer players at their seats: when they call, what they know, and that they know no more than they were told. */
import { describe, expect, test } from 'vitest';
import { PROFILES } from '../../../../src/characters/profiles';
import { FASTEST_CALL } from '../../../../src/cognition/noticing';
import { createPlayer, type ComputerPlayer, type PlayerFacts } from '../../../../src/games/snapBack/players/player';
import type { Rank } from '../../../../src/games/snapBack/rules/cards';
import type { SnapBackHappening } from '../../../../src/games/snapBack/rules/happening';
import { cardsOf } from '../../../../src/games/snapBack/rules/shoe';
import type { Character } from '../../../../src/setup/players';
import { playFast, type PlayedGame } from '../../../../tools/games/snapBack/play';

const CHARACTERS = Object.keys(PROFILES) as Character[];
const facts: PlayerFacts = { character: 'ada', seat: 0, seats: 2, die: 1, seed: 'any', watchers: 1, pace: 2500 };
const SEEDS = Array.from({ length: 400 }, (_, i) => `player ${i}`);

/** A player that was shown these cards. */
function shown(more: Partial<PlayerFacts>, ...ranks: readonly Rank[]): ComputerPlayer {
  const player = createPlayer({ ...facts, ...more });
  ranks.forEach((rank, i) => player.hear({ type: 'shown', rank, number: i + 1 }));
  return player;
}

/** A 1-back, which everybody recalls most of the time. */
const oneBack = (more: Partial<PlayerFacts>): ComputerPlayer => shown(more, 2, 3, 4, 5, 6, 7, 7);
const timesOf = (more: Partial<PlayerFacts>): (number | null)[] => SEEDS.map((seed) => oneBack({ ...more, seed }).callAfter());

describe('a call', () => {
  test.each(CHARACTERS)('of %s comes after the quickest that anybody sees and presses, and before the next card', (character) => {
    for (const time of timesOf({ character })) {
      if (time === null) continue;
      expect(time).toBeGreaterThanOrEqual(FASTEST_CALL);
      expect(time).toBeLessThan(2500);
    }
  });
  test('that would come after the next card is none; where nothing hurries it is one', () => {
    const late = timesOf({ character: 'pip', pace: 1500 }).filter((time) => time === null).length;
    const never = timesOf({ character: 'pip', pace: 1500, untimed: true }).filter((time) => time === null).length;
    expect(late).toBeGreaterThan(SEEDS.length * 0.6);
    // Pip does not recall every card.
    expect(never).toBeLessThan(SEEDS.length * 0.3);
  });
  test('of what they do not recall never comes', () => {
    expect(SEEDS.filter((seed) => shown({ seed, character: 'viola' }, 2, 3, 4, 5, 6, 7, 8).callAfter() !== null)).toEqual([]);
  });
  test('of several computers comes no sooner than that of one alone', () => {
    const seeds = Array.from({ length: 1500 }, (_, i) => `table ${i}`);
    /** The times of the first of so many who sit there, each as careful as one of `watchers`. */
    const firstOf = (players: number, watchers: number): number[] => seeds.map((seed) =>
      Math.min(...Array.from({ length: players }, (_, seat) =>
        oneBack({ seed: `${seed}:${seat}`, seat, seats: 6, watchers }).callAfter() ?? Infinity)));
    const earlier = (times: readonly number[], than: number): number => times.filter((time) => time < than).length / times.length;
    const [alone, six, hasty] = [firstOf(1, 1), firstOf(6, 6), firstOf(6, 1)];
    for (const than of [700, 900, 1100, 1500]) expect(earlier(six, than)).toBeLessThan(earlier(alone, than) + 0.05);
    // Had nobody held back, the first of six would be that much sooner.
    expect(earlier(hasty, 900)).toBeGreaterThan(earlier(alone, 900) + 0.3);
  });
});

test('the same word and happenings give the same player, asked once or often, and after a reload', () => {
  const deck = cardsOf('again', 60);
  const told = deck.map((rank, i): SnapBackHappening => ({ type: 'shown', rank, number: i + 1 }));
  for (const character of CHARACTERS) {
    const [often, seldom] = [createPlayer({ ...facts, character }), createPlayer({ ...facts, character })];
    for (const happening of told) {
      often.hear(happening);
      seldom.hear(happening);
      for (let i = 0; i < 3; i += 1) { often.callAfter(); often.claim(); often.recalls(); }
    }
    const reloaded = createPlayer({ ...facts, character });
    for (const happening of told) reloaded.hear(happening);
    const answers = [often, seldom, reloaded].map((player) => [player.callAfter(), player.claim(), player.recalls()]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  }
});

describe('nobody plays by what they were not told', () => {
  /** What was played until so many cards were shown. */
  const until = ({ events }: PlayedGame, cards: number): unknown => {
    const end = events.findIndex((_, i) => events.slice(0, i).filter(([kind]) => kind === 'show').length > cards);
    return events.slice(0, end === -1 ? undefined : end);
  };
  test('games whose next cards differ are alike until these are shown', () => {
    for (let i = 0; i < 20; i += 1) {
      const terms = { players: CHARACTERS, seed: `fair ${i}`, pace: 2500, minutes: 10, die: 1 } as const;
      const same = 20 + i;
      const deck = cardsOf(`fair ${i}`, 300);
      const other = [...deck.slice(0, same), ...cardsOf(`other ${i}`, 300)];
      const [one, two] = [playFast({ ...terms, deck }), playFast({ ...terms, deck: other })];
      expect(until(two, same)).toEqual(until(one, same));
    }
  });
  test('what the others will show is known to nobody before it is revealed', () => {
    // The player at seat 1 is another, who shows other numbers; until the first reveal the one at seat 0 calls and shows the same.
    for (const seed of SEEDS.slice(0, 40)) {
      const [one, two] = (['ada', 'pip'] as const).map((character) => playFast({
        players: ['viola', character], seed, pace: 2500, minutes: 1, die: 1,
      }));
      const first = ({ cards }: PlayedGame): number => cards.findIndex(({ reveal }) => reveal !== null);
      const both = Math.min(...[one!, two!].map(first).map((card) => (card === -1 ? Infinity : card)));
      const ofViola = ({ cards }: PlayedGame): unknown => cards.slice(0, both + 1).map(({ calls, recalled }) => [calls[0], recalled[0]]);
      expect(ofViola(two!)).toEqual(ofViola(one!));
    }
  });
});

test('a die is known as the reveals told it: whoever is at 6 calls a 6-back and no 1-back while the other follows', () => {
  const player = shown({ die: 6, seed: 'high' }, 2, 3, 4, 5, 6, 7, 7);
  expect(player.recalls()).toEqual([1]);
  expect(player.callAfter()).toBeNull();
  player.hear({ type: 'called', seats: [1] });
  expect(player.claim()).toBe(1);
  const result = (die: 1 | 6) => ({ claim: 0, before: die, after: die, line: 4 } as const);
  player.hear({
    type: 'revealed', cards: [2, 3, 4, 5, 6, 7, 7],
    reveal: { callers: [1], holds: [1], seats: [{ ...result(6), after: 1 }, result(1)], trueSix: [] },
  });
  player.hear({ type: 'shown', rank: 7, number: 8 });
  expect(player.callAfter()).not.toBeNull();
});
