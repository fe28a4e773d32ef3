/**
 * What people see: the one read-only state that picture, page and announcer are drawn from. It holds nothing that a
 * person at this screen may not see: tiles on racks that lie face down are null here, so they cannot leak from here on.
 */
import type { LevelName } from '../ai/levelNames';
import type { Tile } from '../rules/board';
import type { HouseRules } from '../rules/options';
import type { Happening, Seat } from '../rules/position';
import type { RaceTime } from '../race/times';
import type { Kind, Shape } from '../setup/players';
import type { MoversRight } from './moversRight';

/** What a game is doing, as far as a screen must know it. */
export type Phase =
  /** Each seat picks a face-down tile for the order of play. */
  | 'order'
  /** A move: to place, or placed and to be ended. */
  | 'playing'
  /** All tiles are played; a run may still be called. */
  | 'lastChance'
  | 'over';

/** How a character's portrait looks for a moment: eyes on the board, glad, sore, not awake, startled, or humming to itself. */
export const MOODS = ['glance', 'gloat', 'wince', 'doze', 'gasp', 'hum'] as const;
export type Mood = (typeof MOODS)[number];

/**
 * When a character says something: a run of its own was taken from it, or it took somebody else's; the tiles were dealt; nobody has taken
 * anything for a while.
 */
export const REMARKED = ['robbed', 'took', 'hello', 'quiet'] as const;
/** How many sentences each character has for each of these. */
export const REMARKS = 4;

/** What a character says in passing; `to`: who took the run from it, or lost it, or is greeted. `nth`: which of its sentences, from 1. */
export interface Remark {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly to: Seat;
  readonly on: (typeof REMARKED)[number];
  readonly nth: 1 | 2 | 3 | 4;
}

/** What the characters at a table look like now, and what one of them says. It is made of what everybody has seen, see `life/lifeState`. */
export interface Life {
  /** For each seat; null for a person, and for a character that looks as always. */
  readonly moods: readonly (Mood | null)[];
  /** What is being said; null while nobody says anything. */
  readonly remark: Remark | null;
  /** What was said last; null before anybody has. */
  readonly said: Remark | null;
}

/** Where somebody is who plays at another device: there, far away (so many milliseconds), or gone; a character may play for them then. */
export type Presence =
  | { readonly at: 'device' }
  | { readonly at: 'far'; readonly ms: number }
  | { readonly at: 'away'; readonly level: LevelName | null };

export interface SeatState {
  readonly name: string;
  readonly kind: Kind;
  readonly shape: Shape;
  /** The character that a computer plays as; null for a person. */
  readonly level: LevelName | null;
  /** The key with which they call, where several people share this screen; null for all others. */
  readonly callKey: string | null;
  /** How many tiles they have won. */
  readonly won: number;
  /** How many a friend won with these tiles, for whoever takes up their challenge; left out in all other games. */
  readonly toBeat?: number;
  /** Where they are, at a table of several devices; left out for those at this screen, and in all other games. */
  readonly presence?: Presence;
  /** Whether they have called at this screen there, and nobody knows yet what became of it; left out otherwise. */
  readonly hasCalled?: boolean;
  /** Their rack, oldest tile first; null is a tile that lies face down. */
  readonly rack: readonly (Tile | null)[];
  /** Whether they have a move to lose. */
  readonly owes: boolean;
  /** Whether it is a computer's, which is thinking about its move. */
  readonly thinks: boolean;
}

/** The draw for order: face-down tiles in a row, from which each seat picks one. */
export interface OrderDraw {
  /** How many tiles lie there to be picked from. */
  readonly tiles: number;
  /** The picks so far, in order: `index` into the row, and the tile, which is turned up. */
  readonly picks: readonly { readonly seat: Seat; readonly index: number; readonly tile: Tile }[];
  /** Whose turn it is to pick, or null when all have. */
  readonly picker: Seat | null;
  /** Who has the lowest tile and starts; null until all have picked. */
  readonly starter: Seat | null;
}

