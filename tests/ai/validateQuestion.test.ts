/** The door of the players: every question of real games goes through it, and what cannot be is refused with its code. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { guarded, validateQuestion } from '../../src/ai/validateQuestion';
import { localAdviser } from '../../src/ai/adviser';
import { localPlayer } from '../../src/ai/player';
import type { Question } from '../../src/ai/questions';
import type { SeatView } from '../../src/rules/seatView';
import { momentsOf, viewOf } from '../helpers/moments';

const moments = momentsOf('at the door');
const some = moments[Math.floor(moments.length / 2)]!;
const view = viewOf(some, 0);
const question: Question = { view, level: 'otto', seed: 'door' };
const changed = (change: Partial<Record<keyof SeatView, unknown>>): unknown => ({ ...question, view: { ...view, ...change } });

test('every view of whole games of every kind goes through', () => {
  for (const moment of ['door one', 'door two', 'door three', 'door four', 'door five'].flatMap(momentsOf)) {
    for (const seat of moment.position.racks.keys()) {
      const seen = viewOf(moment, seat);
      expect(validateQuestion({ ...question, view: seen }, false)).toBeNull();
      expect(validateQuestion({ ...question, view: seen }, true)?.code).toBe(seen.rack.length === 0 ? 'no-tiles' : undefined);
    }
  }
});

describe('is refused', () => {
  test.each([
    ['nothing at all', undefined, 'not-a-question'], ['a word', 'otto', 'not-a-question'],
    ['a question without a view', { ...question, view: null }, 'not-a-question'],
    ['no seed', { ...question, seed: 7 }, 'not-a-question'], ['an unknown character', { ...question, level: 'steady' }, 'unknown-level'],
    ['a name of every object', { ...question, level: 'constructor' }, 'unknown-level'],
    ['a seat that is not there', changed({ seat: 9 }), 'unknown-seat'],
    ['a mover who is not there', changed({ mover: -1 }), 'unknown-seat'],
    ['one player', changed({ racks: [4], won: [0] }), 'counts-differ'],
    ['a rack of five', changed({ racks: view.racks.map(() => 5) }), 'counts-differ'],
    ['a tile that does not exist', changed({ board: [...view.board.slice(1), 11] }), 'unknown-tile'],
    ['a tile in two places', changed({ board: [...view.board.slice(1), view.rack[0]] }), 'tile-twice'],
    ['a tile too few', changed({ pile: view.pile - 1 }), 'counts-differ'],
    ['a tile too many', changed({ pile: view.pile + 1 }), 'counts-differ'],
    ['half a tile in the pile', changed({ pile: 1.5 }), 'not-a-question'],
    ['more won than taken', changed({ won: view.won.map((tiles) => tiles + 1) }), 'counts-differ'],
    ['a placement forgotten', changed({ placements: view.placements.slice(1) }), 'counts-differ'],
    ['a way of calling that is none', changed({ rules: { ...view.rules, calls: 'loudly' } }), 'not-a-question'],
    ['dead lines of nothing', changed({ dead: [['x']] }), 'not-a-question'],
  ])('%s', (_, asked, code) => {
    expect(validateQuestion(asked, false)?.code).toBe(code);
    expect(guarded({ ...localPlayer, ...localAdviser }).look(asked as Question)).toMatchObject({ refused: { code } });
  });
  test('whatever else comes, without throwing', () => {
    fc.assert(fc.property(fc.anything(), fc.constantFrom(...Object.keys(view)), (value, key) => {
      for (const asked of [value, { ...question, view: value }, changed({ [key]: value })]) {
        expect(() => validateQuestion(asked, true)).not.toThrow();
      }
    }), { numRuns: 500 });
  });
});
