/**
 * What a game is to the house: one value. Its rules are pure functions over plain data, its table says who may act when and names the time
 * that it waits for, and its view is the one place where what a place may not see is left out. No clock, no page, no game is known here.
 *
 * Times are the game's own, in milliseconds: they stand still while nobody plays.
 */
import type * as v from 'valibot';
import type { Chance } from '../chance/drawn';
import type { Credited } from '../race/credit';
import type { EndedBy, GameTypes, Holder, Place, SavedGame } from './gameTypes';

export type { EndedBy, GameTypes, Held, Holder, KeptCall, Place, SavedGame } from './gameTypes';

/** Who holds a place: somebody at this device, a computer player, or somebody at another device. No two people have one name. */
export interface Seated { readonly kind: 'local' | 'bot' | 'remote'; readonly name?: string }

/** What a table goes on with beside the game as it is kept, where people sit at several devices. */
export interface Beside {
  /** What draws the shuffles to come; without it they hang on the game's word. */
  readonly chance?: Chance;
  /** What `TableOf.open` gave when the game was kept. */
  readonly open?: unknown;
}

/** What somebody does. `at`: when the key or finger went down. */
export interface Act<T extends GameTypes> {
  /** -1: whoever keeps the game, at no place of it. */
  readonly place: Place;
  readonly intent: T['Intent'];
  readonly at: number;
  /** How many things that were taken its screen had shown by then, where that is known. */
  readonly knows?: number;
  /** The same of things that were laid. */
  readonly sees?: number;
  /** What its line took of it, and how much of that it was credited with, where it came over one. */
  readonly over?: Pick<Credited, 'credit' | 'lag'>;
}

/**
 * How an act stands to others. `tie`: it waits to be judged, and those within a moment of each other are one instant. `ordered`: it waits,
 * and comes by itself, in the order of presses. `lays`: something is laid by it; at one device that's done at once, since it's taken back
 * where an act from before it counts, and over lines it waits as what is ordered does. `atOnce`: nobody races with it. null: it is for
 * nothing now.
 */
export type Order = 'tie' | 'ordered' | 'lays' | 'atOnce' | null;

/** What comes of a step. */
export interface Step<T extends GameTypes> {
  readonly table: T['Table'];
  readonly happenings: readonly T['Happening'][];
  /** Something was laid that is raced for, and that nobody has seen yet: if an act from before counts, play goes back to this table. */
  readonly before?: T['Table'];
  /** What screens are told of once more, before all else, since nobody has seen it there. Computer players know it. */
  readonly retold?: readonly T['Happening'][];
  /** Who has taken what was raced for: whoever comes a moment later was beaten. */
  readonly taken?: readonly Place[];
  /** Who was wrong, and has paid for it: who presses twice pays once. */
  readonly wrong?: readonly Place[];
  /** Acts of the instant that wait on: the table rests since one before them. */
  readonly undone?: readonly Act<T>[];
}

/** What a table may ask while acts are judged. */
export interface Judging<T extends GameTypes> {
  readonly now: number;
  /**
   * Whether an act came so soon after another had taken what it was for, or after the same hand was wrong, that it is void; over lines
   * also whether its screen had not shown yet what was laid last.
   */
  readonly isBeaten: (act: Act<T>) => boolean;
}

