/** What is told on the screen after a game of Snap Back, with everybody's die and what the spans are drawn as. */
import { html } from 'lit-html';
import type { AfterTold } from '../../../../shell/after/told';
import type { AfterModel } from '../../../../shell/types';
import { say } from '../../../../strings/say';
import { whoIs, type Cast } from '../../../../strings/words/cast';
import type { SavedSnapBack } from '../../kept/savedGame';
import type { SnapBackReport } from '../../review/report';
import { endTold, figuresOf, lineTold, momentsTold } from '../../words/after';
import { seatDie } from '../parts/seat';
import { spanChart } from '../parts/spanChart';

export function toldAfter(
  { saved, report, whose }: AfterModel<{ readonly Saved: SavedSnapBack; readonly Report: SnapBackReport }>, cast: Cast,
): AfterTold {
  const { seats, moments } = report;
  return {
    title: endTold(saved.ended, seats.flatMap(({ trueSix }, seat) => (trueSix ? [seat] : [])), cast),
    line: lineTold(report, saved.played, cast),
    has: seats.map(({ die: { start, end }, trueSix }, seat) => ({
      heard: say('snap-back-after-die', { name: whoIs(seat, cast).name, start, end }), won: trueSix,
      has: html`${seatDie(start)}<i class="to"></i>${seatDie(end)}`,
    })),
    figures: figuresOf(seats[whose]!), note: say('snap-back-review-worth'),
    pictures: html`<h3>${say('snap-back-review-span')}</h3>${spanChart(seats[whose]!.span)}`,
    moments: momentsTold(moments, whose, cast), noMoments: say('snap-back-moments-none'),
  };
}
