/** A move tried again at the table: opens it, has its rack judged, and answers what somebody chooses. */
import type { Adviser } from '../../ai/questions';
import { againAfter, againAt, type AgainChange, type AgainState } from '../../review/again/again';
import type { TableHappening } from '../../session/viewState';
import type { SetupDraft } from '../../setup/kept/tables';
import type { Pace } from '../../setup/setup';
import type { Report } from '../../review/report';
import type { TableModel } from '../../ui/table/tableModel';
import type { GameLibrary } from '../gameLibrary';
import type { HistoryController } from '../historyController';
import { STAY, type Answering, type Next } from '../next';
import type { ReplayController } from '../replayController';
import type { Playing } from '../table/playing';
import { againTable, happeningsOf, triedMove, type TriedMove } from './againTable';
import { judgedRack } from './judgedRack';
import type { MomentOf, PlayOnController } from './playOnController';

export interface AgainPorts {
  readonly library: Pick<GameLibrary, 'find'>;
  readonly adviser: Pick<Adviser, 'judge'>;
  /** What the person has agreed on elsewhere: the pace, and how they play with hand and key. */
  readonly liking: () => Pick<SetupDraft, 'pace' | 'input'>;
  readonly show: (screen: TableModel, happenings: readonly TableHappening[]) => void;
  /** The review that is shown beside a replay. */
  readonly report: () => Report | null;
  readonly history: Pick<HistoryController, 'review'>;
  readonly replay: Pick<ReplayController, 'close'>;
  readonly playOn: Pick<PlayOnController, 'back'>;
}

export interface AgainController extends Playing, Answering<'tryAgain' | 'showBetter' | 'tryNext' | 'backToReview'> {
  /** Whether a move is tried again now. */
  isOn(): boolean;
  /**
   * Opens the table before a move.
   * @param following what can be tried after it
   * @returns false where there is no such move: nothing is shown then. True, too, where somebody wants something else by now
   */
  open(moment: MomentOf, following: readonly MomentOf[]): Promise<boolean>;
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
export function createAgainController(ports: AgainPorts): AgainController {
  return new Again(ports);
}

class Again implements AgainController {
  readonly #ports: AgainPorts;
  #on: Trying | null = null;
  /** Another pace than the agreed one. */
  #pace: Pace | null = null;
  /** Counts what was opened and closed: a game that comes from the disk after that is not wanted any more. */
  #turns = 0;

  constructor(ports: AgainPorts) { this.#ports = ports; }

  isOn(): boolean { return this.#on !== null; }

  async open({ game: id, seat, step }: MomentOf, following: readonly MomentOf[]): Promise<boolean> {
    const { library, adviser } = this.#ports;
    this.#turns += 1;
    const turn = this.#turns;
    const { game } = await library.find(id).catch(() => ({ game: null }));
    if (turn !== this.#turns) return true;
    const move = game && triedMove(game, seat, step);
    if (!move) return false;
    this.#on = { move, state: againAt(move.placed), following };
    this.#present([]);
    const verdicts = await judgedRack(move, adviser);
    if (turn === this.#turns) this.#happen({ type: 'judged', verdicts });
    return true;
  }

  async tryAgain(moment: MomentOf): Promise<Next> {
    const { report, history, replay } = this.#ports;
    if (!await this.open(moment, slipsAfter(report(), moment))) return history.review(moment.game, moment.seat, moment.step);
    // Whoever went back before the move was judged looks at the replay again.
    if (this.isOn()) replay.close();
    return STAY;
  }

  async tryNext(): Promise<void> {
    for (let [first, ...rest] = this.#on?.following ?? []; first; [first, ...rest] = rest) if (await this.open(first, rest)) return;
  }

  async backToReview(): Promise<Next> {
    const { history, playOn } = this.#ports;
    const left = this.close();
    return left ? history.review(left.game, left.seat, left.step) : playOn.back();
  }

  showBetter(): void { this.#happen({ type: 'shown' }); }

  close(): MomentOf | null {
    const left = this.#on && { game: this.#on.move.game.saved.id, seat: this.#on.move.seat, step: this.#on.move.event + 1 };
    this.#turns += 1;
    this.#on = null;
    return left;
  }

  act(...[act]: Parameters<Playing['act']>): void {
    if (act.kind === 'place') this.#happen({ type: 'chose', tile: act.tile });
    // That a key may still turn out to be typing asks for nothing yet.
    else if (act.kind !== 'expect') this.#happen({ type: 'other' });
  }

  pause(): void {
    // No time runs here.
  }

  painted(): void {
    // Nobody races here.
  }

  setPace(pace: Pace): void {
    this.#pace = pace;
    this.#present([]);
  }

  showAgain(): void { this.#present([]); }

  #happen(change: AgainChange): void {
    if (!this.#on) return;
    const { state: before, move } = this.#on;
    const state = againAfter(before, change);
    if (state === before) return;
    this.#on = { ...this.#on, state };
    this.#present(state.lies !== null && state.lies !== before.lies ? happeningsOf(move, state.lies) : []);
  }

  #present(happenings: readonly TableHappening[]): void {
    const { liking, show } = this.#ports;
    if (this.#on) show(modelOf(this.#on, { ...liking(), ...(this.#pace ? { pace: this.#pace } : {}) }), happenings);
  }
}

/** The slips after a moment in the review that is shown: what can be tried next. */
function slipsAfter(report: Report | null, { game, seat, step }: MomentOf): MomentOf[] {
  if (!report || report.game !== game || report.seat !== seat) return [];
  return report.moves.filter((move) => move.account !== null && move.toldAt === null && move.step > step)
    .map((move) => ({ game, seat, step: move.step }));
}

function modelOf({ move, state, following }: Trying, { pace, input }: ReturnType<AgainPorts['liking']>): TableModel {
  const { game: { saved }, seat, event, number, of } = move;
  const { said, times, phase } = state;
  return {
    kind: 'table', game: `again-${saved.id}-${event}`, state: againTable(move, state), past: [], card: null,
    match: { playedFor: { kind: 'single' }, game: 0 }, daily: null, pace, terms: saved.setup, sitting: null, edges: [], input,
    practice: null, newcomer: null, end: null,
    again: {
      game: saved.id, seat, step: event + 1, move: number, moves: of, said, times, asked: phase === 'asked',
      next: phase === 'done' && following.length > 0,
    },
  };
}
