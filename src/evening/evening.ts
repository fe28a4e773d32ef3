/**
 * An evening: three to seven games that the same people and characters play one after the other, on one card that counts their places.
 * Plain data, and what becomes of it with whatever happens. The games themselves know nothing of it. Pure.
 */
import type { LevelName } from '../ai/levelNames';
import type { Mark } from '../seats/marks';

/** An evening has so many games. */
export const [FEWEST_GAMES, MOST_GAMES] = [3, 7];

/** Somebody who plays all of it: their place on the card stays theirs. */
export interface EveningPlayer {
  readonly name: string;
  /** `remote`: at a device of their own, at a table of several. */
  readonly kind: 'local' | 'bot' | 'remote';
  /** The character that a computer player plays as. */
  readonly level?: LevelName | undefined;
  readonly shape: Mark;
  /** Whether it is the player of this device. */
  readonly me?: true | undefined;
}

export interface EveningGame {
  /** Which game it is, by its word in links. */
  readonly game: string;
  /** The saved game's; null before it is begun. */
  readonly id: string | null;
  /** The place, from 1, to which each player came in it, in the order of the players; null before it was counted. */
  readonly places: readonly number[] | null;
  /** Whether it was left out: nobody gets anything for it. */
  readonly skipped?: true | undefined;
}

export interface Evening {
  readonly id: string;
  readonly version: 1;
  readonly players: readonly EveningPlayer[];
  readonly games: readonly EveningGame[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly savedAt: number;
  /** Whether it was ended before its last game. */
  readonly closed?: true | undefined;
}

/** An evening before its first game. @param games by their words in links, in the order in which they are played */
export function newEvening(
  { id, players, games, now }: Pick<Evening, 'id' | 'players'> & { readonly games: readonly string[]; readonly now: number },
): Evening {
  return {
    id, version: 1, players, games: games.map((game) => ({ game, id: null, places: null })), createdAt: now, savedAt: now,
  };
}

/** Whether nothing is left to be played of a game. */
export const isDone = ({ places, skipped }: EveningGame): boolean => places !== null || skipped === true;

/** Which game comes next, or is on, from 0; null once the evening is over. */
export function nextGame({ games, closed }: Pick<Evening, 'games' | 'closed'>): number | null {
  const next = games.findIndex((game) => !isDone(game));
  return closed || next < 0 ? null : next;
}

export const isOver = (evening: Pick<Evening, 'games' | 'closed'>): boolean => nextGame(evening) === null;

/** What somebody does to the game that comes next. */
export type EveningChange =
  /** It begins, under this id. */
  | { readonly type: 'begun'; readonly id: string }
  /** It came to this, for each player. */
  | { readonly type: 'counted'; readonly id: string; readonly places: readonly number[] }
  /** It was stopped, or can't be found any more: it can be begun once more. */
  | { readonly type: 'again' | 'skipped' }
  /** Another game takes its place. */
  | { readonly type: 'replaced'; readonly game: string }
  /** Nothing more is played. */
  | { readonly type: 'closed' };

/** The evening after a change. What is over stays as it is, and a game is counted once. */
export function eveningAfter(evening: Evening, change: EveningChange, now: number): Evening {
  const next = nextGame(evening);
  if (next === null) return evening;
  const game = evening.games[next]!;
  const become = (changed: EveningGame): Evening => ({ ...evening, savedAt: now, games: evening.games.with(next, changed) });
  switch (change.type) {
    case 'begun': return become({ ...game, id: change.id });
    case 'counted': return game.id === change.id ? become({ ...game, places: [...change.places] }) : evening;
    case 'again': return become({ ...game, id: null });
    case 'skipped': return become({ ...game, skipped: true });
    case 'replaced': return become({ game: change.game, id: null, places: null });
    case 'closed': return { ...evening, savedAt: now, closed: true };
  }
}

/** The same evening of two rows: the one in which more was played; of two alike the one that was saved last. */
export function furtherEvening(one: Evening, other: Evening): Evening {
  const rank = ({ games, closed, savedAt }: Evening): readonly number[] =>
    [closed ? 1 : 0, games.filter(isDone).length, games.filter(({ id }) => id !== null).length, savedAt];
  const [a, b] = [rank(one), rank(other)];
  const differs = a.findIndex((value, i) => value !== b[i]);
  if (differs >= 0) return a[differs]! > b[differs]! ? one : other;
  // Which comes first must not matter.
  return JSON.stringify(one) >= JSON.stringify(other) ? one : other;
}
