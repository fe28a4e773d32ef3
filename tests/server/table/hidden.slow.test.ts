/**
 * Every frame of every device, searched for what it must not know. The search is its own: it plays the record that comes with the end of
 * the game by the rules alone, knows for each moment what lay in whose hand, and looks for that in the text of the frames.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FromTable } from '../../../src/apart/messages';
import type { GameTypes, SavedGame } from '../../../src/contract/contract';
import { replayed } from '../../../src/contract/record';
import { openSaved } from '../../../src/contract/savedGame';
import type { SnapGame } from '../../../src/games/snap/rules/game';
import type { SnagState } from '../../../src/session/game/snagTypes';
import { seatsOf } from '../../../src/session/game/tableState';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES, playByChance, testGame } from '../helpers/plays';

let house: House;
beforeEach(async () => { house = await openHouse({ games: GAMES }); });
afterEach(async () => {
  expect(house.failures).toEqual([]);
  await house.close();
});

/** A game to its end by two who hold a seat each, a big screen that holds one, a character, and somebody who looks on. */
async function played(name: string, word: string): Promise<{ readonly devices: readonly Device[]; readonly saved: SavedGame<GameTypes> }> {
  const big = await new Device(house, `big ${word}`).open(name, agreedFor(name, word));
  const devices = [big];
  for (const one of ['ann', 'bo', 'eve']) devices.push(await new Device(house, `${one} ${word}`, big.code).come());
  const [, ann, bo] = devices as [Device, Device, Device];
  await ann.sit('Ann', 'circle');
  await bo.sit('Bo', 'square');
  await big.sit('Cleo', 'triangle');
  await big.ask({ kind: 'character', seat: 3, level: 'pip' });
  await big.ask({ kind: 'start' });
  expect(devices.flatMap(({ refused }) => refused)).toEqual([]);
  for (const one of [big, ann, bo]) playByChance(one, `${word} ${one.secret}`);
  await house.until(() => big.table?.phase === 'over');
  await house.rest();
  const opened = openSaved(testGame(name).game, big.overs[0]!.saved);
  if (!opened.ok) throw new Error(opened.problem.code);
  return { devices, saved: opened.saved };
}

/** The frames of a device until the game was over, all of it. */
const until = ({ frames }: Device): readonly string[] => frames.slice(0, frames.findIndex((text) => text.includes('"kind":"over"')));

/** Each value that is no object, with the names on the way to it. */
function leaves(value: unknown, path: string): (readonly [path: string, value: unknown])[] {
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, `${path}[]`));
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, `${path}.${name}`));
}

/** The view in a game's frame. */
function viewIn(text: string): object {
  const told = JSON.parse(text) as FromTable;
  return told.kind === 'game' && told.message.kind !== 'refused' ? told.message.view : {};
}

/** All that a game's frame tells: its view, and what happened. */
function toldIn(text: string): (readonly [path: string, value: unknown])[] {
  const told = JSON.parse(text) as FromTable;
  if (told.kind !== 'game' || told.message.kind === 'refused') return [];
  const { message } = told;
  const happened = (message.kind === 'welcome' ? message.past : message.happenings) as readonly { readonly type: string }[];
  return [...leaves(message.view, 'view'), ...happened.flatMap((one) => leaves(one, one.type))];
}

interface Truth {
  /** Where what is hidden may stand once it is known. What stands elsewhere is looked for in `PLAIN`. */
  readonly paths: RegExp;
  /** What may be known at places after so many events, by whoever is told this view. */
  readonly known: (saved: SavedGame<GameTypes>, places: readonly number[]) => (events: number, view: object) => ReadonlySet<unknown>;
  /** Whether a value may be something hidden at all. */
  readonly isOne: (value: unknown) => boolean;
  /** Paths of values that look like it and are none: counts, seats, times. */
  readonly plain: RegExp;
}

/** Sets that only grow, one for each number of events. */
function growing(start: readonly unknown[], steps: readonly (readonly unknown[])[]): (events: number) => ReadonlySet<unknown> {
  const all = [new Set(start)];
  for (const step of steps) all.push(new Set([...all.at(-1)!, ...step]));
  return (events) => all[Math.min(events, all.length - 1)]!;
}

/** The events, each with the state after it, by the rules alone. */
const eventsOf = (saved: SavedGame<GameTypes>, name: string) => {
  const { states } = replayed(testGame(name).game, saved);
  return saved.events.map((event, i) => ({ event: event as readonly unknown[], state: states[i + 1] }));
};

