/** Rows that anything may have happened to: they are opened or refused, and what is opened is sound. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StoredRow } from '../../../../src/games/gameStore';
import { keptBests } from '../../../../src/games/keptBests';
import { bestsAfter, openBests } from '../../../../src/games/snapBack/kept/bests';
import { adapter, rowOf } from '../../../../src/games/snapBack/kept/savedGame';
import { openSaved } from '../../../../src/games/snapBack/kept/savedGame';
import { playedOf, reportOf } from '../../../../src/games/snapBack/review/report';
import { randomSaved } from '../../../helpers/snapBack/randomGame';
import { runs } from '../../../long/amount';
import { placesIn, withAt } from '../../../helpers/spoiled';

const NO_BESTS = openBests(null);

const saved = randomSaved('spoiled', 40);
const opened = openSaved(rowOf(saved).value);
if (!opened.ok) throw new Error('the game cannot be opened');
const report = reportOf(opened.game);
const { game } = opened;
const bests = report.seats.reduce((all, _, seat) =>
  bestsAfter(all, { ...playedOf(game, report, seat), game: `g${seat}`, at: saved.savedAt }), NO_BESTS);
const person: StoredRow = { kind: 'person', id: 'ann', at: 1, over: false, names: [], value: keptBests(bests) };

test.each([['a game', rowOf(saved)], ['a person', person]])('%s that was spoiled anywhere', (_, row) => {
  const places = placesIn(row.value);
  const junk = fc.oneof(fc.anything(), fc.constantFrom(-1, 0, 1.5, 7, NaN, '', '?', [], {}, null, undefined, true, 'star', 'trueSix'));
  fc.assert(fc.property(fc.constantFrom(...places), junk, (place, spoilt) => {
    const one = adapter.open({ ...row, value: withAt(row.value, place, spoilt) });
    // Who opens it once more gets the same, and nothing that can be asked of it fails.
    if (one === null) return;
    const text = JSON.stringify(one);
    expect(JSON.stringify(adapter.open(JSON.parse(text) as StoredRow))).toBe(text);
    expect(JSON.stringify(adapter.merge(one, row))).toBe(JSON.stringify(adapter.merge(row, one)));
    adapter.withoutName(one, 'Ann');
    adapter.ofSomebodyElse(one);
    adapter.card(one.value);
    const again = openSaved(one.value);
    if (again.ok) reportOf(again.game);
  }), runs(200, 10_000));
});
