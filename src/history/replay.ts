/**
 * A game that is over, step by step. Here alone every rack is laid open: a game that is still on has no replay, so nothing that a player
 * must not see can come out of this file.
 */
import { tilesOf } from '../rules/board';
import { liveRuns } from '../rules/calls';
import type { Happening, Position } from '../rules/position';
import { plyOf } from '../rules/seatView';
import { dealtOf, stepsOf } from '../rules/steps';
import { EMPTY_LOG, lastPlacedIn, logged } from '../session/gameLog';
import { localSeats, viewStateOf } from '../session/projection';
import { seatedPlayers, type OpenedGame } from '../session/savedGame';
import { placesIn, racesIn } from '../session/sittersOf';
import { tableViewOf } from '../session/tableView';
import type { Phase, Taker, TookOver, Update, ViewState } from '../session/viewState';
import type { Player } from '../setup/players';
import type { Replay, ReplayMoment } from './pastView';

/** The replay of a game, null while it is still on. */
export function replayOf(game: OpenedGame): Replay | null {
  const { saved, picks, replayed: { record } } = game;
  if (!saved.ended) return null;
  let players = seatedPlayers(saved.setup, picks);
  const changes = changesIn(game);
  const races = racesIn(game);
  let log = EMPTY_LOG;

  const stateOf = (position: Position, phase: Phase): ViewState => {
    const view = tableViewOf({
      table: { position, picks }, phase, players, lastPlaced: lastPlacedIn(log), gone: log.gone,
      memoryAid: saved.setup.memoryAid,
    }, localSeats(players));
    const state = viewStateOf(view, { viewer: null, looks: false });
    // Nobody thinks in a game that is over, nobody calls, and nobody has anything to hide.
    return { ...state, seats: state.seats.map((seat, s) => ({ ...seat, thinks: false, callKey: null, rack: position.racks[s] ?? [] })) };
  };

  const steps: Update[] = [{ state: stateOf(dealtOf(record), 'playing'), happenings: [{ type: 'dealt' }] }];
  const turns = [0];
  const moments: ReplayMoment[] = [];
  for (const { event, before, position, happenings } of stepsOf(record)) {
    log = logged(log, happenings);
    const step = steps.length;
    const tookOver: TookOver[] = [];
    for (const { seat, who } of changes.filter(({ from }) => from === step - 1)) {
      tookOver.push({ who: takerOf(withTaker(players[seat]!, who)), before: takerOf(players[seat]!) });
      players = players.with(seat, withTaker(players[seat]!, who));
    }
    // A run is looked at while it lies there.
    const lies = step - 1;
    const last = step === record.events.length;
    const raced = races.get(step - 1);
    if (event[0] === 'draw') moments.push(...missedBy(before, lies));
    moments.push(...happenings.flatMap((happening) => momentOf(happening, step, plyOf(position))));
    turns.push(plyOf(position));
    steps.push({
      state: stateOf(position, last ? 'over' : position.mover === null ? 'lastChance' : 'playing'),
      happenings: last ? [...happenings, { type: 'counted' }] : happenings, ...(tookOver.length === 0 ? {} : { tookOver }),
      ...(raced === undefined ? {} : { raced: raced.map(({ place, ...call }) => ({ ...call, name: players[place]?.name ?? '' })) }),
    });
  }
  return { id: saved.id, steps: steps.map((update, step) => withLit(update, moments, step)), turns, moments };
}

type Who = NonNullable<OpenedGame['saved']['held']>[number][2];

/** Who took over which seat, before which of the record's events. */
function changesIn({ saved, picks }: OpenedGame): readonly { seat: number; from: number; who: Who }[] {
  const places = placesIn(saved, picks);
  return (saved.held ?? []).map(([place, from, who]) => ({ seat: places.indexOf(place), from: Math.max(0, from - picks.length), who }));
}

/** A character plays under the name of whoever sat there, as at the table. */
function withTaker(before: Player, who: Who): Player {
  const { level: _, ...player } = before;
  if ('level' in who) return { ...player, kind: 'bot', level: who.level };
  return { ...player, kind: who.local ? 'local' : 'remote', name: who.name };
}

function takerOf({ name, kind, level }: Player): Taker {
  return kind === 'bot' && level !== undefined ? { level } : { name };
}

/** A step with the runs lit that its moments are about. */
function withLit(update: Update, moments: readonly ReplayMoment[], step: number): Update {
  const { board } = update.state;
  const about = new Set(moments.filter((moment) => moment.step === step).flatMap(({ tiles }) => tiles));
  return about.size === 0 ? update : { ...update, state: { ...update.state, lit: board.filter((tile) => about.has(tile)) } };
}

/** The runs that the mover leaves uncalled when they draw now. */
function missedBy(position: Position, step: number): ReplayMoment[] {
  const tiles = tilesOf(liveRuns(position));
  return position.mover === null || tiles.length === 0 ? []
    : [{ kind: 'missed', step, ply: plyOf(position), seat: position.mover, tiles, from: [] }];
}

function momentOf(happening: Happening, step: number, ply: number): ReplayMoment[] {
  if (happening.type === 'falseCall') return [{ kind: 'vain', step, ply, seat: happening.seat, tiles: [], from: [] }];
  if (happening.type !== 'snagged') return [];
  const { seat, tiles, runs } = happening;
  const from = [...new Set(runs.map(({ maker }) => maker))].filter((maker) => maker !== seat);
  return [{ kind: 'taken', step: step - 1, ply, seat, tiles, from }];
}
