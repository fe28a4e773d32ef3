/** What is due in somebody's training, and why: values, which the words of the room tell. */
import type { Card } from './schedule/card';
import type { KeptSlip, TrainingState } from './progress';
import { isDue, stillThere } from './schedule/cardAfter';
import { SKILLS, skillsOf, type DrillName, type SkillName } from './skills';

/**
 * Why a skill is due: it was answered wrong last (`slipped`); it is still in its first, short steps (`learning`); or the time has come at
 * which it begins to be lost (`fading`).
 */
export type Why = 'slipped' | 'learning' | 'fading';

export interface DueSkill {
  readonly skill: SkillName;
  readonly why: Why;
  /** The chance to have it still, 0..1. */
  readonly there: number;
}

/** The skills that are due, those most likely to be lost first. @param now milliseconds since 1970 */
export function dueSkills({ cards }: TrainingState, now: number, drill?: DrillName): readonly DueSkill[] {
  return (drill === undefined ? SKILLS : skillsOf(drill)).flatMap(({ name }) => {
    const card = cards[name];
    return card !== undefined && isDue(card, now) ? [{ skill: name, why: whyDue(card), there: stillThere(card, now) }] : [];
  }).toSorted((a, b) => a.there - b.there);
}

/** The own slips that are due: those that were never asked among them, and first. @param now milliseconds since 1970 */
export function dueSlips({ slips }: TrainingState, now: number): readonly KeptSlip[] {
  const there = ({ card }: KeptSlip): number => (card === null ? 0 : stillThere(card, now));
  return slips.filter(({ card }) => card === null || isDue(card, now)).toSorted((a, b) => there(a) - there(b));
}

/** When the next skill or slip comes due after now, in milliseconds since 1970; null where nothing waits. */
export function nextDue({ cards, slips }: TrainingState, now: number): number | null {
  const all = [...Object.values(cards), ...slips.flatMap(({ card }) => (card === null ? [] : [card]))];
  const later = all.map(({ due }) => due).filter((due) => due > now);
  return later.length === 0 ? null : Math.min(...later);
}

function whyDue({ state, wrong }: Card): Why {
  if (wrong) return 'slipped';
  return state === 'review' ? 'fading' : 'learning';
}
