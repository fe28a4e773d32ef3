/** Fetches what somebody wants to continue, as it lies in the library now: another tab may have played on since it was shown. */
import type { Match } from '../../match/match';
import type { OpenedGame } from '../../session/savedGame';
import type { SaveQueue } from '../../storage/saveQueue';
import type { StartNotice } from '../../ui/notice';
import { pause, type GameLibrary } from '../gameLibrary';

/** A game that is continued; or the last one of a match (not null) whose next game is to begin. */
export interface Continued {
  readonly game: OpenedGame;
  readonly match: Match | null;
}

export interface FetchPorts {
  readonly library: Pick<GameLibrary, 'find' | 'match' | 'openMatches'>;
  readonly saveQueue: Pick<SaveQueue, 'settled'>;
}

export interface Fetched {
  /** Null where it is not to be had. */
  readonly continued: Continued | null;
  readonly notices: readonly StartNotice[];
}

/** The game with this id. @param counted whether one that is over is wanted too */
export async function fetchGame(id: string, counted: boolean, ports: FetchPorts): Promise<Fetched> {
  const { game, notices } = await read(id, ports);
  return { continued: game && (counted || !game.saved.ended) ? { game, match: null } : null, notices };
}

/** The match with this id, if its next game can still begin. @param last the last game of it */
export async function fetchMatch(id: string, last: string, ports: FetchPorts): Promise<Fetched> {
  const { game, notices } = await read(last, ports);
  try {
    const match = (await ports.library.openMatches()).open.find((one) => one.match.id === id)?.match;
    return { continued: game && match ? { game, match } : null, notices };
  } catch {
    return { continued: null, notices };
  }
}

async function read(
  id: string, { library, saveQueue }: FetchPorts,
): Promise<{ readonly game: OpenedGame | null; readonly notices: readonly StartNotice[] }> {
  try {
    await saveQueue.settled();
    const { game, problem } = await library.find(id);
    // To read a game and to open it are two tasks: each is long enough for a slow page.
    await pause();
    return { game, notices: problem ? [{ kind: 'brokenGame', problem }] : [] };
  } catch {
    return { game: null, notices: [] };
  }
}

/** The card that a game is written on; null for a game by itself, and where it is not to be had. */
export async function fetchCard(
  { saved: { match: id } }: OpenedGame, library: FetchPorts['library'],
): Promise<{ readonly card: Match | null; readonly notices: readonly StartNotice[] }> {
  if (id === undefined) return { card: null, notices: [] };
  try {
    const { match, problem } = await library.match(id);
    return { card: match, notices: problem ? [{ kind: 'brokenMatch', problem }] : [] };
  } catch {
    return { card: null, notices: [] };
  }
}
