/** What is being agreed for a game of Snap, until Play is pressed, and what was agreed last. */
import * as v from 'valibot';
import {
  draftPlayers, keptDraft, openSeats, sittingForm, SPOKEN, typedProblem, type DraftProblem, type DraftSeat as SeatDraft,
} from '../../../seats/draftSeats';
import type { DefaultNames } from '../../../setup/defaultNames';
import { TABLES, TIES } from '../rules/game';
import { callKeysOf, canCallWith, potKeysOf } from './callKeys';
import {
  BEATS, KEYS, LEASTS, LIMITS, OWN_KEYS, packsFor, USUAL_BEAT, USUAL_TERMS, type OwnKey, type SnapPlayer, type SnapSetup,
} from './setup';

export type DraftSeat = SeatDraft<OwnKey>;

const termsSchema = v.object({
  table: v.fallback(v.picklist(TABLES), USUAL_TERMS.table),
  /** Without it, as many as so many players take. */
  packs: v.fallback(v.optional(v.picklist([1, 2])), undefined),
  ties: v.fallback(v.picklist(TIES), USUAL_TERMS.ties),
  asked: v.fallback(v.boolean(), USUAL_TERMS.asked),
  least: v.fallback(v.picklist(LEASTS), USUAL_TERMS.least),
  /** Whether a drum turns the cards; without it, as so many people at one keyboard need. */
  drum: v.fallback(v.optional(v.boolean()), undefined),
  beat: v.fallback(v.picklist(BEATS), USUAL_BEAT),
  keys: v.fallback(v.picklist(KEYS), USUAL_TERMS.keys),
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
  return { ...v.parse(termsSchema, given), seats: openSeats(seats, OWN_KEYS, LIMITS, isKnown) };
}

/** Where what was agreed last lies in the browser's storage. */
export const DRAFT_KEY = 'snag-snap';

/** The same as it lies there. */
export function toDraftStore(draft: Draft): Readonly<Record<string, unknown>> {
  return { version: 1, ...keptDraft(draft) };
}

/** What is wrong with what somebody typed; null: all of it will do. @param draft cleaned */
export function draftProblem(draft: Draft): DraftProblem | null {
  return typedProblem(draft.seats, keysWanted(draft), canCallWith);
}

function peopleIn({ seats }: Pick<Draft, 'seats'>): number {
  return seats.filter(({ kind }) => kind === 'local').length;
}

/** Which keys people need: none where nothing hurries or one plays alone, and a second one for two people who want it. */
function keysWanted(draft: Pick<Draft, 'seats' | 'asked' | 'keys'>): readonly OwnKey[] {
  if (draft.asked || peopleIn(draft) < 2) return [];
  return draft.keys === 'two' && peopleIn(draft) === 2 ? OWN_KEYS : ['callKey'];
}

/** The players with a name, a mark and their keys. @param me what the player of this device is called; null while they have no name */
export function playersOf(draft: Draft, me: string | null, names: DefaultNames): SnapPlayer[] {
  const { seats } = draft;
  const given = { callKey: callKeysOf(seats), potKey: potKeysOf(seats) };
  return draftPlayers<OwnKey>(seats, me, names, Object.fromEntries(keysWanted(draft).map((key) => [key, given[key]])));
}

/** How several people sit, as was agreed or as the screen suggests: that decides whether they share a keyboard. */
export type SitsAround = (draft: Pick<Draft, 'seats' | 'sitting'>) => boolean;

/** Whether a drum turns the cards: where nobody has chosen it does for more than two people at one keyboard. */
export function hasDrum(draft: Draft, sitsAround: SitsAround): boolean {
  if (draft.asked) return false;
  return draft.drum ?? (peopleIn(draft) > 2 && !sitsAround(draft));
}

export function setupOf(draft: Draft, players: readonly SnapPlayer[], sitsAround: SitsAround): SnapSetup {
  const { table, ties, asked, least, beat, keys, sitting, packs } = draft;
  return {
    players, table, packs: packs ?? packsFor(table, players.length)[0]!, ties, asked, least,
    beat: hasDrum(draft, sitsAround) ? beat : null, keys: peopleIn(draft) > 2 ? 'one' : keys, ...(sitting === undefined ? {} : { sitting }),
  };
}
