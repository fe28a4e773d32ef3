/**
 * A game in one page: its host, and the screen's seats, wired to each other directly. The one door to a game for all that people see here:
 * acts go in, a read-only view state and what happened come out.
 */
import type { Thinker } from '../ai/questions';
import type { Clock } from '../bots/clock';
import { createHost } from '../host/host';
import { writeText } from '../rules/notation/writer';
import { writeRecord } from '../rules/record';
import type { Pace, TimeToCall } from '../setup/setup';
import type { SnagIntent } from './game/intents';
import { createSnag } from './game/snagGame';
import type { HostedSnag } from './game/snagTypes';
import { hostedOf, playedOf, storedOf, type PlayedGame } from './game/stored';
import type { OpenedGame, SavedGame } from './savedGame';
import { createSeatClient, welcomedClient, type SeatClient, type WelcomedClient } from './seatClient';
import { besideRecord } from './sittersOf';

export interface SessionPorts {
  /** What computer seats think with. Must always answer (see `workerClient`). */
  readonly thinker: Thinker;
  readonly clock: Clock;
  /** Keeps the game as it stands; called after every event. */
  readonly save: (game: SavedGame) => void;
  /** Milliseconds since 1970. */
  readonly today: () => number;
}

export interface Session extends WelcomedClient, Pick<SeatClient, 'pause'> {
  /** Plays on at another pace. */
  setPace(pace: Pace): void;
  /** Plays on with another time to call, from the next move on. Where nobody calls against a clock, there is none to change. */
  setCallSeconds(seconds: TimeToCall): void;
  /** The game as its record stands now, with the result so far. */
  record(): Record<string, unknown>;
  /** The same for people to read, one move a line. */
  text(): string;
  /** The game as it was played so far: record, characters, and what their chance hangs on. */
  played(): PlayedGame;
  stop(): void;
}

/** What of a game changes as it is played: without any of it there is nothing new to keep. */
function newsIn({ setup, events, callTimes, races, ended, pace = setup.pace, callSeconds = setup.callSeconds }: HostedSnag): string {
  return JSON.stringify([events.length, callTimes.length, races.length, ended, pace, callSeconds]);
}

/** Continues `game`, which may have just begun, or be over: then it lies there as it was counted. */
export function createSession(game: OpenedGame, { thinker, clock, save, today }: SessionPorts): Session {
  const { saved: { id, ended: wasOver, setup } } = game;
  const opened = hostedOf(game);
  /** A game that was counted before is looked at: it is kept as it is, with the day on which it was played. */
  let kept = wasOver ? newsIn(opened) : null;
  const keep = (hosted: HostedSnag): void => {
    const news = newsIn(hosted);
    if (news === kept) return;
    kept = news;
    save(storedOf(game, hosted));
  };
  const host = createHost(createSnag({ thinker }), opened, {
    clock, today, save: keep, epoch: `${id}:${clock.now()}`,
    // It is told as any other error of the page.
    failed: (error) => { clock.setTimeout(() => { throw error; }, 0); },
  });
  // Nobody has to press to begin: all of it is there to be seen at once.
  host.goOn();
  const here = setup.players.flatMap(({ kind }, place) => (kind === 'local' ? [place] : []));
  const client = createSeatClient({ connect: host.connect, places: here, now: clock.now });
  const played = (): PlayedGame => playedOf(game, host.saved());
  const agree = (intent: SnagIntent): void => {
    host.act(-1, intent);
    keep(host.saved());
  };
  keep(host.saved());
  return {
    ...welcomedClient(client),
    pause: (paused) => client.pause(paused),
    setPace: (pace) => agree({ kind: 'pace', pace }),
    setCallSeconds: (seconds) => { if (!wasOver) agree({ kind: 'callSeconds', seconds }); },
    record: () => ({ ...writeRecord(played().record), levels: played().levels, ...besideRecord(game) }),
    text: () => writeText(played().record),
    played,
    stop() {
      client.close();
      host.leave();
    },
  };
}
