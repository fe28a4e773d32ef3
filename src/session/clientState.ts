/** What one screen knows of a game, and what it knows after a message of the host, or after somebody has turned up their rack. */
import type { Seat } from '../rules/position';
import { maskedHappenings, privateSeats, viewStateOf, viewerOf } from './projection';
import type { FromHost } from './port';
import type { Reply, TableView } from './tableView';
import type { RunningClock, TableHappening, ViewState } from './viewState';

/** What SNAG's host tells a screen. */
export type HostMessage = FromHost<TableView, TableHappening, Reply>;

export interface ClientState {
  /** The number of the last message. */
  readonly sequence: number;
  /** When it was sent, in the host's time. */
  readonly toldAt: number;
  /** What has to be added to the host's time to get this screen's: the least that any message has shown. */
  readonly offset: number;
  /** The table, as the host told of it last. */
  readonly view: TableView;
  /** Before whom the screen lies; null where nobody here plays. */
  readonly viewer: Seat | null;
  /** Whether they look at their rack, where they are not the only one here. */
  readonly looks: boolean;
  /** What is seen of all that. */
  readonly shown: ViewState;
}

type Seen = Omit<ClientState, 'shown'>;

/** What a screen knows after the welcome. @param at when it came, in the screen's time */
export function welcomed(message: HostMessage & { readonly kind: 'welcome' }, at: number): ClientState {
  const { sequence, now, view } = message;
  return withView({ sequence, toldAt: now, offset: at - now, view, viewer: viewerOf(view, null), looks: false });
}

/** What a screen knows after a message. One that comes again, or too late, tells nothing. */
export function received(state: ClientState, message: HostMessage, at: number): ClientState {
  if (message.kind === 'welcome') return welcomed(message, at);
  const { sequence, now } = message;
  if (sequence <= state.sequence) return state;
  const timed = { ...state, sequence, toldAt: now, offset: Math.min(state.offset, at - now) };
  if (message.kind === 'reply') return timed;
  const { view, happenings } = message;
  // Each look is for one tile: whose turn comes next begins behind the curtain. Who was how fast is looked back at, and covers nothing.
  const covers = happenings.some(({ type }) => type !== 'drew' && type !== 'raced');
  return withView({ ...timed, view, viewer: viewerOf(view, state.viewer), looks: state.looks && !covers && !view.paused });
}

/** What a screen shows after somebody has turned their rack up, or down again. */
export function turned(state: ClientState, up: boolean): ClientState {
  return withView({ ...state, looks: up });
}

/** What people at this screen are told with a message. */
export function happeningsIn(message: HostMessage): readonly TableHappening[] {
  if (message.kind === 'reply') return [];
  return maskedHappenings(message.kind === 'welcome' ? message.past : message.happenings, message.view);
}

/** Whether what is for one seat's eyes alone can be told at this screen. */
export function isPrivate({ view }: ClientState, seat: Seat): boolean {
  return privateSeats(view.seats).has(seat);
}

function withView(seen: Seen): ClientState {
  const shown = viewStateOf(seen.view, seen);
  return { ...seen, shown: { ...shown, clock: shifted(shown.clock, seen.offset) } };
}

/** A clock of the host in this screen's time. */
function shifted(clock: RunningClock | null, offset: number): RunningClock | null {
  return clock === null || offset === 0 ? clock : { ...clock, startedAt: clock.startedAt + offset, endsAt: clock.endsAt + offset };
}
