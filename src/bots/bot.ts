/**
 * A bot: the player of a computer's seat. It asks what its character thinks of the seat's view, and sends the intents that follow, each at
 * a believable time. It is told nothing but what its seat can see.
 */
import type { LevelName } from '../ai/levelNames';
import type { Choice, Look, Thinker } from '../ai/questions';
import type { Tile } from '../rules/board';
import type { Seat } from '../rules/position';
import type { Intent } from '../table/intents';
import type { Clock } from './clock';
import { AFTER_CALL_MS, callMoment, inGoodTime, isThere, timeFor, type SeenTable } from './moments';

/** To pick a face-down tile, in milliseconds at normal pace. */
const PICK_MS = 900;
/** Timers come up to so many milliseconds early. */
const LATE_ENOUGH_MS = 1;

/** What a seat is told after every change at the table. */
export type News =
  /** `left`: the face-down tiles that nobody has picked yet. */
  | { readonly phase: 'order'; readonly picker: Seat | null; readonly left: readonly number[] }
  /** `watchers`: how many computers may call what this one sees. */
  | SeenTable & { readonly phase: 'playing'; readonly watchers: number }
  | { readonly phase: 'over' };

type Playing = News & { readonly phase: 'playing' };

export interface BotOptions {
  readonly seat: Seat;
  readonly level: LevelName;
  readonly seed: string;
  readonly thinker: Thinker;
  /** By what times are multiplied now: 0 is at once. */
  readonly pace: () => number;
  readonly clock: Clock;
  readonly send: (intent: Intent) => void;
  /** A number from 0 up to 1, for what is a matter of chance and not of play. */
  readonly chance: () => number;
  /** When a call may come that it would make at this moment, as far as that is known now: not before, nor without asking again then. */
  readonly callsAt?: (moment: number) => number;
  /** Whether everyone is asked after each move. */
  readonly asked?: boolean;
  /** Hears what it has seen to be called, once so many tiles were placed. */
  readonly looked?: (ply: number, sees: readonly Tile[]) => void;
}

export interface Bot {
  tell(news: News): void;
  /** Whether it calls, asked at the table as it was told last. */
  answer(): Promise<boolean>;
  stop(): void;
}

/** What was seen at a landing, and whether the call on it was made. */
interface Seen {
  readonly ply: number;
  readonly look: Look | Promise<Look>;
  readonly called: boolean;
}

interface BotState {
  /** Counts the news: an answer to a question about older news is not acted on. */
  readonly current: number;
  readonly news: News | null;
  readonly seen: Seen | null;
  /** What it meant to take with the tile that it placed last. */
  readonly meant: readonly Tile[];
  /** The tile that it has chosen on this news. */
  readonly chosen: { readonly news: News; readonly choice: Choice | Promise<Choice> } | null;
  /** What it is going to do. */
  readonly timers: readonly unknown[];
}

/** A bot for one seat. */
export function createBot(options: BotOptions): Bot {
  return new SeatBot(options);
}

class SeatBot implements Bot {
  readonly #options: BotOptions;
  #state: BotState = { current: 0, news: null, seen: null, meant: [], chosen: null, timers: [] };

  constructor(options: BotOptions) { this.#options = options; }

  async answer(): Promise<boolean> {
    const { news } = this.#state;
    if (news?.phase !== 'playing' || news.view.ply === 0) return false;
    const look = await this.#lookAt(news);
    const { seen } = this.#state;
    if (seen === null || seen.called || !isThere(look, news.view)) return false;
    this.#set({ seen: { ...seen, called: true } });
    return true;
  }

  tell(news: News): void {
    this.stop();
    this.#set({ news });
    if (news.phase === 'order') this.#pick(news);
    else if (news.phase === 'playing') void this.#play(news, this.#state.current);
  }

  stop(): void {
    const { current, timers } = this.#state;
    for (const timer of timers) this.#options.clock.clearTimeout(timer);
    this.#set({ current: current + 1, timers: [] });
  }

  #set(changed: Partial<BotState>): void { this.#state = { ...this.#state, ...changed }; }

  #at(time: number, act: () => void): void {
    const { clock } = this.#options;
    this.#set({ timers: [...this.#state.timers, clock.setTimeout(act, Math.max(0, time - clock.now()))] });
  }

