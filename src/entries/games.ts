/** What games are played and shown with: loaded after the start screen. Puts its rooms together, as `main` does its own. */
import '../ui/styles/choices.css';
import '../ui/styles/settings.css';
import '../ui/styles/setup.css';
import '../ui/styles/rules.css';
import '../ui/styles/table.css';
import '../ui/styles/clock.css';
import '../ui/styles/plain.css';
import '../ui/styles/life.css';
import '../ui/styles/beside.css';
import '../ui/styles/card.css';
import '../ui/styles/end.css';
import '../ui/styles/daily.css';
import '../ui/styles/challenge.css';
import '../ui/styles/fullRules.css';
import '../ui/styles/history.css';
import '../ui/styles/review.css';
import '../ui/styles/slips.css';
import '../ui/styles/lesson.css';
import '../ui/styles/again.css';
import '../ui/styles/contrast.css';
import type { Adviser, Thinker } from '../ai/questions';
import { simplestPlayer } from '../ai/simplest';
import { gameScreensWith, type CreateGameScreens } from '../app/gameScreens';
import { keptFirstGame } from '../app/table/newcomer/firstGame';
import { keptNameCalls } from '../app/table/newcomer/nameCalls';
import { pageClock } from '../bots/clock';
import { startWorker } from '../bots/startWorker';
import { createWorkerClient } from '../bots/workerClient';
import { keptShout } from '../shout/keptShout';
import { askServer } from '../app/apart/askServer';
import { later } from '../loading/later';
import type { Languages } from '../strings/languages/languages';
import { gamePageWith } from '../ui/gamePage';

export { pictureWords } from '../strings/words/table/names';
export { comeBack } from '../app/start/comeBack';
export { createWays } from '../app/ways';
export { layoutIn } from '../layout/tableLayout';

/** What they are shown with. Calling by voice comes when somebody likes it. */
export const createGamePage = gamePageWith({
  load: async () => (await import('./shout')).createShoutPage, liked: () => keptShout(() => localStorage).read().on,
});

/** How long a computer player may think about one question, in milliseconds, before its worker is replaced. */
const THINKING_DEADLINE = 3000;

/** Thinks in the page's own thread, where no worker does. Hardly anybody needs it, so it is a file of its own. */
async function standIn(): Promise<Thinker & Adviser> {
  const [{ localPlayer }, { localAdviser }] = await Promise.all([import('../ai/player'), import('../ai/adviser')]);
  return { ...localPlayer, ...localAdviser };
}

/** The screens of games, with computers that think in a worker. */
export function createGameScreens(openWords: Languages['open']): CreateGameScreens {
  const thinker = createWorkerClient({
    start: startWorker, standIn, simplest: simplestPlayer, deadline: THINKING_DEADLINE, clock: pageClock,
    refused: (problem) => reportError(new Error(`a computer player was asked the impossible: ${problem.code}`)),
  });
  const server = later(askServer);
  const create = gameScreensWith(thinker, keptFirstGame(() => localStorage), keptNameCalls(() => localStorage), async (name) => {
    const { forgetInDrafts } = await import('../app/library/gameDrafts');
    await forgetInDrafts(() => localStorage, name);
  }, {
    asks: async () => await server.get() !== null,
    load: async () => (await Promise.all([import('./apart'), openWords('apart'), openWords('evening')]))[0]
      .createApart(thinker, server.get, openWords),
  });
  return (ports) => {
    const isFree = (): boolean => ports.presenter.screen()?.kind === 'start';
    // Without it the first game begins all the same, only not as soon.
    void import('./rehearsal').then(({ rehearse }) => rehearse(isFree)).catch(() => {});
    return create(ports);
  };
}
