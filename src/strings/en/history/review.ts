/** What the computer players were thinking, told after the game. */
import type { Note } from '../../../history/pastView';
import { inside, list, tileCount } from '../grammar';
import type { Names } from '../../logLine';

export const REVIEW = {
  title: 'What they were thinking',
  open: 'What were they thinking?',
  asking: 'They are thinking back …',
  nothing: (name: string) => `${name} missed nothing in this game, as far as anyone can tell.`,
  back: 'Back',
} as const;

/** A note as a sentence, after how many tiles it was, "After 30 tiles: Otto thought that 46 was still to come …". */
export function noteSentence(note: Note, names: Names): string {
  const name = (seat: number): string => names[seat] ?? '';
  const when = `After ${tileCount(note.ply)}: `;
  switch (note.kind) {
    case 'awaited': {
      const taker = note.by === note.seat ? `${name(note.seat)} had taken it earlier` : `${inside(name(note.by))} had taken it`;
      return `${when}${name(note.seat)} thought that ${note.tile} was still to come. But ${taker} with ${list(note.goneWith)}.`;
    }
    case 'unseen': return `${when}${name(note.seat)} held ${note.tile} and did not see that it would take ${tileCount(note.takes.length)}.`;
    case 'missed': {
      const end = note.by === null ? 'nobody else did either' : `${inside(name(note.by))} took it`;
      return `${when}${name(note.seat)} completed ${list(note.tiles)} and did not call; ${end}.`;
    }
    case 'vain': return `${when}${name(note.seat)} called SNAG on a hunch, but there was no run to take.`;
  }
}
