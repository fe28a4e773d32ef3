/**
 * The reason for what a tile lost beside a better one: of all that an adviser says of both, the one thing that a person would say. Where
 * none holds there is none. Pure.
 */
import type { Reasons, TileGain } from '../ai/questions';
import { runsOf, wantedInVain } from '../practice/hint';
import { SQUARES, runsThrough, tilesOf, type Tile } from '../rules/board';
import type { SeenTiles } from '../rules/seatView';
import { BAND_POINTS } from './band';
import type { Opening, Reason } from './reason';

/** A tile of the rack, and what the adviser says of it. */
export interface Reasoned { readonly tile: Tile; readonly reasons: Reasons }

/** The same with its win chance, 0 to 1. */
export interface Judged extends Reasoned { readonly chance: number }

/**
 * Why `better` was better than `played`; null where nothing explains it.
 * @param view what the seat could see before it placed either @param rack all its tiles: the larger part of a loss is named
 */
export function reasonFor(view: SeenTiles, played: Judged, better: Judged, rack: readonly Judged[] = []): Reason | null {
  const { takes } = played.reasons;
  const gain = better.reasons.takes.length;
  if (gain > takes.length) return ofTaking(view, played, better, rack);
  if (takes.length > gain) return ofWaiting(view, played, better);
  return ofOpening(view, played, better) ?? ofShutting(view, played, better) ?? ofPreparing(view, played, better)
    ?? ofKeeping(played, better);
}

/**
 * The better tile takes more. Whoever else could take of it too is why it could not wait, where waiting with the best other tile costs what
 * can be told. Where what the played tile opened costs more than waiting, that is the reason.
 */
function ofTaking(view: SeenTiles, played: Judged, { tile, chance, reasons: { takes } }: Judged, rack: readonly Judged[]): Reason {
  const waiting = rack.filter((one) => one.reasons.takes.length < takes.length && one.tile !== played.tile).toSorted(byChance);
  const waits = chance - Math.max(played.chance, waiting[0]?.chance ?? 0);
  const safe = waiting.find(({ reasons: { opens } }) => opens.length === 0);
  const opened = safe ? ofOpening(view, played, safe) : null;
  if (opened && safe && safe.chance - played.chance > waits) return opened;
  const [rival = null] = 100 * waits < BAND_POINTS.inaccuracy ? [] : rivalsFor(view, takes);
  return { kind: 'takes', tile, takes, instead: played.reasons.takes, rival };
}

function byChance(a: Judged, b: Judged): number {
  return b.chance - a.chance;
}

/** The run could have waited: its tile would still take it after the better one, and nobody else could take of it. */
function ofWaiting(view: SeenTiles, { tile, reasons: { takes } }: Reasoned, better: Reasoned): Reason | null {
  const after = { ...view, board: [...view.board, better.tile] };
  const waits = better.reasons.keeps.some((kept) => kept.tile === tile && kept.gain >= takes.length);
  return waits && rivalsFor(after, takes).length === 0 ? { kind: 'waits', tile, takes, better: better.tile } : null;
}

/** It opened more to others than the better one. */
function ofOpening(view: SeenTiles, played: Reasoned, better: Reasoned): Reason | null {
  const [opens, others] = [played.reasons.opens, better.reasons.opens];
  const opening = largest(view, played.tile, opens);
  if (!opening || sum(others) >= sum(opens)) return null;
  const safe = others.length > 0 ? null : { tile: better.tile, gone: wantedInVain(view, better.tile) };
  return { kind: 'opens', opening, more: opens.length - 1, better: better.tile, safe };
}

/** The better one closes what lay open, and this one leaves it. */
function ofShutting(view: SeenTiles, played: Reasoned, better: Reasoned): Reason | null {
  const left = better.reasons.shuts.filter(({ tile }) => !played.reasons.shuts.some((other) => other.tile === tile));
  if (sum(left) <= sum(better.reasons.opens)) return null;
  const opening = largest(view, null, left);
  return opening && { kind: 'shuts', opening, better: better.tile };
}

/** The better one makes ready a run for a tile of the own rack, and for nobody else's. */
function ofPreparing(view: SeenTiles, played: Reasoned, better: Reasoned): Reason | null {
  if (better.reasons.opens.length > 0) return null;
  const board = new Set(view.board);
  const fresh = better.reasons.keeps.filter(({ tile }) =>
    runsThrough(board, tile).length === 0 && !played.reasons.keeps.some((other) => other.tile === tile));
  const opening = largest(view, better.tile, fresh);
  return opening && { kind: 'keeps', opening, better: better.tile };
}

/**
 * Both take the same, and what opens something was better than what opens nothing: that tile had to be played some time, and safe tiles are
 * worth more at the end, when somebody must open something.
 */
function ofKeeping(played: Reasoned, better: Reasoned): Reason | null {
  const kept = played.reasons.opens.length === 0 && better.reasons.opens.length > 0 && played.reasons.takes.length === 0;
  return kept ? { kind: 'kept', tile: better.tile, waits: played.tile } : null;
}

function sum(gains: readonly TileGain[]): number {
  return gains.reduce((all, { gain }) => all + gain, 0);
}

/** Of what some tiles could take, the most, with the longest of its runs. @param placed a tile that is laid first */
function largest(view: SeenTiles, placed: Tile | null, gains: readonly TileGain[]): Opening | null {
  const most = gains.toSorted((a, b) => b.gain - a.gain)[0];
  if (!most) return null;
  const board = new Set(placed === null ? view.board : [...view.board, placed]);
  const runs = runsOf(board, [most]).toSorted((a, b) => b.squares.length - a.squares.length);
  const run = runs.find(({ squares }) => placed === null || squares.includes(placed));
  return run ? { squares: run.squares, tile: most.tile, gain: most.gain } : null;
}

/** Tiles that were not seen and could take some of these that lie on the board, those that would take most of them first. */
function rivalsFor({ board, rack, gone }: SeenTiles, takes: readonly Tile[]): Tile[] {
  const lying = new Set(board);
  const known = new Set([...board, ...rack, ...gone.flatMap(({ tiles }) => tiles)]);
  return SQUARES.filter((tile) => !known.has(tile))
    .map((tile) => ({ tile, of: tilesOf(runsThrough(lying, tile)).filter((one) => lying.has(one) && takes.includes(one)).length }))
    .filter(({ of }) => of > 0).toSorted((a, b) => b.of - a.of).map(({ tile }) => tile);
}
