/**
 * The markup of a template as text, for tests that need no browser: what stands in it, in its order. Listeners are left out, and directives
 * but for the template in one; nothing is escaped.
 */
import { nothing, type TemplateResult } from 'lit-html';

const isTemplate = (value: unknown): value is TemplateResult => typeof value === 'object' && value !== null && 'strings' in value;

/** @param value a template, or whatever else may stand in one */
export function markup(value: unknown): string {
  if (Array.isArray(value)) return value.map(markup).join('');
  if (isTemplate(value)) return value.strings.map((text, i) => text + (i < value.values.length ? markup(value.values[i]) : '')).join('');
  // Such as a template that is made anew with each key.
  const directed = (value as { readonly values?: readonly unknown[] } | null)?.values?.at(-1);
  if (isTemplate(directed)) return markup(directed);
  return value === nothing || value === null || typeof value === 'function' || typeof value === 'object' ? '' : String(value);
}
