/** The game that a link asks for, as in `?game=whist&play=ann,computer:viola`: who plays, and how its words are read. */
import { cleanText, COMPUTER_SEAT, isTooLong, NAME_LENGTH, SEED_LENGTH } from '../setup/names';
import { CHARACTERS, DEFAULT_CHARACTER, type Character } from '../setup/players';
import type { DraftSeat } from './draftSeats';
import type { SeatLimits } from './seats';

/** What of a link nobody can play by. `Word`: the words that say how is played; `Seed`: the one that chance hangs on. */
export type LinkProblem<Word extends string, Seed extends string> =
  Each<'character' | Word, { readonly found: string }> | Each<'seats' | 'people' | Seed, { readonly most: number }>;

/** One for each code, so that a code says which it is. */
type Each<Code extends string, Rest> = Code extends string ? Rest & { readonly code: Code } : never;

export interface LinkReader<Word extends string, Seed extends string> {
  readonly seats: readonly DraftSeat<never>[];
  /** What a word says; where it says nothing that is known, that is refused, and all is as usual. */
  read<Value>(name: Word, usual: Value, of: (word: string) => Value | undefined): Value;
  /** The word that chance hangs on; null where the link names none. */
  seed(name: Seed): string | null;
  /** What was refused first; null: nothing was. */
  problem(): LinkProblem<Word, Seed> | null;
}

/** Reads a link. @returns null where it says nothing of a game */
export function readLink<Word extends string, Seed extends string>(
  asked: URLSearchParams, limits: Pick<SeatLimits, 'most' | 'people'>,
): LinkReader<Word, Seed> | null {
  const play = asked.get('play');
  if (play === null) return null;
  const problems: LinkProblem<Word, Seed>[] = [];
  const refuse = (problem: LinkProblem<Word, Seed>): null => {
    problems.push(problem);
    return null;
  };
  return {
    seats: seatsIn(play, limits, refuse),
    read(name, usual, of) {
      const word = asked.get(name);
      if (word === null) return usual;
      const value = of(cleanText(word).toLowerCase());
      if (value !== undefined) return value;
      refuse({ code: name, found: cleanText(word).slice(0, NAME_LENGTH) } as LinkProblem<Word, Seed>);
      return usual;
    },
    seed(name) {
      const word = cleanText(asked.get(name) ?? '');
      if (isTooLong(word, SEED_LENGTH)) return refuse({ code: name, most: SEED_LENGTH } as LinkProblem<Word, Seed>);
      return word === '' ? null : word;
    },
    problem: () => problems[0] ?? null,
  };
}

function seatsIn(
  play: string, { most, people: mostPeople }: Pick<SeatLimits, 'most' | 'people'>, refuse: (problem: LinkProblem<never, never>) => null,
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