const TRUTHS: Readonly<Record<string, Truth>> = {
  snag: {
    paths: new RegExp(`^(?:${[
      'drew.tile', 'picked.tile', 'placed.tile', 'refused.refusal.tile', 'snagged.runs\\[\\].squares\\[\\]', 'snagged.tiles\\[\\]',
      'view.board\\[\\]', 'view.lastPlaced', 'view.placed', 'view.order.picks\\[\\].tile', 'view.seats\\[\\].rack\\[\\]',
    ].join('|')})$`, 'u'),
    plain: new RegExp(`(?:${[
      'pile', 'seat', 'maker', 'index', 'penalty', 'ms', 'from\\[\\]', 'endsAt', 'startedAt', 'left', 'mover', 'picker', 'starter',
      'places\\[\\]', 'won', 'enough\\[\\]', 'unaware\\[\\]', 'order\\.tiles', 'over\\.tiles\\[\\]',
    ].join('|')})$`, 'u'),
    isOne: (value) => typeof value === 'number',
    known(saved, own) {
      const { order } = saved.deal as { readonly order: readonly number[] };
      const inHands = (state: unknown): readonly number[] => {
        const { setup, picks, position } = state as SnagState;
        const { places } = seatsOf(setup, picks);
        return position.racks.flatMap((rack, seat) => (own.includes(places[seat]!) ? rack : []));
      };
      return growing([], eventsOf(saved, 'snag').map(({ event: [kind, , which], state }) => [
        // Hands are dealt once the order is known.
        ...(kind === 'pick' ? [order[which as number]] : kind === 'place' ? [which] : []), ...inHands(state),
      ]));
    },
  },
  snap: {
    paths: /^(?:flipped\.card|took\.piles\[\]\.(?:top|below)|view\.piles\[\]\.(?:top|below))$/u, plain: /^$/u,
    isOne: (value) => typeof value === 'string' && /^(?:10|[2-9TJQKA])[cdhs]$/iu.test(value),
    known(saved) {
      const { happenings, states } = replayed(testGame('snap').game, saved);
      const byEvents = growing([], happenings.map((all) =>
        (all as readonly { readonly type: string; readonly card?: unknown }[]).flatMap(({ card }) => card ?? [])));
      const takenBack = new Set<unknown>();
      return (events, view) => {
        const { flips } = view as { readonly flips: number };
        const [now, before] = [states[events], states[events - 1]] as [SnapGame, SnapGame | undefined];
        // A card on which a call from before it took what lay there is taken back, and is in no record: it was seen by everybody, and lies
        // on the stock again from which it came. Whoever took turns the next, so that may be another.
        if (flips > now.flips) takenBack.add(before!.stocks[before!.turn]![0]);
        expect(flips).toBe(before?.flips === now.flips && flips > now.flips ? now.flips + 1 : now.flips);
        return new Set([...byEvents(events), ...takenBack]);
      };
    },
  },
};

const PLAYED = [['snag', 'one'], ['snag', 'two'], ['snag', 'three'], ['snap', 'one'], ['snap', 'two'], ['snap-back', 'one']] as const;

test.each(PLAYED)('in %s (%s) no frame tells what its device may not know', async (name, word) => {
  const { devices, saved } = await played(name, word);
  const journal = house.journal(devices[0]!.code);
  const hashes = [...journal.matchAll(/"secret":"([^"]+)"/gu)].map(([, hash]) => hash!);
  expect(new Set(hashes).size).toBe(3);
  const words = [saved.seed, ...saved.luck, ...hashes, ...devices.map(({ secret }) => secret), JSON.stringify(saved.deal)];
  for (const { secret } of devices) expect(journal).not.toContain(secret);
  for (const device of devices) {
    const known = TRUTHS[name]?.known(saved, device.places);
    let looked = 0;
    for (const [i, text] of until(device).entries()) {
      for (const what of words) expect(text).not.toContain(what);
      for (const [path, value] of known === undefined ? [] : toldIn(text)) {
        const { paths, plain, isOne } = TRUTHS[name]!;
        if (!isOne(value) || plain.test(path)) continue;
        // Where something else stands that looks like it, it has to be said here what that is.
        expect(path).toMatch(paths);
        looked += 1;
        if (!known!(device.events[i]!, viewIn(text)).has(value)) throw new Error(`${path} tells ${String(value)} in frame ${i}: ${text}`);
      }
    }
    expect(device.overs).toHaveLength(1);
    if (known !== undefined) expect(looked).toBeGreaterThan(50);
  }
});

test('the search finds what is planted', async () => {
  const { devices, saved } = await played('snag', 'one');
  const [, ann] = devices as [Device, Device];
  const known = TRUTHS['snag']!.known(saved, ann.places);
  const { tiles } = saved.deal as { readonly tiles: readonly number[] };
  // Long before its end nobody but whoever holds them knows the last tiles of the pile. Few of them can have been drawn for the order.
  const last = tiles.slice(-10);
  expect(last.filter((tile) => known(8, {}).has(tile)).length).toBeLessThan(5);
  expect(last.every((tile) => known(saved.events.length, {}).has(tile))).toBe(true);
});

test('cards of Snap Back are told up to the last that lies open, and as they were dealt', async () => {
  const { devices, saved } = await played('snap-back', 'two');
  const { cards } = saved.deal as { readonly cards: readonly number[] };
  const { states } = replayed(testGame('snap-back').game, saved);
  for (const device of devices) {
    for (const [i, text] of until(device).entries()) {
      const { shown } = (states[device.events[i]!] as { readonly game: { readonly shown: number } }).game;
      for (const [, number, rank] of text.matchAll(/"number":(\d+),"rank":(\d+)/gu)) {
        expect(Number(number)).toBeLessThanOrEqual(shown);
        expect(cards[Number(number) - 1]).toBe(Number(rank));
      }
    }
  }
});
