/** The summary of a match: what finds it, kept beside it. It is made anew from the match whenever its form changes. */
import { isOver } from '../match/counted';
import type { Match } from '../match/match';
import { foldedName } from '../setup/names';

export const MATCH_SUMMARY_VERSION = 1;

export interface MatchSummary {
  readonly id: string;
  readonly version: typeof MATCH_SUMMARY_VERSION;
  /** Whether another game could be played in it: 1, or 0. */
  readonly open: 0 | 1;
  readonly names: readonly string[];
}

/** The summary of a match. */
export function matchSummaryOf(match: Match): MatchSummary {
  const open = match.playedFor.kind !== 'single' && !match.closed && !isOver(match);
  return { id: match.id, version: MATCH_SUMMARY_VERSION, open: open ? 1 : 0, names: match.players.map(({ name }) => foldedName(name)) };
}
