/** The words of what can be told on any screen, the start screen among them. */
import { words } from '../../strings';
import { say } from '../../strings/say';
import type { StartNotice } from '../notice';

/** A notice in words, in the language that is spoken now. */
export function startNoticeText(notice: StartNotice): string {
  switch (notice.kind) {
    case 'memoryOnly': return words().START.memoryOnly;
    case 'saveFailed': return words().START.saveFailed;
    case 'storeFailed': return say('history-failed');
    case 'superseded': return words().BANNER.superseded;
    case 'outdated': return words().START.outdated;
    case 'unknownLanguage': return say('language-unknown', { asked: notice.asked });
    case 'noPicture': return words().START.plain;
    case 'notLoaded': return words().BANNER.notLoaded;
    case 'takenByOtherTab': return words().TABS.taken;
    case 'heldByOtherTab': return words().TABS.elsewhere;
    case 'linkRefused': return words().START.linkRefused(words().setupSentence(notice.problem));
    case 'setupRefused': return words().setupSentence(notice.problem);
    case 'brokenGame': return words().savedSentence(notice.problem);
    case 'brokenMatch': return words().matchSentence(notice.problem);
    case 'backupSaved': return words().BACKUP.saved;
    case 'backupNotSaved': return words().BACKUP.notSaved;
    case 'backupRefused': return words().backupSentence(notice.problem);
    case 'restored': return words().restoredSentence(notice.counts, notice.settings);
  }
}
