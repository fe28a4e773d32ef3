/** Snap Back as a guest: the way from screen to screen, what is kept, and what a reload comes back to. */
import { afterEach, expect, test, vi } from 'vitest';
import type { SnapBackShell } from '../../../../src/games/snapBack/ui/shellTypes';
import { snapBackShell } from '../../../../src/games/snapBack/app/snapBack';
import { isParty } from '../../../../src/shell/after/afterModel';
import { openBests } from '../../../../src/games/snapBack/kept/bests';
import { openSaved, toStore } from '../../../../src/games/snapBack/kept/savedGame';
import { rowOf } from '../../../../src/games/snapBack/kept/savedGame';
import { backsOf, FIRST_CARDS } from '../../../../src/games/snapBack/rules/cards';
import { cardsOf } from '../../../../src/games/snapBack/rules/shoe';
import type { AfterModel } from '../../../../src/shell/types';
import { say } from '../../../../src/strings/say';
import { housed, nothingKept, type HousedSnapBack } from '../../../helpers/snapBack/gameApp';
import { randomSaved } from '../../../helpers/snapBack/randomGame';

afterEach(() => { vi.unstubAllGlobals(); });

const link = (query: string): URLSearchParams => new URLSearchParams(`guest=snap-back&${query}`);

/** A game that a link began; a press begins it in the page. */
async function linked(query: string, house = housed()): Promise<HousedSnapBack> {
  await house.guest.openLink(link(query));
  await house.pass(0);
  return house;
}

/** The same tab, reloaded. */
async function reloaded({ screen, kept }: HousedSnapBack): Promise<HousedSnapBack> {
  const house = housed(kept);
  await house.guest.goBackTo(JSON.parse(JSON.stringify(screen().kept)));
  await house.pass(0);
  return house;
}

test('a link begins a game, which a reload comes back to before its first card, though no shelf holds it', async () => {
  const house = await linked('play=ann,computer:pip&cards=monday&pace=1.5');
  expect(house.screen()).toMatchObject({ name: 'table', isPlaying: false, kept: { screen: 'table', begun: { seed: 'monday' } } });
  expect(house.kept.games.size).toBe(0);
  const again = await reloaded(house);
  expect(again.screen()).toMatchObject({ name: 'table', kept: { begun: { seed: 'monday', setup: { pace: 1500 } } } });
  // Who comes by a link has agreed on nothing here.
  expect(house.kept.storage.size).toBe(0);
});

test('what a link cannot have is told over the first screen, with the rest of it', async () => {
  const house = await linked('play=ann,bo,computer:nobody&pace=9');
  expect(house.told).toEqual(['There’s no computer player called nobody. Choose one here.']);
  expect(house.screen()).toMatchObject({ name: 'home', kept: { draft: { seats: [{ name: 'Ann' }, { name: 'Bo' }], pace: 2500 } } });
});

test('a game that was saved without words for its computers is played on with those of its id, and keeps them', async () => {
  const kept = nothingKept();
  const { luck: _, ...old } = { ...randomSaved('old', 9), ended: null };
  kept.games.set(old.id, { ...rowOf({ ...old, luck: [] }), value: { version: 1, ...old } });
  const house = housed(kept);
  await house.guest.goBackTo({ screen: 'table', game: old.id });
  await house.pass(0);
  vi.stubGlobal('HTMLElement', Event);
  house.press(' ');
  await house.pass(60_000);
  const saved = openSaved(kept.games.get(old.id)!.value);
  if (!saved.ok) throw new Error('It does not open.');
  expect(saved.game.saved.events.length).toBeGreaterThan(old.events.length);
  expect(saved.game.saved.luck).toEqual(old.setup.players.map(() => expect.stringMatching(/^game old:\d$/)));
});

test('a game that another tab plays is not opened here', async () => {
  const house = await linked('play=ann,computer', housed(nothingKept(), true));
  expect(house.screen().name).toBe('home');
});

