/**
 * SNAG at a table of several devices, on the big page: the same table as always, whose game is elsewhere. Nobody practises here, undoes
 * or saves: the game comes into the history once it is over.
 */
import * as v from 'valibot';
import type { Place } from '../../../contract/contract';
import type { Connect } from '../../../host/port';
import { notesOfGame } from '../../../history/notes';
import { dealOf } from '../../../rules/deal';
import { writeText } from '../../../rules/notation/writer';
import { hostedOf, playedOf } from '../../../session/game/stored';
import type { SnagTypes } from '../../../session/game/snagTypes';
import { newGame, type OpenedGame } from '../../../session/savedGame';
import { localSeats } from '../../../session/projection';
import { createSeatClient, welcomedClient } from '../../../session/seatClient';
import { checkSetup, gameSetupSchema, type GameSetup } from '../../../setup/setup';
import { SILENT_ON_CALLS } from '../../../ui/table/marks/waitingCall';
import { CallsMade } from '../../../ui/parts/called/callsMade';
import { withCallGate } from '../../table/callGate';
import { livingGames } from '../../table/life/livingGames';
import type { OpenGame, OpensGames } from '../../table/openGame';
import { createTableGame, type TableGamePorts } from '../../table/tableGame';
import type { ApartHouse } from '../apartHouse';
import type { FarGame, FarPorts, OpensFar } from './farGame';
import type { Adviser, Thinker } from '../../../ai/questions';

type Ports = Pick<ApartHouse, 'presenter' | 'agreement' | 'clock' | 'today' | 'library'>;

/** Calls that nobody could be right with are not sent; at a table with others the first false one counts as any other. */
const FORGIVEN = {
  firstCall: { isForgiven: () => true, forgive() {} }, nameCalls: { read: () => ({ told: true, forgiven: true }), write() {} },
};

/** @param thinker tells afterwards what the computer players had in mind */
export function snagFar(thinker: Thinker & Adviser, ports: Ports): OpensFar {
  return async (far) => {
    const setup = setupHere(far.setup, far.places);
    return setup && openFar(newGame(setup, dealOf(setup.seed), far.id, ports.today()), far, thinker, ports);
  };
}

/** The set-up, in which those sit at this screen who play here; null where it cannot be read. */
function setupHere(value: unknown, places: readonly Place[]): GameSetup | null {
  const parsed = v.safeParse(gameSetupSchema, value);
  if (!parsed.success) return null;
  const { players } = parsed.output;
  const here = players.map((player, place) =>
    (player.kind === 'bot' ? player : { ...player, kind: places.includes(place) ? 'local' as const : 'remote' as const }));
  const checked = checkSetup({ ...parsed.output, players: here });
  return checked.ok ? checked.setup : null;
}

function openFar(
  begun: OpenedGame, far: FarPorts, thinker: Thinker & Adviser, { presenter, agreement, clock, today, library }: Ports,
): FarGame {
  /** The game as it is kept, once it is over: then it can be told of. */
  let kept: OpenedGame | null = null;
  let keep: Parameters<OpensGames>[1] | null = null;
  const calls = new CallsMade({
    silent: SILENT_ON_CALLS, clock, changed: () => game.showAgain(),
    late: () => { if (far.isShown()) presenter.tell([{ kind: 'tooLate' }]); },
  });
  const around: TableGamePorts['around'] = () => ({ ...agreement.now(), daily: null, newcomer: null, news: null, onward: null });
  const game = createTableGame({
    openGame: livingGames(withCallGate((_, save) => {
      keep = save;
      return farSession(far, clock.now, () => kept, thinker, calls);
    }, { ...FORGIVEN, now: clock.now, tell: presenter.tell }), clock),
    // It lies in the history by what the table told of its end.
    saveQueue: { save() {}, saveMatch() {} },
    today, around,
    show(screen, happenings) {
      if (!far.isShown()) return;
      const apart = far.beside();
      const called = calls.shown().sent;
      const seats = screen.state.seats.map((player, seat) => {
        const presence = apart.presence(player.name);
        return { ...player, ...presence ? { presence } : {}, ...called.some((one) => one.seat === seat) ? { hasCalled: true } : {} };
      });
      presenter.show({ ...screen, state: { ...screen.state, seats }, card: null, practice: null, apart }, happenings);
    },
    tell: presenter.tell,
  });
  async function showEnd(): Promise<void> {
    const { game: found } = await library.find(far.id);
    if (found === null || game.session() === null) return;
    kept = found;
    keep?.(found.saved);
    game.showAgain();
  }

  game.open(begun, null);
  return {
    playing: { ...game, pause: (command) => { if (command.kind === 'pause') far.pause(command.paused); }, setPace() {} },
    show: game.showAgain,
    over: () => void showEnd(),
    saved: () => kept?.saved ?? null,
    leave: game.leave,
  };
}

/** The game as the table is asked of it. @param kept the game once it is over @param calls those of people here */
function farSession(
  far: FarPorts, now: () => number, kept: () => OpenedGame | null, thinker: Adviser, calls: CallsMade,
): OpenGame {
  const client = createSeatClient({ connect: far.connect as unknown as Connect<SnagTypes>, places: far.places, now });
  const played = () => {
    const game = kept();
    return game && playedOf(game, hostedOf(game));
  };
  const welcomed = welcomedClient(client);
  return {
    ...welcomed,
    act(act, at) {
      const { viewer, may } = welcomed.state();
      const caller = act.kind === 'call' && may.call ? act.seat ?? viewer : null;
      if (caller !== null) calls.send({ seat: caller });
      if (act.kind !== 'count') return welcomed.act(act, at);
      // Those at one screen look together: one press is for all of them.
      for (const seat of localSeats(welcomed.state().seats)) welcomed.act({ ...act, seat }, at);
    },
    subscribe: (listener) => welcomed.subscribe({
      update(update) {
        calls.told(update.happenings);
        listener.update(update);
      },
      refused(refusal) {
        calls.settle();
        listener.refused?.(refusal);
      },
      held(maker) {
        calls.settle();
        listener.held?.(maker);
      },
    }),
    // Who pauses, and how fast it is played, is agreed at the table.
    pause() {}, setPace() {}, setCallSeconds() {},
    record: () => ({ ...played()?.record }),
    text: () => { const told = played(); return told === null ? '' : writeText(told.record); },
    review: async () => { const told = played(); return told === null ? [] : notesOfGame(told, thinker); },
    stop() {
      calls.leave();
      client.close();
    },
  };
}
