/** The way back to the screen that a tab showed before it was reloaded. It comes with the games: the start screen needs none. */
import type { ShownLast } from './lastScreen';
import { goTo, toCourse, type Screens } from './navigation';
import { toTraining } from './training/toTraining';

/** Comes back to a screen, where it is still there. What the start screen would tell is told over it. */
export async function comeBack(screens: Screens, last: ShownLast): Promise<void> {
  const { daily, games, setup, presenter, start } = screens;
  const there = await games.get();
  // The table reads what waits itself, so that the game that is wanted is not cleared away.
  await (last.kind === 'table' ? daily.read() : start.read());
  switch (last.kind) {
    case 'table': return goTo(screens, await there.table.goOn(last.game, 'back'));
    case 'lesson': return void await toCourse(screens, { lesson: null, pace: null });
    case 'training': return toTraining(screens, (room) => room.open());
    case 'drill': return toTraining(screens, (room) => room.goBackTo(last.kept));
    case 'history': return there.history.open();
    case 'slips': return there.slips.open(last.whose);
    case 'daily': return there.daily.open();
    case 'replay': return goTo(screens, await there.history.replayAgain(last.game, last.step, last.review ?? null));
    case 'setup':
      setup.openAgain(last.draft);
      return presenter.show(setup.screen());
  }
}
