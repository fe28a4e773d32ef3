/** A computer player that makes a plan each time when it is told something, and carries it out in its time. */
import type { Bot, BotNews, BotPorts, GameTypes } from '../contract';

/** What it means to do, and when: at once, where that is in the past. */
export interface Planned<T extends GameTypes> {
  readonly at: number;
  readonly intent: T['Intent'];
}

/** @param plan what it means to do from now on, in the place of what it meant to do before; null: it goes on with that */
export function plannedBot<T extends GameTypes>(
  { now, at, act }: BotPorts<T>, plan: (news: BotNews<T>) => readonly Planned<T>[] | null,
): Bot<T> {
  let rest: (() => void)[] = [];
  const stop = (): void => {
    for (const one of rest) one();
    rest = [];
  };
  return {
    stop,
    tell(news) {
      const planned = plan(news);
      if (planned === null) return;
      stop();
      for (const one of planned) {
        if (one.at <= now()) act(one.intent, one.at);
        else rest.push(at(one.at, () => { act(one.intent, one.at); }));
      }
    },
  };
}
