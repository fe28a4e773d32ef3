/** The hands of the computer seats of a game: who has one, and what each is told of the table. */
import { DEFAULT_LEVEL } from '../ai/levels';
import type { Thinker } from '../ai/questions';
import type { Seat } from '../rules/position';
import { seatView, type OpenPast } from '../rules/seatView';
import type { TableContext } from '../table/gameMachine';
import type { Intent } from '../table/intents';
import { ORDER_TILES } from '../table/seating';
import type { Clock } from '../bots/clock';
import { createBot, type Bot, type News } from '../bots/bot';
import type { Player } from '../setup/players';
import type { Phase } from './viewState';

export interface ComputerSeatsOptions {
  readonly thinker: Thinker;
  readonly clock: Clock;
  readonly send: (intent: Intent) => void;
  /** By what times are multiplied now: 0 is at once. */
  readonly pace: () => number;
  /** A number from 0 up to 1, for what is a matter of chance and not of play. */
  readonly chance: () => number;
  /** What a seat's player hangs his chance on. */
  readonly seedOf: (seat: Seat) => string;
  /** Whether everyone is asked after each move. */
  readonly asked: boolean;
}

/** What there is to be told. */
export interface Told {
  readonly table: TableContext;
  readonly phase: Phase;
  /** In the order in which they sit now. */
  readonly players: readonly Player[];
  readonly past: OpenPast;
  /** When the last tile landed and the turn began, in the clock's time. */
  readonly landedAt: number;
  readonly turnAt: number;
}

export interface ComputerSeats {
  /** Tells every computer seat what it can see; a seat that has no hand yet gets one. */
  tell(told: Told): void;
  /** Whether the computer on a seat calls, now that it is asked. */
  answer(seat: Seat): Promise<boolean>;
  /** Lets go of all hands: others will sit on the seats. */
  stop(): void;
}

/** The hands of a game, none of them told anything yet. */
export function createComputerSeats({ thinker, clock, send, pace, chance, seedOf, asked }: ComputerSeatsOptions): ComputerSeats {
  const hands = new Map<Seat, Bot>();
  return {
    tell(told) {
      for (const [seat, { kind, level = DEFAULT_LEVEL }] of told.players.entries()) {
        if (kind !== 'bot') continue;
        let hand = hands.get(seat);
        if (!hand) {
          hand = createBot({ seat, level, seed: seedOf(seat), thinker, pace, clock, send, chance, asked });
          hands.set(seat, hand);
        }
        hand.tell(newsFor(seat, told));
      }
    },
    answer: async (seat) => (await hands.get(seat)?.answer()) ?? false,
    stop() {
      hands.forEach((hand) => hand.stop());
      hands.clear();
    },
  };
}

function newsFor(seat: Seat, { table, phase, players, past, landedAt, turnAt }: Told): News {
  const { picks, position, clock } = table;
  if (phase === 'over') return { phase: 'over' };
  if (phase === 'order') {
    const taken = new Set(picks.map(({ index }) => index));
    const left = Array.from({ length: ORDER_TILES }, (_, i) => i).filter((i) => !taken.has(i));
    return { phase: 'order', picker: picks.length, left };
  }
  const { mover } = position;
  // Whoever moves looks for his own runs; for all others those computers race that do not move.
  const watchers = seat === mover ? 1 : players.filter(({ kind }, other) => kind === 'bot' && other !== mover).length;
  return { phase: 'playing', view: seatView(position, seat, past), landedAt, turnAt, endsAt: clock?.endsAt ?? null, watchers };
}
