/** Names and words as people type them: made clean, measured, and compared as people would. */
import { MAX_TEXT_LENGTH } from '../rules/options';
import { lettersOf } from './letters';

/** How long a name or the word for a deal may be, in characters. */
export const NAME_LENGTH = 20;
export const SEED_LENGTH = 40;

/** How a computer seat is written in a link: alone, or with its character, as in `computer:otto`. */
export const COMPUTER = 'computer';
export const COMPUTER_SEAT = /^computer\s*(?::\s*(.*))?$/iu;

/**
 * A name or word as it is kept: white space folded, control characters and those that turn the direction of writing
 * removed, so that a name cannot garble the sentences around it. The joiners that some scripts and emoji need stay.
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Longer than so many characters as people count them, or than a record holds. */
export function isTooLong(text: string, most: number): boolean {
  return text.length > MAX_TEXT_LENGTH || lettersOf(text).length > most;
}

/** What is kept in the place of a name that was deleted: a mark and no word, so that each language can say it as it does. */
export const NOBODY = '?';

/** What is kept as the name of the player of this device while they have none: each language has a word for it, as "You". */
export const UNNAMED_ME = 'You';

/** Whether a name only stands for one that was deleted: the mark, or the word that was kept until there was one; perhaps with a number. */
export function isNobody(name: string): boolean {
  return /^(?:\?|Somebody)(?: \d+)?$/u.test(name);
}

/** Whether a person can sit down under a name, as it stands. */
export function isPersonsName(name: string): boolean {
  const folded = foldedName(name);
  return name === cleanText(name.replaceAll(',', ' ')) && folded.trim() !== '' && !isTooLong(name, NAME_LENGTH)
    && !COMPUTER_SEAT.test(folded) && !isNobody(name);
}

/** Whether two names are one, however they are written. */
export function sameName(a: string, b: string): boolean {
  return foldedName(a) === foldedName(b);
}

/** A name as it is compared with others: joiners are not to be seen, so they make neither a name nor a difference. */
export function foldedName(name: string): string {
  return name.replaceAll(/[\u200c\u200d]/gu, '').toLocaleLowerCase('en');
}

/** The name itself if none of `taken` is called so, or else with the next free number: "Otto 2". */
export function freeName(name: string, taken: readonly string[]): string {
  const folded = new Set(taken.map(foldedName));
  let free = name;
  for (let number = 2; folded.has(foldedName(free)); number += 1) free = `${name} ${number}`;
  return free;
}
