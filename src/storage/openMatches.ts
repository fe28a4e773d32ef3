/** Finds the matches that are between two games, whose next game can be begun: not over, no game under way, not taken off the list. */
import type { GameSummary } from '../session/gameSummary';
import { readMatch } from '../match/savedMatch';
import { inCardOrder, type Match } from '../match/match';
import { answer } from './disk';
import type { MatchSummary } from './matchSummary';

/** A match, and the last of its games that is kept: how its players sit, and by which rules they play, is taken from there. */
export interface OpenMatch { readonly match: Match; readonly last: GameSummary }

export interface FoundMatches {
  readonly open: readonly OpenMatch[];
  /** The ids of matches that cannot be read. */
  readonly broken: readonly string[];
}

/** What can be continued by another game, in a transaction over matches and summaries. Nothing is believed unchecked. */
export async function findOpenMatches(at: (store: string) => IDBObjectStore): Promise<FoundMatches> {
  const candidates: MatchSummary[] = await answer(at('matchSummaries').index('open').getAll(1));
  const open: OpenMatch[] = [];
  const broken: string[] = [];
  for (const { id } of candidates) {
    const [value, underWay]: [unknown, number] = await Promise.all([
      answer(at('series').get(id)), answer(at('summaries').index('match').count([id, 0])),
    ]);
    if (value === undefined || underWay > 0) continue;
    const opened = readMatch(value);
    if (!opened.ok) broken.push(id);
    const last = opened.ok ? await lastGame(opened.match, at('summaries')) : null;
    if (opened.ok && last) open.push({ match: opened.match, last });
  }
  return { open, broken };
}

/** The last game of a match that is kept, by the players of its card. A game can be deleted while its line on the card stays. */
async function lastGame(match: Match, summaries: IDBObjectStore): Promise<GameSummary | null> {
  for (const { id } of match.games.toReversed()) {
    const summary: GameSummary | undefined = await answer(summaries.get(id));
    if (summary?.over !== 1) continue;
    const names = summary.seats.map(({ name }) => name);
    if (inCardOrder(match, names, names)) return summary;
  }
  return null;
}
