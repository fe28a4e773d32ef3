/** What is agreed before a game: who plays, by which rules, how fast; and the same as a link's text, checked. */
import { MAX_SEATS, MIN_SEATS, PRINTED_RULES, type HouseRules } from '../rules/options';
import { MAX_TEXT_LENGTH } from '../rules/record';
import type { SetupProblem } from './problems';
import type { Shape } from './viewState';

export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** The times to call that can be agreed, in seconds. */
export const CALL_SECONDS = [3, 5, 8] as const;
/** null: no clock. */
export type CallSeconds = (typeof CALL_SECONDS)[number] | null;

/** How long a name or the word for a deal may be, in characters. */
export const NAME_LENGTH = 20;
export const SEED_LENGTH = 40;

/** What a computer seat is called in a link. */
const COMPUTER = 'computer';

export interface Player {
  readonly name: string;
  readonly kind: 'person' | 'computer';
  /** The mark of the player; where none is given, that of the place in the set-up. */
  readonly shape?: Shape | undefined;
}

export interface GameSetup {
  /** As they sat down; in order of play when that is given. */
  readonly players: readonly Player[];
  /** Whether the order of play is drawn first, or is that of `players`, the first to start. */
  readonly order: 'drawn' | 'given';
  /** The word from which the tiles are scrambled. */
  readonly seed: string;
  readonly rules: HouseRules;
  readonly callSeconds: CallSeconds;
  readonly pace: Pace;
}

export type SetupOutcome =
  | { readonly ok: true; readonly setup: GameSetup }
  | { readonly ok: false; readonly problem: SetupProblem };

/**
 * A name or word as it is kept: white space folded, control characters and those that turn the direction of writing
 * removed, so that a name cannot garble the sentences around it. The joiners that some scripts and emoji need stay.
 */
export function cleanText(text: string): string {
  return text.normalize('NFC').replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, ' ').replaceAll(/\s+/gu, ' ').trim();
}

/** Longer than so many characters as people count them, or than a record holds. */
function isTooLong(text: string, most: number): boolean {
  return text.length > MAX_TEXT_LENGTH || [...new Intl.Segmenter().segment(text)].length > most;
}

/** Checks what was agreed, as it is typed or came in a link. Names come out clean, and without the comma that parts them in a link. */
export function checkSetup(setup: GameSetup): SetupOutcome {
  const players = setup.players.map((player) => ({ ...player, name: cleanText(player.name.replaceAll(',', ' ')) }));
  const seed = cleanText(setup.seed);
  const problem = findProblem(players, seed);
  return problem ? { ok: false, problem } : { ok: true, setup: { ...setup, players, seed } };
}

function findProblem(players: readonly Player[], seed: string): SetupProblem | null {
  if (players.length < MIN_SEATS) return { code: 'too-few-players', players: players.length };
  if (players.length > MAX_SEATS) return { code: 'too-many-players', players: players.length };
  const seen = new Set<string>();
  for (const [seat, { name, kind }] of players.entries()) {
    // Joiners are not to be seen: they make neither a name nor a difference.
    const visible = name.replaceAll(/[\u200c\u200d]/gu, '');
    if (visible.trim() === '') return { code: 'no-name', seat };
    if (isTooLong(name, NAME_LENGTH)) return { code: 'long-name', name };
    const folded = visible.toLocaleLowerCase('en');
    if (kind === 'person' && folded === COMPUTER) return { code: 'computers-name', name };
    if (seen.has(folded)) return { code: 'same-name', name };
    seen.add(folded);
  }
  return seed === '' || isTooLong(seed, SEED_LENGTH) ? { code: 'bad-seed' } : null;
}

/**
 * The game that a link asks for, as in `?play=ann,computer&deal=SEED&pace=fast`.
 * @param freshSeed the word for the deal where the link names none
 * @returns null when the link asks for no game
 */
export function setupFromLink(query: string, freshSeed: () => string): SetupOutcome | null {
  const asked = new URLSearchParams(query);
  const play = asked.get('play');
  if (play === null) return null;
  const pace = asked.get('pace') ?? 'normal';
  if (!isPace(pace)) return { ok: false, problem: { code: 'unknown-pace', pace: cleanText(pace).slice(0, NAME_LENGTH) } };
  let computers = 0;
  const players = play.split(',', MAX_SEATS + 1).map((written): Player => {
    const name = cleanText(written);
    if (name.toLowerCase() !== COMPUTER) return { name: capitalised(name), kind: 'person' };
    computers += 1;
    return { name: computers === 1 ? 'Computer' : `Computer ${computers}`, kind: 'computer' };
  });
  return checkSetup({
    players, order: 'given', seed: asked.get('deal') ?? freshSeed(), rules: PRINTED_RULES, callSeconds: defaultCallSeconds(players), pace,
  });
}

/** The link that starts this very deal again. Names that are computers' go as `computer`. */
export function linkTo(setup: GameSetup): string {
  const play = setup.players.map(({ name, kind }) => (kind === 'computer' ? COMPUTER : name)).join(',');
  return `?${new URLSearchParams({ play, deal: setup.seed, pace: setup.pace }).toString()}`;
}

/**
 * The game after one that ended: the winner starts, the seats stay as they were. Of tied winners the one who comes first
 * from the last starter leftward starts (RULES, rule 9 and its decision).
 * @param setup with its players in the order of play of the game that ended, the starter first
 * @param tiles what each of them has won
 */
export function nextGame(setup: GameSetup, tiles: readonly number[], seed: string): GameSetup {
  const winner = tiles.indexOf(Math.max(...tiles));
  return { ...setup, order: 'given', seed, players: [...setup.players.slice(winner), ...setup.players.slice(0, winner)] };
}

/** Five seconds against computers, no clock among persons (RULES, decision on the clock). */
export function defaultCallSeconds(players: readonly Player[]): CallSeconds {
  return players.filter(({ kind }) => kind === 'person').length > 1 ? null : 5;
}

export function isPace(value: unknown): value is Pace {
  return (PACES as readonly unknown[]).includes(value);
}

function capitalised(name: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase('en') + rest.join('');
}
