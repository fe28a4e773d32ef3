/** A move tried again at the table: opens it, has its rack judged, and answers what somebody chooses. */
import type { Adviser } from '../../ai/questions';
import { againAfter, againAt, type AgainChange, type AgainState } from '../../review/again/again';
import type { Act, TableHappening } from '../../session/viewState';
import type { SetupDraft } from '../../setup/kept/tables';
import type { Pace } from '../../setup/setup';
import type { TableModel } from '../../ui/table/tableModel';
import type { GameLibrary } from '../gameLibrary';
import type { Playing } from '../table/playing';
import { againTable, happeningsOf, triedMove, type TriedMove } from './againTable';
import { judgedRack } from './judgedRack';
import type { MomentOf } from './playOnController';

export interface AgainPorts {
  readonly library: Pick<GameLibrary, 'find'>;
  readonly adviser: Pick<Adviser, 'judge'>;
  /** What the person has agreed on elsewhere: the pace, and how they play with hand and key. */
  readonly liking: () => Pick<SetupDraft, 'pace' | 'input'>;
  readonly show: (screen: TableModel, happenings: readonly TableHappening[]) => void;
}

export interface AgainController extends Playing {
  /** Whether a move is tried again now. */
  isOn(): boolean;
  /**
   * Opens the table before a move.
   * @param following what can be tried after it
   * @returns false where there is no such move: nothing is shown then. True, too, where somebody wants something else by now
   */
  open(moment: MomentOf, following: readonly MomentOf[]): Promise<boolean>;
  /** Goes on with what follows. */
  next(): Promise<void>;
  /** Shows the better tile. */
  showMe(): void;
  /** Nobody tries any more. @returns where they came from; null where nobody did */
  close(): MomentOf | null;
}

/** A move that is tried again. */
interface Trying {
  readonly move: TriedMove;
  readonly state: AgainState;
  /** What can be tried after it. */
  readonly following: readonly MomentOf[];
}

/** Nobody tries anything. */
export function createAgainController({ library, adviser, liking, show }: AgainPorts): AgainController {
  let on: Trying | null = null;
  /** Counts what was opened and closed: a game that comes from the disk after that is not wanted any more. */
  let turns = 0;
  let pace: Pace | null = null;

  function present(happenings: readonly TableHappening[]): void {
    if (on) show(modelOf(on, { ...liking(), ...(pace ? { pace } : {}) }), happenings);
  }

  function happen(change: AgainChange): void {
    if (!on) return;
    const { state: before, move } = on;
    const state = againAfter(before, change);
    if (state === before) return;
    on = { ...on, state };
    present(state.lies !== null && state.lies !== before.lies ? happeningsOf(move, state.lies) : []);
  }

  async function open({ game: id, seat, step }: MomentOf, following: readonly MomentOf[]): Promise<boolean> {
    turns += 1;
    const turn = turns;
    const { game } = await library.find(id).catch(() => ({ game: null }));
    if (turn !== turns) return true;
    const move = game && triedMove(game, seat, step);
    if (!move) return false;
    const trying = { move, state: againAt(move.placed), following };
    on = trying;
    present([]);
    const verdicts = await judgedRack(move, adviser);
    // By now another move may be tried, or none.
    if (on === trying) happen({ type: 'judged', verdicts });
    return true;
  }

  return {
    isOn: () => on !== null,
    open,
    async next() {
      for (let [first, ...rest] = on?.following ?? []; first; [first, ...rest] = rest) if (await open(first, rest)) return;
    },
    showMe: () => happen({ type: 'shown' }),
    close() {
      turns += 1;
      const left = on && { game: on.move.game.saved.id, seat: on.move.seat, step: on.move.event + 1 };
      on = null;
      return left;
    },
    act(act: Act) {
      if (act.kind === 'place') happen({ type: 'chose', tile: act.tile });
      // That a key may still turn out to be typing asks for nothing yet.
      else if (act.kind !== 'expect') happen({ type: 'other' });
    },
    pause() {
      // No time runs here.
    },
    painted() {
      // Nobody races here.
    },
    setPace(chosen) {
      pace = chosen;
      present([]);
    },
    showAgain: () => present([]),
  };
}

function modelOf({ move, state, following }: Trying, { pace, input }: ReturnType<AgainPorts['liking']>): TableModel {
  const { game: { saved }, seat, event, number, of } = move;
  const { said, times, phase } = state;
  return {
    kind: 'table', game: `again-${saved.id}-${event}`, state: againTable(move, state), past: [], card: null,
    match: { playedFor: { kind: 'single' }, game: 0 }, daily: null, pace, terms: saved.setup, sitting: null, firstEdge: 0, input,
    practice: null, newcomer: null, end: null,
    again: {
      game: saved.id, seat, step: event + 1, move: number, moves: of, said, times, asked: phase === 'asked',
      next: phase === 'done' && following.length > 0,
    },
  };
}
