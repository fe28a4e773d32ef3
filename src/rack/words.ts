/** What a phone's rack in SNAG says: what can be done now, and what is told for a moment. */
import type { ViewState } from '../session/viewState';
import { shownName, who } from '../strings/words/grammar';
import { logSentence, verdict } from '../strings/words/table/log';
import { askText, pickText } from '../strings/words/table/prompts';
import { waitsText } from '../strings/words/table/waits';
import { refusalSentence } from '../strings/words/refusals/refusals';
import { say } from '../strings/say';
import { youOf } from '../ui/story';
import type { Notice } from '../ui/notice';
import type { RackState } from './rackState';

/** What is told for a moment; null: it is nothing that is told here. */
function noticeText(notice: Notice): string | null {
  switch (notice.kind) {
    case 'refused': return refusalSentence(notice.refusal, notice.names);
    case 'callHeld': return say('prompt-held', { name: shownName(notice.maker) });
    case 'callVoid': return say('prompt-held-void', { name: shownName(notice.maker) });
    case 'tooLate': return say('rack-too-late-tile');
    case 'timeStopped': return say('prompt-time-stopped');
    case 'askedLater': return say('prompt-asked-later');
    case 'callsSleep': return say('prompt-calls-sleep');
    case 'tapAgain': return say('rack-tap-again', { tile: notice.tile });
    case 'alert': return notice.lines.map(logSentence).join(' ');
    default: return null;
  }
}

/** All that is told for a moment. */
export function toastText({ toast }: Pick<RackState, 'toast'>): string {
  return toast.flatMap((notice) => noticeText(notice) ?? []).join(' ');
}

/** What can be done now, or is waited for. */
export function promptText({ view, sent }: RackState & { readonly view: ViewState }): string {
  const { phase, seats, mover, order, asking, paused, may, viewer } = view;
  const waits = waitsText(view);
  if (paused) return say('reading-paused');
  if (phase === 'over') return verdict(seats.map(({ name }) => name), seats.map(({ won }) => won), youOf(seats));
  if (order !== null) return orderText(view, order);
  if (asking !== null) return askText(null);
  if (sent === 'answer') return say('waits-answers-own');
  if (waits !== null) return waits;
  if (phase === 'lastChance') return say(viewer === null ? 'table-status-last-chance' : 'reading-last-chance');
  if (may.place) return say('rack-place');
  if (may.draw) return say(drawsOnly(view) ? 'rack-draw' : 'rack-call-or-draw');
  return mover === null ? '' : say('log-turn', who(seats[mover]?.name ?? '', mover === youOf(seats)));
}

/** Whether nothing is left to be called in one's own move. */
const drawsOnly = ({ may, callOver = false, lastPlaced }: ViewState): boolean => !may.call || callOver || lastPlaced === null;

function orderText({ seats, may }: ViewState, { picker, starter }: NonNullable<ViewState['order']>): string {
  if (starter !== null) return say('prompt-starts', who(seats[starter]?.name ?? '', starter === youOf(seats)));
  if (may.pick) return pickText(null);
  return say('rack-picks', who(seats[picker ?? 0]?.name ?? ''));
}
