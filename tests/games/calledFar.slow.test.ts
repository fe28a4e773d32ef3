/** What is called at the big page in a game of cards whose host is elsewhere, over a line: seen as called at once, at whoever pressed. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { primed } from '../../src/app/apart/far/primed';
import type { GameTypes, SavedGame } from '../../src/contract/contract';
import { snapBackShell } from '../../src/games/snapBack/app/snapBack';
import { createHost, type HostedGame } from '../../src/host/host';
import { gameAppWith } from '../../src/shell/app/gameApp';
import type { ShellGame } from '../../src/shell/shellGame';
import type { ShellTypes } from '../../src/shell/types';
import { markupOf, offeredBy, type Offered } from '../apart/racks/offered';
import { snapShell } from '../helpers/snap/snap';
import { housed, nothingKept, SCREEN, type HousedSnapBack } from '../helpers/snapBack/gameApp';
import { connectOver } from '../host/helpers/lines';
import { snapTest } from './snap/test';
import { snapBackTest } from './snapBack/test';
import type { TestGame } from './testGame';

const GAMES = [
  ['snap', snapTest, snapShell], ['snap-back', snapBackTest, snapBackShell],
] as unknown as [string, TestGame<GameTypes>, ShellGame<ShellTypes>][];
const DELAY = 40;

beforeAll(() => {
  vi.stubGlobal('HTMLElement', Event);
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { maxTouchPoints: 0 });
});
afterAll(() => vi.unstubAllGlobals());

interface AtScreen {
  readonly house: HousedSnapBack;
  /** How often something lies open there that calls are for. */
  laid(): number;
  text(): string;
  bursts(): readonly Offered[];
  turn(): void;
}

function houseOf(shell: ShellGame<ShellTypes>): HousedSnapBack {
  return housed(nothingKept(), false, (storage, page) => gameAppWith(shell, { storage: () => storage, page, screen: () => SCREEN }));
}

/** How it is shown, once it has begun. @param saved how its host stands */
function shown(house: HousedSnapBack, saved: () => SavedGame<GameTypes>): AtScreen {
  const offers = (): readonly Offered[] => offeredBy(house.screen().draw());
  return {
    house, text: () => markupOf(house.screen().draw()).text,
    laid: () => JSON.stringify(saved().events).split(/"(?:flip|show)"/u).length,
    bursts: () => offers().filter(({ enabled, classes }) => enabled && classes.includes('play-burst')),
    turn() { offers().find(({ name, enabled }) => enabled && name === 'Turn a card')?.press(house.clock.now()); },
  };
}

/** Two people at this screen, and a character; their host is elsewhere. */
async function far(one: TestGame<GameTypes>, shell: ShellGame<ShellTypes>): Promise<AtScreen> {
  const house = houseOf(shell);
  const saved = one.begin([{ kind: 'remote' }, { kind: 'remote' }, { kind: 'bot' }], 'two');
  const host: HostedGame<GameTypes> = createHost(one.game, saved, {
    clock: house.clock, today: () => 7, epoch: 'far', save() {}, failed: (error) => { throw error; }, far: true,
  });
  const coming = primed(connectOver(() => host, house.clock, { delay: DELAY, skew: 0, frame: 0 }, () => {}), [0, 1],
    new AbortController().signal);
  await house.pass(500);
  const { connect } = await coming;
  house.guest.far!.play({
    id: 'far', setup: saved.setup, places: [0, 1], connect, isHost: () => true, corner: () => markupOf as never, pause() {}, stop() {},
    playAgain() {}, toLobby() {},
  });
  host.goOn();
  await house.pass(500);
  return shown(house, () => host.saved());
}

/** Up to when a call is heard; `onTheWay`: and the next card lies there already, of which this screen was not told yet. */
async function untilHeard(at: AtScreen, onTheWay: boolean): Promise<readonly Offered[]> {
  for (let i = 0, before = at.laid(); i < 20_000; i += 1) {
    if (at.bursts().length > 1 && (!onTheWay || at.laid() > before)) return at.bursts();
    before = at.laid();
    await at.house.pass(onTheWay ? 10 : 100);
    at.turn();
  }
  throw new Error('nobody is ever heard');
}

const count = (text: string, what: string): number => text.split(what).length - 1;

describe.each(GAMES)('%s', (_, one, shell) => {
  test('of several people it is seen at the burst of whoever pressed, until something is told of it', async () => {
    const at = await far(one, shell);
    const [first] = await untilHeard(at, false);
    expect(at.text()).not.toContain('called…');
    first!.press(at.house.clock.now());
    expect(count(at.text(), 'called…')).toBe(1);
    expect(at.bursts().map(({ classes }) => classes.includes('sent'))[0]).toBe(true);
    expect(at.bursts().filter(({ classes }) => classes.includes('sent'))).toHaveLength(1);
    await at.house.pass(2 * DELAY - 10);
    expect(count(at.text(), 'called…')).toBe(1);
    await at.house.pass(1300);
    expect(at.text()).not.toContain('called…');
  });

  test('whoever called while the next card was on its way is told so', async () => {
    const at = await far(one, shell);
    const [first] = await untilHeard(at, true);
    first!.press(at.house.clock.now());
    await at.house.pass(300);
    expect(at.text()).toContain('called…');
    expect(at.text()).not.toContain('Too late');
    await at.house.pass(1000);
    expect(at.text()).not.toContain('called…');
    expect(at.text()).toContain('Too late: the next card was already there.');
    await at.house.pass(2600);
    expect(at.text()).not.toContain('Too late');
  });

  test('at one screen without a server nothing is seen of it', async () => {
    const house = houseOf(shell);
    await house.guest.openLink(new URLSearchParams('play=ann,bo&cards=ab'));
    await house.pass(0);
    house.press(' ');
    const at = shown(house, () => ({ events: [] }) as never);
    const [first] = await untilHeard(at, false);
    const events = (): string => JSON.stringify([...house.kept.games.values()]);
    const before = events();
    first!.press(house.clock.now());
    expect(at.text()).not.toContain('called…');
    expect(at.bursts().filter(({ classes }) => classes.includes('sent'))).toEqual([]);
    await house.pass(2000);
    expect(events()).not.toBe(before);
  });
});
