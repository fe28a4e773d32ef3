/** Saved games of Egyptian Ratscrew that anything may have happened to: opened whole, or refused with a reason, and nothing is lost. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredRow } from '../../../src/games/gameStore';
import { keptBests } from '../../../src/games/keptBests';
import { playedOf, reportOf } from '../../../src/games/piles/review/report';
import { ratscrewOnPage } from '../../../src/games/ratscrew/app/ratscrew';
import { adapter, ratscrewBests, ratscrewGames } from '../../../src/games/ratscrew/kept/savedGame';
import { ratscrewAtTable } from '../../../src/games/ratscrew/table/ratscrewGame';
import { playPiles } from '../../../tools/games/piles/play';
import { ANN, begun, BO, PIP, setupFor } from '../../helpers/ratscrew/ratscrew';
import { placesIn, withAt } from '../../helpers/spoiled';
import { runs } from '../../long/amount';

const ADA = { ...PIP, name: 'Ada', level: 'ada', shape: 'diamond' } as const;
const { record } = playPiles(ratscrewAtTable, begun(setupFor([PIP, ADA], { jokers: 2 }), 'spoiled'));
/** The first part of a game of characters, as if two people had played it. */
const saved = {
  ...begun(setupFor([ANN, BO], { jokers: 2 }), 'spoiled'), events: record.events.slice(0, 60), times: record.times!.slice(0, 60),
  savedAt: 9,
};
const row = ratscrewGames.rowOf(saved);
const stored = ratscrewGames.toStore(saved);
const openedAs = (value: unknown) => ratscrewGames.openSaved(JSON.parse(JSON.stringify(value)));

function opened(value: unknown) {
  const outcome = openedAs(value);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problem));
  return outcome.game;
}
const report = reportOf(ratscrewOnPage, opened(stored));
const bests = report.seats.reduce((all, _, seat) =>
  ratscrewBests.bestsAfter(all, { ...playedOf(report, seat), game: `g${seat}`, at: 9 }), ratscrewBests.openBests(null));
const person: StoredRow = { kind: 'person', id: 'ann', at: 1, over: false, names: [], value: keptBests(bests) };

test('a game is read as it was saved', () => {
  expect(opened(stored).saved).toEqual({ ...saved, played: saved.times.at(-1) });
});

describe('a game is refused', () => {
  const { events, setup } = saved;
  test.each([
    ['no game', 7, 'not-a-save'], ['of another version', { ...stored, version: 2 }, 'unknown-version'],
    ['that more play than may', { ...stored, setup: { ...setup, players: Array.from({ length: 7 }, () => ANN) } }, 'bad-setup'],
    ['with five jokers', { ...stored, setup: { ...setup, jokers: 5 } }, 'bad-setup'],
    ['with an option that is neither on nor off', { ...stored, setup: { ...setup, runs: 'some' } }, 'bad-setup'],
    ['with a deal of another pack', { ...stored, deal: { deck: ['2c', '*1'], dealer: 0 } }, 'bad-deal'],
    ['with a pile that is taken by somebody to whom it is not owed', { ...stored, events: [events[0], ['take', 0]] }, 'bad-event'],
    ['with an answer of somebody who is not asked', { ...stored, events: [...events, ['goon', 0]] }, 'bad-event'],
    ['with an event that nobody knows', { ...stored, events: [...events, ['snap', 0]] }, 'bad-event'],
  ])('%s', (_, value, code) => {
    const outcome = openedAs(value);
    expect(outcome.ok ? 'read' : outcome.problem.code).toBe(code);
  });
});

test('what only surrounds a game gives way, and the game stays', () => {
  const plain = opened({ ...stored, times: [5, 4], played: -1, luck: ['one'], startedAt: 'never' });
  expect(plain.saved.events).toEqual(saved.events);
  expect(plain.replayed.states.at(-1)).toEqual(opened(stored).replayed.states.at(-1));
});

test.each([['a game', row], ['a person', person]])('%s that was spoiled anywhere is read as something sound, or not at all', (_, whole) => {
  const places = placesIn(whole.value);
  const junk = fc.oneof(fc.anything(), fc.constantFrom(-1, 0, 1.5, 7, NaN, '', '?', [], {}, null, undefined, true,
    'star', 'slap', 'goon', 'take', '5c', '*1', 'flips'));
  fc.assert(fc.property(fc.constantFrom(...places), junk, (place, spoilt) => {
    const one = adapter.open({ ...whole, value: withAt(whole.value, place, spoilt) });
    // Who opens it once more gets the same, nothing that can be asked of it fails, and the whole one beside it isn't lost.
    if (one === null) return;
    const text = JSON.stringify(one);
    expect(JSON.stringify(adapter.open(JSON.parse(text) as StoredRow))).toBe(text);
    expect(JSON.stringify(adapter.merge(one, whole))).toBe(JSON.stringify(adapter.merge(whole, one)));
    adapter.withoutName(one, 'Ann');
    adapter.ofSomebodyElse(one);
    adapter.card(one.value);
    const again = ratscrewGames.openSaved(one.value);
    if (again.ok) reportOf(ratscrewOnPage, again.game);
  }), runs(200, 10_000));
});
