/**
 * All that's kept as the text of files that can be restored: mostly one, and as many as it takes where one would be larger than a file may
 * be. Each is whole by itself.
 */
import * as v from 'valibot';
import { isTooDeep, MOST_DEPTH } from '../../outside/json';
import { openSaved } from '../../session/savedGame';
import { readMatch } from '../../match/savedMatch';
import { keptForm, type Settings } from '../../setup/kept/settings';
import { keptDaily, openDaily } from '../../daily/keptDaily';
import { keptTrainee } from '../entries/training';
import { asideSchema, type Aside, type Everything } from '../everything';
import { keptGameRows } from './mergeGameRows';
import { soundReviews, soundTraining } from './mergeKept';

/** The largest file that is read, in bytes. A whole game takes some 5,000. */
export const MAX_BACKUP_BYTES = 50_000_000;
/** The largest row of a file, in bytes: nothing that's played comes near it. What was set aside holds a row and why. */
export const MAX_ROW_BYTES = 2_000_000;
/** How many brackets of the file stand around a row. */
const AROUND = 2;

/** The lists of a file, in the order in which they're laid into files. */
const LISTS = ['matches', 'games', 'reviews', 'guests', 'aside', 'training'] as const;
type List = (typeof LISTS)[number];

/** How large a text is in a file, in bytes. */
function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** A row as it stands in a file; null where it can't be brought back from there, and so stays where it is. */
export function rowText(row: unknown, most = MAX_ROW_BYTES): string | null {
  try {
    // A browser can keep what JSON cannot say.
    const text = JSON.stringify(row) as string | undefined;
    return text === undefined || bytesOf(text) > most || isTooDeep(text, MOST_DEPTH - AROUND) ? null : text;
  } catch {
    return null;
  }
}

/**
 * The texts of the files. What is broken goes aside in them, so that they can be read again.
 * @param settings null where nothing was agreed yet
 * @param now milliseconds since 1970
 * @param most how large a file may be, in bytes
 */
export function writeBackups(all: Everything, settings: Settings | null, now: number, most = MAX_BACKUP_BYTES): readonly string[] {
  const daily = all.daily === undefined ? '' : `,"daily":${JSON.stringify(keptDaily(openDaily(all.daily)))}`;
  const head = `{"format":"snag-house","version":2,"settings":${JSON.stringify(settings && keptForm(settings))}${daily}`;
  const empty = LISTS.map((list) => `,"${list}":[]`).join('').length + '}'.length;
  const room = most - bytesOf(head) - empty;
  const files: Map<List, string[]>[] = [];
  let left = 0;
  for (const together of rowsOf(all, now)) {
    const size = together.reduce((sum, [, text]) => sum + bytesOf(text) + 1, 0);
    if (files.length === 0 || size > left) {
      files.push(new Map(LISTS.map((list) => [list, []])));
      left = room;
    }
    left -= size;
    for (const [list, text] of together) files.at(-1)!.get(list)!.push(text);
  }
  return (files.length === 0 ? [new Map<List, string[]>()] : files)
    .map((rows) => `${head}${LISTS.map((list) => `,"${list}":[${(rows.get(list) ?? []).join(',')}]`).join('')}}`);
}

/** A row with its list, and what has to stand in the same file: a finding comes in only with its game. */
type Together = readonly (readonly [List, string])[];

/** A row, where it can be brought back. */
function listed(list: List, value: unknown, most = MAX_ROW_BYTES): Together {
  const text = rowText(value, most);
  return text === null ? [] : [[list, text]];
}

/** All rows as text. Older forms go into the file as they are kept today. */
function rowsOf({ games, matches, aside, reviews, training, guests }: Everything, now: number): readonly Together[] {
  const broken: Aside[] = [];
  const found = new Map(soundReviews(reviews).map((one) => [one.game, one]));
  const played = games.map((game): Together => {
    const opened = openSaved(game);
    if (opened.ok) {
      const review = found.get(opened.game.saved.id);
      return [...listed('games', opened.game.saved), ...review ? listed('reviews', review) : []];
    }
    broken.push({ game, problem: opened.problem, since: now });
    return [];
  });
  const cards = matches.map((match): Together => {
    const opened = readMatch(match);
    if (opened.ok) return listed('matches', opened.match);
    broken.push({ game: match, problem: opened.problem, since: now });
    return [];
  });
  const set = [...aside, ...broken].map((one): Together => {
    const parsed = v.safeParse(asideSchema, one);
    return parsed.success && parsed.output.game !== undefined ? listed('aside', parsed.output, 2 * MAX_ROW_BYTES) : [];
  });
  // A slip comes in only where its game is: training is in the last file.
  return [
    ...cards, ...played, ...keptGameRows(guests).map((one) => listed('guests', one)), ...set,
    ...soundTraining(training).map((one) => listed('training', keptTrainee(one))),
  ].filter((one) => one.length > 0);
}
