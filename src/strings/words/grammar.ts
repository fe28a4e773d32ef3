/** How names stand in sentences. What a language does with them is said in its own messages: this gives it what it chooses by. */
import { UNNAMED_ME, isNobody } from '../../setup/names';
import { list } from '../formats';
import { say } from '../say';
import { yesNo, type YesNo } from './yesNo';

/** Whether a name is the word or the mark for the player of this device, who has no other name. */
export function isYou(name: string): boolean {
  return name === UNNAMED_ME || name === say('name-you');
}

/** Whether somebody goes by a word that stands in the place of a name: "You", or "Player", which is no name to say "I am …" with. */
export function isUnnamed(name: string): boolean {
  return isYou(name) || name === say('person-1');
}

/**
 * A name as it is shown. A mark stands in the place of one that was deleted, perhaps with a number: "Somebody", "Somebody 2"; and in the
 * place of one that the player of this device has not got yet: "You".
 */
export function shownName(name: string): string {
  if (name === UNNAMED_ME) return say('name-you');
  if (!isNobody(name)) return name;
  const nth = / (\d+)$/u.exec(name)?.[1];
  return nth === undefined ? say('name-somebody') : say('name-somebody-nth', { nth });
}

/** What a sentence about somebody is made with. */
export interface Who {
  /** Whether it is said to them rather than of them. */
  readonly you: YesNo;
  readonly name: string;
  /** Their name as it stands before what is theirs: "Ann’s left". */
  readonly genitive: string;
}

/** Whether a name ends in a sound after which many languages put no s. */
export function hisses(name: string): boolean {
  return /[sxz]$/iu.test(name);
}

/** Somebody by their name. @param you whether they are who reads this */
export function who(name: string, you = isYou(name)): Who {
  const shown = shownName(name);
  return { you: yesNo(you), name: shown, genitive: say('name-genitive', { name: shown, hisses: yesNo(hisses(shown)) }) };
}

/** Several people as a sentence begins: "You and Ann". @param people by name, and whether they are who reads this */
export function subjects(people: readonly { readonly name: string; readonly you?: boolean | undefined }[]): string {
  return list(people.map(({ name, you }, i) => (i === 0 ? subject(name, you) : inside(name, you))));
}

/** Somebody as a sentence begins: "Ann", "You". */
export function subject(name: string, you = isYou(name)): string {
  return you ? say('name-you') : shownName(name);
}

/** Somebody who does something, in the middle of a sentence: "Ann", "you". */
export function inside(name: string, you = isYou(name)): string {
  return you ? say('name-you-inside') : shownName(name);
}

/** Somebody to whom something is done: "Ann", "you". */
export function object(name: string, you = isYou(name)): string {
  return you ? say('name-you-object') : shownName(name);
}

/** With a capital in front, as a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
