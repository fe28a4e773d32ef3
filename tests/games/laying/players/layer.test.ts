/** What a computer player keeps in mind where two lay cards at once: lone marks, and what a wrong card costs its eyes. */
import { median } from 'simple-statistics';
import { describe, expect, test } from 'vitest';
import { aggravationGame } from '../../../../src/games/aggravation/table/aggravationGame';
import { californiaGame } from '../../../../src/games/californiaSpeed/table/californiaGame';
import { Layer, type Group, type Look, type Ways } from '../../../../src/games/laying/players/layer';
import type { LayingTypes } from '../../../../src/games/laying/table/state';
import { speedGame } from '../../../../src/games/speed/table/speedGame';
import type { Game } from '../../../../src/contract/contract';
import { begunBy, playLaying } from '../../../helpers/laying/played';

/** Eyes from which little escapes. @param mistaken by how much more often what only looks alike is taken for a match */
const ways = (mistaken: number, half = 900): Ways => ({ median: half, apart: 0.3, overlooked: 0, mistaken, known: 1, hand: 0 });

const group = (isTrue: boolean, ...keys: readonly string[]): Group<string> =>
  ({ isTrue, harder: 1, parts: keys.map((key) => ({ key, intent: `lay on ${key}` })) });

function look(at: number, groups: readonly Group<string>[], lies: readonly string[], freeAt = -Infinity): Look<string> {
  return { groups, lies: new Set(lies), hint: null, at, freeAt, watchers: 1 };
}

const SEEDS = Array.from({ length: 40 }, (_, i) => `eyes ${i}`);

test('a card whose like was covered is remembered beside one that only looks like it', () => {
  for (const seed of SEEDS) {
    const player = new Layer<string>('otto', ways(0), 1, seed);
    const [first] = player.look(look(0, [group(true, 'six', 'other six')], ['six', 'other six', 'nine']));
    // The other player covers one of them just before this one's hand is there.
    const left = first!.intent === 'lay on six' ? 'six' : 'other six';
    const then = player.look(look(first!.at - 1, [group(false, left, 'nine')], [left, 'nine']));
    expect(then.map(({ intent }) => intent), seed).toEqual([`lay on ${left}`]);
  }
});

test('whoever was wrong notices what it hadn’t seen by then as much later as it is out', () => {
  const lies = ['six', 'nine', 'king', 'other king'];
  const both = [group(false, 'six', 'nine'), group(true, 'king', 'other king')];
  const OUT = 100;
  /** When its hand does the first thing, which is wrong, and when it covers the first king after that. */
  const times = (seed: string, out: number): readonly [wrong: number, king: number] | null => {
    const player = new Layer<string>('wanda', ways(10, 4000), 1, seed);
    const [first] = player.look(look(0, both, lies));
    if (first!.intent.endsWith('king')) return null;
    const then = player.look(look(first!.at, both, lies, out > 0 ? first!.at + out : -Infinity));
    return [first!.at, then.find(({ intent }) => intent.endsWith('king'))!.at];
  };
  // The hand lays two more cards within 800 ms: for whatever takes longer, the eye was waited for.
  const waited = SEEDS.flatMap((seed) => {
    const [wrong, king] = times(seed, 0) ?? [0, 0];
    return king - wrong > 800 + OUT ? [[king, times(seed, OUT)![1]] as const] : [];
  });
  expect(waited.length).toBeGreaterThan(0);
  for (const [quiet, out] of waited) expect(out).toBeCloseTo(quiet + OUT);
});

test('several who look for the same thing are no quicker together than one', () => {
  const MANY = Array.from({ length: 2000 }, (_, i) => `many ${i}`);
  const first = (watchers: number): number => median(MANY.map((seed) => Math.min(...Array.from({ length: watchers }, (_, i) =>
    new Layer<string>('wanda', ways(0), 1, `${seed} ${i}`).look({ ...look(0, [group(true, 'six', 'other six')], []), watchers })[0]!.at))));
  const alone = first(1);
  for (const watchers of [2, 3]) expect(Math.abs(first(watchers) / alone - 1), String(watchers)).toBeLessThan(0.04);
});

describe.each([californiaGame, aggravationGame, speedGame].map((game) => [game.name, game as unknown as Game<LayingTypes>] as const))(
  'characters at %s', (_, game) => {
    const GAMES = 6;
    /** How long a card takes, in milliseconds, over some games. What the table counts takes no longer. */
    const pace = (slower: number): number => {
      let [time, laid] = [0, 0];
      for (let i = 0; i < GAMES; i += 1) {
        const { saved } = playLaying(game, begunBy(['wanda', 'otto'], `pace ${i}`, { slower }));
        const { times } = saved;
        for (const [n, event] of (saved.events as readonly (readonly unknown[])[]).entries()) {
          if (event[0] !== 'lay' || n === 0) continue;
          time += times[n]! - times[n - 1]!;
          laid += 1;
        }
      }
      return time / laid;
    };

    test('take twice and four times as long over a card where that is agreed', () => {
      const usual = pace(1);
      for (const slower of [2, 4]) {
        const longer = pace(slower) / usual;
        expect(longer, String(slower)).toBeGreaterThan(0.75 * slower);
        expect(longer, String(slower)).toBeLessThan(1.25 * slower);
      }
    });
  },
);
