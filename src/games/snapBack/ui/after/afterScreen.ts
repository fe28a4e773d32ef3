/** What is told after a game of Snap Back. */
import { html, type TemplateResult } from 'lit-html';
import { afterTemplate, type MomentShown } from '../../../../shell/after/afterScreen';
import type { AfterCommand } from '../../../../shell/commands';
import { say } from '../../../../strings/say';
import type { Moment } from '../../review/report';
import { endTold, figuresOf, lineTold, momentsOf, momentTold, toneOf } from '../../words/after';
import { castOf, whoIs } from '../../../../strings/words/cast';
import { die } from '../parts/die';
import { emblem } from '../../../../ui/parts/play/emblem';
import { spanChart } from '../parts/spanChart';
import type { AfterModel } from './afterModel';

/** The words for what was bettered. */
const BETTERED = { die: 'die', cards: 'cards', share: 'share', falseCalls: 'vain' } as const;

export function drawAfter(model: AfterModel, ask: (command: AfterCommand) => void): TemplateResult {
  const { players, report, whose, played, bettered, ended } = model;
  const cast = castOf(players);
  const six = report.seats.filter(({ trueSix }) => trueSix).map(({ seat }) => seat);
  const seat = report.seats[whose];
  const moments = momentsOf(report.moments, whose).map((moment: Moment): MomentShown => {
    const line = momentTold(moment, cast);
    const tone = toneOf(moment, whose);
    const change = tone === 'up' || tone === 'down' ? tone : 'none';
    return {
      event: moment.event, number: moment.card, line, tone, note: change === 'none' ? null : say(`snap-back-moment-${change}`),
      heard: say('snap-back-moment-heard', { card: moment.card, told: line, change }),
    };
  });
  return afterTemplate(model, {
    title: endTold(ended, six, cast),
    line: lineTold(model, played),
    bettered: bettered.map((name) => say(`snap-back-better-${BETTERED[name]}`)),
    has: report.seats.map(({ seat: one, die: { start, end } }) => {
      const { name } = whoIs(one, cast);
      return {
        name, heard: say('snap-back-after-die', { name, start, end }), won: six.includes(one), emblem: emblem(players[one]!),
        has: html`${die(start)}<i class="to"></i>${die(end)}`,
      };
    }),
    people: players.flatMap(({ kind }, i) => (kind === 'local' ? [{ seat: i, name: whoIs(i, cast).name }] : [])),
    review: seat === undefined ? null : {
      figures: figuresOf(seat), pictures: html`<h3>${say('snap-back-review-span')}</h3>${spanChart(seat.span)}`,
      note: say('snap-back-review-worth'),
    },
    moments: { most: moments, all: moments, none: say('snap-back-moments-none'), allTold: '' },
  }, ask);
}
