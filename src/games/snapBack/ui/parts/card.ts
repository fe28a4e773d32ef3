/**
 * The cards: the open one, the six that lie turned down before it, and all seven with what they say when everything is revealed. A card
 * that is turned down is drawn without its rank: the page does not know it.
 */
import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { say } from '../../../../strings/say';
import { noRankCard, rankBack, rankCard, type CardSize } from '../../../../ui/parts/play/playingCard';
import { BACKS, type Back, type Rank } from '../../rules/cards';
import type { SnapBackView } from '../../table/view';

/** What lies on the table. */
export interface CardsShown extends Pick<SnapBackView, 'row' | 'down' | 'open'> {
  /** Whether a top card lies there at all. */
  readonly top: boolean;
  /** The seven cards, the oldest first, and which of them are like the top card; null: they lie turned down. */
  readonly revealed: { readonly cards: readonly Rank[]; readonly holds: readonly Back[] } | null;
}

/** Whether it is seen where the last six lie: where that is hidden, only while they are shown. */
export function showsRow({ row, phase }: SnapBackView): boolean {
  return row || phase === 'revealed' || phase === 'again' || phase === 'over';
}

/** What lies on the table by a view. */
export function cardsShown(view: SnapBackView): CardsShown {
  const { phase, shown, down, open, revealed } = view;
  return {
    row: showsRow(view), down, open,
    // While they are shown again, and before the first card after a reload, the top card lies in the row.
    top: shown > 0 && phase !== 'again' && phase !== 'ready',
    // A game that ends after a reveal ends with what lies open.
    revealed: revealed && { cards: revealed.cards, holds: revealed.reveal.holds },
  };
}

/** The row of six and the top card. The row is read towards that. @param count "three, two, one", on the back of the top card */
export function cards(shown: CardsShown, count: 3 | 2 | 1 | null = null): TemplateResult {
  const { revealed, row } = shown;
  return html`
    <section class="sb-cards ${revealed ? 'revealed' : ''} ${row ? '' : 'no-row'}" aria-label=${say('shell-cards')}>
      <ol class="sb-row" role="list">${BACKS.toReversed().map((back) => html`
        <li class=${classOf(back, shown)}>
          <span class="sb-back-label" aria-hidden=${revealed ? nothing : 'true'}>${label(back, shown)}</span>
          ${placeOf(back, shown)}
        </li>`)}</ol>
      <div class="sb-top">${topCard(shown, count)}</div>
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
  if (revealed) return face(revealed.cards.at(-1 - back), 'small');
  if (open?.back === back) return face(open.rank, 'small');
  return back <= down ? rankBack('small') : noRankCard('small');
}

function topCard({ open, top, revealed }: CardsShown, count: 3 | 2 | 1 | null): TemplateResult {
  if (revealed) return face(revealed.cards.at(-1), 'large');
  if (open !== null && open.back === null) return face(open.rank, 'large');
  if (!top) return noRankCard('large');
  return rankBack('large', count === null ? undefined : html`${keyed(count, html`<b class="sb-count">${count}</b>`)}`);
}

/** A card that lies open, where one does. */
export function face(rank: Rank | undefined, size: CardSize): TemplateResult {
  return rank === undefined ? noRankCard(size) : rankCard(rank, say('snap-back-card', { rank }), size);
}
