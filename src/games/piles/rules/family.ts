/** A game of the family in types, which it names once; and its rules as one value, by which it is kept, played and looked back at. */
import type { CardDeal } from '../../../cards/pack';
import type { CardEvent, Shuffle } from './events';
import type { Card } from '../../../cards/card';
import type { RecordForm } from '../../../contract/record';
import type { AgreedTypes, Agreement } from '../../../seats/agreement';
import type { Sitting } from '../../../setup/players';
import type { Seated } from '../../../seats/seats';
import type { Claim, PilesAct, PilesState, Seat } from './game';
import type { OwnHappening, PilesHappening } from './happening';
import type { LyingCard } from './pile';

/** What is agreed at every such table. */
export interface PilesSetup {
  readonly players: readonly Seated<never>[];
  /** Whether everybody is asked after each card, and nothing hurries. */
  readonly asked: boolean;
  /** How long a card lies there at least until the next may be turned, in milliseconds. */
  readonly least: number;
  /** From card to card where a drum turns them; null where everybody turns their own. */
  readonly beat: number | null;
  /** Whether there is a second key: for what lies in the middle or, where nothing is called there, to turn a card. */
  readonly keys?: 'one' | 'two';
  readonly sitting?: Sitting | undefined;
}

export interface PilesTypes {
  /** What can be called. */
  readonly Call: string;
  /** What comes besides cards and calls, as an act: what time brings, and what somebody whom the rules ask chooses. */
  readonly Due: string;
  /** How a game ends. */
  readonly End: string;
  /** What happens in this game alone. */
  readonly Own: OwnHappening;
  readonly State: PilesState;
  /** What everybody sees of it besides what lies there. */
  readonly Facts: unknown;
  /** Why an event is refused, and what a game comes to in a record. */
  readonly Code: string;
  readonly Result: object;
  readonly Agreed: AgreedTypes & { readonly Setup: PilesSetup };
  /** What is kept of a game beside what every game comes to, and listed with it. */
  readonly Kept: object;
  /** What the teacher of its lesson says, by the names of it. */
  readonly Says: string;
}

export type OptionsOf<T extends PilesTypes> = T['State']['options'];
export type SetupOf<T extends PilesTypes> = T['Agreed']['Setup'];
export type PlayerOf<T extends PilesTypes> = SetupOf<T>['players'][number];
export type HappeningOf<T extends PilesTypes> = PilesHappening<T['Call'], T['End']> | T['Own'];
export type ActOf<T extends PilesTypes> = PilesAct<'flip' | T['Due'] | T['Call']>;
export type EventOf<T extends PilesTypes> = CardEvent<'flip' | T['Due'] | T['Call']>;

export type OutcomeOf<T extends PilesTypes> =
  | { readonly ok: true; readonly state: T['State']; readonly happenings: readonly HappeningOf<T>[] }
  | { readonly ok: false; readonly code: T['Code'] };

/** Its records. */
export interface RecordedPiles<T extends PilesTypes> {
  readonly Header: CardDeal & { readonly seats: readonly string[]; readonly options: OptionsOf<T> };
  readonly State: T['State'];
  readonly Event: EventOf<T>;
  readonly Happening: HappeningOf<T>;
  readonly Code: T['Code'] | 'bad-order';
  readonly Result: T['Result'];
}

/** Somebody's call. */
export interface SeatCall<Call extends string> { readonly seat: Seat; readonly called: Called<Call> }

/** What somebody calls: a kind, or whatever fits. */
export type Called<Call extends string> = Call | 'any';

/** Where everybody has to answer the top card, with one of the calls: each stands on a sign and a key of its own. */
export interface Answering<T extends PilesTypes> {
  /** What the answers of one instant come to, one for a seat; null: nothing, since the card wants none. */
  readonly act: (game: T['State'], answers: readonly SeatCall<T['Call']>[]) => ActOf<T> | null;
  /** Whether somebody has answered rightly. Everybody may see that, but not how. */
  readonly isDone: (game: T['State'], seat: Seat) => boolean;
  /** So long whoever answered wrongly is not heard, in milliseconds. */
  readonly lock: number;
}

/** What of an agreement the dealer chooses anew at each deal: so many of these, in an order of chance. */
export interface Choosing { readonly of: readonly string[]; readonly count: number }

export interface PilesRules<T extends PilesTypes> {
  /** The word by which links and records name it. */
  readonly name: string;
  readonly agreement: Agreement<T['Agreed']>;
  /** @param chosen what the dealer has chosen; without it nothing is dealt yet, or there is nothing to choose */
  readonly options: (setup: SetupOf<T>, chosen?: readonly string[]) => OptionsOf<T>;
  /** Null where the dealer chooses nothing, as without it. */
  readonly chooses?: (setup: SetupOf<T>) => Choosing | null;
  readonly record: RecordForm<RecordedPiles<T>>;
  /** Lets something happen, if it may. @param shuffle gives an order to cards that are shuffled, each time that some are */
  readonly act: (game: T['State'], act: ActOf<T>, shuffle: Shuffle) => OutcomeOf<T>;
  /** What can be called by such rules: on the piles, and for what lies in the middle besides. One key for both means what fits. */
  readonly calls: (options: OptionsOf<T>) => readonly [piles: T['Call'], middle?: T['Call'], ...others: T['Call'][]];
  readonly answering?: Answering<T>;
  /** What a call is about; null where it is wrong. */
  readonly claimOf: (game: T['State'], call: T['Call']) => Claim | null;
  /** Whether somebody whose stock is empty goes on with their own pile. */
  readonly turnsOver: (options: OptionsOf<T>) => boolean;
  /** What lies open in the middle besides the piles. */
  readonly middle: (game: T['State']) => readonly (readonly Card[])[];
  /** The topmost cards of the one pile, the top card last, where more of them count than the top one and the one beneath. */
  readonly lies?: (game: T['State']) => readonly LyingCard[];
  readonly facts?: (game: T['State']) => T['Facts'];
  /** Whom the rules ask whether they go on, and what comes of either answer; null: nobody. Nobody turns a card meanwhile. */
  readonly choice?: (game: T['State']) => Choice<T> | null;
  /** What comes by itself as the game stands, `after` so long since the last card was seen, in milliseconds; null: nothing. */
  readonly due: (game: T['State']) => (ActOf<T> & { readonly after: number }) | null;
}

/** What somebody is asked. Whoever turns a card goes on. */
export interface Choice<T extends PilesTypes> { readonly seat: Seat; readonly goOn: T['Due']; readonly decline: T['Due'] }

/** What of the rules screens have to know: a phone's rack needs no more of a game than that. */
export interface ShownRules<T extends PilesTypes> extends Pick<PilesRules<T>, 'calls' | 'turnsOver'> {
  /** For each key that people can have of their own the usual ones. */
  readonly answering?: unknown;
  readonly agreement: { readonly of: { readonly keys: Readonly<Record<string, { readonly usual: readonly string[] }>> } };
}
