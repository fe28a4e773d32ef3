/**
 * *Gone?*: a stretch of a game, then ten empty squares, five that were taken and five that are to come. The distances are spread, and each
 * square that was taken is of another run where the stretch has so many: a run is remembered or forgotten as a whole.
 */
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Tile } from '../../rules/board';
import { randomFrom, scramble } from '../../chance/chance';
import type { GameRecord } from '../../rules/record';
import { wanted } from '../schedule/choosing';
import { gameFrom, inTurn, type Library, type TrainingGame } from '../library';
import type { TrainingState } from '../progress';
import type { GoneQuestion, GoneRef, Source, Stretch } from '../question';
import { BANDS, TO_COME, bandOf, type GoneSkillName } from '../skills';
import { MOST_PLIES, cuttable, endsOf, eventsOf, leadingTo, stretchOf, takesOf, toCome, type Cuttable, type Take } from './stretches';

/** How many squares of each kind are asked. */
const OF_EACH = 5;
/** How many stretches are looked at for one that asks for what is wanted. */
const CANDIDATES = 24;
/** And at most how many of one game: to replay a game costs more than to cut it. */
const ENDS = 8;

/** A stretch with the squares that can be asked after it. */
interface Candidate {
  readonly source: Source;
  readonly from: number;
  readonly to: number;
  readonly stretch: Stretch;
  readonly gone: readonly Asked[];
}

interface Asked { readonly square: Tile; readonly plies: number | null; readonly skill: GoneSkillName }

/**
 * The questions of a session, which share one stretch: the same for the same library, training, seed and moment.
 * @param now milliseconds since 1970
 * @returns ten; none where no game has such a stretch
 */
export function planGone({ games }: Pick<Library, 'games'>, state: TrainingState, seed: string, now: number): GoneQuestion[] {
  const random = randomFrom(`gone:${seed}`);
  const bands = wanted(BANDS.map((band): GoneSkillName => `gone:${band}`), state, now, random);
  const candidates = candidatesIn(games, bands, random);
  if (candidates.length === 0) return [];
  const best = candidates.reduce((most, one) => (worth(one, bands) > worth(most, bands) ? one : most));
  const coming = wanted(TO_COME.map((where): GoneSkillName => `come:${where}`), state, now, random);
  const squares = scramble([...best.gone, ...comingIn(best.stretch, coming, random)], random);
  return squares.map(({ square, plies, skill }) => ({
    drill: 'gone', stretch: best.stretch, square, plies,
    ref: { drill: 'gone', skill, source: best.source, from: best.from, to: best.to, square },
  }));
}

/** Stretches that have enough to ask, from games in a random order. */
function candidatesIn(games: readonly TrainingGame[], bands: readonly GoneSkillName[], random: RandomGenerator): Candidate[] {
  const found: Candidate[] = [];
  for (const { source, record } of inTurn(games, random)) {
    const game = cuttable(record);
    for (const end of scramble(endsOf(game), random).slice(0, ENDS)) {
      const candidate = candidateAt(game, source, end, bands, random);
      if (candidate !== null) found.push(candidate);
    }
    if (found.length >= CANDIDATES) break;
  }
  return found;
}

function candidateAt(
  game: Cuttable, source: Source, end: number, bands: readonly GoneSkillName[], random: RandomGenerator,
): Candidate | null {
  const stretch = stretchOf(game, game.first!, end);
  const gone = goneIn(takesOf(stretch).filter(({ seenAgain }) => !seenAgain), bands, random);
  if (gone.length < OF_EACH || toCome(stretch).length < OF_EACH) return null;
  const [from, to] = eventsOf(game, game.first!, end);
  return { source, from, to, stretch, gone };
}

/** A square of each of some runs: first those of the bands that are wanted most, each band once before any twice. */
function goneIn(takes: readonly Take[], bands: readonly GoneSkillName[], random: RandomGenerator): Asked[] {
  const left = scramble(takes, random).map(({ tiles, plies }): Asked =>
    ({ square: scramble(tiles, random)[0]!, plies, skill: `gone:${bandOf(plies)}` }));
  const chosen: Asked[] = [];
  for (let before = -1; chosen.length > before && chosen.length < OF_EACH;) {
    before = chosen.length;
    for (const band of bands) {
      const at = left.findIndex(({ skill }) => skill === band);
      if (at !== -1 && chosen.length < OF_EACH) chosen.push(...left.splice(at, 1));
    }
  }
  return chosen;
}

