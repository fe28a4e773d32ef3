/** The table as real page elements over its picture: everything that can be touched, read or spoken on it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { sidePads } from '../../layout/sidePads';
import type { Layout } from '../../layout/types';
import type { Tile } from '../../rules/board';
import type { Seat } from '../../rules/position';
import type { ViewState } from '../../session/viewState';
import { say } from '../../strings/say';
import { matchLine } from '../../strings/words/past/card';
import type { Entry } from '../announcer';
import { shownCard, shownState } from '../shownNames';
import type { TableModel } from './tableModel';
import { boardTemplate, type BoardActions } from './accessibleBoard';
import { clockTemplate } from './clock/clockRing';
import { calledTemplate } from './marks/calledMark';
import { falseCallTemplate } from './marks/falseCallMarks';
import type { WaitingCall } from './marks/waitingCall';
import { waitingTemplate } from './marks/waitingMark';
import { callRoundTemplate, focusCallRound } from './callRoundPanel';
import { edgesTemplate } from './edges';
import { readAloudTemplate } from './reading/readAloud';
import { whoCalledTemplate } from './lastChance/whoCalled';
import { orderTemplate } from './order/orderDraw';
import { focusOrderResult, orderResultTemplate } from './order/orderResult';
import { sidePadTemplate } from './sidePad';
import type { TableActions } from './input/tableActions';
import { remarkTemplate } from './life/remark';
import { firstMarkTemplate } from './newcomer/firstMarks';
import { pauseCover } from './pauseCover';
import { practiceTemplate } from './practice/practice';
import { whole } from './place';
import { cornerTemplate, logTemplate, playersTemplate, toEndTemplate } from './tableControls';

/** What of the page the table is drawn from, and what can be done at it. */
export interface TableParts {
  readonly layout: Layout;
  /** The story of the game so far. */
  readonly entries: readonly Entry[];
  /** The square that the Tab key comes to. */
  readonly tabStop: Tile;
  readonly board: BoardActions;
  readonly controls: TableActions;
  readonly openCard: () => void;
  /** Whether it is shown what characters say. */
  readonly remarks: boolean;
  /** Who called falsely just now. */
  readonly falseCallers: readonly Seat[];
  /** A call that waits. */
  readonly waitingCall: WaitingCall | null;
  /** When everybody's burst was pressed, and who says whose press it was. */
  readonly pressedBurst: number | null;
  readonly whoCalled: (seat: Seat | null) => void;
  /** Whether a dialog lies over the table: then it has the keys already, and gives them back. */
  readonly dialog: boolean;
  /** Whether the microphone is open; nothing where nobody calls by voice. */
  readonly shoutSign: TemplateResult | typeof nothing;
  /** What is taught at it; nothing in a game. */
  readonly teaches: TemplateResult | typeof nothing;
  /** Ends a pause. */
  readonly goOn: () => void;
}

/** The whole screen of a table. */
export function tableTemplate(
  model: TableModel,
  {
    layout, entries, tabStop, board, controls, openCard, falseCallers, waitingCall, pressedBurst, whoCalled, dialog, goOn, teaches,
    shoutSign, remarks,
  }: TableParts,
): TemplateResult {
  const { match, practice, newcomer, lesson, again } = model;
  const state = shownState(model.state);
  const card = model.card && shownCard(model.card);
  const pads = card && state.phase !== 'order' ? sidePads(layout, state.seats.length) : null;
  const who = whoCalledTemplate(state, layout, pressedBurst, whoCalled);
  return html`
    <main class="table ${layout.shape} ${lesson || again ? 'lesson-table' : ''}" ?inert=${state.paused && !dialog} ${whole(layout)}>
      <h1 class="spoken">SNAG</h1>
      ${teaches}
      ${playersTemplate(state, layout, controls)}
      ${boardTemplate(state, layout, tabStop, board)}
      ${readAloudTemplate(state, controls)}
      ${orderTemplate(state, layout, controls)}
      ${edgesTemplate(state, layout, controls)}
      ${model.end === null ? nothing : toEndTemplate(layout, controls)}
      ${cornerTemplate(state, layout, controls)}
      ${shoutSign}
      ${remarks ? remarkTemplate(state, layout) : nothing}
      ${firstMarkTemplate(newcomer, state, layout, controls.closeMark)}
      ${practiceTemplate(practice, state, layout, controls)}
      ${clockTemplate(state, layout)}
      ${falseCallTemplate(state, layout, falseCallers)}
      ${waitingTemplate(waitingCall, state, layout)}
      ${calledTemplate(state, layout)}
      ${orderResultTemplate(state, layout, controls)}
      ${callRoundTemplate(state, layout, controls)}
      ${card && pads ? sidePadTemplate(card, pads, matchLine(match), openCard) : nothing}
      ${logTemplate(entries, pads ? { ...layout, log: pads.log } : layout, state.phase === 'order' ? say('log-order') : '')}
    </main>
    ${pauseCover(state, dialog || who !== nothing, goOn, model.apart)}${who}`;
}

/** Puts the focus where the game begins. */
export function focusTable(root: HTMLElement, { phase }: ViewState): void {
  if (phase !== 'over') root.querySelector<HTMLElement>('.facedown, .rack')?.focus();
}

/** Puts the focus where the game goes on, where it was lost with what it lay on. */
export function keepFocus(root: HTMLElement, earlier: TableModel, model: TableModel): void {
  const { state: before } = earlier;
  const { state: now } = model;
  // What was to be done is done: one press goes on.
  if (earlier.lesson?.next === 'none' && model.lesson?.next !== 'none') root.querySelector<HTMLElement>('.lesson-on')?.focus();
  if (earlier.again?.asked && model.again?.asked === false) root.querySelector<HTMLElement>('.lesson-on, .lesson-leave')?.focus();
  // The face-down tiles are gone, and with them the focus that lay on one.
  if (before.phase === 'order' && now.phase !== 'order') root.querySelector<HTMLElement>('.rack')?.focus();
  focusOrderResult(root, before, now);
  focusCallRound(root, before, now);
}
