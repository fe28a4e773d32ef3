/** A step of a lesson as it is played: what is right leads on, what is wrong is answered, played out and taken back. */
import { describe, expect, it } from 'vitest';
import { COURSE, lessonOf } from '../../src/lessons/course/course';
import { createLessonGame, type LessonGame } from '../../src/lessons/lessonGame';
import { PIP, YOU } from '../../src/lessons/lesson';
import { taskOf } from '../../src/lessons/lessonState';
import type { LessonName, SayKey } from '../../src/lessons/says';
import type { Act, TableHappening } from '../../src/session/viewState';
import type { Player } from '../../src/setup/players';
import type { Pace } from '../../src/setup/setup';
import { say } from '../../src/strings/say';
import { jumpingClock, type JumpingClock } from '../helpers/clock';

const PLAYERS: readonly [Player, Player] = [
  { name: 'Ann', kind: 'local', shape: 'circle' }, { name: 'Pip', kind: 'bot', level: 'pip', shape: 'square' },
];

interface Played {
  readonly game: LessonGame;
  readonly clock: JumpingClock;
  readonly happened: TableHappening[];
  readonly said: SayKey[];
  act(act: Act): Promise<void>;
  /** Lets time pass until the learner is asked for something, or all is done. */
  ready(): Promise<void>;
}

async function open(lesson: LessonName, step: number, pace: Pace = 'normal', players = PLAYERS): Promise<Played> {
  const clock = jumpingClock();
  const happened: TableHappening[] = [];
  const said: SayKey[] = [];
  const hear = (happenings: readonly TableHappening[]): void => {
    happened.push(...happenings);
    const key = game?.lesson().said.key;
    if (key && said.at(-1) !== key) said.push(key);
  };
  let game: LessonGame | null = null;
  const opened = game = createLessonGame({ lesson, step, clock, pace, players, changed: hear });
  hear([]);
  const isReady = (): boolean => ['asked', 'finished'].includes(opened.lesson().phase);
  return {
    game: opened, clock, happened, said,
    async act(act) {
      opened.act(act, clock.now());
      await clock.pass(40);
    },
    async ready() { expect(await clock.until(isReady, 200), 'it goes on by itself').toBe(true); },
  };
}

function rightAct(game: LessonGame): Act {
  const { want } = taskOf(game.lesson());
  if (want.kind !== 'place') return { kind: want.kind };
  return { kind: 'place', tile: want.tiles === 'any' ? game.view().seats[YOU]!.rack[0]! : want.tiles[0]! };
}

async function finish(played: Played): Promise<void> {
  for (let i = 0; i < 8 && played.game.lesson().phase !== 'finished'; i += 1) {
    await played.ready();
    if (played.game.lesson().phase === 'asked') await played.act(rightAct(played.game));
    await played.ready();
  }
  expect(played.game.lesson().phase).toBe('finished');
}

const STEPS = COURSE.flatMap(({ name, steps }) => steps.map((_, step) => ({ name, step })));

/** All that somebody can do who does not do what is wanted. */
function otherActs(game: LessonGame): Act[] {
  const right = rightAct(game);
  const { want } = taskOf(game.lesson());
  const rack = game.view().seats[YOU]!.rack.flatMap((tile) => tile ?? []);
  const wanted = want.kind !== 'place' ? [] : want.tiles === 'any' ? rack : want.tiles;
  const tiles = rack.filter((tile) => !wanted.includes(tile)).map((tile): Act => ({ kind: 'place', tile }));
  const others: Act[] = [{ kind: 'call' }, { kind: 'draw' }, { kind: 'count' }, { kind: 'pick', index: 0 }];
  return [...tiles, ...others.filter(({ kind }) => kind !== right.kind)];
}

/** Where a step stands: what is asked for, and how the table lies. */
const standing = ({ game }: Played): unknown => {
  const { task, phase } = game.lesson();
  const { board, seats, mover, pile, may } = game.view();
  return { task, phase, board, mover, pile, may, seats: seats.map(({ rack, won, owes }) => ({ rack, won, owes })) };
};

