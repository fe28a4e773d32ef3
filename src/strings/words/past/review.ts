/** What is said of what a computer player was thinking, told after the game. */
import type { Note } from '../../../history/pastView';
import { list } from '../../formats';
import type { Names } from '../../logLine';
import { say } from '../../say';
import { who } from '../grammar';

/** A note as a sentence with its turn: "Turn 31: Otto thought 46 was still to come …". */
export function noteSentence(note: Note, names: Names): string {
  return say('review-at', { turn: turnOf(note), note: noteTold(note, names) });
}

/** What somebody had in mind before a tile belongs to the turn of that tile; what they called or missed, to that of the last one. */
function turnOf({ kind, ply }: Note): number {
  return kind === 'unseen' || kind === 'awaited' ? ply + 1 : ply;
}

/** A note where its turn is told already. */
export function noteTold(note: Note, names: Names): string {
  const name = names[note.seat] ?? '';
  switch (note.kind) {
    case 'awaited': {
      const told = { name, tile: note.tile, tiles: list(note.goneWith) };
      return note.by === note.seat ? say('review-awaited-own', told) : say('review-awaited', { ...told, ...taker(note.by, names) });
    }
    case 'unseen': return say('review-unseen', { name, tile: note.tile, takes: note.takes.length });
    case 'missed': {
      const told = { name, tiles: list(note.tiles) };
      return note.by === null ? say('review-missed', told) : say('review-missed-taken', { ...told, ...taker(note.by, names) });
    }
    case 'vain': return say('review-vain', { name });
  }
}

/** Who took it. */
function taker(seat: number, names: Names): { readonly you: 'yes' | 'no'; readonly by: string } {
  const { you, name } = who(names[seat] ?? '');
  return { you, by: name };
}
