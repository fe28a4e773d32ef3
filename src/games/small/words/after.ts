/** What is told after a game at which open cards are called and won. Chooses messages. */
import type { AfterTold } from '../../../shell/after/told';
import { minutes, seconds } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoIs, whomAll, type Cast } from '../../../strings/words/cast';
import type { Who } from '../../../strings/words/grammar';
import { inSeconds } from '../../../strings/words/measures';
import type { CallsReport, CallsTypes } from '../review/calls';

/** How a game tells what happens. @param ending how it ended */
export type TellsCalls<T extends CallsTypes> =
  (one: T['Happening'], game: T['State'], who: (seat: number) => Who, names: (seats: readonly number[]) => string) => string;

interface LookedAt<T extends CallsTypes> {
  readonly saved: { readonly played: number };
  readonly report: CallsReport<T>;
  readonly whose: number;
}

/** @param tells how the game tells what happens, its end among it */
export function toldCalls<T extends CallsTypes>(tells: TellsCalls<T>, { saved, report, whose }: LookedAt<T>, cast: Cast): AfterTold {
  const { winners, seats, last, turned } = report;
  const { cards, wrong, quickest, callTime } = seats[whose]!;
  const tell = (one: T['Happening']): string => tells(one, last, (seat) => whoIs(seat, cast), (all) => whomAll(all, cast));
  const moments = report.moments.map(({ event, one, card, ms }) => {
    const line = ms === null ? tell(one) : say('small-moment-timed', { told: tell(one), time: seconds(ms, 2) });
    const isOwn = 'seat' in one && one.seat === whose;
    const tone = !isOwn ? one.type === 'aside' ? 'missed' : 'even' : one.type === 'won' ? 'up' : 'down';
    return { event, number: card, line, tone, weight: isOwn ? 20 : 5, heard: say('small-moment-heard', { card, told: line }) } as const;
  });
  return {
    title: winners === null ? say('small-stopped') : tell({ type: 'ended', winners }),
    line: say('small-after-line', { cards: turned, time: minutes(Math.floor(saved.played / 1000)) }),
    has: seats.map(({ all }, seat) => {
      const has = say('small-has', { cards: all });
      return { has, heard: say('small-after-has', { name: whoIs(seat, cast).name, has }), won: winners?.includes(seat) === true };
    }),
    figures: [
      { what: say('small-review-cards'), figure: say('shell-review-of', { part: cards, whole: turned }) },
      { what: say('small-review-wrong'), figure: String(wrong) },
      ...quickest === null ? [] : [{ what: say('small-review-quickest'), figure: inSeconds(quickest.ms), event: quickest.event }],
      ...callTime === null ? [] : [{ what: say('small-review-usual'), figure: inSeconds(callTime) }],
    ],
    note: say('small-review-note'), moments, noMoments: say('small-moments-none'),
    allMoments: say('small-moments-all', { count: moments.length }),
  };
}
