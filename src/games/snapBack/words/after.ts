/** What is told after a game: how it ended, the figures of a review, and its moments. */
import type { Figure, MomentTold, Tone } from '../../../shell/after/told';
import { inSeconds } from '../../../strings/words/measures';
import { list, minutes } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoAre, whomAll, type Cast } from '../../../strings/words/cast';
import type { Moment, SeatReport, SnapBackReport } from '../review/report';
import type { Seat } from '../rules/game';
import type { EndedBy } from '../rules/happening';
import { startsTold } from './story';

/** How a game ended. @param six whose true 6 did it */
export function endTold(ended: EndedBy | null, six: readonly Seat[], cast: Cast): string {
  if (six.length > 0) return say('snap-back-after-six', { who: whoAre(six, cast) });
  return say(ended === 'time' ? 'snap-back-after-time' : 'snap-back-after-stopped');
}

/** How long it was, and the dice of their own with which somebody began. @param played in milliseconds */
export function lineTold({ cards, seats }: SnapBackReport, played: number, cast: Cast): string {
  const dice = startsTold(seats.map(({ die }) => die.start), cast);
  const line = say('snap-back-after-line', { cards, time: minutes(Math.floor(played / 1000)) });
  return dice === null ? line : say('snap-back-after-starts', { line, dice });
}

/** What is told of one seat in figures. */
export function figuresOf({ called, missed, falseCalls, right, wrong, quickest }: SeatReport): readonly Figure[] {
  return [
    { what: say('snap-back-review-called'), figure: String(called) },
    { what: say('snap-back-review-missed'), figure: String(missed) },
    { what: say('snap-back-review-vain'), figure: String(falseCalls) },
    { what: say('snap-back-review-right'), figure: say('shell-review-of', { part: right, whole: right + wrong }) },
    ...quickest === null ? [] : [{ what: say('snap-back-review-quickest'), figure: inSeconds(quickest.ms, 1), event: quickest.event }],
  ];
}

/** The moments that a seat's review lists: matches that were theirs, what they called, and what moved their die. */
export function momentsTold(all: readonly Moment[], seat: Seat, cast: Cast): readonly MomentTold[] {
  return all.flatMap((moment) => {
    const { event, card, kind } = moment;
    const about = kind === 'match' ? [...moment.callers, ...moment.up, ...moment.down] : kind === 'trueSix' ? [seat] : moment.seats;
    if (!about.includes(seat)) return [];
    const [line, tone] = momentTold(moment, seat, cast);
    const change = tone === 'up' || tone === 'down' ? tone : 'none';
    return [{
      event, number: card, line, tone, note: change === 'none' ? null : say(`snap-back-moment-${change}`),
      heard: say('snap-back-moment-heard', { card, told: line, change }),
    }];
  });
}

/** A moment as a line, and what it did to somebody's die: whether it rose or fell, or could have risen. */
function momentTold(moment: Moment, whose: Seat, cast: Cast): readonly [line: string, tone: Tone] {
  switch (moment.kind) {
    case 'missed':
      return [say('snap-back-moment-missed', { backs: list(moment.holds), whom: whomAll(moment.seats, cast) }), 'missed'];
    case 'falseCall': return [say('snap-back-moment-in-vain', { who: whoAre(moment.seats, cast) }), 'down'];
    case 'match': return [
      say('snap-back-moment-match', { who: whoAre(moment.callers, cast), backs: list(moment.holds) }),
      moment.up.includes(whose) ? 'up' : moment.down.includes(whose) ? 'down' : 'even',
    ];
    case 'trueSix':
      return [say('snap-back-moment-six', { who: whoAre(moment.seats, cast) }), moment.seats.includes(whose) ? 'up' : 'even'];
  }
}
