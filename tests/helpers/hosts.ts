/** Hosts without a page, and the people who play at them from elsewhere: every message goes as text, both ways, and takes its time. */
import { localPlayer } from '../../src/ai/player';
import { allRuns } from '../../src/rules/board';
import { fraction, randomFrom } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { createHost, type HostedGame } from '../../src/host/host';
import type { Connection, FromHost } from '../../src/host/port';
import { writeText } from '../../src/rules/notation/writer';
import { writeRecord } from '../../src/rules/record';
import { createSnag } from '../../src/session/game/snagGame';
import { snagRules } from '../../src/session/game/snagRules';
import type { SnagEvent, SnagTypes } from '../../src/session/game/snagTypes';
import { hostedOf, playedOf, storedOf, type PlayedGame } from '../../src/session/game/stored';
import { newGame, type OpenedGame, type SavedGame } from '../../src/session/savedGame';
import { createSeatClient, type SeatClient } from '../../src/session/seatClient';
import type { Act, Update } from '../../src/session/viewState';
import type { Player } from '../../src/setup/players';
import type { GameSetup } from '../../src/setup/setup';
import type { TableRefusal } from '../../src/table/intents';
import { jumpingClock, type JumpingClock } from './clock';
import { reopened } from './sessions';

/** What a host tells a screen. */
export type HostMessage = FromHost<SnagTypes>;

export interface HostedTable {
  readonly host: Pick<HostedGame<SnagTypes>, 'connect' | 'leave'> & {
    played(): PlayedGame;
    record(): Record<string, unknown>;
    text(): string;
  };
  readonly clock: JumpingClock;
  readonly saves: SavedGame[];
}

/** The same setup with all its people elsewhere, and no number in the name of a computer. */
export function allRemote(setup: GameSetup): GameSetup {
  const players = setup.players.map((player): Player =>
    (player.kind === 'bot' ? { ...player, name: 'Cleo' } : { ...player, kind: 'remote' }));
  return { ...setup, players };
}

/** A host of a new game. */
export function hostOf(setup: GameSetup, deal: readonly number[] = dealOf(setup.seed), clock = jumpingClock()): HostedTable {
  return hostFor(newGame(setup, deal, 'id', 0), clock);
}

/** A host of a game whose tiles are all played, in its last chance: nobody has called. */
export function hostInLastChance(setup: GameSetup): HostedTable {
  const game = newGame(setup, dealOf(setup.seed), 'id', 0);
  const saved = hostedOf(game);
  let state = snagRules.init(setup, { order: [], tiles: dealOf(setup.seed) });
  const events: SnagEvent[] = [];
  const happen = (event: SnagEvent): void => {
    const outcome = snagRules.apply(state, event);
    if (!outcome.ok) throw new Error(outcome.code);
    ({ state } = outcome);
    events.push(event);
  };
  for (let { mover, racks } = state.position; mover !== null; { mover, racks } = state.position) {
    happen(['place', mover, racks[mover]![0]!]);
    happen(['draw', mover]);
  }
  return hostFor(game, jumpingClock(), { ...saved, events });
}

/** Another host that goes on with what this one saved last. */
export function hostAgain({ saves }: HostedTable): HostedTable {
  return hostFor(reopened(saves.at(-1)));
}

function hostFor(game: OpenedGame, clock = jumpingClock(), hosted = hostedOf(game)): HostedTable {
  const saves: SavedGame[] = [];
  const host = createHost(createSnag({ thinker: localPlayer }), hosted, {
    clock, epoch: 'a life', today: () => 0, save: (saved) => { saves.push(storedOf(game, saved)); },
    failed: (error) => { throw error; },
  });
  host.goOn();
  const played = (): PlayedGame => playedOf(game, host.saved());
  return {
    clock, saves,
    host: {
      connect: host.connect, leave: () => host.leave(), played, record: () => writeRecord(played().record),
      text: () => writeText(played().record),
    },
  };
}

