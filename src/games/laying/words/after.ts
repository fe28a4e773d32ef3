/** What is told after a game in which two lay cards at once: how it ended, the figures of a review, and its moments. Chooses messages. */
import type { AfterTold, BestsMore, MomentTold } from '../../../shell/after/told';
import { minutes } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoIs, type Cast } from '../../../strings/words/cast';
import { inSeconds } from '../../../strings/words/measures';
import { cardName } from '../../piles/words/cards';
import type { PlayedLaying } from '../kept/bests';
import type { Lay, LayingReport } from '../review/report';
import type { Seat } from '../rules/game';

interface LookedAt { readonly saved: { readonly played: number }; readonly report: LayingReport; readonly whose: Seat }

/** From so long on a card that nobody saw is told of, in milliseconds; and from so many in a row on, those of one player. */
const [SLOW_MS, ROW] = [4000, 3];

export function toldAfter({ saved, report, whose }: LookedAt, cast: Cast): AfterTold {
  const { end, lays, seats } = report;
  const { laid, all, backs, quickest, callTime } = seats[whose]!;
  const moments = momentsOf(report, whose, cast);
  return {
    title: end === null ? say('laying-after-stopped') : end.winners.length === 1 ? say('laying-after-won', whoIs(end.winners[0]!, cast))
      : say('laying-after-drawn'),
    line: say('laying-after-line', { count: lays.length, time: minutes(Math.floor(saved.played / 1000)) }),
    has: seats.map((one, seat) => ({
      has: String(one.laid), won: one.won, heard: `${whoIs(seat, cast).name}: ${say('laying-review-laid')} ${one.laid}`,
    })),
    figures: [
      { what: say('laying-review-laid'), figure: say('shell-review-of', { part: laid, whole: all }) },
      { what: say('laying-review-back'), figure: String(backs) },
      ...quickest === null ? [] : [{ what: say('laying-review-quickest'), figure: inSeconds(quickest.ms), event: quickest.event }],
      ...callTime === null ? [] : [{ what: say('laying-review-usual'), figure: inSeconds(callTime) }],
    ],
    note: say('laying-review-note'), moments, noMoments: say('laying-moments-none'),
    allMoments: say('laying-moments-all', { count: moments.length }),
  };
}

/** The most cards that somebody laid one after the other, with the first of them. */
function longestRow(lays: readonly Lay[], seat: Seat): { readonly first: Lay; readonly count: number } | null {
  let [best, count] = [null as { first: Lay; count: number } | null, 0];
  for (const [i, lay] of lays.entries()) {
    count = lay.seat === seat ? count + 1 : 0;
    if (count >= ROW && count > (best?.count ?? 0)) best = { first: lays[i - count + 1]!, count };
  }
  return best;
}

function momentsOf({ lays, backs, seats }: LayingReport, whose: Seat, cast: Cast): readonly MomentTold[] {
  const nthAt = (event: number): number => lays.find((lay) => lay.event >= event)?.nth ?? lays.length;
  const cardAt = (event: number): string => cardName(lays.find((lay) => lay.event === event)!.on);
  const moment = (event: number, line: string, tone: MomentTold['tone'], weight: number): MomentTold => {
    const number = nthAt(event);
    return { event, number, line, heard: say('laying-moment-heard', { number, told: line }), tone, weight };
  };
  const slow = lays.filter(({ ms }) => ms !== null && ms >= SLOW_MS).map(({ event, ms }) =>
    moment(event, say('laying-moment-slow', { time: inSeconds(ms!, 1), card: cardAt(event) }), 'missed', 8));
  return [
    ...slow, ...backs.map(({ event, seat }) =>
      moment(event, say('laying-moment-back', whoIs(seat, cast)), seat === whose ? 'down' : 'even', seat === whose ? 12 : 5)),
    ...seats.flatMap(({ quickest }, seat) => (quickest === null ? [] : [moment(quickest.event, say('laying-moment-quick', {
      ...whoIs(seat, cast), card: cardAt(quickest.event), time: inSeconds(quickest.ms, 2),
    }), seat === whose ? 'up' : 'even', seat === whose ? 20 : 6)])),
    ...seats.flatMap((_, seat) => {
      const row = longestRow(lays, seat);
      return row === null ? [] : [moment(row.first.event, say('laying-moment-run', { ...whoIs(seat, cast), count: row.count }),
        seat === whose ? 'up' : 'down', 9 + row.count)];
    }),
  ].toSorted((a, b) => a.event - b.event);
}

/** What is told beside somebody's records. */
export function bestsMore(played: readonly PlayedLaying[]): BestsMore {
  return {
    count: { what: say('laying-bests-won'), figure: String(played.filter(({ won }) => won).length) }, note: say('laying-bests-note'),
  };
}
