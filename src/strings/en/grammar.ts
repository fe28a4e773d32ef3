/** How English joins words, counts things and writes numbers and dates. */
import { formatsOf } from '../formats';

/** The language of these words, for the page's `lang` and for the browser's formats. */
export const LANGUAGE = 'en-GB';

const formats = formatsOf(LANGUAGE);

export const { list, number, dayAndTime, shortDate, longDate, upper } = formats;

/** "1 tile", "4 tiles". Every English noun in the game has a plural in s. */
function counted(count: number, noun: string): string {
  return `${number(count)} ${formats.plural(count) === 'one' ? noun : `${noun}s`}`;
}

export const tileCount = (count: number): string => counted(count, 'tile');
export const moveCount = (count: number): string => counted(count, 'move');
export const gameCount = (count: number): string => counted(count, 'game');
export const practiceGameCount = (count: number): string => counted(count, 'practice game');
export const secondCount = (count: number): string => counted(count, 'second');
export const minuteCount = (count: number): string => counted(count, 'minute');
/** With a half, where there is one: "1.5 hours". */
export const hourCount = (count: number): string => `${oneDecimal(count)} ${count === 1 ? 'hour' : 'hours'}`;
export const computerCount = (count: number): string => counted(count, 'computer');
export const personCount = (count: number): string => `${number(count)} ${formats.plural(count) === 'one' ? 'person' : 'people'}`;
export const scoreCardCount = (count: number): string => counted(count, 'score card');

/** What the player of this device is called until they have a name. Sentences about them are said to them, not of them. */
export const YOU = 'You';

/** "Ann's", "Your"; "your" of a "you" that stands inside a sentence. */
export function possessive(name: string): string {
  return name === YOU || name === inside(YOU) ? `${name}r` : `${name}'s`;
}

/** The same where nothing follows it: "Ann's", "yours". */
export function possessed(name: string): string {
  return name === YOU || name === inside(YOU) ? `${inside(name)}rs` : possessive(name);
}

/** The verb that goes with a name: "Ann has", "You have". @param own as it goes with "you" */
export function does(name: string, verb: string, own: string): string {
  return `${name} ${name === YOU || name === inside(YOU) ? own : verb}`;
}

/** A name in the middle of a sentence: "Ann", "you". */
export function inside(name: string): string {
  return name === YOU ? 'you' : name;
}

/** With a capital in front, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A number with one place after the point, if it needs one: "17.5". */
export function oneDecimal(value: number): string {
  return number(value, 1);
}

/** Milliseconds as seconds, to so many places: "0.8". */
export function seconds(milliseconds: number, places = 1): string {
  return number(milliseconds / 1000, places, places);
}
