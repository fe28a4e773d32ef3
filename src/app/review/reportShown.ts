/** The review that is shown beside a replay: what can be tried again, or be made into something to practise, stands in it. */
import type { Report } from '../../review/report';
import type { Screen } from '../../ui/screen';

/** @returns null where none is shown */
export const reportShown = (screen: Screen | null): Report | null => (screen?.kind === 'replay' ? screen.review?.report ?? null : null);
