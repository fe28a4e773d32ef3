/** What is agreed on a game at a table of several devices, whichever game it is. */
import type { TermsShown } from '../../../ui/apart/apartModel';

export interface FarTerms {
  /** @param agreed as the table has it, from outside: what is not sound in it gives way */
  shown(agreed: unknown): TermsShown;
}
