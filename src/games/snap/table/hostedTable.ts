/** A game of Snap at the host of all games, with this page as its only screen. */
import type { Clock } from '../../../bots/clock';
import { createHost, type HostedGame } from '../../../host/host';
import { createScreen, type GameScreen } from '../../../host/screen';
import type { SavedSnap } from '../kept/savedGame';
import type { SnapHappening } from '../rules/happening';
import { snapGame } from './snapGame';
import type { SnapTypes } from './snapTypes';
import type { SnapTableAct, SnapTableView } from './tableView';

export interface HostedTablePorts {
  /** The page's time, on the scale of an event's `timeStamp`. */
  readonly clock: Clock;
  /** Milliseconds since 1970. */
  readonly today: () => number;
  readonly onSave: (saved: SavedSnap) => void;
  /** Is told of each change, with what happened in it. */
  readonly told: (view: SnapTableView, happenings: readonly SnapHappening[]) => void;
}

export interface HostedTable {
  view(): SnapTableView;
  act(act: SnapTableAct): void;
  saved(): SavedSnap;
  /** What was called before counts and is saved; then nothing happens here any more. */
  leave(): void;
}

/** Continues a game, which may have just begun: it waits until somebody goes on. One that is over lies there as it ended. */
export function openTable(game: SavedSnap, ports: HostedTablePorts, rules = snapGame): HostedTable {
  const { clock, today, onSave, told } = ports;
  let isOpened = false;
  const host: HostedGame<SnapTypes> = createHost(rules, game, {
    clock, today, epoch: `${game.id}:${today()}`, save: onSave,
    // It is told as any other error of the page.
    failed: (error) => { clock.setTimeout(() => { throw error; }, 0); },
  });
  const people = game.setup.players.flatMap(({ kind }, place) => (kind === 'local' ? [place] : []));
  const screen = createScreen(host.connect, people, {
    now: () => clock.now(), told: ({ view }, happenings) => { if (isOpened) told(view, happenings); },
  });
  isOpened = true;
  return {
    view: () => screen.seen().view,
    act: (act) => { take(screen, act, clock.now()); },
    saved: () => host.saved(),
    leave: () => {
      screen.leave();
      host.leave();
    },
  };
}

/** Says to the host what is done at the page. */
function take(screen: GameScreen<SnapTypes>, act: SnapTableAct, now: number): void {
  switch (act.kind) {
    case 'goOn': return screen.goOn();
    case 'pause': return act.paused ? screen.pause() : screen.goOn();
    case 'stop': return screen.stop();
    case 'painted': return screen.shown(act.at);
    case 'reading': return screen.reading(act.on);
    case 'call': return screen.act(act.seat, { kind: 'call', called: act.called, orTurn: act.orTurn }, act.at);
    case 'turn': return screen.act(act.seat, { kind: 'turn' }, now);
    case 'answer': return screen.act(act.seat, { kind: 'answer', says: act.says }, now);
  }
}
