/** The screen of today's deal says whom one plays, as the start screen does. */
import { expect, test } from 'vitest';
import { say } from '../../../src/strings/say';
import { dailyTemplate } from '../../../src/ui/daily/dailyScreen';
import { markup } from '../../helpers/markup';

test.each(['pip', 'ada'] as const)('%s is told of before Play is pressed', (character) => {
  const standing = { kind: 'new', game: null, result: null, earlier: null, streak: 0, best: 0 };
  const model = { kind: 'daily', today: { date: '2026-11-24', character, standing }, told: null, shared: null };
  const drawn = markup(dailyTemplate(model as never, async () => null as never, () => {}));
  const line = drawn.indexOf(say(`character-${character}-line`));
  expect(line).toBeGreaterThan(0);
  expect(line).toBeLessThan(drawn.indexOf(say('daily-play')));
});
