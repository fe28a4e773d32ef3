/** What is being agreed for a game of Snap Back, until Play is pressed, and what was agreed last. */
import * as v from 'valibot';
import {
  draftPlayers, keptDraft, openSeats, sittingForm, SPOKEN, typedProblem, type DraftProblem, type DraftSeat as SeatDraft,
} from '../../../seats/draftSeats';
import type { DefaultNames } from '../../../setup/defaultNames';
import { callKeysOf } from '../../../setup/players';
import { isDie, type Die } from '../rules/result';
import { canCallWith } from './callKeys';
import { LIMITS, MINUTES, OWN_KEYS, PACES, USUAL_TERMS, type OwnKey, type SnapBackPlayer, type SnapBackSetup } from './setup';

export type DraftSeat = SeatDraft<OwnKey>;

const termsSchema = v.object({
  dice: v.fallback(v.custom<Die>(isDie), USUAL_TERMS.dice),
  pace: v.fallback(v.picklist(PACES), USUAL_TERMS.pace),
  minutes: v.fallback(v.nullable(v.picklist(MINUTES)), USUAL_TERMS.minutes),
  untimed: v.fallback(v.boolean(), USUAL_TERMS.untimed),
  row: v.fallback(v.boolean(), USUAL_TERMS.row),
  /** How several people sit; without it, as their screen suggests. */
  sitting: sittingForm,
  spoken: v.fallback(v.picklist(SPOKEN), 'off'),
});

export interface Draft extends Readonly<v.InferOutput<typeof termsSchema>> {
  readonly seats: readonly DraftSeat[];
}

/** Reads a draft from any value. @param isKnown whether a name may stand there: one that was deleted must not come back */
export function openDraft(value: unknown, isKnown: (name: string) => boolean = () => true): Draft {
  const given = typeof value === 'object' && value !== null ? value : {};
  const { seats } = given as { readonly seats?: unknown };
  return {
    ...v.parse(termsSchema, given),
    seats: openSeats(seats, OWN_KEYS, LIMITS, isKnown).map((seat) => (isDie(seat.start) ? seat : { ...seat, start: undefined })),
  };
}

/** Where what was agreed last lies in the browser's storage. */
export const DRAFT_KEY = 'snag-snap-back';

/** The same as it lies there. */
export function toDraftStore(draft: Draft): Readonly<Record<string, unknown>> {
  return { version: 1, ...keptDraft(draft) };
}

/** Where nothing hurries everybody is asked, and nobody needs a key; nor does who plays alone. */
function keysWanted({ seats, untimed }: Pick<Draft, 'seats' | 'untimed'>): readonly OwnKey[] {
  return untimed || seats.filter(({ kind }) => kind === 'local').length < 2 ? [] : OWN_KEYS;
}

/** What is wrong with what somebody typed; null: all of it will do. @param draft cleaned */
export function draftProblem(draft: Draft): DraftProblem | null {
  return typedProblem(draft.seats, keysWanted(draft), canCallWith);
}

/** The players with a name, a mark and their keys. @param me what the player of this device is called; null while they have no name */
export function playersOf(draft: Draft, me: string | null, names: DefaultNames): SnapBackPlayer[] {
  const keys = keysWanted(draft).length > 0 ? { callKey: callKeysOf(draft.seats) } : {};
  return draftPlayers(draft.seats, me, names, keys) as SnapBackPlayer[];
}

export function setupOf(draft: Draft, players: readonly SnapBackPlayer[]): SnapBackSetup {
  const { dice, pace, minutes, untimed, row, sitting } = draft;
  return { players, dice, pace, minutes, untimed, row, ...(sitting === undefined ? {} : { sitting }) };
}
