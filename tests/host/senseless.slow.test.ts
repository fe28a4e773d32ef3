/** Acts that make no sense, in every game: they are turned down or come to nothing, and nobody else's game is harmed. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openSaved, toStore } from '../../src/contract/savedGame';
import { CATALOGUE } from '../games/catalogue';
import { runs } from '../long/amount';
import { HERE, playByChance, playOf } from './helpers/plays';

/** Words that intents are made of, in some game or in none. */
const KINDS = ['press', 'turn', 'call', 'answer', 'place', 'draw', 'pick', 'count', 'chosen', 'next', 'win', '__proto__', ''];
const junk = fc.oneof(
  fc.constantFrom(null, undefined, true, -1, 0, 1, 2, 6, 7, 1e308, NaN, Infinity, 'snap', 'any', 'pass', [], {}), fc.string(),
  fc.anything(),
);
const intents = fc.oneof(junk, fc.record({
  kind: fc.oneof(fc.constantFrom(...KINDS), junk), tile: junk, index: junk, says: junk, called: junk, claim: junk, number: junk, snag: junk,
  orTurn: junk, back: junk,
}, { requiredKeys: ['kind'] }));

describe.each(CATALOGUE.map((one) => [one.game.name, one] as const))('%s', (_, one) => {
  const { game } = one;

  test('is played to its end and kept while another place sends nonsense all the time', async () => {
    const said = fc.sample(intents, { numRuns: 40, seed: 23 });
    await fc.assert(fc.asyncProperty(fc.infiniteStream(intents), async (stream) => {
      const play = playOf(game, one.begin([{ kind: 'local' }, { kind: 'remote' }, { kind: 'bot' }], 'senseless'), {
        screens: [{ places: [0], line: HERE }, { places: [1], line: HERE }],
      });
      playByChance(one, play, 'senseless');
      await play.pass(100);
      play.screens[0]!.screen.goOn();
      const [, other] = play.screens;
      for (const place of [1, 0, 2, 9]) {
        for (const intent of [...said, stream.next().value]) {
          other!.screen.act(place, intent as never, other!.now() - 5);
          await play.pass(20);
        }
      }
      await play.until(() => play.host.saved().ended !== null);
      play.host.leave();
      expect(play.failures).toEqual([]);
      const opened = openSaved(game, JSON.parse(JSON.stringify(toStore(game, play.saves.at(-1)!))));
      expect(opened).toMatchObject({ ok: true, saved: { ended: play.host.saved().ended } });
    }), runs(2, 40));
  });
});
