/**
 * The two tables that are remembered apart: where one person plays against computers, and where several sit at this screen. What was agreed
 * at one of them is offered for it again, and the other is left as it was. Pure.
 */
import { PRINTED_RULES } from '../../rules/options';
import { DEFAULT_CHARACTER, severalPersons, type Character, type SeatDraft } from '../players';
import { canPractise, defaultCallSeconds } from '../setup';
import { mySeat, withMe, withMyName, withoutMyName } from './me';
import type { AgreedTable, Settings } from './settings';

/** What is agreed before a game: a draft until Play is pressed. Nothing of it names anybody who does not sit at the table. */
export type SetupDraft = AgreedTable & Pick<Settings, 'sitting' | 'input'>;

/** What is remembered, without those who have ever sat here: a tab keeps it, and a name can be deleted. */
export type Remembered = Omit<Settings, 'names'>;

/** For whom the set-up is opened: for one person and the character that was chosen, or for several at this screen. */
export type TableFor = 'character' | 'several';

function tableOf({ players, callSeconds, pace, rules, memoryAid, playedFor, practice }: AgreedTable): AgreedTable {
  // It is named where it is not wanted, too: so it takes the place of what was agreed before.
  return { players, callSeconds, pace, rules, memoryAid, playedFor, practice: canPractise(players) ? practice : undefined };
}

/** A table as it is kept. */
function keptTable(table: AgreedTable): AgreedTable {
  return { ...tableOf(table), players: withoutMyName(table.players) };
}

/** What of these settings is agreed for a game, as it stands there. */
export function draftIn(settings: SetupDraft): SetupDraft {
  return { ...tableOf(settings), sitting: settings.sitting, input: settings.input };
}

/** The same, with the player of this device: whoever plays alone against computers is that one. */
export function draftOf(settings: SetupDraft & Pick<Settings, 'me'>): SetupDraft {
  return { ...draftIn(settings), players: withMyName(withMe(settings.players), settings.me ?? null) };
}

/** The table at which fewer than two people sat last. Settings of older versions know one table only. */
function aloneOf(settings: Remembered): AgreedTable | undefined {
  return settings.alone ?? (severalPersons(settings.players) ? undefined : tableOf(settings));
}

function severalOf(settings: Remembered): AgreedTable | undefined {
  return settings.several ?? (severalPersons(settings.players) ? tableOf(settings) : undefined);
}

/** Who is chosen on the start screen. */
export function chosenCharacter(settings: Remembered): Character {
  const bot = aloneOf(settings)?.players.find(({ kind }) => kind === 'bot');
  return settings.character ?? bot?.level ?? DEFAULT_CHARACTER;
}

/** What a game against computers is played by until anything was agreed for one. */
function usualTerms({ pace, memoryAid }: Remembered): Omit<AgreedTable, 'players'> {
  return { callSeconds: 5, pace, rules: PRINTED_RULES, memoryAid, playedFor: { kind: 'single' }, practice: undefined };
}

function duel(settings: Remembered, character: Character): readonly SeatDraft[] {
  const own = aloneOf(settings)?.players.find(({ kind }) => kind === 'local');
  return [mySeat(own ?? { kind: 'local' }, null), { kind: 'bot', level: character }];
}

/**
 * A single game against the chosen character, by what was agreed last for a game against computers. Practice belongs to the
 * set-up alone.
 */
export function gameAgainst(settings: Remembered, character: Character): SetupDraft {
  const terms = aloneOf(settings) ?? usualTerms(settings);
  return draftOf({ ...settings, ...terms, players: duel(settings, character), playedFor: { kind: 'single' }, practice: undefined });
}

/** What the set-up begins with. */
export function draftFor(settings: Remembered, who: TableFor): SetupDraft {
  if (who === 'several') return draftOf({ ...settings, ...severalOf(settings) ?? firstTable(settings) });
  const character = chosenCharacter(settings);
  const last = aloneOf(settings);
  const same = last?.players.some(({ level }) => level === character) === true;
  return draftOf({ ...settings, ...last ?? usualTerms(settings), ...(same ? {} : { players: duel(settings, character) }) });
}

/** The player of this device and somebody else, by the rules as they came in the box. */
function firstTable(settings: Remembered): AgreedTable {
  const players: readonly SeatDraft[] = [{ kind: 'local', me: true }, { kind: 'local' }];
  return { ...usualTerms(settings), players, callSeconds: defaultCallSeconds(players) };
}

/** What is remembered once this was agreed. A game against one character leaves the table as it was that was set up by hand. */
export function afterAgreeing(settings: Remembered, agreed: SetupDraft, how: 'character' | 'setUp'): Remembered {
  const draft = { ...agreed, ...keptTable(agreed) };
  const alone = aloneOf(settings);
  const several = severalOf(settings);
  const next: Remembered = { ...settings, ...(alone ? { alone } : {}), ...(several ? { several } : {}), ...draft };
  if (how === 'character') return next;
  if (severalPersons(draft.players)) return { ...next, several: tableOf(draft) };
  const bot = draft.players.find(({ kind }) => kind === 'bot')?.level;
  return { ...next, alone: tableOf(draft), ...(bot === undefined ? {} : { character: bot }) };
}

/** The same, but for what was changed in a game that is on. @param players who plays it */
export function afterChange(settings: Remembered, part: Partial<SetupDraft>, players: AgreedTable['players']): Remembered {
  const { pace, callSeconds } = part;
  const terms = { ...(pace === undefined ? {} : { pace }), ...(callSeconds === undefined ? {} : { callSeconds }) };
  const which = severalPersons(players) ? 'several' : 'alone';
  const table = which === 'several' ? severalOf(settings) : aloneOf(settings);
  const last = severalPersons(settings.players) === severalPersons(players) ? terms : {};
  const { pace: _, callSeconds: __, ...rest } = part;
  return { ...settings, ...rest, ...last, ...(table ? { [which]: { ...table, ...terms } } : {}) };
}

/** Whether the next games are played with the memory aid; null where that is agreed for some of them alone. */
export function aidOf(settings: Remembered): boolean | null {
  const { memoryAid = settings.memoryAid } = aloneOf(settings) ?? {};
  return (severalOf(settings)?.memoryAid ?? settings.memoryAid) === memoryAid ? memoryAid : null;
}

/** The same, with the memory aid or without it at every table that is remembered: a game that is on keeps what was agreed for it. */
export function withAid(settings: Remembered, memoryAid: boolean): Remembered {
  const { alone, several } = settings;
  const tables = { ...(alone ? { alone: { ...alone, memoryAid } } : {}), ...(several ? { several: { ...several, memoryAid } } : {}) };
  return { ...settings, memoryAid, ...tables };
}
