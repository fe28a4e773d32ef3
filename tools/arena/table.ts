/**
 * A game at the real table: the state machine that people play at, a real computer's hand on every seat, and a clock that jumps from
 * timer to timer. Time stands still while a player thinks, so how long it takes him changes nothing at the table.
 */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { createActor } from 'xstate';
import type { Choice, Look, Question, Thinker } from '../../src/ai/questions';
import type { Happening, Seat } from '../../src/rules/position';
import { resultOf } from '../../src/rules/record';
import { seatView } from '../../src/rules/seatView';
import { createBot } from '../../src/bots/bot';
import { EMPTY_LOG, logged } from '../../src/session/gameLog';
import { LAST_CHANCE_MS, SETTLE_MS } from '../../src/setup/pace';
import type { TableEmission } from '../../src/table/emissions';
import { gameMachine, type TableContext } from '../../src/table/gameMachine';
import { createJumpingClock } from './clock';
import { askFor, forfeitOf, type Forfeit, type Game, type Played } from './game';

/** The time to call after placing, in milliseconds: as in play against the computer. */
const CALL_MS = 5000;
/** No game lasts so many timers: then the table stands still, and that is a mistake to be found. */
const MOST_TIMERS = 20_000;

/** Plays a game from the deal to the count. */
export async function playAtTable({ rules, deal, seats }: Game): Promise<Played> {
  const clock = createJumpingClock();
  const spans = seats.map((): number[] => []);
  /** Questions under way: until they are answered the clock does not jump. */
  const open = new Set<Promise<unknown>>();
  let log = EMPTY_LOG;
  let landedAt = 0;
  let turnAt = 0;
  let forfeit: Forfeit | null = null;
  let broken: { readonly error: unknown } | null = null;
  let hasNews = false;

  const actor = createActor(gameMachine, {
    clock,
    input: {
      rules, seats: seats.length, orderTiles: null, starter: 0, deal, callTime: () => CALL_MS, lastChance: LAST_CHANCE_MS.normal,
      seatingTime: 0, settle: SETTLE_MS, now: clock.now,
    },
  });
  const isOver = (): boolean => actor.getSnapshot().matches('over');

  /** Whoever fails loses the game, or breaks it off; his hand waits for ever. */
  function failed(seat: Seat, error: unknown): Promise<never> {
    try {
      forfeit ??= forfeitOf(seat, error);
    } catch (fault) {
      broken ??= { error: fault };
    }
    return new Promise<never>(() => {});
  }

  function watched<Answer>(seat: Seat, ask: () => Answer | Promise<Answer>): Answer | Promise<Answer> {
    let answer: Answer | Promise<Answer>;
    try {
      answer = ask();
    } catch (error) {
      return failed(seat, error);
    }
    if (!(answer instanceof Promise)) return answer;
    open.add(answer);
    const settled = (): void => { open.delete(answer as Promise<Answer>); };
    answer.then(settled, settled);
    return answer.catch((error: unknown) => failed(seat, error));
  }

  /** The player as his hand asks him: once for each thing that he sees, though the hand asks again whenever it is told of something. */
  function thinkerOf(seat: Seat, { thinker }: { readonly thinker: Thinker }): Thinker {
    let known = '';
    let answer: Choice | Promise<Choice>;
    return {
      choose(question: Question) {
        const { view } = question;
        const sight = [view.ply, view.rack, view.board, view.dead].join(':');
        if (sight !== known) {
          known = sight;
          answer = watched(seat, () => askFor(thinker, question, spans[seat]!));
        }
        return answer;
      },
      look: (question: Question): Look | Promise<Look> => watched(seat, () => thinker.look(question)),
    };
  }

  const hands = seats.map(({ player, seed }, seat) => createBot({
    seat, level: player.level, seed, thinker: thinkerOf(seat, player), pace: () => 1, clock,
    send: (intent) => actor.send({ type: 'intent', intent }), chance: () => 0,
  }));

  function note(happening: Happening): void {
    log = logged(log, [happening]);
    if (happening.type === 'placed') landedAt = clock.now();
    if (happening.type === 'turn') turnAt = clock.now();
  }

  function tellHands({ position, clock: running }: TableContext): void {
    hasNews = true;
    const past = log;
    for (const [seat, hand] of hands.entries()) {
      hand.tell(isOver() ? { phase: 'over' } : {
        phase: 'playing', view: seatView(position, seat, past), landedAt, turnAt, endsAt: running?.endsAt ?? null,
        watchers: seat === position.mover ? 1 : Math.max(1, seats.length - (position.mover === null ? 0 : 1)),
      });
    }
  }

  let told: (TableEmission & { readonly type: 'played' })[] = [];
  let known: TableContext | null = null;
  actor.on('played', (emission) => { told.push(emission); });
  actor.subscribe(({ context }) => {
    for (const { happenings } of told) for (const happening of happenings) note(happening);
    // As in a session: that an intent waits to be judged is no news.
    const same = told.length === 0 && known?.position === context.position && known.clock === context.clock && known.counted === context.counted;
    told = [];
    known = context;
    if (!same) tellHands(context);
  });
  actor.start();

  for (let timers = 0; !isOver(); timers += 1) {
    if (hasNews) {
      hasNews = false;
      do {
        await Promise.allSettled(open);
        // A turn of the event loop lets every promise that hangs on the answers run.
        await turnOfTheLoop();
      } while (open.size > 0);
    }
    if (forfeit !== null || broken !== null) break;
    if (timers > MOST_TIMERS || !clock.jump()) throw new Error('the table stands still');
  }
  hands.forEach((hand) => hand.stop());
  actor.stop();
  // Both were set in callbacks, which the compiler does not follow.
  const mistake = broken as { readonly error: unknown } | null;
  if (mistake !== null) throw mistake.error;
  const { events, position } = actor.getSnapshot().context;
  return { events, result: resultOf(position), spans, forfeit };
}
