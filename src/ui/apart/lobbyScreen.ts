/** The table before its first game and between two: how to come to it, who sits there, what is played, and the start. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { hostSeat, missingAt, othersWatching, seated } from '../../apart/seating';
import { tooFarToRace } from '../../apart/racing';
import { lateTurnsText } from '../../apart/words/lateTurns';
import type { TableShown } from '../../apart/tableShown';
import { doorTold, goneTold, refusalTold } from '../../apart/words/told';
import { say } from '../../strings/say';
import type { Ask } from '../commands';
import { wordmark } from '../ornaments';
import type { ApartCommand } from './apartCommands';
import { isHost, type ApartModel } from './apartModel';
import { seriesCard } from './seriesCard';
import { seatRows } from './seatRows';
import { setUp } from './setUp';
import { tableCode } from './tableCode';
import { tryingBanner } from './tryingBanner';

type Open = ApartModel & { readonly table: TableShown };
/** What draws an evening of several games; it comes from where evenings are known. */
export type EveningPart = (model: Open, ask: (what: ApartCommand) => unknown) => unknown;

/** The whole screen, whatever is known of the table. */
export function lobbyTemplate(model: ApartModel, page: Ask, evening: EveningPart = () => nothing): TemplateResult {
  const ask = (what: ApartCommand): void => void page({ kind: 'apart', what });
  const leave = (): void => void page({ kind: 'leave' });
  const { table, code } = model;
  const isOpen = table !== null && (model.line.kind === 'open' || model.line.kind === 'trying' || model.line.kind === 'opening');
  return html`
    <main class="start apart-lobby">
      <header>${wordmark()}<h1 tabindex="-1" data-first>${
        code === null ? say('door-apart') : say('apart-join-title', { code })}</h1></header>
      ${isOpen ? lobby({ ...model, table }, ask, leave, evening) : beforeTable(model, ask, leave)}
    </main>
    ${tryingBanner(model)}`;
}

function lobby(model: Open, ask: (what: ApartCommand) => void, leave: () => void, evening: EveningPart): TemplateResult {
  const { table, complaint } = model;
  const others = othersWatching(table);
  return html`
    <div class="lobby">
      <div class="how">${tableCode(model, () => ask({ kind: 'copyLink' }))}${setUp(model, ask)}${
        evening(model, ask)}${table.evening === undefined ? seriesCard(table) : nothing}</div>
      <div class="who-plays">
        ${seatRows(model, ask)}
        ${others > 0 ? html`<p class="watching">${say('lobby-watching', { count: others })}</p>` : nothing}
        <div class="go">
          ${complaint === null ? nothing : html`<p class="note" role="alert">${refusalTold(complaint)}</p>`}
          ${lateTurns(model)}${raceQuestion(model, ask)}${start(model, ask)}
        </div>
        ${ways(model, ask, leave)}
      </div>
    </div>`;
}

/** The one button that goes on, where it is this device's to press; else who it waits for. */
function start(model: ApartModel & { readonly table: TableShown }, ask: (what: ApartCommand) => void): TemplateResult {
  const { table, terms } = model;
  if (table.phase === 'playing') {
    return html`<button type="button" class="play" @click=${() => ask({ kind: 'toGame' })}>${say('lobby-to-game')}</button>`;
  }
  const missing = missingAt(table, terms?.seats[0]);
  if (missing > 0) return html`<p class="few" role="status">${say('lobby-few', { count: missing })}</p>`;
  const wrong = terms?.wrong?.(seated(table)) ?? null;
  if (wrong !== null) return html`<p class="few" role="status">${wrong}</p>`;
  if (!isHost(model)) {
    const name = hostSeat(table)?.name ?? null;
    return html`<p class="few" role="status">${name === null ? say('apart-wait-screen') : say('apart-wait-host', { name })}</p>`;
  }
  return html`
    <button type="button" class="play" @click=${() => ask({ kind: 'start' })}>${
      say(table.card.length > 0 ? 'apart-next' : 'apart-start')}</button>
    ${table.phase !== 'over' ? nothing : html`
      <button type="button" class="link" @click=${() => ask({ kind: 'toGame' })}>${say('lobby-to-game')}</button>`}`;
}

