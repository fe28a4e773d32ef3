/** Lays what guests of the house keep and comes from a file together with what is here. A guest that is not known here is handed on. */
import { asideOf } from '../entries/gamesOfTable';
import { isTorn, isUnknown, adapterOf, keptRow, keyOf, openKeptRow, soundRow, type KeptGameRow } from '../entries/gameRows';
import type { Aside } from '../everything';
import type { LaidCounts } from './merge';
import { keyHere, type Whose } from './mergeKept';

/** The rows among these values, in a file or in the data base. */
export function gameRows(value: unknown): readonly KeptGameRow[] {
  return Array.isArray(value) ? value.flatMap((one) => openKeptRow(one) ?? []) : [];
}

/** The same for a file. What JSON cannot say stays where it is. */
export function keptGameRows(value: unknown): readonly unknown[] {
  return gameRows(value).map(keptRow).filter((row) => {
    try {
      return JSON.stringify(row) !== '';
    } catch {
      return false;
    }
  });
}

/** What is to be put, what is laid aside because nobody can read it, and what became of the games that were read. */
export interface LaidGameRows {
  readonly guests: readonly KeptGameRow[];
  readonly aside: readonly Aside[];
  readonly told: LaidCounts;
  /** How many games came that this version does not know. */
  readonly unknown: number;
}

/** @param whose whose file it is, and whose device this is */
export function laidGameRows(here: readonly KeptGameRow[], read: readonly KeptGameRow[], whose: Whose): LaidGameRows {
  const now = new Map(here.map((row) => [nameOf(row), row]));
  const put = new Map<string, KeptGameRow>();
  const aside: Aside[] = [];
  const told = { added: 0, further: 0, mended: 0, here: 0 };
  let unknown = 0;
  for (const row of read.map((one) => rowHere(one, whose))) {
    const name = nameOf(row);
    const { laid, broken, came } = layRow(row, now.get(name));
    aside.push(...broken.map((one) => asideOf(one, one.at)));
    if (row.kind === 'game' && came !== null) told[came] += 1;
    if (row.kind === 'game' && laid !== null && came === null) unknown += 1;
    if (!laid) continue;
    now.set(name, laid);
    put.set(name, laid);
  }
  return { guests: [...put.values()], aside, told, unknown };
}

const nameOf = (row: KeptGameRow): string => JSON.stringify(keyOf(row));

interface LaidRow {
  /** What is to be put in the place of what is here; null where that stays. */
  readonly laid: KeptGameRow | null;
  /** What is put aside: rows of which not all can be used. */
  readonly broken: readonly KeptGameRow[];
  readonly came: keyof LaidCounts | null;
}

function layRow(row: KeptGameRow, there: KeptGameRow | undefined): LaidRow {
  const keeping = adapterOf(row.guest);
  // Of what nobody here knows the newer row is kept.
  if (!keeping || (isUnknown(row) && (!there || isUnknown(there)))) {
    return { laid: !there || there.at < row.at ? row : null, broken: [], came: null };
  }
  // One that is known here, and one of a later version: neither is lost.
  if (isUnknown(row) || (there && isUnknown(there))) return { laid: null, broken: [row], came: null };
  const sound = soundRow(row);
  if (!sound) return { laid: null, broken: [row], came: null };
  const torn = isTorn(row) ? [row] : [];
  if (!there) return { laid: sound, broken: torn, came: 'added' };
  const own = soundRow(there);
  if (!own) return { laid: sound, broken: [there, ...torn], came: 'mended' };
  const merged = { ...keeping.merge(own, sound), guest: row.guest };
  const isOwn = JSON.stringify(keptRow(merged)) === JSON.stringify(keptRow(own));
  // What stays here is put aside when it is read.
  return isOwn ? { laid: null, broken: torn, came: 'here' }
    : { laid: merged, broken: isTorn(there) ? [there, ...torn] : torn, came: 'further' };
}

/** A row of another device as it is here: by the names that people have here, and with its player as one of the others. */
function rowHere(row: KeptGameRow, whose: Whose): KeptGameRow {
  if (row.kind === 'person') return { ...row, id: keyHere(row.id, whose) };
  const keeping = whose.isMine ? null : adapterOf(row.guest);
  const sound = keeping && soundRow(row);
  return keeping && sound ? { ...keeping.ofSomebodyElse(sound), guest: row.guest } : row;
}
