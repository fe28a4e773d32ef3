/** The way into a first game, gone before anybody goes it: piece by piece, to the second move, and nothing of it is left. */
import { describe, expect, test } from 'vitest';
import { simplestPlayer } from '../../src/ai/simplest';
import { rehearsal } from '../../src/app/table/unseen/rehearsal';
import type { TableHappening } from '../../src/session/viewState';
import type { TableModel } from '../../src/ui/table/tableModel';

const told: TableHappening['type'][] = [];
const drawn: string[] = [];

/** Draws in two pieces, and writes down what of the way it was. */
function* draw({ state: { order, may, board } }: TableModel, happenings: readonly TableHappening[]): Generator<undefined, void> {
  told.push(...happenings.map(({ type }) => type));
  drawn.push(order?.starter != null ? 'order drawn' : order ? 'order' : may.draw ? 'draw' : `${board.length} tiles`);
  yield;
  yield;
}

describe('a rehearsal', () => {
  test('goes from the draw for order to the second move, and lets go of the thread between all of its pieces', async () => {
    let pieces = 0;
    for (const _ of rehearsal(simplestPlayer, draw)) {
      pieces += 1;
      await Promise.resolve();
    }
    expect(drawn).toEqual(expect.arrayContaining(['order', 'order drawn', '0 tiles', 'draw', '2 tiles']));
    expect(told.filter((type) => type === 'placed').length).toBeGreaterThanOrEqual(3);
    expect(pieces).toBeGreaterThan(3 * drawn.length);
  });

  test('that is not wanted any more ends where it is', async () => {
    let pieces = 0;
    drawn.length = 0;
    for (const _ of rehearsal(simplestPlayer, draw)) {
      pieces += 1;
      if (pieces === 5) break;
    }
    expect(drawn).toHaveLength(1);
  });
});
