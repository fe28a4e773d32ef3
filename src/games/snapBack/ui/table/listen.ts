/** Listens for keys while the table is shown. What is pressed counts from when it went down. */
import type { Seat } from '../../rules/game';
import type { SnapBackView } from '../../table/view';
import { aloneAt } from '../../words/table/prompts';
import { keysBeside, severalKey } from './several/severalKeys';
import type { SnapBackTableModel, TableAsk, TableCommand } from './tableModel';
import { tableKey, type FocusedOn, type TableKey } from './tableKeys';

export interface TableListenPorts {
  /** The table as it is shown; null while another screen is. */
  readonly table: () => SnapBackTableModel | null;
  readonly ask: TableAsk;
  readonly signal: AbortSignal;
}

/**
 * Who has called or gone on may press once more in their hurry, and who wanted to call may press just after somebody else did: for so long
 * that is no press, in milliseconds.
 */
const HURRY_MS = 400;

/** From now on, until the signal. */
export function listenAtSnapBack(target: Document, { table, ask, signal }: TableListenPorts): void {
  let pressedAt = -Infinity;
  target.addEventListener('keydown', (event) => {
    const model = table();
    if (model === null || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const command = commandOf(event, model, target);
    // A button takes each repeat of a key held down as another press; and the key that called must not press what comes in its place.
    const presses = event.key === ' ' || event.key === 'Enter';
    if (presses && (event.repeat || event.timeStamp - Math.max(pressedAt, model.calledAt) < HURRY_MS)) return event.preventDefault();
    if (command === null || event.repeat) return;
    if (command.kind === 'act' && (command.act.kind === 'call' || command.act.kind === 'goOn')) pressedAt = event.timeStamp;
    event.preventDefault();
    ask(command);
  }, { signal });
  target.addEventListener('keyup', (event) => {
    if (event.key === ' ' && table() !== null && focusOf(event.target) === 'burst') event.preventDefault();
  }, { signal });
}

/** While something lies over the table its own keys count; in a pause Escape alone is heard, and opens the menu. */
function commandOf({ key, target, timeStamp }: KeyboardEvent, model: SnapBackTableModel, root: Document): TableCommand | null {
  const { view, over, input } = model;
  if (over !== null || root.querySelector('dialog[open]') !== null) return null;
  const at = timeStamp;
  if (view.paused) return key === 'Escape' ? { kind: 'overTable', over: 'menu', at } : null;
  const focus = focusOf(target);
  const several = focus === 'typed' ? null : severalKey(key, focus === 'burst' ? seatOf(target) : focus, model, at);
  if (several) return several;
  const keys = aloneAt(view) === null ? keysBeside(input, view.seats) : input;
  const named = tableKey(key, focus, view, keys);
  return named && asked(named, at, view);
}

/** Whose burst has the focus, where each has one. */
function seatOf(target: EventTarget | null): Seat {
  return target instanceof HTMLElement ? Number(target.closest<HTMLElement>('.sb-burst')?.dataset['seat']) : -1;
}

function focusOf(target: EventTarget | null): FocusedOn {
  const element = target instanceof HTMLElement ? target : null;
  if (element?.closest('dialog, input, select, textarea, a')) return 'typed';
  const button = element?.closest('button') ?? null;
  if (button === null) return 'page';
  return button.classList.contains('sb-burst') ? 'burst' : 'button';
}

/** What a key of somebody who plays alone asks for, or one that is for all. */
function asked(key: TableKey, at: number, view: SnapBackView): TableCommand | null {
  const seat = aloneAt(view);
  switch (key.kind) {
    case 'menu': return { kind: 'overTable', over: 'menu', at };
    case 'goOn': return { kind: 'act', act: { kind: 'goOn' } };
    case 'read': return { kind: 'readTable', what: key.what, at };
    case 'choose': return seat === null ? null : { kind: 'act', act: { kind: 'choose', seat, claim: key.claim } };
    case 'pass': return seat === null ? null : { kind: 'act', act: { kind: 'answer', seat, calls: false } };
    case 'call':
      if (seat === null) return null;
      return { kind: 'act', act: view.phase === 'asked' ? { kind: 'answer', seat, calls: true } : { kind: 'call', seat, at } };
  }
}
