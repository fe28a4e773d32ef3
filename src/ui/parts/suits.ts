/** The four suits, and a joker, as the house draws its playing cards: told apart by their shapes alone. Each in a box of 100 by 100. */
import { svg, type TemplateResult } from 'lit-html';
import type { Suit } from '../../cards/card';

export const SUIT_SHAPES: Readonly<Record<Suit, TemplateResult>> = {
  c: svg`<circle cx="50" cy="26" r="21" /><circle cx="26" cy="59" r="21" /><circle cx="74" cy="59" r="21" /><path
    d="M38 34h24v26h-8c1 17 5 27 13 35H33c8-8 12-18 13-35h-8Z" />`,
  d: svg`<path d="M50 4 89 50 50 96 11 50Z" />`,
  h: svg`<path d="M50 94C22 68 7 53 7 33a22 22 0 0 1 43-7 22 22 0 0 1 43 7c0 20-15 35-43 61Z" />`,
  s: svg`<path d="M50 4c15 20 42 37 42 58a20 20 0 0 1-36 12c1 9 4 15 11 21H33c7-6 10-12 11-21A20 20 0 0 1 8 62C8 41 35 24 50 4Z" />`,
};

/** A fool's cap with its bells. */
export const JOKER_SHAPE = svg`<path d="M22 84C20 64 18 55 6 55 14 36 32 34 40 50 38 36 42 24 50 14 58 24 62 36 60 50 68 34 86 36 94 55
  82 55 80 64 78 84Z" /><circle cx="7" cy="62" r="7" /><circle cx="50" cy="10" r="8" /><circle cx="93" cy="62" r="7" />`;
