/** What a table of several devices is drawn from on the big page. */
import { isHost as isHostOf } from '../../apart/seating';
import type { NotIn } from '../../apart/client/door';
import type { TableRefusal, ToldCall } from '../../apart/messages';
import type { Sign } from '../../apart/signs';
import type { LineState } from '../../apart/client/tableClient';
import type { Unhurried } from '../../apart/racing';
import type { TableShown } from '../../apart/tableShown';
import type { TemplateResult } from 'lit-html';
import type { Box } from '../../layout/box';
import type { Layout } from '../../layout/types';
import type { Presence } from '../../session/viewState';
import type { Mark } from '../../seats/marks';
import type { Ask } from '../commands';
import type { ChoiceRow } from '../parts/choiceRow';
import type { AskedOnce, LobbyUnfolded } from './apartCommands';

/** A sign that was given a moment ago. `nth`: which of all. */
export interface GivenSign { readonly seat: number; readonly sign: Sign; readonly nth: number }

/** A game that can be played here. */
export interface GameChoice {
  readonly game: string;
  readonly name: () => string;
  readonly unhurried?: Unhurried;
  /** Whether cards are laid in it with no turns. */
  readonly lays?: boolean;
  /** How many can play it. */
  readonly players: readonly [least: number, most: number];
  readonly pairs?: true | undefined;
}

/** What is agreed on the next game, in words and as rows to change it. */
export interface TermsShown {
  readonly told: () => readonly string[];
  readonly rows: () => readonly ChoiceRow[];
  /** Why so many can't play so, in a sentence; null: they can. Left out where any number can. */
  readonly wrong?: (players: number) => string | null;
  /** How many play it at least and at most. */
  readonly seats: readonly [least: number, most: number];
}

export interface ApartModel {
  /** Null until a table is open. */
  readonly code: string | null;
  /** What phones go to; null where no phone can reach this page. */
  readonly address: string | null;
  readonly link: string;
  readonly line: LineState;
  /** How long a line that was cut has been tried, in whole seconds. */
  readonly triedFor: number;
  readonly table: TableShown | null;
  /** Why a table could not be opened; null: nothing was in the way. `no-server`: nobody answered. */
  readonly refused: NotIn | null;
  /** A table that this device was at before, and that still stands: back to it, or a new one? Null: that isn't asked. */
  readonly back: string | null;
  /** Why the last thing that was asked here was turned down. */
  readonly complaint: TableRefusal | null;
  readonly unfolded: LobbyUnfolded | null;
  /** The games of an evening that is being planned, as its set-up has them, and what the draw hangs on. */
  readonly plan: { readonly chosen: readonly (string | null)[]; readonly word: string };
  /** What somebody who sits down here has typed and chosen. */
  readonly sitting: { readonly name: string; readonly mark: Mark | null };
  readonly asked: AskedOnce | null;
  /** What came of copying the link; null before. */
  readonly copied: boolean | null;
  readonly games: readonly GameChoice[];
  /** Null while the game's terms are being loaded. */
  readonly terms: TermsShown | null;
  /** Who called in the last race, where that was asked for last; null: it wasn't. */
  readonly calls: readonly ToldCall[] | null;
  readonly signs: readonly GivenSign[];
  readonly muted: boolean;
  /** Of which question the host has said last that people race, however far away somebody is (`racing`). */
  readonly keepsRace: string | null;
}

/** What stands beside a game that is on at such a table, and what its own screen does otherwise because of it. */
export interface ApartAtGame {
  /** Of the table: a reload comes back to it. */
  readonly code: string;
  readonly isHost: boolean;
  /** Whether stopping the game was asked for once: it stops at the second press. */
  readonly stops: boolean;
  /** Who begins the next game; null: whoever has no name here. */
  readonly hostName: string | null;
  /** Drawn over the table. @param around null where that has no such places @param table the table itself, where it is not drawn already */
  draw(ask: Ask, around: BesidePlaces | null, table?: TemplateResult): TemplateResult;
  /** The same for the head of a table that has no such places. */
  corner(ask: Ask): TemplateResult;
  /** Where somebody is; undefined of those at this screen. */
  presence(name: string): Presence | undefined;
}

/** Where a table leaves room for what stands beside it. */
export interface BesidePlaces extends Pick<Layout, 'shape' | 'board' | 'draw' | 'rack' | 'width' | 'height'> {
  /** For whom the game waits, in a sentence; null: for nobody. */
  readonly waits: string | null;
  /** Where each seat lies, and whose it is. */
  readonly seats: readonly (Box & { readonly name: string })[];
}

/** Whether this device is the table's host. */
export function isHost({ table }: Pick<ApartModel, 'table'>): boolean {
  return table !== null && isHostOf(table);
}
