/** What the training room tells: figures, curves, who trains, what is due and why. */
import type { DueSkill } from '../../../training/due';
import { seconds } from '../../formats';
import { say } from '../../say';
import type { Curve, Figure } from '../../trainingShown';
import { shownName } from '../grammar';
import { UNNAMED_ME } from '../../../setup/names';
import { skillText } from './skills';

const percent = (share: number): number => Math.round(share * 100);

/** "0.82 s · 94% right", "you remember as well as Henrik". */
export function figureTold(figure: Figure): string {
  const right = percent(figure.right);
  if (figure.kind === 'flash' && figure.milliseconds !== null) {
    return say('training-figure-flash', { seconds: seconds(figure.milliseconds, 2), percent: right });
  }
  if (figure.kind === 'gone' && figure.like !== null) return say('training-figure-like', { name: say(`character-${figure.like}`) });
  return say('training-figure-right', { percent: right });
}

/** A curve in a sentence, for whoever cannot see it. */
export function curveTold(curve: Curve): string {
  if (curve.kind === 'lines') {
    const end = (points: typeof curve.own): number => percent(points.at(-1)?.y ?? 0);
    return say('training-curve-recall', { own: end(curve.own), name: say(`character-${curve.like}`), theirs: end(curve.theirs) });
  }
  const { values } = curve;
  const to = percent(values.at(-1) ?? 0);
  return values.length < 2 ? say('training-curve-first', { percent: to })
    : say('training-curve-rounds', { count: values.length, from: percent(values[0]!), to });
}

/** Who trains, as they are called. @param name null for the player of this device without one */
export function trainsAs(name: string | null): string {
  return shownName(name ?? UNNAMED_ME);
}

/** "Runs across, completed at an end: wrong last time". */
export function dueText({ skill, why }: Pick<DueSkill, 'skill' | 'why'>): string {
  return say(`training-due-${why}`, { what: skillText(skill) });
}
