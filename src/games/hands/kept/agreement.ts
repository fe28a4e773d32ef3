/** What is agreed for games with a hand of one's own that nobody else may see: at one screen one person plays, alone. */
import { Agreement, type Agreed, type AgreedTypes, type SetupProblem } from '../../../seats/agreement';
import type { Complaint } from '../../../seats/seats';
import type { Term } from '../../../seats/terms';
import { peopleIn } from '../../../setup/seats/ownKeys';
import { say } from '../../../strings/say';
import { SAME } from '../../piles/kept/terms';

/** What is wrong where several people sit at one screen: each needs a phone. */
export interface NeedsPhones { readonly code: 'needs-phones' }

/** What such a game lists: how many can sit there, its terms, and what else can be wrong. Nobody has keys of their own. */
interface Lists<T extends AgreedTypes> extends Pick<Agreed<T>, 'terms' | 'storageKey' | 'wrong'> {
  readonly seats: readonly [least: number, most: number];
  readonly wrongText: (wrong: Exclude<T['Wrong'], NeedsPhones>) => string;
}

export class HandsAgreement<T extends AgreedTypes> extends Agreement<T> {
  constructor({ seats: [least, most], wrongText, ...lists }: Lists<T>) {
    super({
      // That several people at one screen need phones is said once they want to play.
      ...lists, limits: { least, most, people: most }, keys: {} as Agreed<T>['keys'], ...SAME.seed ? { seed: SAME.seed } : {},
      wrongText: (wrong) =>
        (wrong.code === 'needs-phones' ? say('hands-needs-phones') : wrongText(wrong as Exclude<T['Wrong'], NeedsPhones>)),
    });
  }

  /** As of every game; and where all else will do, several people at one screen are told that each needs a phone. */
  override complaint(setup: T['Setup']): Complaint<SetupProblem<T>> | null {
    const needs: NeedsPhones | null = peopleIn(setup.players) > 1 ? { code: 'needs-phones' } : null;
    return super.complaint(setup) ?? (needs && { problem: needs as SetupProblem<T>, seat: null });
  }
}

/** The seats of a draft with the first of its people alone: all others go. */
export function aloneIn<Seat extends { readonly kind: 'local' | 'bot' }>(seats: readonly Seat[]): readonly Seat[] {
  const first = seats.findIndex(({ kind }) => kind === 'local');
  return seats.filter(({ kind }, i) => kind === 'bot' || i === first);
}

/** Letters put out whoever has so many: the whole word, or its beginning. */
export function lettersTerm<Draft>(word: string, refused: (found: string) => string): Term<Draft, number> {
  return {
    of: Array.from(word, (_, i) => word.length - i), usual: word.length, strict: true, label: () => say('hands-choice-letters'),
    link: { word: 'letters', refused },
    words: (letters) => ({ word: word.slice(0, letters), spoken: say('hands-choice-letters-name', { letters }) }),
  };
}
