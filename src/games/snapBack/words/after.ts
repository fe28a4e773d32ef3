/** What is told after a game: how it ended, the figures of a review, and its moments. */
import { list, minutes, seconds } from '../../../strings/formats';
import { say } from '../../../strings/say';
import type { SnapBackPlayer } from '../kept/setup';
import type { Moment, SeatReport, SnapBackReport } from '../review/report';
import type { Seat } from '../rules/game';
import type { EndedBy } from '../rules/happening';
import { castOf, whoAre, whoIs, whomAll, type Cast } from '../../../strings/words/cast';
import { startsTold } from './story';

/** How a game ended. @param six whose true 6 did it */
export function endTold(ended: EndedBy | null, six: readonly Seat[], cast: Cast): string {
  if (six.length > 0) return say('snap-back-after-six', { who: whoAre(six, cast) });
  return say(ended === 'time' ? 'snap-back-after-time' : 'snap-back-after-stopped');
}

/** A game that is over. */
interface Ended {
  readonly ended: EndedBy | null;
  readonly players: readonly SnapBackPlayer[];
  readonly report: SnapBackReport;
}

/** How long it was, and the dice of their own with which somebody began. */
export function lineTold({ players, report: { cards, seats } }: Ended, played: number): string {
  const dice = startsTold(seats.map(({ die }) => die.start), castOf(players));
  const line = say('snap-back-after-line', { cards, time: minutes(Math.floor(played / 1000)) });
  return dice === null ? line : say('snap-back-after-starts', { line, dice });
}

/** The same as it is read aloud, with everybody's die. */
export function endSaid({ ended, players, report }: Ended): string {
  const cast = castOf(players);
  const six = report.seats.filter(({ trueSix }) => trueSix).map(({ seat }) => seat);
  const dice = report.seats.map(({ seat, die: { start, end } }) =>
    say('snap-back-after-die', { name: whoIs(seat, cast).name, start, end }));
  return `${endTold(ended, six, cast)} ${dice.join('; ')}`;
}

/** A figure of the review. `event`: where it can be looked at. */
export interface Figure { readonly what: string; readonly figure: string; readonly event?: number }

const inSeconds = (ms: number): string => say('shell-review-seconds', { time: seconds(ms) });

/** What is told of one seat in figures. */
export function figuresOf({ called, missed, falseCalls, right, wrong, quickest }: SeatReport): readonly Figure[] {
  return [
    { what: say('snap-back-review-called'), figure: String(called) },
    { what: say('snap-back-review-missed'), figure: String(missed) },
    { what: say('snap-back-review-vain'), figure: String(falseCalls) },
    { what: say('snap-back-review-right'), figure: say('shell-review-of', { part: right, whole: right + wrong }) },
    ...(quickest === null ? [] : [
      { what: say('snap-back-review-quickest'), figure: inSeconds(quickest.ms), event: quickest.event },
    ]),
  ];
}

/** The moments of a game that a seat's review lists: matches that were theirs, what they called, and what moved their die. */
export function momentsOf(moments: readonly Moment[], seat: Seat): readonly Moment[] {
  return moments.filter((moment) => {
    switch (moment.kind) {
      case 'missed': case 'falseCall': return moment.seats.includes(seat);
      case 'match': return [...moment.callers, ...moment.up, ...moment.down].includes(seat);
      case 'trueSix': return true;
    }
  });
}

/** A moment as a line. */
export function momentTold(moment: Moment, cast: Cast): string {
  switch (moment.kind) {
    case 'missed': return say('snap-back-moment-missed', { backs: list(moment.holds), whom: whomAll(moment.seats, cast) });
    case 'falseCall': return say('snap-back-moment-in-vain', { who: whoAre(moment.seats, cast) });
    case 'match': return say('snap-back-moment-match', { who: whoAre(moment.callers, cast), backs: list(moment.holds) });
    case 'trueSix': return say('snap-back-moment-six', { who: whoAre(moment.seats, cast) });
  }
}

/** What a moment did to somebody's die: whether it rose or fell, or could have risen. */
export function toneOf(moment: Moment, seat: Seat): 'up' | 'down' | 'missed' | 'even' {
  if (moment.kind === 'missed') return 'missed';
  if (moment.kind === 'falseCall') return 'down';
  if (moment.kind === 'trueSix') return moment.seats.includes(seat) ? 'up' : 'even';
  return moment.up.includes(seat) ? 'up' : moment.down.includes(seat) ? 'down' : 'even';
}
