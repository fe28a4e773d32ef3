/** Somebody at a device far away: their line, their screen and their hands, on a time that jumps. What they say of times may be a lie. */
import type { Clock } from '../../../src/bots/clock';
import type { GameTypes, Place } from '../../../src/contract/contract';
import type { HostedGame } from '../../../src/host/host';
import type { Connection, FromHost } from '../../../src/host/port';
import { meanLag, type MeanLag } from '../../../src/race/credit';
import type { DashTypes, DashView } from './dash';

export interface Line {
  readonly name: string;
  /** How long a message takes each way at least, in milliseconds, and about how much longer it may be. */
  readonly delay: number;
  readonly jitter: number;
}

export interface Chance {
  /** From 0 to 1. */
  next(): number;
  /** Of a normal spread of 1. */
  normal(): number;
}

/** What somebody does who isn't honest. */
export interface Lie {
  readonly name: string;
  /**
   * By how much sooner than it was it says that a call was pressed; less than 0: later, so as to be credited less.
   * @param reaction how long it took
   */
  readonly sooner: (reaction: number) => number;
  /** How much later it answers when its line is measured. */
  readonly pong?: number;
}

export interface Person {
  readonly line: Line;
  readonly lie?: Lie | undefined;
  /** About how long they take to draw once a tile lies there, where they don't wait for who takes its run. */
  readonly hurries?: number;
}

/** What is known of one tile's race beside what the judge says. */
export interface Called {
  /** How long each took from what their own screen showed. */
  readonly reaction: number[];
  /** When each call came; endless: they saw in time that it was too late. */
  readonly arrived: number[];
}

/** Where somebody sits. */
export interface Sits<T extends GameTypes> {
  readonly clock: Clock;
  readonly host: HostedGame<T>;
  readonly place: Place;
  readonly chance: Chance;
}

export interface At extends Sits<DashTypes> { readonly called: (tile: number) => Called }

/** A hand that was on its way isn't held back any more. */
export const HOLD_MS = 200;
/** So often a line is measured at most. */
const PING_AFTER = 500;
/** So often it was measured while people sat together before the game. */
const BEFORE = 20;
/** So late a page handles a press at most. */
const HANDLED_MS = 4;

/** A line's two ways: what is sent first comes first. */
function waysOf(clock: Clock, { delay, jitter }: Line, { normal }: Chance) {
  const last = [0, 0];
  const trip = (): number => delay + jitter * Math.abs(normal());
  return {
    trip,
    /** @param way 0 there, 1 back */
    send(way: 0 | 1, act: () => void): void {
      last[way] = Math.max(last[way]!, clock.now() + trip());
      clock.setTimeout(act, last[way] - clock.now());
    },
  };
}

/** How far away the device is, measured as a table's server measures it. */
function measured(clock: Clock, answers: () => number, tell: (ms: number) => void): () => void {
  let mean: MeanLag | null = null;
  for (let i = 0; i < BEFORE; i += 1) mean = meanLag(mean, answers());
  let asked = -Infinity;
  const ask = (): void => {
    asked = clock.now();
    const ms = answers();
    clock.setTimeout(() => {
      mean = meanLag(mean, ms);
      tell(mean.ms);
    }, ms);
  };
  ask();
  return () => {
    if (clock.now() - asked >= PING_AFTER) ask();
  };
}

/**
 * Somebody's screen, its line and its clock.
 * @param paints told of each view once it's on the screen, and when it was
 * @returns presses something. `sooner`: by how much sooner than it was it's said to have been; less than 0: it says that it had painted so
 * much earlier. `arrives`: told once it's there
 */
export function screenOf<T extends GameTypes>(
  { line, lie }: Person, { clock, host, place, chance }: Sits<T>, paints: (view: T['View'], at: number) => void,
): (intent: T['Intent'], sooner?: number, arrives?: () => void) => void {
  const { trip, send } = waysOf(clock, line, chance);
  const skew = 1e7 * (chance.next() - 0.5);
  const rate = 1 + 1e-4 * (chance.next() - 0.5);
  const frame = chance.next() < 0.5 ? 1000 / 60 : 1000 / 120;
  const phase = frame * chance.next();
  const own = (time: number): number => skew + rate * time;
  let number = 0;
  let shown = { sequence: 0, at: 0 };

  const telling = measured(clock, () => trip() + trip() + (lie?.pong ?? 0), (ms) => connection.lag?.(ms));
  const connection: Connection = host.connect([place], (message) => {
    telling();
    send(0, () => {
      const painted = phase + frame * Math.ceil((clock.now() - phase) / frame);
      clock.setTimeout(() => { paint(message, painted); }, painted - clock.now());
    });
  });

  function paint(message: FromHost<T>, at: number): void {
    if (message.kind === 'refused') throw new Error(message.code);
    shown = { sequence: message.sequence, at: own(at) };
    paints(message.view, at);
  }

  return (intent, sooner = 0, arrives = () => {}) => {
    const painted = shown.at + Math.min(0, sooner);
    const at = Math.max(painted, own(clock.now()) - Math.max(0, sooner));
    const { sequence } = shown;
    clock.setTimeout(() => {
      number += 1;
      const said = { kind: 'act', epoch: 'dash', number, place, intent, at, now: own(clock.now()), seen: { sequence, at: painted } };
      send(1, () => {
        arrives();
        connection.send(said);
      });
    }, HANDLED_MS * chance.next());
  };
}

/** How long somebody takes from what they see to the press. */
export const reactionOf = ({ normal }: Chance): number => Math.max(150, 430 + 90 * normal());

/** Sits down, and plays as long as the game lasts. */
export function sit(person: Person, at: At): void {
  const { lie, hurries } = person;
  const { clock, place, chance, called } = at;
  let seen: DashView | null = null;
  /** The last tile whose run was seen, and the last that was seen taken, and when. */
  let raced = 0;
  let [takenTile, takenAt] = [0, 0];
  let planned = '';

  const press = screenOf(person, at, (view, painted) => {
    seen = view;
    if (view.isRun && !view.isOpen && takenTile !== view.placed) [takenTile, takenAt] = [view.placed, painted];
    if (view.isOpen && raced !== view.placed) race(view.placed);
    if (view.turn === place && !view.isOver) act(view);
  });

  function race(tile: number): void {
    raced = tile;
    const reaction = reactionOf(chance);
    called(tile).reaction[place] = reaction;
    clock.setTimeout(() => {
      const isCovered = seen!.placed !== tile;
      if (isCovered || (takenTile === tile && clock.now() - takenAt > HOLD_MS)) return;
      press({ kind: 'call' }, lie?.sooner(reaction), () => { called(tile).arrived[place] = clock.now(); });
    }, reaction);
  }

  function act({ placed, draws, isOpen }: DashView): void {
    const plan = `${placed} ${draws} ${isOpen}`;
    if (plan === planned) return;
    planned = plan;
    const kind = draws ? 'draw' : 'place';
    const wait = hurries !== undefined ? hurries * (0.5 + chance.next()) : isOpen ? 3000 : 400 + 500 * chance.next();
    clock.setTimeout(() => { if (seen!.placed === placed && seen!.draws === draws && planned === plan) press({ kind }); }, wait);
  }
}
