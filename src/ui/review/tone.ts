/** What a moment was to the person whose review it is: for its form and colour. */
import type { Moment } from '../../review/moment';

export type Tone = 'good' | 'bad' | 'seen';

/** A slip of their own is bad, one of another's good; of a run that was taken it is seen who took it. */
export function tone({ kind, points }: Pick<Moment, 'kind' | 'points'>): Tone {
  switch (kind) {
    case 'choice': case 'memory': case 'missed': case 'unclaimed': case 'late': case 'falseCall': return 'bad';
    case 'othersChoice': case 'othersMissed': case 'othersFalseCall': return 'good';
    case 'taken': return points !== null && points > 0 ? 'good' : 'seen';
  }
}
