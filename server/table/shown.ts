/** What everybody at a table may know of it: nothing of this is hidden from anybody. Pure. */
import type { SeatShown, TableShown } from '../../src/apart/tableShown';
import type { Game, GameTypes, SavedGame } from '../../src/contract/contract';
import type { TableState } from '../journal/tableState';
import type { Device } from './devices';
import { AWAY_MS, holdersOf, type Presence } from './holders';

/** The device whose table it is now: the one that opened it, or else of those here the one whose seat was taken first. */
export function hostOf({ seats }: TableState, presence: Presence): number {
  if (presence.isHere(0) || presence.awayFor(0) < AWAY_MS) return 0;
  const here = seats.flatMap(({ person }) => (person !== null && presence.isHere(person.device) ? [person] : []));
  return here.toSorted((one, other) => one.satAs - other.satAs)[0]?.device ?? 0;
}

function seatsShown(state: TableState, game: Game<GameTypes> | undefined, devices: ReadonlyMap<number, Device>): SeatShown[] {
  const { seats, playing, phase } = state;
  const holders = game === undefined || playing === null || phase !== 'playing' ? [] : holdersOf(game, playing);
  return seats.map(({ person, level }, seat) => {
    const holder = holders[playing?.seats.indexOf(seat) ?? -1];
    const plays = holder !== undefined && 'level' in holder ? holder.level : null;
    if (person === null) return { name: null, mark: null, device: null, level: plays ?? level, isHere: false, ms: null };
    const device = devices.get(person.device);
    const isHere = device?.isGreeted ?? false;
    return { name: person.name, mark: person.mark, device: person.device, level: plays, isHere, ms: isHere ? device?.ms ?? null : null };
  });
}

/** An evening, without what is agreed on games to come: that's told of the next one alone. */
function eveningShown({ evening, seats, standIn }: TableState): Pick<TableShown, 'evening'> {
  if (evening === null) return {};
  const { id, games, players } = evening;
  return { evening: {
    id, games: games.map((one) => ({ game: one.game, id: one.id, places: one.places, ...one.skipped ? { skipped: true } : {} })),
    players: players && players.map(({ seat, name }) => {
      const { person = null, level = null } = seats[seat] ?? {};
      return { seat, name: person?.name ?? name, mark: person?.mark ?? null, level: person === null ? level ?? standIn : null };
    }),
  } };
}

/** The table, but for who is told. @param game the one that is on */
export function tableShown(
  state: TableState, game: Game<GameTypes> | undefined, devices: readonly Device[], presence: Presence,
): Omit<TableShown, 'you'> {
  const { code, agreed, phase, standIn, paused, card, playing } = state;
  const holding = new Set(state.seats.flatMap(({ person }) => person?.device ?? []));
  const setup = playing === null ? null : (playing.saved as unknown as SavedGame<GameTypes>).setup;
  const host = hostOf(state, presence);
  return {
    code, game: state.game, agreed, phase, host, standIn, card, ...eveningShown(state),
    seats: seatsShown(state, game, new Map(devices.map((device) => [device.number, device]))),
    playing: playing === null ? null : { id: playing.saved.id, game: playing.game, setup, seats: playing.seats },
    paused: paused || (phase === 'playing' && !presence.somebody),
    // A big screen whose table it is watches nobody.
    watching: devices.filter(({ number, isGreeted }) => isGreeted && number !== host && !holding.has(number)).length,
  };
}
