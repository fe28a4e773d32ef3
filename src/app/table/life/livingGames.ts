/**
 * Games whose characters live: their faces and what they say come with the table, and the table is told anew when one of these is over.
 * Lessons, drills and replays are opened without it. The table, the rules and the record know nothing of it.
 */
import type { Clock } from '../../../bots/clock';
import { lifeAfter, lifeEnds, lifeOf, lifeTakenUp, STILL } from '../../../session/life/lifeState';
import type { SeatListener } from '../../../session/seatClient';
import type { ViewState } from '../../../session/viewState';
import type { OpenGame, OpensGames } from '../openGame';

export function livingGames(opens: OpensGames, clock: Clock): OpensGames {
  // What is said hangs on the game's name: it tells nothing of the deal.
  return (game, save) => living(opens(game, save), game.saved.id, clock);
}

function living(game: OpenGame, word: string, clock: Clock): OpenGame {
  let life = lifeTakenUp(game.state(), game.past, word);
  const begun = game.state();
  // Where nobody draws for the order, the tiles were dealt before anybody listens: until one is placed it is still the beginning.
  const untouched = begun.phase === 'playing' && !game.past.some(({ type }) => type === 'placed');
  if (untouched) life = lifeAfter(STILL, begun, [{ type: 'dealt' }], clock.now(), word);
  let timer: unknown;
  const alive = (state: ViewState): ViewState => ({ ...state, life: lifeOf(life, state, clock.now()) });

  /** Tells the table again when the next face or remark is over. */
  function wait(listener: SeatListener): void {
    clock.clearTimeout(timer);
    const now = clock.now();
    const end = lifeEnds(life, now);
    if (end === null) return;
    timer = clock.setTimeout(() => {
      listener.update({ state: alive(game.state()), happenings: [] });
      wait(listener);
    }, Math.ceil(end - now));
  }

  return {
    ...game,
    state: () => alive(game.state()),
    subscribe(listener) {
      wait(listener);
      return game.subscribe({
        ...listener,
        update({ state, happenings }) {
          life = lifeAfter(life, state, happenings, clock.now(), word);
          if (happenings.length > 0) wait(listener);
          listener.update({ state: alive(state), happenings });
        },
      });
    },
    stop() {
      clock.clearTimeout(timer);
      game.stop();
    },
  };
}
