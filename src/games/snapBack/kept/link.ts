/**
 * The game that a link asks for, as in `?guest=snap-back&play=ann,computer:viola&pace=2.5&dice=3&minutes=10&cards=WORD`. `minutes=none` has
 * no end but a true 6, with `hurry=off` nothing hurries. What is left out is as usual.
 */
import { cleanText, COMPUTER_SEAT, isTooLong, NAME_LENGTH, SEED_LENGTH } from '../../../setup/names';
import { CHARACTERS, DEFAULT_CHARACTER, type Character } from '../../../setup/players';
import { MAX_SEATS } from '../rules/game';
import { isDie } from '../rules/result';
import { openDraft, type Draft, type DraftSeat } from './draft';
import { LENGTHS, MAX_PEOPLE, PACES, USUAL_TERMS } from './setup';

/** What of a link nobody can play by; `found` as it stands there, shortened. */
export type LinkProblem =
  | { readonly code: 'character' | 'pace' | 'dice' | 'minutes' | 'hurry'; readonly found: string }
  | { readonly code: 'seats' | 'people'; readonly most: number }
  | { readonly code: 'cards'; readonly most: number };

export interface LinkedGame {
  /** Who plays and how, as far as the link can be read. */
  readonly draft: Draft;
  /** The word of the cards; null where the link names none. */
  readonly cards: string | null;
  /** What was refused first; null: nothing was. */
  readonly problem: LinkProblem | null;
}

/** @returns null where the link says nothing of a game */
export function gameFromLink(asked: URLSearchParams): LinkedGame | null {
  const play = asked.get('play');
  if (play === null) return null;
  const problems: LinkProblem[] = [];
  const refuse = (problem: LinkProblem): null => {
    problems.push(problem);
    return null;
  };
  const read = <T>(name: 'pace' | 'dice' | 'minutes' | 'hurry', usual: T, of: (word: string) => T | undefined): T => {
    const word = asked.get(name);
    if (word === null) return usual;
    const value = of(cleanText(word).toLowerCase());
    if (value !== undefined) return value;
    refuse({ code: name, found: cleanText(word).slice(0, NAME_LENGTH) });
    return usual;
  };
  const seats = seatsIn(play, refuse);
  const cards = cleanText(asked.get('cards') ?? '');
  const terms = {
    pace: read('pace', USUAL_TERMS.pace, (word) => PACES.find((pace) => pace === Number(word) * 1000)),
    dice: read('dice', USUAL_TERMS.dice, (word) => (isDie(Number(word)) ? Number(word) : undefined)),
    minutes: read<(typeof LENGTHS)[number]>('minutes', USUAL_TERMS.minutes, (word) =>
      (word === 'none' ? null : LENGTHS.find((minutes) => minutes !== null && String(minutes) === word))),
    untimed: read('hurry', USUAL_TERMS.untimed, (word) => (word === 'on' ? false : word === 'off' ? true : undefined)),
  };
  const isLong = isTooLong(cards, SEED_LENGTH);
  if (isLong) refuse({ code: 'cards', most: SEED_LENGTH });
  return { draft: openDraft({ ...terms, seats }), cards: cards === '' || isLong ? null : cards, problem: problems[0] ?? null };
}

function seatsIn(play: string, refuse: (problem: LinkProblem) => null): readonly DraftSeat[] {
  const written = play.split(',', MAX_SEATS + 1).map(cleanText);
  const named = written.flatMap((name): DraftSeat[] => {
    const computer = COMPUTER_SEAT.exec(name);
    if (!computer) return name === '' ? [] : [{ kind: 'local', name: capitalised(name) }];
    const level = computer[1]?.toLowerCase() ?? DEFAULT_CHARACTER;
    if (isCharacter(level)) return [{ kind: 'bot', level }];
    refuse({ code: 'character', found: level.slice(0, NAME_LENGTH) });
    return [];
  });
  const people = named.filter(({ kind }) => kind === 'local').length;
  // Computers do not play alone: whoever follows a link that names nobody else plays them.
  const seats: readonly DraftSeat[] = people === 0 && named.length > 0 ? [{ kind: 'local', me: true }, ...named] : named;
  if (Math.max(written.length, seats.length) > MAX_SEATS) refuse({ code: 'seats', most: MAX_SEATS });
  if (people > MAX_PEOPLE) refuse({ code: 'people', most: MAX_PEOPLE });
  return seats;
}

function isCharacter(level: string): level is Character {
  return (CHARACTERS as readonly string[]).includes(level);
}

function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
