/** Before somebody sits: the code where the link has none, then name, mark and seat, and who is there. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { say } from '../../../strings/say';
import { mark } from '../../../ui/parts/play/emblem';
import { wordmark } from '../../../ui/ornaments';
import type { NotIn } from '../../client/door';
import type { TableClientState } from '../../client/tableClient';
import { doorTold, goneTold } from '../../words/told';
import type { TableShown } from '../../tableShown';
import type { Ask } from '../commands';
import type { PageState } from '../pageState';
import { characterName, presenceTold } from './parts';
import { freeSeats, keptSeats, markFor, marksAt, othersWatching, takenMarks } from '../../seating';

const typed = ({ target }: Event): string => (target as HTMLInputElement).value;

/** Sends a form by Enter as by its button, without leaving the page. */
const sending = (send: () => void) => (event: Event): void => {
  event.preventDefault();
  send();
};

/** The code, typed by hand. */
export function codeScreen({ typed: code, isTypedBadly }: PageState, ask: Ask): TemplateResult {
  return html`<main class="joining">
    ${wordmark()}
    <h1 tabindex="-1">${say('apart-code-title')}</h1>
    <form novalidate @submit=${sending(() => ask({ kind: 'goTo' }))}>
      <div class="paper">
        <label for="code">${say('apart-code-label')}</label>
        <input id="code" class="code" type="text" .value=${code} maxlength="9" autocomplete="off" autocapitalize="characters"
          spellcheck="false" enterkeyhint="go" aria-describedby="code-hint" aria-invalid=${isTypedBadly ? 'true' : 'false'}
          @input=${(event: Event) => ask({ kind: 'typeCode', text: typed(event) })} />
        <p id="code-hint" class="small" role=${isTypedBadly ? 'alert' : nothing}>
          ${say(isTypedBadly ? 'apart-code-bad' : 'apart-code-hint')}</p>
      </div>
      <button class="go">${say('apart-code-go')}</button>
    </form>
    <p><a href="./">${say('apart-home')}</a></p>
  </main>`;
}

/** On the way to the table. */
export function openingScreen(): TemplateResult {
  return html`<main class="joining">${wordmark()}<h1 tabindex="-1" class="calm">${say('apart-opening')}</h1></main>`;
}

/** Why nobody is let in, or nothing more is told; '' while the line is tried or open. */
export function stoppedTold({ code, line }: TableClientState): string {
  if (line.kind === 'gone') return goneTold(line.because, code);
  return line.kind === 'refused' ? doorTold(line.why, code) : '';
}

/** At this table nobody is let in, however often they try. */
const NO_MORE: ReadonlySet<NotIn> = new Set(['no-table', 'closed', 'turned-out']);

/** Nobody is let in, or nothing more is told: why, and a way on. */
export function stoppedScreen({ client }: PageState, ask: Ask): TemplateResult {
  const { line } = client!;
  const press = (kind: 'tryAgain' | 'reload' | 'otherCode', text: string, main = false): TemplateResult =>
    html`<button type="button" class=${main ? 'go' : 'link'} @click=${() => ask({ kind })}>${text}</button>`;
  const other = press('otherCode', say('apart-other-code'));
  const home = html`<a href="./">${say('apart-home')}</a>`;
  const why = stoppedTold(client!);
  let ways: unknown = home;
  if (line.kind === 'gone') {
    if (line.because === 'elsewhere') ways = press('tryAgain', say('apart-play-here'), true);
    else if (line.because === 'version') ways = press('reload', say('apart-reload'), true);
  } else if (line.kind === 'refused') {
    if (line.why === 'version' || line.why === 'no-message') ways = press('reload', say('apart-reload'), true);
    else if (NO_MORE.has(line.why)) ways = [press('otherCode', say('apart-other-code'), true), home];
    else if (line.why !== 'no-server') ways = [press('tryAgain', say('apart-try-again'), true), other];
  }
  return html`<main class="joining">
    ${wordmark()}<h1 tabindex="-1" class="calm">${why}</h1><div class="ways">${ways}</div>
  </main>`;
}

/** Who is there, in sentences. */
export function whoIsThere(table: TableShown): string {
  const free = freeSeats(table).length;
  const others = othersWatching(table);
  return [
    ...table.seats.flatMap((seat) => presenceTold(seat) ?? []),
    ...(free > 0 ? [say('apart-who-free', { count: free })] : []),
    ...(others > 0 ? [say('apart-who-watching', { count: others })] : []),
    // The dot stays with what it ends: no line begins with one.
  ].join('\u00a0· ');
}

