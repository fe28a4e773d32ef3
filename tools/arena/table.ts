/**
 * A game at the real table: the host that people play at, a bot at every place, and a clock that jumps from timer to timer. Time
 * stands still while a player thinks, so how long that takes changes nothing at the table.
 */
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import type { Thinker } from '../../src/ai/questions';
import { createHost } from '../../src/host/host';
import type { GameEvent } from '../../src/rules/position';
import { replay } from '../../src/rules/record';
import { snagBot } from '../../src/session/game/snagBot';
import { createSnag } from '../../src/session/game/snagGame';
import type { HostedSnag } from '../../src/session/game/snagTypes';
import { Asking } from './asking';
import { createJumpingClock } from './clock';
import type { Game, Played } from './game';

/** The time to call after placing, in seconds: as in play against the computer. */
const CALL_SECONDS = 5;
/** No game lasts so many timers: then the table stands still, and that is a mistake to be found. */
const MOST_TIMERS = 20_000;

function begun({ rules, deal, seats }: Game): HostedSnag {
  return {
    id: 'arena', seed: 'arena', deal: { order: [], tiles: deal }, luck: seats.map(({ seed }) => seed), events: [], callTimes: [], races: [],
    setup: {
      players: seats.map(({ player: { name, level } }) => ({ name, kind: 'bot', level })), order: 'given', seed: 'arena', rules,
      callSeconds: CALL_SECONDS, pace: 'normal', memoryAid: false, playedFor: { kind: 'single' },
    },
    played: 0, ended: null, startedAt: 0, savedAt: 0,
  };
}

/** Plays a game from the deal to the count. */
export async function playAtTable(game: Game): Promise<Played> {
  const { rules, deal, seats } = game;
  const clock = createJumpingClock();
  const asking = new Asking();
  const spans = seats.map((): number[] => []);
  const thinkers = seats.map(({ player }, seat): Thinker => asking.thinkerFor(seat, player.thinker, spans[seat]!));
  const snag = createSnag({ thinker: thinkers[0]! });
  const host = createHost({ ...snag, bot: (facts, ports) => snagBot(thinkers[facts.place]!, facts, ports) }, begun(game), {
    clock, today: () => 0, epoch: 'arena', save() {}, failed(error) { throw error; },
  });
  host.goOn();
  for (let timers = 0; host.saved().ended === null; timers += 1) {
    await allAnswered(asking);
    if (asking.forfeit !== null || asking.mistake !== null) break;
    if (timers > MOST_TIMERS || !clock.jump()) throw new Error('the table stands still');
  }
  host.leave();
  if (asking.mistake !== null) throw asking.mistake.error;
  const events = host.saved().events as readonly GameEvent[];
  const played = replay({ rules, seats: seats.map(({ player }) => player.name), starter: 0, deal, events });
  if (!played.ok) throw new Error('a game that was played does not replay');
  return { events, result: played.result, spans, forfeit: asking.forfeit };
}

/** Until every question is answered the clock does not jump. */
async function allAnswered({ open }: Asking): Promise<void> {
  do {
    await Promise.allSettled(open);
    // A turn of the event loop lets every promise that hangs on the answers run.
    await turnOfTheLoop();
  } while (open.size > 0);
}
