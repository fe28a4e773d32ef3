/** What came of a backup: it was restored, or why it was not. */
import type { BackupProblem } from '../../../setup/problems';
import { formats, list } from '../../formats';
import { say } from '../../say';
import { matchReason, savedReason } from './broken';
import { shown } from './shown';

/** What became of games or score cards: added, brought further, put in the place of what cannot be opened, or here already. */
type Laid = Readonly<Record<'added' | 'further' | 'mended' | 'here', number>>;

/** What a backup held. `aside`: how much of it was set aside. `unknown`: how many games of it this version does not know. */
export interface Restored { readonly games: Laid; readonly matches: Laid; readonly aside: number; readonly unknown: number }

/** "3 games and 1 score card", empty where there are none. */
function gamesAndCards(games: number, matches: number): string {
  return list([
    ...(games > 0 ? [say('restore-games', { count: games })] : []), ...(matches > 0 ? [say('restore-cards', { count: matches })] : []),
  ]);
}

/** What came of a backup that was restored. @param settings whether its settings were taken */
export function restoredSentence({ games, matches, aside, unknown }: Restored, settings: boolean): string {
  const of = (part: keyof Laid): string => gamesAndCards(games[part], matches[part]);
  const [added, further, mended, here] = [of('added'), of('further'), of('mended'), of('here')];
  const what = [
    ...(added ? [say('restore-added', { what: added })] : []),
    ...(settings ? [say('restore-settings')] : []),
    ...(further ? [say('restore-further', { what: further })] : []),
    ...(mended ? [say('restore-mended', { what: mended })] : []),
    ...(unknown > 0 ? [say('restore-unknown', { count: unknown })] : []),
    ...(aside > 0 ? [say('restore-aside', { count: aside })] : []),
  ];
  if (what.length === 0) return say('restore-nothing-new');
  return [...what, ...(here ? [say('restore-here', { what: here })] : [])].join(' ');
}

/** Why a backup is not restored. */
export function backupSentence(problem: BackupProblem): string {
  return say('restore-refused', { reason: backupReason(problem) });
}

function backupReason(problem: BackupProblem): string {
  switch (problem.code) {
    case 'too-large': return say('restore-too-large', { megabytes: formats().number(problem.most / 1_000_000, 3) });
    case 'row-too-large': return say('restore-row-too-large', { megabytes: formats().number(problem.most / 1_000_000, 3) });
    case 'not-json': return say('restore-not-json');
    case 'not-a-house': return say('restore-not-a-backup', {
      what: problem.where === '' ? 'whole' : 'part', where: shown(problem.where),
    });
    case 'unknown-version': return say('restore-unknown-version', { version: String(problem.version) });
    case 'bad-settings': return say('restore-bad-settings');
    case 'bad-game': return say('restore-bad-game', { number: String(problem.game), reason: savedReason(problem.problem) });
    case 'bad-series': return say('restore-bad-card', { number: String(problem.series), reason: matchReason(problem.problem) });
    case 'twice': return say('restore-twice', { what: problem.what === 'game' ? 'game' : 'card', id: shown(problem.id) });
    case 'played-elsewhere': return say('restore-played-elsewhere');
    case 'disk-refuses': return say('restore-disk-refuses');
  }
}
