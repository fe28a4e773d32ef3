/** What the phone's page knows, and which of its screens that makes. Pure. */
import type { Mark } from '../../seats/marks';
import type { TableClientState } from '../client/tableClient';
import type { ToldCall } from '../messages';
import type { Sign } from '../signs';
import { seatsOf, type TableShown } from '../tableShown';
import type { PageMenu } from './commands';
import { playsNow } from './tally';

/** What is said beside what was pressed, until something else is. */
export interface Notice { readonly id: number; readonly text: string }

export interface ShownSign { readonly seat: number; readonly sign: Sign; readonly id: number }

export interface PageState {
  /** As it was typed. */
  readonly typed: string;
  readonly isTypedBadly: boolean;
  /** Null as long as there is no code to go to. */
  readonly client: TableClientState | null;
  readonly name: string;
  readonly mark: Mark | null;
  /** Whether somebody chose to look on. */
  readonly watches: boolean;
  readonly notice: Notice | null;
  readonly menu: PageMenu;
  /** What the host has pressed once that can't be undone, as text: it's done at the second press. */
  readonly sure: string | null;
  /** Who called in the last race, once that was asked for in the menu; null: it wasn't. */
  readonly calls: readonly ToldCall[] | null;
  readonly signs: readonly ShownSign[];
  readonly hidesSigns: boolean;
  /** Of which question the host has said last that people race, however far away somebody is (`racing`). */
  readonly keepsRace: string | null;
  /** Draws the card of an evening; null as long as none is played here, or that hasn't come. */
  readonly evening: ((table: TableShown) => unknown) | null;
  /** What a rack is made with could not be loaded. */
  readonly failed: boolean;
  /** The page's time when this was drawn, for how long it has tried. */
  readonly now: number;
}

export type ScreenKind = 'code' | 'opening' | 'stopped' | 'join' | 'wait' | 'play' | 'after';

/** Whether somebody is at a table there: the page has its head, and the screen stays on. A host's phone that sleeps hands the table on. */
export const isAtTable = (screen: ScreenKind): boolean => screen === 'wait' || screen === 'play' || screen === 'after';

export function screenOf({ client, watches }: Pick<PageState, 'client' | 'watches'>): ScreenKind {
  if (client === null) return 'code';
  const { line, table } = client;
  if (line.kind === 'refused' || line.kind === 'gone') return 'stopped';
  if (table === null) return 'opening';
  const sits = seatsOf(table).length > 0;
  if (!sits && !watches) return 'join';
  const { playing, phase } = table;
  if (playing === null || phase === 'gathering') return 'wait';
  if (phase === 'over') return 'after';
  return playsNow(table) || watches ? 'play' : 'wait';
}
