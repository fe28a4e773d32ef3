/** Listens for keys while the table is shown. What is pressed counts from when it went down. */
import { tableKey, type FocusedOn } from './tableKeys';
import type { SnapTableModel, TableAsk, TableCommand } from './tableModel';

export interface TableListenPorts {
  /** The table as it is shown; null while another screen is. */
  readonly table: () => SnapTableModel | null;
  readonly ask: TableAsk;
  readonly signal: AbortSignal;
}

/** Who has gone on may press once more in their hurry: for so long that presses no button that comes in its place, in milliseconds. */
const HURRY_MS = 400;

/** From now on, until the signal. */
export function listenAtSnap(target: Document, { table, ask, signal }: TableListenPorts): void {
  let wentOnAt = -Infinity;
  target.addEventListener('keydown', (event) => {
    const model = table();
    if (model === null || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const command = commandOf(event, model, target);
    // A button takes each repeat of a key held down as another press.
    const presses = event.key === ' ' || event.key === 'Enter';
    if (presses && (event.repeat || event.timeStamp - wentOnAt < HURRY_MS)) return event.preventDefault();
    if (command === null || event.repeat) return;
    if (command.kind === 'act' && command.act.kind === 'goOn') wentOnAt = event.timeStamp;
    event.preventDefault();
    ask(command);
  }, { signal });
  target.addEventListener('keyup', (event) => {
    if (event.key === ' ' && table() !== null && typeof focusOf(event.target) === 'object') event.preventDefault();
  }, { signal });
}

/** While something lies over the table its own keys count; in a pause Escape alone is heard, and opens the menu. */
function commandOf({ key, target, timeStamp }: KeyboardEvent, model: SnapTableModel, root: Document): TableCommand | null {
  const { view, over } = model;
  if (over !== null || root.querySelector('dialog[open]') !== null) return null;
  if (view.paused) return key === 'Escape' ? { kind: 'overTable', over: 'menu', at: timeStamp } : null;
  return tableKey(key, focusOf(target), model, timeStamp);
}

function focusOf(target: EventTarget | null): FocusedOn {
  const element = target instanceof HTMLElement ? target : null;
  if (element?.closest('dialog, input, select, textarea, a')) return 'typed';
  const button = element?.closest('button') ?? null;
  if (button === null) return 'page';
  const { seat, call } = button.dataset;
  return seat === undefined ? 'button' : { seat: Number(seat), what: call === 'middle' ? 'middle' : 'first' };
}
