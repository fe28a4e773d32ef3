/** Who answers what the page asks for: one table, which the compiler holds against what each controller says that it answers. */
import type { Answer, Command } from '../ui/commands';
import type { GameScreens } from './gameScreens';
import type { LessonController } from './lessons/lessonController';
import type { Answering, Next } from './next';
import type { StartController } from './start/startController';
import type { TrainingController } from './training/trainingController';
import type { Ways } from './ways';

type Kind = Command['kind'];

/** All who answer. What's loaded later answers from then on. */
export interface Answerers extends Omit<GameScreens, 'game' | 'adviser'> {
  readonly start: StartController;
  readonly ways: Ways;
  readonly lessons: LessonController;
  readonly training: TrainingController;
  readonly offline: Answering<'takeUpdate'>;
}

export type Answerer = keyof Answerers;

/** Those who say that they answer it. */
type Who<K extends Kind> = { [P in Answerer]: Answerers[P] extends Answering<K> ? P : never }[Answerer];

export const ANSWERED_BY: { readonly [K in Kind]: Who<K> } = {
  chooseCharacter: 'start', nameMe: 'start', playCharacter: 'start', deleteWaiting: 'start', backupTexts: 'start', backupDone: 'start',
  restore: 'start',
  takeUpdate: 'offline',
  learn: 'ways', training: 'ways', cardTable: 'ways', history: 'ways', leave: 'ways',
  openSetup: 'setup', change: 'setup', unfold: 'setup', play: 'setup',
  setPreferences: 'settings', setInput: 'settings', setMemoryAid: 'settings',
  continue: 'table', act: 'table', pause: 'table', dialog: 'table', outOfSight: 'table', point: 'table', newGame: 'table',
  setPace: 'table', setCallSeconds: 'table', setSitting: 'table', link: 'table', challenge: 'table', record: 'table', text: 'table',
  review: 'table', correctCard: 'table', cardCsv: 'table',
  hint: 'practice', takeBack: 'practice', practiceRead: 'practice',
  markShown: 'newcomer',
  daily: 'daily', playDaily: 'daily', playDailyForFun: 'daily', dailyShared: 'daily',
  playChallenge: 'challenge', learnFirst: 'challenge',
  lessonOn: 'lessons', notHeld: 'lessons', showMe: 'lessons',
  trainAs: 'training', startDrill: 'training', drillOn: 'training', judgeGone: 'training', drillRead: 'training', addToTraining: 'training',
  openGuest: 'training',
  moreHistory: 'history', replay: 'history', recordsOf: 'history', openReview: 'history', deletePast: 'history',
  reviewSeat: 'replay', toStep: 'replay', playOn: 'replay', setSpeed: 'replay', endReplay: 'replay',
  playOnFromHere: 'playOn',
  tryAgain: 'again', showBetter: 'again', tryNext: 'again', backToReview: 'again',
  apart: 'apart',
  slips: 'slips', moreSlips: 'slips', workOnSlips: 'slips', toSlip: 'slips',
};

/**
 * Has a command answered. Which answer belongs to which command the table says; that a method is looked up by the command's own kind, this
 * function alone.
 * @param who null where they couldn't be loaded, which a banner has told
 */
export async function answered<C extends Command>(
  who: Answerers[Answerer] | null, command: C, goTo: (next: Next) => Promise<void>,
): Promise<Answer<C>> {
  type Done = Answer<C> | Next;
  const answers = who as Partial<Record<Kind, (command: C) => Done | Promise<Done>>> | null;
  const done = await answers?.[command.kind]?.(command);
  return (isNext(done) ? await goTo(done) : done) as Answer<C>;
}

function isNext(done: unknown): done is Next {
  return typeof done === 'object' && done !== null && 'to' in done;
}
