/** The names of the house: who has sat down here is offered again, until somebody wants it forgotten. */
import { describe, expect, test } from 'vitest';
import { freeNames, soundNames, withSeated, withoutName } from '../../src/setup/knownNames';
import { openSettings, type Settings } from '../../src/setup/settings';
import { memoryStore } from '../../src/storage/store';
import type { Player } from '../../src/setup/players';
import { TWO_COMPUTERS, openHouse } from '../helpers/houses';

const person = (name: string): Player => ({ name, kind: 'local' });
const rest = (milliseconds = 30): Promise<void> => new Promise((resolve) => { setTimeout(resolve, milliseconds); });

describe('names', () => {
  test('stand with the latest first, each once, and computers\' are not among them', () => {
    const once = withSeated([], [person('Ann'), { name: 'Otto', kind: 'bot', level: 'otto' }, person('Bo')]);
    expect(once).toEqual(['Ann', 'Bo']);
    expect(withSeated(once, [person('Kim'), person('ANN')])).toEqual(['Kim', 'ANN', 'Bo']);
  });
  test('are thirty at most', () => {
    const many = Array.from({ length: 40 }, (_, i) => `Guest ${i}`);
    expect(withSeated(many, [person('Ann')])).toEqual(['Ann', ...many.slice(0, 29)]);
  });
  test('are such as a person can sit down under', () => {
    expect(soundNames(['', ' ', ' Ann', 'Ann  B', 'Ann, Bo', 'tab\there', 'x'.repeat(21), 'Computer', 'computer:ada', '\u200d', '\u202eAnn', 'Zoë'])).toEqual(['Zoë']);
  });
  test('that are at the table already are not offered, however they are written', () => {
    expect(freeNames(['Ann', 'Bo', 'Kim'], [person('ann'), { name: 'Bo' }, person('K')])).toEqual(['Kim']);
    expect(withoutName(['Ann', 'Bo'], 'BO')).toEqual(['Ann']);
  });
  test('in settings are checked; settings of before have none, and a list that is none spoils them', () => {
    const { names: _, ...before } = TWO_COMPUTERS;
    expect(openSettings(before)?.names).toEqual([]);
    expect(openSettings({ ...before, names: ['Ann', 'ann', '<b>', 'x'.repeat(30)] })?.names).toEqual(['Ann', '<b>']);
    for (const names of ['Ann', [1], { 0: 'Ann' }, null]) expect(openSettings({ ...before, names })).toBeNull();
  });
});

describe('the house', () => {
  const ANN_AND_BO: Settings = { ...TWO_COMPUTERS, players: [person('Ann'), { name: 'Pip', kind: 'bot', level: 'pip' }, person('Bo')] };

  test('offers those who have sat down, and forgets them with everything else', async () => {
    const { house, start } = await openHouse({ settings: ANN_AND_BO });
    expect(start()?.names).toEqual([]);
    /** Leaves the chairs to others, so that every name is offered. */
    const offered = async (): Promise<readonly string[] | undefined> => {
      house.leave();
      await rest();
      house.change({ ...start()!.draft, players: TWO_COMPUTERS.players });
      return start()?.names;
    };
    house.play();
    expect(await offered()).toEqual(['Ann', 'Bo']);
    house.change({ ...start()!.draft, players: [person('Kim'), person('Ann')] });
    expect(start()?.names).toEqual(['Bo']);
    house.play();
    expect(await offered()).toEqual(['Kim', 'Ann', 'Bo']);
    house.history();
    await rest();
    house.forgetPast({ kind: 'name', name: 'ann' });
    house.forgetPast({ kind: 'name', name: 'ann' });
    await rest();
    expect(await offered()).toEqual(['Kim', 'Bo']);
    house.history();
    await rest();
    house.forgetPast({ kind: 'all' });
    house.forgetPast({ kind: 'all' });
    await rest();
    expect(await offered()).toEqual([]);
  });
  test('keeps the names that come with a file\'s settings beside its own', async () => {
    const one = await openHouse({ settings: ANN_AND_BO });
    one.house.play();
    one.house.leave();
    await rest();
    const text = await one.house.everything() ?? '';
    const two = await openHouse({ store: memoryStore(), settings: { ...ANN_AND_BO, players: [person('Kim'), person('Bo')] } });
    two.house.play();
    two.house.leave();
    await rest();
    const bring = async (takeSettings: boolean): Promise<readonly string[] | undefined> => {
      two.house.bringIn({ size: text.length, text: async () => text }, takeSettings);
      await rest();
      two.house.change({ ...two.start()!.draft, players: TWO_COMPUTERS.players });
      return two.start()?.names;
    };
    expect(await bring(false)).toEqual(['Kim', 'Bo']);
    expect(await bring(true)).toEqual(['Ann', 'Bo', 'Kim']);
  });
  test('keeps no names of a guest who came by a link before anything was agreed', async () => {
    const { house, start } = await openHouse();
    await house.enter('?play=eve,computer');
    house.leave();
    await rest();
    expect(start()?.names).toEqual([]);
  });
});
