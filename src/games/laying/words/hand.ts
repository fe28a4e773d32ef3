/** What is said of two piles and the hands that are laid on them: what lies there, what was laid, what fits. Chooses messages. */
import type { Card } from '../../../cards/card';
import { list } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoIs, type Cast } from '../../../strings/words/cast';
import { lines } from '../../../strings/words/lines';
import type { StepTold } from '../../../shell/after/told';
import { cardName } from '../../piles/words/cards';
import type { LayingEnd, Seat } from '../rules/game';
import type { LayingView } from '../table/view';
import { placeText, toldText, type ToldHappening } from './table';

/** What lies there, as these words look at it. `slow`: whether characters take so long that it may be asked what fits. */
export interface HandsSeen extends LayingView {
  readonly hands: readonly (readonly Card[] | null)[];
  readonly stock: readonly number[];
  readonly piles: readonly { readonly top: Card | null }[];
  readonly slow: boolean;
  /** Whether it has been said that nobody can lay a card. */
  readonly blocked: boolean;
}

export type HandTold =
  | Exclude<ToldHappening, { readonly type: 'back' }> | { readonly type: 'blocked' }
  | { readonly type: 'laid'; readonly seat: Seat; readonly card: Card; readonly on: number }
  | { readonly type: 'back'; readonly seat: Seat; readonly on: number }
  | { readonly type: 'turned'; readonly cards: readonly Card[] }
  | { readonly type: 'drew'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly type: 'ended'; readonly by: LayingEnd['by']; readonly winners: readonly Seat[] };

/** @param card null: it's covered */
export function pileText(pile: number, card: Card | null): string {
  return say('laying-pile', { pile, card: card === null ? say('laying-stack-covered') : cardName(card) });
}

export function handCardText(place: number, card: Card): string {
  return say('laying-hand-card', { place: place + 1, card: cardName(card) });
}

/** What happened, as it is read in place of the prompt; '': nothing is said of it: it is seen. */
export function toldOfHand(told: HandTold, view: HandsSeen, prompt: string): string {
  switch (told.type) {
    case 'laid': case 'drew': return '';
    case 'turned': return prompt;
    case 'blocked': return say('laying-told-none', { kind: 'hand' });
    // Why it counts was said before.
    case 'counted': return view.blocked ? String(told.count) : toldText('hand', told, view);
    default: return toldText('hand', told as ToldHappening, view);
  }
}

/** The same as it is heard. @param seat who listens */
export function heardOfHand(told: HandTold, view: HandsSeen, seat: Seat): string {
  switch (told.type) {
    case 'laid': return `${pileText(told.on, told.card)}.`;
    case 'drew': return told.seat === seat ? say('laying-heard-drew', { cards: list(told.cards.map(cardName)) }) : '';
    case 'turned': {
      const [left, right] = told.cards.map(cardName);
      return say('laying-heard-turned', { left: left!, right: right! });
    }
    default: return toldOfHand(told, view, '');
  }
}

/** All that lies there, for whoever asks to hear it. @param slots the cards of their hand by their places; null: none there */
export function readHand(view: HandsSeen, seat: Seat, slots: readonly (Card | null)[]): string {
  const held = slots.flatMap((card, place) =>
    (card === null ? [] : [say('laying-read-hand-card', { place: place + 1, card: cardName(card) })]));
  return lines(
    ...view.piles.map(({ top }, pile) => `${pileText(pile, top)}.`), held.length > 0 && say('laying-read-hand', { cards: held.join('; ') }),
    say('laying-read-stock', { count: view.stock[seat]! }), `${placeText(view, 1 - seat)}.`,
  ).join(' ');
}

const SIDES = ['left', 'right'] as const;

/** What fits, where characters take their time. @param fits for each place of the hand the piles on which its card goes */
export function readFits({ slow }: HandsSeen, fits: readonly (readonly number[])[]): string {
  if (!slow) return say('laying-read-matches-not');
  const told = fits.flatMap((piles, place) =>
    (piles.length === 0 ? [] : [say('laying-read-fits', { place: place + 1, pile: piles.length > 1 ? 'both' : SIDES[piles[0]!]! })]));
  return told.length === 0 ? say('laying-read-fits-none') : told.join(' ');
}

interface Step {
  readonly event: unknown;
  readonly happenings: readonly unknown[];
  readonly game: { readonly end: LayingEnd | null; readonly piles: readonly (readonly Card[])[] };
}

/** What happens at a step of a replay. @param ended how the game ended, at its last step @param open how many cards can be laid now */
export function handStory({ event, happenings, game }: Step, cast: Cast, ended: string | null, open: number): StepTold {
  return { told: lines(
    event === null && say('laying-story-start', { kind: 'hand' }),
    ...(happenings as readonly HandTold[]).map((one) => happened(one, game.piles, cast)),
    event !== null && game.end === null && say('laying-story-fits', { count: open }),
    ended === 'stopped' && say('laying-story-stopped'),
  ) };
}

function happened(one: HandTold, piles: readonly (readonly Card[])[], cast: Cast): string {
  switch (one.type) {
    case 'laid': {
      const on = cardName(piles[one.on]!.at(-2)!);
      return say('laying-story-laid', { ...whoIs(one.seat, cast), card: cardName(one.card), on });
    }
    case 'back': return say('laying-moment-back', whoIs(one.seat, cast));
    case 'turned': return say('laying-story-turned', { cards: list(one.cards.map(cardName)) });
    case 'drew': return say('laying-story-drew', { ...whoIs(one.seat, cast), count: one.cards.length });
    case 'ended':
      if (one.by === 'flips') return say('laying-told-flips');
      return one.winners.length === 1 ? say('laying-told-won', { by: 'other', ...whoIs(one.winners[0]!, cast) }) : say('laying-told-drawn');
    default: return '';
  }
}