/** A way to sit down. */
interface Way { readonly seat: number | null; readonly text: string; readonly isLong: boolean }

/** The ways to sit down, the likeliest first: while a game is on, in the place of a character that plays it. */
function seatsToTake(table: TableShown): readonly Way[] {
  const isOn = table.phase === 'playing';
  const [free] = freeSeats(table);
  // Before a game the server knows best which seat is still free.
  const sit: Way[] = free === undefined ? [] : [{ seat: isOn ? free : null, text: say('apart-join-sit'), isLong: false }];
  const take = keptSeats(table).map(({ seat, level }): Way =>
    ({ seat, text: say('apart-join-take', { character: characterName(level) }), isLong: true }));
  if (isOn) return [...take, ...sit];
  return sit.length > 0 ? sit : take;
}

/** Nobody can sit down: that, and the one thing that is left to do. */
function fullScreen(table: TableShown, ask: Ask): TemplateResult {
  return html`
    <p>${say('apart-refused-table-full')}</p>
    <button type="button" class="go" @click=${() => ask({ kind: 'watch' })}>${say('apart-join-watch')}</button>
    <p class="who-is">${whoIsThere(table)}</p>`;
}

/** Name, mark and seat. */
export function joinScreen(state: PageState, table: TableShown, ask: Ask): TemplateResult {
  const ways = seatsToTake(table);
  return html`<main class="joining">
    ${wordmark()}
    <h1 tabindex="-1" class="calm">${withCode(say('apart-join-title', { code: table.code }), table.code)}</h1>
    ${ways.length === 0 ? fullScreen(table, ask) : sitForm(state, table, ways, ask)}
  </main>`;
}

function sitForm(state: PageState, table: TableShown, [first, ...others]: readonly Way[], ask: Ask): TemplateResult {
  const { notice } = state;
  const later = table.phase === 'playing' && freeSeats(table).length > 0;
  return html`
    <form novalidate @submit=${sending(() => ask({ kind: 'sit', seat: first!.seat }))}>
      <div class="paper">
        <label for="name">${say('apart-join-name')}</label>
        <input id="name" type="text" .value=${state.name} maxlength="60" autocomplete="nickname" enterkeyhint="done"
          aria-describedby=${notice === null ? nothing : 'not-so'}
          @input=${(event: Event) => ask({ kind: 'typeName', text: typed(event) })} />
        ${notice === null ? nothing : html`<p id="not-so" class="not-so">${notice.text}</p>`}
        ${marks(state, table, ask)}
      </div>
      <div class="ways">
        <button class="go ${first!.isLong ? 'long' : ''}">${first!.text}</button>
        ${others.map(({ seat, text, isLong }) => html`<button type="button" class="go second ${isLong ? 'long' : ''}"
          @click=${() => ask({ kind: 'sit', seat })}>${text}</button>`)}
        ${later ? html`<p>${say('apart-join-later')}</p>` : nothing}
      </div>
    </form>
    <p class="who-is">${whoIsThere(table)}</p>
    <button type="button" class="link" @click=${() => ask({ kind: 'watch' })}>${say('apart-join-watch')}</button>`;
}

/** A sentence with the table's code in it, which stands out. */
function withCode(text: string, code: string): unknown {
  const at = text.indexOf(code);
  return at < 0 ? text : html`${text.slice(0, at)}<b class="code">${code}</b>${text.slice(at + code.length)}`;
}

function marks({ mark: wanted }: PageState, table: TableShown, ask: Ask): TemplateResult {
  const taken = takenMarks(table);
  const chosen = markFor(table, wanted);
  return html`<fieldset class="marks">
    <legend>${say('apart-join-mark')}</legend>
    <div>${marksAt(table).map((one) => {
      const isTaken = taken.has(one);
      const name = say(`mark-${one}`);
      return html`<label class=${isTaken ? 'taken' : ''}>
        <input type="radio" name="mark" .checked=${chosen === one} ?disabled=${isTaken} @change=${() => ask({ kind: 'mark', mark: one })} />
        ${mark(one)}<span class="spoken">${isTaken ? say('apart-join-mark-taken', { mark: name }) : name}</span>
      </label>`;
    })}</div>
  </fieldset>`;
}
