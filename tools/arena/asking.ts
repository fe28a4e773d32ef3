/** Asks the players at an arena's table: keeps count of the questions under way, and of who failed to answer one. */
import type { Choice, Look, Question, Thinker } from '../../src/ai/questions';
import type { Seat } from '../../src/rules/position';
import { askFor, forfeitOf, type Forfeit } from './game';

export class Asking {
  /** Questions under way. */
  readonly open = new Set<Promise<unknown>>();
  /** Who lost the game by a fault. */
  forfeit: Forfeit | null = null;
  /** What went wrong through no fault of a player. */
  mistake: { readonly error: unknown } | null = null;

  /**
   * The player as a bot asks it: once for each thing that it sees, though the bot asks again whenever it is told of something.
   * @param spans takes down how long each choice took
   */
  thinkerFor(seat: Seat, thinker: Thinker, spans: number[]): Thinker {
    let known = '';
    let answer: Choice | Promise<Choice>;
    return {
      choose: (question: Question) => {
        const { ply, rack, board, dead } = question.view;
        const seen = [ply, rack, board, dead].join(':');
        if (seen !== known) {
          known = seen;
          answer = this.#watched(seat, () => askFor(thinker, question, spans));
        }
        return answer;
      },
      look: (question: Question): Look | Promise<Look> => this.#watched(seat, () => thinker.look(question)),
    };
  }

  #watched<Answer>(seat: Seat, ask: () => Answer | Promise<Answer>): Answer | Promise<Answer> {
    let answer: Answer | Promise<Answer>;
    try {
      answer = ask();
    } catch (error) {
      return this.#failed(seat, error);
    }
    if (!(answer instanceof Promise)) return answer;
    const asked = answer;
    this.open.add(asked);
    const settled = (): void => { this.open.delete(asked); };
    asked.then(settled, settled);
    return asked.catch((error: unknown) => this.#failed(seat, error));
  }

  /** Whoever fails loses the game, or breaks it off; the bot that asked waits for ever. */
  #failed(seat: Seat, error: unknown): Promise<never> {
    try {
      this.forfeit ??= forfeitOf(seat, error);
    } catch (fault) {
      this.mistake ??= { error: fault };
    }
    return new Promise<never>(() => {});
  }
}
