/** What people are told of what the table tells: its acts and its own doings as happenings, one list for all who listen. */
import type { TableEmission } from '../table/emissions';
import type { TableHappening } from './viewState';

/** The happenings in an emission. Calls that wait or came too late are nobody's to know. */
export function happeningsOf(emission: TableEmission): readonly TableHappening[] {
  switch (emission.type) {
    case 'played': return emission.happenings;
    case 'picked': return [{ type: 'picked', ...emission.pick }];
    case 'seated': return [{ type: 'seated', from: emission.from }];
    case 'dealt': return [{ type: 'dealt' }];
    case 'counted': return [{ type: 'counted' }];
    case 'timeUp': return [emission];
    case 'held': case 'beaten': case 'refused': return [];
  }
}
