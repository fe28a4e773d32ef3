/** What is said when a drill is over. */
import type { EndFigure, EndMeaning } from '../../trainingShown';
import type { SessionName } from '../../../training/drill';
import { oneDecimal, seconds } from '../../formats';
import { say } from '../../say';

export function endHeading(session: SessionName, of: number): string {
  return session === 'slips' ? say('drill-end-slips', { count: of }) : say('drill-end');
}

/** A number, and what it is. */
export function endFigure(figure: EndFigure): { readonly value: string; readonly what: string } {
  switch (figure.kind) {
    case 'right': case 'calls': {
      const { kind, count, of } = figure;
      return { value: say('drill-end-share', { right: count, of }), what: say(`drill-end-${kind}`) };
    }
    case 'false': return { value: String(figure.count), what: say('drill-end-false', { count: figure.count }) };
    case 'median':
      return { value: say('drill-end-seconds', { seconds: seconds(figure.milliseconds, 2) }), what: say('drill-end-median') };
    case 'lost': return { value: say('drill-end-points', { points: oneDecimal(figure.points) }), what: say('drill-end-lost') };
  }
}

export function endMeaning(mean: EndMeaning): string {
  return mean.kind === 'gone-like' ? say('drill-mean-gone-like', { name: say(`character-${mean.like}`) })
    : say(`drill-mean-${mean.kind}`);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** When something is due next; null where nothing waits. @param next in so many milliseconds */
export function endNext(due: number, next: number | null): string | null {
  if (due > 0) return say('drill-next-now', { count: due });
  if (next === null) return null;
  if (next < HOUR) return say('drill-next-minutes', { minutes: Math.max(1, Math.round(next / MINUTE)) });
  if (next < DAY) return say('drill-next-hours', { hours: Math.round(next / HOUR) });
  return say('drill-next-days', { days: Math.round(next / DAY) });
}
