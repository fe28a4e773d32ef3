/**
 * One screen's end of a game: it holds one or more seats, shows what their people may see, and turns what they do into intents. Where the
 * host is, in this page or elsewhere, it does not know.
 */
import type { Seat } from '../rules/position';
import type { TableRefusal } from '../table/intents';
import { happeningsIn, isPrivate, received, turned, welcomed, type ClientState, type HostMessage } from './clientState';
import type { Connection } from './port';
import type { HostIntent } from './tableView';
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
  /** Asks the host for the seats that are played here. */
  readonly connect: (receive: (message: HostMessage) => void) => Connection<HostIntent>;
  /** This screen's time, in the milliseconds of input events. */
  readonly now: () => number;
  /** When a message came, in this screen's time: now, where nothing better is known. */
  readonly arrival?: (message: HostMessage) => number;
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
  /** All that was told so far is painted on this screen by now. */
  painted(): void;
  close(): void;
}

/** A screen that has just asked for its seats. */
export function createSeatClient({ connect, now, arrival = now }: SeatClientPorts): SeatClient {
  let state: ClientState | null = null;
  let past: readonly TableHappening[] = [];
  let listener: SeatListener | null = null;

  function receive(message: HostMessage): void {
    const before = state;
    state = before ? received(before, message, arrival(message)) : message.kind === 'welcome' ? welcomed(message, arrival(message)) : null;
    if (!state || state === before) return;
    if (message.kind === 'reply') tell(message, state);
    else if (message.kind === 'update') listener?.update({ state: state.shown, happenings: happeningsIn(message) });
    else {
      past = happeningsIn(message);
      listener?.update({ state: state.shown, happenings: [] });
    }
  }

  function tell({ reply: word }: HostMessage & { readonly kind: 'reply' }, known: ClientState): void {
    if (word.type === 'refused') listener?.refused?.(word.refusal);
    else if (isPrivate(known, word.seat)) listener?.held?.(word.maker);
  }

  function turnRack(up: boolean): void {
    if (!state || state.looks === up) return;
    state = turned(state, up);
    listener?.update({ state: state.shown, happenings: [] });
  }

  const connection = connect(receive);
  return {
    state: () => state?.shown ?? null,
    past: () => past,
    subscribe(one) {
      listener = one;
      if (state) one.update({ state: state.shown, happenings: [] });
    },
    act(act, at) {
      if (!state) return;
      const { may } = state.shown;
      const intent = intentOf(act, state.shown);
      if (act.kind === 'look') {
        if (may.look) turnRack(act.up);
      } else if (intent && !(act.kind === 'place' && may.look && !may.place)) {
        // A rack that lies face down is played by nobody, and it lies so again before the tile leaves it.
        if (act.kind === 'place' && may.look) turnRack(false);
        const sent = now();
        connection.send({ intent, at: Math.min(at, sent), now: sent });
      }
    },
    pause: (paused) => connection.send({ intent: { kind: 'pause', paused }, at: now(), now: now() }),
    painted() {
      if (state) connection.send({ intent: { kind: 'painted', told: state.toldAt }, at: now(), now: now() });
    },
    close: () => connection.close(),
  };
}

/** What the host is asked for by an act; null where it is no act of anybody's here, or asks for nothing. */
function intentOf(act: Act, { order, viewer, seats }: ViewState): HostIntent | null {
  if (act.kind === 'look') return null;
  if (act.kind === 'takeSeats') return act;
  const seat = act.kind === 'pick' ? order?.picker : act.kind === 'call' || act.kind === 'answer' ? act.seat ?? viewer : viewer;
  // People at this screen move their own tiles only.
  return seat === undefined || seat === null || seats[seat]?.kind !== 'local' ? null : { ...act, seat };
}
