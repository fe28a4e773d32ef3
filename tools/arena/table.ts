/**
 * A game at the real table: the state machine that people play at, a bot on every seat, and a clock that jumps from timer to timer. Time
 * stands still while a player thinks, so how long that takes changes nothing at the table.
 */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { createActor, type Actor } from 'xstate';
import { createBot, type Bot } from '../../src/bots/bot';
import type { Clock } from '../../src/bots/clock';
import { resultOf } from '../../src/rules/record';
import { seatView } from '../../src/rules/seatView';
import { EMPTY_LOG, logged } from '../../src/session/gameLog';
import { LAST_CHANCE_MS, SETTLE_MS } from '../../src/setup/pace';
import type { TableEmission } from '../../src/table/emissions';
import { gameMachine, type TableContext } from '../../src/table/gameMachine';
import { Asking } from './asking';
import { createJumpingClock } from './clock';
import type { Game, Played } from './game';

/** The time to call after placing, in milliseconds: as in play against the computer. */
const CALL_MS = 5000;
/** No game lasts so many timers: then the table stands still, and that is a mistake to be found. */
const MOST_TIMERS = 20_000;

type Table = Actor<typeof gameMachine>;

const isOver = (table: Table): boolean => table.getSnapshot().matches('over');

/** Plays a game from the deal to the count. */
export async function playAtTable({ rules, deal, seats }: Game): Promise<Played> {
  const clock = createJumpingClock();
  const asking = new Asking();
  const spans = seats.map((): number[] => []);
  const table = createActor(gameMachine, {
    clock,
    input: {
      rules, seats: seats.length, orderTiles: null, starter: 0, deal, callTime: () => CALL_MS, lastChance: () => LAST_CHANCE_MS.normal,
      seatingTime: 0, settle: SETTLE_MS, now: clock.now,
    },
  });
  const bots = seats.map(({ player, seed }, seat) => createBot({
    seat, level: player.level, seed, thinker: asking.thinkerFor(seat, player.thinker, spans[seat]!), pace: () => 1, clock,
    send: (intent) => table.send({ type: 'intent', intent }), chance: () => 0,
  }));
  let hasNews = false;
  tellBots(table, bots, clock, () => { hasNews = true; });
  table.start();
  for (let timers = 0; !isOver(table); timers += 1) {
    if (hasNews) {
      hasNews = false;
      await allAnswered(asking);
    }
    if (asking.forfeit !== null || asking.mistake !== null) break;
    if (timers > MOST_TIMERS || !clock.jump()) throw new Error('the table stands still');
  }
  for (const bot of bots) bot.stop();
  table.stop();
  if (asking.mistake !== null) throw asking.mistake.error;
  const { events, position } = table.getSnapshot().context;
  return { events, result: resultOf(position), spans, forfeit: asking.forfeit };
}

/** Until every question is answered the clock does not jump. */
async function allAnswered({ open }: Asking): Promise<void> {
  do {
    await Promise.allSettled(open);
    // A turn of the event loop lets every promise that hangs on the answers run.
    await turnOfTheLoop();
  } while (open.size > 0);
}

/** Tells the bots of every change at the table, as a session does: what each of them sees, and since when. */
function tellBots(table: Table, bots: readonly Bot[], clock: Clock, onNews: () => void): void {
  let log = EMPTY_LOG;
  let landedAt = 0;
  let turnAt = 0;
  let told: (TableEmission & { readonly type: 'played' })[] = [];
  let known: TableContext | null = null;
  table.on('played', (emission) => { told.push(emission); });
  table.subscribe(({ context }) => {
    for (const happening of told.flatMap(({ happenings }) => happenings)) {
      log = logged(log, [happening]);
      if (happening.type === 'placed') landedAt = clock.now();
      if (happening.type === 'turn') turnAt = clock.now();
    }
    const { position, clock: running, counted } = context;
    // That an intent waits to be judged is no news.
    const same = told.length === 0 && known?.position === position && known.clock === running && known.counted === counted;
    told = [];
    known = context;
    if (same) return;
    onNews();
    for (const [seat, bot] of bots.entries()) {
      bot.tell(isOver(table) ? { phase: 'over' } : {
        phase: 'playing', view: seatView(position, seat, log), landedAt, turnAt, endsAt: running?.endsAt ?? null,
        watchers: seat === position.mover ? 1 : Math.max(1, bots.length - (position.mover === null ? 0 : 1)),
      });
    }
  });
}
