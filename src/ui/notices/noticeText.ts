/** The words of notices, those of games among them. */
import { words } from '../../strings';
import { say } from '../../strings/say';
import { refusalSentence } from '../../strings/words/refusals/refusals';
import type { Notice } from '../notice';
import { storyText } from '../storyText';
import { startNoticeText } from './startNotice';

/** A notice in words, in the language that is spoken now. */
export function noticeText(notice: Notice): string {
  switch (notice.kind) {
    case 'refused': return refusalSentence(notice.refusal, notice.names);
    case 'lessonsAnew': return words().PROMPT.lessonsAnew;
    case 'callHeld': return words().PROMPT.held(notice.maker);
    case 'askedLater': return words().PROMPT.asked;
    case 'callsSleep': return words().PROMPT.callsSleep;
    case 'firstFalseCall': return words().PROMPT.firstFalseCall(notice.falseCall);
    case 'sound': return notice.muted ? say('sound-off') : say('sound-on');
    case 'tapAgain': return words().PROMPT.tapAgain(notice.tile);
    case 'notHeld': return words().PROMPT.notHeld(notice.tile);
    case 'firstGame': return words().PROMPT.firstGame(notice.seconds);
    case 'practice': return words().PRACTISED[notice.told];
    case 'firstMove':
      return `${words().PROMPT.place(notice.name)}${notice.asks ? words().ASKING.hint : words().CALLING_HINT[notice.calls]}`;
    case 'alert': return storyText(notice.lines);
    case 'changeSeats': return words().PROMPT.changeSeats(notice.first);
    default: return startNoticeText(notice);
  }
}
