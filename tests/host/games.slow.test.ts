/** Every game at the host, without a page: whole games over lines of JSON text, coming back, and what a screen may not be told. */
import { describe, expect, test } from 'vitest';
import { localPlayer } from '../../src/ai/player';
import { ALL_GAMES } from '../../src/games/catalogue';
import type { Game, GameTypes, Place, SavedGame, Seated } from '../../src/contract/contract';
import { dealOf, replay } from '../../src/contract/record';
import { openSaved, toStore } from '../../src/contract/savedGame';
import { CATALOGUE } from '../games/catalogue';
import { amount } from '../long/amount';
import type { TestGame } from '../games/testGame';
import type { Line } from './helpers/lines';
import { HERE, playByChance, playOf, scripted, type Play } from './helpers/plays';

const LOCAL: Seated = { kind: 'local' };
const REMOTE: Seated = { kind: 'remote' };
const BOT: Seated = { kind: 'bot' };
const FAR: Line = { delay: 90, skew: 86_400_000, frame: 30 };
const HOME: Line = { delay: 20, skew: -5000, frame: 16 };

const allOf = ({ setup }: SavedGame<GameTypes>, game: Game<GameTypes>): readonly Place[] => game.players(setup).map((_, place) => place);

/** Each place at a device of its own. */
function apart(one: TestGame<GameTypes>, seed: string, saved = one.begin([LOCAL, REMOTE, REMOTE], seed)): Play<GameTypes> {
  const lines = [HERE, HOME, FAR];
  const screens = allOf(saved, one.game).map((place) => ({ places: [place], line: lines[place % 3]! }));
  const play = playOf(one.game, saved, { screens, far: true });
  playByChance(one, play, seed);
  return play;
}

test('every game of the house is played here, as the house holds it', async () => {
  const played = new Map(CATALOGUE.map(({ game }) => [game.name, game]));
  for (const [name, { game: load }] of ALL_GAMES) {
    const { version, seats } = await load(localPlayer);
    expect(played.get(name), name).toMatchObject({ name, version, seats });
  }
});

const ended = (play: Play<GameTypes>): boolean => play.host.saved().ended !== null;

/** What was played replays, and every screen knows what its places may know of it. */
async function check({ game }: TestGame<GameTypes>, play: Play<GameTypes>): Promise<void> {
  const saved = play.host.saved();
  const outcome = replay(game, saved.setup, dealOf(game, saved), saved.events);
  if (!outcome.ok) throw new Error(`event ${outcome.event}: ${outcome.code}`);
  expect(game.result(outcome.states.at(-1), saved.ended)?.some(({ won }) => won)).toBe(true);
  await play.pass(1000);
  for (const { seen, places } of play.screens) {
    expect(seen()!.standing.ended).toBe(saved.ended);
    // Who comes only now sees the same.
    const told: unknown[] = [];
    play.host.connect(places, (message) => { told.push(JSON.parse(JSON.stringify(message))); });
    expect(told).toEqual([expect.objectContaining({ kind: 'welcome', view: seen()!.view })]);
  }
  expect(play.failures).toEqual([]);
}

