/** A small game with one pack, as it is kept: what is dealt, when each event happened, how it is read and played through. */
import type { CardDeal } from '../../../cards/pack';
import type { GameRules, Outcome } from '../../../contract/contract';
import type { Agreement } from '../../../seats/agreement';
import * as dealt from '../../dealtRules';
import type { SmallAgreed } from './agreed';

export interface DealtTypes extends dealt.DealtTypes {
  readonly Setup: SmallAgreed['Setup'];
  /** `turned`: how many cards were turned. */
  readonly State: { readonly over: boolean; readonly turned: number };
  /** All cards were played. */
  readonly Ended: 'all';
}

/** What such a game says itself. */
interface Own<T extends DealtTypes> {
  readonly name: string;
  readonly agreement: Pick<Agreement<SmallAgreed & { readonly Setup: T['Setup'] }>, 'read'>;
  readonly start: (setup: T['Setup'], deal: CardDeal) => T['State'];
  readonly apply: (state: T['State'], event: unknown) => Outcome<T>;
}

export function dealtRules<T extends DealtTypes>({ name, agreement, start, apply }: Own<T>): GameRules<T> {
  return {
    name, ...dealt.dealtRules<T>(agreement, () => 1), init: start, apply, decided: ({ over }) => (over ? 'all' : null),
  };
}
