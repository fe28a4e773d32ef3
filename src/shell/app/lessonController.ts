/** A lesson among the screens of a game: what it needs of the house and the device, its keys, and what is heard of it. */
import { UNNAMED_ME } from '../../setup/names';
import { say } from '../../strings/say';
import type { ShellLesson } from '../shellGame';
import { createEar, type Ear } from '../table/ear';
import type { ShellTypes } from '../types';
import { settingsOf, type Stage } from './stage';

/** @param left the learner has left; whether they want to play now */
export function createLessonController<T extends ShellTypes>(stage: Stage<T>, left: (toPlay: boolean) => void): ShellLesson<T> {
  const { game, ports, device } = stage;
  let on: { readonly stop: AbortController; readonly ear: Ear<T['Table']> } | null = null;
  const lesson = game.lesson({
    clock: ports.clock, openSettings: ports.openSettings, set: () => settingsOf(stage), left,
    names: () => [ports.me() ?? UNNAMED_ME, say('character-pip')],
    show(screen, happenings) {
      ports.play(happenings.flatMap((happening) => game.table.cues(happening, screen.table.view)));
      stage.happen({ type: 'lesson', screen });
      on?.ear.follow(screen.table);
    },
  });

  function rest(): void {
    on?.stop.abort();
    on?.ear.leave();
    on = null;
  }

  return {
    open(part) {
      rest();
      const stop = new AbortController();
      const ear = createEar<T['Table']>({
        saidNow: game.table.saidNow, speak: ports.speak, act: (act) => lesson.ask({ kind: 'act', act }), after,
      });
      on = { stop, ear };
      lesson.open(part);
      if (!device.page) return;
      game.table.listen(device.page, {
        table: () => lesson.model()?.table ?? null, ask: (command) => lesson.ask(command), signal: stop.signal,
      });
    },
    model: () => lesson.model(),
    ask: (command) => lesson.ask(command),
    painted: (at) => lesson.painted(at),
    hidden: (at) => lesson.hidden(at),
    showAgain: () => lesson.showAgain(),
    leave() {
      rest();
      lesson.leave();
    },
  };

  function after(milliseconds: number, act: () => void): () => void {
    const id = ports.clock.setTimeout(act, milliseconds);
    return () => ports.clock.clearTimeout(id);
  }
}
