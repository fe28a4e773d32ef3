/**
 * A challenge: the link to a deal for a friend, with who sends it and what they made of these tiles. The deal itself is written and read as
 * in every link (`links`).
 */
import { SQUARES } from '../rules/board';
import { FRIEND, linkTo, setupFromLink } from './links';
import { NAME_LENGTH, UNNAMED_ME, cleanText, sameName } from './names';
import type { SetupProblem } from './problems';
import { newNameProblem, type GameSetup } from './setup';

/** What is to be beaten in a game, and who set it; null where they did not say. */
export interface ToBeat {
  readonly by: string | null;
  readonly tiles: number;
}

export interface Challenge {
  /** The deal, with the friend's place under the word for a player without a name. Its pace is the sender's. */
  readonly setup: GameSetup;
  /** Who sends it; null where they did not say. */
  readonly by: string | null;
  /** The tiles that each seat won, in order of play; null where the link does not say. */
  readonly tiles: readonly number[] | null;
}

export type ChallengeOutcome =
  | { readonly ok: true; readonly challenge: Challenge }
  | { readonly ok: false; readonly problem: SetupProblem };

/** One number of tiles for each seat, as in `50-16`. */
const SCORE = /^\d{1,2}(?:-\d{1,2})*$/u;

/**
 * The challenge that a link is, as in `?play=you,computer:pip&deal=WORD&from=Ann&score=50-16`. Without a deal there is nothing to compare,
 * and without a person nobody to compare with: both are refused, as are names that nobody can have and scores that no game ends with.
 */
export function challengeFromLink(query: string): ChallengeOutcome {
  const read = setupFromLink(query, () => '');
  if (!read) return { ok: false, problem: { code: 'too-few-players', players: 0 } };
  if (!read.ok) return read;
  const { practice: _, ...setup } = read.setup;
  if (!setup.players.some(({ kind }) => kind === 'local')) return { ok: false, problem: { code: 'no-name', seat: 0 } };
  const asked = new URLSearchParams(query);
  const by = cleanText((asked.get('from') ?? '').replaceAll(',', ' '));
  const problem = by === '' ? null : newNameProblem(by);
  if (problem) return { ok: false, problem };
  const score = asked.get('score');
  const tiles = score === null ? null : tilesIn(score, setup.players.length);
  if (score !== null && tiles === null) {
    return { ok: false, problem: { code: 'bad-score', score: cleanText(score).slice(0, NAME_LENGTH) } };
  }
  return { ok: true, challenge: { setup, by: by === '' || sameName(by, UNNAMED_ME) ? null : by, tiles } };
}

/** The numbers of a score; null where it is none of a game for so many. */
function tilesIn(score: string, seats: number): readonly number[] | null {
  const written = cleanText(score);
  const tiles = SCORE.test(written) ? written.split('-').map(Number) : [];
  return tiles.length === seats && tiles.reduce((sum, one) => sum + one, 0) <= SQUARES.length ? tiles : null;
}

/** What is to be beaten: the most that a person won with these tiles; null where the link does not say. */
export function toBeatIn({ setup, by, tiles }: Challenge): ToBeat | null {
  const people = setup.players.flatMap(({ kind, name }, seat) => (kind === 'local' ? [{ name, tiles: tiles?.[seat] ?? 0 }] : []));
  const [best] = people.toSorted((a, b) => b.tiles - a.tiles);
  if (tiles === null || !best) return null;
  return { by: people.length === 1 ? by : best.name, tiles: best.tiles };
}

/**
 * The link for a friend: they sit where the only player sat, under a name of their own and at their own pace. Several players stay who they
 * are.
 * @param setup of a game that is over, its players in order of play
 * @param tiles what each of them won
 */
export function challengeTo(setup: GameSetup, tiles: readonly number[]): string {
  const people = setup.players.filter(({ kind }) => kind === 'local');
  const [only] = people;
  const alone = people.length === 1 && only ? only : null;
  const players = setup.players.map((player) => (player === alone ? { ...player, name: FRIEND } : player));
  const link = new URLSearchParams(linkTo({ ...setup, players }));
  link.delete('pace');
  if (alone && !sameName(alone.name, UNNAMED_ME)) link.set('from', alone.name);
  if (people.length > 0) link.set('score', tiles.join('-'));
  return `?${link.toString()}`;
}
