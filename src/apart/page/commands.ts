/** What somebody can ask for on the phone's page. */
import type { Mark } from '../../seats/marks';
import type { ToTable } from '../messages';
import type { Sign } from '../signs';

/** What a phone asks of the table as its host. */
export type HostAsk = Extract<
  ToTable, { readonly kind: 'start' | 'agree' | 'pause' | 'stop' | 'close' | 'turnOut' | 'character' | 'standIn' }
>;

export type PhoneCommand =
  | { readonly kind: 'typeCode' | 'typeName'; readonly text: string }
  | { readonly kind: 'goTo' | 'otherCode' | 'tryAgain' | 'reload' | 'watch' | 'sitHere' | 'leave' | 'loadAgain' }
  /** The host alone. What can't be undone is asked at the second press. */
  | { readonly kind: 'host'; readonly asks: HostAsk }
  | { readonly kind: 'mark'; readonly mark: Mark }
  /** At a seat that a character keeps, or at the first that is free. */
  | { readonly kind: 'sit'; readonly seat: number | null }
  | { readonly kind: 'menu'; readonly to: PageMenu }
  | { readonly kind: 'rise' }
  /** People race, however far away somebody is. */
  | { readonly kind: 'keepRace'; readonly question: string }
  /** Who called in the last race. */
  | { readonly kind: 'calls' }
  | { readonly kind: 'sign'; readonly sign: Sign }
  | { readonly kind: 'hideSigns' | 'vibrate' | 'sound'; readonly on: boolean }
  | { readonly kind: 'language'; readonly language: string };

/** What of the menu lies open: all of it, the question before a seat is left, or the host's sheet of the table. */
export type PageMenu = 'closed' | 'open' | 'rise' | 'table';

export type Ask = (command: PhoneCommand) => void;
