/** What a template offers to press, for tests that need no browser: its buttons with their names, and what a press on them does. */
import { nothing, type TemplateResult } from 'lit-html';

export interface Offered {
  readonly name: string;
  readonly classes: string;
  readonly enabled: boolean;
  /** Presses it without a pointer, as a key or an aid does. @param at when */
  press(at: number): void;
}

interface Written { readonly text: string; readonly values: readonly unknown[] }

/** A list whose items keep their elements, or something that is another each time: both are directives, known by what they are handed. */
function spread(value: unknown): unknown {
  const { values } = value as { readonly values?: readonly unknown[] };
  if (!Array.isArray(values)) return '';
  const [first, second, third] = values as readonly unknown[];
  if (Array.isArray(first) && typeof third === 'function') {
    return first.map((item, i) => (third as (one: unknown, i: number) => unknown)(item, i));
  }
  return typeof second === 'object' && second !== null && 'strings' in second ? second : '';
}

/** A template as text, with `§0§` and so on for what is no text. */
function written(value: unknown, values: unknown[] = []): string {
  if (value === nothing || value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) return value.map((one) => written(one, values)).join('');
  if (typeof value === 'function') return `§${values.push(value) - 1}§`;
  if (typeof value !== 'object') return String(value);
  if (!('strings' in value)) return written(spread(value), values);
  const { strings, values: own } = value as TemplateResult;
  return strings.map((text, i) => text + (i < own.length ? written(own[i], values) : '')).join('');
}

/** All that stands in it. */
export function markupOf(template: TemplateResult | null): Written {
  const values: unknown[] = [];
  return { text: written(template, values), values };
}

const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|([^>]*?)(?=\\s+[@a-z-]+=|\\s*$))`, 'u').exec(tag)?.slice(1).find((one) => one !== undefined) ?? null;

/** Its buttons, in order. */
export function offeredBy(template: TemplateResult | null): readonly Offered[] {
  const { text, values } = markupOf(template);
  return [...text.matchAll(/<button([^>]*(?:=>[^>]*)*)>([\s\S]*?)<\/button>/gu)].map(([, tag = '', inside = '']) => {
    const handler = values[Number(/@click=§(\d+)§/u.exec(tag)?.[1] ?? -1)] as ((event: unknown) => void) | undefined;
    const label = attribute(tag, 'aria-label');
    const words = inside.replaceAll(/<span[^>]*aria-hidden="true"[\s\S]*?<\/span>/gu, '').replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]*>/gu, '');
    return {
      name: (label === null || label === '' ? words : label).trim(), classes: attribute(tag, 'class') ?? '',
      enabled: attribute(tag, 'aria-disabled') !== 'true' && handler !== undefined,
      press: (at) => handler?.({ detail: 0, button: 0, timeStamp: at, preventDefault() {} }),
    };
  });
}
