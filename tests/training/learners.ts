/** The characters as learners in the training room: they see and remember by the very functions that they play by. */
import type { LevelName } from '../../src/ai/levelNames';
import { LEVELS } from '../../src/ai/levels';
import { forgottenRuns } from '../../src/ai/mind/memory';
import { lookAs } from '../../src/ai/player';
import { PRINTED_RULES } from '../../src/rules/options';
import { NO_PAST, type SeatView } from '../../src/rules/seatView';
import { drillAfter, questionNow, type DrillState } from '../../src/training/drill';
import type { Library } from '../../src/training/library';
import { newDrill } from '../../src/training/plan';
import type { TrainingState } from '../../src/training/progress';
import { progressAfter } from '../../src/training/progressAfter';
import { DRILL_TIMES, type Answer, type FlashQuestion, type GoneQuestion, type Question } from '../../src/training/question';
import type { DrillName } from '../../src/training/skills';

/** One who answers; `key` names the moment for their chance. */
export type Learner = (question: Question, key: string) => Answer;

/** What somebody who watches knows of a table: they hold no tiles, and nothing on it is their own deed. */
const WATCHER: SeatView = {
  ...NO_PAST, seat: 0, rules: PRINTED_RULES, rack: [], board: [], pile: 0, racks: [0, 4], won: [0, 0], mover: 1, placed: null, ply: 0,
  dead: [],
};

function seen(level: LevelName, { board, tile }: FlashQuestion, key: string): Answer {
  const view = { ...WATCHER, board: [...board, tile], placed: tile, placements: [{ seat: 1, tile }], ply: board.length + 1 };
  const { sees, after } = lookAs(LEVELS[level], { view, level, seed: key });
  return sees.length > 0 && after <= DRILL_TIMES.flash.limit ? { said: 'call', ms: Math.round(after) } : { said: 'pass', ms: null };
}

/** Who has forgotten a run thinks its tiles still to come. */
function remembered(level: LevelName, { stretch, square }: GoneQuestion, key: string): Answer {
  const placements = stretch.plies.map(({ tile }) => ({ seat: 1, tile }));
  const gone = stretch.plies.flatMap(({ taken }, i) => taken.map((tiles) => ({ tiles, by: 1, ply: i + 1 })));
  const view = { ...WATCHER, placements, gone, ply: placements.length };
  const forgotten = forgottenRuns(view, LEVELS[level].memory, key);
  const knows = gone.some((run) => run.tiles.includes(square) && !forgotten.includes(run));
  return { said: knows ? 'gone' : 'come', ms: 1200 };
}

/** A character. In a session it remembers a run or not, however often it is asked. */
export function character(level: LevelName): Learner {
  return (question, key) => {
    if (question.drill === 'flash') return seen(level, question, `${key}:${question.ref.event}:${question.ref.source.game}`);
    if (question.drill === 'gone') return remembered(level, question, key);
    return { said: question.choices[0]!.tile, ms: 1000 };
  };
}

/** A whole session, and the training after it. @param now when it begins, in milliseconds since 1970; each answer takes three seconds */
export function session(
  drill: DrillName, library: Library, before: TrainingState, learner: Learner, seed: string, now: number,
): { readonly state: TrainingState; readonly drill: DrillState } {
  let [state, on, at] = [before, newDrill(drill, library, before, seed, now)!, now];
  while (on.phase !== 'over') {
    const question = questionNow(on)!;
    if (on.phase === 'stretch') on = drillAfter(on, { type: 'watched' });
    else if (on.phase === 'told') on = drillAfter(on, { type: 'next' });
    else {
      on = drillAfter(on, { type: 'answered', answer: learner(question, seed) });
      at += 3000;
      state = progressAfter(state, { type: 'answered', question, given: on.given.at(-1)!, now: at });
    }
  }
  return { state: progressAfter(state, { type: 'ended', drill: on, now: at }), drill: on };
}