  #pick({ picker, left }: News & { readonly phase: 'order' }): void {
    const { seat, chance, clock, pace, send } = this.#options;
    if (picker !== seat) return;
    const index = left[Math.floor(chance() * left.length)];
    if (index !== undefined) this.#at(clock.now() + PICK_MS * pace(), () => send({ kind: 'pick', seat, index, at: clock.now() }));
  }

  /** Looks at what has landed, once. */
  #lookAt({ view, watchers }: Playing): Look | Promise<Look> {
    const { thinker, level, seed } = this.#options;
    const { seen, meant } = this.#state;
    if (seen?.ply === view.ply) return seen.look;
    const look = thinker.look({ view, level, seed, meant, watchers });
    this.#set({ seen: { ply: view.ply, look, called: false } });
    return look;
  }

  async #play(news: Playing, question: number): Promise<void> {
    const { view } = news;
    const { seat, clock, pace, asked = false } = this.#options;
    const look = view.ply > 0 && view.rules.calls !== 'automatic' ? await this.#lookAt(news) : null;
    if (question !== this.#state.current) return;
    if (look) this.#options.looked?.(view.ply, look.sees);
    const called = this.#state.seen?.called === true;
    const moment = look === null || called ? null : callMoment(look, news, { seat, pace: pace(), asked });
    const calls = moment === null ? null : this.#due(news, moment);
    if (moment !== null && calls !== null) this.#at(calls, () => this.#callIfDue(news, moment));
    if (view.mover !== seat) return;
    const ready = calls === null ? clock.now() : Math.max(calls, clock.now()) + AFTER_CALL_MS * pace();
    if (view.placed === null) {
      await this.#place(news, question, ready);
      return;
    }
    const lingers = look !== null && calls === null && !called;
    const linger = lingers ? news.landedAt + timeFor('draw', look.after, view) * pace() : clock.now() + AFTER_CALL_MS * pace();
    this.#at(Math.max(ready, linger), () => this.#options.send({ kind: 'draw', seat, at: clock.now() }));
  }

  /** When a call may come that it would make at `moment`: its own run it calls when it likes, unless that is anybody's. */
  #due({ view, endsAt }: Playing, moment: number): number {
    const { seat, callsAt } = this.#options;
    const own = view.mover === seat && view.placed !== null;
    if (!callsAt || (own && view.rules.calls === 'classic')) return moment;
    const due = callsAt(moment);
    return own ? inGoodTime(due, endsAt) : due;
  }

  /** Calls, or waits on where others have not had their head start. */
  #callIfDue(news: Playing, moment: number): void {
    if (this.#due(news, moment) <= this.#options.clock.now() + LATE_ENOUGH_MS) {
      this.#call();
      return;
    }
    this.stop();
    void this.#play(news, this.#state.current);
  }

  #call(): void {
    const { seat, clock, send } = this.#options;
    const { seen } = this.#state;
    if (seen) this.#set({ seen: { ...seen, called: true } });
    send({ kind: 'call', seat, at: clock.now() });
  }

  async #place(news: Playing, question: number, ready: number): Promise<void> {
    const { seat, level, seed, thinker, clock, pace, send } = this.#options;
    const { view, turnAt } = news;
    const { chosen } = this.#state;
    const asked = chosen?.news === news ? chosen.choice : thinker.choose({ view, level, seed });
    this.#set({ chosen: { news, choice: asked } });
    const choice = await asked;
    if (question !== this.#state.current) return;
    this.#at(Math.max(ready, turnAt + timeFor('place', choice.after, view) * pace()), () => {
      this.#set({ meant: choice.takes });
      send({ kind: 'place', seat, tile: choice.tile, at: clock.now() });
    });
  }
}
