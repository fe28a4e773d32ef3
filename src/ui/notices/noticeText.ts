/** The words of notices, those of games among them. */
import type { AppName } from '../../games/gameEntry';
import { challengeToBeat } from '../../strings/words/challenge/challenge';
import { firstFalseCallText, placeText } from '../../strings/words/table/prompts';
import { shownName } from '../../strings/words/grammar';
import { say } from '../../strings/say';
import { refusalSentence } from '../../strings/words/refusals/refusals';
import { yesNo } from '../../strings/words/yesNo';
import { isTouched } from '../browser/abilities';
import type { Notice } from '../notice';
import { storyText } from '../storyText';
import { startNoticeText } from './startNotice';

/** What is told in passing of a practice game. */
const PRACTISED = {
  notNow: 'practice-not-now', nothingToTakeBack: 'practice-nothing-to-take-back', counted: 'practice-counted',
  placeAgain: 'practice-place-again', callAgain: 'practice-call-again',
} as const;

const appName = (app: AppName): string => (app === 'evening' ? say('evening-name') : say(`guest-name-${app}`));

/** A notice in words, in the language that is spoken now. */
export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'refused': return refusalSentence(notice.refusal, notice.names);
    case 'lessonsAnew': return say('prompt-lessons-anew');
    case 'callHeld': return say('prompt-held', { name: shownName(notice.maker) });
    case 'callVoid': return say('prompt-held-void', { name: shownName(notice.maker) });
    case 'tooLate': return say('rack-too-late-tile');
    case 'timeStopped': return say('prompt-time-stopped');
    case 'askedLater': return say('prompt-asked-later');
    case 'callsSleep': return say('prompt-calls-sleep');
    case 'firstFalseCall': return firstFalseCallText(notice.falseCall, notice.name);
    case 'sound': return notice.muted ? say('sound-off') : say('sound-on');
    case 'noEar': return `${say(`shout-problem-${notice.problem}`)} ${say('shout-play-on')}`;
    case 'storeAnswers': return say('silence-over');
    case 'tapAgain': return say('prompt-tap-again', { tile: notice.tile, touched: yesNo(isTouched()) });
    case 'notHeld': return say('prompt-not-held', { tile: notice.tile });
    case 'toBeat': return challengeToBeat(notice.toBeat);
    case 'firstGame': return say('prompt-first-game', { count: notice.seconds });
    case 'practice': return say(PRACTISED[notice.told]);
    case 'training': return say(`training-slip-${notice.told}`);
    case 'unknownGuest': return say('guest-unknown');
    case 'guestBroken': return say('guest-broken', { guest: appName(notice.guest) });
    case 'guestLater': return say('guest-later', { guest: appName(notice.guest) });
    case 'guest': return notice.sentence();
    case 'firstMove': return placeText(notice.name, notice.asks ? 'asked' : notice.calls, isTouched());
    case 'alert': return storyText(notice.lines);
    default: return startNoticeText(notice);
  }
}
