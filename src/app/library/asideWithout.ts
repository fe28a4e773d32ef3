/**
 * How a name is taken out of what was put aside because it could not be read. Nobody knows what such a row is, so a mark takes the place of
 * every text in it that is the name. Pure.
 */
import type { Aside } from '../../storage/everything';
import { openKeptRow } from '../../storage/entries/gameRows';
import { NOBODY, freeName, sameName } from '../../setup/names';
import { traineeOf } from '../../training/trainee';

/** @param me what the player of this device is called, null while they have no name @returns null where all of it was this person's */
export function asideWithout(aside: Aside, name: string, me: string | null): Aside | null {
  const row = openKeptRow(aside.game);
  if (row?.kind === 'person' && traineeOf(name, me).includes(row.id)) return null;
  const texts: string[] = [];
  replaced(aside.game, (text) => {
    texts.push(text);
    return text;
  });
  if (!texts.some((text) => sameName(text, name))) return aside;
  const mark = freeName(NOBODY, texts);
  return { ...aside, game: replaced(aside.game, (text) => (sameName(text, name) ? mark : text)) };
}

/** A value with every text in it replaced, and the rest as it is. What is nested is waited for in a list: it may be very deep. */
function replaced(value: unknown, by: (text: string) => string): unknown {
  const top: Record<string, unknown> = {};
  const open: { readonly from: unknown; readonly into: Record<string, unknown> | unknown[]; readonly key: string }[] = [
    { from: value, into: top, key: 'value' },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const { from, into, key } = next;
    const made = typeof from === 'string' ? by(from) : Array.isArray(from) ? [] : isPlain(from) ? {} : from;
    Object.defineProperty(into, key, { value: made, writable: true, enumerable: true, configurable: true });
    if (made === from || typeof made !== 'object' || made === null) continue;
    for (const inner of Object.keys(from as object)) {
      open.push({ from: (from as Record<string, unknown>)[inner], into: made as Record<string, unknown>, key: inner });
    }
  }
  return top['value'];
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  return Object.prototype.toString.call(value) === '[object Object]';
}
