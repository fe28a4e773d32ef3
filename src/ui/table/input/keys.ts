/** What the keys of the table ask for. Which key does what stands in `setup/tableKeys`. Pure. */
import type { Tile } from '../../../rules/board';
import type { Seat } from '../../../rules/position';
import type { ReadingName } from '../../../strings/reading';
import { foldedKey, keyNamed, singlesOf, type KeyName, type KeySettings } from '../../../setup/tableKeys';

/** What a key asks for at the table. */
export type KeyAct =
  | { readonly kind: 'place'; readonly tile: Tile }
  /** `seat`: a player's own key; without it, whose move it is. */
  | { readonly kind: 'call'; readonly seat?: Seat }
  | { readonly kind: 'draw' | 'look' | 'menu' | 'rules' | 'hint' | 'takeBack' | 'mute' }
  /** Takes back what was begun, or opens the menu. */
  | { readonly kind: 'escape' }
  /** To hear something of the table. */
  | { readonly kind: 'read'; readonly what: ReadingName }
  /** A square was chosen whose tile cannot be played now: no more than that happens. */
  | { readonly kind: 'square'; readonly tile: Tile }
  /** In a drill: says of a square whether its tile is gone. */
  | { readonly kind: 'judge'; readonly gone: boolean }
  /** By the player who is asked. */
  | { readonly kind: 'answer'; readonly snag: boolean };

/** What keys have to know of the table. */
export interface KeyTable {
  readonly rack: readonly (Tile | null)[];
  readonly mayPlace: boolean;
  /** For each seat its own key to call with. */
  readonly callKeys: readonly (string | null)[];
  /** Whether somebody is asked: then these keys answer, and nothing else is played or called. */
  readonly asks: boolean;
  /** Whether a game that is over is looked at again: then keys of the table do no more than read. */
  readonly replayed: boolean;
  /** Whether the game is played for practice. */
  readonly practised: boolean;
  /** Whether it is asked of squares whether their tiles are gone. */
  readonly judged?: boolean;
  readonly keys: KeySettings;
}

/** What has the focus, as far as keys must know it: a square of the board by its number. */
export type Focus = 'page' | 'burst' | 'button' | { readonly square: Tile };

/** What a key means that went down while `focus` had the focus; null when it is nobody's, or the focused button's own. */
export function keyAct(key: string, focus: Focus, table: KeyTable): KeyAct | null {
  if (table.replayed) return readBy(keyNamed(key, table.keys, false)?.name) ?? anywhereAct(key, table.keys);
  if (key === 'Escape') return { kind: 'escape' };
  if (table.judged === true) {
    const gone = judged(key, table.keys);
    if (gone !== null) return { kind: 'judge', gone };
  }
  if (key === ' ' || key === 'Enter') return table.asks ? null : onElement(key, focus, table);
  return characterAct(key, table);
}

/** Left and right, or the first two keys of the rack: whether that says gone; null for other keys. */
function judged(key: string, keys: KeySettings): boolean | null {
  const [gone, come] = singlesOf('place', keys);
  if (key === 'ArrowLeft' || key === gone) return true;
  return key === 'ArrowRight' || key === come ? false : null;
}

/** What a key means on every screen, whatever has the focus there. */
export function anywhereAct(key: string, keys: KeySettings): KeyAct | null {
  return keyNamed(key, keys, false)?.name === 'mute' ? { kind: 'mute' } : null;
}

/** What a single character means: first a player's own key to call with, then what the list of keys says. */
function characterAct(key: string, { rack, callKeys, asks, keys, practised }: KeyTable): KeyAct | null {
  const caller = asks || !keys.singleKeys ? -1 : callKeys.indexOf(foldedKey(key));
  if (caller !== -1) return { kind: 'call', seat: caller };
  const named = keyNamed(key, keys, asks, practised);
  if (named === null) return null;
  return readBy(named.name) ?? (asks ? ANSWERS[named.name] ?? null : actOf(named.name, rack[named.nth] ?? null));
}

const ANSWERS: Readonly<Partial<Record<KeyName, KeyAct>>> = {
  call: { kind: 'answer', snag: true }, pass: { kind: 'answer', snag: false }, menu: { kind: 'menu' }, rules: { kind: 'rules' },
  mute: { kind: 'mute' }, takeBack: { kind: 'takeBack' },
};

const READS: Readonly<Partial<Record<KeyName, ReadingName>>> = {
  readRow: 'row', readColumn: 'column', readDiagonals: 'diagonals', readBoard: 'board', readScore: 'score', readTime: 'time',
};

/** What a key reads; null where it does something else. */
function readBy(name: KeyName | undefined): KeyAct | null {
  const what = name && READS[name];
  return what ? { kind: 'read', what } : null;
}

/** @param tile what stands on the rack where the key points to */
function actOf(name: KeyName, tile: Tile | null): KeyAct | null {
  switch (name) {
    case 'place': return tile === null ? null : { kind: 'place', tile };
    case 'call': case 'draw': case 'look': case 'menu': case 'rules': case 'hint': case 'takeBack': case 'mute':
      return { kind: name };
    default: return null;
  }
}

/** What Space and Enter mean on the element that has the focus; null where it takes them itself. */
function onElement(key: ' ' | 'Enter', focus: Focus, { rack, mayPlace }: KeyTable): KeyAct | null {
  switch (focus) {
    // A call is heard when the key goes down, on the burst itself too.
    case 'burst': return { kind: 'call' };
    case 'page': return { kind: key === ' ' ? 'call' : 'draw' };
    case 'button': return null;
    // Whoever walks the board must not call or end their move by a press that was meant for the square.
    default: return { kind: mayPlace && rack.includes(focus.square) ? 'place' : 'square', tile: focus.square };
  }
}
