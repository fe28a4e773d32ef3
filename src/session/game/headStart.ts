/**
 * The head start that people have over computers: where somebody at a screen could call too, no computer calls within a second from the
 * frame in which that screen painted what opened the run to them: the maker's draw, or in a race the landing of the tile.
 */
import type { Position, Seat } from '../../rules/position';
import type { Player } from '../../setup/players';
import type { Pace } from '../../setup/setup';
import type { TableEmission } from '../../table/emissions';

/** In milliseconds. */
export const HEAD_START_MS = 1000;
/** A screen that has painted nothing by then is waited for no longer: it may be hidden, or gone. */
export const PAINT_PATIENCE_MS = 2000;
/** How often a call that waits for a screen is thought of again. */
const AGAIN_MS = 50;
/** What is left of the time between two computers that both wait for the head start to end: who saw it first still calls first. */
const SPREAD = 0.25;

/** What opened runs to others last: when it was told, which people's screens have not painted it yet, and when the last of them did. */
export interface Opened {
  readonly toldAt: number;
  readonly unpainted: readonly Seat[];
  readonly paintedAt: number | null;
}

/** What has opened runs to others, after the table has told this at `now`, with the position after it. */
export function openedBy(
  { opened, players }: { readonly opened: Opened; readonly players: readonly Pick<Player, 'kind'>[] }, { rules }: Position,
  emission: TableEmission, now: number,
): Opened {
  const opening = rules.calls === 'race' ? 'place' : 'draw';
  if (emission.type !== 'played' || emission.event[0] !== opening) return opened;
  return { toldAt: now, unpainted: players.flatMap(({ kind }, seat) => (kind === 'bot' ? [] : [seat])), paintedAt: null };
}

/** After the screen of these seats has painted at `now` all that was told up to `told`. */
export function afterPainting(opened: Opened, seats: ReadonlySet<Seat>, told: number, now: number): Opened {
  if (opened.paintedAt !== null || told < opened.toldAt) return opened;
  const unpainted = opened.unpainted.filter((seat) => !seats.has(seat));
  return { ...opened, unpainted, paintedAt: unpainted.length === 0 ? now : null };
}

/** The table, as far as a head start hangs on it. */
export interface Contest {
  readonly toldAt: number;
  readonly paintedAt: number | null;
  /** Whether somebody who is no computer could call now. */
  readonly rivals: boolean;
  readonly pace: Pace;
}

/** When a computer's call may come that it would make at `moment`, as far as that is known at `now`. At once where no human could call. */
export function afterHeadStart({ toldAt, paintedAt, rivals, pace }: Contest, moment: number, now: number): number {
  if (pace === 'instant' || !rivals) return moment;
  const latest = toldAt + PAINT_PATIENCE_MS + HEAD_START_MS;
  const from = paintedAt === null ? Math.max(toldAt + HEAD_START_MS, Math.min(now + AGAIN_MS, latest)) : paintedAt + HEAD_START_MS;
  return Math.max(moment, from + Math.max(0, moment - toldAt) * SPREAD);
}
