/**
 * The untimed way of calling: nobody is quicker than anybody. When a mover ends his move without having called, his draw is held back and
 * everyone else is asked in turn, in private: SNAG or pass? When all have answered, every SNAG counts as pressed at the same instant, and the draw
 * follows. In the last chance everyone is asked once more, and then it is counted. In a race the maker is asked with the others.
 *
 * Of a round nothing is kept and nothing is told before its end, so that a game that is left in its midst comes back before it.
 */
import type { Seat } from '../../rules/position';
import type { TableContext } from '../../table/gameMachine';
import type { Intent } from '../../table/intents';
import { makerOf } from '../../table/judge';
import type { Clock } from '../../bots/clock';
import type { Player } from '../../setup/players';
import type { Round } from '../tableView';

export interface CallRoundPorts {
  readonly clock: Clock;
  readonly table: () => TableContext;
  /** In the order in which they sit now. */
  readonly players: () => readonly Player[];
  readonly send: (intent: Intent) => void;
  /** What the computer on a seat answers. Never rejects. */
  readonly computerCalls: (seat: Seat) => Promise<boolean>;
  /** Somebody else is asked now, or nobody any more. */
  readonly changed: () => void;
}

export interface CallRound {
  /** The round that is on, or null. */
  round(): Round | null;
  /** Takes what a hand asks of the table, and sends it on: at once, after a round, or not at all where it is not for that hand to ask. */
  take(intent: Intent): void;
  /** The person who is asked has answered. */
  answer(seat: Seat, snag: boolean): void;
  /** What was sent has been judged: the round is over. */
  judged(): void;
  /** Sees whether the last chance has come, when all hands have been told of it. */
  look(): void;
  stop(): void;
}

interface Questions {
  /** What the round holds back; null in the last chance. */
  readonly draw: Intent | null;
  /** The persons who have not answered yet, in the order in which they are asked. */
  left: readonly Seat[];
  readonly calls: Seat[];
  readonly computers: Promise<readonly Seat[]>;
  sent: boolean;
}

/** Nobody is asked yet. */
export function createCallRound({ clock, table, players, send, computerCalls, changed }: CallRoundPorts): CallRound {
  let questions: Questions | null = null;
  /** A draw that waits for what was pressed before it to be judged. */
  let timer: unknown = null;
  let askedLast = false;

  /** Does something once all that was pressed is judged: a call that came before a draw must be known to it. */
  function onceSettled(act: () => void): void {
    if (table().waiting.length === 0) {
      timer = null;
      act();
    } else timer = clock.setTimeout(() => onceSettled(act), Math.max(1, table().input.settle));
  }

  /** Everybody from a seat's left on, himself last. */
  function fromTheLeftOf(seat: Seat): Seat[] {
    const seats = players().length;
    return Array.from({ length: seats }, (_, i) => (seat + 1 + i) % seats);
  }

  function ask(seats: readonly Seat[], draw: Intent | null): void {
    const computers = seats.filter((seat) => players()[seat]?.kind === 'bot');
    questions = {
      draw, calls: [], sent: false, left: seats.filter((seat) => !computers.includes(seat)),
      computers: Promise.all(computers.map(async (seat) => (await computerCalls(seat) ? [seat] : []))).then((calls) => calls.flat()),
    };
    changed();
    if (questions.left.length === 0) void finish(questions);
  }

  /** All persons have answered. */
  async function finish(asked: Questions): Promise<void> {
    const calls = [...asked.calls, ...await asked.computers];
    if (questions !== asked) return;
    asked.sent = true;
    const at = clock.now();
    for (const seat of calls) send({ kind: 'call', seat, at });
    send(asked.draw ? { ...asked.draw, at } : { kind: 'count', seat: 0, at });
  }

  function endMove(draw: Intent): void {
    const { position, events } = table();
    const { mover, placed, rules } = position;
    const move = events.slice(events.findLastIndex(([kind]) => kind === 'place'));
    const called = move.some(([kind, seat]) => kind === 'snag' && seat === mover);
    // Who may not draw now is told so by the table.
    if (mover === null || draw.seat !== mover || placed === null || called) send(draw);
    else ask(fromTheLeftOf(mover).filter((seat) => seat !== mover || rules.calls === 'race'), draw);
  }

  return {
    round: () => (questions ? { seat: questions.left[0] ?? null } : null),
    take(intent) {
      const { position } = table();
      const busy = questions !== null || timer !== null;
      if (intent.kind === 'draw') {
        if (!busy) onceSettled(() => endMove(intent));
      } else if (intent.kind === 'call') {
        // Only the mover calls unasked, and by the rule of the first call not even he.
        if (!busy && intent.seat === position.mover && position.rules.calls === 'classic') send(intent);
      } else if (intent.kind !== 'count') send(intent);
    },
    answer(seat, snag) {
      const asked = questions;
      if (!asked || asked.left[0] !== seat) return;
      if (snag) asked.calls.push(seat);
      asked.left = asked.left.slice(1);
      changed();
      if (asked.left.length === 0) void finish(asked);
    },
    judged() {
      if (questions?.sent) questions = null;
    },
    look() {
      const { position, counted } = table();
      if (position.mover !== null || counted || askedLast || questions) return;
      askedLast = true;
      ask(fromTheLeftOf(makerOf(table())), null);
    },
    stop() {
      clock.clearTimeout(timer);
      questions = null;
      askedLast = true;
    },
  };
}
