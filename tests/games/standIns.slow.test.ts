/**
 * Every game with each place at a device of its own, over lines of JSON text, while characters play for people who come and go. Nothing
 * that a device is told may hold what its places must not know then: neither a stand-in's, nor one that only looks on.
 */
import { describe, expect, test } from 'vitest';
import { fraction, randomFrom } from '../../src/chance/chance';
import type { GameTypes, Place, SavedGame } from '../../src/contract/contract';
import { dealOf, replay } from '../../src/contract/record';
import { openSaved, toStore } from '../../src/contract/savedGame';
import type { FromHost } from '../../src/host/port';
import type { LinedScreen } from '../host/helpers/lines';
import { HERE, playByChance, playOf, scripted, type Play } from '../host/helpers/plays';
import { amount } from '../long/amount';
import { CATALOGUE } from './catalogue';
import type { TestGame } from './testGame';

const REMOTE = { kind: 'remote' } as const;
const LINES = [HERE, { delay: 20, skew: -5000, frame: 16 }, { delay: 90, skew: 86_400_000, frame: 30 }];
const GAMES = amount(1, 10);
/** What only whoever keeps a game knows, by the names that it has there. */
const NEVER = /"(?:luck|seed|deal|deck|word|stocks|claims|answers|questions|pending|chance|bot|hidden)":/;

const asText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Whose place is whose now, as it is told to a device. */
interface Watched { readonly play: Play<GameTypes>; readonly away: Set<Place>; readonly leaks: string[] }

const ended = ({ host }: Play<GameTypes>): boolean => host.saved().ended !== null;

/** What a device is told that it must not know. */
function leaksIn(
  one: TestGame<GameTypes>, { places }: LinedScreen<GameTypes>, away: ReadonlySet<Place>, saved: SavedGame<GameTypes>, text: string,
): string[] {
  const own = new Set(places.filter((place) => !away.has(place)));
  const message = JSON.parse(text) as FromHost<GameTypes>;
  const others = message.kind === 'refused' ? [] : one.others?.(message.view, own) ?? [];
  const words = [...saved.luck, `secret ${saved.seed}`].filter((word) => text.includes(word));
  return [
    ...others.filter((hidden) => hidden !== null).map((hidden) => `${places.join()} sees ${JSON.stringify(hidden)}`),
    ...words.map((word) => `${places.join()} hears ${word}`), ...NEVER.test(text) ? [`${places.join()}: ${NEVER.exec(text)![0]}`] : [],
  ];
}

/** Three people (at some games two) at devices of their own, and one device that only looks on. */
function watched(one: TestGame<GameTypes>, seed: string, saved = one.begin([REMOTE, REMOTE, REMOTE], seed)): Watched {
  const away = new Set<Place>();
  const leaks: string[] = [];
  const places = [...saved.luck.keys()];
  const play: Play<GameTypes> = playOf(one.game, saved, {
    screens: [...places.map((place) => ({ places: [place], line: LINES[place % 3]! })), { places: [], line: HERE }], far: true,
  });
  // What is on its way was told before somebody else sat down: it is looked at as it is sent.
  for (const lined of play.screens) {
    play.host.connect(lined.places, (message) => { leaks.push(...leaksIn(one, lined, away, saved, JSON.stringify(message))); });
  }
  playByChance(one, play, seed);
  return { play, away, leaks };
}

/** Lets people go and come back, by chance, as long as the game lasts: somebody is always there. */
function comeAndGo({ play, away }: Watched, seed: string): void {
  const [random, seats] = [randomFrom(`away ${seed}`), Math.min(3, play.host.saved().luck.length)];
  const chance = (): number => fraction(random);
  const next = (): void => {
    play.clock.setTimeout(() => {
      if (ended(play)) return;
      const place = Math.floor(chance() * seats);
      if (away.delete(place)) play.host.seat(place, { name: chance() < 0.5 ? `Seat ${place}` : `Late ${place}` });
      else if (away.size < seats - 1) {
        // From before anybody is told, a character is there.
        away.add(place);
        play.host.seat(place, { level: chance() < 0.5 ? 'pip' : 'otto' });
      }
      if (chance() < 0.2) {
        play.host.say({ kind: 'pause' });
        play.clock.setTimeout(() => { play.host.goOn(); }, 500);
      }
      next();
    }, 2000 + 9000 * chance());
  };
  next();
}

/** How players are shown, where a view has them. */
const shown = (view: object): unknown =>
  (view as { seats?: readonly { name: string; kind: string }[] }).seats?.map(({ name, kind }) => [name, kind]);

