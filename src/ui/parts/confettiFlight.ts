/**
 * How confetti flies at the end of a game: it is thrown up from the middle of the window, sinks slowly, and stays where it has come to lie.
 * Pure, and the same every time. It knows no game.
 */

/** By then every piece lies, in milliseconds, however fast everything else moves. */
export const CONFETTI_MS = 8300;

const PIECES = 140;
/** In steps of this angle no two pieces set out in the same direction. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));
/** How fast the air takes up the throw: so many times a second. */
const DRAG = 3.2;
/** Where it is thrown, as a part of the window's height. */
const FROM = 0.45;

export interface WindowSides { readonly width: number; readonly height: number }

/** A piece of paper. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** In radians. */
  readonly turn: number;
  /** How much of its side is seen while it tumbles, from -1 to 1. */
  readonly narrow: number;
  /** Whether it has come to lie. */
  readonly lies: boolean;
  /** Which of the colours it has. */
  readonly colour: number;
}

/** All pieces so many milliseconds after they were thrown; none before. `Infinity`: as they lie in the end. */
export function confettiAt(time: number, window: WindowSides, colours: number): Piece[] {
  if (time < 0) return [];
  return Array.from({ length: PIECES }, (_, i) => pieceAt(i, time / 1000, window, colours));
}

/** The nth of some parts of 1, spread evenly in an order of its own. */
const spread = (i: number, by: number): number => ((i * by) % PIECES) / PIECES;

/** How high a piece is, in heights of the window from its top. @param up how far its throw alone carries it, downwards */
function heightAt(seconds: number, up: number, falls: number): number {
  const thrown = thrownBy(seconds);
  return FROM + up * thrown + falls * (seconds - thrown / DRAG);
}

/** How much of a throw is done. */
const thrownBy = (seconds: number): number => 1 - Math.exp(-DRAG * seconds);

/** When a piece comes down to a height: it is there once, as it never rises again. */
function landing(floor: number, up: number, falls: number): number {
  let [early, late] = [0, CONFETTI_MS / 1000];
  for (let i = 0; i < 18; i += 1) {
    const middle = (early + late) / 2;
    if (heightAt(middle, up, falls) < floor) early = middle;
    else late = middle;
  }
  return late;
}

function pieceAt(i: number, seconds: number, { width, height }: WindowSides, colours: number): Piece {
  const angle = i * GOLDEN_ANGLE;
  const reach = 0.25 + 0.45 * spread(i, 53);
  // Most of it is thrown up. Heights of the window in a second: none is quick enough to be gone before it was seen.
  const up = Math.sin(angle) * reach * (Math.sin(angle) < 0 ? 1 : 0.35);
  const falls = 0.16 + 0.14 * spread(i, 29);
  const side = Math.max(7, Math.min(width, height) * 0.017) * (0.75 + 0.5 * ((i % 5) / 4));
  const floor = height - side * (0.4 + 0.35 * (i % 3));
  const landsAt = landing(floor / height, up, falls);
  const lies = seconds >= landsAt;
  const flown = Math.min(seconds, landsAt);
  const sway = Math.sin(flown * (1.3 + spread(i, 17)) + i) * Math.min(1, flown) * 0.012;
  const turn = ((i * 47) % 360) / 57 + flown * (i % 2 === 0 ? 2.6 : -2.6);
  const narrow = Math.cos(turn * 1.7 + i);
  return {
    x: width * (0.5 + Math.cos(angle) * reach * thrownBy(flown) + sway), y: lies ? floor : height * heightAt(flown, up, falls),
    // What lies is not seen from its edge.
    side, turn, narrow: lies ? Math.sign(narrow) * Math.max(0.45, Math.abs(narrow)) : narrow, lies, colour: i % colours,
  };
}
