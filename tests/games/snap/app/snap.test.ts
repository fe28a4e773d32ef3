/** Snap as a guest: the way from screen to screen, what is kept, and what a reload comes back to. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { say } from '../../../../src/strings/say';
import type { HousedSnapBack } from '../../../helpers/snapBack/gameApp';
import { housedSnap, nothingKept } from '../../../helpers/snap/gameApp';
import { ANN, begun, PIP, playedOn, setupFor } from '../../../helpers/snap/savedGames';
import { rowOf, openSaved } from '../../../helpers/snap/snap';

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Event);
  // What the first screen asks of the window.
  vi.stubGlobal('innerWidth', 1280);
  vi.stubGlobal('innerHeight', 800);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('navigator', { maxTouchPoints: 0 });
});
afterEach(() => { vi.unstubAllGlobals(); });

/** A game that a link began; a press begins it in the page. */
async function linked(query: string, house = housedSnap(nothingKept())): Promise<HousedSnapBack> {
  await house.guest.openLink(new URLSearchParams(`game=snap&${query}`));
  await house.pass(0);
  return house;
}

/** The same tab, reloaded. */
async function reloaded({ screen, kept }: HousedSnapBack): Promise<HousedSnapBack> {
  const house = housedSnap(kept);
  await house.guest.goBackTo(JSON.parse(JSON.stringify(screen().kept)));
  await house.pass(0);
  return house;
}

const drawn = (house: HousedSnapBack): string => JSON.stringify(house.screen().draw());

test('a link begins a game, which a reload comes back to before its first card, though no shelf holds it', async () => {
  const house = await linked('rules=a&play=ann,computer:pip&cards=monday');
  expect(house.screen()).toMatchObject({ name: 'table', isPlaying: false, kept: { screen: 'table', begun: { seed: 'monday' } } });
  expect(house.kept.games.size).toBe(0);
  const again = await reloaded(house);
  expect(again.screen()).toMatchObject({ name: 'table', kept: { begun: { seed: 'monday', setup: { table: 'A' } } } });
});

test.each([
  ['play=ann,computer:nobody', 'There’s no computer player called nobody. Choose one here.'],
  ['play=ann,bo,cleo,dan,eva&packs=1&rules=b', null], ['play=ann&rules=b', null],
])('what cannot be played (%s) is told on the first screen, with the rest of it', async (query, told) => {
  const house = await linked(query);
  expect(house.screen().name).toBe('home');
  expect(house.screen().kept).toHaveProperty('draft.seats[0].name', 'Ann');
  expect(house.told).toEqual(told === null ? [] : [told]);
  if (told === null) expect(drawn(house)).toMatch(/role=\\"alert\\"/);
});

test('cards are turned with one key, kept, and there again after a reload, covered until somebody goes on', async () => {
  const house = await linked('play=ann,bo&cards=keys');
  house.press(' ');
  await house.pass(50);
  for (let i = 0; i < 6; i += 1) {
    house.press('q');
    house.press('p');
    await house.pass(1600);
  }
  const [row] = [...house.kept.games.values()];
  const saved = openSaved(row?.value);
  if (!saved.ok) throw new Error('It does not open.');
  const { flips } = saved.game.replayed.states.at(-1)!;
  expect(flips).toBeGreaterThan(1);
  const again = await reloaded(house);
  expect(again.screen()).toMatchObject({ name: 'table', isPlaying: false, kept: { game: saved.game.saved.id } });
  expect(drawn(again)).toContain(say('shell-waits'));
  expect(drawn(again)).not.toContain('suit-');
  again.press(' ');
  await again.pass(50);
  expect(again.screen().isPlaying).toBe(true);
  expect(drawn(again)).toContain('suit-');
});

test('a hidden page covers the cards until somebody goes on', async () => {
  const house = await linked('play=ann,computer:pip&cards=hidden');
  house.press(' ');
  await house.pass(4000);
  house.guest.hidden(true);
  expect([house.screen().isPlaying, drawn(house).includes(say('shell-paused'))]).toEqual([false, true]);
  house.press(' ');
  await house.pass(5000);
  expect(drawn(house)).toContain(say('shell-paused'));
});

test('characters play to the end of a game that nobody disturbs, and what it came to is shown and kept at once', async () => {
  const house = await linked('rules=c&play=ann,computer:pip,computer:ada&drum=1.5&cards=end');
  house.press(' ');
  for (let i = 0; i < 300 && house.screen().name === 'table'; i += 1) await house.pass(5000);
  expect(house.screen()).toMatchObject({ name: 'after', isPlaying: false });
  expect([...house.kept.games.values()]).toMatchObject([{ over: true, names: ['ann'] }]);
  expect(house.kept.people.size).toBe(1);
});

test('a game that another tab has ended leads to what it came to; one that is gone, or anything else, to the first screen', async () => {
  const kept = nothingKept();
  const over = playedOn(begun(setupFor([ANN, PIP]), 'over'));
  kept.games.set(over.id, rowOf(over));
  const house = housedSnap(kept);
  await house.guest.goBackTo({ screen: 'table', game: over.id });
  await house.pass(0);
  expect(house.screen().name).toBe('after');
  const spoiled = { screen: 'table', game: 'x', begun: { seed: 1 } };
  for (const value of [null, { screen: 'table', game: 'gone' }, { screen: 'nowhere' }, spoiled]) {
    const other = housedSnap(nothingKept());
    await other.guest.goBackTo(value);
    await other.pass(0);
    expect(other.screen().name).toBe('home');
  }
});

test('leaving lets other tabs have the game', async () => {
  const house = await linked('play=ann,computer');
  house.guest.leave();
  expect(house.held.at(-1)).toBe(null);
});
