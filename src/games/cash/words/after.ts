/** What is told after a game of Cash, and what happens at a step of its replay. */
import type { AfterTold, StepTold } from '../../../shell/after/told';
import { minutes } from '../../../strings/formats';
import { say } from '../../../strings/say';
import { whoAre, whoIs, type Cast } from '../../../strings/words/cast';
import { cardName } from '../../piles/words/cards';
import type { SavedCash } from '../kept/savedGame';
import type { CashReport, CashStep } from '../review/report';
import { pairOf } from '../../hands/rules/pairs';
import { cardsText } from '../../hands/words/board';
import { lettersAfter } from '../../hands/words/letters';
import { actedText } from '../../hands/words/signals';
import { storyTold } from '../../hands/words/story';
import { losersOf, rightOf, WORD } from '../rules/ends';
import type { CashState } from '../rules/game';
import { endText } from './words';

interface LookedAt { readonly saved: SavedCash; readonly report: CashReport; readonly whose: number }

export function toldAfter({ saved, report, whose }: LookedAt, cast: Cast): AfterTold {
  const { ends, seats, options, winners } = report;
  const { right, calls, cashed, fours, read } = seats[whose]!;
  const letters = (seat: number): number => ends.filter(({ end }) => losersOf(options, end).includes(pairOf(options, seat))).length;
  return {
    title: winners.length > 0 ? say('cash-after-won', { names: whoAre(winners.flatMap((pair) => options.pairs[pair]!), cast) })
      : saved.ended === 'real' || saved.ended === 'boards' ? say(`cash-after-${saved.ended}`) : say('cash-after-stopped'),
    line: say('cash-after-line', { count: ends.length, time: minutes(Math.floor(saved.played / 1000)) }),
    has: seats.map(({ won }, seat) => {
      const { name } = whoIs(seat, cast);
      return options.letters ? lettersAfter(WORD, letters(seat), name, won) : { has: '', won, heard: name };
    }),
    figures: [
      { what: say('cash-review-calls'), figure: say('shell-review-of', { part: right, whole: calls }) },
      { what: say('cash-review-fours'), figure: say('shell-review-of', { part: cashed, whole: fours }) },
      { what: say('cash-review-read'), figure: String(read) },
    ],
    moments: ends.map(({ end, hands, event }, i) => {
      const line = endText(end, hands, options, cast);
      const lost = losersOf(options, end);
      const own = pairOf(options, whose);
      return {
        event, number: i + 1, line, heard: say('cash-moment-heard', { number: i + 1, told: line }),
        tone: lost.length === 0 ? 'even' : lost.includes(own) ? 'down' : rightOf(end) && pairOf(options, end[1]!) === own ? 'up' : 'even',
      };
    }),
    noMoments: say('cash-moments-none'), allMoments: say('cash-moments-all', { count: ends.length }),
  };
}

/** What happens at a step. @param ended how the game ended, at its last step; null at every other */
export function storyOf({ event, view }: CashStep, cast: Cast, ended: SavedCash['ended']): StepTold {
  return storyTold(event, () => say('cash-story-start', whoIs(view.dealer, cast)), happened(event, view, cast), ended);
}

function happened(event: CashStep['event'], { open, ends, hands, options, board, dealer }: CashState, cast: Cast): readonly string[] {
  if (event !== null && !open && ends.length > 0) return [endText(ends.at(-1)!, hands, options, cast)];
  switch (event?.[0]) {
    case 'go': return [say('cash-story-board', { told: cardsText(board) })];
    case 'swap': return [say('cash-story-swapped', { ...whoIs(event[1], cast), card: cardName(event[2]), other: cardName(event[3]) })];
    case 'act': return [actedText(event[1], event[2], cast)];
    case 'away': return [say('cash-story-away')];
    case 'deal': return [say('cash-story-start', whoIs(dealer, cast))];
    default: return [];
  }
}
