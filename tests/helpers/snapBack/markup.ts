/** A template as text, with all that is in it: what a page would show of it, without a page. */
import { nothing } from 'lit-html';

interface Drawn { readonly strings: readonly string[]; readonly values: readonly unknown[] }

/** The markup of a template. What acts has no text; of directives it is what they are told. */
export function markupOf(value: unknown): string {
  if (value === nothing || value === null || value === undefined || typeof value === 'function') return '';
  if (Array.isArray(value)) return value.map(markupOf).join('');
  if (typeof value !== 'object') return String(value);
  if ('strings' in value) {
    const { strings, values } = value as Drawn;
    return strings.map((text, i) => text + (i < values.length ? markupOf(values[i]) : '')).join('');
  }
  if ('values' in value) return markupOf((value as Drawn).values);
  return JSON.stringify(value);
}
