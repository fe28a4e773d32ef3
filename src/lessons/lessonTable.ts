/** The real table of a lesson at the host of all games, opened at any moment of it: nobody plays there by themselves. */
import type { Clock } from '../bots/clock';
import { createHost, type HostedGame } from '../host/host';
import type { GameEvent } from '../rules/position';
import { createSnag } from '../session/game/snagGame';
import type { SnagEvent, SnagTypes } from '../session/game/snagTypes';
import { createSeatClient, type SeatClient } from '../session/seatClient';
import { callTimeOf } from '../setup/callTime';
import { BREATH_MS } from '../setup/pace';
import type { Player } from '../setup/players';
import type { Pace, TimeToCall } from '../setup/setup';
import { YOU, type Scene } from './lesson';
import { positionOf } from './scene';

export interface LessonTableOptions {
  readonly clock: Clock;
  readonly pace: Pace;
  /** How long the learner has to call; Pip is never in a hurry. */
  readonly callSeconds: TimeToCall;
  readonly players: readonly [learner: Player, pip: Player];
}

export interface LessonTable {
  readonly client: SeatClient;
  /** What has happened since the scene was laid. */
  events(): readonly SnagEvent[];
  /** Does what a script says. */
  send(event: GameEvent): void;
  setPace(pace: Pace): void;
  leave(): void;
}

/** The table of a scene after these events. */
export function openTable(
  scene: Scene, events: readonly SnagEvent[], { clock, pace, callSeconds, players }: LessonTableOptions,
): LessonTable {
  const position = positionOf(scene);
  const { rules } = position;
  const snag = createSnag({
    thinker: { choose: ({ view }) => ({ tile: view.rack[0]!, takes: [], after: 0 }), look: () => ({ sees: [], after: 0 }) },
    init: (setup, deal) => ({ setup, deal, picks: [], position }),
    timesOf: (now) => ({
      callTime: now.players.map((player, seat) => (seat === YOU ? callTimeOf({ rules, callSeconds }, player) : null)),
      lastChance: null, breath: BREATH_MS[now.pace],
    }),
  });
  const host: HostedGame<SnagTypes> = createHost({
    ...snag,
    // Scripts do what Pip does.
    bot: () => ({ tell() {}, stop() {} }),
    // What is left to be done in a move, the lesson says.
    view(table, own, standing) {
      const { callOver: _, ...view } = snag.view(table, own, standing);
      return view;
    },
  }, {
    id: 'lesson', seed: 'lesson', deal: { order: [], tiles: [] }, luck: ['', ''], events,
    setup: {
      players: [...players], order: 'given', seed: 'lesson', rules, callSeconds, pace, memoryAid: false, playedFor: { kind: 'single' },
    },
    callTimes: events.flatMap(([kind]) => (kind === 'snag' ? [null] : [])), races: [], played: 0, ended: null, startedAt: 0, savedAt: 0,
  }, {
    clock, today: () => 0, epoch: 'lesson', save() {},
    // It is told as any other error of the page.
    failed: (error) => { clock.setTimeout(() => { throw error; }, 0); },
  });
  host.goOn();
  return {
    client: createSeatClient({ connect: host.connect, places: [YOU], now: clock.now }),
    events: () => host.saved().events,
    send: ([kind, seat, tile]) => host.act(seat, kind === 'place' ? { kind, tile } : { kind: kind === 'snag' ? 'call' : 'draw' }),
    setPace: (next) => host.act(-1, { kind: 'pace', pace: next }),
    leave: () => host.leave(),
  };
}
