/** The lessons beside what Pip says in them: their titles, their notes, and what stands on the buttons. */
import type { LessonName } from '../../../lessons/says';

export const LESSON_TITLES: Readonly<Record<LessonName, string>> = {
  place: 'Place and draw', runs: 'Runs', lines: 'Several at once', call: 'The call', claim: 'Missed runs', empty: 'Empty squares',
  safe: 'The safe tile',
};

/** What can be read beside a lesson. */
export const LESSON_NOTES: Readonly<Record<LessonName, string>> = {
  place: 'There are 76 tiles. Those that nobody has drawn yet lie in the pile.',
  runs: 'Runs go across, up and down, and on both diagonals. Four is enough; longer is better.',
  lines: 'Every line of four or more through your tile is yours, each at its full length.',
  call: 'Whoever makes a run has to call it before their move ends.',
  claim: 'A missed run stays on the board until somebody calls it. Only the one who missed it cannot.',
  empty: 'Tiles that were picked up never come back.',
  safe: 'Before you place a tile, look at what it opens.',
};

export const LESSON = {
  panel: 'Lesson',
  /** The heading, as it is seen. */
  title: (number: number, title: string): string => `${number} · ${title}`,
  /** The button that opens the list, as it is named. */
  all: (number: number, of: number, title: string): string => `Lesson ${number} of ${of}: ${title}. All lessons`,
  showMe: 'Show me',
  leave: 'Leave the lesson',
  goOn: 'Go on',
  next: 'Next lesson',
  /** Where there is little room; it is named as above. */
  nextShort: 'Next',
  play: 'Play Pip',
  list: 'Lessons',
  listNote: 'Each builds on those before it, but you may begin with any.',
  done: 'done',
  now: 'you are here',
  close: 'Back to the lesson',
  /** The keys that play, as they are set. */
  keys: (place: string, call: string, draw: string): string => `Keys: ${place} for your tiles, ${call} to call, ${draw} to draw.`,
} as const;
