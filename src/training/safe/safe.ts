/**
 * *Safe tile*: the ten positions of a session, and what is told after an answer. A position is not asked again before all others of its
 * kind were.
 */
import type { Tile } from '../../rules/board';
import { randomFrom, scramble } from '../../chance/chance';
import { reasonFor } from '../../review/reasons';
import type { Reason } from '../../review/reason';
import { wanted } from '../schedule/choosing';
import { SESSION_LENGTH } from '../drill';
import type { Library } from '../library';
import type { TrainingState } from '../progress';
import { isDue } from '../schedule/cardAfter';
import { questionOf, type PackedPosition } from '../positions/shippedPositions';
import type { SafeQuestion, SafeRef } from '../question';
import { DANGERS, type SafeSkillName } from '../skills';
import { kindsAt, stageOf } from './stage';

/** Names the order in which the positions of a kind are asked: the same for all and for ever, so that nothing has to be kept of it. */
const ORDER = 'safe';

/**
 * The questions of a session, in a random order: the same for the same positions, training, seed and moment. It asks for what somebody's
 * stage has (see stage.ts): what is due or new first, and then each kind as often as there are positions of it.
 * @param now milliseconds since 1970
 * @returns ten, or as many as there are positions
 */
export function planSafe(
  positions: readonly PackedPosition[], state: TrainingState, seed: string, now: number,
): SafeQuestion[] {
  const random = randomFrom(`safe:${seed}`);
  const kinds = kindsFor(positions, state);
  const first = wanted([...kinds.keys()], state, now, random).filter((skill) => isWanted(state, skill, now));
  const others = scramble([...kinds].flatMap(([skill, kind]) => kind.map(() => skill)), random);
  const times = new Map<SafeSkillName, number>();
  const chosen = new Map<string, SafeQuestion>();
  // What is plain fills a session only as long as nothing else is asked.
  for (const skill of [...first, ...others.filter((one) => one !== PLAIN || kinds.size === 1)]) {
    const [kind, time] = [kinds.get(skill)!, times.get(skill) ?? 0];
    if (chosen.size === SESSION_LENGTH || time === kind.length) continue;
    times.set(skill, time + 1);
    const packed = kind[((state.cards[skill]?.reps ?? 0) + time) % kind.length]!;
    // A plain position is also one of its danger: it is asked once.
    if (!chosen.has(packed.id)) chosen.set(packed.id, questionOf(packed, skill));
  }
  return scramble([...chosen.values()], random);
}

const PLAIN: SafeSkillName = 'safe:plain';

/** The positions of each skill that somebody is asked for at their stage; of all skills where those would not fill a session. */
function kindsFor(
  positions: readonly PackedPosition[], { sessions }: TrainingState,
): ReadonlyMap<SafeSkillName, readonly PackedPosition[]> {
  const all = byKind(positions);
  const skills = new Set(kindsAt(stageOf(sessions.safe)).map((kind): SafeSkillName => `safe:${kind}`));
  const some = new Map([...all].filter(([skill]) => skills.has(skill)));
  return [...some.values()].flat().length >= SESSION_LENGTH ? some : all;
}

/** The question that a reference stands for; null where its position does not ship any more, or the slip was put away. */
export function safeQuestion(
  { position, skill }: SafeRef, { shipped, positions }: Pick<Library, 'shipped' | 'positions'>,
): SafeQuestion | null {
  const own = positions.find(({ ref }) => ref.position === position);
  const packed = own ? undefined : shipped.find(({ id }) => id === position);
  return own ?? (packed === undefined ? null : questionOf(packed, skill === PLAIN ? skill : undefined));
}

/** How many turns came before a position. */
const turns = ({ moves }: PackedPosition): number => moves.split(' ').length;

/** The positions of each skill that has any, in the order in which they are asked: the plain ones from the shortest games on. */
function byKind(positions: readonly PackedPosition[]): ReadonlyMap<SafeSkillName, readonly PackedPosition[]> {
  const order = scramble(positions, randomFrom(ORDER));
  const plain = order.filter((one) => one.plain === true).toSorted((a, b) => turns(a) - turns(b));
  const dangers = DANGERS.map((danger) => [`safe:${danger}` as const, order.filter((one) => one.danger === danger)] as const);
  return new Map<SafeSkillName, readonly PackedPosition[]>([[PLAIN, plain] as const, ...dangers].filter(([, kind]) => kind.length > 0));
}

/** Whether a skill is due or was never asked. */
function isWanted({ cards }: TrainingState, skill: SafeSkillName, now: number): boolean {
  const card = cards[skill];
  return card === undefined || isDue(card, now);
}

/** What is told of an answer, and shown on the board. */
export interface SafeTold {
  /** The safe tile, and the one that is told of beside it: the one that was chosen, or after the safe one what tempts most. */
  readonly better: Tile;
  readonly other: Tile;
  /** Points of win chance that the other one gives away, above 0. */
  readonly points: number;
  /** Null where nothing explains it: only of a tile that hardly anybody would choose. */
  readonly reason: Reason | null;
  /** Tiles nobody has seen that could take something after the other one, and nothing before it. In rising order. */
  readonly dangers: readonly Tile[];
}

/** @returns null where the tile is not on the rack, or is the only one */
export function safeTold({ board, gone, choices }: SafeQuestion, said: Tile): SafeTold | null {
  const [best, second] = choices.toSorted((a, b) => b.chance - a.chance);
  const chosen = choices.find(({ tile }) => tile === said);
  const other = chosen === best ? second : chosen;
  if (best === undefined || chosen === undefined || other === undefined) return null;
  return {
    better: best.tile, other: other.tile, points: 100 * (best.chance - other.chance),
    reason: reasonFor({ board, gone, rack: choices.map(({ tile }) => tile) }, other, best),
    dangers: other.reasons.opens.map(({ tile }) => tile).toSorted((a, b) => a - b),
  };
}
