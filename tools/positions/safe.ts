/**
 * Finds positions for *Safe tile*: games are played, and at each move the rack is judged, cheaply first and then with double work, by
 * another seed. About one position a game is left.
 */
import { WORK, type Work } from '../../src/ai/search/monteCarlo';
import { randomFrom, scramble } from '../../src/chance/chance';
import { dealOf } from '../../src/rules/deal';
import { PRINTED_RULES, RACK_SIZE } from '../../src/rules/options';
import type { GameEvent, Seat } from '../../src/rules/position';
import type { GameRecord } from '../../src/rules/record';
import { stepsOf } from '../../src/rules/steps';
import { NO_PAST, pastWith, seatView, type SeatView } from '../../src/rules/seatView';
import { packView, unpackView, type OpenGame } from '../../src/training/positions/openView';
import { questionOf, type PackedPosition, type PositionsFile } from '../../src/training/positions/shippedPositions';
import { fitOf, ranking } from '../../src/training/safe/conditions';
import { isPlain } from '../../src/training/safe/stage';
import { DANGERS } from '../../src/training/skills';
import { playFast } from '../arena/fast';
import { createPlayer } from '../arena/players';
import { judgedRack } from './judging';
import { faultOf } from './verify';

/** Who plays: from good ones to some that leave much open. None of them misses a run or forgets one. */
const PLAYERS = ['linear', 'linear', 'linear', 'careful', 'greedy'] as const;
/** How many sit down, game by game. */
const TABLES = [2, 2, 3, 2, 2, 4] as const;
/** Before so many tiles lie hardly anything is opened. */
const FIRST_PLY = 8;
/** A glance sorts out most, then two looks have to agree; the second has twice the work. */
const GLANCE: Work = { ...WORK, playouts: 400 };
const LOOK: Work = { ...WORK, playouts: 2 * WORK.playouts };
const DOUBLE: Work = { ...WORK, playouts: 2 * LOOK.playouts };

/** A whole game by the printed rules in which every run is called. */
async function play(word: string, seats: number): Promise<GameRecord> {
  const deal = dealOf(word);
  const names = scramble(PLAYERS, randomFrom(`players:${word}`)).slice(0, seats);
  const rules = { ...PRINTED_RULES, calls: 'automatic' as const };
  const players = names.map((name, seat) => ({ player: createPlayer(name), seed: `${word}:${seat}` }));
  const { events } = await playFast({ rules, deal, seats: players });
  const automatic = { rules, seats: names, starter: 0, deal, events };
  const called = [...stepsOf(automatic)].flatMap(({ event, happenings }): GameEvent[] =>
    (happenings.some(({ type }) => type === 'snagged') ? [event, ['snag', event[1]]] : [event]));
  return { ...automatic, rules: PRINTED_RULES, events: called };
}

const thousandths = (part: number): number => Math.round(1000 * part);

/** What a seat's move comes to as a position that ships, or null where it is none. @param seed another one finds other chances */
export function positionOf(id: string, packed: OpenGame, seed: string): PackedPosition | null {
  const view = unpackView(packed);
  const first = judgedRack(view, LOOK, `${seed}:look:${id}`);
  if ('unfit' in fitOf(view, first)) return null;
  const judged = judgedRack(view, DOUBLE, `${seed}:double:${id}`);
  const fit = fitOf(view, judged);
  const [best] = ranking(judged) as [number];
  if ('unfit' in fit || best !== ranking(first)[0]) return null;
  const judgedSo = {
    id, ...packed, danger: fit.danger,
    chances: judged.tiles.map(({ chance }) => thousandths(chance)), errors: judged.errors[best]!.map(thousandths),
  };
  const position = isPlain(questionOf(judgedSo).choices, fit.danger) ? { ...judgedSo, plain: true as const } : judgedSo;
  // What holds by a hair may not hold any more once it is rounded.
  return faultOf(position) === null ? position : null;
}

/** The moments of a game at which a closer look may be worth its while: its events, and what their seats saw. */
function* momentsOf(record: GameRecord, seed: string): Generator<{ readonly event: number; readonly view: SeatView }> {
  let event = -1;
  let past = NO_PAST;
  for (const { event: [kind, seat], before, happenings } of stepsOf(record)) {
    event += 1;
    const view = seatView(before, seat, past);
    past = happenings.reduce(pastWith, past);
    if (kind !== 'place' || view.ply < FIRST_PLY || view.pile === 0 || view.rack.length < RACK_SIZE) continue;
    // As sure as a glance can be that it is none.
    if (!('unfit' in fitOf(view, judgedRack(view, GLANCE, `${seed}:${event}`), -2))) yield { event, view };
  }
}

/** The positions of a game: at most one of each seat, so that they differ. */
async function positionsIn(game: number, seed: number): Promise<PackedPosition[]> {
  const word = `safe:${seed}:${game}`;
  const record = await play(word, TABLES[game % TABLES.length]!);
  const found = new Map<Seat, PackedPosition>();
  for (const { event, view: { seat, ply } } of scramble([...momentsOf(record, word)], randomFrom(`moments:${word}`))) {
    const position = found.has(seat) ? null : positionOf(`${seed}-${game}-${ply}`, packView(record, event, seat), `${seed}`);
    if (position !== null) found.set(seat, position);
  }
  return [...found.values()];
}

/**
 * So many positions.
 * @param first the number of the first game: with several numbers they can be looked for at the same time
 * @param tell hears of each one found
 */
export async function makePositions(
  count: number, seed: number, first: number, tell: (found: number, positions: readonly PackedPosition[]) => void = () => {},
): Promise<Pick<PositionsFile, 'positions'>> {
  const positions: PackedPosition[] = [];
  for (let game = first; positions.length < count; game += 1) {
    for (const position of await positionsIn(game, seed)) {
      if (positions.length === count) break;
      positions.push(position);
      tell(positions.length, positions);
    }
  }
  return { positions };
}

/**
 * Positions that were found before, judged anew, as by another table of win chances: those that still are positions, up to so many, with
 * what is rare among the dangers first.
 */
export function judgeAgain(found: readonly PackedPosition[], count: number, seed: number): Pick<PositionsFile, 'positions'> {
  const positions = found.flatMap(({ id, seats, seat, rack, moves }) => positionOf(id, { seats, seat, rack, moves }, `${seed}`) ?? []);
  const kinds = DANGERS.map((danger) => positions.filter((one) => one.danger === danger));
  const inTurn = positions.flatMap((_, i) => kinds.flatMap((kind) => kind.slice(i, i + 1))).slice(0, count);
  return { positions: positions.filter((position) => inTurn.includes(position)) };
}
