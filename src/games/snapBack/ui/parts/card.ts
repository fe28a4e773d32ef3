/**
 * The cards: the open one, the six that lie turned down before it, and all seven with what they say when everything is revealed. A card
 * that is turned down is drawn without its rank: the page does not know it.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../../../strings/say';
import { BACKS, type Back, type Rank } from '../../rules/cards';

/** What lies on the table. */
export interface CardsShown {
  /** Whether it is seen where the six before the top card lie. */
  readonly row?: boolean;
  /** How many cards lie turned down, at most six: the nearest first. */
  readonly down: number;
  /** The card that lies open: the top card, or one of the six that is shown again; null: it is turned down. */
  readonly open: { readonly rank: Rank; readonly back: Back | null } | null;
  /** Whether a top card lies there at all. */
  readonly top: boolean;
  /** The seven cards, the oldest first, and which of them are like the top card; null: they lie turned down. */
  readonly revealed: { readonly cards: readonly Rank[]; readonly holds: readonly Back[] } | null;
  /** "Three, two, one": what stands on the back of the top card. */
  readonly count?: 3 | 2 | 1 | null;
}

/** Farthest first: a row is read towards the top card. */
const ROW = BACKS.toReversed();

/** The row of six and the top card. */
export function cards(shown: CardsShown): TemplateResult {
  const { revealed, row = true } = shown;
  return html`
    <section class="sb-cards ${revealed ? 'revealed' : ''} ${row ? '' : 'no-row'}" aria-label=${say('shell-cards')}>
      <ol class="sb-row" role="list">${ROW.map((back) => html`
        <li class=${classOf(back, shown)}>
          <span class="sb-back-label" aria-hidden=${revealed ? nothing : 'true'}>${label(back, shown)}</span>
          ${placeOf(back, shown)}
        </li>`)}</ol>
      <div class="sb-top">${topCard(shown)}</div>
    </section>`;
}

function label(back: Back, { revealed }: CardsShown): TemplateResult | string {
  const seen = say('snap-back-back', { back });
  return revealed?.holds.includes(back)
    ? html`<span aria-hidden="true">${seen}</span><span class="spoken">${say('snap-back-same', { back })}</span>` : seen;
}

function classOf(back: Back, { revealed, open }: CardsShown): string {
  const state = revealed?.holds.includes(back) ? 'holds' : open?.back === back ? 'shown-again' : '';
  return `sb-place back-${back} ${state}`;
}

/** What lies so many cards back. */
function placeOf(back: Back, { revealed, open, down }: CardsShown): TemplateResult {
  if (revealed) return openOr(revealed.cards.at(-1 - back), 'small');
  if (open?.back === back) return face(open.rank, 'small');
  return back <= down ? backSide() : noCard('small');
}

function topCard({ open, top, revealed, count = null }: CardsShown): TemplateResult {
  if (revealed) return openOr(revealed.cards.at(-1), 'large');
  if (open !== null && open.back === null) return face(open.rank, 'large');
  if (!top) return noCard('large');
  return count === null ? backSide('large')
    : html`<span class="sb-card down large" aria-hidden="true">${keyed(count, html`<b class="sb-count">${count}</b>`)}</span>`;
}

type Size = 'small' | 'large';

function openOr(rank: Rank | undefined, size: Size): TemplateResult {
  return rank === undefined ? noCard(size) : face(rank, size);
}

/** A card that lies open. */
export function face(rank: Rank, size: Size): TemplateResult {
  return html`<span class="sb-card face ${size}" role="img" aria-label=${say('snap-back-card', { rank })}><b
    aria-hidden="true">${rank}</b></span>`;
}

/** A card that lies turned down. */
export function backSide(size: Size = 'small'): TemplateResult {
  return html`<span class="sb-card down ${size}" aria-hidden="true"><b>S</b></span>`;
}

/** Where no card lies yet. */
function noCard(size: Size): TemplateResult {
  return html`<i class="sb-card none ${size}" aria-hidden="true"></i>`;
}
