/** What sums games and matches up. It needs all the rules, and comes once something is to be written. */
export { summaryOf } from '../../session/gameSummary';
export { matchSummaryOf } from '../matchSummary';
