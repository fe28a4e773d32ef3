/** The words of the fold-out that takes all games out as a file and brings them in, and of a game that another tab plays. */
import { count, list } from './lists';

export const MOVING = {
  title: 'Keep or move your games',
  about: 'Everything that is kept here (games, score cards, settings) goes into one file. A file that is read is added to what is here; of the same game the one that was played further stays.',
  save: 'Save everything to a file',
  read: 'Read a file',
  takeSettings: 'Take the settings of the file too',
  file: 'snag-games.json',
  saved: 'The file is with the browser now.',
  notSaved: 'The browser does not let the games be read just now.',
} as const;

/** What came of a file that was read. */
export function restoredSentence({ newGames, newMatch, further }: { readonly newGames: number; readonly newMatch: number; readonly further: number }, settings: boolean): string {
  const added = [...(newGames > 0 ? [count(newGames, 'game')] : []), ...(newMatch > 0 ? [count(newMatch, 'score card')] : [])];
  const what = [
    ...(added.length > 0 ? [`${list(added)} came in.`] : []),
    ...(further > 0 ? [`Of ${further} that ${further === 1 ? 'was' : 'were'} here already the file had more.`] : []),
    ...(settings ? ['Its settings are taken.'] : []),
  ];
  return what.length > 0 ? what.join(' ') : 'The file was read. All of it was here already.';
}

export const TABS = {
  elsewhere: 'This game is being played in another tab.',
  seriesElsewhere: 'This series lies open in another tab.',
  takeOver: 'Take over here',
  taken: 'The game goes on in another tab. Nothing of it is lost.',
} as const;
