/** Whether an answer is right. Pure: the question holds all that it hangs on. */
import type { Tile } from '../rules/board';
import type { Answer, Question, Said } from './question';

/** What an answer came to. */
export interface Verdict {
  readonly right: boolean;
  /** What would have been right. */
  readonly truth: Said;
  /** *Safe tile*: the win chance that the answer lost, 0..1; 0 in the other drills. */
  readonly lost: number;
}

/** A tile that loses no more than this of the win chance is as good as the best. */
export const RIGHT_WITHIN = 0.02;

/** What an answer comes to; null where it is none to this question: "gone" to a landing, or a tile that is not on the rack. */
export function verdictOf(question: Question, { said }: Answer): Verdict | null {
  if (question.drill === 'flash') return told(said, ['call', 'pass'], question.runs.length > 0 ? 'call' : 'pass');
  if (question.drill === 'gone') return told(said, ['gone', 'come'], question.plies === null ? 'come' : 'gone');
  const best = question.choices.reduce((most, choice) => (choice.chance > most.chance ? choice : most));
  const chosen = question.choices.find(({ tile }) => tile === said);
  if (chosen === undefined) return null;
  const lost = best.chance - chosen.chance;
  return { right: lost <= RIGHT_WITHIN, truth: best.tile, lost };
}

function told(said: Said, possible: readonly Said[], truth: Exclude<Said, Tile>): Verdict | null {
  return possible.includes(said) ? { right: said === truth, truth, lost: 0 } : null;
}
