/** What could be called in a game of piles, one match after the other, and what became of each: all cards known. Pure. */
import { topOf } from '../rules/pile';
import type { OpenedPiles } from '../kept/saved';
import type { PilesRules, PilesTypes } from '../rules/family';
import type { OpenMatch } from '../rules/game';

/**
 * What became of a match: somebody called it; the next card covered it; something else took it from the table; or nobody had yet, when the
 * game was over.
 */
export type MatchEnd = 'called' | 'missed' | 'gone' | 'open';

export interface Match<Call extends string> extends OpenMatch<Call> {
  /** The event that brought it. */
  readonly from: number;
  /** The event that ended it; the number of events where it lay there at the end. */
  readonly until: number;
  readonly end: MatchEnd;
}

/** How a game is looked back at. `matches`: all that can be called as the cards lie, whichever is called first. */
export interface LooksBack<T extends PilesTypes> {
  readonly rules: PilesRules<T>;
  readonly matches: (game: T['State']) => readonly OpenMatch<T['Call']>[];
}

/** A game that was played, as far as it matters here. */
export interface PlayedThrough<T extends PilesTypes> extends Pick<OpenedPiles<T>, 'replayed'> {
  readonly saved: Pick<OpenedPiles<T>['saved'], 'events'>;
}

const isSame = (one: OpenMatch<string>, other: OpenMatch<string>): boolean =>
  one.kind === other.kind && one.rank === other.rank && one.at === other.at;

/** The matches of a game, in the order in which they came. */
export function matchesOf<T extends PilesTypes>(
  { rules, matches }: LooksBack<T>, { saved: { events }, replayed: { states, happenings } }: PlayedThrough<T>,
): readonly Match<T['Call']>[] {
  const found: Match<T['Call']>[] = [];
  let open: readonly (OpenMatch<T['Call']> & { readonly from: number })[] = [];
  for (const [event, [kind]] of events.entries()) {
    const now = matches(states[event + 1]!);
    const isCall = (rules.calls(states[event]!.options) as readonly (string | undefined)[]).includes(kind);
    const isRight = happenings[event]!.some(({ type }) => type === 'took' || type === 'tied');
    const newest = isRight ? calledIn({ rules, matches }, states[event]!, kind) : null;
    const isCalled = (match: OpenMatch<T['Call']>): boolean => newest !== null && isSame(match, newest);
    for (const match of open.filter((one) => isCalled(one) || !now.some((other) => isSame(one, other)))) {
      found.push({ ...match, until: event, end: isCalled(match) ? 'called' : isCall ? 'gone' : 'missed' });
    }
    // Where a tie lays a card in the middle that another fits again, that is a match of its own.
    open = now.map((one) => open.find((other) => isSame(one, other) && !isCalled(other)) ?? { ...one, from: event });
  }
  return [...found, ...open.map((match) => ({ ...match, until: events.length, end: 'open' } as const))]
    .toSorted((a, b) => a.from - b.from || a.until - b.until);
}

/** What a right call of a kind is about. */
function calledIn<T extends PilesTypes>({ rules, matches }: LooksBack<T>, game: T['State'], kind: T['Call']): OpenMatch<T['Call']> | null {
  const pile = rules.claimOf(game, kind)?.piles[0];
  const rank = pile === undefined ? null : topOf(game.piles[pile]!.cards);
  return matches(game).find((one) => one.kind === kind && (one.at !== undefined || one.rank === rank)) ?? null;
}
