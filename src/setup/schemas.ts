/** Players, and the time that they have to call, as they are kept in settings and saved games: their form. What players are made of is checked with the rest of the set-up. */
import * as v from 'valibot';
import { LEVEL_NAMES } from '../ai/levels';
import { CALL_SECONDS } from './setup';
import { OWN_CLOCKS, SHAPES } from './players';

/** The time to call that was agreed. */
export const callSecondsSchema = v.nullable(v.picklist([...CALL_SECONDS, 'asked']));

/** Players in the order in which they sat down. Older ones know no key, mark or clock of their own. */
export const playersSchema = v.array(v.object({
  name: v.string(), kind: v.picklist(['person', 'computer']), level: v.optional(v.picklist(LEVEL_NAMES)), callKey: v.optional(v.string()),
  shape: v.optional(v.picklist(SHAPES)), clock: v.optional(v.picklist(OWN_CLOCKS)),
}));
