/** What is told after a game of Spoons or Pig, and at each step of its replay. */
import type { AfterTold, MomentTold, StepTold } from '../../../shell/after/told';
import { minutes } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoIs, type Cast } from '../../../strings/words/cast';
import { inSeconds } from '../../../strings/words/measures';
import { lettersAfter } from '../../hands/words/letters';
import { storyTold } from '../../hands/words/story';
import { cardName } from '../../piles/words/cards';
import type { SavedPassing } from '../kept/savedGame';
import type { HandPlayed, PassingReport, PassingStep } from '../review/report';
import type { PassingHappening } from '../rules/game';
import { WORDS, type Taking } from '../rules/options';
import { lostText } from './words';

interface LookedAt { readonly saved: SavedPassing; readonly report: PassingReport; readonly whose: number }

export function toldAfter(taking: Taking, { saved, report: { end, hands, seats }, whose }: LookedAt, cast: Cast): AfterTold {
  const { firsts, lasts, hands: own, quickest } = seats[whose]!;
  const share = (part: number): string => say('shell-review-of', { part, whole: own });
  const moments = hands.map((hand, i) => momentOf(hand, i + 1, whose, cast));
  return {
    title: end === null ? say('spoons-after-stopped') : end.winner === null ? say('spoons-after-drawn')
      : say('spoons-after-won', whoIs(end.winner, cast)),
    line: say('spoons-after-line', { count: hands.length, time: minutes(Math.floor(saved.played / 1000)) }),
    has: seats.map(({ letters }, seat) => lettersAfter(WORDS[taking], letters, whoIs(seat, cast).name, end?.winner === seat)),
    figures: [
      { what: say('spoons-review-firsts'), figure: share(firsts) }, { what: say('spoons-review-lasts'), figure: share(lasts) },
      ...quickest === null ? []
        : [{ what: say('spoons-review-quickest', { taking }), figure: inSeconds(quickest.ms), event: quickest.event }],
    ],
    note: say('spoons-review-note'), moments, noMoments: say('spoons-moments-none'),
    allMoments: say('spoons-moments-all', { count: moments.length }),
  };
}

function momentOf({ event, by, seat }: HandPlayed, number: number, whose: number, cast: Cast): MomentTold {
  const line = by === cast.you ? say('spoons-moment-you', { name: whoIs(seat, cast).name })
    : say('spoons-moment', { by: whoIs(by, cast).name, ...whoIs(seat, cast) });
  return {
    event, number, line, heard: say('spoons-moment-heard', { number, told: line }),
    tone: seat === whose ? 'down' : by === whose ? 'up' : 'even', weight: seat === whose ? 20 : by === whose ? 15 : 5,
  };
}

/** @param ended how the game ended, at its last step; null at every other */
export function storyOf(taking: Taking, { event, happenings, view }: PassingStep, cast: Cast, ended: string | null): StepTold {
  return storyTold(event, () => say('spoons-story-start', whoIs(view.dealer, cast)),
    happenings.flatMap((one) => happened(taking, one, cast)), ended);
}

function happened(taking: Taking, one: PassingHappening, cast: Cast): readonly string[] {
  switch (one.type) {
    case 'drew': return [say('spoons-story-drew', { ...whoIs(one.seat, cast), card: cardName(one.card!) })];
    case 'passed': return [say('spoons-story-passed', { ...whoIs(one.seat, cast), card: cardName(one.card!) })];
    case 'passedOn': return [say('spoons-story-passed-on', whoIs(one.seat, cast))];
    case 'took': {
      const who = whoIs(one.seat, cast);
      if (taking === 'nose') return [say(one.isFirst ? 'spoons-story-nose-first' : 'spoons-story-nose', who)];
      return [say(one.isFirst ? 'spoons-told-first' : 'spoons-told-spoon', who)];
    }
    case 'lost': return lostText(taking, one, (seat) => whoIs(seat, cast));
    case 'dealt': return [say('spoons-told-dealt', whoIs(one.dealer, cast))];
    case 'ended': return [one.winner === null ? say('spoons-told-drawn') : say('spoons-told-won', whoIs(one.winner, cast))];
  }
}
