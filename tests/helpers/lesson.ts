/** The lesson of a game, opened without a page. */
import type { GameAppPorts } from '../../src/games/gameApp';
import { USUAL_INPUT } from '../../src/setup/inputSettings';
import type { Stage } from '../../src/shell/app/stage';
import { gameAt, Lesson } from '../../src/shell/lesson/lesson';
import type { ShellGame } from '../../src/shell/shellGame';
import type { LessonModel, ShellTypes } from '../../src/shell/types';
import { jumpingClock, type JumpingClock } from './clock';

export interface OpenedLesson<T extends ShellTypes> {
  readonly lesson: Lesson<T>;
  readonly clock: JumpingClock;
  /** Whether the learner has left to play, each time that they left. */
  readonly left: boolean[];
  /** What was said with each change, and what happened at the table. */
  readonly said: string[];
  readonly happened: T['Happening'][];
  readonly now: () => LessonModel<T>;
}

/** The names of the parts of a game's lesson. */
export function partsOf<T extends ShellTypes>({ lesson }: ShellGame<T>): readonly string[] {
  return lesson!.beats.flatMap(({ part }) => part ?? []);
}

/** The game as it stands when a part of its lesson begins. */
export function gameBefore<T extends ShellTypes>(game: ShellGame<T>, part: string): T['Saved'] {
  return gameAt(game, game.lesson!.beats.findIndex((beat) => beat.part === part), ['Ann', 'Pip']);
}

/** @param happens is told what happens at the table, as it is shown */
export function openLesson<T extends ShellTypes>(
  game: ShellGame<T>, part?: string, happens: (happening: T['Happening'], opened: OpenedLesson<T>) => void = () => {},
): OpenedLesson<T> {
  const clock = jumpingClock();
  const [left, said, happened]: [boolean[], string[], T['Happening'][]] = [[], [], []];
  const ports = {
    clock, me: () => 'Ann', freshWord: () => 'word', today: () => 0, openSettings() {}, play() {}, speak: () => false,
    input: () => USUAL_INPUT, preferences: () => ({ hand: 'right' }),
  } as unknown as GameAppPorts;
  const stage = {
    game: {
      ...game,
      table: { ...game.table, cues(happening: T['Happening']) {
        happened.push(happening);
        happens(happening, opened);
        return [];
      } },
    },
    ports, device: {
      page: null, storage: () => ({ getItem: () => null, setItem() {} }), screen: () => ({ width: 1000, height: 700, touch: false }),
    },
    show(screen: LessonModel<T>) { said.push(screen.panel.said); },
  } as unknown as Stage<T>;
  const lesson: Lesson<T> = new Lesson(stage, part, (toPlay) => { left.push(toPlay); });
  const opened: OpenedLesson<T> = { lesson, clock, left, said, happened, now: () => lesson.model()! };
  said.length = 0;
  return opened;
}
