/**
 * The page: shows the start screen or the table, and turns hands into acts. It keeps only drafts (which dialog is open,
 * what is dragged, where the Tab key comes to); the game is the session's.
 */
import { html, nothing, render, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { NO_DRAFT, type Draft } from '../layout/draft';
import type { Layout } from '../layout/types';
import { SQUARES, type Tile } from '../rules/board';
import type { Pace } from '../session/setup';
import type { Act, Update, ViewState } from '../session/viewState';
import { boardTemplate } from './accessibleBoard';
import { createAnnouncer, type Announcer } from './announcer';
import { menuDialog, resultDialog, rulesDialog, type DialogActions, type DialogName } from './dialogs';
import { befalls } from './befalls';
import { besides } from './place';
import { followDrag, listenForPresses, within } from './input';
import { listenForKeys } from './keys';
import { PROMPT } from '../strings/en';
import { startTemplate, type StartActions, type StartModel } from './startScreen';
import { buttonsTemplate, logTemplate, orderTemplate, playersTemplate, rackTemplate, type ControlActions } from './tableControls';

/** How long a note stays, in milliseconds. */
const NOTE_MS = 5000;

export interface PageActions extends StartActions {
  act(act: Act, timeStamp: number): void;
  draft(draft: Draft): void;
  newGame(): void;
  leave(): void;
  setPace(pace: Pace): void;
  /** The text to be copied. */
  link(): string;
  record(): string;
}

export interface Page {
  showStart(model: StartModel): void;
  /** The table of a new game, or of one that goes on after `past`. */
  showTable(past: Update, pace: Pace): void;
  update(update: Update): void;
  setLayout(layout: Layout): void;
  setPace(pace: Pace): void;
  /** Tells something that passes. */
  note(text: string): void;
  /** Whether there is no picture, so that the elements themselves have to be seen. */
  setPlain(plain: boolean): void;
}

/** The page in `root`, before anything is shown. */
export function createPage(root: HTMLElement, firstLayout: Layout, actions: Omit<PageActions, 'rules'>): Page {
  let layout = firstLayout;
  let start: StartModel | null = null;
  let state: ViewState | null = null;
  let announcer: Announcer = createAnnouncer();
  let dialog: DialogName | null = null;
  /** The dialog to go back to from this one. */
  let before: DialogName | null = null;
  let pace: Pace = 'normal';
  let draft: Draft = NO_DRAFT;
  let tabStop: Tile = SQUARES[0] as Tile;
  let prompted = false;
  let note: string | null = null;
  let noteTimer = 0;
  let copied: { done: boolean; text: string } | null = null;

  const setDraft = (change: Partial<Draft>): void => {
    draft = { ...draft, ...change };
    actions.draft(draft);
  };

  const place = (tile: Tile, timeStamp: number): void => {
    const fromRack = state?.may.place === true && root.querySelector('.rack')?.contains(document.activeElement) === true;
    setDraft({ pointed: null, held: null });
    actions.act({ kind: 'place', tile }, timeStamp);
    // The button goes with its tile. Its focus goes to the rack, where Space still calls and Enter still draws.
    if (fromRack) root.querySelector<HTMLElement>('.rack')?.focus();
  };

  const controls: ControlActions = {
    pick: (index, timeStamp) => { if (state?.may.pick) actions.act({ kind: 'pick', index }, timeStamp); },
    place,
    // What is not possible now is refused by the table, with the reason.
    call: (timeStamp, seat) => actions.act(seat === undefined ? { kind: 'call' } : { kind: 'call', seat }, timeStamp),
    draw: (timeStamp) => {
      actions.act({ kind: state?.may.count ? 'count' : 'draw' }, timeStamp);
    },
    menu: () => open('menu'),
    point: (tile) => { if (draft.held === null) setDraft({ pointed: tile }); },
    press: (pressed) => setDraft({ pressed }),
    hold: (tile, event) => {
      if (event.button !== 0) return;
      // The mouse takes no focus here: Space must go on to call, not to press the button that was clicked last.
      event.preventDefault();
      if (!state?.may.place) {
        place(tile, event.timeStamp);
        return;
      }
      setDraft({ pointed: tile });
      followDrag(event, {
        move: (x, y) => setDraft({ held: { tile, x, y } }),
        drop: (x, y, timeStamp, dragged) => {
          setDraft({ pointed: null, held: null });
          if (!dragged || within(layout.board, x, y)) place(tile, timeStamp);
        },
        cancel: () => setDraft({ pointed: null, held: null }),
      });
    },
  };

  const boardActions = {
    choose: (tile: Tile, timeStamp: number): void => {
      if (rack().includes(tile)) place(tile, timeStamp);
    },
    focus: (tile: Tile): void => {
      tabStop = tile;
      draw();
    },
  };

  async function copy(text: string): Promise<void> {
    try {
      // Without a secure context there is no clipboard, and this throws too.
      await navigator.clipboard.writeText(text);
      copied = { done: true, text };
    } catch {
      copied = { done: false, text };
    }
    draw();
  }

  const dialogs: DialogActions = {
    open,
    close: () => root.querySelector('dialog')?.close(),
    closed: (name) => {
      // The event of a dialog that has made room for another comes late.
      if (dialog !== name) return;
      dialog = name === 'rules' ? before : null;
      before = null;
      draw();
    },
    newGame: () => { dialog = null; actions.newGame(); },
    leave: () => { dialog = null; actions.leave(); },
    setPace: (chosen) => actions.setPace(chosen),
    copyLink: () => void copy(actions.link()),
    copyRecord: () => void copy(actions.record()),
  };

  function open(name: DialogName): void {
    before = dialog;
    dialog = name;
    copied = null;
    draw();
  }

  function dialogTemplate(): TemplateResult | typeof nothing {
    if (dialog === 'rules') return rulesDialog(dialogs);
    if (dialog === 'menu') return menuDialog(pace, state?.phase === 'over', copied, dialogs);
    return dialog === 'result' && state ? resultDialog(state, dialogs) : nothing;
  }

  function tableTemplate(shown: ViewState): TemplateResult {
    return html`
      <main class="table ${layout.shape}">
        <h1 class="spoken">SNAG</h1>
        ${playersTemplate(shown, layout, controls)}
        ${boardTemplate(shown, layout, tabStop, boardActions)}
        ${orderTemplate(shown, layout, controls)}
        ${rackTemplate(shown, layout, controls)}
        ${buttonsTemplate(shown, layout, controls)}
        ${logTemplate(announcer.entries(), layout)}
      </main>`;
  }

  function draw(): void {
    const shown = state ? tableTemplate(state) : start ? startTemplate(start, { ...actions, rules: () => open('rules') }) : nothing;
    render(html`${shown}<p class="toast" role="status" style=${state && layout.shape === 'wide' ? besides(layout.draw) : nothing}>${note ?? nothing}</p>${keyed(dialog, dialogTemplate())}`, root);
    // Only an element that is on the page can hold the focus as a dialog.
    const opened = root.querySelector('dialog');
    if (opened && !opened.open) opened.showModal();
    const log = root.querySelector('[role="log"]');
    if (log) log.scrollTop = log.scrollHeight;
  }

  listenForPresses(document);
  listenForKeys(document, () => dialog === null && state !== null ? { rack: rack(), mayPlace: state.may.place } : null, (act, timeStamp) => {
    if (act.kind === 'place') place(act.tile, timeStamp);
    else if (act.kind === 'menu') open('menu');
    else controls[act.kind](timeStamp);
  });

  /** The tiles of the open rack. */
  function rack(): readonly (Tile | null)[] {
    return state === null || state.viewer === null ? [] : state.seats[state.viewer]?.rack ?? [];
  }

  /** Puts up a note, which the next drawing shows. */
  function put(text: string): void {
    note = text;
    clearTimeout(noteTimer);
    noteTimer = window.setTimeout(() => {
      note = null;
      draw();
    }, NOTE_MS);
  }

  /** Says once in a game what a first move is made of. */
  function promptOnce(): void {
    if (prompted || !state?.may.place || state.viewer === null) return;
    prompted = true;
    if (state.board.length < state.seats.length) put(PROMPT.place(state.seats[state.viewer]?.name ?? ''));
  }

  return {
    showStart(model) {
      start = model;
      state = null;
      root.classList.remove('playing');
      draw();
    },
    showTable(past, atPace) {
      announcer = createAnnouncer();
      announcer.tell(past.happenings, past.state);
      state = past.state;
      pace = atPace;
      dialog = null;
      prompted = false;
      setDraft(NO_DRAFT);
      root.classList.add('playing');
      promptOnce();
      draw();
      root.querySelector<HTMLElement>('.facedown, .rack')?.focus();
    },
    update(update) {
      const dealt = state?.phase === 'order' && update.state.phase !== 'order';
      state = update.state;
      announcer.tell(update.happenings, update.state);
      if (!state.may.place && draft.held) setDraft(NO_DRAFT);
      const fate = befalls(update);
      if (fate !== null) put(fate);
      promptOnce();
      if (update.happenings.some(({ type }) => type === 'counted')) dialog = 'result';
      draw();
      // The face-down tiles are gone, and with them the focus that lay on one.
      if (dealt && dialog === null) root.querySelector<HTMLElement>('.rack')?.focus();
    },
    setLayout(changed) {
      layout = changed;
      draw();
    },
    setPace(changed) {
      pace = changed;
      draw();
    },
    note(text) {
      put(text);
      draw();
    },
    setPlain(plain) { root.classList.toggle('plain', plain); },
  };
}
