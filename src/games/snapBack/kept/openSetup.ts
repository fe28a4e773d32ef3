/** Reads who plays and how, from whatever was kept or chosen: what can be set right is, the rest is refused with a code. */
import * as v from 'valibot';
import { agreedProblem as agreedSeats, seatPlayers, seatsProblem, type SeatsProblem } from '../../../seats/seats';
import { LIMITS, OWN_KEYS, setupSchema, type SnapBackPlayer, type SnapBackSetup } from './setup';

/** Why nobody can play so. */
export type SetupProblem =
  | SeatsProblem
  /** `where`: the part of it that nobody can read; '' for all of it. */
  | { readonly code: 'not-a-setup'; readonly where: string };

export type SetupOutcome =
  | { readonly ok: true; readonly setup: SnapBackSetup } | { readonly ok: false; readonly problem: SetupProblem };

/** Reads a set-up from any value. Two on one key, or of one mark, are told apart: nothing is lost by it. */
export function openSetup(value: unknown): SetupOutcome {
  const parsed = v.safeParse(setupSchema, value);
  if (!parsed.success) return { ok: false, problem: { code: 'not-a-setup', where: v.getDotPath(parsed.issues[0]) ?? '' } };
  const setup = { ...parsed.output, players: seatPlayers(parsed.output.players, OWN_KEYS) as SnapBackPlayer[] };
  const problem = seatsProblem(setup.players, LIMITS);
  return problem ? { ok: false, problem } : { ok: true, setup };
}

/** What is wrong with who sits down, as somebody chose it; null: they can play. */
export function agreedProblem(players: readonly SnapBackPlayer[]): SetupProblem | null {
  return agreedSeats(players, OWN_KEYS, LIMITS);
}
