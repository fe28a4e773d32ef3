/** A phone that is the table's host: what its page offers it, and what it asks of the table. */
import { describe, expect, test } from 'vitest';
import { hostNews } from '../../src/apart/page/news';
import type { PageState } from '../../src/apart/page/pageState';
import { html } from 'lit-html';
import { localPlayer } from '../../src/ai/player';
import type { HostAsk } from '../../src/apart/page/commands';
import { lateTurns, raceQuestion } from '../../src/apart/page/screens/tooFar';
import { isRaced } from '../../src/apart/racing';
import { CATALOGUE, laysCards } from '../../src/games/catalogue';
import { agreedFor, testGame } from '../server/helpers/plays';
import { menu } from '../../src/apart/page/screens/menu';
import { playScreen } from '../../src/apart/page/screens/play';
import { afterScreen, waitScreen } from '../../src/apart/page/screens/wait';
import type { GameShown, SeatShown, TableShown } from '../../src/apart/tableShown';
import { markup } from '../helpers/markup';
import { fakeServer, tableShown } from './fakeServer';
import { letIn, pageAt } from './pageAt';

const FREE: SeatShown = { name: null, mark: null, device: null, level: null, isHere: false, ms: null };
const ann: SeatShown = { ...FREE, name: 'Ann', mark: 'circle', device: 1, isHere: true, ms: 4 };
const bo: SeatShown = { ...FREE, name: 'Bo', mark: 'square', device: 2, isHere: true, ms: 80 };
const otto: SeatShown = { ...FREE, level: 'otto' };
const game: GameShown = { id: 'g1', game: 'snap', setup: {}, seats: [0, 1] };
const facts = { language: 'system', vibrates: null, sounds: true, whole: '' };

const state = (more: Partial<PageState> = {}): PageState => ({
  typed: '', isTypedBadly: false, client: null, name: '', mark: null, watches: false, notice: null, menu: 'table', sure: null, calls: null,
  signs: [], hidesSigns: false, keepsRace: null, evening: null, failed: false, now: 0, ...more,
});
const sheet = (table: Partial<TableShown>, more: Partial<PageState> = {}): string =>
  markup(menu(state(more), tableShown({ seats: [ann, bo, otto, FREE], host: 1, ...table }), facts, () => {}));

const playersOf = (name: string): unknown =>
  (testGame(name).begin([{ kind: 'local' }, { kind: 'remote' }], 'table').setup as { readonly players: unknown }).players;

/** The games at which everybody can be asked. */
const ASKING = (Object.keys(CATALOGUE) as (keyof typeof CATALOGUE)[]).filter((name) => CATALOGUE[name].unhurried !== undefined);