/** Who may act when. Pure; what is due is worked out from the table, so that whoever plays it sets the timers. */
export interface TableOf<T extends GameTypes> {
  /** What people race with. */
  readonly races: readonly T['Intent']['kind'][];
  /** Whether nobody races, since everybody is asked: over lines nobody is waited for. Without it people always do. */
  unraced?(table: T['Table']): boolean;
  /** Acts of those that were judged, and wait on at the table in secret. */
  waiting?(table: T['Table']): readonly Pick<Act<T>, 'place' | 'at'>[];
  /** The table of a game that begins, or goes on as it was kept. */
  start(saved: SavedGame<T>, now: number, beside?: Beside): T['Table'];
  /**
   * What people have done that is no event yet and must not be lost, as answers that wait for the last one: plain JSON that nobody is ever
   * shown. Without it there is nothing of the kind.
   */
  open?(table: T['Table']): unknown;
  /** Somebody else plays at a place from now on. Without it the table doesn't know who does. */
  seat?(
    table: T['Table'], place: Place, who: Holder, now: number,
  ): T['Table'];
  order(table: T['Table'], act: Act<T>, judging: Judging<T>): Order;
  /** Whether what a place does at once comes after a call of its own that waits to be judged, since it may change what that was for. */
  readonly keepsOrder?: true;
  /** @param instant acts that count at one instant */
  act(table: T['Table'], instant: readonly [Act<T>, ...Act<T>[]], judging: Judging<T>): Step<T>;
  /**
   * When something comes by itself that is not a race; null: nothing does.
   * @param quiet since when nothing is read aloud: always (-Infinity), if nothing was; while something is, until when it is waited for
   */
  due(table: T['Table'], quiet: number): number | null;
  /** Whether what is due ends a time in which people act: what they announced, or pressed while the page stood still, is waited for. */
  hurries?(table: T['Table']): boolean;
  /** Until when nothing is judged but what counts at once, since something is to be looked at: acts wait; null: it does not rest. */
  rests?(table: T['Table']): number | null;
  /** A screen of these places has shown at `at` all that was told up to `told`. */
  painted?(table: T['Table'], places: ReadonlySet<Place>, told: number, at: number): T['Table'];
  /** Does what is due by now, one thing at a time. */
  tick(table: T['Table'], now: number, quiet: number): Step<T>;
  /** The events so far, what is noted beside them, and how the game is decided already, though its end is still to be seen. */
  written(table: T['Table']): Written<T>;
  /** How the game has ended by its rules; null while it goes on. */
  end(table: T['Table']): T['Ended'] | null;
  /** For tables that lay things to be raced for: whether acts from before the last one count, so that it is taken back. */
  claims?(before: T['Table'], instant: readonly Act<T>[]): boolean;
  /** What was laid last was shown at this time. */
  shown?(table: T['Table'], at: number): T['Table'];
  /** What was laid last counts from now on: no act from before it can come any more. */
  counts?(table: T['Table']): Step<T>;
  /** Somebody stops the game: what that comes to, before it ends. @param places of the screen at which it is stopped */
  stops?(table: T['Table'], places: ReadonlySet<Place>, now: number): Step<T>;
}

/** What is written down of a game that is played. */
export type Written<T extends GameTypes> = T['Notes'] & {
  readonly events: readonly T['Event'][];
  readonly decided?: T['Ended'] | null;
  /** How often something was noted that is to be kept though no event comes with it. */
  readonly noted?: number;
  /** The deal as it is now, where chance deals on while the game is played. */
  readonly deal?: T['Deal'];
};

/** Where a game's time stands. */
export interface Standing<T extends GameTypes> {
  /** Whether somebody has pressed to begin, or to go on after the game was left. */
  readonly begun: boolean;
  readonly paused: boolean;
  readonly ended: EndedBy<T> | null;
}

/** What a computer player is told, as anybody at its place would be. */
export interface BotNews<T extends GameTypes> {
  readonly view: T['View'];
  readonly happenings: readonly T['Happening'][];
  /** Since when it can be seen. */
  readonly since: number;
}

/** A computer player at its place. */
export interface Bot<T extends GameTypes> {
  /** Is told what counts: what was laid and may still be taken back is not in it yet. */
  tell(news: BotNews<T>): void;
  /** Something was laid that it is not told of yet: where it cannot mean what lay before any more, it rests. */
  laid?(): void;
  /** Does nothing any more. */
  stop(): void;
}

/** What a computer player knows when it sits down. */
export interface BotFacts<T extends GameTypes> {
  readonly place: Place;
  readonly setup: T['Setup'];
  /** The word that its chance hangs on: it tells nothing of the deal. */
  readonly luck: string;
  /** What has happened so far, as it is seen from its place. */
  readonly past: readonly T['Happening'][];
}

