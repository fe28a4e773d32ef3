/** The dialog that lies over the page: shows it, and sees to what is asked in it. Which one it is stands in `dialogState`. */
import { nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { Layout } from '../../layout/types';
import { PRINTED_RULES } from '../../rules/options';
import { severalPersons } from '../../setup/players';
import type { Terms } from '../../setup/setup';
import type { Ask } from '../commands';
import type { LessonPage } from '../lessons/lessonModel';
import { takesShouts, type ShoutPage } from '../shout/shoutModel';
import { inputOn, type Screen } from '../screen';
import { settingsDialog } from '../settings/settingsDialog';
import type { SettingsModel } from '../settings/settingsModel';
import { shownCard, shownSeats, shownState } from '../shownNames';
import type { TableModel } from '../table/tableModel';
import { createAnswers, dialogActions } from './dialogActions';
import { createFocusReturn } from './focusReturn';
import { NO_DIALOG, dialogAfter, type DialogChange, type DialogState } from './dialogState';
import { endDialog } from './endDialog';
import type { DialogActions, DialogName } from './frame';
import { menuDialog } from './menuDialog';
import { reviewDialog } from './reviewDialog';
import { rulesDialog } from './rules/rulesDialog';
import { createScoreCard, type ScoreCard } from './scoreCard';

export interface OpenDialogPorts {
  readonly root: HTMLElement;
  readonly screen: () => Screen | null;
  readonly layout: () => Layout;
  readonly settings: () => SettingsModel;
  /** Shows the page anew. */
  readonly draw: () => void;
  readonly ask: Ask;
  /** What lessons are shown with; null until they are loaded. */
  readonly lessons: () => LessonPage | null;
  /** What calling by voice is shown with; null until it is loaded. */
  readonly shout: () => ShoutPage | null;
  /** Opens its dialog, once it is. */
  readonly openShout: () => void;
}

export interface OpenDialog {
  name(): DialogName | null;
  open(name: DialogName): void;
  /** The count is there. @param now whether it was counted just now */
  showResult(now: boolean): void;
  /** Another game: nothing lies over it, and nothing is known of the last one. */
  reset(): void;
  /** Takes note of a dialog that was opened or closed, before the page is shown anew, and tells the app of it. */
  syncClosed(): void;
  /** Sees to the focus, once the page has been drawn. */
  drawn(): void;
  template(): ReturnType<typeof keyed>;
}

/** Until anything is agreed. */
const PRINTED: Terms = { rules: PRINTED_RULES, memoryAid: false };

/** The dialogs of a page, none of them open. */
export function createOpenDialog({ root, screen, layout, settings, draw, ask, lessons, shout, openShout }: OpenDialogPorts): OpenDialog {
  let state: DialogState = NO_DIALOG;
  /** Which of those that were laid over the page it shows. */
  let shown = 0;
  const scoreCard = createScoreCard({ card: () => tableOf(screen())?.card ?? null, draw, ask });
  const tellOpen = createOpenTeller(ask);
  const focusReturn = createFocusReturn(root);
  const answers = createAnswers(ask, (change) => {
    happen(change);
    draw();
  });
  const happen = (change: DialogChange): void => {
    const before = state;
    state = dialogAfter(before, change);
    focusReturn.changed(before, state);
  };

  /**
   * The browser tells late that a dialog was closed: keys and redraws come before that. So the element itself is asked, always,
   * and the event is only one more occasion to ask.
   */
  function syncClosed(): void {
    if (root.querySelector('dialog')?.open === false && state.laid === shown) happen({ type: 'closed' });
    tellOpen(state.name !== null);
  }

  function open(name: DialogName): void {
    syncClosed();
    if (name === 'card') scoreCard.reset();
    happen({ type: 'opened', name });
    if (name === 'review' && state.notes === null) void answers.review(state.game);
    draw();
  }

  const leave = (): void => happen({ type: 'left' });
  const actions = dialogActions({ root, ask, open, openShout, leave, answers, game: () => tableOf(screen())?.game ?? '', closed: () => {
    syncClosed();
    draw();
  } });

  return {
    name: () => state.name,
    open,
    showResult(now) {
      syncClosed();
      happen({ type: 'counted', at: performance.now(), now });
    },
    reset() {
      happen({ type: 'otherGame' });
      scoreCard.reset();
    },
    syncClosed,
    drawn: focusReturn.drawn,
    template() {
      shown = state.laid;
      const parts = { screen: screen(), layout: layout(), settings: settings(), scoreCard, lessons: lessons(), shout: shout(), ask };
      return keyed(state.laid, body(state, parts, actions));
    },
  };
}

/** Tells the app whether a dialog lies over the page, whenever that has changed. */
function createOpenTeller(ask: Ask): (open: boolean) => void {
  let told = false;
  return (open) => {
    if (open !== told) void ask({ kind: 'dialog', open });
    told = open;
  };
}

interface BodyParts {
  readonly screen: Screen | null;
  readonly layout: Layout;
  readonly settings: SettingsModel;
  readonly scoreCard: ScoreCard;
  readonly lessons: LessonPage | null;
  readonly shout: ShoutPage | null;
  readonly ask: Ask;
}

function body(
  { name, copied, shared, notes, countedAt, thrownAt }: DialogState,
  { screen, layout, settings, scoreCard, lessons, shout, ask }: BodyParts,
  actions: DialogActions,
): TemplateResult | typeof nothing {
  if (name === 'rules') return rulesDialog(termsOn(screen), inputOn(screen), actions);
  if (name === 'card') return scoreCard.template(actions);
  const table = tableOf(screen);
  if (name === 'settings') return settingsDialog(settings, callKeysOf(table), actions);
  if (!table) return nothing;
  const { state, pace, terms, card, match, daily, practice, sitting, end } = table;
  switch (name) {
    case 'menu': {
      const tooSmall = sitting === 'around' && layout.edges === undefined;
      return menuDialog({
        pace, terms, over: state.phase === 'over', copied, apart: table.apart ?? null,
        pauses: (table.apart?.isHost ?? severalPersons(state.seats)) && state.phase !== 'over' && !state.paused,
        sitting, tooSmall, match, daily, lesson: table.lesson !== undefined, again: table.again !== undefined,
        isFromReview: table.isFromReview === true || table.again !== undefined,
        card: card !== null, preferences: settings.preferences, shouts: takesShouts(table),
      }, actions);
    }
    case 'shout': return shout?.dialog(table, actions) ?? nothing;
    case 'lessons': return (table.lesson && lessons?.list(table.lesson, actions, ask)) ?? nothing;
    case 'review': return reviewDialog(shownState(state), notes, actions);
    case 'result': return end ? endDialog({
      end: { ...end, players: shownSeats(end.players) }, card: card && shownCard(card), match, daily, practice, shared,
      isFromReview: table.isFromReview === true, since: countedAt, apart: table.apart ?? null,
      onward: table.onward, thrownAt: pace === 'instant' ? null : thrownAt,
    }, actions) : nothing;
    default: return nothing;
  }
}

/** The keys with which its players call; none where there is no table. */
function callKeysOf(table: TableModel | null): readonly (string | null)[] {
  return table === null ? [] : table.state.seats.map(({ callKey }) => callKey);
}

function tableOf(screen: Screen | null): TableModel | null {
  return screen?.kind === 'table' ? screen : null;
}

/** By what is played, or is to be. */
function termsOn(screen: Screen | null): Terms {
  return screen?.kind === 'table' ? screen.terms : screen?.kind === 'setup' ? screen.draft : PRINTED;
}
