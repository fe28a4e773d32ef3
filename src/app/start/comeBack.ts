/**
 * Comes back to the screen that this tab showed before it was reloaded, or follows a link. What the start screen would tell is told over
 * it.
 */
import { seatedByLink } from '../../setup/kept/me';
import { isChallenge, setupFromLink } from '../../setup/links';
import type { GameScreens } from '../gameScreens';
import { isApp } from '../../games/catalogue';
import { goTo, showStart, toCourse, type ComeBack, type Screens } from '../navigation';
import type { GameLink } from '../games/gameLink';
import { toTraining } from '../training/toTraining';

export const comeBack: ComeBack = async (screens, games, last) => {
  const { table, history, daily, slips, challenge, apart, setup } = games;
  if (last.kind === 'playLink') return followPlayLink(screens, games, last.query);
  // The table reads what waits itself, so that the game that is wanted is not cleared away.
  await (last.kind === 'table' ? screens.daily.read() : screens.start.read());
  switch (last.kind) {
    case 'table': return goTo(screens, await table.goOn(last.game, 'back'));
    case 'lesson': return void await toCourse(screens, { lesson: null, pace: null, challenge: last.challenge ?? null });
    case 'training': return toTraining(screens, (room) => room.open());
    case 'cardTable': return toTraining(screens, ({ guests }) => guests.openTable());
    case 'drill': return toTraining(screens, (room) => room.goBackTo(last.kept));
    case 'guest': return toTraining(screens, async ({ guests }) => {
      if (!isApp(last.guest)) return unknownGame(screens);
      if (!await guests.goBackTo(last.guest, last.from, last.kept)) showStart(screens);
    });
    case 'gameLink': return followGameLink(screens, last);
    case 'apart': return apart.join(last.code);
    case 'history': return history.open();
    case 'slips': return slips.open(last.whose);
    case 'daily': return daily.open();
    case 'challenge': return goTo(screens, challenge.open(last.link));
    case 'replay': return goTo(screens, await history.replayAgain(last.game, last.step, last.review ?? null));
    case 'setup':
      setup.openAgain(last.draft);
      return screens.presenter.show(setup.screen());
  }
};

/** Begins the game that a link asks for; a challenge is shown before it is played. Why a link is refused is told on the start screen. */
async function followPlayLink(screens: Screens, { table, challenge }: GameScreens, query: string): Promise<void> {
  const { start, agreement, freshWord } = screens;
  if (isChallenge(query)) {
    await start.read();
    return goTo(screens, challenge.open(query));
  }
  const asked = setupFromLink(query, freshWord);
  if (asked?.ok) return void await table.begin(seatedByLink(asked.setup, agreement.now().me ?? null));
  await start.read();
  goTo(screens, { to: 'start', notices: asked ? [{ kind: 'linkRefused', problem: asked.problem }] : [] });
}

/** A game that this version does not know: that is told over the start screen. */
function unknownGame(screens: Screens): void {
  showStart(screens);
  screens.presenter.tell([{ kind: 'unknownGuest' }]);
}

/** Opens the guest that a link asks for; where there is none of that name, that is told over the start screen. */
async function followGameLink(screens: Screens, { game, asked }: GameLink): Promise<void> {
  if (!isApp(game)) return unknownGame(screens);
  await toTraining(screens, async ({ guests }) => {
    if (!await guests.openLink(game, asked)) showStart(screens);
  });
}
