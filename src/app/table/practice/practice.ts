/** Practice at the table: asks the adviser for hints, and takes the game back to the player's last decision. */
import type { Adviser } from '../../../ai/questions';
import { DEFAULT_LEVEL } from '../../../ai/levelNames';
import { hintOf, type Hint } from '../../../practice/hint';
import { recordBeforeLastDecision } from '../../../practice/takeBack';
import { readRecord } from '../../../rules/record';
import { seatView, type SeatView } from '../../../rules/seatView';
import { EMPTY_LOG, logged } from '../../../session/gameLog';
import type { OpenedGame, SavedGame } from '../../../session/savedGame';
import type { Notice } from '../../../ui/notice';
import type { Answering } from '../../next';
import type { TableGame } from '../tableGame';
import { cutGame } from './cutGame';

export interface PracticePorts {
  readonly game: Pick<TableGame, 'session' | 'saved' | 'takeBack' | 'practise' | 'practice'>;
  readonly adviser: Pick<Adviser, 'evaluate'>;
  readonly today: () => number;
  readonly tell: (notices: readonly Notice[]) => void;
}

/** A hint for the tile that is to be placed now, a step back to the last decision of the player here, and that the note was read. */
export type Practice = Answering<'hint' | 'takeBack' | 'practiceRead'>;

/** Practice in whatever game is on; in games that are not played for practice it does nothing. */
export function createPractice({ game, adviser, today, tell }: PracticePorts): Practice {
  /** The game that is on, where it is played for practice. */
  function practised() {
    const [session, saved] = [game.session(), game.saved()];
    const viewer = session?.state().viewer ?? null;
    return session && saved?.setup.practice && viewer !== null ? { session, saved, viewer, state: session.state() } : null;
  }

  return {
    async hint() {
      const on = practised();
      if (!on || game.practice().hint?.kind === 'thinking') return;
      if (!on.state.may.place) return tell([{ kind: 'practice', told: 'notNow' }]);
      const { session, saved, viewer } = on;
      const { takenBack } = game.practice();
      const view = viewOf(session.record(), viewer);
      game.practise({ type: 'hintAsked' });
      const hint = await adviceOn(view, adviser, saved.id);
      // By now another game may be on, or this one was taken back: the hint is for the table that was asked about.
      if (game.session() === session && game.practice().takenBack === takenBack) game.practise({ type: 'hinted', hint });
    },
    takeBack() {
      const on = practised();
      if (!on) return;
      const { saved, viewer, state } = on;
      if (state.phase === 'over') return tell([{ kind: 'practice', told: 'counted' }]);
      const before = gameBefore(saved, viewer, today());
      if (!before) return tell([{ kind: 'practice', told: 'nothingToTakeBack' }]);
      game.takeBack(before);
      tell([{ kind: 'practice', told: before.replayed.position.placed === null ? 'placeAgain' : 'callAgain' }]);
    },
    practiceRead: () => { if (practised()) game.practise({ type: 'read' }); },
  };
}

/** What the seat can see, and no more: the adviser is asked with nothing else. */
function viewOf(record: unknown, seat: number): SeatView | null {
  const replayed = readRecord(record);
  return replayed.ok ? seatView(replayed.position, seat, logged(EMPTY_LOG, replayed.happenings.flat())) : null;
}

/** @param seed what the chance of the adviser's search is drawn from: it tells nothing of the tiles */
async function adviceOn(view: SeatView | null, adviser: Pick<Adviser, 'evaluate'>, seed: string): Promise<Hint | null> {
  try {
    return view && hintOf(view, await adviser.evaluate({ view, level: DEFAULT_LEVEL, seed }));
  } catch {
    return null;
  }
}

/** The game as it stood before the last decision of a seat, to be played on from there; null where it has decided nothing yet. */
export function gameBefore(saved: SavedGame, seat: number, now: number): OpenedGame | null {
  const replayed = readRecord(saved.record);
  const record = replayed.ok ? recordBeforeLastDecision(replayed.record, seat) : null;
  return record && cutGame(saved, record, now);
}
