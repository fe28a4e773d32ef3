/** The words of backups: all games saved to a file, and restored from one. */
import type { BackupProblem } from '../../../setup/problems';
import { gameCount, list, scoreCardCount } from '../grammar';
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

/** What came of a backup that was restored. */
export function restoredSentence(
  { newGames, newMatch, further }: { readonly newGames: number; readonly newMatch: number; readonly further: number }, settings: boolean,
): string {
  const added = [...(newGames > 0 ? [gameCount(newGames)] : []), ...(newMatch > 0 ? [scoreCardCount(newMatch)] : [])];
  const what = [
    ...(added.length > 0 ? [`Added: ${list(added)}.`] : []),
    ...(further > 0 ? [`The backup was further on in ${gameCount(further)} that ${further === 1 ? 'was' : 'were'} already here.`] : []),
    ...(settings ? ['The settings are restored.'] : []),
  ];
  return what.length > 0 ? what.join(' ') : 'Nothing is new: everything in this backup was already here.';
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
    case 'unknown-version': return `It is of version ${problem.version}, but only version 1 is known here.`;
    case 'bad-settings': return 'Its settings are not valid.';
    case 'bad-game': return `Game ${problem.game} in it is damaged. ${savedReason(problem.problem)}`;
    case 'bad-series': return `Score card ${problem.series} in it is damaged. ${matchReason(problem.problem)}`;
    case 'twice': return `It has the same ${problem.what === 'game' ? 'game' : 'score card'} twice (${shown(problem.id)}).`;
    case 'played-elsewhere': return 'It holds a newer state of a game that another tab is playing. Close the game in that tab first.';
    case 'disk-refuses': return 'The browser does not allow it to be read or saved.';
  }
}
