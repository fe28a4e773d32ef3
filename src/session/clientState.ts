/** What one screen knows of a game, and what it knows after a message of the host, or after somebody has turned up their rack. */
import type { Seat } from '../rules/position';
import type { Reply, SnagHappening } from './game/intents';
import type { SnagView } from './game/snagTypes';
import { maskedHappenings, privateSeats, viewStateOf, viewerOf } from './projection';
import type { RunningClock, TableHappening, ViewState } from './viewState';

/** The table as the host told of it, and when. */
export interface Told {
  readonly view: SnagView;
  /** The game's time then, and when it is on this screen at a moment of it. */
  readonly time: number;
  readonly ownTime: (time: number) => number;
}

export interface ClientState extends Told {
  /** Before whom the screen lies; null where nobody here plays. */
  readonly viewer: Seat | null;
  /** Whether they look at their rack, where they are not the only one here. */
  readonly looks: boolean;
  /** What is seen of all that. */
  readonly shown: ViewState;
}

/** What a screen knows after the welcome. */
export function welcomed(told: Told): ClientState {
  return withView({ ...told, viewer: viewerOf(told.view, null), looks: false });
}

/** What a screen knows after something was told. */
export function received(state: ClientState, told: Told, happenings: readonly TableHappening[]): ClientState {
  const { view } = told;
  // Each look is for one tile: whose turn comes next begins behind the curtain. Who was how fast is looked back at, and covers nothing.
  const covers = happenings.some(({ type }) => type !== 'drew' && type !== 'raced');
  return withView({ ...told, viewer: viewerOf(view, state.viewer), looks: state.looks && !covers && !view.paused });
}

/** What a screen shows after somebody has turned their rack up, or down again. */
export function turned(state: ClientState, up: boolean): ClientState {
  return withView({ ...state, looks: up });
}

const isReply = (happening: SnagHappening): happening is Reply => happening.type === 'refused' || happening.type === 'held';

/** What people at this screen are told of what happened. */
export function happeningsIn(happenings: readonly SnagHappening[], view: SnagView): readonly TableHappening[] {
  return maskedHappenings(happenings.filter((one): one is TableHappening => !isReply(one)), view);
}

/** What one of them alone is answered. */
export function repliesIn(happenings: readonly SnagHappening[]): readonly Reply[] { return happenings.filter(isReply); }

/** Whether what is for one seat's eyes alone can be told at this screen. */
export function isPrivate({ view }: ClientState, seat: Seat): boolean {
  return privateSeats(view.seats).has(seat);
}

function withView(seen: Omit<ClientState, 'shown'>): ClientState {
  const shown = viewStateOf(seen.view, seen);
  return { ...seen, shown: { ...shown, clock: ownClock(shown.clock, seen) } };
}

/** A clock of the game in this screen's time. In a pause what is left of it stands still. */
function ownClock(clock: RunningClock | null, { view: { paused }, time, ownTime }: Told): RunningClock | null {
  if (clock === null) return null;
  const { startedAt, endsAt, left } = clock;
  return {
    ...clock, startedAt: ownTime(startedAt), endsAt: ownTime(endsAt), left: left ?? (paused ? Math.max(0, endsAt - time) : null),
  };
}