/** That cards turn late, in a game in which they're laid with no turns. */
function lateTurns({ table, games }: ApartModel & { readonly table: TableShown }): unknown {
  const text = lateTurnsText(table, games.find(({ game }) => game === table.game)?.lays ?? false);
  return text === '' ? nothing : html`<p class="paper too-far">${text}</p>`;
}

/** Somebody sits so far away that a race with them is hard to judge: the host can let everybody be asked instead. */
function raceQuestion(
  { table, games, keepsRace }: ApartModel & { readonly table: TableShown }, ask: (what: ApartCommand) => void,
): unknown {
  const { game } = table;
  const far = tooFarToRace(table, games.find((one) => one.game === game)?.unhurried, keepsRace);
  if (far === null) return nothing;
  const { name, ms, asks, question } = far;
  return html`
    <div class="paper too-far"><p>${say('apart-too-far', { name, ms })}</p>
      <div class="choices">
        <button type="button" class="pill" @click=${() => ask({ kind: 'agree', game, agreed: { ...asks } })}>${
          say('apart-too-far-ask')}</button>
        <button type="button" class="pill" @click=${() => ask({ kind: 'keepRace', question })}>${say('apart-too-far-keep')}</button>
      </div></div>`;
}

function ways(model: ApartModel, ask: (what: ApartCommand) => void, leave: () => void): TemplateResult {
  const sure = model.asked?.kind === 'close';
  return html`
    <div class="ways">
      <button type="button" class="back" @click=${leave}>${say('lobby-leave')}</button>
      ${isHost(model) ? html`<button type="button" class="back ${sure ? 'sure' : ''}" @click=${() => ask({ kind: 'close' })}>${
        say(sure ? 'lobby-close-sure' : 'lobby-close')}</button>` : nothing}
      ${sure ? html`
        <button type="button" class="back" @click=${() => ask({ kind: 'neverMind' })}>${say('lobby-never-mind')}</button>` : nothing}
      <p class="small">${say(sure ? 'lobby-close-line' : 'lobby-leave-line')}</p>
    </div>`;
}

/** Why there is no table here, or not yet; and the ways on. */
function beforeTable(model: ApartModel, ask: (what: ApartCommand) => void, leave: () => void): TemplateResult {
  const { line, refused, code, back } = model;
  if (back !== null) return backOrAnew(back, ask, leave);
  const door = refused ?? (line.kind === 'refused' ? line.why : null);
  const gone = line.kind === 'gone' ? line.because : null;
  const why = door !== null ? doorTold(door, code ?? '') : gone !== null ? goneTold(gone, code ?? '') : null;
  const reloads = door === 'version' || gone === 'version';
  const ended = door === 'closed' || door === 'turned-out' || gone === 'closed' || gone === 'turned-out';
  return html`
    <section class="no-table">
      <p role="status">${why ?? (code === null ? say('lobby-opening') : say('lobby-joining', { code }))}</p>
      <div class="choices">
        ${why === null || ended ? nothing : html`
          <button type="button" class="pill" @click=${() => ask({ kind: reloads ? 'reload' : 'again' })}>${say(
            reloads ? 'apart-reload' : gone === 'elsewhere' ? 'apart-play-here' : 'apart-try-again',
          )}</button>`}
        <button type="button" class="pill" @click=${leave}>${say('apart-home')}</button>
      </div>
    </section>`;
}

/** Somebody comes to the door of tables who was at one before. */
function backOrAnew(code: string, ask: (what: ApartCommand) => void, leave: () => void): TemplateResult {
  return html`
    <section class="no-table">
      <div class="choices">
        <button type="button" class="pill sure" @click=${() => ask({ kind: 'back' })}>${say('lobby-back', { code })}</button>
        <button type="button" class="pill" @click=${() => ask({ kind: 'open', anew: true })}>${say('lobby-anew')}</button>
        <button type="button" class="pill" @click=${leave}>${say('apart-home')}</button>
      </div>
    </section>`;
}