/** A time to call, or the last chance, in milliseconds of the page's time (`performance.now()`). */
export interface RunningClock {
  /** Who has the time: the mover; null in the last chance, which is everybody's. */
  readonly seat: Seat | null;
  readonly startedAt: number;
  readonly endsAt: number;
  /** While the game is paused, or a run lies lit: the milliseconds that are left, which stand still. Null while they run out. */
  readonly left: number | null;
}

/** The milliseconds that a clock has left at `now`, in the page's time; 0 once it has run out. */
export function timeLeft({ endsAt, left }: RunningClock, now: number): number {
  return Math.max(0, left ?? endsAt - now);
}

/** A run that was taken and lies lit for a moment, in which nobody's time runs: what is pressed counts when it is over. */
export interface LitRun {
  /** What was taken, run by run. */
  readonly tiles: readonly Tile[];
  /** Who took it: one seat for each call. */
  readonly by: readonly Seat[];
  /** For how many milliseconds it lies lit in all. */
  readonly lasts: number;
}

/** What a review shows of a move on the board. Each kind of mark has a form of its own, and a name. */
export interface BoardMarks {
  /** The tile that was placed. */
  readonly played: Tile;
  /** The one that would have been better; null where that is the same. */
  readonly better: Tile | null;
  /** The squares whose tile would have taken what was opened, in rising order. */
  readonly danger: readonly Tile[];
}

export interface ViewState {
  readonly phase: Phase;
  /** In order of play, once that has been drawn. */
  readonly seats: readonly SeatState[];
  /**
   * Before whom the screen lies; null when nobody here plays. Their rack lies open if they are the only one at this screen, or while they
   * look.
   */
  readonly viewer: Seat | null;
  readonly mover: Seat | null;
  /** Tiles that lie on the board, in rising order. A square without one may be empty for good or not: only `gone` tells. */
  readonly board: readonly Tile[];
  /** The tile that was placed last, while it lies there. */
  readonly lastPlaced: Tile | null;
  /** In a game that is over: the tiles of the run that is looked at, and is taken or missed with the next step. None while it is on. */
  readonly lit?: readonly Tile[];
  /** The run that lies lit, null while none does; left out where no host keeps time, as in a replay. */
  readonly breath?: LitRun | null;
  /** In a game that is over: what its review shows of the move that is looked at. None while it is on. */
  readonly marks?: BoardMarks;
  /** With the memory aid the tiles that are gone for good, in rising order; null without it: then nobody is told. */
  readonly gone: readonly Tile[] | null;
  /** Who may call when; in an automatic game nobody does. */
  readonly calls: HouseRules['calls'];
  /** Whether everyone is asked after each move, and calls only then. */
  readonly asks: boolean;
  /** Who at this screen is asked now whether they call; null while nobody is. What others have answered is nobody's to know. */
  readonly asking: { readonly seat: Seat } | null;
  /** Whether everyone is asked, and nobody here is any more: the game waits for others' answers. Not there if not. */
  readonly awaits?: true;
  /** How many tiles the pile still has. */
  readonly pile: number;
  readonly order: OrderDraw | null;
  /** The mover's time to call, until they have called or their move ends; or the last chance. Null where no time runs out. */
  readonly clock: RunningClock | null;
  /** Whether nothing is left to be called in this move: the mover has called, right or not, or somebody was quicker. Not there if not. */
  readonly callOver?: boolean;
  /** Whether the game is paused: the table lies covered, and no time runs, nobody's. */
  readonly paused: boolean;
  /** The computers that had not seen the run that was called last, until the next tile is placed. None before somebody calls. */
  readonly unaware?: readonly Seat[];
  /** Where people sit at devices of their own: who sees nothing more in the last chance. None before anybody says so. */
  readonly enough?: readonly Seat[];
  /** What the characters look like, and say. None where no game is on: in a replay, a lesson, a drill. */
  readonly life?: Life;
  /** What the viewer may do now. */
  readonly may: {
    readonly pick: boolean;
    /** Turns up their own rack, where several people share the screen; or down again. */
    readonly look: boolean;
    readonly place: boolean;
    readonly draw: boolean;
    readonly call: boolean;
    /** Ends the last chance. */
    readonly count: boolean;
    /** Answers for whoever is asked. */
    readonly answer: boolean;
  };
}

