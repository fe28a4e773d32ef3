/** The rules in full: the small boards show what the rules say of them, and the text follows what was agreed and nothing else. */
import { describe, expect, test } from 'vitest';
import { entitledRuns, call } from '../../../src/rules/calls';
import { SQUARES } from '../../../src/rules/board';
import { startGame } from '../../../src/rules/game';
import type { HouseRules } from '../../../src/rules/options';
import { PRESETS, RULES_IN_ORDER, RULE_CHOICES } from '../../../src/rules/presets';
import type { Terms } from '../../../src/setup/setup';
import { list } from '../../../src/strings/formats';
import { say } from '../../../src/strings/say';
import { rulesInFull } from '../../../src/strings/words/rules/rulesInFull';
import { completed, ONE_RUN, SEVERAL_RUNS, type Example } from '../../../src/ui/dialogs/rules/examples';

/** What a call takes where these tiles lie, and the last of them was just played by the mover. */
function taken({ lie, played }: Example): readonly number[] {
  const start = startGame(PRESETS.printed, 2, 0, SQUARES);
  const position = { ...start, board: [...lie, played].toSorted((a, b) => a - b), placed: played, begun: true };
  expect(entitledRuns(position, 0).length).toBeGreaterThan(0);
  const outcome = call(position, 0);
  return outcome.ok ? outcome.happenings.flatMap((one) => (one.type === 'snagged' ? one.tiles : [])) : [];
}

describe('the small boards', () => {
  test.each([
    ['4 5 6 + 7', ONE_RUN[0]!, 4, 1], ['61 72 94 + 83', ONE_RUN[1]!, 4, 1], ['94 95 96 88 79 70 + 97', SEVERAL_RUNS[0]!, 7, 2],
    ['22 33 44 66 77 88 46 37 28 + 55', SEVERAL_RUNS[1]!, 10, 2], ['crossing at 34', SEVERAL_RUNS[2]!, 9, 2],
  ] as const)('%s', (name, example, tiles, runs) => {
    if (name.includes('+')) expect(`${example.lie.join(' ')} + ${example.played}`).toBe(name);
    expect(taken(example)).toHaveLength(tiles);
    expect(taken(example)).toEqual(completed(example).tiles);
    expect(completed(example).runs).toHaveLength(runs);
    // All that lies there goes: nothing on a small board stands for nothing.
    expect(taken(example)).toEqual([...example.lie, example.played].toSorted((a, b) => a - b));
  });
  test('two of them cross at 34, up and down and diagonally', () => {
    const [one, other] = completed(SEVERAL_RUNS[2]!).runs;
    expect([one, other].map((run) => run?.squares)).toEqual([[4, 14, 24, 34, 44], [52, 43, 34, 25, 16]]);
  });
  test('are told', () => {
    const name = (lie: readonly number[], tile: number, runs: number, takes: number): string =>
      say('rules-example-name', { lie: list(lie), tile, runs, takes });
    expect(name([4, 5, 6], 7, 1, 4)).toBe('4, 5 and 6 are on the board. 7 completes a run and takes 4 tiles.');
    expect(name([4, 14], 34, 2, 9)).toBe('4 and 14 are on the board. 34 completes 2 runs at once and takes 9 tiles.');
  });
});

const ALL: HouseRules[] = RULES_IN_ORDER.reduce<HouseRules[]>(
  (rules, rule) => rules.flatMap((one) => RULE_CHOICES[rule].map((choice) => ({ ...one, [rule]: choice }))), [PRESETS.printed]);
const full = (change: Partial<HouseRules> = {}, more: Partial<Terms> = {}) =>
  rulesInFull({ rules: { ...PRESETS.printed, ...change }, memoryAid: false, callSeconds: null, ...more });
const text = (...given: Parameters<typeof full>): string =>
  full(...given).flatMap(({ lines }) => lines.map((line) => line.text)).join('\n');
const houses = (...given: Parameters<typeof full>): string[] =>
  full(...given).flatMap(({ lines }) => lines.flatMap((line) => (line.house ? line.text : [])));

describe('the rules in full', () => {
  test('say by the printed rules all that is printed, and call nothing a house rule', () => {
    expect(houses()).toEqual([]);
    const told = text();
    for (const what of [
      /76 tiles/, /lowest number goes first/, /four tiles that nobody else sees/, /draw a tile/,
      /across, up and down, or diagonal/, /two, three or four runs at once/, /each tile counts once/, /before you draw/,
      /you miss your next turn\. Play continues on your left/, /stays on the board/,
      /miss your next turn \(or this one/, /doesn’t show/, /when all tiles have been played/, /winner starts the next game/,
      /winner scores 10/,
      /series to 100/, /two to seven games/, /share/]) expect(told).toMatch(what);
    expect(full().flatMap(({ boards }) => boards ?? [])).toEqual(['one', 'several']);
  });
  test('mark what was agreed otherwise', () => {
    expect(houses({ falseCall: 'pay-tile' })).toEqual([expect.stringMatching(/you give each of the others one/)]);
    expect(houses({ falseCall: 'none' })).toEqual(['If you call with no run to take, nothing happens.']);
    expect(houses({ missedRun: 'one-move' })).toEqual([expect.stringMatching(/too late for everyone/)]);
    expect(houses({ claimCostsMove: false })).toEqual([expect.stringMatching(/also play next/)]);
    expect(houses({ calls: 'race' })).toHaveLength(3);
    expect(houses({}, { memoryAid: true })).toEqual([expect.stringMatching(/crossed out/)]);
    expect(houses({}, { callSeconds: 5 })).toEqual([expect.stringMatching(/^You have 5 seconds to call/)]);
    expect(houses({}, { callSeconds: 'asked' })[0]).toMatch(/everyone else is asked in turn/);
  });
  test('say nothing of calls where nobody calls, and nothing of a clock where none runs', () => {
    expect(text({ calls: 'automatic' }, { callSeconds: 5 })).not.toMatch(/SNAG|seconds|last chance/);
    expect(text({}, { callSeconds: 'asked' })).not.toMatch(/seconds/);
  });
  test('have a sentence for everything that can be agreed', () => {
    const told = ALL.flatMap((rules) => ([null, 5, 'asked'] as const).map((callSeconds) => text(rules, { callSeconds })));
    for (const one of told) expect(one).not.toMatch(/undefined|null|\.\.|  /);
    expect(new Set(told).size).toBeGreaterThan(60);
    for (const line of ALL.flatMap((rules) => text(rules).split('\n'))) expect(line).toMatch(/^[A-Z].*\.$/);
  });
});
