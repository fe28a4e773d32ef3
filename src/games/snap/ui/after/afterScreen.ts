/** What is told after a game of Snap. */
import { html, type TemplateResult } from 'lit-html';
import { afterTemplate, type MomentShown } from '../../../../shell/after/afterScreen';
import type { AfterCommand } from '../../../../shell/commands';
import { say } from '../../../../strings/say';
import type { Moment } from '../../review/report';
import { weightiest } from '../../review/weight';
import { betteredTold, endTold, figuresOf, hasTold, momentsOf, momentTold, toneOf } from '../../words/after';
import { castOf, whoIs } from '../../../../strings/words/cast';
import { minutes } from '../../../../strings/formats';
import { emblem } from '../../../../ui/parts/play/emblem';
import type { AfterModel } from './afterModel';

export function drawAfter(model: AfterModel, ask: (command: AfterCommand) => void): TemplateResult {
  const { players, report, whose, played, bettered, timed } = model;
  const cast = castOf(players);
  const seat = report.seats[whose];
  const moments = momentsOf(report.moments, whose);
  const shown = (moment: Moment): MomentShown => {
    const line = momentTold(moment, cast);
    const heard = say('snap-moment-heard', { card: moment.card, told: line });
    return { event: moment.event, number: moment.card, line, note: null, tone: toneOf(moment, whose), heard };
  };
  return afterTemplate(model, {
    title: endTold(report.end, cast),
    line: say('snap-after-line', { cards: report.cards, time: minutes(Math.floor(played / 1000)) }),
    bettered: bettered.map(betteredTold),
    has: report.seats.map((one) => {
      const { name } = whoIs(one.seat, cast);
      const has = hasTold(one);
      return { name, heard: say('snap-after-has', { name, has }), won: one.won, emblem: emblem(players[one.seat]!), has: html`${has}` };
    }),
    people: players.flatMap(({ kind }, i) => (kind === 'local' ? [{ seat: i, name: whoIs(i, cast).name }] : [])),
    review: seat === undefined ? null
      : { figures: figuresOf(seat), note: say(timed ? 'snap-review-counted' : 'snap-review-untimed') },
    moments: {
      most: weightiest(moments, whose).map(shown), all: moments.map(shown), none: say('snap-moments-none'),
      allTold: say('snap-moments-all', { count: moments.length }),
    },
  }, ask);
}
