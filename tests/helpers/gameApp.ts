/** A guest that plays nothing, and notes what it is told: for what the house does for any guest. */
import { html } from 'lit-html';
import { trainingWith } from '../../src/app/training/createTraining';
import type { CreateGameApp, GameApp, GameAppPorts, GameAppScreen } from '../../src/games/gameApp';
import { openApp, type AppParts, type TestApp } from './apps';

export interface NotingGameApp {
  /** What it was told, one after the other. */
  readonly told: string[];
  /** What it got of the house. */
  ports(): GameAppPorts;
  readonly create: CreateGameApp;
  show(screen: Partial<GameAppScreen>): void;
}

export function notingGameApp(): NotingGameApp {
  const told: string[] = [];
  let got: GameAppPorts | null = null;
  const ports = (): GameAppPorts => got!;
  const show = (screen: Partial<GameAppScreen>): void => ports().show({
    kind: 'guest', name: 'home', kept: null, isPlaying: false, draw: () => html``, ...screen,
  });
  const open = async (what: string): Promise<void> => {
    told.push(what);
    show({ kept: what });
  };
  const guest: GameApp = {
    open: () => open('open'), openLink: (asked) => open(`link ${asked.toString()}`), goBackTo: (kept) => open(`back to ${String(kept)}`),
    showAgain: () => { told.push('again'); }, painted: (at) => { told.push(`painted ${at}`); },
    hidden: (isHidden) => { told.push(isHidden ? 'hidden' : 'seen'); }, leave: () => { told.push('left'); },
    forget: (names) => { told.push(`forget ${names.join()}`); },
  };
  return { told, ports, show, create: (given) => { got = given; return guest; } };
}

/** For a house in which nobody wants an evening. */
export const noEvening = () => Promise.reject(new Error('no evening comes'));

/** An app with such a guest in its training room. @param load brings it */
export async function appWithGame(
  { ports, ...parts }: AppParts = {}, load?: (create: CreateGameApp) => Promise<CreateGameApp>,
): Promise<{ readonly app: TestApp; readonly guest: NotingGameApp }> {
  const guest = notingGameApp();
  const loadTraining = async () => trainingWith(async () => (load ? load(guest.create) : guest.create), noEvening);
  return { app: await openApp({ ...parts, ports: { loadTraining, ...ports } }), guest };
}
