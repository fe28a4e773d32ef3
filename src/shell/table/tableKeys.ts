/** Listens for keys while a table is shown. What is pressed counts from when it went down; what a key asks for, the game says. */
import type { TableCommandBase } from '../commands';
import type { ShellTypes } from '../types';

/** Somebody's burst, and which of their calls it is. */
export interface FocusedBurst { readonly seat: number; readonly call: number }

/** What has the focus: nothing that takes Space and Enter itself, a burst, or another button. */
export type FocusedOn = 'page' | 'button' | FocusedBurst;

type Command<T extends ShellTypes> = T['TableCommand'] | TableCommandBase<T['Act']>;

/** What a key asks for; null: it is nobody's, or the focused button's own. @param at when it was pressed, in the page's milliseconds */
export type TableKeys<T extends ShellTypes> = (key: string, focus: FocusedOn, model: T['Table'], at: number) => Command<T> | null;

export interface Listening<T extends ShellTypes> {
  /** The table as it is shown; null while another screen is. */
  readonly table: () => T['Table'] | null;
  readonly ask: (command: Command<T>) => unknown;
  readonly signal: AbortSignal;
}

/**
 * Who has called or gone on may press once more in their hurry, and who wanted to call may press just after somebody else did: for so long
 * that presses no button that comes in its place, in milliseconds.
 */
const HURRY_MS = 400;

/** From now on, until the signal. */
export function listenForKeys<T extends ShellTypes>(page: Document, keys: TableKeys<T>, { table, ask, signal }: Listening<T>): void {
  let pressedAt = -Infinity;
  page.addEventListener('keydown', (event) => {
    const model = table();
    if (model === null || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
    const { calledAt } = model;
    const command = commandOf(event, model, page, keys);
    // A button takes each repeat of a key held down as another press.
    const presses = event.key === ' ' || event.key === 'Enter';
    const hurried = event.timeStamp - Math.max(pressedAt, calledAt ?? -Infinity) < HURRY_MS;
    if (presses && (event.repeat || hurried)) return event.preventDefault();
    if (command === null || event.repeat) return;
    const act = (command as { readonly act?: { readonly kind: string } }).act?.kind;
    if (act === 'goOn' || (act === 'call' && calledAt !== undefined)) pressedAt = event.timeStamp;
    event.preventDefault();
    ask(command);
  }, { signal });
  page.addEventListener('keyup', (event) => {
    if (event.key === ' ' && table() !== null && typeof focusOf(event.target) === 'object') event.preventDefault();
  }, { signal });
}

/** While something lies over the table its own keys count; in a pause Escape alone is heard, and opens the menu. */
export function commandOf<T extends ShellTypes>(
  { key, target, timeStamp: at }: KeyboardEvent, model: T['Table'], page: Document, keys: TableKeys<T>,
): Command<T> | null {
  const focus = focusOf(target);
  if (model.over !== null || page.querySelector('dialog[open]') !== null) return null;
  if (model.view.paused ? key === 'Escape' : focus !== 'typed' && key === 'Escape') return { kind: 'overTable', over: 'menu', at };
  return model.view.paused || focus === 'typed' ? null : keys(key, focus, model, at);
}

function focusOf(target: EventTarget | null): FocusedOn | 'typed' {
  const element = target instanceof HTMLElement ? target : null;
  if (element?.closest('dialog, input, select, textarea, a')) return 'typed';
  const button = element?.closest('button') ?? null;
  const { seat, call } = button?.dataset ?? {};
  return button === null ? 'page' : call === undefined ? 'button' : { seat: Number(seat), call: Number(call) };
}