test('a game that another tab has ended until it was held here leads to what it came to', async () => {
  const house = housed();
  const saved = { ...randomSaved('two tabs', 9), ended: null };
  house.kept.games.set(saved.id, rowOf(saved));
  const opening = house.guest.goBackTo({ screen: 'table', game: saved.id });
  house.kept.games.set(saved.id, rowOf({ ...saved, ended: 'stopped', savedAt: saved.savedAt + 1 }));
  await opening;
  await house.pass(0);
  expect(house.screen()).toMatchObject({ name: 'after', isPlaying: false });
  expect(JSON.stringify(house.screen().draw())).toContain(say('snap-back-after-stopped'));
});

/** The first word whose seventh card, the first that can be called, is 6 back: where all dice begin at 6 it ends the game. */
const TRUE_SIX = Array.from({ length: 1000 }, (_, i) => String(i)).find((word) => backsOf(cardsOf(word, FIRST_CARDS + 1)).includes(6))!;

/** Until something is shown that is not the table. */
async function toTheEnd(house: HousedSnapBack): Promise<string> {
  for (let i = 0; i < 60 && house.screen().name === 'table'; i += 1) await house.pass(500);
  return JSON.stringify(house.screen().draw());
}

test('what a game came to is shown at once when it ends, with a party for who has won; looked at later, without', async () => {
  vi.stubGlobal('HTMLElement', Event);
  const house = await linked(`play=ann,computer:pip&dice=6&pace=1.5&cards=${TRUE_SIX}`);
  house.press(' ');
  const callable = (): boolean => JSON.stringify(house.screen().draw()).includes(say('snap-back-seen-before'));
  for (let i = 0; i < 60 && !callable(); i += 1) await house.pass(250);
  house.press(' ');
  await house.pass(100);
  house.press('6');
  const shown = await toTheEnd(house);
  expect(house.screen()).toMatchObject({ name: 'after', isPlaying: false });
  expect(shown).toContain(say('snap-back-after-six', { who: 'You' }));
  expect(shown).toContain('confetti');
  expect(shown).toContain('came-up');
  const later = JSON.stringify((await reloaded(house)).screen().draw());
  expect(later).toContain(say('snap-back-after-six', { who: 'You' }));
  expect(later).not.toContain('confetti');
  expect(later).not.toContain('came-up');
});

test('a game that time has ended shows what it came to at once, and celebrates nothing that nobody has won', async () => {
  vi.stubGlobal('HTMLElement', Event);
  const house = await linked('play=ann,computer:pip&minutes=5&pace=4&cards=word');
  house.press(' ');
  for (let i = 0; i < 90 && house.screen().name === 'table'; i += 1) await house.pass(5000);
  const shown = JSON.stringify(house.screen().draw());
  expect(house.screen().name).toBe('after');
  expect(shown).toContain('came-up');
  expect(shown.includes('confetti')).toBe(shown.includes(say('snap-back-after-six', { who: 'You' })));
});

interface OfParty {
  readonly ended: string; readonly bettered?: readonly string[]; readonly players: readonly { readonly kind: string }[];
  readonly report: { readonly seats: readonly { readonly trueSix: boolean }[] };
}

test.each<[string, OfParty, boolean]>([
  ['somebody here who has shown the winning 6', { ended: 'trueSix', ...seatsOf(['local', 'bot'], [0]) }, true],
  ['one of several people', { ended: 'trueSix', ...seatsOf(['local', 'local', 'bot'], [1, 2]) }, true],
  ['no computer', { ended: 'trueSix', ...seatsOf(['local', 'bot'], [1]) }, false],
  ['a record, whatever ended the game', { ended: 'time', bettered: ['die'], ...seatsOf(['local', 'bot'], []) }, true],
  ['no game that was stopped', { ended: 'stopped', bettered: ['falseCalls'], ...seatsOf(['local', 'bot'], []) }, false],
  ['no other end', { ended: 'time', ...seatsOf(['local', 'bot'], []) }, false],
])('a party is for %s', (_, model, party) => {
  const { ended, bettered = [], players, report } = model;
  const shown = { bettered, report, saved: { ended, setup: { players } } } as unknown as AfterModel<SnapBackShell>;
  expect(isParty<SnapBackShell>(snapBackShell, shown)).toBe(party);
});

