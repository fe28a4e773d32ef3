/**
 * The game that a link asks for, as in `?game=snap&rules=b&play=ann,computer:pip&cards=WORD`. `rules` is the table; `packs=2` plays with
 * two packs, `ties=seat` without a pot for ties, `drum=2.5` lets a drum turn the cards every so many seconds and `drum=off` nobody but the
 * players, `keys=two` has a key of its own for the pot, and with `hurry=off` everybody is asked in turn. What is left out is as usual.
 */
import { cleanText, COMPUTER_SEAT, isTooLong, NAME_LENGTH, SEED_LENGTH } from '../../../setup/names';
import { CHARACTERS, DEFAULT_CHARACTER, type Character } from '../../../setup/players';
import { MAX_SEATS, TABLES, TIES } from '../rules/game';
import { openDraft, type Draft, type DraftSeat } from './draft';
import { BEATS, KEYS, USUAL_TERMS } from './setup';

const WORDS = ['rules', 'packs', 'ties', 'drum', 'keys', 'hurry'] as const;
type Word = (typeof WORDS)[number];

/** What of a link nobody can play by; `found` as it stands there, shortened. */
export type LinkProblem =
  | { readonly code: 'character' | Word; readonly found: string }
  | { readonly code: 'seats' | 'cards'; readonly most: number };

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
  const read = <T>(name: Word, usual: T, of: (word: string) => T | undefined): T => {
    const word = asked.get(name);
    if (word === null) return usual;
    const value = of(cleanText(word).toLowerCase());
    if (value !== undefined) return value;
    refuse({ code: name, found: cleanText(word).slice(0, NAME_LENGTH) });
    return usual;
  };
  const seats = seatsIn(play, refuse);
  const cards = cleanText(asked.get('cards') ?? '');
  const beat = read<(typeof BEATS)[number] | 'off' | undefined>('drum', undefined, (word) =>
    (word === 'off' ? word : BEATS.find((one) => one === Number(word) * 1000)));
  const terms = {
    table: read('rules', USUAL_TERMS.table, (word) => TABLES.find((one) => one.toLowerCase() === word)),
    packs: read<1 | 2 | undefined>('packs', undefined, (word) => ([1, 2] as const).find((one) => String(one) === word)),
    ties: read('ties', USUAL_TERMS.ties, (word) => TIES.find((one) => one === word)),
    keys: read('keys', USUAL_TERMS.keys, (word) => KEYS.find((one) => one === word)),
    asked: read('hurry', USUAL_TERMS.asked, (word) => (word === 'on' ? false : word === 'off' ? true : undefined)),
    ...(beat === undefined ? {} : beat === 'off' ? { drum: false } : { drum: true, beat }),
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
  // Computers do not play alone: whoever follows a link that names nobody else plays them.
  const isEmpty = named.length > 0 && named.every(({ kind }) => kind === 'bot');
  const seats: readonly DraftSeat[] = isEmpty ? [{ kind: 'local', me: true }, ...named] : named;
  if (Math.max(written.length, seats.length) > MAX_SEATS) refuse({ code: 'seats', most: MAX_SEATS });
  return seats;
}

function isCharacter(level: string): level is Character {
  return (CHARACTERS as readonly string[]).includes(level);
}

function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return first.toUpperCase() + rest.join('');
}
