/** What somebody's games of Snap Back came to, kept for their name, and what can be bettered in them. */
import * as v from 'valibot';
import { LAST_MOMENT, isMoment } from '../../../outside/moment';
import { bestsWith, type BestsOf } from '../../../shell/bests/keptBests';
import { BACKS, FIRST_CARDS, type Back } from '../rules/cards';
import { isDie, type Die } from '../rules/result';

/** A best die, and a soonest end, need dice that showed no more than this at first: the printed ones. */
export const MOST_AT_FIRST = 3;
/** A share or a count of false calls says something from so many matches on. */
const ENOUGH = 5;

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100_000));
const ms = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(LAST_MOMENT));
const die = v.custom<Die>(isDie);

const playedSchema = v.pipe(v.object({
  /** The saved game. */
  game: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  /** When it ended, in milliseconds since 1970. */
  at: v.custom<number>(isMoment),
  start: die,
  end: die,
  cards: count,
  /** Whether their true 6 has ended it. */
  trueSix: v.boolean(),
  /** Matches that they called, and matches of theirs that nobody called (`SeatReport`). */
  called: count,
  missed: count,
  falseCalls: count,
  /** For each k from 1 to 6 (`SpanAt`). */
  span: v.pipe(v.array(v.object({ asked: count, right: count, missed: count })), v.length(BACKS.length), v.readonly()),
  /** The median of their calls that were right, in milliseconds; null where there are none. */
  callTime: v.nullable(ms),
}), v.check(({ span }) => span.every(({ asked, right }) => right <= asked)), v.readonly());

/** What one game came to for one person. */
export type PlayedGame = v.InferOutput<typeof playedSchema>;

export type Bests = BestsOf<PlayedGame>;

/** What all these games tell of each k from 1 to 6, added up. */
export function spanOf({ games }: Bests): readonly (PlayedGame['span'][number] & { readonly back: Back })[] {
  return BACKS.map((back, i) => {
    const sum = (what: 'asked' | 'right' | 'missed'): number => games.reduce((all, { span }) => all + span[i]![what], 0);
    return { back, asked: sum('asked'), right: sum('right'), missed: sum('missed') };
  });
}

/** What can be bettered, in the order in which it is told. */
const BEST_NAMES = ['die', 'cards', 'share', 'falseCalls'] as const;
export type BestName = (typeof BEST_NAMES)[number];

/** What a game is worth where somebody wants to better themselves; null where it says nothing of it. */
export function worthOf({ start, end, cards, trueSix, called, missed, falseCalls }: PlayedGame): Readonly<Record<BestName, number | null>> {
  const fromThree = start <= MOST_AT_FIRST;
  return {
    die: fromThree ? end : null,
    // How soon it was ended by their own true 6.
    cards: fromThree && trueSix ? cards : null,
    share: called + missed >= ENOUGH ? called / (called + missed) : null,
    falseCalls: called >= ENOUGH ? falseCalls : null,
  };
}

export const { bestOf, openBests, leftOut, bestsAfter, mergeBests, betteredBy } = bestsWith<PlayedGame, BestName>({
  // A game that nobody could call in says nothing.
  form: playedSchema, counts: ({ cards }) => cards > FIRST_CARDS, names: BEST_NAMES, worthOf, more: ['die', 'share'],
});
