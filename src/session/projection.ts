/**
 * From what the host tells a screen to what its people see. Where several of them share the screen, it holds more than they may see at
 * once: here all racks are masked but that of the one before whom the screen lies, and that one too until they look.
 */
import type { Seat } from '../rules/position';
import type { Kind } from '../setup/players';
import { seenBy, type TableView } from './tableView';
import { NO_ACT, type TableHappening, type ViewState } from './viewState';

/** Who looks at the screen, and how. */
export interface Sight {
  /** Before whom the screen lies; null where nobody here plays. */
  readonly viewer: Seat | null;
  /** Whether they look at their rack, where they are not the only one here. */
  readonly looks: boolean;
}

interface Held { readonly kind: Kind }

/** The seats that people at this screen hold. */
export function localSeats(seats: readonly Held[]): ReadonlySet<Seat> {
  return new Set(seats.flatMap(({ kind }, seat) => (kind === 'local' ? [seat] : [])));
}

/** Whose private happenings are told: those of the only person at this screen; with more, nobody's. */
export function privateSeats(seats: readonly Held[]): ReadonlySet<Seat> {
  const own = localSeats(seats);
  return own.size === 1 ? own : new Set();
}

/** What people at this screen are told of what happened. */
export function maskedHappenings(happenings: readonly TableHappening[], { seats }: Pick<TableView, 'seats'>): readonly TableHappening[] {
  const open = privateSeats(seats);
  return happenings.map((happening) => seenBy(happening, open));
}

/** Before whom the screen lies: the mover if they play here, else whoever it lay before, else the first. */
export function viewerOf({ seats, mover }: Pick<TableView, 'seats' | 'mover'>, before: Seat | null): Seat | null {
  const own = localSeats(seats);
  if (mover !== null && own.has(mover)) return mover;
  return before !== null && own.has(before) ? before : [...own][0] ?? null;
}

/** What is seen of a table at which nothing more is played: as it stands, and no time runs. */
export function haltedView(view: ViewState): ViewState {
  const { life: _, ...still } = view;
  return { ...still, clock: null, may: NO_ACT, seats: view.seats.map((seat) => ({ ...seat, thinks: false })) };
}

/** What is seen of the table now. */
export function viewStateOf(view: TableView, { viewer, looks }: Sight): ViewState {
  const { phase, seats, mover, placed, calls, asks, round, order, paused } = view;
  const alone = localSeats(seats).size === 1;
  const playing = phase === 'playing';
  const mine = viewer !== null && viewer === mover;
  const toPlace = playing && mine && placed === null;
  const open = viewer !== null && (alone || (looks && toPlace && !paused));
  const asked = round !== null && round.seat !== null && seats[round.seat]?.kind === 'local' ? { seat: round.seat } : null;
  return {
    phase,
    seats: seats.map((seat, s) => ({
      ...seat,
      callKey: alone || asks ? null : seat.callKey,
      rack: open && s === viewer ? seat.rack : seat.rack.map(() => null),
    })),
    viewer,
    mover,
    board: view.board,
    lastPlaced: view.lastPlaced,
    gone: view.gone,
    calls,
    asks,
    asking: asked,
    ...(round !== null && asked === null ? { awaits: true } : {}),
    pile: view.pile,
    order,
    clock: view.clock,
    ...(view.callOver === true ? { callOver: true } : {}),
    ...(view.breath === undefined ? {} : { breath: view.breath }),
    paused,
    ...(view.unaware ? { unaware: view.unaware } : {}),
    ...(view.enough ? { enough: view.enough } : {}),
    may: paused ? NO_ACT : {
      pick: order !== null && order.picker !== null && seats[order.picker]?.kind === 'local',
      look: toPlace && !alone,
      place: toPlace && open,
      draw: playing && mine && placed !== null && !round,
      call: viewer !== null && (playing || phase === 'lastChance') && view.begun && calls !== 'automatic'
        && (!asks || (mine && calls === 'classic' && !round)),
      count: viewer !== null && phase === 'lastChance' && !asks && view.enough?.includes(viewer) !== true,
      answer: asked !== null,
    },
  };
}
