/**
 * A game in one page: its host, and the screen's seats, wired to each other directly. The one door to a game for all that people see here:
 * acts go in, a read-only view state and what happened come out.
 */
import { createHost } from './host/host';
import type { HostedGame, HostPorts } from './host/hostedGame';
import type { OpenedGame } from './savedGame';
import { createSeatClient, type SeatClient } from './seatClient';
import type { TableHappening, ViewState } from './viewState';

export type SessionPorts = HostPorts;

export interface Session extends
  Pick<SeatClient, 'subscribe' | 'act' | 'pause' | 'painted'>,
  Pick<HostedGame, 'setPace' | 'setCallSeconds' | 'record' | 'text' | 'played'> {
  state(): ViewState;
  /** What had happened in a game that goes on, as people here saw it. */
  readonly past: readonly TableHappening[];
  stop(): void;
}

/** Continues `game`, which may have just begun, or be over: then it lies there as it was counted. */
export function createSession(game: OpenedGame, ports: SessionPorts): Session {
  const host = createHost(game, ports);
  const here = game.saved.setup.players.flatMap(({ kind }, place) => (kind === 'local' ? [place] : []));
  // Host and screen have one clock: a message is there in the moment in which it is sent.
  const client = createSeatClient({ connect: (receive) => host.connect(here, receive), now: ports.clock.now, arrival: ({ now }) => now });
  return {
    past: client.past(),
    state() {
      const state = client.state();
      if (!state) throw new Error('a host in the same page welcomes at once');
      return state;
    },
    subscribe: client.subscribe,
    act: client.act,
    pause: client.pause,
    painted: client.painted,
    setPace: (pace) => host.setPace(pace),
    setCallSeconds: (seconds) => host.setCallSeconds(seconds),
    record: () => host.record(),
    text: () => host.text(),
    played: () => host.played(),
    stop() {
      client.close();
      host.stop();
    },
  };
}
