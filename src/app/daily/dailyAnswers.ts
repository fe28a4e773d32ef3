/** What the screen of today's deal asks for, and what comes of it. */
import type { Answers } from '../answers';
import type { Screens } from '../navigation';

type DailyAnswers = Pick<Answers, 'playDaily' | 'playDailyForFun' | 'dailyShared'>;

export function dailyGameAnswers({ games }: Screens): DailyAnswers {
  return {
    playDaily: ({ date }) => games.now()?.daily.play(date),
    playDailyForFun: ({ date }) => games.now()?.daily.playForFun(date),
    dailyShared: ({ shared }) => games.now()?.daily.shared(shared),
  };
}
