/** What goes between the page and the thread in which sound is heard. No sound is among it. Times are the audio context's, in seconds. */
import type { Heard } from './detect/detector';

/** The name under which the browser knows what hears. */
export const PROCESSOR = 'shout';

/** What it is told as it begins. */
export interface EarOptions { readonly level: number }

/** What the page tells. */
export type ToEar =
  | { readonly kind: 'level'; readonly level: number }
  /** How much louder a shout has to be for now, in dB. */
  | { readonly kind: 'raise'; readonly by: number }
  /** Nothing more is heard. */
  | { readonly kind: 'stop' };

/** What the page is told. */
export type FromEar =
  | Heard
  /** The time, some times a second, so that the page can tell what it is by its own clock. */
  | { readonly kind: 'clock'; readonly at: number };
