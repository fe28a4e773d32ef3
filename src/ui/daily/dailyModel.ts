/** What the screen of today's deal is drawn from. */
import type { TodaysDeal } from '../../daily/today';
import type { Shared } from '../browser/share';

export interface DailyModel {
  readonly kind: 'daily';
  readonly today: TodaysDeal;
  /** Why what was pressed began nothing: another tab was first, or it is another date by now. */
  readonly told: 'elsewhere' | 'otherDate' | null;
  /** What came of giving the result away; null before. */
  readonly shared: Shared | null;
}
