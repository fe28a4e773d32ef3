/** What can be asked for in a dialog: passes it on to the app, and tells the dialogs what came of it. */
import type { EndModel } from '../../history/endView';
import { say } from '../../strings/say';
import { challengeText } from '../../strings/words/past/end';
import { share, sharedText, toClipboard } from '../browser/share';
import type { Ask } from '../commands';
import { shareDaily, type DailyTold } from '../daily/dailyShare';
import type { DialogChange } from './dialogState';
import type { DialogActions } from './frame';

/** What is asked of the app for a dialog that is open: it is told when the answer is there. */
export function createAnswers(ask: Ask, tell: (change: DialogChange) => void) {
  return {
    async review(game: number): Promise<void> {
      tell({ type: 'reviewed', game, notes: await ask({ kind: 'review' }) });
    },
    async copy(kind: 'link' | 'record' | 'text'): Promise<void> {
      const text = await ask({ kind });
      tell({ type: 'copied', done: await toClipboard(text), text });
    },
    async challenge(end: EndModel): Promise<void> {
      const what = { title: say('end-challenge-title'), text: challengeText(end), url: await ask({ kind: 'challenge' }) };
      tell({ type: 'shared', shared: { outcome: await share(what), text: sharedText(what) } });
    },
    async shareDaily(told: DailyTold): Promise<void> {
      tell({ type: 'shared', shared: await shareDaily(told) });
    },
  };
}

interface ActionPorts extends Pick<DialogActions, 'open' | 'openShout' | 'closed'> {
  readonly root: HTMLElement;
  readonly ask: Ask;
  readonly answers: ReturnType<typeof createAnswers>;
  /** The game at the table, by its id. */
  readonly game: () => string;
  /** Something is chosen that leads away from the dialog. */
  readonly leave: () => void;
}

/** The actions of a page's dialogs. */
export function dialogActions({ root, ask, open, openShout, closed, answers, leave, game }: ActionPorts): DialogActions {
  return {
    open, openShout,
    close: () => root.querySelector('dialog')?.close(),
    closed,
    pause() {
      leave();
      void ask({ kind: 'pause', paused: true });
    },
    newGame() {
      leave();
      void ask({ kind: 'newGame' });
    },
    toEvening(id) {
      leave();
      void ask({ kind: 'openGuest', guest: 'evening', from: 'cardTable', kept: { screen: 'card', id } });
    },
    apart(what) {
      // The first press to stop a game asks whether it is meant: the dialog stays.
      if (what.kind !== 'stop') leave();
      void ask({ kind: 'apart', what });
    },
    review() {
      leave();
      void ask({ kind: 'openReview', id: game() });
    },
    leave() {
      leave();
      void ask({ kind: 'leave' });
    },
    backToReview() {
      leave();
      void ask({ kind: 'backToReview' });
    },
    setPace: (pace) => void ask({ kind: 'setPace', pace }),
    setCallSeconds: (seconds) => void ask({ kind: 'setCallSeconds', seconds }),
    setSitting: (sitting) => void ask({ kind: 'setSitting', sitting }),
    setInput: (input) => void ask({ kind: 'setInput', input }),
    setPreferences: (preferences) => void ask({ kind: 'setPreferences', preferences }),
    setMemoryAid: (memoryAid) => void ask({ kind: 'setMemoryAid', memoryAid }),
    copyLink: () => void answers.copy('link'),
    copyRecord: () => void answers.copy('record'),
    copyText: () => void answers.copy('text'),
    challenge: (end) => void answers.challenge(end),
    shareDaily: (told) => void answers.shareDaily(told),
  };
}
