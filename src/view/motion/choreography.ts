/** The choreography of happenings: the tracks of each, and when the next may begin. */
import { before as beforeSeat } from '../../layout/before';
import { radians, turnedBox } from '../../layout/turn';
import type { TableHappening } from '../../session/viewState';
import { type Change, type Keyframe, LONGEST, type Track } from './tracks';
import { middleOf, orderPose, panelPose, pilePose, type Pose, rackSeats, slotPose, squarePose } from './poses';
import { away, face, type Progress, within } from './progress';
import { taken } from './taken';
import { DEAL_STEP, FLIGHT, flightOf, litEach, NO_AT, PAY, untilNext } from './times';

const SLIDE = 160;
/** How long a false call is crossed out. */
const NO = 1300;

type Of<T extends TableHappening['type']> = Extract<TableHappening, { type: T }>;

/** A tile's flight from one pose to another, higher in its middle. */
function flight(from: Pose, to: Pose, at: number, lasts: number, shown: Keyframe['face'], turned: Keyframe['face'] = shown): Keyframe[] {
  const top = Math.max(from.side, to.side) * 1.12;
  const turns = turned.tile !== shown.tile;
  const halfway: Pose = {
    x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - top * 0.18, side: top,
    turn: Math.max(-0.09, Math.min(0.09, (to.x - from.x) / 4000)), narrow: turns ? 0.04 : 1, alpha: 1,
  };
  return [
    { at, pose: from, face: shown, ease: 'none' },
    { at: at + lasts * 0.5, pose: halfway, face: turned, ease: 'in' },
    { at: at + lasts, pose: to, face: turned, ease: 'out' },
  ];
}

function placed({ seat, tile }: Of<'placed'>, on: Progress): void {
  const { before, after, layout, tracks, at, dropped } = on;
  const rack = rackSeats(layout, before).includes(seat) ? before.seats[seat]?.rack ?? [] : [];
  // From a rack around the table that lies face down the last tile leaves: which it was is nobody's business.
  const hidden = layout.edges !== undefined && !rack.includes(tile);
  const slot = slotPose(layout, seat, hidden ? rack.length - 1 : rack.indexOf(tile));
  const from = dropped?.tile === tile && slot ? { ...slot, x: dropped.x, y: dropped.y } : slot ?? panelPose(layout, seat);
  if (!from) return;
  const lasts = flightOf(tile, dropped?.tile ?? null);
  const covers = after.board.includes(tile) ? `square ${tile}` as const : null;
  tracks.push({ kind: 'tile', covers, keys: flight(from, squarePose(layout, tile), at, lasts, face(hidden ? null : tile), face(tile)) });
  on.landed.set(tile, at + lasts);
}

/** The tiles that stay on the viewer's rack close up when one has left it. */
function closeUp(on: Progress): void {
  const { before, after, layout } = on;
  const both = rackSeats(layout, after).filter((seat) => rackSeats(layout, before).includes(seat));
  for (const seat of both) closeUpRack(seat, on);
}

function closeUpRack(seat: number, { before, after, layout, tracks, at }: Progress): void {
  const old = before.seats[seat]?.rack ?? [];
  after.seats[seat]?.rack.forEach((tile, index) => {
    const was = tile === null ? -1 : old.indexOf(tile);
    const [from, to] = [slotPose(layout, seat, was), slotPose(layout, seat, index)];
    if (was === index || !from || !to) return;
    tracks.push({ kind: 'tile', covers: `slot ${seat}.${index}`, keys: [
      { at: 0, pose: from, face: face(tile), ease: 'none' },
      { at: Math.min(at, LONGEST / 2) * 0.4 + SLIDE, pose: to, face: face(tile), ease: 'inOut' },
    ] });
  });
}

/** The crossed word of a false call: on the burst for the viewer, for others at the edge of their panel, which keeps the name in sight. */
function shoutInVain(seat: number, { after, layout, tracks, at }: Progress): void {
  const word = { kind: 'word', isFalse: true, at, for: NO, seat, corner: { x: 1, y: -1 }, loud: 0 } as const;
  const panel = layout.players[seat];
  if (!panel) return;
  if (layout.edges) {
    const { turn, snag } = beforeSeat(layout, seat);
    const [side, over] = after.seats[seat]?.kind === 'local' ? [snag.width * 1.1, turnedBox(turn, snag)] : [snag.width, panel];
    tracks.push({ ...word, ...within(middleOf(over), side, layout), side, turn: radians(turn) });
    return;
  }
  const own = seat === after.viewer;
  const roomy = layout.shape === 'flat' ? panel.height * 2.4 : Math.max(panel.height * 2.2, 130);
  const side = own ? layout.snag.width * 1.1 : Math.min(layout.board.width * 0.34, roomy);
  const below = panel.height * 0.4 + (layout.shape === 'tall' ? side * 0.25 : 0);
  const beside = layout.shape === 'wide' ? { x: panel.width / (layout.mirrored === true ? -2 : 2), y: 0 } : { x: 0, y: below };
  const { x, y } = own ? middleOf(layout.snag) : { x: panel.x + panel.width / 2 + beside.x, y: panel.y + panel.height / 2 + beside.y };
  tracks.push({ ...word, ...within({ x, y }, side, layout), side, turn: 0 });
}

