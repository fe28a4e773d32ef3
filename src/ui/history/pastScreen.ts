/** The screens of games that are over: their history, or the replay of one of them. What the page has to know of both. */
import { html, type TemplateResult } from 'lit-html';
import { forReplay, isReplay } from '../../layout/replay';
import { forReview, isReview } from '../../layout/shapes/review';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import { boardTemplate } from '../table/accessibleBoard';
import type { Ask } from '../commands';
import { followMoment } from './followMoment';
import { historyTemplate, type HistoryModel } from './historyScreen';
import { replayTemplate, type ReplayModel } from './replayControls';
import { reviewTemplate } from '../review/reviewScreen';
import { tableOn, type Screen } from '../screen';
import { shownState } from '../shownNames';
import type { SlipsModel } from '../slips/slipsModel';
import { readAloudTemplate, type ReadActions } from '../table/reading/readAloud';
import { playersTemplate, type ControlActions } from '../table/tableControls';

export type PastModel = HistoryModel | ReplayModel;

/** What the elements of the table need, as at any table. */
interface TableParts {
  readonly controls: ControlActions & ReadActions;
  readonly tabStop: Tile;
  readonly focus: (tile: Tile) => void;
  readonly openSettings: () => void;
}

/** The screen that `model` tells of. */
export function pastTemplate(
  model: PastModel, layout: Layout, { controls, tabStop, focus, openSettings }: TableParts, ask: Ask,
): TemplateResult {
  if (model.kind === 'history') return historyTemplate(model, ask, openSettings);
  const { review } = model;
  const laid = review ? (isReview(layout) ? layout : forReview(layout)) : isReplay(layout) ? layout : forReplay(layout);
  const state = shownState(tableOn(model) ?? model.steps[model.step]!.state);
  // In a game that is over, no square plays a tile.
  const table = html`${playersTemplate(state, laid, null)}${boardTemplate(state, laid, tabStop, {
    choose: () => {}, grasp: () => {}, focus,
  })}${readAloudTemplate(state, controls)}`;
  if (isReview(laid) && review) return reviewTemplate({ ...model, review }, laid, table, ask);
  return isReplay(laid) ? replayTemplate(model, laid, laid.replay, table, ask) : html``;
}

/**
 * Sees to focus and sight once a screen of the past is drawn.
 * @param before the screen that was shown until now
 */
export function restoreFocus(root: HTMLElement, before: Screen | null, now: PastModel | SlipsModel): void {
  // Whoever comes to a replay, or steps through it, finds its moment in the list.
  if (now.kind === 'replay' && (before?.kind !== 'replay' || before.step !== now.step)) followMoment(root);
  // Whoever comes to a screen begins at its beginning; so does one whose button went with what it deleted, or with its step.
  const lost = document.activeElement === document.body;
  // Whoever asks for more of the list goes on with the first that came.
  const more = now.kind !== 'replay' && before?.kind === now.kind && now.seen !== before.seen && now.seen !== null;
  if (before?.kind === now.kind && !lost && !more) return;
  const first = root.querySelector<HTMLElement>('[data-first=""]') ?? root.querySelector<HTMLElement>('h1[tabindex]');
  first?.focus({ preventScroll: now.kind === 'replay' });
}
