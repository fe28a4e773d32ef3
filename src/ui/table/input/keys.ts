/** The keys of the table, and what they ask for. */
import type { Tile } from '../../../rules/board';
import type { Seat } from '../../../rules/position';

/** What a key asks for at the table. */
export type KeyAct =
  | { readonly kind: 'place'; readonly tile: Tile }
  /** `seat`: a person's own key; without it, whose move it is. */
  | { readonly kind: 'call'; readonly seat?: Seat }
  | { readonly kind: 'draw' | 'look' | 'menu' }
  /** By the person who is asked. */
  | { readonly kind: 'answer'; readonly snag: boolean };

/** What keys have to know of the table. */
export interface KeyTable {
  readonly rack: readonly (Tile | null)[];
  readonly mayPlace: boolean;
  /** For each seat its own key to call with. */
  readonly callKeys: readonly (string | null)[];
  /** Whether somebody is asked: then these keys answer, and nothing else is played or called. */
  readonly asks: boolean;
}

/**
 * What a key-down means, or null when it is nobody's or belongs to the element that has the focus: a focused button takes
 * Space and Enter itself. A key held down is one press.
 */
export function keyAct(event: KeyboardEvent, { rack, mayPlace, callKeys, asks }: KeyTable): KeyAct | null {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return null;
  if (target?.closest('dialog, input, select, textarea, a')) return null;
  const { key } = event;
  if (asks) return ANSWERS[key.toLowerCase()] ?? null;
  const tile = rack[['1', '2', '3', '4'].indexOf(key)] ?? null;
  if (tile !== null) return { kind: 'place', tile };
  const button = target?.closest('button') ?? null;
  if (key === ' ' || key === 'Enter') return onButton(key, button, (square) => mayPlace && rack.includes(square));
  const caller = callKeys.indexOf(key.toLocaleLowerCase('en'));
  if (caller !== -1) return { kind: 'call', seat: caller };
  switch (key.toLowerCase()) {
    case 's': return { kind: 'call' };
    case 'd': return { kind: 'draw' };
    case 'l': return { kind: 'look' };
    case 'm': case 'escape': return { kind: 'menu' };
    default: return null;
  }
}

const ANSWERS: Readonly<Record<string, KeyAct>> = {
  s: { kind: 'answer', snag: true }, p: { kind: 'answer', snag: false }, m: { kind: 'menu' }, escape: { kind: 'menu' },
};

function onButton(key: ' ' | 'Enter', button: HTMLElement | null, plays: (square: Tile) => boolean): KeyAct | null {
  // A call is heard when the key goes down, on the burst itself too.
  if (button?.classList.contains('snag')) return { kind: 'call' };
  const square = button?.dataset['square'];
  if (button !== null && square === undefined) return null;
  if (key === ' ') return { kind: 'call' };
  // Enter on a square whose tile is in hand plays it; on any other it would do nothing, and so may draw.
  return square !== undefined && plays(Number(square)) ? null : { kind: 'draw' };
}

/**
 * Listens for the keys of the table.
 * @param table what lies there, or null while another screen or a dialog has the keys
 */
export function listenForKeys(target: Document, table: () => KeyTable | null, act: (act: KeyAct, pressedAt: number) => void): void {
  target.addEventListener('keydown', (event) => {
    const there = table();
    if (there === null) return;
    // A button would take each repeat of a key held down as another press.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    const asked = keyAct(event, there);
    if (asked === null) return;
    event.preventDefault();
    act(asked, event.timeStamp);
  });
  // The key that called when it went down must not press the burst when it is lifted.
  target.addEventListener('keyup', (event) => {
    if (event.key === ' ' && event.target instanceof Element && event.target.matches('.snag')) event.preventDefault();
  });
}

/** From so many milliseconds on a press that looks is held, and ends with its lifting. */
export const HELD_MS = 350;

/** Listens for the key that looks at the rack being lifted after it was held. */
export function listenForHeldLook(target: Document, lifted: () => void): void {
  let wentDown: number | null = null;
  target.addEventListener('keydown', ({ key, repeat, timeStamp }) => { if (key.toLowerCase() === 'l' && !repeat) wentDown = timeStamp; });
  target.addEventListener('keyup', ({ key, timeStamp }) => {
    if (key.toLowerCase() !== 'l' || wentDown === null) return;
    if (timeStamp - wentDown >= HELD_MS) lifted();
    wentDown = null;
  });
}
