/** The screen after a game of Snap, made of the game and of what was known of its only person before. Pure. */
import { betteredBy, type Bests } from '../kept/bests';
import type { OpenedSnap } from '../kept/savedGame';
import { playedGame } from '../review/played';
import { reportOf } from '../review/reportOf';
import type { Seat } from '../rules/game';
import type { AfterModel } from '../ui/after/afterModel';

/**
 * @param whose whose review is wanted; null: that of the first person
 * @param before what was known of the game's only person before it, or with it; null where several play
 */
export function afterOf(game: OpenedSnap, whose: Seat | null, before: Bests | null): AfterModel {
  const { saved } = game;
  const { players, asked } = saved.setup;
  const report = reportOf({ players, replayed: game.replayed, timed: !asked });
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  const first = people[0] ?? 0;
  const seat = report.seats[first];
  return {
    kind: 'after', id: saved.id, players, report, timed: !asked, played: saved.played,
    bettered: before && people.length === 1 && seat ? betteredBy(before, playedGame(saved, report, seat)) : [],
    whose: whose !== null && people.includes(whose) ? whose : first, cameUp: false, party: null,
  };
}

/** Whether somebody at this screen won, and nobody with them. */
export function wonHere({ players, report: { end } }: AfterModel): boolean {
  return end?.winners.length === 1 && players[end.winners[0]!]?.kind === 'local';
}

/** Whether there is something to celebrate: somebody at this screen won alone, or has bettered what was known of them. */
export function isParty(model: AfterModel): boolean {
  return wonHere(model) || (model.report.end !== null && model.bettered.length > 0);
}
