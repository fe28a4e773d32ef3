/** The screen after a game, made of the game and of what was known of its only person before. Pure. */
import { toldAt } from '../../setup/seats/sitters';
import { castOf } from '../../strings/words/cast';
import type { BestsOf } from '../../games/keptBests';
import type { AfterModel, ShellTypes } from '../types';
import type { AfterOf, PastGame } from './told';

/** What of a game is kept for a seat. */
export function playedBy<T extends ShellTypes>(after: Pick<AfterOf<T>, 'played'>, game: T['Opened'], report: T['Report'], seat: number) {
  return { game: game.saved.id, at: game.saved.savedAt, ...after.played?.(game, report, seat) } as T['Played'];
}

/** What came of a game. */
export function reportOf<T extends ShellTypes>(after: Pick<AfterOf<T>, 'report'>, game: T['Opened']): T['Report'] {
  return after.report ? after.report(game) : game;
}

/**
 * @param whose whose review is wanted; null: that of the first person
 * @param before what was known of the game's only person before it, or with it; null where several play
 */
export function afterOf<T extends ShellTypes>(
  { after, bests }: PastGame<T>, game: T['Opened'], whose: number | null, before: BestsOf<T['Played']> | null,
): AfterModel<T> {
  const report = reportOf(after, game);
  // Of whoever of this device played there, and did not leave it all to others.
  const people = toldAt(game.saved).flatMap((one, seat) => (one?.local ? [seat] : []));
  const first = people[0] ?? 0;
  return {
    kind: 'after', saved: game.saved, report, cameUp: false, party: null, onward: null,
    bettered: bests && before && people.length === 1 ? bests.kept.betteredBy(before, playedBy(after, game, report, first)) : [],
    whose: whose !== null && people.includes(whose) ? whose : first,
  };
}

/** What is known of somebody's games, as it was kept: nothing where a game has no records. */
export function bestsIn<T extends ShellTypes>({ bests }: Pick<PastGame<T>, 'bests'>, value: unknown): BestsOf<T['Played']> {
  return bests?.kept.openBests(value) ?? { games: [] };
}

/** Whether somebody at this screen has won. */
export function isWon<T extends ShellTypes>({ isWon: own, told }: Pick<AfterOf<T>, 'isWon' | 'told'>, model: AfterModel<T>): boolean {
  const { players } = model.saved.setup;
  return own ? own(model) : told(model, castOf(players)).has.some(({ won }, seat) => won && players[seat]?.kind === 'local');
}

/** Whether there is something to celebrate: somebody at this screen has won, or has bettered what was known of them. */
export function isParty<T extends ShellTypes>({ after }: Pick<PastGame<T>, 'after'>, model: AfterModel<T>): boolean {
  return isWon(after, model) || (model.saved.ended !== 'stopped' && model.bettered.length > 0);
}

/** How a game ended and what everybody has, as a voice says it. */
export function saidAfter<T extends ShellTypes>({ after }: Pick<PastGame<T>, 'after'>, model: AfterModel<T>): string {
  const { title, has } = after.told(model, castOf(model.saved.setup.players));
  return `${title} ${has.map(({ heard }) => heard).join('; ')}`;
}
