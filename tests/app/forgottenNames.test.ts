/** A name that is deleted is in no set-up any more: not after a reload, not in another tab, and not in a guest's. */
import { describe, expect, test } from 'vitest';
import { createAgreement } from '../../src/app/setup/agreement';
import { agreement } from '../../src/games/snapBack/kept/setup';
import type { KeptSettings, Settings } from '../../src/setup/kept/settings';
import type { SeatDraft } from '../../src/setup/players';
import { TWO_COMPUTERS, memoryStorage, openApp } from '../helpers/apps';
import { appWithGame } from '../helpers/gameApp';

const DRAFT_KEY = agreement.of.storageKey;

const seats = (...names: readonly (string | null)[]): readonly SeatDraft[] => names.map((name) => ({
  kind: 'local', ...(name === null ? { me: true } : { name }),
}));

const table = { callSeconds: 5, pace: 'normal', rules: TWO_COMPUTERS.rules, memoryAid: false, playedFor: { kind: 'single' } } as const;

/** Gregor is kept wherever a name can be: once on a seat alone, as whoever was pushed off the list by thirty others. */
const KEPT: Settings = {
  ...TWO_COMPUTERS, names: ['GREGOR', 'Ida'], players: seats('Gregor', 'Ida'), me: 'Gregor',
  several: { ...table, players: seats('Gregor', 'Ida', 'Olga') },
  alone: { ...table, players: [{ kind: 'local', name: 'Gregor' }, { kind: 'bot', level: 'otto', name: 'Gregor' }] },
};

/** What a browser keeps for all its tabs. */
function browser(): KeptSettings & { readonly text: () => string } {
  let kept: Settings = KEPT;
  return { read: () => kept, kept: () => kept, write: (settings) => { kept = settings; }, text: () => JSON.stringify(kept) };
}

describe('after a name was deleted in the history', () => {
  const gone = { one: { kind: 'name', name: 'gregor' }, all: { kind: 'all' } } as const;
  test.each(['one', 'all'] as const)('(%s) no set-up has it, also after a reload', async (what) => {
    const settings = browser();
    const { ask } = await openApp({ ports: { settings } });
    await ask({ kind: 'history' });
    for (let press = 0; press < 2; press += 1) await ask({ kind: 'deletePast', target: gone[what] });
    expect(settings.text()).not.toMatch(/Gregor/iu);
    expect(/Ida.*Olga/.test(settings.text())).toBe(what === 'one');
    for (const { ask: again, setup, start } of [await openApp({ ports: { settings } })]) {
      for (const who of ['several', 'character'] as const) {
        await again({ kind: 'openSetup', for: who });
        expect(JSON.stringify(setup())).not.toMatch(/Gregor/iu);
      }
      await again({ kind: 'leave' });
      expect(start()?.me).toBeNull();
    }
  });
  test('nobody else loses their seat, their character or their name', async () => {
    const settings = browser();
    const { ask, setup } = await openApp({ ports: { settings } });
    await ask({ kind: 'history' });
    for (let press = 0; press < 2; press += 1) await ask({ kind: 'deletePast', target: gone.one });
    await ask({ kind: 'openSetup', for: 'several' });
    expect(setup()?.draft.players).toMatchObject([{ kind: 'local' }, { name: 'Ida' }, { name: 'Olga' }]);
    expect(settings.kept()?.alone?.players).toEqual([{ kind: 'local' }, { kind: 'bot', level: 'otto' }]);
    expect(settings.kept()).toMatchObject({ names: ['Ida'], several: table });
  });
  test('whoever only stands on a seat is offered for deletion, too', async () => {
    const { ask, past } = await openApp({ ports: { settings: browser() } });
    await ask({ kind: 'history' });
    const shown = past();
    expect(shown?.kind === 'history' && shown.otherNames).toEqual(['GREGOR', 'Ida', 'Olga']);
  });
  test("a guest's set-up has it no longer", async () => {
    const storage = memoryStorage();
    storage().setItem(DRAFT_KEY, JSON.stringify({ version: 1, seats: [
      { kind: 'local', name: 'Gregor' }, { kind: 'local', name: 'Ida' }, { kind: 'bot', level: 'pip' }], pace: 1500 }));
    const { ask } = await openApp({ ports: { settings: browser() }, storage });
    await ask({ kind: 'history' });
    for (let press = 0; press < 2; press += 1) await ask({ kind: 'deletePast', target: gone.one });
    const kept = JSON.parse(storage().getItem(DRAFT_KEY)!) as object;
    expect(kept).toMatchObject({ seats: [{ kind: 'local' }, { name: 'Ida' }, { level: 'pip' }], pace: 1500 });
    expect(JSON.stringify(kept)).not.toMatch(/Gregor/u);
    storage().setItem(DRAFT_KEY, '{"seats":[{"name":"Gregor"');
    for (let press = 0; press < 2; press += 1) await ask({ kind: 'deletePast', target: gone.one });
    expect(storage().getItem(DRAFT_KEY)).toBeNull();
  });
});

describe('in another tab', () => {
  test('the set-up that is open loses it, and the rest of what was typed stays', async () => {
    const settings = browser();
    const { app, ask, setup } = await openApp({ ports: { settings } });
    await ask({ kind: 'openSetup', for: 'several' });
    const { draft } = setup()!;
    await ask({ kind: 'change', draft: { ...draft, players: draft.players.with(2, { kind: 'local', name: 'Not yet kept' }) } });
    createAgreement(settings, () => {}).forget('Gregor');
    app.settingsChanged();
    expect(JSON.stringify(setup())).not.toMatch(/Gregor/iu);
    expect(setup()?.draft.players).toMatchObject([{ kind: 'local' }, { name: 'Ida' }, { name: 'Not yet kept' }]);
  });
  test('a guest hears of it, and of nothing where no name was deleted', async () => {
    const settings = browser();
    const { app, guest } = await appWithGame({ ports: { settings } });
    await app.ask({ kind: 'training' });
    await app.ask({ kind: 'openGuest', guest: 'snap-back', from: 'training' });
    const other = createAgreement(settings, () => {});
    other.choose('ada');
    app.app.settingsChanged();
    expect(guest.told).toEqual(['open']);
    other.forget('Ida');
    app.app.settingsChanged();
    expect(guest.told).toEqual(['open', 'forget Ida,Ida,Ida']);
  });
  test('one that slept meanwhile does not keep it again', () => {
    const settings = browser();
    const [slept, other] = [createAgreement(settings, () => {}), createAgreement(settings, () => {})];
    other.forget('Gregor');
    slept.choose('ada');
    expect(settings.text()).not.toMatch(/Gregor/iu);
    expect(settings.kept()).toMatchObject({ character: 'ada', names: ['Ida'] });
  });
  test('and one whose browser keeps nothing more loses no name that was typed in it', () => {
    const settings = { ...browser(), write() {} };
    const here = createAgreement(settings, () => {});
    here.nameMe('Zoe');
    here.choose('ada');
    expect(here.now()).toMatchObject({ me: 'Zoe', character: 'ada' });
  });
});
