/** What somebody can ask for on the phone's page. */
import type { Mark } from '../../seats/marks';
import type { Sign } from '../signs';

export type PhoneCommand =
  | { readonly kind: 'typeCode' | 'typeName'; readonly text: string }
  | { readonly kind: 'goTo' | 'otherCode' | 'tryAgain' | 'reload' | 'watch' | 'sitHere' | 'start' | 'leave' | 'loadAgain' }
  /** The host alone. */
  | { readonly kind: 'pause'; readonly on: boolean }
  | { readonly kind: 'mark'; readonly mark: Mark }
  /** At a seat that a character keeps, or at the first that is free. */
  | { readonly kind: 'sit'; readonly seat: number | null }
  | { readonly kind: 'menu'; readonly to: 'closed' | 'open' | 'rise' }
  | { readonly kind: 'rise' }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'hideSigns' | 'vibrate'; readonly on: boolean }
  | { readonly kind: 'language'; readonly language: string };

export type Ask = (command: PhoneCommand) => void;
