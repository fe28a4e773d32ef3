/** Listens for keys while the table is shown. What is pressed counts from when it went down. */
import type { SnapBackTableModel, TableAsk } from './tableModel';
import { aloneAt } from '../../words/table/prompts';
import { tableKey, type FocusedOn, type TableKey } from './tableKeys';

export interface TableListenPorts {
  /** The table as it is shown; null while another screen is. */
  readonly table: () => SnapBackTableModel | null;
  readonly ask: TableAsk;
  readonly signal: AbortSignal;
}

/** From now on, until the signal. */
export function listenAtSnapBack(target: Document, { table, ask, signal }: TableListenPorts): void {
  target.addEventListener('keydown', (event) => {
    const model = table();
    if (model === null || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const focus = focusOf(event.target);
    const key = keyIn(event.key, focus, model, target);
    // A button takes each repeat of a key held down as another press; and the key that called must not press what comes in its place.
    if (event.repeat) {
      if (event.key === ' ' || event.key === 'Enter') event.preventDefault();
      return;
    }
    if (key === null) return;
    event.preventDefault();
    carryOut(key, event.timeStamp, model, ask);
  }, { signal });
  target.addEventListener('keyup', (event) => {
    if (event.key === ' ' && table() !== null && focusOf(event.target) === 'burst') event.preventDefault();
  }, { signal });
}

/** While something lies over the table its own keys count; in a pause Escape alone goes on. */
function keyIn(key: string, focus: FocusedOn, { view, over, input }: SnapBackTableModel, target: Document): TableKey | null {
  if (over !== null || target.querySelector('dialog[open]') !== null) return null;
  if (view.paused) return key === 'Escape' ? { kind: 'menu' } : null;
  return tableKey(key, focus, view, input);
}

function focusOf(target: EventTarget | null): FocusedOn {
  const element = target instanceof HTMLElement ? target : null;
  if (element?.closest('dialog, input, select, textarea, a')) return 'typed';
  const button = element?.closest('button') ?? null;
  if (button === null) return 'page';
  return button.classList.contains('sb-burst') ? 'burst' : 'button';
}

function carryOut(key: TableKey, at: number, { view }: SnapBackTableModel, ask: TableAsk): void {
  const seat = aloneAt(view);
  switch (key.kind) {
    case 'menu': return void ask({ kind: 'overTable', over: 'menu', at });
    case 'goOn': return void ask({ kind: 'act', act: { kind: 'goOn' } });
    case 'read': return void ask({ kind: 'readTable', what: key.what, at });
    case 'choose': return seat === null ? undefined : void ask({ kind: 'act', act: { kind: 'choose', seat, claim: key.claim } });
    case 'pass': return seat === null ? undefined : void ask({ kind: 'act', act: { kind: 'answer', seat, calls: false } });
    case 'call':
      if (seat === null) return;
      if (view.phase === 'asked') ask({ kind: 'act', act: { kind: 'answer', seat, calls: true } });
      else ask({ kind: 'act', act: { kind: 'call', seat, at } });
  }
}
