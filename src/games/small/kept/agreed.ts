/** What is agreed before a small game: who plays, each of several people with a key of their own. A game's terms come with it. */
import type { AgreedTypes } from '../../../seats/agreement';
import type { DraftBase } from '../../../seats/draftSeats';
import type { KeyTable } from '../../../seats/keys';
import type { Seated } from '../../../seats/seats';
import { say } from '../../../strings/say';
import { onCard } from '../../../strings/words/setup/atTable';

/** Nothing is agreed but who plays, each of several people with a key of their own. */
export interface SmallAgreed extends AgreedTypes {
  readonly Setup: { readonly players: readonly Seated<'key'>[] };
  readonly Key: 'key';
  readonly Wrong: never;
}

/** The key with which each of several people does the one thing that there is to do. */
export const SMALL_KEY: KeyTable<DraftBase, 'key'> = {
  key: {
    usual: ['q', 'p', 'x', 'n', 't', 'k', 'z', 'h'], wanted: () => true, label: (shown) => say('setup-call-key', onCard(shown)),
  },
};
