/** What the house remembers between games: who sat at the table and as which character, by which rules, the clock, the pace, and who has ever sat there. Never needed, so never insisted on. */
import * as v from 'valibot';
import { soundNames } from './knownNames';
import { PACES, SITTINGS, checkSetup, type CallSeconds, type Pace, type Sitting } from './setup';
import type { Player } from './players';
import { PRINTED_RULES, type HouseRules } from '../rules/options';
import { houseRulesSchema } from '../rules/record';
import type { PlayedFor } from '../rules/scoring';
import { callSecondsSchema, playersSchema, playedForSchema } from './schemas';

export interface Settings {
  readonly players: readonly Player[];
  readonly callSeconds: CallSeconds;
  readonly pace: Pace;
  readonly rules: HouseRules;
  readonly memoryAid: boolean;
  readonly playedFor: PlayedFor;
  /** How people sit, where there are several. */
  readonly sitting: Sitting;
  /** Everybody who has sat down here, the latest first. */
  readonly names: readonly string[];
}

/** What was agreed, between one visit and the next. */
export interface KeptSettings {
  read(): Settings;
  /** null while nothing was agreed yet */
  kept(): Settings | null;
  write(settings: Settings): void;
}

const KEY = 'snag-settings';

const schema = v.object({
  players: playersSchema,
  callSeconds: callSecondsSchema,
  pace: v.picklist(PACES),
  // Settings of older versions know none of these.
  rules: v.optional(houseRulesSchema, PRINTED_RULES),
  memoryAid: v.optional(v.boolean(), false),
  playedFor: v.optional(playedForSchema, { kind: 'single' }),
  sitting: v.optional(v.picklist(SITTINGS), 'beside'),
  names: v.optional(v.array(v.string()), []),
});

/** Reads settings from any value; null where they are not sound. */
export function openSettings(value: unknown): Settings | null {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return null;
  const sound = checkSetup({ ...parsed.output, order: 'drawn', seed: 'x' });
  return sound.ok ? { ...parsed.output, players: sound.setup.players, names: soundNames(parsed.output.names) } : null;
}

/** Changes the names of the house. A guest who came by a link, before anything was agreed here, leaves none behind. */
export function changeNames(settings: Pick<KeptSettings, 'kept' | 'write'>, change: (names: readonly string[]) => readonly string[]): void {
  const kept = settings.kept();
  if (kept) settings.write({ ...kept, names: change(kept.names) });
}

/** What was agreed last, null where nothing (or nothing sound) is remembered. */
export function keptSettings(storage: () => Pick<Storage, 'getItem'>): Settings | null {
  try {
    return openSettings(JSON.parse(storage().getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

/** What was agreed last, or `fallback` where nothing sound is remembered. */
export function readSettings(storage: () => Pick<Storage, 'getItem'>, fallback: Settings): Settings {
  return keptSettings(storage) ?? fallback;
}

/** Remembers what was agreed, where the browser lets it. */
export function writeSettings(storage: () => Pick<Storage, 'setItem'>, settings: Settings): void {
  try {
    storage().setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing is no reason not to play.
  }
}
