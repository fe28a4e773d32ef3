/** What stands on the small score pad at the table's side: pure data, which page or picture write down. */
import { lettersOf } from '../setup/letters';
import type { CardState } from '../match/cardState';

export interface PadLine {
  /** The game's number on the card, from 1. */
  readonly game: number;
  readonly tiles: readonly number[];
  /** Whether it is the game that is on, which is written in lighter pencil. */
  readonly light: boolean;
}

export interface PadLines {
  /** By player, shortened to what a column holds. */
  readonly names: readonly string[];
  /** The last games, and the one that is on. */
  readonly lines: readonly PadLine[];
  /** How many ruled lines stay empty beneath them. */
  readonly empty: number;
  /**
   * The last line: the tiles of all games, with the one that is on. Where each game counts by itself: what each player is up or down, in
   * parts of a point. Null while nothing is written at all.
   */
  readonly sums: { readonly kind: 'tiles' | 'parts'; readonly figures: readonly number[] } | null;
}

/**
 * @param room how many lines the pad has between its head and its last line
 * @param letters how many letters of a name a column holds
 */
export function padLines({ players, games, now, totals, scores, playedFor }: CardState, room: number, letters: number): PadLines {
  const all: PadLine[] = games.map(({ cells }, i) => ({ game: i + 1, tiles: cells.map(({ tiles }) => tiles), light: false }));
  if (now) all.push({ game: games.length + 1, tiles: now, light: true });
  const lines = room < 1 ? [] : all.slice(-room);
  const figures = playedFor.kind === 'single'
    ? players.map((_, player) => (scores?.[player]?.plus ?? 0) - (scores?.[player]?.minus ?? 0))
    : totals.map((total, player) => total + (now?.[player] ?? 0));
  const written = playedFor.kind === 'single' ? games.length > 0 : all.length > 0;
  return {
    names: shortNames(players.map(({ name }) => name), letters), lines, empty: Math.max(0, room - lines.length),
    sums: written ? { kind: playedFor.kind === 'single' ? 'parts' : 'tiles', figures } : null,
  };
}

/**
 * Names of so many letters at most: a first word where that tells the player from all others, else the beginning. The number that tells
 * two of a name apart stays: "Wilhe… 2".
 */
export function shortNames(names: readonly string[], letters: number): string[] {
  const firsts = names.map((name) => name.split(' ')[0] ?? name);
  return names.map((name, player) => {
    if (lettersOf(name).length <= letters) return name;
    const first = firsts[player] ?? name;
    const alone = firsts.every((other, i) => i === player || other !== first);
    if (alone && lettersOf(first).length <= letters) return first;
    const number = / \d{1,2}$/u.exec(name)?.[0] ?? '';
    const kept = Math.max(1, letters - number.length - 1);
    return `${lettersOf(name).slice(0, kept).join('').trimEnd()}…${number}`;
  });
}
