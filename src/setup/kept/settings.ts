/**
 * What is remembered between games: who sat at the table and as which character, by which rules, the clock, the pace, and who has ever sat
 * there. Never needed, so never insisted on.
 */
import * as v from 'valibot';
import { keepJson, keptJson } from '../../outside/kept';
import { anyNames, withoutOldDefaults } from '../defaultNames';
import { USUAL_INPUT, inputSchema } from '../inputSettings';
import { soundNames } from './knownNames';
import { isPersonsName } from '../names';
import { PACES, callSecondsSchema, checkSetup, playedForSchema } from '../setup';
import { SITTINGS } from '../players';
import { PRINTED_RULES, houseRulesSchema } from '../../rules/options';
import { CHARACTERS, seatDraftsSchema, type Character, type SeatDraft } from '../players';

/** Settings as they are kept. Until version 2 default names were kept as if somebody had typed them. */
const VERSION = 2;

/** Who plays at a table, and by what. */
const tableSchema = v.object({
  players: seatDraftsSchema,
  callSeconds: callSecondsSchema,
  pace: v.picklist(PACES),
  // Settings of older versions know none of these.
  rules: v.optional(houseRulesSchema, PRINTED_RULES),
  memoryAid: v.optional(v.boolean(), false),
  playedFor: v.optional(playedForSchema, { kind: 'single' }),
  /** Whether games are set up for practice. */
  practice: v.fallback(v.optional(v.literal(true)), undefined),
});
export type AgreedTable = Readonly<v.InferOutput<typeof tableSchema>>;

const schema = v.object({
  ...tableSchema.entries,
  /** How people sit, where there are several. */
  sitting: v.optional(v.picklist(SITTINGS), 'beside'),
  /** How people here play with hand and key. */
  input: v.optional(inputSchema, USUAL_INPUT),
  /** Everybody who has sat down here, the latest first. */
  names: v.optional(v.pipe(v.array(v.string()), v.readonly()), []),
});

const characterSchema = v.picklist(CHARACTERS);

/** What else is kept. What of it is not sound is left out, and spoils nothing. */
const keptSchema = v.object({
  ...schema.entries, version: v.optional(v.literal(VERSION)),
  alone: v.optional(v.unknown()), several: v.optional(v.unknown()), character: v.optional(v.unknown()),
  me: v.optional(v.unknown()),
});

export interface Settings extends Readonly<v.InferOutput<typeof schema>> {
  /** What was agreed last where nobody else sat at this screen, and what was where several did. */
  readonly alone?: AgreedTable;
  readonly several?: AgreedTable;
  /** Who was chosen last on the start screen. */
  readonly character?: Character;
  /** What the player of this device is called; nothing until they have a name. It stands here alone, and on no seat. */
  readonly me?: string;
}

/** What was agreed, between one visit and the next. */
export interface KeptSettings {
  read(): Settings;
  /** null while nothing was agreed yet */
  kept(): Settings | null;
  write(settings: Settings): void;
}

/** Where they are kept in the browser. */
export const SETTINGS_KEY = 'snag-settings';

/** Reads settings from any value; null where they are not sound. */
export function openSettings(value: unknown): Settings | null {
  const parsed = v.safeParse(keptSchema, value);
  if (!parsed.success) return null;
  const { version, alone, several, character, me, ...settings } = parsed.output;
  const seats = version === undefined ? withoutOldDefaults(settings.players) : settings.players;
  const players = openSeats({ ...settings, players: seats });
  if (players === null) return null;
  const name = typeof me === 'string' && isPersonsName(me) ? me : nameOfOne(players);
  const tables = { alone: openTable(alone), several: openTable(several) };
  return {
    ...settings, players, names: soundNames(settings.names),
    ...(tables.alone ? { alone: tables.alone } : {}), ...(tables.several ? { several: tables.several } : {}),
    ...(v.is(characterSchema, character) ? { character } : {}), ...(name === null ? {} : { me: name }),
  };
}

/** Before there was a player of this device: whoever sat alone against computers is taken for them, by the name that they had typed. */
function nameOfOne(players: readonly SeatDraft[]): string | null {
  const [one, ...others] = players.filter(({ kind }) => kind === 'local');
  return one === undefined || others.length > 0 || one.me === true ? null : one.name ?? null;
}

/** Opens a table from any value; null where it is not sound. */
function openTable(value: unknown): AgreedTable | null {
  const parsed = v.safeParse(tableSchema, value);
  const players = parsed.success ? openSeats(parsed.output) : null;
  return parsed.success && players ? { ...parsed.output, players } : null;
}

/** Seats as they are checked before a game, but without the names that nobody typed; null where nobody could play so. */
function openSeats(table: AgreedTable): readonly SeatDraft[] | null {
  const sound = checkSetup({ ...table, players: anyNames(table.players), order: 'drawn', seed: 'x' });
  if (!sound.ok) return null;
  return sound.setup.players.map(({ name, ...seat }, i) => {
    const { name: typed, nth } = table.players[i] ?? {};
    return typed === undefined ? { ...seat, ...(nth === undefined ? {} : { nth }) } : { ...seat, name };
  });
}

/** Settings as they are kept. */
export function keptForm<T extends Partial<Settings>>(settings: T): T & { readonly version: number } {
  return { ...settings, version: VERSION };
}

/** Changes the names that are offered. A guest who came by a link, before anything was agreed here, leaves none behind. */
export function changeNames(settings: Pick<KeptSettings, 'kept' | 'write'>, change: (names: readonly string[]) => readonly string[]): void {
  const kept = settings.kept();
  if (kept) settings.write({ ...kept, names: change(kept.names) });
}

/** What was agreed last, null where nothing (or nothing sound) is remembered. */
export function keptSettings(storage: () => Pick<Storage, 'getItem'>): Settings | null {
  return openSettings(keptJson(storage, SETTINGS_KEY));
}

/** What was agreed last, or `fallback` where nothing sound is remembered. */
export function readSettings(storage: () => Pick<Storage, 'getItem'>, fallback: Settings): Settings {
  return keptSettings(storage) ?? fallback;
}

/** Remembers what was agreed, where the browser lets it. */
export function writeSettings(storage: () => Pick<Storage, 'setItem'>, settings: Settings): void {
  keepJson(storage, SETTINGS_KEY, keptForm(settings));
}
