/** What stands at an edge of a table that several people sit around: what is told each of them of their own. */
import { html } from 'lit-html';
import { describe, expect, test } from 'vitest';
import type { Reveal } from '../../../../../src/games/snapBack/rules/game';
import { edgeOf } from '../../../../../src/games/snapBack/ui/table/several/around';
import { seats as seatList } from '../../../../../src/games/snapBack/ui/parts/seat';
import { edges } from '../../../../../src/ui/parts/play/edges';
import type { SnapBackView } from '../../../../../src/games/snapBack/table/view';
import { markupOf } from '../../../../helpers/snapBack/markup';
import { snapBackTable, snapBackView } from '../../../../helpers/snapBack/view';

const seats = snapBackView().seats.map((seat, at) => ({ ...seat, kind: 'local' as const, name: at === 0 ? 'Ann' : 'Bo' }));
const reveal: Reveal = {
  callers: [1], holds: [3], trueSix: [],
  seats: [{ claim: 0, before: 4, after: 3, line: 3 }, { claim: 3, before: 3, after: 4, line: 5 }],
};
const told = (change: Partial<SnapBackView>, seat: number): string =>
  markupOf(edges([edgeOf(snapBackTable({ seats, callers: [1], callTook: 820, ...change }, { sitting: 'around' }), seat, () => {})], html``))
    .replace(/\s+/gu, ' ');

describe('at an edge', () => {
  const revealed = { phase: 'revealed' as const, open: null, revealed: { cards: [2, 3, 9, 7, 4, 5, 7], reveal } as const };

  test('stands what was true of the card, and to whoever called how long they took', () => {
    expect(told(revealed, 1)).toContain('You called in 0.8 s. It was 3 back. You showed 3. Right! Your die goes up to 4.');
    expect(told(revealed, 0)).toMatch(/> ?It was 3 back\. You showed a fist\. You missed it/u);
  });

  test('stands the time of a call from the call on, with whose it is alone', () => {
    const choosing = { phase: 'choosing' as const, countEndsAt: 9000 };
    expect(told(choosing, 1)).toContain('0.8 s');
    expect(told(choosing, 0)).not.toContain('0.8 s');
    // Where nothing hurries nobody was timed.
    expect(told({ ...choosing, callTook: null }, 1)).not.toContain(' s<');
  });

  test('and the list of players says it of every table', () => {
    expect(markupOf(seatList(snapBackTable({ ...revealed, callers: [1], callTook: 820 })))).toContain('called in 0.8 s');
    expect(markupOf(seatList(snapBackTable({ ...revealed, callers: [1] })))).toContain('>called<');
  });
});
