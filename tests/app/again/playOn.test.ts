/** Playing on from a moment of a game that is over, at a whole app and as a pure function. */
import { describe, expect, test } from 'vitest';
import { playedOnFrom } from '../../../src/app/table/practice/playOn';
import type { GameRecord } from '../../../src/rules/record';
import { dealtOf, stepsOf } from '../../../src/rules/steps';
import type { OpenedGame } from '../../../src/session/savedGame';
import { defaultNames } from '../../../src/strings/words/start/names';
import { openApp } from '../../helpers/apps';
import { finished } from '../../helpers/finished';
import { randomGame, randomStart } from '../../helpers/randomGame';
import { reopened } from '../../helpers/sessions';
import { newStore } from '../../helpers/stores';

const words = (): Parameters<typeof playedOnFrom>[1] => ({ id: 'new', names: defaultNames().characters, now: 7 });

/** A finished game of these players, whatever they did. */
function game(seats: readonly string[], kinds: readonly ('local' | 'bot')[]): OpenedGame {
  let number = 0;
  const fits = ({ seats: { length }, rules: { calls } }: GameRecord): boolean => length === seats.length && calls === 'classic';
  while (!fits(randomStart(`play on ${number}`).record)) number += 1;
  const { record } = randomGame(`play on ${number}`);
  const { saved } = finished({ ...record, seats }, 'old');
  const players = saved.setup.players.map((player, i) => ({
    ...player, kind: kinds[i]!, ...(kinds[i] === 'bot' ? { level: 'ada' as const } : {}),
  }));
  return reopened({ ...saved, match: 'match', setup: { ...saved.setup, players } });
}

describe('the game that is played on from a moment', () => {
  test('is the same up to there, tile for tile, and belongs to nothing else', () => {
    const old = game(['ann', 'Ada'], ['local', 'bot']);
    const step = 9;
    const made = playedOnFrom({ game: old, step, seat: 0 }, words())!;
    const { record, position } = made.replayed;
    const before = [...stepsOf(old.replayed.record)][step - 1]!.position;
    expect(position).toEqual(before);
    expect(record.deal).toEqual(old.replayed.record.deal);
    expect(made.saved).toMatchObject({ id: 'new', ended: false, savedAt: 7, from: { game: 'old', step, seat: 0 } });
    expect(made.saved.setup).toMatchObject({ practice: true, order: 'given', playedFor: { kind: 'single' } });
    expect([made.saved.match, made.saved.daily, made.saved.won]).toEqual([undefined, undefined, undefined]);
    // What is kept is read back as it was.
    expect(reopened(made.saved).saved).toEqual(made.saved);
  });

  test('begins with the deal where nothing was played yet', () => {
    const old = game(['ann', 'Ada'], ['local', 'bot']);
    expect(playedOnFrom({ game: old, step: 0, seat: 0 }, words())?.replayed.position).toEqual(dealtOf(old.replayed.record));
  });

  test('has computers in the places of all others, with names of their own', () => {
    const old = game(['ann', 'ben', 'Viola'], ['local', 'local', 'bot']);
    const made = playedOnFrom({ game: old, step: 5, seat: 1 }, words())!;
    expect(made.saved.setup.players.map(({ name, kind, level }) => [name, kind, level])).toEqual([
      ['Otto', 'bot', 'otto'], ['ben', 'local', undefined], ['Viola', 'bot', 'ada'],
    ]);
    expect(made.replayed.record.seats).toEqual(['Otto', 'ben', 'Viola']);
  });

  test('is none while the old game is on', () => {
    const { saved, ...old } = game(['ann', 'Ada'], ['local', 'bot']);
    expect(playedOnFrom({ game: { ...old, saved: { ...saved, ended: false } }, step: 5, seat: 0 }, words())).toBeNull();
  });

  test('is none where nothing is left to be played, and none in the place of a computer', () => {
    const old = game(['ann', 'Ada'], ['local', 'bot']);
    const { events } = old.replayed.record;
    expect(playedOnFrom({ game: old, step: events.length, seat: 0 }, words())).toBeNull();
    expect(playedOnFrom({ game: old, step: 3, seat: 1 }, words())).toBeNull();
    expect(playedOnFrom({ game: old, step: 3, seat: 2 }, words())).toBeNull();
    expect(playedOnFrom({ game: old, step: -1, seat: 0 }, words())).toBeNull();
  });
});

test('at the table: it is practice, the old game stays as it was, and the way back leads to its step', async () => {
  const store = await newStore();
  const old = game(['ann', 'Ada'], ['local', 'bot']);
  await store.save(old.saved);
  // So late that it is soon played to its end.
  const step = [...stepsOf(old.replayed.record)].findLastIndex(({ event: [kind, by], before }) =>
    kind === 'place' && by === 0 && before.racks[0]!.length === 4);
  const { ask, screen, table, clock } = await openApp({ store });
  await ask({ kind: 'replay', id: 'old' });
  await ask({ kind: 'playOnFromHere', game: 'old', step, seat: 0 });
  const rack = [...stepsOf(old.replayed.record)][step]!.before.racks[0];
  expect(screen()).toMatchObject({ kind: 'table', isFromReview: true, practice: { hint: null } });
  expect(table()?.seats[0]?.rack).toEqual(rack);
  expect(table()?.may.place).toBe(true);

  await ask({ kind: 'backToReview' });
  expect(screen()).toMatchObject({ kind: 'replay', step, id: 'old' });
  expect(await store.game('old')).toEqual(old.saved);
  // It waits on the start screen, like any game that somebody got up from; at its end the way back is there, too.
  await ask({ kind: 'leave' });
  const [waits] = await store.list({ over: false });
  await ask({ kind: 'continue', id: waits!.id });
  for (let now = table()!; now.phase !== 'over'; now = table()!) {
    const tile = now.seats[0]?.rack[0];
    if (now.may.place && tile != null) await ask({ kind: 'act', act: { kind: 'place', tile }, at: clock.now() });
    else if (now.may.draw || now.may.count) await ask({ kind: 'act', act: { kind: now.may.draw ? 'draw' : 'count' }, at: clock.now() });
    if (!await clock.until(() => table() !== now)) throw new Error('the game stands still');
  }
  expect(screen()).toMatchObject({ kind: 'table', isFromReview: true, end: { players: [{ name: 'ann' }, { name: 'Ada' }] } });
  await ask({ kind: 'backToReview' });
  await ask({ kind: 'endReplay' });
  const history = screen();
  const ann = history?.kind === 'history' && history.statistics?.find(({ name }) => name === 'ann');
  expect(ann).toMatchObject({ games: 1, practised: 1 });
});
