/** What is asked in the training room and in a drill. */
import type { Answers } from '../answers';
import type { Screens } from '../navigation';
import type { TrainingController } from './trainingController';

type Asked = 'trainAs' | 'startDrill' | 'drillOn' | 'judgeGone' | 'drillRead';

/** Who answers it. */
export function drillAnswers({ training }: Pick<Screens, 'training'>): Pick<Answers, Asked> {
  const room = (): TrainingController | null => training.now();
  return {
    trainAs: ({ name }) => room()?.trainAs(name),
    startDrill: ({ session }) => room()?.start(session),
    drillOn: ({ at }) => room()?.on(at),
    judgeGone: ({ gone, at }) => room()?.judge(gone, at),
    drillRead: () => room()?.read(),
  };
}
