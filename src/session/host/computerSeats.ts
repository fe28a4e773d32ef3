/** The computer seats of a game: each has its bot, which is told what its seat can see. */
import { DEFAULT_LEVEL } from '../../ai/levelNames';
import type { Seat } from '../../rules/position';
import { seatView } from '../../rules/seatView';
import type { Intent } from '../../table/intents';
import { ORDER_TILES } from '../../table/seating';
import type { Clock } from '../../bots/clock';
import { createBot, type Bot, type BotOptions, type News } from '../../bots/bot';
import type { TableHappening } from '../viewState';
import type { HostState } from './hostState';

export interface ComputerSeatsOptions {
  readonly thinker: BotOptions['thinker'];
  readonly clock: Clock;
  readonly send: (intent: Intent) => void;
  /** By what times are multiplied now: 0 is at once. */
  readonly pace: () => number;
  /** A number from 0 up to 1, for what is a matter of chance and not of play. */
  readonly chance: () => number;
  /** What the chance of a seat's player hangs on. */
  readonly seedOf: (seat: Seat) => string;
  /** When a call may come that a computer would make at this moment. */
  readonly callsAt: NonNullable<BotOptions['callsAt']>;
  /** When it will be, in the computers' time, at a moment of the table's. */
  readonly due: (time: number) => number;
  /** Whether everyone is asked after each move. */
  readonly asked: boolean;
}

export interface ComputerSeats {
  /** Tells every computer seat what it can see; a seat that has no bot yet gets one. */
  tell(told: HostState): void;
  /**
   * Who of them had not seen what is called in this, now that all know of it: neither who called nor who had missed it, but who could have
   * seen it too. They are asked before they are told.
   */
  unaware(happenings: readonly TableHappening[]): readonly Seat[];
  /** Whether the computer on a seat calls, now that it is asked. */
  answer(seat: Seat): Promise<boolean>;
  /** Lets go of all bots: others will sit on the seats. */
  stop(): void;
}

/** The bots of a game, none of them told anything yet. */
export function createComputerSeats(options: ComputerSeatsOptions): ComputerSeats {
  const { thinker, clock, send, pace, chance, seedOf, callsAt, due, asked } = options;
  const bots = new Map<Seat, Bot>();
  return {
    tell(told) {
      for (const [seat, { kind, level = DEFAULT_LEVEL }] of told.players.entries()) {
        if (kind !== 'bot') continue;
        let bot = bots.get(seat);
        if (!bot) {
          bot = createBot({ seat, level, seed: seedOf(seat), thinker, pace, clock, send, chance, callsAt, asked });
          bots.set(seat, bot);
        }
        bot.tell(newsFor(seat, told, due));
      }
    },
    unaware: (happenings) => happenings.flatMap((happening) => {
      if (happening.type !== 'snagged') return [];
      const { seat: caller, runs } = happening;
      const took = new Set([caller, ...runs.flatMap(({ maker, missed }) => (missed ? [maker] : []))]);
      return [...bots].flatMap(([seat, bot]) => (!took.has(seat) && runs.some(({ squares }) => bot.overlooked(squares)) ? [seat] : []));
    }),
    answer: async (seat) => (await bots.get(seat)?.answer()) ?? false,
    stop() {
      bots.forEach((bot) => bot.stop());
      bots.clear();
    },
  };
}

function newsFor(
  seat: Seat, { table, phase, players, log, landedAt, turnAt }: HostState, due: ComputerSeatsOptions['due'],
): News {
  const { picks, position, clock } = table;
  if (phase === 'over') return { phase: 'over' };
  if (phase === 'order') {
    const taken = new Set(picks.map(({ index }) => index));
    const left = Array.from({ length: ORDER_TILES }, (_, i) => i).filter((i) => !taken.has(i));
    return { phase: 'order', picker: picks.length, left };
  }
  const { mover } = position;
  // Whoever moves looks for their own runs; for all others those computers race that do not move.
  const watchers = seat === mover ? 1 : players.filter(({ kind }, other) => kind === 'bot' && other !== mover).length;
  return { phase: 'playing', view: seatView(position, seat, log), landedAt, turnAt, endsAt: clock && due(clock.endsAt), watchers };
}
