/**
 * The codes that are printed for a record of Snap Back as a whole. They're older than those by the names of fields, which every later game
 * has, and programs read them (docs/record.md): so they stay.
 */
import { parseJson } from '../src/outside/json';
import type { SnapBackRecordRefusal } from '../src/games/snapBack/rules/record';

/** @param text the record that was refused @returns what is printed of why: the result that differs belongs to no event */
export function snapBackCodes(refusal: SnapBackRecordRefusal, text: string): object {
  if (refusal.code === 'result') return { code: 'result-differs', result: 'result' in refusal ? refusal.result : null };
  if (refusal.event >= 0 || refusal.code === 'too-large' || refusal.code === 'not-json') return refusal;
  return { event: -1, code: wholeCode(refusal.code, parseJson(text) as { readonly version?: unknown; readonly seats?: unknown }) };
}

function wholeCode(field: string, { version, seats }: { readonly version?: unknown; readonly seats?: unknown }): string {
  if (field === 'format' && typeof version === 'number' && version !== 1) return 'unknown-version';
  const names = field === 'seats' && Array.isArray(seats) && seats.every((name) => typeof name === 'string' && name !== '') ? seats : null;
  if (names === null) return 'not-a-record';
  return new Set(names).size < names.length ? 'name-twice' : 'bad-seats';
}
