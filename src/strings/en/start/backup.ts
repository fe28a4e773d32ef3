/** The words of backups: all games saved to a file, and restored from one. */
import type { BackupProblem } from '../../../setup/problems';
import { gameCount, list, number, scoreCardCount } from '../grammar';
import { matchReason, savedReason } from '../refusals/problems';
import { shown } from '../refusals/shown';

export const BACKUP = {
  title: 'Back up or restore your games',
  about: 'A backup is one file with everything that is kept here: games, score cards and settings. '
    + 'Restoring a backup adds it to what is here. If a game is in both, the one that got further is kept.',
  save: 'Back up to a file',
  read: 'Restore from a file',
  takeSettings: 'Restore the settings too',
  file: 'snag-games.json',
  saved: 'Your browser now has the backup file.',
  notSaved: 'The browser does not allow the games to be read right now.',
} as const;

/** "3 games and 1 score card", empty where there are none. */
function gamesAndCards(games: number, matches: number): string {
  return list([...(games > 0 ? [gameCount(games)] : []), ...(matches > 0 ? [scoreCardCount(matches)] : [])]);
}

/** What became of games or score cards: added, brought further, put in the place of what cannot be opened, or here already. */
type Laid = Readonly<Record<'added' | 'further' | 'mended' | 'here', number>>;

/** What came of a backup that was restored. @param aside how much was set aside @param settings whether its settings were taken */
export function restoredSentence(
  { games, matches, aside }: { readonly games: Laid; readonly matches: Laid; readonly aside: number }, settings: boolean,
): string {
  const of = (part: keyof Laid): string => gamesAndCards(games[part], matches[part]);
  const [added, further, mended, here] = [of('added'), of('further'), of('mended'), of('here')];
  const what = [
    ...(added ? [`Added: ${added}.`] : []),
    ...(settings ? ['The settings are restored.'] : []),
    ...(further ? [`Brought up to where the backup is: ${further}.`] : []),
    ...(mended ? [`Replaced, because what was here cannot be opened: ${mended}.`] : []),
    ...(aside > 0 ? [`Set aside, because it cannot be opened or differs from what is here: ${number(aside)}.`] : []),
  ];
  if (what.length === 0) return 'Nothing is new: everything in this backup was already here.';
  return [...what, ...(here ? [`Already here: ${here}.`] : [])].join(' ');
}

/** Why a backup is not restored. */
export function backupSentence(problem: BackupProblem): string {
  return `This file cannot be restored. ${backupReason(problem)} Nothing here was changed.`;
}

function backupReason(problem: BackupProblem): string {
  switch (problem.code) {
    case 'too-large': return `It is larger than ${problem.most / 1_000_000} MB.`;
    case 'not-json': return 'It is not JSON, or part of it is missing.';
    case 'not-a-house': return `It is not a backup of SNAG games (${shown(problem.where || 'all of it')}).`;
    case 'unknown-version': return `It is of version ${problem.version}, but only versions 1 and 2 are known here.`;
    case 'bad-settings': return 'Its settings are not valid.';
    case 'bad-game': return `Game ${problem.game} in it is damaged. ${savedReason(problem.problem)}`;
    case 'bad-series': return `Score card ${problem.series} in it is damaged. ${matchReason(problem.problem)}`;
    case 'twice': return `It has the same ${problem.what === 'game' ? 'game' : 'score card'} twice (${shown(problem.id)}).`;
    case 'played-elsewhere': return 'It holds a newer state of a game that another tab is playing. Close the game in that tab first.';
    case 'disk-refuses': return 'The browser does not allow it to be read or saved.';
  }
}
