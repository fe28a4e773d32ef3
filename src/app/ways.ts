/**
 * The ways from the start screen into other rooms, and back to it from wherever. They come with the screens of games (`entries/games`):
 * before that none of them can be gone, so the start screen need not carry them.
 */
import { openCourse } from './lessons/openCourse';
import { backToStart, goTo, type Screens } from './navigation';
import type { Answering } from './next';
import { toTraining } from './training/toTraining';

export type Ways = Answering<'history' | 'learn' | 'training' | 'cardTable' | 'leave'>;
export type CreateWays = (screens: Screens) => Ways;

export const createWays: CreateWays = (screens) => {
  const { games, lessons, training } = screens;
  return {
    async history() {
      games.now()?.slips.close();
      await games.now()?.history.open();
    },
    learn: async ({ lesson = null }) => void await openCourse(screens, { lesson, pace: null, challenge: null }),
    training: () => toTraining(screens, (room) => {
      room.guests.leave();
      return room.open();
    }),
    cardTable: () => toTraining(screens, (room) => {
      room.leave();
      return room.guests.openTable();
    }),
    leave() {
      const challenge = lessons.now()?.challenge() ?? null;
      lessons.now()?.leave();
      training.now()?.leave();
      games.now()?.apart.leave();
      games.now()?.replay.close();
      games.now()?.again.close();
      games.now()?.slips.close();
      games.now()?.table.leave();
      // Whoever learned for a challenge comes back to it.
      return challenge === null ? backToStart(screens, []) : goTo(screens, { to: 'challenge', link: challenge });
    },
  };
};
