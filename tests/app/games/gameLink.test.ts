/** A link to a game is parsed once, and brings that game alone: its page and its words, and nothing of another. */
import { afterEach, expect, test, vi } from 'vitest';
import { trainingWith } from '../../../src/app/training/createTraining';
import { GAMES } from '../../../src/games/catalogue';
import { openApp } from '../../helpers/apps';
import { noEvening, notingGameApp } from '../../helpers/gameApp';

afterEach(() => { vi.unstubAllGlobals(); });

test.each(GAMES)('to %s: the game gets what was parsed, and no other comes', async (name) => {
  const guest = notingGameApp();
  const brought: string[] = [];
  const parsed: string[] = [];
  const given: URLSearchParams[] = [];
  const { app } = await openApp({ ports: { loadTraining: async () => trainingWith(async (game) => {
    brought.push(game);
    return (ports) => ({ ...guest.create(ports), openLink: async (asked) => { given.push(asked); } });
  }, noEvening) } });
  vi.stubGlobal('URLSearchParams', class extends URLSearchParams {
    constructor(text: string) {
      super(text);
      parsed.push(text);
    }
  });
  const query = `?game=${name}&play=ann,computer:pip&pace=silly`;
  await app.enter(query);
  expect(brought).toEqual([name]);
  expect(parsed).toEqual([query]);
  expect(given.map((asked) => asked.get('play'))).toEqual(['ann,computer:pip']);
});
