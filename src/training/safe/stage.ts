/**
 * How far somebody has come in *Safe tile*: at first it is plain which tile is safe, because all others visibly open a run; what only
 * experts see comes with skill. It follows from the sessions that are kept anyway, so nothing more has to be. Pure.
 */
import type { SafeChoice } from '../question';
import type { DoneSession } from '../progress';
import { SAFE_KINDS, type Danger, type SafeKind, type SafeSkillName } from '../skills';

/** `plain`: one tile opens nothing; `open`: the danger can be seen on the board; `expert`: it hangs on what is gone or still wanted. */
export type Stage = 'plain' | 'open' | 'expert';

/** What a stage adds to those before it. */
const ADDED: Readonly<Record<Stage, readonly SafeKind[]>> = {
  plain: ['plain'], open: ['four', 'long', 'several'], expert: ['shuts', 'keeps', 'gone'],
};

/** So many of the latest answers say how well somebody does: a session of them. */
const LATEST = 10;
/** How many of them have to be right, of what is hard and of what is plain; guessing finds one in four. */
const ENOUGH: Readonly<Record<Stage, number>> = { plain: 8, open: 7, expert: 5 };

/** The stage of somebody by their sessions of *Safe tile*. Who does well in what is harder need not show what is easier. */
export function stageOf(sessions: readonly DoneSession[]): Stage {
  const passes = (stage: Stage): boolean => {
    const skills = new Set<string>(ADDED[stage].map((kind): SafeSkillName => `safe:${kind}`));
    const latest = sessions.flatMap(({ answers }) => answers.filter(({ skill }) => skills.has(skill))).slice(-LATEST);
    return latest.length === LATEST && latest.filter(({ right }) => right).length >= ENOUGH[stage];
  };
  if (passes('expert') || passes('open')) return 'expert';
  return passes('plain') ? 'open' : 'plain';
}

/** The kinds of questions that are asked at a stage. */
export function kindsAt(stage: Stage): readonly SafeKind[] {
  const kinds = stage === 'plain' ? ADDED.plain : stage === 'open' ? [...ADDED.plain, ...ADDED.open] : SAFE_KINDS;
  return SAFE_KINDS.filter((kind) => kinds.includes(kind));
}

/**
 * Whether it is plain which tile is safe: it is the best and opens nothing, each of the others opens something, and nothing hangs on tiles
 * that are gone.
 */
export function isPlain(choices: readonly SafeChoice[], danger: Danger): boolean {
  const best = choices.reduce((most, one) => (one.chance > most.chance ? one : most));
  const visible = ADDED.open.includes(danger) && best.reasons.countsOnGone.length === 0;
  return visible && choices.every((one) => (one.reasons.opens.length === 0) === (one === best));
}
