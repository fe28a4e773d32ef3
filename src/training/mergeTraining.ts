/**
 * Lays somebody's training here and elsewhere together, so that nothing that was trained is lost: of two cards the one that was asked last
 * is kept, of sessions and slips all. Pure, and the same however often it is done.
 */
import type { Card } from './schedule/card';
import { MOST_SESSIONS, MOST_SLIPS, type DoneSession, type KeptSlip, type TrainingState } from './progress';

/** @param here what stays where both know the same */
export function mergeTraining(here: TrainingState, read: TrainingState): TrainingState {
  const cards = { ...read.cards, ...here.cards };
  for (const skill of Object.keys(read.cards) as (keyof typeof cards)[]) {
    const card = newer(here.cards[skill] ?? null, read.cards[skill] ?? null);
    if (card) cards[skill] = card;
  }
  return {
    cards,
    sessions: {
      flash: sessionsOf(here.sessions.flash, read.sessions.flash), gone: sessionsOf(here.sessions.gone, read.sessions.gone),
      safe: sessionsOf(here.sessions.safe, read.sessions.safe),
    },
    slips: slipsOf(here.slips, read.slips),
  };
}

/** The one that was asked last. */
function newer(here: Card | null, read: Card | null): Card | null {
  if (here === null || read === null) return here ?? read;
  return read.last > here.last || (read.last === here.last && read.reps > here.reps) ? read : here;
}

/** Each once: nobody ends two sessions of a drill in the same moment. */
function sessionsOf(here: readonly DoneSession[], read: readonly DoneSession[]): readonly DoneSession[] {
  const known = new Set(here.map(({ at }) => at));
  return [...here, ...read.filter(({ at }) => !known.has(at))].toSorted((a, b) => a.at - b.at).slice(-MOST_SESSIONS);
}

function slipsOf(here: readonly KeptSlip[], read: readonly KeptSlip[]): readonly KeptSlip[] {
  const there = new Map(read.map((slip) => [slip.id, slip]));
  const known = new Set(here.map(({ id }) => id));
  const own = here.map((slip) => ({ ...slip, card: newer(slip.card, there.get(slip.id)?.card ?? null) }));
  return [...own, ...read.filter(({ id }) => !known.has(id))].toSorted((a, b) => a.added - b.added).slice(-MOST_SLIPS);
}
