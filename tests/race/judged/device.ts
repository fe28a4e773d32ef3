/** Somebody at a device far away: their line, their screen and their hands, on a time that jumps. What they say of times may be a lie. */
import type { Clock } from '../../../src/bots/clock';
import type { Place } from '../../../src/contract/contract';
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

export interface At {
  readonly clock: Clock;
  readonly host: HostedGame<DashTypes>;
  readonly place: Place;
  readonly chance: Chance;
  readonly called: (tile: number) => Called;
}

/** A hand that was on its way isn't held back any more. */
const HOLD_MS = 200;
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

/** Sits down, and plays as long as the game lasts. */
export function sit({ line, lie, hurries }: Person, { clock, host, place, chance, called }: At): void {
  const { trip, send } = waysOf(clock, line, chance);
  const skew = 1e7 * (chance.next() - 0.5);
  const rate = 1 + 1e-4 * (chance.next() - 0.5);
  const frame = chance.next() < 0.5 ? 1000 / 60 : 1000 / 120;
  const phase = frame * chance.next();
  const own = (time: number): number => skew + rate * time;
  let number = 0;
  let shown = { sequence: 0, at: 0 };
  let seen: DashView | null = null;
  /** The last tile whose run was seen, and the last that was seen taken, and when. */
  let raced = 0;
  let [takenTile, takenAt] = [0, 0];
  let planned = '';

  const telling = measured(clock, () => trip() + trip() + (lie?.pong ?? 0), (ms) => connection.lag?.(ms));
  const connection: Connection = host.connect([place], (message) => {
    telling();
    send(0, () => {
      const painted = phase + frame * Math.ceil((clock.now() - phase) / frame);
      clock.setTimeout(() => { paint(message, painted); }, painted - clock.now());
    });
  });

  /** @param sooner by how much sooner than it was it is said to have been; less than 0: it says that it had painted so much earlier */
  function press(kind: 'place' | 'draw' | 'call', sooner = 0): void {
    const { placed: tile } = seen!;
    const painted = shown.at + Math.min(0, sooner);
    const at = Math.max(painted, own(clock.now()) - Math.max(0, sooner));
    const { sequence } = shown;
    clock.setTimeout(() => {
      number += 1;
      const said = {
        kind: 'act', epoch: 'dash', number, place, intent: { kind }, at, now: own(clock.now()), seen: { sequence, at: painted },
      };
      send(1, () => {
        if (kind === 'call') called(tile).arrived[place] = clock.now();
        connection.send(said);
      });
    }, HANDLED_MS * chance.next());
  }

  function paint(message: FromHost<DashTypes>, at: number): void {
    if (message.kind === 'refused') throw new Error(message.code);
    shown = { sequence: message.sequence, at: own(at) };
    seen = message.view;
    if (seen.isRun && !seen.isOpen && takenTile !== seen.placed) [takenTile, takenAt] = [seen.placed, at];
    if (seen.isOpen && raced !== seen.placed) race(seen.placed);
    if (seen.turn === place && !seen.isOver) act(seen);
  }

  function race(tile: number): void {
    raced = tile;
    const reaction = Math.max(150, 430 + 90 * chance.normal());
    called(tile).reaction[place] = reaction;
    clock.setTimeout(() => {
      const isCovered = seen!.placed !== tile;
      if (isCovered || (takenTile === tile && clock.now() - takenAt > HOLD_MS)) return;
      press('call', lie?.sooner(reaction));
    }, reaction);
  }

  function act({ placed, draws, isOpen }: DashView): void {
    const plan = `${placed} ${draws} ${isOpen}`;
    if (plan === planned) return;
    planned = plan;
    const kind = draws ? 'draw' : 'place';
    const wait = hurries !== undefined ? hurries * (0.5 + chance.next()) : isOpen ? 3000 : 400 + 500 * chance.next();
    clock.setTimeout(() => { if (seen!.placed === placed && seen!.draws === draws && planned === plan) press(kind); }, wait);
  }
}
