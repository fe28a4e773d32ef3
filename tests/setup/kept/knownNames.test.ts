/** The names that are known here: whoever has sat down is offered again, until somebody wants it forgotten. */
import { describe, expect, test } from 'vitest';
import { namedPlayers } from '../../../src/setup/defaultNames';
import { freeNames, soundNames, withSeated, withoutName } from '../../../src/setup/kept/knownNames';
import { openSettings, type Settings } from '../../../src/setup/kept/settings';
import type { Player } from '../../../src/setup/players';
import { defaultNames } from '../../../src/strings/words/start/names';
import { TWO_COMPUTERS, openApp } from '../../helpers/apps';
import { newStore } from '../../helpers/stores';

const person = (name: string): Player => ({ name, kind: 'local' });

describe('names', () => {
  test('stand with the latest first, each once, and computers\' are not among them', () => {
    const once = withSeated([], [person('Ann'), { name: 'Otto', kind: 'bot', level: 'otto' }, person('Bo')]);
    expect(once).toEqual(['Ann', 'Bo']);
    expect(withSeated(once, [person('Kim'), person('ANN')])).toEqual(['Kim', 'ANN', 'Bo']);
  });
  test('are thirty at most', () => {
    const many = Array.from({ length: 40 }, (_, i) => `GameApp ${i}`);
    expect(withSeated(many, [person('Ann')])).toEqual(['Ann', ...many.slice(0, 29)]);
  });
  test('are such as a person can sit down under', () => {
    expect(soundNames([
      '', ' ', ' Ann', 'Ann  B', 'Ann, Bo', 'tab\there', 'x'.repeat(21), 'Computer', 'computer:ada', '\u200d', '\u202eAnn', 'Zoë',
    ])).toEqual(['Zoë']);
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

describe('the app', () => {
  const ANN_AND_BO: Settings = { ...TWO_COMPUTERS, players: [person('Ann'), { name: 'Pip', kind: 'bot', level: 'pip' }, person('Bo')] };

  test('offers those who have sat down, and forgets them with everything else', async () => {
    const { ask, setup } = await openApp({ settings: ANN_AND_BO });
    /** The names that the screen offers, as it works them out when it is drawn. */
    const free = (): string[] => freeNames(setup()!.names, namedPlayers(setup()!.draft.players, defaultNames()));
    await ask({ kind: 'openSetup', for: 'several' });
    expect(free()).toEqual([]);
    /** Leaves the chairs to others, so that every name is offered. */
    const offered = async (): Promise<readonly string[] | undefined> => {
      await ask({ kind: 'leave' });
      await ask({ kind: 'openSetup', for: 'several' });
      await ask({ kind: 'change', draft: { ...setup()!.draft, players: TWO_COMPUTERS.players } });
      return free();
    };
    await ask({ kind: 'play' });
    expect(await offered()).toEqual(['Ann', 'Bo']);
    await ask({ kind: 'change', draft: { ...setup()!.draft, players: [person('Kim'), person('Ann')] } });
    expect(free()).toEqual(['Bo']);
    await ask({ kind: 'play' });
    expect(await offered()).toEqual(['Kim', 'Ann', 'Bo']);
    await ask({ kind: 'history' });
    await ask({ kind: 'deletePast', target: { kind: 'name', name: 'ann' } });
    await ask({ kind: 'deletePast', target: { kind: 'name', name: 'ann' } });
    expect(await offered()).toEqual(['Kim', 'Bo']);
    await ask({ kind: 'history' });
    await ask({ kind: 'deletePast', target: { kind: 'all' } });
    await ask({ kind: 'deletePast', target: { kind: 'all' } });
    expect(await offered()).toEqual([]);
  });
  test('keeps the names that come with a file beside its own, also where it keeps its own settings', async () => {
    const one = await openApp({ settings: ANN_AND_BO });
    await one.ask({ kind: 'play' });
    await one.ask({ kind: 'leave' });
    const text = (await one.ask({ kind: 'backupTexts' }))?.[0] ?? '';
    const two = await openApp({ store: await newStore(), settings: { ...ANN_AND_BO, players: [person('Kim'), person('Bo')] } });
    await two.ask({ kind: 'play' });
    await two.ask({ kind: 'leave' });
    const bring = async (takeSettings: boolean): Promise<readonly string[] | undefined> => {
      await two.ask({ kind: 'restore', file: { size: text.length, text: async () => text }, takeSettings: takeSettings });
      await two.ask({ kind: 'openSetup', for: 'several' });
      const names = two.setup()?.names;
      await two.ask({ kind: 'leave' });
      return names;
    };
    expect(await bring(false)).toEqual(['Kim', 'Bo', 'Ann']);
    expect(await bring(true)).toEqual(['Ann', 'Bo', 'Kim']);
  });
  test('keeps no names of a guest who came by a link before anything was agreed', async () => {
    const { app, ask, setup } = await openApp();
    await app.enter('?play=eve,computer');
    await ask({ kind: 'leave' });
    await ask({ kind: 'openSetup', for: 'several' });
    expect(setup()?.names).toEqual([]);
  });
});
