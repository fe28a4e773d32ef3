/**
 * The form in which parts of a set-up are kept, in settings and saved games alike. What they say is checked with the rest of the set-up.
 */
import * as v from 'valibot';
import { MATCH_GAMES } from '../rules/scoring';
import { LEVEL_NAMES } from '../ai/levels';
import { CALL_SECONDS } from './setup';
import { KINDS, OWN_CLOCKS, SHAPES, type Kind } from './players';

/** The time to call that was agreed. */
export const callSecondsSchema = v.nullable(v.picklist([...CALL_SECONDS, 'asked']));

/** Who holds a seat. Until version 2 of what is saved it was called otherwise: those words are read for ever. */
const kindSchema = v.pipe(
  v.picklist([...KINDS, 'person', 'computer']),
  v.transform((kind): Kind => (kind === 'person' ? 'local' : kind === 'computer' ? 'bot' : kind)),
);

/** Who sits on a seat. Older ones know no key, mark or clock of their own. */
const seat = {
  kind: kindSchema, level: v.optional(v.picklist(LEVEL_NAMES)), callKey: v.optional(v.string()),
  shape: v.optional(v.picklist(SHAPES)), clock: v.optional(v.picklist(OWN_CLOCKS)),
};

/** Players in the order in which they sat down. */
export const playersSchema = v.array(v.object({ name: v.string(), ...seat }));

/** The same before a game, where a seat has a name only once somebody has typed one. */
export const seatDraftsSchema = v.array(v.object({ name: v.optional(v.string()), ...seat }));

/** What is played for, wherever it stands. */
export const playedForSchema = v.variant('kind', [
  v.object({ kind: v.literal('single') }),
  v.object({ kind: v.literal('to-100') }),
  v.object({ kind: v.literal('games'), games: v.picklist(MATCH_GAMES) }),
]);