/** The players of a game that is over, and who has shown the winning 6. */
function seatsOf(kinds: readonly ('local' | 'bot')[], six: readonly number[]): Pick<OfParty, 'players' | 'report'> {
  return {
    players: kinds.map((kind) => ({ kind })), report: { seats: kinds.map((_, seat) => ({ trueSix: six.includes(seat) })) },
  };
}

test('leaving lets other tabs have the game, and what comes too late is not shown', async () => {
  const house = await linked('play=ann,computer');
  const slow = house.guest.goBackTo({ screen: 'after', game: 'gone' });
  house.guest.leave();
  const { screen } = house;
  const before = screen();
  await slow;
  await house.pass(100);
  expect(screen()).toBe(before);
  expect(house.held.at(-1)).toBe(null);
});

test('a game that is left while it is being opened is let go, too', async () => {
  const house = housed();
  const opening = house.guest.openLink(link('play=ann,computer'));
  while (house.held.at(-1) == null) await Promise.resolve();
  house.guest.leave();
  await opening;
  expect(house.held.at(-1)).toBe(null);
});

test('a screen after a game, its replay and the lesson come back; a game that is gone leads to the first screen', async () => {
  const kept = nothingKept();
  const saved = randomSaved('after', 30, { ended: 'time' });
  kept.games.set(saved.id, rowOf(saved));
  for (const back of [
    { screen: 'after', game: saved.id, whose: 0 }, { screen: 'replay', game: saved.id, step: 7 }, { screen: 'lesson', part: 'theirs' },
    { screen: 'bests', name: null }, { screen: 'bests', name: null, after: saved.id },
  ]) {
    const house = housed(kept);
    await house.guest.goBackTo(back);
    await house.pass(0);
    expect(house.screen().kept).toEqual(back);
    expect((await reloaded(house)).screen().kept).toEqual(back);
  }
  // A game that is on has cards that nobody may see.
  kept.games.set('on', rowOf({ ...randomSaved('on', 9), id: 'on', ended: null }));
  for (const back of [
    { screen: 'after', game: 'gone', whose: 0 }, { screen: 'table', game: 'gone' }, { screen: 'replay', game: 'on', step: 3 },
  ]) {
    const house = housed(kept);
    await house.guest.goBackTo(back);
    await house.pass(0);
    expect([house.screen().name, house.told]).toEqual(['home', ['That game isn’t here any more.']]);
  }
});

test('anything else that a tab kept leads to the first screen', async () => {
  const games = [{ screen: 'table', game: 7 }, { screen: 'table', game: 'x', begun: { seed: 1 } }];
  for (const value of [null, 'x', { screen: 'nowhere' }, ...games]) {
    const house = housed();
    await house.guest.goBackTo(value);
    await house.pass(0);
    expect(house.screen().name).toBe('home');
  }
});

test('what a game came to is kept for each person at this screen, once, however often it is saved', async () => {
  const { keepResults } = await import('../../../../src/shell/after/results');
  const kept = nothingKept();
  const shelf = {
    changePerson: async (name: string | null, change: (now: unknown) => unknown) => {
      kept.people.set(name ?? '', change(kept.people.get(name ?? '')));
      return null;
    },
  };
  const saved = randomSaved('results', 40, { ended: 'time' });
  const people = saved.setup.players.filter(({ kind }) => kind === 'local');
  const remembered: string[][] = [];
  const house = { shelf, names: () => remembered.flat(), remember: (names: readonly string[]) => { remembered.push([...names]); } };
  await keepResults<SnapBackShell>(snapBackShell, house, saved);
  await keepResults<SnapBackShell>(snapBackShell, house, saved);
  // Their names can be deleted from now on, with what is kept for them.
  expect(remembered).toEqual([people.filter(({ me }) => me !== true).map(({ name }) => name)]);
  expect(openSaved(toStore(saved)).ok).toBe(true);
  expect(kept.people.size).toBe(people.length);
  for (const value of kept.people.values()) expect(openBests(value).games.map(({ game }) => game)).toEqual([saved.id]);
  await keepResults<SnapBackShell>(snapBackShell, house, { ...saved, id: 'on', ended: null });
  for (const value of kept.people.values()) expect(openBests(value).games).toHaveLength(1);
});
