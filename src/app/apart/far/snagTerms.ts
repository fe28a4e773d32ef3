/** What is agreed on a game of SNAG at a table of several devices: as it goes to the table, in words, and as rows to change it. */
import { MAX_SEATS, MIN_SEATS } from '../../../rules/options';
import { openSettings } from '../../../setup/kept/settings';
import { draftFor, type Remembered, type SetupDraft } from '../../../setup/kept/tables';
import { say } from '../../../strings/say';
import { callTimeWords, paceWords } from '../../../strings/words/setup/choices';
import { termsList } from '../../../strings/words/setup/houseRules';
import { rowsOf } from '../../../ui/setup/rows';
import type { Unfolded } from '../../../ui/setup/setupModel';
import type { FarTerms } from './farTerms';

/** Two people: what is offered to several at one screen is offered to several devices. */
const SEVERAL = [{ kind: 'local' }, { kind: 'local' }] as const;
/** The table itself keeps the card of its games, and nobody is given hints. */
const NOT_HERE = ['match', 'games', 'practice'];

/** What goes to the table of what was agreed: nothing of who plays, and of chance. Nobody plays at once. */
function agreedOf({ rules, callSeconds, pace, memoryAid }: SetupDraft): Readonly<Record<string, unknown>> {
  return { rules, callSeconds, pace: pace === 'instant' ? 'fast' : pace, memoryAid, playedFor: { kind: 'single' }, order: 'drawn' };
}

/** What was agreed last for several people. */
export function snagAgreed(remembered: Remembered): Readonly<Record<string, unknown>> {
  return agreedOf(draftFor(remembered, 'several'));
}

/** @param changed told what is agreed from now on, or that something was unfolded (null) */
export function snagTerms(changed: (agreed: Readonly<Record<string, unknown>> | null) => void): FarTerms {
  let unfolded: Unfolded | null = null;
  return {
    shown(agreed) {
      const draft = openSettings({ ...agreed as object | null, players: SEVERAL });
      if (draft === null) return { told: () => [], rows: () => [], seats: [MIN_SEATS, MAX_SEATS] };
      const { callSeconds, pace, rules } = draft;
      return {
        seats: [MIN_SEATS, MAX_SEATS],
        told: () => [
          ...termsList(draft),
          ...rules.calls === 'automatic' ? [] : [say('lobby-call-time-told', { time: callTimeWords(callSeconds).word })],
          say('lobby-pace-told', { pace: paceWords(pace).word }),
        ],
        rows: () => rowsOf(draft, unfolded, {
          change: (next) => changed(agreedOf(next)),
          unfold: (what) => { unfolded = what; changed(null); },
        }).filter(({ name }) => !NOT_HERE.includes(name)),
      };
    },
  };
}
