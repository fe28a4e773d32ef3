/** The lessons against the rules: every scene can lie on a table, and the right acts come to what Pip says of them. */
import { describe, expect, it } from 'vitest';
import { allRuns, isTile, runsThrough, SQUARES } from '../../src/rules/board';
import { applyEvent } from '../../src/rules/game';
import type { GameEvent, Happening, Position } from '../../src/rules/position';
import { COURSE } from '../../src/lessons/course/course';
import { PIP, YOU, type Step, type Task } from '../../src/lessons/lesson';
import { LESSON_NAMES } from '../../src/lessons/says';
import { positionOf } from '../../src/lessons/scene';

const STEPS = COURSE.flatMap(({ name, steps }) => steps.map((step, i) => ({ title: `${name} ${i + 1}`, step })));

function play(position: Position, events: readonly GameEvent[]): { position: Position; happenings: Happening[] } {
  const happenings: Happening[] = [];
  let now = position;
  for (const event of events) {
    const outcome = applyEvent(now, event);
    if (!outcome.ok) throw new Error(`${JSON.stringify(event)}: ${JSON.stringify(outcome.refusal)}`);
    now = outcome.position;
    happenings.push(...outcome.happenings);
  }
  return { position: now, happenings };
}

function rightAct({ want }: Task, { racks }: Position): GameEvent {
  if (want.kind === 'call') return ['snag', YOU];
  if (want.kind === 'draw') return ['draw', YOU];
  return ['place', YOU, want.tiles === 'any' ? racks[YOU]![0]! : want.tiles[0]!];
}

/** All that happens in a step in which everything is done right. */
function playRight(step: Step): Happening[] {
  let position = positionOf(step.scene);
  return step.tasks.flatMap((task) => {
    const opened = play(position, task.opens ?? []);
    const done = play(opened.position, [rightAct(task, opened.position), ...task.after ?? []]);
    position = done.position;
    return [...opened.happenings, ...done.happenings];
  });
}

const taken = (step: Step, by: number): number[] =>
  playRight(step).flatMap((happening) => (happening.type === 'snagged' && happening.seat === by ? [happening.tiles.length] : []));

describe('the course', () => {
  it('has its seven lessons in their order, each of one to four steps', () => {
    expect(COURSE.map(({ name }) => name)).toEqual(LESSON_NAMES);
    for (const { steps } of COURSE) expect(steps.length).toBeGreaterThanOrEqual(1);
    for (const { steps } of COURSE) expect(steps.length).toBeLessThanOrEqual(4);
  });

  it.each(STEPS)('$title: a scene in which each of the 76 tiles lies once, and no run lies yet', ({ step: { scene } }) => {
    const { board, racks, pile } = positionOf(scene);
    const all = [...board, ...racks.flat(), ...pile];
    expect(all.every(isTile)).toBe(true);
    expect(all.toSorted((a, b) => a - b)).toEqual(SQUARES);
    expect(racks.map(({ length }) => length)).toEqual([4, 4]);
    expect(allRuns(new Set(board))).toEqual([]);
  });

  it.each(STEPS)('$title: its right acts and scripts are legal, one after the other', ({ step }) => {
    expect(playRight(step).length).toBeGreaterThan(0);
  });

  it.each(STEPS)('$title: only tiles that lie on the board, in a rack or on their way are looked at', ({ step }) => {
    for (const { look = [], wrong, tiles = {} } of step.tasks) {
      for (const tile of [...look, ...[...Object.values(wrong), ...Object.values(tiles)].flatMap((answer) => answer.look ?? [])]) {
        expect(isTile(tile)).toBe(true);
      }
    }
  });

  it('makes in each step the runs of which it tells', () => {
    const [, runs, lines, call, claim, empty, safe] = COURSE;
    expect(runs!.steps.map((step) => taken(step, YOU))).toEqual([[4], [4], [5]]);
    expect(lines!.steps.map((step) => taken(step, YOU))).toEqual([[7], [10]]);
    expect(call!.steps.map((step) => taken(step, YOU))).toEqual([[4], [], [4]]);
    expect(call!.steps.map((step) => taken(step, PIP))).toEqual([[], [4], []]);
    expect(claim!.steps.map((step) => taken(step, YOU))).toEqual([[4], [], []]);
    expect(empty!.steps.map((step) => [taken(step, PIP), taken(step, YOU)])).toEqual([[[4], [4]]]);
    expect(safe!.steps.map((step) => [taken(step, PIP), taken(step, YOU)])).toEqual([[[], []], [[4], []]]);
  });

  it('takes a move from Pip for a false call, so that the learner moves twice', () => {
    const [, falseCall] = COURSE[4]!.steps;
    expect(playRight(falseCall!)).toContainEqual({ type: 'lostMove', seat: PIP });
    expect(playRight(falseCall!).at(-1)).toEqual({ type: 'turn', seat: YOU });
  });

  it('closes a run with one tile alone, where one is wanted', () => {
    for (const { step, title } of STEPS) {
      const [first] = step.tasks;
      if (!first || first.opens || first.want.kind !== 'place' || first.want.tiles === 'any' || title.startsWith('safe')) continue;
      const { board, racks } = positionOf(step.scene);
      const closing = racks[YOU]!.filter((tile) => runsThrough(new Set([...board, tile]), tile).length > 0);
      expect(closing, title).toEqual(title === 'lines 2' ? [88, 46] : first.want.tiles);
    }
  });

  it('has one safe tile in each step of the last lesson: after any other Pip can make a run', () => {
    for (const { scene, tasks: [task] } of COURSE[6]!.steps) {
      const start = play(positionOf(scene), task!.opens ?? []).position;
      const opens = (tile: number): boolean => {
        const after = play(start, [['place', YOU, tile], ['draw', YOU]]).position;
        return SQUARES.some((next) => !after.board.includes(next) && !after.won.flat().includes(next)
          && runsThrough(new Set([...after.board, next]), next).length > 0);
      };
      expect(start.racks[YOU]!.filter((tile) => !opens(tile))).toEqual(task!.want.kind === 'place' ? task!.want.tiles : null);
      for (const [tile, { plays = [] }] of Object.entries(task!.tiles ?? {})) {
        const { happenings } = play(start, [['place', YOU, Number(tile)], ...plays]);
        expect(happenings.some((happening) => happening.type === 'snagged' && happening.seat === PIP)).toBe(true);
      }
    }
  });
});
