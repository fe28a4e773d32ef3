/** Games to be reviewed, and an adviser whose answers come from a seed: what has to hold for any answers is shown with these. */
import type { JudgeQuestion, WaitQuestion } from '../../src/ai/questions';
import { reasonsFor } from '../../src/ai/reasons';
import { unseenTiles } from '../../src/ai/search/fromView';
import { fraction, randomFrom } from '../../src/chance/chance';
import type { Seat } from '../../src/rules/position';
import type { GameRecord } from '../../src/rules/record';
import { reportOf, UNASKED } from '../../src/review/findings/build';
import { planOf } from '../../src/review/ledger/plan';
import type { Report } from '../../src/review/report';
import type { ReviewAdviser } from '../../src/review/reviewer';
import type { ReviewedGame } from '../../src/review/reviewedGame';

/** A game to be reviewed: its first seat is a person's, unless other levels are given. */
export function reviewed(record: GameRecord, more: Partial<ReviewedGame> = {}): ReviewedGame {
  return {
    id: 'a game', record, levels: record.seats.map((_, seat) => (seat === 0 ? null : 'otto')), seeds: record.seats.map((name) => name),
    callTimes: [], races: [], memoryAid: false, forfeited: false, ...more,
  };
}

/** The report of a seat before anything is asked. */
export function unaskedReport(game: ReviewedGame, seat: Seat): Report {
  return reportOf(planOf(game, seat), UNASKED);
}

/** Answers at random, alike for the same question; each tile with the reasons that it really has. */
export function randomAdviser(seed: string): ReviewAdviser {
  const chance = ({ view, pass }: WaitQuestion, what: string): number =>
    fraction(randomFrom(`${seed}:${what}:${pass}:${JSON.stringify(view)}`));
  return {
    judge(question: JudgeQuestion) {
      const { view } = question;
      const reasons = reasonsFor(view, unseenTiles(view));
      const tiles = view.rack.map((tile, i) => (
        { tile, chance: chance(question, `tile ${tile}`), takes: reasons[i]!.takes.length, reasons: reasons[i]! }));
      return { tiles, errors: tiles.map(() => tiles.map(() => 0.001)), exact: false };
    },
    recall: ({ moves }) => moves.map(() => null),
    chance: (question) => ({ chance: chance(question, 'moment'), error: 0.001, exact: false }),
    recount: () => ({ awaited: [], unseen: [] }),
  };
}
