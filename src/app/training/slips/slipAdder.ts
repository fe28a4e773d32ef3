/** Makes a slip of the review that is shown into something to practise, when somebody asks for it. */
import type { ReviewAdviser } from '../../../review/reviewer';
import { slipAt } from '../../../review/found';
import type { Report } from '../../../review/report';
import { isNobody } from '../../../setup/names';
import { peopleAt } from '../../../session/sittersOf';
import { progressAfter } from '../../../training/progressAfter';
import { practiceOf, slipId } from '../../../training/slips/slips';
import type { GameLibrary } from '../../gameLibrary';
import type { TrainingKeeper } from '../trainingKeeper';

/** What came of it: it waits in the training room, it did before, or nothing can be asked of it. */
export type Added = 'added' | 'there' | 'nothing';

export interface SlipAdderPorts {
  readonly library: Pick<GameLibrary, 'find'>;
  readonly keeper: TrainingKeeper;
  readonly adviser: ReviewAdviser;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

/** Adds the slip at a step of a report to the training of whoever made it. Never rejects. */
export type SlipAdder = (report: Report, step: number) => Promise<Added>;

export function createSlipAdder({ library, keeper, adviser, today }: SlipAdderPorts): SlipAdder {
  async function add(report: Report, step: number): Promise<Added> {
    const slip = slipAt(report, step);
    const { game } = await library.find(report.game);
    const player = game && peopleAt(game)[report.seat];
    // What somebody did whose name was deleted belongs to nobody.
    if (!slip || !game || !player || player.name === null || isNobody(player.name)) return 'nothing';
    const who = player.me === true ? null : player.name;
    const { slips } = await keeper.training(who);
    if (slips.some(({ id }) => id === slipId(report.game, slip))) return 'there';
    const played = { id: report.game, record: game.replayed.record, seat: report.seat };
    const kept = await practiceOf(slip, played, adviser, today());
    if (!kept) return 'nothing';
    await keeper.change(who, (now) => progressAfter(now, { type: 'slips', slips: [kept] }));
    return 'added';
  }

  return (report, step) => add(report, step).catch((): Added => 'nothing');
}
