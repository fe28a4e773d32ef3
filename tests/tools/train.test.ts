/** The training: a seed says all, what it writes can be played by, and what cannot be is answered in a sentence. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PHASES, evaluatorOf, type Weights } from '../../src/ai/search/evaluation';
import { KINDS } from '../../src/ai/search/patterns';
import { main } from '../../tools/train';
import { watchTool } from '../helpers/tool';

const tool = watchTool('train');

describe('training', () => {
  test('comes to the same weights from the same seed, and to others from another', async () => {
    const trained = async (file: string, seed: string): Promise<string> => {
      const out = join(tool.folder, file);
      expect(await main(['--games', '3', '--generations', '2', '--players', '2,4', '--seed', seed, '--out', out])).toBe(0);
      return readFileSync(out, 'utf8');
    };
    const once = await trained('once.json', '5');
    expect(await trained('again.json', '5')).toBe(once);
    expect(await trained('other.json', '6')).not.toBe(once);
    const { note, ...tables } = JSON.parse(once) as { note: string } & Record<string, Weights>;
    expect(note).toContain('--games 3 --generations 2 --seed 5 --players 2,4');
    expect(Object.keys(tables)).toEqual(['2', '4']);
    for (const weights of Object.values(tables)) {
      expect(weights).toHaveLength(PHASES);
      expect(weights.every((kinds) => kinds.length === KINDS && kinds.every(Number.isFinite))).toBe(true);
      expect(evaluatorOf(weights).value.every(Number.isFinite)).toBe(true);
    }
  });
  test('says how it is called when it is asked for help', async () => {
    expect(await main(['--help'])).toBe(0);
    expect(tool.printed).toContain('train [--games 3000]');
  });
  test.each([
    [['--games', '0'], '"0" is no number of games. Possible: 1 to'], [['--games', 'many'], '"many" is no number of games.'],
    [['--generations', '1.5'], '"1.5" is no number of generations.'], [['--seed', '-1'], '--seed'],
    [['--players', '2,5'], '"2,5" are no tables to train for. Possible: some of 2,3,4'],
    [['--players', '2,2'], 'each once'], [['--out', ''], 'any file that can be written'],
    [['--quickly'], 'The call is: node tools/run.mjs train'],
    [['--games', '1', '--generations', '1', '--players', '2', '--out', join(tool.folder, 'no', 'such', 'folder')], 'cannot be written'],
  ])('answers %j in a sentence, and status 2', async (argv, sentence) => {
    expect(await main(argv)).toBe(2);
    expect(tool.complained).toContain(sentence);
  });
});
