/** Numbers, dates and lists as a language writes them: the browser knows how, once it has the language's tag. */
import { languageTag } from './say';

export interface Formats {
  /** "4, 5, 6 and 7". */
  readonly list: (items: readonly (string | number)[]) => string;
  /** A number with so many places after the point: "17.5"; fewer where they are not needed, but no fewer than `least`. */
  readonly number: (value: number, most?: number, least?: number) => string;
  /** A day and the time on it: "21 November 2026 at 08:43". */
  readonly dayAndTime: (milliseconds: number) => string;
  /** A date, given as a moment of it in Greenwich: "21 Nov", or with its day of the week "Saturday 21 November". */
  readonly shortDate: (moment: Date) => string;
  readonly longDate: (moment: Date) => string;
  /** Which form of a noun goes with a number: 'one' or 'other' in English; other languages have more. */
  readonly plural: (number: number) => Intl.LDMLPluralRule;
  /** A key of the keyboard as it is written on it. */
  readonly upper: (text: string) => string;
}

/** The formats of a language. @param tag as browsers know it, such as `en-GB` */
export function formatsOf(tag: string): Formats {
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' });
  const days = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' });
  const short = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(tag, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  const plurals = new Intl.PluralRules(tag);
  const numbers = new Map<string, Intl.NumberFormat>();
  return {
    list: (items) => lists.format(items.map(String)),
    number(value, most = 0, least = 0) {
      const key = `${most} ${least}`;
      const format = numbers.get(key) ?? new Intl.NumberFormat(tag, { maximumFractionDigits: most, minimumFractionDigits: least });
      numbers.set(key, format);
      return format.format(value);
    },
    dayAndTime: (milliseconds) => days.format(milliseconds),
    shortDate: (moment) => short.format(moment),
    longDate: (moment) => long.format(moment),
    plural: (number) => plurals.select(number),
    upper: (text) => text.toLocaleUpperCase(tag),
  };
}

const known = new Map<string, Formats>();

/** The formats of the language that is spoken now. */
export function formats(): Formats {
  const tag = languageTag();
  const own = known.get(tag) ?? formatsOf(tag);
  known.set(tag, own);
  return own;
}

/** "4, 5, 6 and 7", in the language that is spoken now. */
export function list(items: readonly (string | number)[]): string {
  return formats().list(items);
}

/** A number with one place after the point, if it needs one: "17.5". */
export function oneDecimal(value: number): string {
  return formats().number(value, 1);
}

/** Milliseconds as seconds, to so many places: "0.8". */
export function seconds(milliseconds: number, places = 1): string {
  return formats().number(milliseconds / 1000, places, places);
}

/** Whole seconds as minutes and seconds: "6:40". */
export function minutes(whole: number): string {
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A key of the keyboard as it is written on it. */
export function upper(text: string): string {
  return formats().upper(text);
}
