/** The table of a drill as a view state: what picture and page draw of a round, what just happened there, and what is marked. Pure. */
import type { Tile } from '../../../rules/board';
import type { SeatState, TableHappening, ViewState } from '../../../session/viewState';
import { DRILL_TIMES, type FlashQuestion, type SafeQuestion } from '../../../training/question';
import type { BoardMark } from '../../../ui/training/trainingModel';
import { lastGiven, questionOf, stepsOf, stretchNow, type Round } from './round';

/** Whoever trains sits at the only seat. */
const SEAT = 0;
const WHOEVER_TRAINS: SeatState = {
  name: '', kind: 'local', shape: 'circle', level: null, callKey: null, won: 0, rack: [], owes: false, thinks: false,
};

/** What lies on the table. */
interface Lying {
  readonly board: readonly Tile[];
  readonly rack?: readonly Tile[];
  readonly lastPlaced?: Tile | null;
  readonly lit?: readonly Tile[];
  /** What was taken before anybody could see it. */
  readonly gone?: readonly Tile[];
}

/** The table of a round. */
export function tableOf(round: Round): ViewState {
  const { phase, askedAt, unhurried, untimed, paused } = round;
  const question = questionOf(round);
  const lying = lyingIn(round);
  const asked = phase === 'asked' && !paused;
  const timed = asked && question.drill === 'flash' && !unhurried && !untimed && askedAt !== null;
  return {
    phase: 'playing', viewer: SEAT, mover: SEAT, gone: lying.gone && lying.gone.length > 0 ? lying.gone : null, pile: 0, order: null,
    asks: false, asking: null, breath: null, paused,
    // Only where there is something to call for does a burst lie there, and are calls heard.
    calls: question.drill === 'flash' && phase !== 'over' ? 'classic' : 'automatic',
    seats: [{ ...WHOEVER_TRAINS, rack: lying.rack ?? [] }],
    board: lying.board, lastPlaced: lying.lastPlaced ?? null, lit: lying.lit ?? [],
    clock: timed ? { seat: SEAT, startedAt: askedAt, endsAt: askedAt + DRILL_TIMES.flash.limit, left: null } : null,
    may: {
      pick: false, look: false, draw: false, count: false, answer: false,
      place: asked && question.drill === 'safe', call: asked && question.drill === 'flash',
    },
  };
}

function lyingIn(round: Round): Lying {
  const { drill, phase, shown } = round;
  const question = questionOf(round);
  const stretch = stretchNow(drill);
  if (stretch !== null) {
    if (phase === 'ready') return { board: [] };
    const step = shown === 0 ? null : stepsOf(stretch)[shown - 1];
    return { board: step?.board ?? stretch.board, gone: stretch.gone, lastPlaced: step?.taken === null ? step.tile : null };
  }
  switch (question.drill) {
    // How long a board is looked at is the same for every question: none lies there before.
    case 'flash': return phase === 'ready' ? { board: [] } : phase === 'look' ? { board: question.board } : landed(question, round);
    case 'gone': {
      const { after, gone } = question.stretch;
      return { board: phase === 'ready' ? [] : after, gone };
    }
    case 'safe': return chosen(question, round);
  }
}

function landed({ board, tile, runs }: FlashQuestion, { phase, drill }: Round): Lying {
  const all = [...board, tile].toSorted((a, b) => a - b);
  if (phase !== 'told') return { board: all, lastPlaced: tile };
  const run = runs.flatMap(({ squares }) => squares);
  // A run that was called is taken, as at the table.
  if (run.length > 0 && lastGiven(drill)?.verdict.right === true) return { board: all.filter((one) => !run.includes(one)) };
  return { board: all, lastPlaced: tile, lit: run };
}

function chosen({ board, gone: picked, choices }: SafeQuestion, { phase, drill }: Round): Lying {
  const rack = choices.map(({ tile }) => tile);
  const placed = phase === 'told' || phase === 'over' ? Number(lastGiven(drill)?.answer.said) : null;
  if (phase === 'ready') return { board: [] };
  // Nobody has seen this game: what is gone is shown, as with the memory aid.
  const gone = picked.flatMap(({ tiles }) => tiles);
  if (placed === null) return { board, rack, gone };
  return {
    gone, board: [...board, placed].toSorted((a, b) => a - b), rack: rack.filter((tile) => tile !== placed), lastPlaced: placed,
  };
}

/** What happened at the table from one moment of a round to the next. */
export function happenedIn(before: Round, now: Round): readonly TableHappening[] {
  const question = questionOf(now);
  const stretch = stretchNow(now.drill);
  if (stretch !== null && now.shown === before.shown + 1 && now.phase === 'look') {
    const step = stepsOf(stretch)[now.shown - 1]!;
    return [step.taken === null ? { type: 'placed', seat: SEAT, tile: step.tile } : taken(step.taken)];
  }
  if (question.drill === 'flash' && before.phase === 'look' && now.phase === 'asked') {
    return [{ type: 'placed', seat: SEAT, tile: question.tile }];
  }
  const given = lastGiven(now.drill);
  if (before.phase !== 'asked' || now.phase !== 'told' || given === null) return [];
  if (question.drill === 'safe') return [{ type: 'placed', seat: SEAT, tile: Number(given.answer.said) }];
  if (given.answer.said !== 'call' || question.drill !== 'flash') return [];
  if (!given.verdict.right) return [{ type: 'falseCall', seat: SEAT, penalty: 'none', paid: [] }];
  return [taken([...new Set(question.runs.flatMap(({ squares }) => squares))])];
}

function taken(tiles: readonly Tile[]): TableHappening {
  return { type: 'snagged', seat: SEAT, tiles, runs: [] };
}

/** What is marked on the board. */
export function marksOf(round: Round): readonly BoardMark[] {
  const { phase, drill } = round;
  const question = questionOf(round);
  const given = lastGiven(drill);
  if (phase === 'asked' && question.drill === 'gone') return [{ tile: question.square, as: 'asked' }];
  if (phase !== 'told' || given === null) return [];
  const as = given.verdict.right ? 'right' : 'wrong';
  switch (question.drill) {
    case 'flash': {
      const run = [...new Set(question.runs.flatMap(({ squares }) => squares))].map((tile): BoardMark => ({ tile, as: 'run' }));
      const { near } = question;
      if (near === null || run.length > 0) return run;
      const three = near.squares.map((tile): BoardMark => ({ tile, as: 'near' }));
      return [...three, { tile: near.missing, as: 'missing' }];
    }
    case 'gone': return [{ tile: question.square, as }];
    case 'safe': {
      const said = Number(given.answer.said);
      const best = Number(given.verdict.truth);
      const opened = given.verdict.right ? null : question.choices.find(({ tile }) => tile === said)?.reasons.opens
        .toSorted((a, b) => b.gain - a.gain)[0];
      return [
        { tile: said, as }, ...(given.verdict.right || best === said ? [] : [{ tile: best, as: 'right' } as const]),
        ...(opened ? [{ tile: opened.tile, as: 'missing' } as const] : []),
      ];
    }
  }
}