describe.each(CATALOGUE.map((one) => [one.game.name, one] as const))('%s', (_, one) => {
  const { game } = one;

  test('is played to its end by chance, each place at a device of its own with its own clock and its own line', async () => {
    for (const seed of ['one', 'two'].slice(0, amount(1, 2))) {
      const play = apart(one, seed);
      await play.pass(500);
      play.screens[0]!.screen.goOn();
      await play.until(() => ended(play));
      await check(one, play);
    }
  });

  test('is played to its end by computer players, while somebody looks on', async () => {
    const play = playOf(game, one.begin([LOCAL, BOT, BOT], 'bots'), { screens: [{ places: [0], line: HERE }] });
    playByChance(one, play, 'bots');
    await play.pass(100);
    play.screens[0]!.screen.goOn();
    await play.until(() => ended(play));
    await check(one, play);
  });

  test('tells a screen that was cut off all that it has missed, by the number of the last that it was told', async () => {
    const whole = apart(one, 'cut');
    await whole.pass(500);
    whole.screens[0]!.screen.goOn();
    const other = whole.screens[1]!;
    for (let i = 0; i < 20 && !ended(whole); i += 1) {
      await whole.pass(4000);
      other.cut(i % 2 === 0 ? 1 : 3000);
    }
    await whole.pass(4000);
    await whole.until(() => ended(whole));
    await check(one, whole);
    expect(other.messages.filter((text) => text.includes('"welcome"'))).toHaveLength(1);
    const sequences = other.messages.map((text) => (JSON.parse(text) as { sequence: number }).sequence);
    expect(new Set(sequences).size).toBe(sequences.length);
    const [unmasked, heard] = [whole.screens[0]!, other].map(({ happenings }) =>
      happenings.flatMap((happening) => (one.isReply?.(happening) === true ? [] : happening.type)));
    expect(heard).toEqual(unmasked);
  });

  test('goes on from what was kept after any event, at another host', async () => {
    let saved = one.begin([LOCAL, BOT, LOCAL], 'reload');
    const places = [0, 2].filter((place) => place < saved.luck.length);
    for (let lives = 0; saved.ended === null; lives += 1) {
      const play = playOf(game, saved, { screens: [{ places, line: HERE }] });
      playByChance(one, play, `reload ${lives}`);
      await play.pass(100);
      const { length } = saved.events;
      play.screens[0]!.screen.goOn();
      await play.until(() => ended(play) || play.host.saved().events.length >= length + 1 + lives);
      play.host.leave();
      const opened = openSaved(game, JSON.parse(JSON.stringify(toStore(game, play.saves.at(-1)!))));
      if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
      const kept = opened.saved;
      expect(kept).toEqual(play.saves.at(-1));
      expect(kept.events.slice(0, length)).toEqual(saved.events);
      expect(kept.played).toBeGreaterThanOrEqual(saved.played);
      saved = kept;
    }
    expect(saved.events.length).toBeGreaterThan(3);
  });

  test('is refused with a reason where what was kept of it is broken, and keeps a deal that hangs on no word', async () => {
    const saved = one.begin([LOCAL, BOT, LOCAL], 'kept');
    const kept = toStore(game, saved);
    const codeOf = (more: object): unknown => {
      const opened = openSaved(game, { ...kept, ...more });
      return opened.ok ? null : opened.problem.code;
    };
    const broken: readonly (readonly [object, string | null])[] = [
      [{}, null], [{ id: 7 }, 'not-a-save'], [{ seed: '' }, 'not-a-save'], [{ version: 99 }, 'unknown-version'],
      [{ setup: null }, 'bad-setup'], [{ deal: 'mine' }, 'bad-deal'], [{ events: [['win']] }, 'bad-event'],
      [{ events: 'none' }, 'not-a-save'],
    ];
    expect(broken.map(([more]) => codeOf(more))).toEqual(broken.map(([, code]) => code));
    const opened = openSaved(game, JSON.parse(JSON.stringify(toStore(game, one.twin(saved, 0)))));
    expect(opened.ok && opened.saved.deal).toEqual(one.twin(saved, 0).deal);
    expect(openSaved(game, null)).toMatchObject({ ok: false, problem: { code: 'not-a-save' } });
  });
});

/** All that one screen hears in a game whose computer players do one thing after the other. */
async function heardIn(
  one: TestGame<GameTypes>, game: Game<GameTypes>, saved: SavedGame<GameTypes>, seed: string,
): Promise<readonly string[]> {
  const play = playOf(scripted(game, one.script), saved, { screens: [{ places: [0], line: HERE }] });
  playByChance(one, play, seed);
  await play.pass(100);
  play.screens[0]!.screen.goOn();
  await play.pass(120_000);
  return play.screens[0]!.messages;
}

/** Plays a game and its twin. @throws where a screen could tell one from the other before it was shown what was exchanged */
async function compareTwins(one: TestGame<GameTypes>, game: Game<GameTypes>, seed: string): Promise<void> {
  const saved = one.begin([LOCAL, BOT, BOT], seed);
  const twin = one.twin(saved, 0);
  expect(dealOf(game, twin)).not.toEqual(dealOf(game, saved));
  const [heard, other] = [await heardIn(one, game, saved, seed), await heardIn(one, game, twin, seed)];
  const first = heard.findIndex((text, i) => text !== other[i]);
  expect(first).toBeGreaterThan(2);
  // In one of both it is shown sooner.
  const shows = [heard[first], other[first]].flatMap((text = '{"happenings":[]}') =>
    (JSON.parse(text) as { readonly happenings: readonly { readonly type: string }[] }).happenings);
  expect(shows.some((happening) => one.shows(happening, saved, 0))).toBe(true);
}

describe.each(CATALOGUE.map((one) => [one.game.name, one] as const))('twins of %s with hidden parts exchanged', (_, one) => {
  const seeds = Array.from({ length: amount(2, 12) }, (__, i) => `twins ${i}`);

  test('get byte-equal messages up to the first event that shows one of them', async () => {
    for (const seed of seeds) await compareTwins(one, one.game, seed);
  });

  test('do not where a leak is planted', async () => {
    const leaky: Game<GameTypes> = { ...one.game, view: (table, own, standing) => one.leak(one.game.view(table, own, standing), table) };
    await expect(Promise.all(seeds.slice(0, 2).map((seed) => compareTwins(one, leaky, seed)))).rejects.toThrow();
  });
});