/** A message as it came, and how many events the game's record had when it was sent. */
export interface Arrived { readonly text: string; readonly events: number }

export interface Device {
  readonly client: SeatClient;
  /** Every message that has been sent to this device, in order. */
  readonly arrived: Arrived[];
  /** Every message that it has sent. */
  readonly sent: string[];
  readonly updates: Update[];
  readonly refused: TableRefusal[];
  /** This device's own time. */
  now(): number;
}

export interface Wire {
  /** Milliseconds that a message takes. */
  readonly delay?: number;
  /** How far this device's clock is from the host's. */
  readonly skew?: number;
}

/** A device that plays these places over a wire. */
export function deviceAt({ host, clock }: HostedTable, places: readonly number[], { delay = 0, skew = 0 }: Wire = {}): Device {
  const arrived: Arrived[] = [];
  const sent: string[] = [];
  const updates: Update[] = [];
  const refused: TableRefusal[] = [];
  const now = (): number => clock.now() + skew;
  const later = (act: () => void): void => {
    if (delay === 0) act();
    else clock.setTimeout(act, delay);
  };
  const client = createSeatClient({
    now, places,
    connect(held, receive): Connection {
      const connection = host.connect(held, (message) => {
        const text = JSON.stringify(message);
        arrived.push({ text, events: host.played().record.events.length });
        later(() => receive(JSON.parse(text) as HostMessage));
      });
      return {
        send(message) {
          const text = JSON.stringify(message);
          sent.push(text);
          later(() => connection.send(JSON.parse(text)));
        },
        close: () => connection.close(),
      };
    },
  });
  client.subscribe({ update: (update) => { updates.push(update); }, refused: (refusal) => { refused.push(refusal); } });
  return { client, arrived, sent, updates, refused, now };
}

/** What somebody may do now who calls whenever a run lies there, and otherwise plays any tile; null where there is nothing to do. */
export function nextAct({ client }: Device, chance: () => number): Act | null {
  const state = client.state();
  if (!state) return null;
  const { may, viewer, seats, board, order, asking } = state;
  const one = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const runs = allRuns(new Set(board)).length > 0;
  if (may.pick && order) {
    const taken = new Set(order.picks.map(({ index }) => index));
    return { kind: 'pick', index: one(Array.from({ length: order.tiles }, (_, i) => i).filter((i) => !taken.has(i))) ?? 0 };
  }
  if (order && order.starter !== null) return { kind: 'takeSeats' };
  if (may.answer && asking) return { kind: 'answer', seat: asking.seat, snag: runs && chance() < 0.7 };
  if (may.call && runs && chance() < 0.4) return { kind: 'call' };
  if (may.look && !may.place) return { kind: 'look', up: true };
  const tile = one((viewer === null ? [] : seats[viewer]?.rack ?? []).filter((held) => held !== null));
  if (may.place && tile !== undefined) return { kind: 'place', tile };
  if (may.draw) return { kind: 'draw' };
  return may.count ? { kind: 'count' } : null;
}

/** Whether a game is counted. */
export const isOver = ({ saves }: HostedTable): boolean => saves.at(-1)?.ended === true;

/** Lets the devices play until the game is counted, or `done`, each act some time after the last; says whether it came to that. */
export async function playAt(
  table: HostedTable, devices: readonly Device[], seed: string, done: () => boolean = () => isOver(table),
): Promise<boolean> {
  const { clock } = table;
  const random = randomFrom(`devices:${seed}`);
  const chance = (): number => fraction(random);
  for (let i = 0; i < 6000 && !done(); i += 1) {
    for (const device of devices) {
      const act = nextAct(device, chance);
      if (act) device.client.act(act, device.now() - chance() * 15);
    }
    await clock.pass(60 + Math.floor(chance() * 200));
  }
  // What is still on its way arrives.
  await clock.pass(1000);
  return done();
}
