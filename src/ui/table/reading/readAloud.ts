/**
 * What is read aloud of the table, for screen readers: a bar of buttons behind the board, for whoever has no keys or has switched the
 * single letters off, and the place where what was asked for is spoken. The bar is seen only while it has the focus.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { Tile } from '../../../rules/board';
import type { ViewState } from '../../../session/viewState';
import type { KeyName } from '../../../setup/tableKeys';
import { say } from '../../../strings/say';
import { readingText } from '../../../strings/words/table/reading';
import { READINGS, type Reading, type ReadingName } from '../../../strings/reading';
import { isOtherTable } from '../../pageState';
import { liveTable, tableOn, type Screen } from '../../screen';
import { shownState } from '../../shownNames';
import { mayStand, rackOf, rackTurnedUp, readingOf } from './readings';

/** What the bar needs of the table's actions. */
export interface ReadActions {
  read(what: ReadingName): void;
  /** The keys that do something, as `aria-keyshortcuts` names them; null where none do. */
  shortcuts(name: KeyName): string | null;
}

const KEYS: Readonly<Record<ReadingName, KeyName>> = {
  row: 'readRow', column: 'readColumn', diagonals: 'readDiagonals', board: 'readBoard', score: 'readScore', time: 'readTime',
};

/** The bar of buttons: one tab stop, and arrow keys from there. */
export function readAloudTemplate({ seats }: ViewState, actions: ReadActions): TemplateResult {
  const own = seats.map(({ callKey }) => callKey?.toUpperCase());
  // A key with which somebody calls is not heard as another.
  const shortcut = (name: ReadingName): string | null => {
    const key = actions.shortcuts(KEYS[name]);
    return key === null || own.includes(key) ? null : key;
  };
  return html`
    <div role="toolbar" class="read-aloud" aria-label=${say('reading-title')} @keydown=${walk} @focusin=${stopAt}>
      ${READINGS.map((name, i) => html`<button type="button" tabindex=${i === 0 ? 0 : -1} aria-keyshortcuts=${shortcut(name) ?? nothing}
        @click=${() => actions.read(name)}>${say(`reading-name-${name}`)}</button>`)}
    </div>`;
}

/** The bar's one tab stop is the button that had the focus last. */
function stopAt({ currentTarget, target }: FocusEvent): void {
  for (const button of (currentTarget as HTMLElement).querySelectorAll('button')) button.tabIndex = button === target ? 0 : -1;
}

function walk(event: KeyboardEvent): void {
  const buttons = [...(event.currentTarget as HTMLElement).querySelectorAll('button')];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  buttons.at(to % buttons.length)?.focus();
}

export interface Reader {
  /** Reads something of the table aloud, or the tiles of the open rack. */
  read(what: ReadingName | 'rack'): void;
  /** Another state is shown: reads the tiles of whoever has turned up their rack. */
  shown(before: Screen | null, now: Screen): void;
  /** Where it is spoken. */
  template(): TemplateResult;
}

/** What a reader needs of the page. */
export interface ReaderPorts {
  readonly screen: () => Screen | null;
  /** The square from which it is read: the one that has the focus, or had it last. */
  readonly square: () => Tile;
  /** Whether what characters say is read with it. */
  readonly remarks: () => boolean;
  /** Shows the page anew. */
  readonly draw: () => void;
}

/** Reads aloud what is asked for. What is asked for twice is spoken twice. */
export function createReader({ screen, square, remarks, draw }: ReaderPorts): Reader {
  let said: { readonly id: number; readonly what: Reading | null } = { id: 0, what: null };
  const speak = (what: Reading | null): void => {
    if (what === null) return;
    said = { id: said.id + 1, what };
    draw();
  };
  const heard = ({ life, ...table }: ViewState): ViewState => shownState(life && remarks() ? { ...table, life } : table);
  return {
    read(what) {
      const table = tableOn(screen());
      speak(table && (what === 'rack' ? rackOf(table) : readingOf(what, heard(table), square(), performance.now())));
    },
    shown(before, now) {
      if (isOtherTable(before, now)) said = { ...said, what: null };
      const [earlier, later] = [liveTable(before), liveTable(now)];
      speak(earlier && later && rackTurnedUp(earlier, later));
    },
    template: () => spokenTemplate(said.id, said.what !== null && mayStand(said.what, tableOn(screen())) ? said.what : null),
  };
}

/** Another element each time, with another space at its end: screen readers keep quiet about what they take for the same. */
function spokenTemplate(id: number, what: Reading | null): TemplateResult {
  return html`<p class="spoken" role="status">${what === null ? nothing
    : keyed(id, html`<span>${readingText(what)}${id % 2 === 0 ? '\u00a0' : nothing}</span>`)}</p>`;
}
