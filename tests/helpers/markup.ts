/**
 * The markup of a template as text, for tests that need no browser: what stands in it, in its order. Listeners and directives are left out,
 * and nothing is escaped.
 */
import { nothing, type TemplateResult } from 'lit-html';

const isTemplate = (value: unknown): value is TemplateResult => typeof value === 'object' && value !== null && 'strings' in value;

/** @param value a template, or whatever else may stand in one */
export function markup(value: unknown): string {
  if (Array.isArray(value)) return value.map(markup).join('');
  if (isTemplate(value)) return value.strings.map((text, i) => text + (i < value.values.length ? markup(value.values[i]) : '')).join('');
  return value === nothing || value === null || typeof value === 'function' || typeof value === 'object' ? '' : String(value);
}
