/** The game that a link asks for, as in `?game=whist&play=ann,computer:viola`: who plays, and how its words are read. */
import { cleanText, COMPUTER_SEAT, isTooLong, NAME_LENGTH, SEED_LENGTH } from '../setup/names';
import { CHARACTERS, DEFAULT_CHARACTER, type Character } from '../setup/players';
import type { DraftSeat, SeatLimits } from './seats';

/**
 * What of a link nobody can play by: a word that says nothing that is known, or more than there may be. Codes beside `character`, `seats`
 * and `people` are words of the link.
 */
export type LinkProblem = { readonly code: string; readonly found: string } | { readonly code: string; readonly most: number };

export interface LinkReader {
  readonly seats: readonly DraftSeat<never>[];
  /** What a word says; undefined where the link has none. One that says nothing that is known is refused. */
  read<Value>(word: string, of: (text: string) => Value | undefined): Value | undefined;
  /** The word that chance hangs on; null where the link names none. */
  seed(word: string): string | null;
  /** What was refused first; null: nothing was. */
  problem(): LinkProblem | null;
}

/** Reads a link. @returns null where it says nothing of a game */
export function readLink(asked: URLSearchParams, limits: Pick<SeatLimits, 'most' | 'people'>): LinkReader | null {
  const play = asked.get('play');
  if (play === null) return null;
  const problems: LinkProblem[] = [];
  const refuse = (problem: LinkProblem): null => {
    problems.push(problem);
    return null;
  };
  return {
    seats: seatsIn(play, limits, refuse),
    read(word, of) {
      const text = asked.get(word);
      if (text === null) return undefined;
      const value = of(cleanText(text).toLowerCase());
      if (value === undefined) refuse({ code: word, found: cleanText(text).slice(0, NAME_LENGTH) });
      return value;
    },
    seed(word) {
      const text = cleanText(asked.get(word) ?? '');
      if (isTooLong(text, SEED_LENGTH)) return refuse({ code: word, most: SEED_LENGTH });
      return text === '' ? null : text;
    },
    problem: () => problems[0] ?? null,
  };
}

function seatsIn(
  play: string, { most, people: mostPeople }: Pick<SeatLimits, 'most' | 'people'>, refuse: (problem: LinkProblem) => null,
): readonly DraftSeat<never>[] {
  const written = play.split(',', most + 1).map(cleanText);
  const named = written.flatMap((name): DraftSeat<never>[] => {
    const computer = COMPUTER_SEAT.exec(name);
    if (!computer) return name === '' ? [] : [{ kind: 'local', name: capitalised(name) }];
    const level = computer[1]?.toLowerCase() ?? DEFAULT_CHARACTER;
    if (isCharacter(level)) return [{ kind: 'bot', level }];
    refuse({ code: 'character', found: level.slice(0, NAME_LENGTH) });
    return [];
  });
  const people = named.filter(({ kind }) => kind === 'local').length;
  // Computers do not play alone: whoever follows a link that names nobody else plays them.
  const seats: readonly DraftSeat<never>[] = people === 0 && named.length > 0 ? [{ kind: 'local', me: true }, ...named] : named;
  if (Math.max(written.length, seats.length) > most) refuse({ code: 'seats', most });
  if (people > mostPeople) refuse({ code: 'people', most: mostPeople });
  return seats;
}

function isCharacter(level: string): level is Character {
  return (CHARACTERS as readonly string[]).includes(level);
}

function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
