/** Who starts by the draw for order is read for a while, and then the game goes on: by itself, and at once where somebody asks for it. */
import { describe, expect, test } from 'vitest';
import { seatingTimeOf } from '../../src/session/game/snagGame';
import { TIME_FACTOR } from '../../src/setup/pace';
import { PACES } from '../../src/setup/setup';
import { setupOf, sharpEyes, sit, type Sitting } from '../helpers/sessions';

const kinds = ({ happenings }: Sitting): string[] => happenings.map(({ type }) => type);

/** Ann and a computer have picked, and who starts lies open. */
async function picked(changes: Parameters<typeof setupOf>[1] = {}): Promise<Sitting> {
  const one = sit(setupOf('ann computer', { order: 'drawn', ...changes }), { thinker: sharpEyes });
  one.session.act({ kind: 'pick', index: 5 }, one.clock.now());
  await one.clock.until(() => one.session.state().order?.starter != null);
  return one;
}

describe('who starts', () => {
  test('stays until its tile has turned and it was read, and then the game goes on though nobody presses', async () => {
    const one = await picked();
    await one.clock.pass(3900);
    expect(kinds(one)).not.toContain('seated');
    await one.clock.pass(200);
    expect(kinds(one)).toContain('seated');
    expect(one.session.state()).toMatchObject({ order: null, phase: 'playing' });
  });

  test('gives way at once to whoever has read it', async () => {
    const one = await picked();
    one.session.act({ kind: 'takeSeats' }, one.clock.now());
    await one.clock.pass(40);
    expect(kinds(one)).toContain('seated');
  });

  test('has the pace of the game, more time where there are more numbers, and most for whoever has more time to call', () => {
    const slowly = setupOf('ann computer');
    const [ann, computer] = slowly.players;
    for (const pace of PACES) expect(seatingTimeOf({ ...slowly, pace })).toBe(4000 * TIME_FACTOR[pace]);
    expect(seatingTimeOf(setupOf('ann bo cat computer'))).toBe(6000);
    for (const clock of ['longer', 'none'] as const) {
      expect(seatingTimeOf({ ...slowly, players: [{ ...ann!, clock }, computer!] })).toBe(12_000);
    }
    // Nobody reads it where computers play among themselves.
    expect(seatingTimeOf(setupOf('computer computer'))).toBe(2200);
  });
});
