/** A computer player's hands, whichever game it plays: it makes a plan when it is told something, and carries it out in its time. */

/** What it means to do, and when: at once, where that is in the past. */
export interface Planned<Intent> {
  readonly at: number;
  readonly intent: Intent;
}

/** What a plan is carried out with: the game's time, and what acts in it. */
interface Hands<Intent> {
  readonly now: () => number;
  /** Does something later. @returns takes it back */
  readonly at: (time: number, act: () => void) => () => void;
  readonly act: (intent: Intent, at: number) => void;
}

/** @param plan what it means to do from now on, in the place of what it meant to do before; null: it goes on with that */
export function plannedBot<News, const Intent>(
  { now, at, act }: Hands<Intent>, plan: (news: News) => readonly Planned<Intent>[] | null,
): { tell(news: News): void; stop(): void } {
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