describe('where somebody sits too far away to race with', () => {
  const far = { ...bo, ms: 301 };
  const offer = (
    table: Partial<TableShown>, unhurried: TableShown['agreed'] | null = { asked: true }, keepsRace: string | null = null,
  ): string =>
    markup(html`${
      raceQuestion({ keepsRace }, tableShown({ seats: [ann, far, otto], host: 1, ...table }), () => unhurried, () => {})}`);
  test('its host is offered to ask everybody instead, or to race on', () => {
    expect(offer({})).toContain('Bo is 301 ms away. That’s too far to tell fairly who called first.');
    expect(offer({ phase: 'over', playing: game })).toMatch(/No rush: ask everyone.*Race anyway/su);
  });
  test('nobody is offered it whom it isn’t for', () => {
    for (const text of [
      offer({ host: 2 }), offer({ phase: 'playing', playing: game }), offer({}, null), offer({}, undefined, 'snap Bo'),
      offer({ seats: [ann, { ...bo, ms: 300 }, otto] }), offer({ seats: [ann, { ...far, isHere: false }, otto] }),
    ]) expect(text).not.toContain('away');
  });
  test('cards are laid with no turns at three games of the house', () => {
    expect(Object.keys(CATALOGUE).filter(laysCards)).toEqual(['california-speed', 'speed', 'aggravation']);
  });
  test('where cards are laid with no turns everybody is told that they turn late, unless nobody’s line is so long', () => {
    const told = (seats: readonly SeatShown[], lays = true, more: Partial<TableShown> = {}): string =>
      markup(html`${lateTurns(tableShown({ seats, ...more }), lays)}`);
    const bos = (ms: number): SeatShown => ({ ...bo, ms });
    expect(told([ann, bos(180)])).toContain('Bo is 180 ms away. A card you lay may turn over up to 0.2 s late');
    for (const host of [1, 2]) expect(told([ann, bos(330)], true, { host })).toContain('may turn over up to 0.4 s late');
    // From 150 ms on, as the judge waits.
    expect(told([ann, bos(102)])).toContain('Bo is 102 ms away');
    for (const text of [
      told([ann, bos(0)]), told([ann, bos(40)]), told([ann, bos(101)]), told([ann, { ...bos(180), isHere: false }]),
      told([ann, bos(180)], false),
      told([ann, bos(180)], true, { phase: 'playing', playing: game }), told([bos(140), otto]), told([]),
    ]) expect(text).toBe('');
  });
  test('whoever races anyhow is asked again about another person, and for another game', () => {
    const cleo = { ...far, name: 'Cleo', ms: 500 };
    expect(offer({ seats: [ann, far, cleo] }, undefined, 'snap Bo')).toContain('Cleo is 500 ms away');
    expect(offer({ game: 'snap-back' }, undefined, 'snap Bo')).toContain('Bo is 301 ms away');
  });
  test.each(ASKING)('at %s it’s agreed by one press, as that game’s own set-up reads it', async (name) => {
    const { unhurried, game: load } = CATALOGUE[name];
    const agreed = agreedFor(name);
    const asks = unhurried!(agreed)!;
    expect(unhurried!(asks)).toBeNull();
    const rules = await load(localPlayer);
    const setup = rules.readSetup({ ...asks, players: playersOf(name) }) as Record<string, unknown>;
    const [choice] = Object.keys(asks).filter((key) => asks[key] !== agreed[key]);
    expect(setup[choice!]).toBe(asks[choice!]);
    expect(setup[choice!]).not.toEqual(agreed[choice!]);
  });
  test('where nobody calls there’s nothing to offer, and nobody to ask who was first', () => {
    const { unhurried } = CATALOGUE.snag;
    expect(unhurried!({ rules: { calls: 'automatic' }, callSeconds: 5 })).toBeNull();
    expect(isRaced({ rules: { calls: 'automatic' }, callSeconds: 5 }, unhurried)).toBe(false);
    expect(isRaced({ rules: { calls: 'race' }, callSeconds: 5 }, unhurried)).toBe(true);
    expect(isRaced({ asked: true }, CATALOGUE.snap.unhurried)).toBe(false);
    // A game that can't be played so is raced, whatever is agreed; those of piles all can be.
    expect(isRaced({}, undefined)).toBe(true);
    expect(ASKING).toEqual(expect.arrayContaining(['snap', 'slapjack', 'ratscrew']));
    const asks = (raced: boolean): string =>
      markup(menu(state({ menu: 'open' }), tableShown({ seats: [ann, bo], phase: 'playing', playing: game }), facts, () => {}, raced));
    expect(asks(true)).toContain('Who called first?');
    expect(asks(false)).not.toContain('Who called first?');
  });
});

describe('its sheet of the table', () => {
  test('has everybody else to be turned out, characters for free seats, and who stands in', () => {
    const text = sheet({});
    expect(text).toContain('Remove Bo from the table');
    expect(text).not.toContain('Remove Ann from the table');
    expect(text).toContain('Character at seat 3');
    expect(text).toContain('Add a character at seat 4');
    expect(text).toContain('Stand-in for anyone away for over a minute');
    expect(text).toContain('Close the table');
    // No game is on.
    expect(text).not.toMatch(/Stop the game|Pause for everyone/);
  });
  test('pauses and stops the game that is on, in which no character leaves its seat', () => {
    const text = sheet({ phase: 'playing', playing: { ...game, seats: [0, 1, 2] } });
    expect(text).toMatch(/Pause for everyone.*Stop the game/s);
    expect(text.match(/free seat/g)).toHaveLength(1);
    expect(sheet({ phase: 'playing', playing: game, paused: true })).toContain('Continue for everyone');
  });
  test('asks again before what can’t be undone', () => {
    expect(sheet({}, { sure: JSON.stringify({ kind: 'turnOut', seat: 1 }) })).toContain('Remove Bo? Press again');
    const closing = sheet({}, { sure: JSON.stringify({ kind: 'close' }) });
    expect(closing).toContain('Close the table for everyone? Press again');
    expect(closing).toContain('Everything about this table is deleted');
    expect(sheet({ phase: 'playing', playing: game }, { sure: JSON.stringify({ kind: 'stop' }) }))
      .toContain('Stop this game for everyone? Press again');
  });
  test('is there for the host alone, from the menu and from where people wait', () => {
    const at = (host: number): string[] => {
      const table = tableShown({ seats: [ann, bo], host });
      const over = { ...table, phase: 'over' as const, playing: game };
      return [markup(menu(state({ menu: 'open' }), table, facts, () => {})), markup(waitScreen(table, '', [], () => {})),
        markup(afterScreen(over, () => {}))];
    };
    for (const text of at(1)) expect(text).toContain('Manage the table');
    for (const text of at(2)) expect(text).not.toContain('Manage the table');
    // Who was host when it was opened sees nothing of it any more.
    expect(sheet({ host: 2 })).not.toContain('Close the table');
  });
  test('lets the host go on from a pause right where it is told', () => {
    const table = tableShown({ seats: [ann, bo], host: 1, phase: 'playing', playing: game, paused: true });
    const play = { rack: null, has: true, failed: false, whole: '' };
    expect(markup(playScreen(state(), table, play, () => {}))).toContain('Continue for everyone');
    expect(markup(playScreen(state(), { ...table, host: 2 }, play, () => {}))).not.toContain('Continue for');
  });
});

