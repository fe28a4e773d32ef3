/**
 * One screen's end of a game: it holds one or more seats, shows what their people may see, and turns what they do into intents. Where the
 * host is, in this page or elsewhere, it does not know.
 */
import type { Place } from '../contract/contract';
import type { Connect } from '../host/port';
import { GameScreen } from '../host/screen';
import type { Seat } from '../rules/position';
import type { TableRefusal } from '../table/intents';
import { happeningsIn, isPrivate, received, repliesIn, turned, welcomed, type ClientState, type Told } from './clientState';
import type { Reply, SnagHappening, SnagIntent } from './game/intents';
import type { SnagTypes } from './game/snagTypes';
import type { Act, TableHappening, Update, ViewState } from './viewState';

/** Who shows a game to people. */
export interface SeatListener {
  update(update: Update): void;
  /** An act of somebody here was turned down, and why. */
  refused?(refusal: TableRefusal): void;
  /** The call of the only person here waits until the maker's move ends. With more people nobody is told. */
  held?(maker: Seat): void;
}

export interface SeatClientPorts {
  /** The way to the host, and the places that are played here. */
  readonly connect: Connect<SnagTypes>;
  readonly places: readonly Place[];
  /** This screen's time, in the milliseconds of input events. */
  readonly now: () => number;
}

export interface SeatClient {
  /** What is seen now; null before the host has sent its welcome. */
  state(): ViewState | null;
  /** What had happened before the welcome came, as people here saw it. */
  past(): readonly TableHappening[];
  /** Who hears of every change from now on, and of the state now. */
  subscribe(listener: SeatListener): void;
  /** What somebody here does. `at`: when the key or finger went down. */
  act(act: Act, at: number): void;
  /** Pauses the game for everybody at the table, or lets it go on. */
  pause(paused: boolean): void;
  /** All that was told so far is painted on this screen by now, or since a moment of its time. */
  painted(at?: number): void;
  close(): void;
}

/** A screen that has just asked for its seats. */
export function createSeatClient(ports: SeatClientPorts): SeatClient { return new Client(ports); }

/** What those who show a game have of a client that was welcomed: its state is there at any time. */
export type WelcomedClient = Pick<SeatClient, 'subscribe' | 'act' | 'painted'> & {
  state(): ViewState;
  /** What had happened before. */
  readonly past: readonly TableHappening[];
};

/** @param client that the host has welcomed */
export function welcomedClient(client: SeatClient): WelcomedClient {
  return {
    past: client.past(),
    state() {
      const state = client.state();
      if (!state) throw new Error('a game is shown once its host has welcomed the screen');
      return state;
    },
    subscribe: (listener) => client.subscribe(listener),
    act: (act, at) => client.act(act, at),
    painted: () => client.painted(),
  };
}

class Client implements SeatClient {
  readonly #now: () => number;
  readonly #screen: GameScreen<SnagTypes>;
  #state: ClientState | null = null;
  #heard: readonly SnagHappening[] = [];
  #listener: SeatListener | null = null;

  constructor({ connect, places, now }: SeatClientPorts) {
    this.#now = now;
    this.#screen = new GameScreen(connect, places, {
      now, told: ({ view }, happenings, times) => this.#hear({ view, ...times }, happenings),
      past: (happenings) => { this.#heard = happenings; },
    });
  }

  state(): ViewState | null { return this.#state?.shown ?? null; }

  past(): readonly TableHappening[] { return this.#state ? happeningsIn(this.#heard, this.#state.view) : []; }

  subscribe(listener: SeatListener): void {
    this.#listener = listener;
    if (this.#state) listener.update({ state: this.#state.shown, happenings: [] });
  }

  act(act: Act, at: number): void {
    if (!this.#state) return;
    const { may } = this.#state.shown;
    if (act.kind === 'look') {
      if (may.look) this.#turnRack(act.up);
      return;
    }
    const seat = seatOf(act, this.#state.shown);
    if (seat === null || (act.kind === 'place' && may.look && !may.place)) return;
    if (act.kind === 'expect') return this.#screen.expect(act.within);
    // A rack that lies face down is played by nobody, and it lies so again before the tile leaves it.
    if (act.kind === 'place' && may.look) this.#turnRack(false);
    this.#screen.act(this.#state.view.places[seat]!, intentOf(act), Math.min(at, this.#now()));
  }

  pause(paused: boolean): void {
    if (paused) this.#screen.pause();
    else this.#screen.goOn();
  }

  painted(at = this.#now()): void { this.#screen.shown(at); }

  close(): void { this.#screen.leave(); }

  #hear(told: Told, all: readonly SnagHappening[]): void {
    const before = this.#state;
    const happenings = happeningsIn(all, told.view);
    const state = before ? received(before, told, happenings) : welcomed(told);
    this.#state = state;
    const replies = repliesIn(all);
    // Where somebody alone is answered nothing else may have changed.
    const isNews = happenings.length > 0 || replies.length === 0 || JSON.stringify(told.view) !== JSON.stringify(before?.view);
    if (isNews) this.#listener?.update({ state: state.shown, happenings });
    for (const reply of replies) this.#tell(reply, state);
  }

  #tell(reply: Reply, state: ClientState): void {
    if (reply.type === 'refused') this.#listener?.refused?.(reply.refusal);
    else if (isPrivate(state, reply.seat)) this.#listener?.held?.(reply.maker);
  }

  #turnRack(up: boolean): void {
    if (!this.#state || this.#state.looks === up) return;
    this.#state = turned(this.#state, up);
    this.#listener?.update({ state: this.#state.shown, happenings: [] });
  }
}

type Asked = Exclude<Act, { readonly kind: 'look' }>;

/** Whose act it is; null where it is nobody's here: people at this screen move their own tiles only. */
function seatOf(act: Asked, { order, viewer, seats }: ViewState): Seat | null {
  const seat = act.kind === 'pick' ? order?.picker
    : act.kind === 'call' || act.kind === 'answer' || act.kind === 'count' ? act.seat ?? viewer : viewer;
  return seat === undefined || seat === null || seats[seat]?.kind !== 'local' ? null : seat;
}

function intentOf(act: Exclude<Asked, { readonly kind: 'expect' }>): SnagIntent {
  switch (act.kind) {
    case 'pick': return { kind: act.kind, index: act.index };
    case 'place': return { kind: act.kind, tile: act.tile };
    case 'answer': return { kind: act.kind, snag: act.snag };
    case 'takeSeats': case 'call': case 'draw': case 'count': return { kind: act.kind };
  }
}
