/** A game in which two lay cards at once, as it is kept: what is dealt, when each event happened, how it is read and played through. */
import type { CardDeal } from '../../../cards/pack';
import type { GameRules, Outcome } from '../../../contract/contract';
import type { Agreement, AgreedTypes } from '../../../seats/agreement';
import type { Seated } from '../../../seats/seats';
import * as dealt from '../../dealtRules';
import type { LayingEnd, LayingGame, LayingOptions, Seat, Spot } from '../rules/game';
import type { LayingDraft, LayingSetup } from './terms';

/**
 * What happens at a table beside what is written down. `counted`: it counts to three, and then cards come. `blocked`: nobody can lay a
 * card. `wrong`: a card was laid where it may not lie, and that seat can do nothing for a moment. `late`: somebody else was there
 * before, and the card goes back; only its seat is told. `hinted`: nobody has seen for long that a card can be laid there.
 */
export type TableHappening =
  | { readonly type: 'counted'; readonly count: number }
  | { readonly type: 'blocked' }
  | { readonly type: 'wrong' | 'late'; readonly seat: Seat; readonly on: Spot }
  | { readonly type: 'hinted'; readonly on: Spot };

/** What is agreed for such a game, in types. @typeParam Key the keys that people have of their own */
export interface LayingAgreed<
  Setup extends LayingSetup & { readonly players: readonly Seated<Key>[] }, Key extends string = never,
  Draft extends LayingDraft = LayingDraft,
> extends AgreedTypes {
  readonly Draft: Draft;
  readonly Setup: Setup;
  readonly Key: Key;
  readonly Wrong: never;
}

type AgreedSetup = LayingSetup & { readonly players: readonly Seated<never>[] };

export interface KeptLaying extends dealt.DealtTypes {
  readonly Setup: AgreedSetup;
  readonly State: LayingGame;
  readonly Happening: { readonly type: string };
  readonly Ended: LayingEnd['by'];
}

/** A game as it is kept, in types. */
export interface KeptLayingOf<Setup extends AgreedSetup, Game extends LayingGame, Event, Happening extends { readonly type: string }>
  extends KeptLaying {
  readonly Setup: Setup;
  readonly State: Game;
  readonly Event: Event;
  readonly Happening: Happening | TableHappening;
}

/** What such a game says itself. */
interface Own<T extends KeptLaying, Options extends LayingOptions> {
  readonly name: string;
  readonly agreement: Pick<Agreement<AgreedTypes & { readonly Setup: T['Setup'] }>, 'read'>;
  readonly options: (setup: T['Setup']) => Options;
  readonly start: (options: Options, deal: CardDeal) => T['State'];
  readonly apply: (game: T['State'], event: unknown) => Outcome<T>;
}

export function layingRules<T extends KeptLaying, Options extends LayingOptions>(
  { name, agreement, options, start, apply }: Own<T, Options>,
): GameRules<T> {
  return {
    name, ...dealt.dealtRules<T>(agreement, () => 1), init: (setup, deal) => start(options(setup), deal), apply,
    decided: ({ end }) => end?.by ?? null,
  };
}
