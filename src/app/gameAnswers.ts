/**
 * Who answers what is asked where games are seen. It comes with their screens (`entries/games`): before that nothing of it can be asked, so
 * the start screen need not carry it.
 */
import type { KeptPreferences } from '../setup/kept/preferences';
import { dailyGameAnswers } from './daily/dailyAnswers';
import { againAnswers } from './again/againAnswers';
import type { Answers } from './answers';
import { challengeAnswers, toChallenge } from './challenge/challengeAnswers';
import { lessonStepAnswers } from './lessons/lessonAnswers';
import { openCourse } from './lessons/openCourse';
import { backToStart, goTo, type Screens, type ToGames } from './navigation';
import { toTraining } from './training/toTraining';
import { drillAnswers } from './training/trainingAnswers';
import { settingsAnswers } from './settings/settingsAnswers';
import { setupAnswers } from './setup/setupAnswers';
import { slipsAnswers } from './slips/slipsAnswers';
import { tableAnswers } from './table/tableAnswers';

export type GameAnswers = ReturnType<typeof gameAnswers>;
export type CreateGameAnswers = typeof gameAnswers;

/** @param preferences what is set on this device */
export function gameAnswers(screens: Screens, toGames: ToGames, preferences: Pick<KeptPreferences, 'set'>) {
  return {
    ...waysIn(screens, toGames),
    ...setupAnswers(screens, toGames),
    ...settingsAnswers(screens, preferences),
    ...tableAnswers(screens),
    ...againAnswers(screens, toGames),
    ...pastAnswers(screens, toGames),
    ...dailyGameAnswers(screens),
    ...challengeAnswers(screens, toGames),
    ...lessonStepAnswers(screens, toGames),
    ...drillAnswers(screens),
    ...slipsAnswers(screens, toGames),
  };
}

type WaysIn = Pick<Answers, 'daily' | 'history' | 'learn' | 'training' | 'cardTable' | 'leave'>;

/** The ways from the start screen, and back to it from wherever. */
function waysIn(screens: Screens, toGames: ToGames): WaysIn {
  const { games, lessons, training } = screens;
  return {
    daily: () => toGames(({ daily }) => daily.open()),
    history: () => toGames(async ({ history, slips }) => {
      slips.close();
      await history.open();
    }),
    learn: ({ lesson = null }) => toGames(async () => void await openCourse(screens, { lesson, pace: null, challenge: null })),
    training: () => toGames(() => toTraining(screens, (room) => {
      room.guests.leave();
      return room.open();
    })),
    cardTable: () => toGames(() => toTraining(screens, (room) => {
      room.leave();
      return room.guests.openTable();
    })),
    leave() {
      const challenge = lessons.now()?.challenge() ?? null;
      lessons.now()?.leave();
      training.now()?.leave();
      games.now()?.replay.close();
      games.now()?.again.close();
      games.now()?.slips.close();
      games.now()?.table.leave();
      // Whoever learned for a challenge comes back to it.
      return challenge === null ? backToStart(screens, []) : toChallenge(screens, challenge);
    },
  };
}

type PastAnswers = Pick<
  Answers,
  'moreHistory' | 'replay' | 'recordsOf' | 'deletePast' | 'toStep' | 'playOn' | 'replaySpeed' | 'endReplay' | 'openReview' | 'reviewSeat'
>;

/** What is asked about games that are over. */
function pastAnswers(screens: Screens, toGames: ToGames): PastAnswers {
  const { games } = screens;
  return {
    moreHistory: () => games.now()?.history.more(),
    replay: ({ id, record = null }) => toGames(async ({ history }) => goTo(screens, await history.replay(id, record))),
    recordsOf: ({ whose }) => games.now()?.history.recordsOf(whose),
    deletePast: ({ target }) => games.now()?.history.deletePast(target),
    toStep: ({ step }) => games.now()?.replay.toStep(step),
    playOn: ({ playing }) => games.now()?.replay.playOn(playing),
    replaySpeed: ({ speed }) => games.now()?.replay.setSpeed(speed),
    openReview: ({ id, seat = null, step = 0 }) => toGames(async ({ history }) => goTo(screens, await history.review(id, seat, step))),
    reviewSeat: ({ seat }) => games.now()?.replay.reviewSeat(seat),
    endReplay() {
      const overTable = games.now()?.replay.isOverTable() === true;
      games.now()?.replay.close();
      if (overTable) return games.now()?.game.showAgain();
      const slips = games.now()?.slips;
      return slips?.isOpen() ? slips.again() : games.now()?.history.showList();
    },
  };
}