describe('before a game and between two', () => {
  const at = (seats: readonly SeatShown[], over = false): string => {
    const table = tableShown({ seats, host: 1, ...over && { phase: 'over', playing: game } });
    return markup(over ? afterScreen(table, () => {}) : waitScreen(table, '', [], () => {}));
  };
  test('the host is offered no start that would be turned down', () => {
    for (const over of [false, true]) {
      expect(at([ann, FREE], over)).toContain('1 more player is needed to start.');
      expect(at([ann, FREE], over)).toContain('Manage the table');
      expect(at([ann, FREE], over)).not.toMatch(/Start the game|Play the next game/u);
      expect(at([ann, otto], over)).toMatch(/Start the game|Play the next game/u);
    }
  });
});

test('what the table turns down is said in the sheet: nothing beneath it is seen or heard', () => {
  expect(sheet({}, { notice: { id: 1, text: 'You can’t do that right now.' } })).toMatch(/role="alert">You can’t do that right now\./u);
  expect(sheet({})).not.toContain('role="alert"');
});

test('a device is told that the table is its own from now on', () => {
  const table = tableShown({ seats: [ann, bo], host: 0 });
  expect(hostNews(table, { ...table, host: 1 })).toBe('You’re the host of this table now.');
  expect([hostNews(table, { ...table, host: 2 }), hostNews(null, { ...table, host: 1 }), hostNews(table, table)]).toEqual(['', '', '']);
});

test('it’s read aloud with what becomes of whoever was host before', async () => {
  const server = fakeServer();
  const { page } = pageAt(server);
  const before = { seats: [{ ...ann, device: 0, isHere: false }, { ...bo, device: 1 }], phase: 'playing', playing: game } as const;
  await letIn(server, before);
  server.last().tell({
    kind: 'table', table: tableShown({ ...before, seats: [{ ...before.seats[0], level: 'otto' }, before.seats[1]], host: 1 }),
  });
  expect(page.said().text).toBe('Otto plays for Ann. You’re the host of this table now.');
  expect(page.state().notice?.text).toBe('You’re the host of this table now.');
});

test('what the host presses goes to the table, and what can’t be undone at the second press', async () => {
  const server = fakeServer();
  const { page } = pageAt(server);
  await letIn(server, { seats: [ann, bo, otto, FREE], host: 1 });
  const asks = (what: HostAsk): void => page.ask({ kind: 'host', asks: what });
  const said = (): unknown[] => server.last().said.slice(1);
  page.ask({ kind: 'menu', to: 'table' });
  asks({ kind: 'character', seat: 3, level: 'ada' });
  asks({ kind: 'standIn', level: 'pip' });
  asks({ kind: 'start' });
  expect(said()).toEqual([{ kind: 'character', seat: 3, level: 'ada' }, { kind: 'standIn', level: 'pip' }, { kind: 'start' }]);
  asks({ kind: 'turnOut', seat: 1 });
  expect([said().length, page.state().sure]).toEqual([3, JSON.stringify({ kind: 'turnOut', seat: 1 })]);
  // Another press is no second one.
  asks({ kind: 'close' });
  expect(said()).toHaveLength(3);
  asks({ kind: 'close' });
  expect(said().at(-1)).toEqual({ kind: 'close' });
  asks({ kind: 'turnOut', seat: 1 });
  page.ask({ kind: 'menu', to: 'closed' });
  page.ask({ kind: 'menu', to: 'table' });
  asks({ kind: 'turnOut', seat: 1 });
  expect(said()).toHaveLength(4);
  asks({ kind: 'turnOut', seat: 1 });
  expect(said().at(-1)).toEqual({ kind: 'turnOut', seat: 1 });
});
