/** The racks of the games of cards on phones over a real host: whole games played by pressing what they offer. */
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Game, GameTypes, SavedGame } from '../../../src/contract/contract';
import { CATALOGUE } from '../../../src/games/catalogue';
import type { GameEntry } from '../../../src/games/gameEntry';
import { fraction, randomFrom } from '../../../src/chance/chance';
import { CATALOGUE as TESTED } from '../../games/catalogue';
import { evening, playOut, type Evening } from './held';
import type { Offered } from './offered';

afterEach(() => { vi.useRealTimers(); });
beforeAll(() => vi.stubGlobal('document', { addEventListener() {} }));
afterAll(() => vi.unstubAllGlobals());

const REMOTE = { kind: 'remote' } as const;
/** What is raced with: a burst, or a sign where there are several answers; or a stack on which cards are laid. */
const RACES = ['play-burst', 'play-sign', 'laying-stack'];
const isCall = ({ classes }: Pick<Offered, 'classes'>): boolean => RACES.some((one) => classes.includes(one));
/** Whether a rack shows a press as made, in words or on the sign itself. */
const isCalled = (rack: Evening['racks'][number]): boolean =>
  rack.text().includes('called…') || rack.offers().some(({ classes }) => classes.includes('sent'));
/** Where no card comes as long as anything can be called, no call is for a card before. */
const NEVER_LATE = ['window', 'salute', 'spoons', 'pig', 'cash', 'california-speed', 'aggravation', 'speed'];
/** What people press before anything can be called: they turn cards, or agree on a signal and are ready. */
const BEGINNING = ['Turn a card', 'Smile', 'Ready'];
const RACKED = Object.entries(CATALOGUE).flatMap(([name, row]) =>
  (row.page === 'house' || row.rack === undefined ? [] : [[name, row as GameEntry] as const]));

async function tableOf(name: string, { rack }: GameEntry, seed: string, own: readonly (readonly number[])[]): Promise<Evening> {
  const tested = TESTED.find(({ game }) => game.name === name)!;
  return evening(tested.game as Game<GameTypes>, tested.begin([REMOTE, REMOTE, { kind: 'bot' }], seed) as SavedGame<GameTypes>,
    await rack!(), own);
}

test('every game with a rack is played here', () => { expect(RACKED.length).toBeGreaterThan(1); });

describe.each(RACKED)('%s', (name, row) => {
  test.each(['two', 'bots'])('is played to its end by what is offered, agreed as "%s"', async (seed) => {
    const all = await tableOf(name, row, seed, [[0], [1]]);
    const random = randomFrom(`${name} ${seed}`);
    const names = new Set<string>();
    await playOut(all, (offers) => {
      for (const one of offers) names.add(one.name);
      const quiet = offers.filter(({ classes }) => !classes.includes('play-burst'));
      const from = quiet.length > 0 && fraction(random) < 0.9 ? quiet : fraction(random) < 0.12 ? offers : [];
      return from.length === 0 ? null : from[Math.floor(fraction(random) * from.length)]!;
    });
    expect(all.failures).toEqual([]);
    expect(all.host.ended).not.toBeNull();
    expect(names.size).toBeGreaterThan(1);
    const { players } = all.host.saved().setup as { readonly players: readonly unknown[] };
    for (const { rack } of all.racks) expect(rack.seats()).toHaveLength(players.length);
  });

  test('a call is seen as called at once, and a character that stands in puts the rack to sleep', async () => {
    const all = await tableOf(name, row, 'two', [[0], [1]]);
    all.host.goOn();
    const [first] = all.racks;
    const burst = () => first!.offers().find((offer) => offer.enabled && isCall(offer));
    for (let i = 0; i < 400 && burst() === undefined; i += 1) {
      await all.clock.pass(100);
      for (const held of all.racks) for (const press of BEGINNING) held.press(press);
    }
    burst()!.press(all.clock.now());
    expect(isCalled(first!)).toBe(true);
    await all.clock.pass(4000);
    all.host.seat(0, { level: 'viola' });
    await all.clock.pass(200);
    expect(first!.text()).toContain('Viola is playing for you.');
    expect(first!.offers().filter(isCall)).toEqual([]);
  });

  test.skipIf(NEVER_LATE.includes(name))('whoever called while a card was on its way is told so, once nothing came of it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const all = await tableOf(name, row, 'two', [[0], [1]]);
    all.host.goOn();
    const [first] = all.racks;
    const burst = () => first!.offers().find((offer) => offer.enabled && isCall(offer));
    const laid = (): number => JSON.stringify(all.host.saved().events).split(/"(?:flip|show)"/u).length;
    for (let i = 0, before = laid(); i < 20_000 && (laid() === before || burst() === undefined); i += 1) {
      before = laid();
      await all.clock.pass(10);
      for (const held of all.racks) held.press('Turn a card');
    }
    burst()!.press(all.clock.now());
    await all.clock.pass(300);
    expect(first!.text()).toContain('called…');
    expect(first!.text()).not.toContain('Too late');
    vi.advanceTimersByTime(1300);
    expect(first!.text()).not.toContain('called…');
    expect(first!.text()).toContain('Too late: the next card was already there.');
    vi.advanceTimersByTime(2600);
    expect(first!.text()).not.toContain('Too late');
  });

  test('a phone with two places leads to the whole table', async () => {
    const all = await tableOf(name, row, 'two', [[0, 1]]);
    all.host.goOn();
    await all.clock.pass(3000);
    expect(all.racks[0]!.text()).toContain('Open the whole table');
  });
});
