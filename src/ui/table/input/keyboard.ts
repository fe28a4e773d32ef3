/** Listens to the keyboard, at the table above all, and carries out what its keys ask for once it is plain that nobody is typing. */
import { foldedKey, singlesOf, type KeySettings } from '../../../setup/tableKeys';
import { anywhereAct, keyAct, type Focus, type KeyAct, type KeyTable } from './keys';
import { createTypist } from './typist';
import type { KeyStroke } from './typing';

export interface KeyboardPorts {
  /** What lies on the table, or null while another screen or a dialog has the keys. */
  readonly table: () => KeyTable | null;
  /** How keys are set, for those that are heard there, too. */
  readonly keys: () => KeySettings;
  readonly act: (act: KeyAct, pressedAt: number) => void;
  /** Tells that a key was pressed which comes within so many milliseconds, or not at all. */
  readonly announce: (within: number) => void;
}

/** A press that waits is announced for so many milliseconds more than it waits, so that it comes before the table goes on. */
const SLACK_MS = 20;

/** What has the focus; null where it takes all keys itself, as what is typed into does. */
function focusOf(target: EventTarget | null): Focus | null {
  const element = target instanceof HTMLElement ? target : null;
  if (element?.closest('dialog, input, select, textarea, a')) return null;
  const button = element?.closest('button') ?? null;
  if (button === null) return 'page';
  const square = button.dataset['square'];
  if (square !== undefined) return { square: Number(square) };
  return button.classList.contains('snag') ? 'burst' : 'button';
}

/** A key-down as a stroke. A key held down is one press, and one that is pressed with another is the browser's: both are null. */
export function strokeOf(event: KeyboardEvent, table: KeyTable): KeyStroke | null {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  const focus = focusOf(event.target);
  if (focus === null) return null;
  const act = keyAct(event.key, focus, table);
  if (event.key === ' ' || event.key === 'Enter') return { type: 'space', act, at: event.timeStamp };
  if (event.key.length === 1) return { type: 'character', act, at: event.timeStamp };
  return act === null ? null : { type: 'named', act, at: event.timeStamp };
}

/** What takes letters itself: it is typed into, or jumps to what begins with one. */
const TYPED_INTO = 'textarea, select, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

/** A key-down away from a table, as a stroke. */
function strokeElsewhere(event: KeyboardEvent, keys: KeySettings): KeyStroke | null {
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.key.length !== 1) return null;
  if (event.target instanceof Element && event.target.closest(TYPED_INTO)) return null;
  return { type: event.key === ' ' ? 'space' : 'character', act: anywhereAct(event.key, keys), at: event.timeStamp };
}

/** Listens for the keys of the table, and for those of every screen, from now on. */
export function listenForKeys(target: Document, { table, keys, act, announce }: KeyboardPorts): void {
  const { take } = createTypist(act, (within) => { if (table() !== null) announce(within + SLACK_MS); });
  const elsewhere = (): void => take({ type: 'elsewhere' });

  target.addEventListener('keydown', (event) => {
    const there = table();
    // A button would take each repeat of a key held down as another press.
    if (there !== null && event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    const stroke = there === null ? strokeElsewhere(event, keys()) : strokeOf(event, there);
    if (stroke === null) return;
    if (stroke.act !== null) event.preventDefault();
    take(stroke);
  });
  // Nobody types with a finger on the table; and whoever leaves the page has pressed what they have pressed.
  target.addEventListener('pointerdown', elsewhere, { capture: true });
  target.addEventListener('visibilitychange', elsewhere, { capture: true });
  // The key that called when it went down must not press the burst when it is lifted.
  target.addEventListener('keyup', (event) => {
    if (event.key === ' ' && event.target instanceof Element && event.target.matches('.snag')) event.preventDefault();
  });
}

/** From so many milliseconds on a press that looks is held, and ends with its lifting. */
export const HELD_MS = 350;

/** Listens for the key that looks at the rack being lifted after it was held. @param keys how they are set now */
export function listenForHeldLook(target: Document, keys: () => KeySettings, lifted: () => void): void {
  let wentDown: number | null = null;
  const looks = (key: string): boolean => singlesOf('look', keys()).includes(foldedKey(key));
  target.addEventListener('keydown', ({ key, repeat, timeStamp }) => { if (looks(key) && !repeat) wentDown = timeStamp; });
  target.addEventListener('keyup', ({ key, timeStamp }) => {
    if (!looks(key) || wentDown === null) return;
    if (timeStamp - wentDown >= HELD_MS) lifted();
    wentDown = null;
  });
}
