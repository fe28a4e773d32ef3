/** What comes after any game in which two lay cards at once, as the shell takes it: what came of it, its replay, and somebody's records. */
import type { TemplateResult } from 'lit-html';
import type { OpenedGame } from '../../../contract/savedGame';
import { theirsIn } from '../../../setup/seats/sitters';
import type { StepTold } from '../../../shell/after/told';
import type { PlainKey } from '../../../strings/say';
import type { Cast } from '../../../strings/words/cast';
import { bests } from '../kept/bests';
import type { KeptLaying } from '../kept/saved';
import { isStop, playedOf, reportOf, stayOf, stepsOf, type LayingReport, type LayingStep, type LooksBack } from '../review/report';
import { bestsMore, toldAfter } from '../words/after';

/** What a game says of it itself. */
interface Own<T extends KeptLaying> {
  readonly looks: LooksBack<T>;
  /** The events with which a race is won. */
  readonly calls: readonly string[];
  readonly scene: (step: LayingStep<T>, players: T['Setup']['players']) => TemplateResult;
  readonly story: (step: LayingStep<T>, cast: Cast, ended: T['Ended'] | 'stopped' | null) => StepTold;
  readonly record: (game: OpenedGame<T>) => string;
  /** What its record is called as a file. */
  readonly file: PlainKey;
}

export function pastOf<T extends KeptLaying>({ looks, ...own }: Own<T>) {
  return {
    after: {
      report: (game: OpenedGame<T>) => reportOf<T>(looks, game, theirsIn(game.saved)),
      acted: ({ seats }: LayingReport, seat: number) => seats[seat]!.laid > 0,
      played: (_: unknown, report: LayingReport, seat: number) => playedOf(report, seat), told: toldAfter,
    },
    replay: { steps: stepsOf<T>, isStop, stay: stayOf, ...own },
    bests: { kept: bests, more: bestsMore },
  };
}