export interface BotPorts<T extends GameTypes> {
  /** The game's time. */
  readonly now: () => number;
  /** Does something later. @returns takes it back */
  readonly at: (time: number, act: () => void) => () => void;
  /** @param at when it pressed */
  readonly act: (intent: T['Intent'], at: number) => void;
}

/** What comes of an event, or why it cannot happen. */
export type Outcome<T extends { readonly State: unknown; readonly Happening: unknown }, Code = string> =
  | { readonly ok: true; readonly state: T['State']; readonly happenings: readonly T['Happening'][] }
  | { readonly ok: false; readonly code: Code };

/** What of a game is known without its table, its screens and its computer players: enough to read what is kept of it. */
export interface GameRules<T extends GameTypes> {
  /** The word by which links and records name it. */
  readonly name: string;
  /** The version of what is kept of it. */
  readonly version: number;
  /** How it can end without its events saying so, as by its time. */
  readonly endings?: readonly T['Ended'][];
  /** Ends that are written down though the events say them, too. When it is read, the events count. */
  readonly noted?: readonly T['Ended'][];
  /** A set-up as it comes from outside; null where nobody can play so. */
  readSetup(value: unknown): T['Setup'] | null;
  players(setup: T['Setup']): readonly Seated[];
  /** The same, with somebody else at a place: a person at another device, or a character under the name of whoever sat there. */
  reseated(
    setup: T['Setup'], place: Place, who: Holder,
  ): T['Setup'];
  /** What a word deals: the same word gives the same. */
  deal(setup: T['Setup'], seed: string): T['Deal'];
  /** What is dealt where it may hang on no word, each number drawn by itself. */
  drawDeal(setup: T['Setup'], chance: Chance): T['Deal'];
  /** A deal that does not hang on a word, as it comes from outside; null where it is none for this set-up. */
  readDeal(setup: T['Setup'], value: unknown): T['Deal'] | null;
  /** What was noted beside these events, from a game as it is kept. What is not sound gives way. */
  readNotes(kept: unknown, events: readonly T['Event'][]): T['Notes'];
  init(setup: T['Setup'], deal: T['Deal']): T['State'];
  /** Lets any value happen as the next event, or says why it cannot. */
  apply(state: T['State'], event: unknown): Outcome<T>;
  /** How its events have ended it; null: they have not. */
  decided(state: T['State']): T['Ended'] | null;
}

export interface Game<T extends GameTypes> extends GameRules<T> {
  /** How many can play. */
  readonly seats: readonly [least: number, most: number];
  /** What a screen asks for is checked by this. Set-ups, deals and events are checked by the game itself, which can say what is wrong. */
  readonly intent: Schema<T['Intent']>;
  readonly table: TableOf<T>;
  /** The one mask. @param own the places that look: what none of them may see is not in it */
  view(table: T['Table'], own: ReadonlySet<Place>, standing: Standing<T>): T['View'];
  /** A happening as these places may know it; null: it is none to them. */
  seen(happening: T['Happening'], own: ReadonlySet<Place>): T['Happening'] | null;
  bot(facts: BotFacts<T>, ports: BotPorts<T>): Bot<T>;
  /** What has happened in a game that goes on, where that is not plainly what came of its events. */
  past?(saved: SavedGame<T>): readonly T['Happening'][];
  /** What it came to for each place; null while it goes on. */
  result(state: T['State'], ended: EndedBy<T> | null): readonly PlaceResult[] | null;
  /**
   * How the same people play on after a game, where the rules say who begins: null, and without it, they play as they agreed before.
   */
  next?(state: T['State'], ended: EndedBy<T> | null): NextGame | null;
}

/** `places`: the places of the game that's over in the new order. `agreed`: what this makes of the set-up. */
export interface NextGame { readonly places: readonly Place[]; readonly agreed: object }

/**
 * `score`: what is counted in the game, where something is, for the card of a table: tiles, cards, a die. `rank`: by what those who haven't
 * won stand to each other, where that isn't the score: who has more is ahead.
 */
export interface PlaceResult { readonly won: boolean; readonly score?: number; readonly rank?: number }

/** A form that gives a sound value, whatever it is given. */
export type Schema<Value> = v.GenericSchema<unknown, Value>;