function falseCall({ seat, paid }: Of<'falseCall'>, on: Progress): void {
  const { before, after, layout, tracks, at } = on;
  shoutInVain(seat, on);
  tracks.push({ kind: 'cross', at, for: NO, seat });
  tracks.push({ kind: 'shake', at: at + NO_AT, for: 520, target: seat, sting: true });
  // The burst that lies before all is shaken only for those who call with it.
  if (after.seats[seat]?.kind === 'local') tracks.push({ kind: 'shake', at: at + NO_AT, for: 520, target: 'snag', sting: false });
  const from = panelPose(layout, seat);
  paid.forEach(({ to }, i) => {
    const home = panelPose(layout, to);
    if (!from || !home) return;
    // Winnings lie face down: what is paid is counted, not shown.
    tracks.push({ kind: 'tile', covers: null, keys: flight(from, away(home), at + PAY.first + i * PAY.step, PAY.flight, face(null)) });
    tracks.push({ kind: 'count', at: 0, for: at + 600, seat: to, won: before.seats[to]?.won ?? 0 });
  });
}

function drew({ seat, tile, pile }: Of<'drew'>, on: Progress): void {
  const { before, after, layout, tracks, at } = on;
  if (before.pile === pile) return;
  const own = rackSeats(layout, after).includes(seat);
  const index = own ? (after.seats[seat]?.rack.length ?? 0) - 1 : -1;
  const slot = slotPose(layout, seat, index);
  const home = panelPose(layout, seat);
  if (slot) {
    const shown = after.seats[seat]?.rack[index] ?? null;
    const keys = flight(pilePose(layout), slot, at, FLIGHT, face(null), face(shown === tile ? tile : null));
    tracks.push({ kind: 'tile', covers: `slot ${seat}.${index}`, keys });
  } else if (home) {
    tracks.push({ kind: 'tile', covers: null, keys: flight(pilePose(layout), away(home), at, FLIGHT, face(null)) });
  }
}

function picked({ seat, index, tile }: Of<'picked'>, on: Progress): void {
  const { before, after, layout, tracks, at } = on;
  const count = after.order?.tiles ?? before.order?.tiles ?? 0;
  const lies = orderPose(layout, index, count);
  const up = { tile, tone: 'plain', badge: (after.order ? after : before).seats[seat]?.shape } as const;
  const covers = after.order ? `order ${index}` as const : null;
  const risen = { ...lies, y: lies.y - lies.side * 0.14, side: lies.side * 1.14 };
  tracks.push({ kind: 'tile', covers, keys: [
    { at, pose: lies, face: face(null), ease: 'none' },
    { at: at + 120, pose: { ...risen, narrow: 0.04 }, face: up, ease: 'in' },
    { at: at + 220, pose: risen, face: up, ease: 'out' },
    { at: at + 300, pose: lies, face: up, ease: 'inOut' },
  ] });
}

function seated({ from }: Of<'seated'>, { layout, tracks, at }: Progress): void {
  // Around the table it is people who move.
  if (layout.edges) return;
  from.forEach((old, seat) => {
    const box = layout.players[old];
    if (old !== seat && box) tracks.push({ kind: 'panel', at, for: 420, seat, from: box });
  });
}

function dealt(on: Progress): void {
  const { after, layout, tracks, at } = on;
  const seats = after.seats.length;
  const starter = after.mover ?? 0;
  const rounds = Math.max(...after.seats.map(({ rack }) => rack.length));
  let nth = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (let i = 0; i < seats; i += 1) {
      const seat = (starter + i) % seats;
      const slot = rackSeats(layout, after).includes(seat) ? slotPose(layout, seat, round) : null;
      const home = panelPose(layout, seat);
      const leaves = at + nth * DEAL_STEP;
      if (slot) {
        const keys = flight(pilePose(layout), slot, leaves, FLIGHT, face(null), face(after.seats[seat]?.rack[round] ?? null));
        tracks.push({ kind: 'tile', covers: `slot ${seat}.${round}`, keys });
      } else if (home) {
        tracks.push({ kind: 'tile', covers: null, keys: flight(pilePose(layout), away(home), leaves, FLIGHT, face(null)) });
      }
      nth += 1;
    }
  }
}

/** All tracks of a change, one happening after the other. */
export function choreograph(change: Change): Track[] {
  const around = {
    dropped: change.dropped?.tile ?? null, pile: change.before.pile, dealt: change.after.seats.flatMap(({ rack }) => rack).length,
  };
  const lit = litEach(change.happenings, around, change.lit ?? 0);
  const on: Progress = { ...change, at: 0, tracks: [], landed: new Map(), lit };
  for (const happening of change.happenings) {
    switch (happening.type) {
      case 'placed': placed(happening, on); break;
      case 'snagged': taken(happening, on); break;
      case 'falseCall': falseCall(happening, on); break;
      case 'drew': drew(happening, on); break;
      case 'lostMove': on.tracks.push({ kind: 'shake', at: on.at, for: 320, target: happening.seat, sting: false }); break;
      case 'picked': picked(happening, on); break;
      case 'seated': seated(happening, on); break;
      case 'dealt': dealt(on); break;
      // A change of turn and the end are told by the panels themselves.
      case 'turn': case 'over': case 'counted': break;
    }
    on.at += untilNext(happening, { ...around, lit });
  }
  if (change.happenings.some(({ type }) => type === 'placed')) closeUp(on);
  return on.tracks;
}
