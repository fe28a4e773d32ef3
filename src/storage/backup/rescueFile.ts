/**
 * The file that the rescue saves (public/rescue.js): every store of the data base as it lies there, of whatever version, checked by nobody.
 * Unlike a backup it is not refused over one broken game: that is set aside, and the rest comes in.
 */
import * as v from 'valibot';
import { parseJson } from '../../outside/json';
import { isMoment } from '../../outside/moment';
import { NO_DAYS, type DailyState } from '../../daily/dailyState';
import { readDaily } from '../../daily/keptDaily';
import { openSaved, toStore, type SavedGame } from '../../session/savedGame';
import { readMatch } from '../../match/savedMatch';
import type { Match } from '../../match/match';
import { openSettings, type Settings } from '../../setup/kept/settings';
import type { Found } from '../../review/found';
import type { KeptGameRow } from '../entries/gameRows';
import type { KeptTrainee } from '../entries/training';
import { asideSchema, type Aside } from '../everything';
import { gameRows } from './mergeGameRows';
import { soundReviews, soundTraining } from './mergeKept';

const schema = v.object({
  format: v.literal('snag-raw'),
  version: v.literal(1),
  /** As the browser keeps them: a text of JSON. */
  settings: v.optional(v.nullable(v.string()), null),
  stores: v.record(v.string(), v.array(v.unknown())),
});

export interface RescuedContents {
  readonly settings: Settings | null;
  readonly games: readonly SavedGame[];
  readonly matches: readonly Match[];
  readonly aside: readonly Aside[];
  readonly daily: DailyState;
  readonly reviews: readonly Found[];
  readonly training: readonly KeptTrainee[];
  readonly guests: readonly KeptGameRow[];
}

/** Reads a file of the rescue, parsed; null where it is none. What cannot be opened is in `aside`, the same at every reading. */
export function readRescued(value: unknown): RescuedContents | null {
  const parsed = v.safeParse(schema, value);
  if (!parsed.success) return null;
  const { stores, settings } = parsed.output;
  const aside: Aside[] = [];
  const lay = (game: unknown, code: string): void => {
    if (game !== null && game !== undefined) aside.push({ game, problem: { code }, since: savedAt(game) });
  };
  const games = sound(stores['games'] ?? [], lay, (one) => {
    const opened = openSaved(one);
    // Only what a record is made of comes in: anything else in it was read by nobody.
    return opened.ok ? { value: { ...opened.game.saved, record: toStore(opened.game.replayed.record) } } : opened.problem;
  });
  // Until today matches lie in a store with the name that they had first.
  const matches = sound([...stores['series'] ?? [], ...stores['matches'] ?? []], lay, (one) => {
    const opened = readMatch(one);
    return opened.ok ? { value: opened.match } : opened.problem;
  });
  for (const one of stores['aside'] ?? []) {
    if (v.is(asideSchema, one) && one.game !== undefined) aside.push(one);
    else lay(one, 'not-a-save');
  }
  const [daily = NO_DAYS] = (stores['device'] ?? []).flatMap((one) => readDaily(one) ?? []);
  return {
    settings: settings === null ? null : settingsIn(settings), games, matches, aside, daily,
    reviews: soundReviews(stores['reviews']), training: soundTraining(stores['training']),
    guests: gameRows(stores['guests']),
  };
}

/** What can be opened, each id once; the rest is laid aside. */
function sound<T extends { readonly id: string }>(
  values: readonly unknown[], lay: (one: unknown, code: string) => void,
  open: (one: unknown) => { readonly value: T } | { readonly code: string },
): T[] {
  const found = new Map<string, T>();
  for (const one of values) {
    const opened = open(one);
    if ('code' in opened) lay(one, opened.code);
    else if (found.has(opened.value.id)) lay(one, 'parted');
    else found.set(opened.value.id, opened.value);
  }
  return [...found.values()];
}

function settingsIn(text: string): Settings | null {
  try {
    return openSettings(parseJson(text));
  } catch {
    return null;
  }
}

/** When it was saved, as far as it says so: of two readings the same. */
function savedAt(game: unknown): number {
  const { savedAt: time } = game as { readonly savedAt?: unknown };
  return isMoment(time) ? time : 0;
}
