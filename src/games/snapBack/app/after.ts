/** The screen after a game of Snap Back, made of the game and of what was known of its only person before. Pure. */
import { betteredBy, type Bests } from '../kept/bests';
import type { OpenedSnapBack } from '../kept/savedGame';
import { playedGame } from '../review/played';
import { reportOf } from '../review/reportOf';
import type { Seat } from '../rules/game';
import type { AfterModel } from '../ui/after/afterModel';

/**
 * @param whose whose review is wanted; null: that of the first person
 * @param before what was known of the game's only person before it, or with it; null where several play
 */
export function afterOf(game: OpenedSnapBack, whose: Seat | null, before: Bests | null): AfterModel {
  const { saved } = game;
  const { players } = saved.setup;
  const report = reportOf(game);
  const people = players.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : []));
  const first = people[0] ?? 0;
  const seat = report.seats[first];
  return {
    kind: 'after', id: saved.id, players, report, ended: saved.ended, played: saved.played,
    bettered: before && people.length === 1 && seat ? betteredBy(before, playedGame(saved, report, seat)) : [],
    whose: whose !== null && people.includes(whose) ? whose : first, cameUp: false, party: null,
  };
}

/** Whether there is something to celebrate: somebody at this screen showed the winning 6, or has bettered what was known of them. */
export function isParty({ players, report, ended, bettered }: AfterModel): boolean {
  const won = report.seats.some(({ seat, trueSix }) => trueSix && players[seat]?.kind === 'local');
  return won || (ended !== 'stopped' && bettered.length > 0);
}