/** What people at this screen can do; which seat does it follows from the state. */
export type Act =
  /** Picks the face-down tile at `index` in the draw for order. */
  | { readonly kind: 'pick'; readonly index: number }
  /** The result of the draw for order was read. */
  | { readonly kind: 'takeSeats' }
  /** Turns the viewer's rack up to be looked at, or down again. */
  | { readonly kind: 'look'; readonly up: boolean }
  | { readonly kind: 'place'; readonly tile: Tile }
  /** Calls SNAG: the viewer, or whoever sits at `seat`; `byName`: by a press on their name, where the screen lies before somebody else. */
  | { readonly kind: 'call'; readonly seat?: Seat; readonly byName?: true }
  | { readonly kind: 'draw' }
  /** Sees nothing more in the last chance: the viewer, or whoever sits at `seat`. */
  | { readonly kind: 'count'; readonly seat?: Seat }
  /** A key was pressed that may still turn out to be typing: what it asks for comes within so many milliseconds, or not at all. */
  | { readonly kind: 'expect'; readonly within: number }
  /** SNAG or pass, by whoever is asked. */
  | { readonly kind: 'answer'; readonly seat: Seat; readonly snag: boolean };

/** A happening of the table itself, beside those of the rules. */
export type TableHappening =
  | Happening
  | { readonly type: 'picked'; readonly seat: Seat; readonly index: number; readonly tile: Tile }
  /** The order of play is drawn: for each new seat, the seat that its player had before. */
  | { readonly type: 'seated'; readonly from: readonly Seat[] }
  | { readonly type: 'dealt' }
  /** The last chance has ended: the game is counted. */
  | { readonly type: 'counted' }
  /** The mover's time to call is up: the move ends by itself. */
  | { readonly type: 'timeUp'; readonly seat: Seat }
  /**
   * Several called the run that was taken last, the one who placed last being `maker`: who was how fast, in milliseconds. `tied`: they
   * called at the same instant as the one before them, who sits nearer to the maker's left or is the maker. `right`: it was no race,
   * because whoever placed last has taken it in their own turn.
   */
  | { readonly type: 'raced'; readonly maker: Seat; readonly callers: readonly RaceTime[]; readonly right?: MoversRight };

export type Raced = TableHappening & { readonly type: 'raced' };

/** What a listener is told: the state now, and what happened since it was last told (nothing, when only the state changed). */
export interface Update {
  readonly state: ViewState;
  readonly happenings: readonly TableHappening[];
  /** Who has taken over from whom before it: in a replay alone. */
  readonly tookOver?: readonly TookOver[];
  /** Who called in the race that was won here, where calls came over lines: in a replay alone. */
  readonly raced?: readonly NamedCall[];
}

/** A call over a line: when it counts, what its line took and was credited, and how long that is, in milliseconds. */
export interface NamedCall extends Readonly<Record<'at' | 'credit' | 'lag' | 'line', number>> { readonly name: string }

/** Somebody plays instead of somebody else: people by their names, characters as those that they are. */
export interface TookOver { readonly who: Taker; readonly before: Taker }
export type Taker = { readonly name: string } | { readonly level: LevelName };

/** What may be done while a game is paused, is played no more, or asks for nothing. */
export const NO_ACT: ViewState['may'] = { pick: false, look: false, place: false, draw: false, call: false, count: false, answer: false };
