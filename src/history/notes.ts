/**
 * What the computer players had in mind in a game that is over: the few moments in which memory or eye deceived them. Worked out
 * from the record alone, by asking each character again what it was asked then, so nothing is kept while a game goes on.
 */
import type { LevelName } from '../ai/levelNames';
import type { Adviser, Recount } from '../ai/questions';
import { tilesOf, type Tile } from '../rules/board';
import { liveRuns } from '../rules/calls';
import type { Position, Seat } from '../rules/position';
import { plyOf, seatView, type SeatView } from '../rules/seatView';
import { stepsOf } from '../rules/steps';
import { EMPTY_LOG, logged } from '../session/gameLog';
import type { PlayedGame } from '../session/game/stored';
import type { Note } from './pastView';

/** How many notes are told of one player, at most. */
const NOTES_A_SEAT = 3;

/** A note of what a mind was wrong about. */
type Mistaken = Note & { readonly kind: 'unseen' | 'awaited' };

/** What notes weigh beside a tile of the rack that would have taken something: by tile at stake, and for a call in vain. */
const AWAITING = 0.25;
const MISSING = 2;
const IN_VAIN = 10;

/** A note, and how much it tells of its player: the tiles that were at stake, over all moves for which it was so. */
interface Weighed { note: Note; weight: number }

/** Gathers the notes of a game. */
class Notebook {
  readonly #notes: Weighed[] = [];
  /** By seat and tile: what was waited for in vain. */
  readonly #awaited = new Map<string, Weighed>();

  add(note: Note, weight: number): Weighed {
    const weighed = { note, weight };
    this.#notes.push(weighed);
    return weighed;
  }

  /** The same tile waited for again weighs more, and is told once. */
  await(note: Note & { readonly kind: 'awaited' }, weight: number): void {
    const key = `${note.seat}:${note.tile}`;
    const before = this.#awaited.get(key);
    if (before) before.weight += weight;
    else this.#awaited.set(key, this.add(note, weight));
  }

  /** A run that was missed is taken: by whom. */
  taken(tiles: readonly Tile[], by: Seat): void {
    for (const weighed of this.#notes) {
      const { note } = weighed;
      if (note.kind === 'missed' && note.by === null && note.tiles.every((tile) => tiles.includes(tile))) weighed.note = { ...note, by };
    }
  }

  /** The most telling notes of each seat, in the order in which they happened. */
  chosen(): Note[] {
    const kept = new Set([...new Set(this.#notes.map(({ note }) => note.seat))].flatMap((seat) =>
      this.#notes.filter(({ note }) => note.seat === seat).toSorted((a, b) => b.weight - a.weight).slice(0, NOTES_A_SEAT)));
    return this.#notes.filter((one) => kept.has(one)).map(({ note }) => note);
  }
}

/**
 * Where a character's mind was wrong when it placed a tile: the tile that it held and overlooked, then those that it waited for in vain.
 * @param placed the tile that it placed @param recount what it had in mind then
 */
export function notesAt({ seat, ply }: Pick<SeatView, 'seat' | 'ply'>, placed: Tile, { unseen, awaited }: Recount): Mistaken[] {
  const best = unseen.filter(({ tile }) => tile !== placed).toSorted((a, b) => b.takes.length - a.takes.length)[0];
  return [
    ...(best ? [{ kind: 'unseen', seat, ply, tile: best.tile, takes: best.takes } as const] : []),
    ...awaited.map(({ tile, gone }) =>
      ({ kind: 'awaited', seat, ply, tile, goneWith: gone.tiles.filter((other) => other !== tile), by: gone.by } as const)),
  ];
}

/**
 * The notes of a game, oldest first. Rejects only where the adviser does.
 * @param adviser asked some 40 times for each computer player, one question after the other
 */
export async function notesOfGame(
  { record, levels, seeds, levelAt = (seat) => levels[seat] ?? null }: PlayedGame, adviser: Pick<Adviser, 'recount'>,
): Promise<Note[]> {
  let log = EMPTY_LOG;
  const book = new Notebook();

  const beforeTile = async (position: Position, level: LevelName, placed: Tile): Promise<void> => {
    const view = seatView(position, position.mover!, log);
    const recounted = await adviser.recount({ view, level, seed: seeds[view.seat]! });
    for (const note of notesAt(view, placed, recounted)) {
      if (note.kind === 'unseen') book.add(note, note.takes.length);
      else book.await(note, AWAITING * (recounted.awaited.find(({ tile }) => tile === note.tile)?.gain ?? 0));
    }
  };

  for (const [number, { event, before, position, happenings }] of [...stepsOf(record)].entries()) {
    const [kind, seat] = event;
    const level = levelAt(seat, number);
    if (kind === 'place' && level !== null) await beforeTile(before, level, event[2]);
    if (kind === 'draw' && level !== null && record.rules.calls !== 'automatic') {
      const tiles = tilesOf(liveRuns(before));
      if (tiles.length > 0) book.add({ kind: 'missed', seat, ply: plyOf(before), tiles, by: null }, tiles.length * MISSING);
    }
    for (const happening of happenings) {
      log = logged(log, [happening]);
      if (happening.type === 'snagged') book.taken(happening.tiles, happening.seat);
      if (happening.type === 'falseCall' && levelAt(happening.seat, number)) {
        book.add({ kind: 'vain', seat: happening.seat, ply: plyOf(position) }, IN_VAIN);
      }
    }
  }
  return book.chosen();
}
