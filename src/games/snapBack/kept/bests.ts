/** What somebody's games of Snap Back came to, kept for their name, and what can be bettered in them. */
import * as v from 'valibot';
import { bestsWith, COUNT, PLAYED, shareOf, TIME, type BestsOf } from '../../keptBests';
import { BACKS, FIRST_CARDS, type Back } from '../rules/cards';
import { FACES, isDie, type Die } from '../rules/result';

/** A best die, and a soonest end, need dice that showed no more than this at first: the printed ones. */
export const MOST_AT_FIRST = 3;
/** A share or a count of false calls says something from so many matches on. */
const ENOUGH = 5;

const die = v.custom<Die>(isDie);

const playedSchema = v.pipe(v.object({
  ...PLAYED,
  start: die,
  end: die,
  cards: COUNT,
  /** Whether their true 6 has ended it. */
  trueSix: v.boolean(),
  /** Matches that they called, and matches of theirs that nobody called (`SeatReport`). */
  called: COUNT,
  missed: COUNT,
  falseCalls: COUNT,
  /** For each k from 1 to 6 (`SpanAt`). */
  span: v.pipe(v.array(v.object({ asked: COUNT, right: COUNT, missed: COUNT })), v.length(BACKS.length), v.readonly()),
  /** The median of their calls that were right; null where there are none. */
  callTime: TIME,
}), v.check(({ span }) => span.every(({ asked, right }) => right <= asked)), v.readonly());

/** What one game came to for one person. */
export type PlayedGame = v.InferOutput<typeof playedSchema>;

export type Bests = BestsOf<PlayedGame>;

/** What all these games tell of each k from 1 to 6, added up. */
export function spanOf({ games }: Pick<Bests, 'games'>): readonly (PlayedGame['span'][number] & { readonly back: Back })[] {
  return BACKS.map((back, i) => {
    const sum = (what: 'asked' | 'right' | 'missed'): number => games.reduce((all, { span }) => all + span[i]![what], 0);
    return { back, asked: sum('asked'), right: sum('right'), missed: sum('missed') };
  });
}

const fromThree = ({ start }: PlayedGame): boolean => start <= MOST_AT_FIRST;

export const snapBackBests = bestsWith<PlayedGame, 'cards' | 'die' | 'share' | 'falseCalls'>({
  // A game that nobody could call in says nothing.
  form: playedSchema, counts: ({ cards }) => cards > FIRST_CARDS,
  measures: {
    // How soon it was ended by their own true 6. Few cards say most: whoever can end a game at once has seen it all.
    cards: {
      worth: (played) => (fromThree(played) && played.trueSix ? played.cards : null), better: 'less', as: 'count',
      what: 'snap-back-bests-six', told: 'snap-back-better-cards',
    },
    die: {
      worth: (played) => (fromThree(played) ? played.end : null), better: 'more', as: 'count',
      what: 'snap-back-bests-die', told: 'snap-back-better-die',
    },
    share: {
      worth: ({ called, missed }) => shareOf(called, called + missed, ENOUGH), better: 'more', as: 'share',
      what: 'snap-back-bests-called', told: 'snap-back-better-share',
    },
    falseCalls: {
      worth: ({ called, falseCalls }) => (called >= ENOUGH ? falseCalls : null), better: 'less', as: 'count',
      what: 'snap-back-bests-vain', told: 'snap-back-better-vain',
    },
  },
  plots: [
    { of: 'die', what: 'snap-back-bests-plot-die', most: FACES.length }, { of: 'share', what: 'snap-back-bests-plot-called', most: 1 },
  ],
});
export const { bestOf, openBests, leftOut, bestsAfter, mergeBests, betteredBy, worthsOf } = snapBackBests;
