/**
 * The page: shows the start screen or the table, and turns hands into acts. It keeps only drafts (what is
 * dragged, where the Tab key comes to); the game is the session's.
 */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { NO_DRAFT, type Draft } from '../layout/draft';
import { sidePads } from '../layout/sidePads';
import type { Layout } from '../layout/types';
import { SQUARES, type Tile } from '../rules/board';
import { PRINTED_RULES } from '../rules/options';
import type { Pace, Terms } from '../setup/setup';
import type { Act, Update, ViewState } from '../session/viewState';
import { boardTemplate } from './table/accessibleBoard';
import { createAnnouncer, type Announcer } from './announcer';
import { callRoundTemplate, focusCallRound } from './table/callRoundPanel';
import { alerts, seatsChangeAlert } from './table/alerts';
import { createBanner } from './banner';
import { passing } from './table/place';
import { listenForPresses } from './table/input';
import { listenForHeldLook, listenForKeys } from './table/keys';
import { edgesTemplate } from './table/edges';
import { createOpenDialog, type HouseAsked } from './dialogs/openDialog';
import { words } from '../strings';
import { attend, pastTemplate, type PastActions, type PastModel } from './history/pastScreen';
import { sidePadTemplate } from './table/sidePad';
import { startTemplate, type StartActions, type StartModel } from './start/startScreen';
import { createToast } from './toast';
import { cornerTemplate, logTemplate, orderTemplate, playersTemplate } from './table/tableControls';
import { createTableActions } from './table/tableActions';

/** Until anything is agreed. */
const PRINTED: Terms = { rules: PRINTED_RULES, memoryAid: false };

export interface PageActions extends StartActions, PastActions, HouseAsked {
  act(act: Act, timeStamp: number): void;
  draft(draft: Draft): void;
}

export interface Page {
  showStart(model: StartModel): void;
  /** The history of games that are over, or the replay of one of them. */
  showPast(model: PastModel): void;
  /** The table of a new game, of one that goes on after `sofar`, or of one that was counted. */
  showTable(sofar: Update, pace: Pace, terms: Terms): void;
  update(update: Update): void;
  setLayout(layout: Layout): void;
  setPace(pace: Pace): void;
  /** Tells something that passes. */
  note(text: string): void;
  /** Tells something that is wrong until it is put right (null). */
  setBanner(text: string | null): void;
  /** Whether there is no picture, so that the elements themselves have to be seen. */
  setPlain(plain: boolean): void;
}

