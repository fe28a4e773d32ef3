/** Every game of the house from an opened table to its card, over JSON text, by devices that each hold one seat. */
import { afterEach, describe, expect, test } from 'vitest';
import { replayed } from '../../../src/contract/record';
import type { SavedGame, GameTypes } from '../../../src/contract/contract';
import { openSaved } from '../../../src/contract/savedGame';
import { Device } from '../helpers/device';
import { openHouse, type House } from '../helpers/house';
import { agreedFor, GAMES, playByChance, testGame } from '../helpers/plays';

let house: House;
afterEach(() => house.close());

describe.each([...GAMES.keys()].map((name) => [name] as const))('%s', (name) => {
  test('is opened, agreed, played to its end, and then everybody has all of it', async () => {
    house = await openHouse({ games: GAMES });
    const big = await new Device(house, 'big').open(name, agreedFor(name));
    const [ann, bo, eve] = [new Device(house, 'ann', big.code), new Device(house, 'bo', big.code), new Device(house, 'eve', big.code)];
    for (const device of [ann, bo, eve]) await device.come();
    await ann.sit('Ann', 'circle');
    await bo.sit('Bo', 'square');
    // As many as must play, three at least where so many can.
    const [least, most] = GAMES.get(name)!.seats;
    const characters = (['pip', 'otto'] as const).slice(0, Math.min(most, Math.max(3, least)) - 2);
    for (const [i, level] of characters.entries()) await big.ask({ kind: 'character', seat: 2 + i, level });
    expect(big.table).toMatchObject({ phase: 'gathering', host: big.number, watching: 1 });
    await big.ask({ kind: 'start' });
    expect([big, ann, bo, eve].flatMap(({ refused }) => refused)).toEqual([]);
    expect(ann.table).toMatchObject({ phase: 'playing', paused: false, playing: { seats: [0, 1, 2, 3].slice(0, 2 + characters.length) } });
    expect([ann, bo, eve, big].map(({ places }) => places)).toEqual([[0], [1], [], []]);
    for (const device of [ann, bo]) playByChance(device, `${name} ${device.secret}`);
    await house.until(() => ann.table?.phase === 'over');
    await house.rest();
    expect(house.failures).toEqual([]);
    for (const device of [big, ann, bo, eve]) {
      const [over] = device.overs;
      const opened = openSaved(testGame(name).game, over!.saved);
      expect(opened).toMatchObject({ ok: true, saved: { id: ann.table!.playing!.id } });
      const { saved } = opened as unknown as { readonly saved: SavedGame<GameTypes> };
      expect(saved.held).toBeUndefined();
      expect(saved.events.length).toBeGreaterThan(3);
      expect(replayed(testGame(name).game, saved).states).toHaveLength(saved.events.length + 1);
      expect(device.seen?.standing.ended).not.toBeNull();
      const players = ['Ann', 'Bo', 'Pip', 'Otto'].slice(0, 2 + characters.length).map((one) => ({ name: one }));
      expect(device.table).toMatchObject({ phase: 'over', card: [{ game: name, players }] });
    }
  });
});
