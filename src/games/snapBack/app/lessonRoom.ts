/** The lesson in the guest: what it needs of the house and the device, its keys, and what is heard of it. */
import { UNNAMED_ME } from '../../../setup/names';
import { say } from '../../../strings/say';
import { cuesOf } from '../sound/cues';
import { createEar, type Ear } from '../ui/table/ear';
import { listenAtSnapBack } from '../ui/table/listen';
import { createLesson, type Lesson } from './lesson';
import type { Stage } from './stage';
import { settingsOf } from './tableRoom';

/** @param left the learner has left; whether they want to play now */
export function createLessonRoom(stage: Stage, left: (toPlay: boolean) => void): Lesson {
  const { ports, device } = stage;
  let on: { readonly stop: AbortController; readonly ear: Ear } | null = null;
  const lesson = createLesson({
    clock: ports.clock, openSettings: ports.openSettings, set: () => settingsOf(stage), left,
    names: () => [ports.me() ?? UNNAMED_ME, say('character-pip')],
    show(screen, happenings) {
      ports.play(happenings.flatMap((happening) => cuesOf(happening, screen.table.view.seats, say('snap-back-snap'))));
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
      on = { stop, ear: createEar({ speak: ports.speak, act: (act) => lesson.ask({ kind: 'act', act }), after }) };
      lesson.open(part);
      if (!device.page) return;
      listenAtSnapBack(device.page, {
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
