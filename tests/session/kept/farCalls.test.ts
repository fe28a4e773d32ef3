/** The calls that came over lines, as they are kept with a game and go beside its record; docs/record.md says their form. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import type { KeptCall } from '../../../src/contract/contract';
import { callsBeside } from '../../../src/contract/farCalls';
import { openSaved as openHosted } from '../../../src/contract/savedGame';
import { anonymizeGame } from '../../../src/history/anonymize';
import { replayOf } from '../../../src/history/replay';
import { logSentence } from '../../../src/strings/words/table/log';
import { stepLines } from '../../../src/ui/story';
import { fromTable } from '../../../src/session/game/kept/fromTable';
import { snagKept } from '../../../src/session/game/kept/snagKept';
import { hostedOf, storedOf } from '../../../src/session/game/stored';
import { besideRecord } from '../../../src/session/sittersOf';
import { withBeside } from '../../../src/shell/after/tookOver';
import { snagTest } from '../../games/snag/test';
import { reopened } from '../../helpers/sessions';
import { asTold, playedAtTable } from '../../helpers/tableGames';

const CALLS: readonly KeptCall[] = [
  { race: 1, events: 20, place: 0, at: 50_120, credit: 31, lag: 31, line: 24 },
  { race: 0, events: 20, place: 1, at: 50_160, credit: 195, lag: 235, line: 180 },
];
let told: Record<string, unknown>;
beforeAll(async () => {
  told = asTold(snagTest, await playedAtTable(snagTest, 'drawn')) as Record<string, unknown>;
}, 60_000);

function kept(value: unknown) {
  const outcome = fromTable(value, { places: [0], me: null }, 'evening');
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return reopened(JSON.parse(JSON.stringify(outcome.game.saved)));
}

describe('a game of SNAG with calls that came over lines', () => {
  test('keeps them on the way into a history, and through a host', () => {
    const game = kept({ ...told, farCalls: CALLS });
    expect(game.saved.farCalls).toEqual(CALLS);
    expect(storedOf(game, hostedOf(game))).toEqual(game.saved);
    const hosted = openHosted(snagKept, { ...told, farCalls: CALLS });
    expect(hosted.ok && hosted.saved.farCalls).toEqual(CALLS);
  });

  test('has them beside its record by seat, and by events of the record', () => {
    const game = kept({ ...told, farCalls: CALLS });
    const seats = game.saved.record['seats'] as string[];
    const seatOf = (place: number): number => seats.indexOf(game.saved.setup.players[place]!.name);
    expect(besideRecord(game).farCalls).toEqual(CALLS.map(({ place, events, ...call }) =>
      ({ ...call, seat: seatOf(place), events: events - game.picks.length })));
  });

  test('tells in its replay, at the call that won, who was how much quicker', () => {
    const all = kept(told);
    const { events } = all.replayed.record;
    const won = events.findIndex(([kind]) => kind === 'snag');
    expect(won).toBeGreaterThan(0);
    const seats = all.saved.record['seats'] as string[];
    const placeOf = (seat: number): number => all.saved.setup.players.findIndex(({ name }) => name === seats[seat]);
    const [first, other] = [placeOf(events[won]![1]), placeOf((events[won]![1] + 1) % seats.length)];
    const farCalls = CALLS.map((call, i) => ({ ...call, place: i === 0 ? first : other, events: won + all.picks.length }));
    const { steps } = replayOf(kept({ ...told, farCalls }))!;
    const lines = steps.map((step) => stepLines(step, []).map(logSentence).join(' '));
    const name = (place: number): string => all.saved.setup.players[place]!.name;
    expect(lines[won + 1]).toContain(`${name(first)} called 40 ms before ${name(other)}.`);
    expect(lines.filter((line) => line.includes('40 ms before'))).toHaveLength(1);
    expect(steps.filter(({ raced }) => raced !== undefined)).toHaveLength(1);
  });

  test('keeps them where a name is deleted', () => {
    const game = kept({ ...told, farCalls: CALLS });
    expect(anonymizeGame(game.saved, 'Seat b')).toMatchObject({ farCalls: CALLS });
  });

  test('passes over what isn’t sound', () => {
    const [first] = CALLS;
    expect(kept({ ...told, farCalls: [...CALLS, { ...first, place: 9 }, { ...first, events: 9999 }] }).saved.farCalls).toEqual(CALLS);
    expect(kept({ ...told, farCalls: [{ ...first, lag: -1 }] }).saved).not.toHaveProperty('farCalls');
    expect(kept({ ...told, farCalls: 'many' }).saved).not.toHaveProperty('farCalls');
  });
});

test('a game without any is byte for byte as before', () => {
  const game = kept(told);
  for (const one of [told, game.saved, storedOf(game, hostedOf(game)), hostedOf(game), besideRecord(game)]) {
    expect(JSON.stringify(one)).not.toContain('farCalls');
  }
  const record = '{"format":"snap-record"}';
  const base = { id: 'x', setup: { players: [] }, events: [], played: 0, ended: null, savedAt: 0 };
  expect(withBeside(record, base)).toBe(record);
  expect(JSON.parse(withBeside(record, { ...base, farCalls: CALLS }))).toEqual({ format: 'snap-record', ...callsBeside(CALLS) });
});

test('docs/record.md has an example of each form', () => {
  const text = readFileSync('docs/record.md', 'utf8');
  const examples = [...text.matchAll(/^```json farCalls\n(.*?)^```$/gms)].map(([, json]) => JSON.parse(json!) as object[]);
  expect(examples).toHaveLength(2);
  const [beside, saved] = examples;
  expect(kept({ ...told, farCalls: saved }).saved.farCalls).toEqual(saved);
  expect(callsBeside(saved as KeptCall[], (place) => place, 3).farCalls).toEqual(beside);
});
