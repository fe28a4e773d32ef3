import { describe, expect, it } from 'vitest';
import { snapBackShell } from '../../../../src/games/snapBack/app/snapBack';
import { CARDS, SEED, YOU } from '../../../../src/games/snapBack/lesson/course';
import { backsOf, type Claim } from '../../../../src/games/snapBack/rules/cards';
import { cardsOf } from '../../../../src/games/snapBack/rules/shoe';
import { openSaved, toStore } from '../../../../src/games/snapBack/kept/savedGame';
import type { SnapBackShell } from '../../../../src/games/snapBack/ui/shellTypes';
import type { JumpingClock } from '../../../helpers/clock';
import { gameBefore, openLesson, partsOf, type OpenedLesson } from '../../../helpers/lesson';

/** What is done in the lesson, by name. */
function acts({ lesson, now }: OpenedLesson<SnapBackShell>) {
  return {
    lesson: () => now().panel, view: () => now().table.view, act: (act: SnapBackShell['Act']) => lesson.ask({ kind: 'act', act }),
    goOn: () => lesson.ask({ kind: 'lessonOn' }), showMe: () => lesson.ask({ kind: 'showMe' }), leave: () => lesson.leave(),
  };
}

type LessonGame = ReturnType<typeof acts>;

function openAt(part: string): { game: LessonGame; clock: JumpingClock; said: string[] } {
  const opened = openLesson(snapBackShell, part);
  return { ...opened, game: acts(opened) };
}

const askedIn = ({ asked }: { readonly asked: string | null }): string | null => asked;
const dice = (game: LessonGame): number[] => game.view().seats.map(({ die }) => die);
const choose = (game: LessonGame, claim: Claim): void => game.act({ kind: 'choose', seat: YOU, claim });
const call = (game: LessonGame, clock: JumpingClock): void => game.act({ kind: 'call', seat: YOU, at: clock.now() });

describe('the lesson of Snap Back', () => {
  it('has the cards that it speaks of', () => {
    const cards = cardsOf(SEED, CARDS.vain);
    expect(cards).toEqual([3, 8, 10, 9, 5, 7, 6, 7, 3, 6, 8]);
    expect([7, 8, 9, 10, 11].map((count) => backsOf(cards.slice(0, count)))).toEqual([[], [2], [], [3], []]);
  });

  it('can be opened at each of its parts', () => {
    for (const part of partsOf(snapBackShell)) {
      expect(openSaved(toStore(gameBefore(snapBackShell, part))), part).toMatchObject({ ok: true });
    }
  });

  it('is played from its beginning to its end', async () => {
    const { game, clock, said } = openAt('match');
    expect(askedIn(game.lesson())).toBe('begin');
    game.goOn();
    await clock.until(() => askedIn(game.lesson()) === 'call');
    await clock.pass(20_000);
    // The match waits, open, for as long as it takes.
    expect(game.view()).toMatchObject({ open: { rank: 7, back: null }, mayCall: true });
    call(game, clock);
    await clock.until(() => askedIn(game.lesson()) === 'choose');
    await clock.pass(20_000);
    expect(game.view()).toMatchObject({ phase: 'choosing', callers: [YOU], countEndsAt: null });
    choose(game, 2);
    await clock.until(() => askedIn(game.lesson()) === 'goOn');
    expect(dice(game)).toEqual([3, 1]);
    game.goOn();
    await clock.until(() => askedIn(game.lesson()) === 'choose');
    expect(game.view().callers).toEqual([1]);
    choose(game, 3);
    await clock.until(() => askedIn(game.lesson()) === 'goOn');
    expect(dice(game)).toEqual([4, 2]);
    game.goOn();
    await clock.until(() => askedIn(game.lesson()) === 'choose');
    choose(game, 0);
    await clock.until(() => askedIn(game.lesson()) === 'goOn');
    expect(dice(game)).toEqual([4, 1]);
    game.goOn();
    expect(askedIn(game.lesson())).toBe('play');
    expect([...new Set(said)]).toEqual([
      'watch', 'seventh', 'call', 'choose', 'right', 'seen', 'again', 'pass', 'look', 'theirs', 'seen-theirs', 'hm', 'vain', 'seen-fist',
      'done',
    ]);
    game.leave();
  });

  it('answers each act that is not wanted, and nothing comes of it', async () => {
    const { game, clock } = openAt('match');
    game.goOn();
    await clock.until(() => game.view().shown === 3);
    call(game, clock);
    expect(game.lesson().said).toBe('early');
    await clock.until(() => game.view().shown === CARDS.first && game.view().mayCall);
    call(game, clock);
    expect(game.lesson().said).toBe('not-this');
    await clock.until(() => askedIn(game.lesson()) === 'call');
    game.showMe();
    expect(game.lesson()).toMatchObject({ said: 'hint-call', hint: true });
    call(game, clock);
    await clock.until(() => askedIn(game.lesson()) === 'choose');
    choose(game, 3);
    expect(game.lesson().said).toBe('not-quite');
    game.showMe();
    expect(game.lesson().said).toBe('hint-choose');
    await clock.pass(10_000);
    expect(game.view().phase).toBe('choosing');
    expect(dice(game)).toEqual([2, 2]);
    game.leave();
  });

  it('lets the learner be quicker than Pip, and not where nothing is to be called', async () => {
    const { game, clock } = openAt('theirs');
    expect(game.lesson().said).toBe('back');
    expect(dice(game)).toEqual([3, 1]);
    game.goOn();
    await clock.until(() => game.view().shown === CARDS.pass);
    call(game, clock);
    expect(game.lesson().said).toBe('too-far');
    await clock.until(() => game.view().shown === CARDS.theirs);
    await clock.pass(700);
    call(game, clock);
    await clock.until(() => askedIn(game.lesson()) === 'choose');
    expect(game.lesson().said).toBe('quicker');
    choose(game, 3);
    await clock.until(() => askedIn(game.lesson()) === 'goOn');
    expect(dice(game)).toEqual([4, 2]);
    game.leave();
  });

  it('waits at the match after a pause, too', async () => {
    const { game, clock } = openAt('match');
    game.goOn();
    await clock.until(() => game.view().shown === CARDS.match);
    game.act({ kind: 'pause', paused: true, at: clock.now() });
    await clock.pass(60_000);
    expect(game.view().open).toBeNull();
    game.act({ kind: 'pause', paused: false, at: clock.now() });
    await clock.pass(60_000);
    expect(game.view()).toMatchObject({ shown: CARDS.match, mayCall: true });
    game.leave();
  });
});