describe.each(CATALOGUE.map((one) => [one.game.name, one] as const))('%s', (_, one) => {
  const { game } = one;

  test('is played to its end while characters stand in for people, and no device hears what it must not know', async () => {
    const counts = { held: 0, frames: 0 };
    for (let i = 0; i < GAMES; i += 1) {
      const seed = ['one', 'two', 'bots', 'cut'][i] ?? `stand-in ${i}`;
      const table = watched(one, seed);
      const { play, leaks } = table;
      comeAndGo(table, seed);
      play.host.goOn();
      await play.until(() => ended(play));
      const saved = play.host.saved();
      const outcome = replay(game, saved.setup, dealOf(game, saved), saved.events);
      if (!outcome.ok) throw new Error(`event ${outcome.event}: ${outcome.code}`);
      expect(game.result(outcome.states.at(-1), saved.ended)?.some(({ won }) => won)).toBe(true);
      expect(leaks).toEqual([]);
      expect(play.failures).toEqual([]);
      const opened = openSaved(game, asText(toStore(game, saved)));
      expect(opened.ok && opened.saved.held).toEqual(saved.held);
      // Names of the start stand in the set-up, whoever played then.
      const { setup } = one.begin([REMOTE, REMOTE, REMOTE], seed);
      expect(game.players(saved.setup).map(({ kind }) => kind)).toEqual(game.players(setup).map(({ kind }) => kind));
      counts.held += saved.held?.length ?? 0;
      counts.frames += play.screens.reduce((sum, { messages }) => sum + messages.length, 0);
    }
    expect(counts.held).toBeGreaterThan(GAMES);
    expect(counts.frames).toBeGreaterThan(50 * GAMES);
  });

  test('is the same at another host, with those who sit there then', async () => {
    const { play } = watched(one, 'again');
    play.host.goOn();
    await play.pass(4000);
    const last = Math.min(3, play.host.saved().luck.length) - 1;
    play.host.seat(1, { level: 'otto' });
    play.host.seat(last, { level: 'pip' });
    await play.pass(9000);
    play.host.seat(last, { name: 'Late' });
    await play.pass(2000);
    play.host.leave();
    const opened = openSaved(game, asText(toStore(game, play.saves.at(-1)!)));
    if (!opened.ok) throw new Error(JSON.stringify(opened.problem));
    const next = watched(one, 'again', opened.saved);
    if (last > 1) next.away.add(1);
    await next.play.pass(300);
    for (const [i, { seen }] of next.play.screens.entries()) expect(shown(seen()!.view)).toEqual(shown(play.screens[i]!.seen()!.view));
    next.play.host.goOn();
    await next.play.until(() => ended(next.play));
    expect(next.leaks).toEqual([]);
    expect(next.play.host.saved().held).toEqual(opened.saved.held);
  });
});

/** What devices hear in a game whose characters do one thing after the other: of place 0, of one that a character plays, of nobody. */
async function heardIn(one: TestGame<GameTypes>, saved: SavedGame<GameTypes>, seed: string): Promise<readonly (readonly string[])[]> {
  const play = playOf(scripted(one.game, one.script), saved, { screens: [[0], [1], []].map((places) => ({ places, line: HERE })) });
  playByChance(one, play, seed);
  await play.pass(100);
  for (const place of [...saved.luck.keys()].slice(1, 3)) play.host.seat(place, { level: 'pip' });
  const from = play.screens.map(({ messages }) => messages.length);
  play.host.goOn();
  await play.pass(120_000);
  // Who is refused has said something, in one of both sooner.
  return play.screens.map(({ messages }, i) => messages.slice(from[i]! - 1).filter((text) => !text.includes('"kind":"refused"')));
}

describe.each(CATALOGUE.map((one) => [one.game.name, one] as const))('twins of %s, with characters for two people,', (_, one) => {
  test('are the same to everybody up to the first event that shows what was exchanged', async () => {
    for (const seed of ['twins 0', 'twins 1', 'twins 2'].slice(0, amount(1, 3))) {
      const saved = one.begin([REMOTE, REMOTE, REMOTE], seed);
      const [heard, other] = [await heardIn(one, saved, seed), await heardIn(one, one.twin(saved, 0), seed)];
      for (const [i, messages] of heard.entries()) {
        if (one.isOwn === true && i > 0) {
          expect(messages).toEqual(other[i]);
          continue;
        }
        const first = messages.findIndex((text, n) => n > 0 && text !== other[i]![n]);
        expect(first).toBeGreaterThan(2);
        const shows = [messages[first], other[i]![first]].flatMap((text = '{"happenings":[]}') =>
          (JSON.parse(text) as { readonly happenings: readonly { readonly type: string }[] }).happenings);
        expect(shows.some((happening) => one.shows(happening, saved, 0))).toBe(true);
      }
    }
  });
});