describe('a step of a lesson', () => {
  it.each(STEPS)('$name, step $step: is done by what is wanted, at any pace', async ({ name, step }) => {
    for (const pace of ['normal', 'instant'] as const) {
      const played = await open(name, step, pace);
      await finish(played);
      expect(played.game.lesson().said.key).toBe(lessonOf(name).steps[step]!.done);
    }
  });

  it.each(STEPS)('$name, step $step: answers every wrong act, takes it back, and can be done after it', async ({ name, step }) => {
    const played = await open(name, step);
    while (played.game.lesson().phase !== 'finished') {
      await played.ready();
      if (played.game.lesson().phase === 'finished') break;
      for (const act of otherActs(played.game)) {
        const before = standing(played);
        const { times, task } = played.game.lesson();
        await played.act(act);
        const told = played.game.lesson();
        // What no table ever asks for at this moment is passed over.
        if (act.kind !== 'pick') expect(told.times, `${task}: ${JSON.stringify(act)} is answered`).toBe(times + 1);
        expect(say(`pip-${told.said.key}`, { tile: told.said.tile ?? 0 })).not.toBe('');
        expect(told.said.key).not.toBe(taskOf(told).says);
        await played.ready();
        expect(standing(played), `after ${JSON.stringify(act)}`).toEqual(before);
      }
      await played.act(rightAct(played.game));
    }
  });

  it('says by what was wrong what to look at', async () => {
    const played = await open('runs', 0);
    await played.act({ kind: 'place', tile: 22 });
    expect(played.game.lesson().said).toEqual({ key: 'runs-gap-tile', tile: 22 });
    expect(played.game.view().board).toContain(22);
    expect(played.game.view().may.place).toBe(false);
    await played.ready();
    expect(played.game.view().board).not.toContain(22);
    expect(played.game.lesson().said.key).toBe('runs-gap-tile');
    expect(played.game.lesson().look).toEqual([34, 54, 64]);
  });

  it('plays what a missed run costs: Pip really takes it, for the learner who forgot as for the one who was told to', async () => {
    const told = await open('call', 1);
    await finish(told);
    expect(told.happened).toContainEqual(expect.objectContaining({ type: 'snagged', seat: PIP, tiles: [43, 53, 63, 73], costsMove: true }));
    expect(told.game.view().seats[PIP]!.won).toBe(4);
    expect(told.game.view().mover).toBe(YOU);
    const forgot = await open('call', 0);
    await forgot.act({ kind: 'place', tile: 57 });
    await forgot.ready();
    await forgot.act({ kind: 'draw' });
    expect(forgot.game.lesson().said.key).toBe('call-missed');
    expect(await forgot.clock.until(() => forgot.game.view().seats[PIP]!.won === 4, 20)).toBe(true);
    await forgot.ready();
    expect(forgot.game.view().seats[PIP]!.won).toBe(0);
    expect(forgot.game.lesson().phase).toBe('asked');
  });

  it('lets the time to call run out, and gives three times as much of it after that', async () => {
    const played = await open('call', 2);
    await played.act({ kind: 'place', tile: 69 });
    await played.ready();
    const first = played.game.view().clock!;
    expect(first.endsAt - first.startedAt).toBe(8000);
    await played.clock.until(() => played.said.includes('call-late'));
    await played.ready();
    const second = played.game.view().clock!;
    expect(second.endsAt - second.startedAt).toBe(24_000);
    await played.act({ kind: 'call' });
    await played.ready();
    expect(played.game.lesson().phase).toBe('finished');
  });

  it('has no clock for a learner who plays without one', async () => {
    const played = await open('call', 2, 'normal', [{ ...PLAYERS[0], clock: 'none' }, PLAYERS[1]]);
    await played.act({ kind: 'place', tile: 69 });
    await played.ready();
    expect(played.game.view().clock).toBeNull();
  });

  it('begins a task again where a call came before there was anything to call, and holds one that came a little early', async () => {
    const early = await open('claim', 0);
    await early.act({ kind: 'call' });
    expect(early.game.lesson().said.key).toBe('claim-early');
    await early.ready();
    await early.act({ kind: 'call' });
    await early.ready();
    expect(early.game.lesson().phase).toBe('finished');
    const held = await open('claim', 0);
    await held.clock.until(() => held.game.view().board.includes(66), 20);
    await held.act({ kind: 'call' });
    expect(held.game.lesson().said.key).toBe('any-held');
    await held.ready();
    expect(held.game.lesson().phase).toBe('finished');
    expect(held.game.view().seats[YOU]!.won).toBe(4);
  });

  it('does nothing while Pip shows something, and stands still in a pause', async () => {
    const played = await open('empty', 0);
    const before = standing(played);
    await played.act({ kind: 'place', tile: 68 });
    expect(standing(played)).toEqual(before);
    played.game.pause(true);
    await played.clock.pass(60_000);
    expect(played.game.lesson().phase).toBe('opening');
    expect(played.game.view().paused).toBe(true);
    played.game.pause(false);
    await played.ready();
    expect(played.game.lesson().said.key).toBe('empty-choose');
  });

  it('shows what is wanted, on the rack and on the board', async () => {
    const played = await open('runs', 0);
    played.game.showMe();
    expect(played.game.lesson()).toMatchObject({ hint: { kind: 'place', tile: 44 }, look: [44], said: { key: 'hint-place', tile: 44 } });
    await played.act({ kind: 'place', tile: 44 });
    expect(played.game.lesson().hint).toBeNull();
  });

  it('answers a press on a square whose tile the learner does not have', async () => {
    const played = await open('runs', 0);
    played.game.notHeld(50);
    expect(played.game.lesson().said).toEqual({ key: 'any-not-held', tile: 50 });
    expect(played.game.lesson().phase).toBe('asked');
  });

  it('has the learner call their first run by themselves, as soon as it lies there', async () => {
    const played = await open('runs', 0);
    await played.act({ kind: 'place', tile: 44 });
    // Nothing is waited for: whoever shouts at once is heard.
    expect(played.game.lesson()).toMatchObject({ phase: 'asked', said: { key: 'runs-snag' } });
    await played.clock.pass(60_000);
    expect(played.game.view().seats[YOU]!.won).toBe(0);
    await played.act({ kind: 'draw' });
    expect(played.game.lesson().said.key).toBe('any-missed');
    await played.ready();
    expect(played.game.view().board).toContain(44);
    await played.act({ kind: 'call' });
    await played.ready();
    expect(played.game.lesson().phase).toBe('finished');
    expect(played.game.view().seats[YOU]!.won).toBe(4);
    expect(played.happened.filter(({ type }) => type === 'falseCall')).toEqual([]);
  });
});
