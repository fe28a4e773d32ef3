/** Keys at the table as a page hears them: what is pressed just after a call was meant for the card, and chooses nothing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapBackKey } from '../../../../../src/games/snapBack/ui/table/tableKeys';
import type { SnapBackShell } from '../../../../../src/games/snapBack/ui/shellTypes';
import { listenForKeys } from '../../../../../src/shell/table/tableKeys';
import { tableAfter, type SnapBackTableModel, type TableCommand } from '../../../../../src/games/snapBack/ui/table/tableModel';
import { snapBackTable, snapBackView } from '../../../../helpers/snapBack/view';

/** Somebody calls at 1000. */
const called = (seat: number, by: 'alone' | 'two'): SnapBackTableModel => {
  const seats = snapBackView().seats.map((one) => (by === 'two' ? { ...one, kind: 'local' as const } : one));
  return tableAfter(snapBackTable({ seats }), {
    type: 'told', now: 1000, happenings: [{ type: 'called', seats: [seat] }],
    view: snapBackView({ phase: 'choosing', seats, callers: [seat], chooser: by === 'two' ? 0 : null }),
  });
};

/** A page of which nothing has the focus: it tells what is asked for, and whether a key was kept from the button that has it. */
function pageWith(model: SnapBackTableModel) {
  const page = Object.assign(new EventTarget(), { querySelector: () => null });
  const asked: TableCommand[] = [];
  const stop = new AbortController();
  listenForKeys<SnapBackShell>(page as unknown as Document, snapBackKey, {
    table: () => model, ask: (command) => asked.push(command), signal: stop.signal,
  });
  const press = (key: string, timeStamp: number): boolean => {
    const event = new Event('keydown', { cancelable: true });
    for (const [name, value] of Object.entries({ key, timeStamp })) Object.defineProperty(event, name, { value });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { asked, press };
}

// A page of this kind has no elements: nothing that is pressed is one.
beforeEach(() => { vi.stubGlobal('HTMLElement', Event); });
afterEach(() => { vi.unstubAllGlobals(); });

test.each([0, 1])('for 400 ms after a call by seat %i Space and Enter press nothing that has the focus', (seat) => {
  const { press } = pageWith(called(seat, 'alone'));
  for (const key of [' ', 'Enter']) {
    expect(press(key, 1001)).toBe(true);
    expect(press(key, 1399)).toBe(true);
    expect(press(key, 1400)).toBe(false);
  }
});

test('a digit chooses at once: it was never meant for a card', () => {
  const { asked, press } = pageWith(called(1, 'alone'));
  press('3', 1001);
  expect(asked).toEqual([{ kind: 'act', act: { kind: 'choose', seat: 0, claim: 3 } }]);
});

test('a late key of somebody else does not uncover the numbers of whoever chooses first', () => {
  const { asked, press } = pageWith(called(1, 'two'));
  press(' ', 1200);
  expect(asked).toEqual([]);
  press(' ', 1500);
  expect(asked).toEqual([{ kind: 'uncover', seat: 0 }]);
});
