/**
 * A seat is local, a bot's or remote in every game: set-ups with places at other devices are read, played at the host, saved and read back.
 * What only a page does, links and drafts, never makes such a seat: nobody could sit down there.
 */
import { describe, expect, test } from 'vitest';
import type { GameTypes, Seated } from '../../src/contract/contract';
import { openSaved, toStore } from '../../src/contract/savedGame';
import { CATALOGUE as ROWS, GAMES } from '../../src/games/catalogue';
import type { AgreedTypes } from '../../src/seats/agreement';
import { MARKS } from '../../src/seats/marks';
import { openSettings } from '../../src/setup/kept/settings';
import { setupFromLink } from '../../src/setup/links';
import { HERE, playByChance, playOf } from '../host/helpers/plays';
import { AGREEMENTS } from './agreements';
import { CATALOGUE } from './catalogue';

const SEATS: readonly Seated[] = [{ kind: 'local' }, { kind: 'remote' }, { kind: 'bot' }];
const asText = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe.each(CATALOGUE.map((one) => [one.game.name, one] as const))('%s', (_, one) => {
  const { game } = one;
  // At some games two play; at others more have to sit there than three, of whom the first three are told here.
  const seats = SEATS.slice(0, game.seats[1]);
  const own = seats.map(({ kind }) => kind);
  const kinds = (setup: GameTypes['Setup'] | null): readonly string[] =>
    (setup ? game.players(setup).slice(0, SEATS.length).map(({ kind }) => kind) : []);

  test('reads a set-up with a place at another device', () => {
    const { setup } = one.begin(seats, 'kept');
    expect(kinds(game.readSetup(asText(setup)))).toEqual(own);
  });

  test('reads a set-up in which everybody has a device of their own', () => {
    const { setup } = one.begin(seats.map((seat) => (seat.kind === 'local' ? { kind: 'remote' } : seat)), 'kept');
    expect(kinds(game.readSetup(asText(setup)))).toEqual(['remote', ...own.slice(1)]);
  });

  test('is played from there, saved and read back as it was', async () => {
    const play = playOf(game, one.begin(seats, 'remote'), {
      screens: [{ places: [0], line: HERE }, { places: [1], line: { delay: 60, skew: 9999, frame: 30 } }], far: true,
    });
    playByChance(one, play, 'remote');
    await play.pass(300);
    play.screens[0]!.screen.goOn();
    await play.until(() => play.host.saved().events.length > 12 || play.host.saved().ended !== null);
    play.host.leave();
    expect(play.failures).toEqual([]);
    const saved = play.saves.at(-1)!;
    const opened = openSaved(game, asText(toStore(game, saved)));
    expect(opened).toMatchObject({ ok: true, saved: { events: saved.events } });
    expect(opened.ok && kinds(opened.saved.setup)).toEqual(own);
  });
});

const REMOTE_DRAFT = { seats: [
  { kind: 'local', me: true }, { kind: 'remote', name: 'Eve' }, { kind: 'bot', level: 'pip' }, { kind: 'remote' },
] };

test('every game with a card is looked at here', () => {
  expect(Object.keys(AGREEMENTS)).toEqual(expect.arrayContaining([...GAMES]));
});

describe.each(Object.entries(AGREEMENTS))('on the page of %s', (name, agreement) => {
  const kindsIn = (draft: AgreedTypes['Draft']): readonly string[] => draft.seats.map(({ kind }) => kind);

  test('a draft from anywhere has no remote seat', async () => {
    expect(kindsIn(agreement.openDraft(asText(REMOTE_DRAFT)))).toEqual(['local', 'bot']);
    expect(kindsIn(agreement.openDraft({ seats: [{ kind: 'remote' }, { kind: 'remote' }] }))).not.toContain('remote');
    // As it is kept, too, where a name is taken out of it.
    const adapter = await Object.entries(ROWS).flatMap(([game, row]) => (game === name && 'adapter' in row ? [row.adapter()] : []))[0];
    if (adapter) expect(JSON.stringify(adapter.agreed.withoutName(REMOTE_DRAFT, null))).not.toContain('remote');
  });

  test('nobody agrees here on a game in which nobody sits here', () => {
    const setup = agreement.setup(agreement.openDraft({}), [], false);
    const names = ['Ann', 'Ben', 'Cleo', 'Dag'].slice(0, Math.max(2, agreement.of.limits.least));
    const players = names.map((player, i) => ({ name: player, kind: 'remote' as const, shape: MARKS[i]! }));
    expect(agreement.complaint({ ...setup, players })?.problem).toEqual({ code: 'nobody-plays' });
    expect(agreement.read(asText({ ...setup, players }))?.players).toEqual(players);
  });

  test('a link has no remote seat, whatever it says', () => {
    for (const play of ['remote,remote', 'ann,remote:eve', 'ann,REMOTE', 'computer:pip,remote']) {
      const linked = agreement.linked(new URLSearchParams({ play }));
      expect(linked && kindsIn(linked.draft), play).not.toContain('remote');
    }
  });
});

describe("on the house's own page", () => {
  const settings = (players: readonly object[]): unknown =>
    ({ players, callSeconds: 5, pace: 'normal', alone: { players, callSeconds: 5, pace: 'normal' } });

  test('who sat at another device sits at this screen in settings: they would begin a game that nobody can go on with', () => {
    const { players, alone } = openSettings(settings([{ kind: 'local' }, { kind: 'remote', name: 'Eve' }]))!;
    expect(players).toMatchObject([{ kind: 'local' }, { kind: 'local', name: 'Eve' }]);
    expect(alone?.players).toMatchObject([{ kind: 'local' }, { kind: 'local', name: 'Eve' }]);
  });

  test('a link has no remote seat', () => {
    for (const play of ['remote,ann', 'ann,remote:eve', 'ann,computer,remote']) {
      const read = setupFromLink(`?play=${encodeURIComponent(play)}`, () => 'x');
      expect(read?.ok === true && read.setup.players.some(({ kind }) => kind === 'remote'), play).toBe(false);
    }
  });
});
