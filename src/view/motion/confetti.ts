/** Confetti for a player at this screen who has won: where each piece is at a time. Pure, and the same every time. */
import { winnersOf } from '../../rules/scoring';
import type { Update } from '../../session/viewState';

/** How long it flies, in milliseconds, however fast everything else moves. */
export const CONFETTI_MS = 1500;

const PIECES = 120;
/** In steps of this angle no two pieces set out in the same direction. */
const GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

/** A piece of paper in the air. */
export interface Piece {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** In radians. */
  readonly turn: number;
  /** How much of its side is seen while it tumbles, from -1 to 1. */
  readonly narrow: number;
  readonly alpha: number;
  /** Which of the colours it has. */
  readonly colour: number;
}

/** Whether this update tells that a player at this screen has won, alone. */
export function isCelebrated({ state, happenings }: Update): boolean {
  if (!happenings.some(({ type }) => type === 'counted')) return false;
  const [winner, ...others] = winnersOf(state.seats.map(({ won }) => won));
  return others.length === 0 && winner !== undefined && state.seats[winner]?.kind === 'local';
}

/** All pieces over a table of a size, so many milliseconds after the count; none before and after. */
export function confettiAt(time: number, { width, height }: { readonly width: number; readonly height: number }, colours: number): Piece[] {
  if (time < 0 || time >= CONFETTI_MS) return [];
  const part = time / CONFETTI_MS;
  // It shoots out from behind the dialog, slows down, and sinks.
  const out = 1 - (1 - part) ** 3;
  const side = Math.max(7, Math.min(width, height) * 0.017);
  return Array.from({ length: PIECES }, (_, i): Piece => {
    const angle = i * GOLDEN_ANGLE;
    const reach = 0.3 + 0.45 * (((i * 53) % PIECES) / PIECES);
    const spin = ((i * 47) % 360) / 57 + part * (i % 2 === 0 ? 7 : -7);
    return {
      x: width / 2 + Math.cos(angle) * reach * width * out,
      y: height * 0.45 + Math.sin(angle) * reach * height * out + height * 0.16 * part ** 2,
      side: side * (0.75 + 0.5 * ((i % 5) / 4)), turn: spin, narrow: Math.cos(spin * 1.7 + i),
      alpha: Math.min(1, (1 - part) / 0.25), colour: i % colours,
    };
  });
}
