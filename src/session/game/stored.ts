/** The two forms of a game of SNAG that is kept: as it lies in storage, and as the host of all games holds it. */
import type { LevelName } from '../../ai/levelNames';
import type { Tile } from '../../rules/board';
import type { GameRecord } from '../../rules/record';
import type { GameEvent } from '../../rules/position';
import type { Pick } from '../../table/seating';
import { callTimesOf, levelsInOrder, luckOf, namesInOrder, orderTilesIn, toStore, type OpenedGame, type SavedGame } from '../savedGame';
import type { HostedSnag, SnagEvent } from './snagTypes';
import { sittersOf } from '../sittersOf';
import { holdsAt } from '../../setup/seats/sitters';
import { seatsOf } from './tableState';

/** A game as it was played so far, for those who look back at it. */
export interface PlayedGame {
  readonly record: GameRecord;
  /** For each seat the character that plays it; null for a person. */
  readonly levels: readonly (LevelName | null)[];
  /** For each seat what its player's chance hangs on. */
  readonly seeds: readonly string[];
  /** Where somebody took over: the character that played a seat at an event of the record; null for a person. */
  readonly levelAt?: (seat: number, event: number) => LevelName | null;
}

/** A game that was opened, as a host plays it on. */
export function hostedOf(game: OpenedGame): HostedSnag {
  const { saved, picks, replayed: { record } } = game;
  const { setup, id, ended, savedAt, races = [], held, farCalls } = saved;
  const { places } = seatsOf(setup, picks);
  const luck = luckOf(game);
  return {
    id, setup, seed: setup.seed,
    deal: { order: orderTilesIn(saved), tiles: record.deal, ...(record.starter === 0 ? {} : { starter: record.starter }) },
    // In records words of chance lie by seat.
    luck: places.map((_, place) => luck[places.indexOf(place)]!),
    events: [...picks.map(({ seat, index }) => ['pick', seat, index] as const), ...record.events],
    callTimes: callTimesOf(game), races, played: 0, ended: ended ? 'counted' : null, startedAt: savedAt, savedAt,
    ...(held === undefined ? {} : { held }), ...(farCalls === undefined ? {} : { farCalls }),
  };
}

const isPick = (event: SnagEvent): event is SnagEvent & readonly ['pick', ...unknown[]] => event[0] === 'pick';

/** @param tiles those that were picked from for the order of play */
export function playedIn(
  tiles: readonly Tile[], events: readonly SnagEvent[],
): { readonly picks: readonly Pick[]; readonly events: GameEvent[] } {
  return {
    picks: events.filter(isPick).map(([, seat, index]) => ({ seat, index, tile: tiles[index]! })),
    events: events.filter((event): event is GameEvent => !isPick(event)),
  };
}

/** What was played so far of a game that was opened. */
export function playedOf(game: OpenedGame, hosted: HostedSnag): PlayedGame {
  const { saved, replayed: { record } } = game;
  const { picks, events } = playedIn(orderTilesIn(saved), hosted.events);
  const seeds = seatsOf(saved.setup, picks).places.map((place) => hosted.luck[place]!);
  // Older games have no words of chance; once players have changed places, theirs are known by nothing else.
  const moved = record.luck !== undefined || seeds.some((seed, seat) => seed !== luckOf(game)[seat]);
  return {
    record: { ...record, seats: namesInOrder(saved.setup, picks), events, ...(moved ? { luck: seeds } : {}) },
    levels: levelsInOrder(saved.setup, picks), seeds, ...levelsHeld({ ...saved, record: { events } }, picks),
  };
}

function levelsHeld(saved: SavedGame, picks: readonly Pick[]): { readonly levelAt?: NonNullable<PlayedGame['levelAt']> } {
  if (saved.held === undefined) return {};
  const sitters = sittersOf(saved, picks);
  return { levelAt: (seat, event) => sitters[seat]?.find((one) => holdsAt(one, event))?.level ?? null };
}

/** The same as it is kept. @param game as it was opened: what only storage knows of it comes from there */
export function storedOf(game: OpenedGame, hosted: HostedSnag): SavedGame {
  const { won: _, ...saved } = game.saved;
  const { setup, events, callTimes, races, won, ended, pace = setup.pace, callSeconds = setup.callSeconds } = hosted;
  return {
    ...saved, ...(ended !== null || won === undefined ? {} : { won }),
    setup: { ...saved.setup, callSeconds, pace },
    savedAt: saved.ended ? saved.savedAt : hosted.savedAt,
    ended: ended !== null,
    picks: playedIn(orderTilesIn(saved), events).picks.map(({ seat, index }) => ({ seat, index })),
    record: toStore(playedOf(game, hosted).record),
    callTimes: [...callTimes],
    races: [...races],
  };
}
