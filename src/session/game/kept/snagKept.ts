/** What of SNAG is known without its table: how a game of it is read and played through. */
import * as v from 'valibot';
import type { GameRules } from '../../../contract/contract';
import { callSecondsSchema, checkSetup, gameSetupSchema, PACES } from '../../../setup/setup';
import { keptTimes } from '../../savedGame';
import { readDeal, snagRules } from '../snagRules';
import type { SnagTypes } from '../snagTypes';

const notesForm = v.object({
  ...keptTimes,
  won: v.fallback(v.optional(v.array(v.pipe(v.number(), v.safeInteger(), v.minValue(0)))), undefined),
  pace: v.fallback(v.optional(v.picklist(PACES)), undefined), callSeconds: v.fallback(v.optional(callSecondsSchema), undefined),
});

export const snagKept: GameRules<SnagTypes> = {
  name: 'snag', version: 1, endings: ['counted'], ...snagRules, readDeal,
  readSetup(value) {
    const parsed = v.safeParse(gameSetupSchema, value, { abortEarly: true });
    const checked = parsed.success ? checkSetup(parsed.output) : null;
    return checked?.ok ? checked.setup : null;
  },
  players: ({ players }) => players,
  // Where runs are called by themselves there is no last chance: the tiles are counted at once.
  decided: ({ setup: { rules: { calls } }, position: { mover } }) => (calls === 'automatic' && mover === null ? 'counted' : null),
  readNotes(kept, events) {
    const parsed = v.safeParse(notesForm, kept);
    const calls = events.filter(([kind]) => kind === 'snag').length;
    const { callTimes = [], races = [], ...others } = parsed.success ? parsed.output : {};
    return {
      callTimes: callTimes.length === calls ? callTimes : Array.from({ length: calls }, () => null), races,
      ...Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined)),
    };
  },
};
