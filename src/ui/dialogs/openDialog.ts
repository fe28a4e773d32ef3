/** Which dialog lies over the page, what it came from, and what it shows that no state tells: a copied text, the notes of a review. */
import { nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { severalPersons } from '../../setup/players';
import type { Pace, Sitting, Terms } from '../../setup/setup';
import type { CardState } from '../../match/cardState';
import type { Note } from '../../history/pastView';
import type { ViewState } from '../../session/viewState';
import { menuDialog, resultDialog, rulesDialog, type DialogActions, type DialogName } from './dialogs';
import { reviewDialog } from './reviewDialog';
import { createScoreCard } from './scoreCard';

export interface OpenDialogPorts {
  readonly root: HTMLElement;
  readonly state: () => ViewState | null;
  readonly pace: () => Pace;
  /** By what is played, or is to be. */
  readonly terms: () => Terms;
  /** Whether people sit around the screen that is laid now. */
  readonly around: () => boolean;
  /** Shows the page anew. */
  readonly draw: () => void;
  readonly actions: HouseAsked;
}

/** What dialogs ask of the house. */
export interface HouseAsked {
  newGame(): void;
  leave(): void;
  setPace(pace: Pace): void;
  /** How people sit, where there are several; and another way. */
  sitting(): Sitting;
  setSitting(sitting: Sitting): void;
  /** The text to be copied. */
  link(): string;
  record(): string;
  text(): string;
  /** What the computer players had in mind in the game that is over. */
  review(): Promise<readonly Note[]>;
  /** The score card of the series that is played, null while there is none; corrections of it; and it as a file. */
  card(): CardState | null;
  /** Which game of a series is on, in words; null where each game is by itself. */
  series(): string | null;
  correctCard(game: number, player: number, tiles: number | null): string | null;
  cardCsv(): string;
}

export interface OpenDialog {
  name(): DialogName | null;
  open(name: DialogName): void;
  /** The count is there. */
  showResult(): void;
  /** Another game: nothing lies over it, and nothing is known of the last one. */
  reset(): void;
  /** Takes note of a dialog that was closed, before the page is shown anew. */
  heed(): void;
  template(): ReturnType<typeof keyed>;
}

/** The dialogs of a page, none of them open. */
export function createOpenDialog({ root, state, pace, terms, around, draw, actions }: OpenDialogPorts): OpenDialog {
  let name: DialogName | null = null;
  /** The dialog to go back to from this one. */
  let before: DialogName | null = null;
  /** Counts what was laid over the page, and says of which it is that the page shows: each has an element of its own. */
  let laid = 0;
  let shownLaid = 0;
  let copied: { done: boolean; text: string } | null = null;
  /** What is told of the game that is over, once somebody has asked; null until it is known. */
  let notes: readonly Note[] | null = null;
  let game = 0;
  const scoreCard = createScoreCard({ card: () => actions.card(), draw, actions });

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

  async function gatherNotes(): Promise<void> {
    const asked = game;
    const told = await actions.review();
    if (asked !== game) return;
    notes = told;
    draw();
  }

  function lay(wanted: DialogName | null): void {
    name = wanted;
    laid += 1;
  }

  /**
   * The browser tells late that a dialog was closed: keys and redraws come before that. So the element itself is asked, always,
   * and the event is only one more occasion to ask.
   */
  function heed(): void {
    const shown = root.querySelector('dialog');
    if (shown === null || shown.open || laid !== shownLaid) return;
    if (name === 'card') scoreCard.reset();
    lay(name === 'rules' || name === 'review' || name === 'card' ? before : null);
    before = null;
  }

  function open(wanted: DialogName): void {
    heed();
    before = name;
    lay(wanted);
    copied = null;
    if (wanted === 'review' && notes === null) void gatherNotes();
    draw();
  }

  const dialogs: DialogActions = {
    open,
    close: () => root.querySelector('dialog')?.close(),
    closed: () => {
      heed();
      draw();
    },
    newGame: () => { lay(null); actions.newGame(); },
    leave: () => { lay(null); actions.leave(); },
    setPace: (chosen) => actions.setPace(chosen),
    setSitting: (chosen) => actions.setSitting(chosen),
    copyLink: () => void copy(actions.link()),
    copyRecord: () => void copy(actions.record()),
    copyText: () => void copy(actions.text()),
  };

  function body(): TemplateResult | typeof nothing {
    const shown = state();
    if (name === 'rules') return rulesDialog(terms(), dialogs);
    if (name === 'menu') {
      const sitting = severalPersons(shown?.seats ?? []) ? actions.sitting() : null;
      const tooSmall = sitting === 'around' && !around();
      return menuDialog({ pace: pace(), terms: terms(), over: shown?.phase === 'over', copied, sitting, tooSmall, series: actions.series(), card: actions.card() !== null }, dialogs);
    }
    if (name === 'card') return scoreCard.template(dialogs);
    if (name === 'review' && shown) return reviewDialog(shown, notes, dialogs);
    return name === 'result' && shown ? resultDialog(shown, actions.card(), actions.series(), dialogs) : nothing;
  }

  return {
    name: () => name,
    open,
    showResult() {
      heed();
      lay('result');
    },
    reset() {
      game += 1;
      lay(null);
      before = copied = notes = null;
      scoreCard.reset();
    },
    heed,
    template() {
      shownLaid = laid;
      return keyed(laid, body());
    },
  };
}