/** The page in `root`, before anything is shown. */
export function createPage(root: HTMLElement, firstLayout: Layout, actions: Omit<PageActions, 'rules'>): Page {
  let layout = firstLayout;
  let start: StartModel | null = null;
  let state: ViewState | null = null;
  let past: PastModel | null = null;
  let announcer: Announcer = createAnnouncer();
  let pace: Pace = 'normal';
  let terms: Terms = PRINTED;
  let draft: Draft = NO_DRAFT;
  let tabStop: Tile = SQUARES[0] as Tile;
  let prompted = false;
  let hint = '';
  const toast = createToast(draw);
  const banner = createBanner(draw);
  const dialog = createOpenDialog({ root, actions, draw, around: () => layout.edges !== undefined, state: () => state, pace: () => pace, terms: () => (state === null && start ? start.draft : terms) });

  const setDraft = (change: Partial<Draft>): void => {
    draft = { ...draft, ...change };
    actions.draft(draft);
  };

  function tell(text: string): void {
    toast.put(text);
    draw();
  }

  const controls = createTableActions({
    root, setDraft, tell, state: () => state, layout: () => layout, draft: () => draft, act: (act, timeStamp) => actions.act(act, timeStamp), menu: () => dialog.open('menu'),
  });

  const boardActions = {
    choose: (tile: Tile, timeStamp: number): void => {
      if (rack().includes(tile)) controls.place(tile, timeStamp);
    },
    focus: (tile: Tile): void => {
      tabStop = tile;
      draw();
    },
  };

  function tableTemplate(shown: ViewState): TemplateResult {
    const card = actions.card();
    const pads = card && shown.phase !== 'order' ? sidePads(layout, shown.seats.length) : null;
    return html`
      <main class="table ${layout.shape}">
        <h1 class="spoken">SNAG</h1>
        ${playersTemplate(shown, layout, controls)}
        ${boardTemplate(shown, layout, tabStop, boardActions)}
        ${orderTemplate(shown, layout, controls)}
        ${edgesTemplate(shown, layout, controls)}
        ${cornerTemplate(shown, layout, controls)}
        ${callRoundTemplate(shown, layout, controls.answer)}
        ${card && pads ? sidePadTemplate(card, pads, actions.series(), () => dialog.open('card')) : nothing}
        ${logTemplate(announcer.entries(), pads ? { ...layout, log: pads.log } : layout)}
      </main>`;
  }

  function draw(): void {
    dialog.heed();
    const shown = past ? pastTemplate(past, layout, { controls, tabStop, focus: boardActions.focus }, actions) : state ? tableTemplate(state) : start ? startTemplate(start, { ...actions, rules: () => dialog.open('rules') }) : nothing;
    render(html`${shown}<p class="toast" role="status" style=${state ? passing(layout, state.viewer) : nothing}>${toast.text() ?? nothing}</p>${banner.template()}${dialog.template()}`, root);
    // Only an element that is on the page can hold the focus as a dialog.
    const opened = root.querySelector('dialog');
    if (opened && !opened.open) opened.showModal();
    const log = root.querySelector('[role="log"]');
    if (log) log.scrollTop = log.scrollHeight;
  }

  // What is written by hand takes more room than the letters that stood there until its font came.
  document.fonts.addEventListener('loadingdone', draw);
  listenForPresses(document);
  listenForKeys(document, () => state !== null && root.querySelector('dialog[open]') === null ? { rack: rack(), mayPlace: state.may.place, callKeys: state.seats.map(({ callKey }) => callKey), asks: state.may.answer } : null, (act, timeStamp) => {
    if (act.kind === 'place') controls.place(act.tile, timeStamp);
    else if (act.kind === 'menu') dialog.open('menu');
    else if (act.kind === 'look') controls.look(state?.may.place !== true, timeStamp);
    else if (act.kind === 'call') controls.call(timeStamp, act.seat);
    else if (act.kind === 'answer') { if (state?.asking) controls.answer(state.asking.seat, act.snag); }
    else controls.draw(timeStamp);
  });

  // Whoever leaves the screen takes his eyes off his tiles, and others may come to it.
  const cover = (): void => { if (state?.may.look && state.may.place) controls.look(false, performance.now()); };
  addEventListener('blur', cover);
  document.addEventListener('visibilitychange', cover);
  listenForHeldLook(document, cover);

  /** What was said and asked at a table stays there. */
  function leaveTable(): void {
    dialog.reset();
    toast.clear();
  }

  /** The tiles of the open rack. */
  function rack(): readonly (Tile | null)[] {
    return state === null || state.viewer === null ? [] : state.seats[state.viewer]?.rack ?? [];
  }

  /** Says once in a game what a first move is made of. */
  function promptOnce(): void {
    if (prompted || !state?.may.place || state.viewer === null) return;
    prompted = true;
    if (state.board.length >= state.seats.length) return;
    hint = `${words().PROMPT.place(state.seats[state.viewer]?.name ?? '')}${state.asks ? words().ASKING.hint : words().CALLING_HINT[state.calls]}`;
    toast.put(hint);
  }

  /** Takes the hint away with the move that it was for: the next player must not read it as his. */
  function endHint(): void {
    if (toast.text() === hint && state?.may.place !== true) toast.clear();
  }

  return {
    showStart(model) {
      start = model;
      // Another tab can take the game from under an open menu.
      if (state !== null) leaveTable();
      state = past = null;
      root.classList.remove('playing');
      draw();
    },
    showPast(model) {
      const earlier = past;
      past = model;
      if (state !== null) leaveTable();
      state = null;
      root.classList.toggle('playing', model.kind === 'replay');
      draw();
      attend(root, earlier, model);
    },
    showTable(sofar, atPace, agreed) {
      announcer = createAnnouncer();
      announcer.tell(sofar.happenings, sofar.state);
      past = null;
      state = sofar.state;
      pace = atPace;
      terms = agreed;
      leaveTable();
      prompted = false;
      setDraft(NO_DRAFT);
      root.classList.add('playing');
      promptOnce();
      if (state.phase === 'over') dialog.showResult();
      draw();
      if (state.phase !== 'over') root.querySelector<HTMLElement>('.facedown, .rack')?.focus();
    },
    update(update) {
      const before = state;
      const dealt = before?.phase === 'order' && update.state.phase !== 'order';
      state = update.state;
      announcer.tell(update.happenings, update.state);
      if (!state.may.place && draft.held) setDraft(NO_DRAFT);
      endHint();
      const fate = alerts(update) ?? (layout.edges ? seatsChangeAlert(update) : null);
      // Who was how fast is told a moment after the run was taken: it must not push away what that cost somebody.
      const more = update.happenings.some(({ type }) => type === 'raced') ? toast.text() : null;
      if (fate !== null) toast.put(more === null ? fate : `${more} ${fate}`);
      promptOnce();
      if (update.happenings.some(({ type }) => type === 'counted')) dialog.showResult();
      draw();
      // The face-down tiles are gone, and with them the focus that lay on one.
      if (dialog.name() !== null) return;
      if (dealt) root.querySelector<HTMLElement>('.rack')?.focus();
      focusCallRound(root, before, state);
    },
    setLayout(changed) {
      layout = changed;
      draw();
    },
    setPace(changed) {
      pace = changed;
      draw();
    },
    note: tell,
    setBanner: (text) => banner.put(text),
    setPlain(plain) { root.classList.toggle('plain', plain); },
  };
}
