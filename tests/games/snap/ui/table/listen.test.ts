/** Keys at the table of Snap as a page hears them: a call from its press on, nothing twice, and nothing by who pressed once too often. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listenForKeys } from '../../../../../src/shell/table/tableKeys';
import { USUAL_INPUT } from '../../../../../src/setup/inputSettings';
import { ANN, begun, BO, PIP, setupFor } from '../../../../helpers/snap/savedGames';
import { tableOf } from '../../../../helpers/snap/tables';
import { openedTable, tableKey, type SnapTableModel, type TableCommand, type SnapShell } from '../../../../helpers/snap/snap';

const model = (goesOn: boolean): SnapTableModel => {
  const table = tableOf(begun(setupFor([ANN, BO, PIP]), 'listen'));
  if (goesOn) table.act({ kind: 'goOn' });
  return openedTable(table.view(), { input: USUAL_INPUT, mirrored: false, spoken: 'off', sitting: 'beside' });
};

/** A page of which nothing has the focus: it tells what is asked for, and whether a key was kept from the button that has it. */
function pageWith(shown: SnapTableModel, dialog = false) {
  const page = Object.assign(new EventTarget(), { querySelector: () => (dialog ? {} : null) });
  const asked: TableCommand[] = [];
  const stop = new AbortController();
  listenForKeys<SnapShell>(page as unknown as Document, tableKey, {
    table: () => shown, ask: (command) => asked.push(command), signal: stop.signal,
  });
  const press = (key: string, timeStamp: number, more: object = {}): boolean => {
    const event = new Event('keydown', { cancelable: true });
    for (const [name, value] of Object.entries({ key, timeStamp, ...more })) Object.defineProperty(event, name, { value });
    page.dispatchEvent(event);
    return event.defaultPrevented;
  };
  return { asked, press, stop };
}

// A page of this kind has no elements: nothing that is pressed is one.
beforeEach(() => { vi.stubGlobal('HTMLElement', Event); });
afterEach(() => { vi.unstubAllGlobals(); });

test('a key of somebody’s own calls for them, with the moment at which it went down; held down it does so once', () => {
  const { asked, press } = pageWith(model(true));
  expect(press('p', 1234.5)).toBe(true);
  press('p', 1300, { repeat: true });
  expect(asked).toEqual([{ kind: 'act', act: { kind: 'call', seat: 1, called: 'any', orTurn: true, at: 1234.5 } }]);
});

test('who has gone on may press once more in their hurry: that presses nothing that has come in its place', () => {
  const { asked, press } = pageWith(model(false));
  press(' ', 1000);
  expect(press(' ', 1399)).toBe(true);
  expect(asked).toEqual([{ kind: 'act', act: { kind: 'goOn' } }]);
});

test('beneath a dialog, with a key of the browser’s, and once it has ended the table hears nothing', () => {
  const beneath = pageWith(model(true), true);
  beneath.press('q', 1);
  const other = pageWith(model(true));
  other.press('q', 1, { ctrlKey: true });
  other.stop.abort();
  other.press('q', 2);
  expect([...beneath.asked, ...other.asked]).toEqual([]);
});

test('Escape opens the menu; what is typed into is no key of the table', () => {
  const { asked, press } = pageWith(model(true));
  press('Escape', 5);
  press('m', 6, { target: Object.assign(new Event('field'), { closest: () => ({}) }) });
  expect(asked).toEqual([{ kind: 'overTable', over: 'menu', at: 5 }]);
});