/** How much of what is wanted a stretch asks for: the skill that is wanted most counts most. */
function worth({ gone }: Candidate, bands: readonly GoneSkillName[]): number {
  const asked = new Set(gone.map(({ skill }) => skill));
  return bands.reduce((sum, band, i) => sum + (asked.has(band) ? 2 ** (bands.length - i) : 0), 0);
}

/** Squares that are to come, of both kinds in turn, what is wanted more first. */
function comingIn(stretch: Stretch, skills: readonly GoneSkillName[], random: RandomGenerator): Asked[] {
  const open = scramble(toCome(stretch), random).map(({ square, where }): Asked => ({ square, plies: null, skill: `come:${where}` }));
  const kinds = skills.map((name) => open.filter(({ skill }) => skill === name));
  return open.flatMap((_, i) => kinds.flatMap((kind) => kind.slice(i, i + 1))).slice(0, OF_EACH);
}

/** The questions that references stand for, those of one stretch with the very same one; null where a game is gone or does not fit. */
export function goneQuestions(refs: readonly GoneRef[], library: Pick<Library, 'games'>): GoneQuestion[] | null {
  const stretches = new Map<string, Stretch | null>();
  const questions = refs.map((ref) => {
    const key = JSON.stringify([ref.source, ref.from, ref.to]);
    if (!stretches.has(key)) stretches.set(key, stretchAt(gameFrom(library, ref.source), ref.from, ref.to));
    const stretch = stretches.get(key) ?? null;
    return stretch === null ? null : questionIn(stretch, ref);
  });
  return questions.every((question) => question !== null) ? questions : null;
}

/** The stretch between two events of a game; null where there is none: they are not where plies begin. */
export function stretchAt(record: GameRecord | null, from: number, to: number): Stretch | null {
  if (record === null) return null;
  const game = cuttable(record);
  const start = game.plies.findIndex(({ event }) => event === from);
  const end = to === game.events ? game.plies.length : game.plies.findIndex(({ event }) => event === to);
  return start === -1 || end <= start ? null : stretchOf(game, start, end);
}

/** A square after a stretch as a question; null where a tile lies there, or its skill is another. */
function questionIn(stretch: Stretch, ref: GoneRef): GoneQuestion | null {
  const take = takesOf(stretch).findLast(({ tiles }) => tiles.includes(ref.square));
  const coming = toCome(stretch).find(({ square }) => square === ref.square);
  const skill: GoneSkillName | null = take ? `gone:${bandOf(take.plies)}` : coming ? `come:${coming.where}` : null;
  return skill === ref.skill ? { drill: 'gone', ref, stretch, square: ref.square, plies: take?.plies ?? null } : null;
}

/**
 * A square of an own game that somebody took for one still to come, as a question; null where it cannot be asked: it was not taken by then.
 * @param ply how many tiles were placed by the moment of the slip
 */
export function goneAt(record: GameRecord, source: Source, ply: number, square: Tile): GoneQuestion | null {
  const game = cuttable(record);
  const taking = game.plies.findIndex(({ taken }) => taken.some((tiles) => tiles.includes(square)));
  if (taking === -1 || taking >= ply) return null;
  const start = leadingTo(taking);
  // Nobody watches for longer than in a session: what was longer ago then is asked earlier.
  const to = Math.min(ply, game.plies.length, start + MOST_PLIES);
  const [from, end] = eventsOf(game, start, to);
  const stretch = stretchOf(game, start, to);
  const take = takesOf(stretch).find(({ tiles }) => tiles.includes(square));
  if (take === undefined) return null;
  const ref: GoneRef = { drill: 'gone', skill: `gone:${bandOf(take.plies)}`, source, from, to: end, square };
  return { drill: 'gone', ref, stretch, square, plies: take.plies };
}
