/** The words of what can be told on any screen, the start screen among them. */
import { matchSentence, savedSentence } from '../../strings/words/refusals/broken';
import { setupSentence } from '../../strings/words/refusals/problems';
import { backupSentence, restoredSentence } from '../../strings/words/refusals/restored';
import { say } from '../../strings/say';
import type { StartNotice } from '../notice';

/** A notice in words, in the language that is spoken now. */
export function startNoticeText(notice: StartNotice): string {
  switch (notice.kind) {
    case 'memoryOnly': return say('notice-memory-only');
    case 'saveFailed': return say('notice-save-failed');
    case 'trainingNotSaved': return say('notice-training-failed');
    case 'storeFailed': return say('history-failed');
    case 'superseded': return say('banner-superseded');
    case 'outdated': return say('notice-outdated');
    case 'unknownLanguage': return say('language-unknown', { asked: notice.asked });
    case 'noPicture': return say('notice-no-picture');
    case 'notLoaded': return say('banner-not-loaded');
    case 'takenByOtherTab': return say('tabs-taken');
    case 'heldByOtherTab': return say('tabs-elsewhere');
    case 'linkRefused': return say('problem-link', { reason: setupSentence(notice.problem) });
    case 'setupRefused': return setupSentence(notice.problem);
    case 'brokenGame': return savedSentence(notice.problem);
    case 'brokenMatch': return matchSentence(notice.problem);
    case 'backupSaved': return say('restore-saved');
    case 'backupNotSaved': return say('restore-not-saved');
    case 'backupRefused': return backupSentence(notice.problem);
    case 'restored': return restoredSentence(notice.counts, notice.settings);
  }
}
