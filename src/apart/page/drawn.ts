/** Draws the phone's page, and sees to what a template cannot: the dialog, the focus, the title, and when the rack was painted. */
import { html, nothing, render } from 'lit-html';
import { createPaintWatch } from '../../loading/paintWatch';
import { say } from '../../strings/say';
import { keepingFocus } from '../../ui/focus';
import type { Rack } from '../rack';
import { isRaced } from '../racing';
import { placesOf, type TableShown } from '../tableShown';
import { codeScreen, joinScreen, openingScreen, stoppedScreen } from './screens/join';
import { menu, type MenuFacts } from './screens/menu';
import { banner, head, spoken } from './screens/parts';
import { isAtTable, screenOf, type PageState, type ScreenKind } from './pageState';
import { playScreen } from './screens/play';
import { lateTurns, raceQuestion } from './screens/tooFar';
import type { TablePage } from './tablePage';
import { afterScreen, waitScreen } from './screens/wait';

export interface DrawnPorts {
  readonly root: HTMLElement;
  readonly now: () => number;
  readonly facts: () => Omit<MenuFacts, 'whole'>;
  /** Something comes after this was drawn: whose turn it is, which screen stands there. */
  readonly drawn: (screen: ScreenKind, moves: boolean) => void;
}

/** The address of the whole table. */
export const wholeAddress = (code: string): string => `./?table=${code}&whole=1`;

function screen(state: PageState, page: TablePage): unknown {
  const ask = page.ask.bind(page);
  const table = state.client?.table ?? null;
  const kind = screenOf(state);
  if (kind === 'code') return codeScreen(state, ask);
  if (kind === 'stopped') return stoppedScreen(state, ask);
  if (table === null) return openingScreen();
  if (kind === 'join') return joinScreen(state, table, ask);
  const held = page.held();
  const beside = {
    offer: [lateTurns(table, held?.lays(table.game) ?? false), raceQuestion(state, table, held?.unhurried(table.game), ask)],
    card: table.evening === undefined || state.evening === null ? nothing : state.evening(table),
  };
  if (kind === 'wait') return waitScreen(table, held?.title(table.game) ?? '', held?.terms(table) ?? [], ask, beside);
  if (kind === 'after') return afterScreen(table, ask, beside);
  const has = table.playing !== null && held !== null && held.has(table.playing.game);
  return playScreen(state, table, { rack: held?.rack() ?? null, has, failed: state.failed, whole: wholeAddress(table.code) }, ask);
}

/** Which game is on, or comes next, where it isn't the one that the wordmark says. */
function titleOf({ client }: PageState, page: TablePage): string {
  const { table = null } = client ?? {};
  const title = table === null ? '' : page.held()?.title(table.playing?.game ?? table.game) ?? '';
  return title === say('start-title') ? '' : title;
}

/** The whole page. */
function pageTemplate(state: PageState, page: TablePage, ports: DrawnPorts): unknown {
  const ask = page.ask.bind(page);
  const { code = null, table = null } = state.client ?? {};
  const kind = screenOf(state);
  return html`<div class="phone ${kind}">
    ${isAtTable(kind) ? head(code, titleOf(state, page), ask) : nothing}
    ${banner(state, kind === 'join')}
    ${screen(state, page)}
    ${spoken(page.said())}
    <dialog class="paper menu" aria-labelledby="menu-title" @close=${() => ask({ kind: 'menu', to: 'closed' })}>
      ${state.menu === 'closed' ? nothing : menu(
        state, table, { ...ports.facts(), whole: wholeAddress(code ?? '') }, ask, isRacedAt(page, table),
      )}
    </dialog>
  </div>`;
}

/** Whether people race in the game that lies there: else nobody asks who was first. */
function isRacedAt(page: TablePage, table: TableShown | null): boolean {
  const { playing = null } = table ?? {};
  return playing !== null && isRaced(playing.setup as TableShown['agreed'], page.held()?.unhurried(playing.game));
}

/** Whether it's the turn of somebody at this device. */
function ownMoves({ client }: PageState, rack: Rack | null): boolean {
  const { table = null } = client ?? {};
  const own = table === null ? [] : placesOf(table);
  return rack?.seats().some(({ place, moves }) => moves && own.includes(place)) ?? false;
}

/** Draws all of it, each time that it's asked for. */
export function drawnPage(ports: DrawnPorts): (state: PageState, page: TablePage) => void {
  let kind: ScreenKind | null = null;
  /** The rack that was drawn last. */
  let shown: Rack | null = null;
  const watchPaint = createPaintWatch([], () => shown?.painted(ports.now()));

  return (state, page) => {
    const { root, drawn } = ports;
    const isCovered = (): boolean => root.querySelector('.rack-cover')?.contains(document.activeElement) === true;
    const wasCovered = isCovered();
    keepingFocus(root, () => render(pageTemplate(state, page, ports), root));
    const dialog = root.querySelector('dialog')!;
    if (state.menu !== 'closed' && !dialog.open) dialog.showModal();
    if (state.menu === 'closed' && dialog.open) dialog.close();
    const { code = null } = state.client ?? {};
    document.title = code === null ? say('apart-title-none') : say('apart-title', { code });
    const before = kind;
    kind = screenOf(state);
    // On the way from screen to screen the focus comes to the heading; at first the browser has it.
    // Whoever has let all go on from the cover comes to it, too: a second press of the key shall do nothing beneath.
    const isElsewhere = (before !== null && before !== kind) || (wasCovered && !isCovered());
    if (isElsewhere && !dialog.open) root.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    shown = kind === 'play' ? page.held()?.rack() ?? null : null;
    drawn(kind, ownMoves(state, shown));
    if (shown !== null) watchPaint();
  };
}
