/** What is asked in the training room and in a drill. */
import type { Answers } from '../answers';
import type { Screens } from '../navigation';
import type { TrainingController } from './trainingController';

type Asked = 'addToTraining' | 'trainAs' | 'startDrill' | 'drillOn' | 'judgeGone' | 'drillRead' | 'openGuest';

/** Who answers it. */
export function drillAnswers({ training, presenter }: Pick<Screens, 'training' | 'presenter'>): Pick<Answers, Asked> {
  const room = (): TrainingController | null => training.now();
  return {
    async addToTraining({ step }) {
      const screen = presenter.screen();
      const report = screen?.kind === 'replay' ? screen.review?.report : null;
      if (!report) return;
      const told = await training.get().then(({ add }) => add(report, step)).catch(() => null);
      presenter.tell([told === null ? { kind: 'notLoaded' } : { kind: 'training', told }]);
    },
    trainAs: ({ name }) => room()?.trainAs(name),
    startDrill: ({ session }) => room()?.start(session),
    drillOn: ({ at }) => room()?.on(at),
    judgeGone: ({ gone, at }) => room()?.judge(gone, at),
    async openGuest({ guest, from }) {
      room()?.leave();
      await room()?.guests.open(guest, from);
    },
    drillRead: () => room()?.read(),
  };
}
