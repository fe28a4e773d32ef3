/** Finds the series that are between two games: not over, with no game under way, and not taken off the list. Their next game can be begun. */
import { openSaved, seatedPlayers, type OpenedGame } from '../session/savedGame';
import { readMatch } from '../match/savedMatch';
import { inCardOrder, isOver, type Match } from '../match/match';
import type { GameSetup } from '../setup/setup';
import type { Everything } from './store';

/** A series, and the last of its games that is kept: how its players sit, and by which rules they play, is taken from there. */
export interface OpenMatch { readonly series: Match; readonly last: OpenedGame }

export interface FoundMatches {
  readonly open: readonly OpenMatch[];
  /** The ids of cards that cannot be read. */
  readonly broken: readonly string[];
}

/** What of all that is kept can be gone on with by another game. Nothing is believed unchecked. */
export function findOpenMatches({ games, series }: Pick<Everything, 'games' | 'series'>): FoundMatches {
  const kept = games as readonly Partial<Record<'id' | 'series' | 'ended', unknown>>[];
  const underWay = new Set(kept.flatMap((game) => (game?.ended === true ? [] : [game?.series])));
  const byId = new Map(kept.map((game) => [game?.id, game]));
  const open: OpenMatch[] = [];
  const broken: string[] = [];
  for (const value of series) {
    const opened = readMatch(value);
    if (!opened.ok) {
      const id = (value as { readonly id?: unknown } | null)?.id;
      if (typeof id === 'string') broken.push(id);
      continue;
    }
    const one = opened.series;
    if (one.playedFor.kind === 'single' || one.closed || isOver(one) || underWay.has(one.id)) continue;
    const last = lastGame(one, byId);
    if (last) open.push({ series: one, last });
  }
  return { open, broken };
}

/** The last game of a series that is kept, whole, and by the players of its card. A game can be deleted while its line on the card stays. */
function lastGame(series: Match, games: ReadonlyMap<unknown, unknown>): OpenedGame | null {
  for (const { id } of series.games.toReversed()) {
    const opened = games.has(id) ? openSaved(games.get(id)) : null;
    if (!opened?.ok || !opened.game.saved.ended) continue;
    const names = opened.game.replayed.record.seats;
    if (inCardOrder(series, names, names)) return opened.game;
  }
  return null;
}

/** The setup of a game with its players in order of play, as the next game of the same players is made from it. */
export function setupPlayed({ saved: { setup }, picks }: OpenedGame): GameSetup {
  return { ...setup, players: seatedPlayers(setup, picks) };
}
