/** What is told after a game of piles in which everybody answers cards: the figures of a review, and its moments. Chooses messages. */
import type { AfterTold, Figure, MomentTold } from '../../../shell/after/told';
import { say } from '../../../strings/say';
import { whoIs, type Cast } from '../../../strings/words/cast';
import { inSeconds } from '../../../strings/words/measures';
import type { AnswerMoment, PilesReport, SeatReport } from '../review/report';
import type { PilesTypes } from '../rules/family';
import type { Seat } from '../rules/game';
import type { PilesWords } from './ofGame';

type Told<T extends PilesTypes> = NonNullable<PilesWords<T>['answers']>;

export function answersTold<T extends PilesTypes>(
  words: Told<T>, { seats, moments }: PilesReport<T>, whose: Seat, cast: Cast,
): Pick<AfterTold, 'figures' | 'note' | 'moments' | 'noMoments' | 'allMoments'> {
  // Who was last is told of everybody.
  const own = moments.flatMap((one) =>
    (one.kind === 'last' || (one.kind === 'mistook' && one.seats.includes(whose)) ? [momentTold(words, one, whose, cast)] : []));
  return {
    figures: figuresOf(words, seats[whose]!), note: words.review('counted'), moments: own, noMoments: words.review('none'),
    allMoments: say('piles-moments-all', { count: own.length }),
  };
}

function figuresOf<T extends PilesTypes>(
  { review, quickest: quickestTold }: Told<T>,
  { called, matches, missed, falseCalls, cardsWon, quickest, callTime }: SeatReport,
): readonly Figure[] {
  return [
    { what: review('in-time'), figure: say('shell-review-of', { part: called, whole: matches }) },
    { what: review('last'), figure: String(missed) },
    { what: review('wrong'), figure: String(falseCalls) },
    { what: review('taken'), figure: String(cardsWon) },
    ...quickest === null ? [] : [{ what: quickestTold(), figure: inSeconds(quickest.ms), event: quickest.event }],
    ...callTime === null ? [] : [{ what: review('usual'), figure: inSeconds(callTime) }],
  ];
}

/** Who was last weighs by the cards for whoever had to take them. */
function momentTold<T extends PilesTypes>(
  { mistook, took }: Told<T>, moment: AnswerMoment<T['Call']>, whose: Seat, cast: Cast,
): MomentTold {
  const { event, card, seats: [seat] } = moment;
  const [who, isOwn] = [whoIs(seat!, cast), seat === whose];
  const [line, weight] = moment.kind === 'mistook' ? [mistook(who), 8]
    : [took(who, moment.call, moment.cards), isOwn ? 10 + moment.cards : 4];
  return { event, number: card, line, heard: say('piles-moment-heard', { card, told: line }), tone: isOwn ? 'down' : 'even', weight };
}
