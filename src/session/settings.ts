/** What the house remembers between games: who sat at the table, the clock, the pace. Never needed, so never insisted on. */
import * as v from 'valibot';
import { CALL_SECONDS, PACES, checkSetup, type CallSeconds, type Pace, type Player } from './setup';
import { PRINTED_RULES } from '../rules/options';

export interface Settings {
  readonly players: readonly Player[];
  readonly callSeconds: CallSeconds;
  readonly pace: Pace;
}

const KEY = 'snag-settings';

const schema = v.object({
  players: v.array(v.object({ name: v.string(), kind: v.picklist(['person', 'computer']) })),
  callSeconds: v.nullable(v.picklist(CALL_SECONDS)),
  pace: v.picklist(PACES),
});

/** What was agreed last, or `fallback` where nothing (or nothing sound) is remembered. */
export function readSettings(storage: () => Pick<Storage, 'getItem'>, fallback: Settings): Settings {
  try {
    const settings = v.parse(schema, JSON.parse(storage().getItem(KEY) ?? 'null'));
    const sound = checkSetup({ ...settings, order: 'drawn', seed: 'x', rules: PRINTED_RULES });
    return sound.ok ? settings : fallback;
  } catch {
    return fallback;
  }
}

/** Remembers what was agreed, where the browser lets it. */
export function writeSettings(storage: () => Pick<Storage, 'setItem'>, settings: Settings): void {
  try {
    storage().setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing is no reason not to play.
  }
}
