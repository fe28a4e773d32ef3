/** What the screen of today's deal asks for, and what comes of it. */
import type { Answers } from '../answers';
import type { Screens, ToGames } from '../navigation';

type DailyAnswers = Pick<Answers, 'daily' | 'playDaily' | 'playDailyForFun' | 'dailyShared'>;

export function dailyAnswers({ games }: Screens, toGames: ToGames): DailyAnswers {
  return {
    daily: () => toGames(({ daily }) => daily.open()),
    playDaily: ({ date }) => games.now()?.daily.play(date),
    playDailyForFun: ({ date }) => games.now()?.daily.playForFun(date),
    dailyShared: ({ shared }) => games.now()?.daily.shared(shared),
  };
}
