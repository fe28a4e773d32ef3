/** What tools say to a call that they cannot answer: never a trace of the program, always how they are called. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { main as fitWinChance } from '../../tools/fitWinChance';
import { main as judgeError } from '../../tools/judgeError';
import { main as positions } from '../../tools/positions';
import { main as reviews } from '../../tools/reviews';
import { main as snapBack } from '../../tools/games/snapBack/program';
import { main as told } from '../../tools/told';
import { main as train } from '../../tools/train';

const TOOLS = { train, positions, reviews, fitWinChance, judgeError, snapBack, told };

afterEach(() => vi.restoreAllMocks());

describe.each(Object.entries(TOOLS))('%s', (name, main) => {
  test('refuses an option that it does not know with a sentence', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(await main(['--gmaes', '3'])).toBe(2);
    expect(said.mock.calls.join('')).toMatch(new RegExp(String.raw`^Unknown option '--gmaes'\. The call is: node tools/run\.mjs ${name} `));
  });

  test('tells how it is called when it is asked', async () => {
    const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect(await main(['--help'])).toBe(0);
    expect(said.mock.calls.join('')).toContain(`node tools/run.mjs ${name} `);
  });
});
