/**
 * A game of Snap Back at the host of all games, with this page as its only screen: what is asked for in the page's words and times comes to
 * the host as it wants it, and the other way round.
 */
import { isOn } from '../../../host/screen';
import { take } from '../../../shell/table/acts';
import { atHost, type OpenTable, type OpenTablePorts } from '../../../shell/table/ownScreen';
import type { Spoken } from '../../../seats/draftSeats';
import type { SavedSnapBack } from '../kept/savedGame';
import type { CreatePlayer } from '../players/player';
import type { SnapBackHappening } from '../rules/happening';
import { snapBackGameWith } from './snapBackGame';
import type { SnapBackAct, SnapBackTypes } from './snapBackTypes';
import type { SnapBackIntent } from './tableState';
import { shownAt } from './shown';
import type { SnapBackView } from './view';

export type SnapBackTable = OpenTable<SnapBackView, SnapBackAct, SavedSnapBack>;
type Ports = OpenTablePorts<SnapBackView, SnapBackHappening, SnapBackIntent, SavedSnapBack>;

/**
 * Continues a game, which may have just begun: it waits until somebody goes on. One that is over lies there as it ended.
 * @param spoken how what happens is read aloud: a voice is waited for, and with a screen reader the numbers wait for everybody
 * @param createPlayer who plays the seats of computers
 */
export function createTable(
  game: SavedSnapBack, { told, spoken, ...ports }: Ports & { readonly spoken: Spoken }, createPlayer?: CreatePlayer,
): SnapBackTable {
  const { clock } = ports;
  let wasOver = game.ended !== null;
  /** Whether the people at this screen want to choose together, and what the host knows of it. */
  let together = { wanted: false, known: false };
  const { screen, places: [first = 0], ...table } = atHost<SnapBackTypes>(snapBackGameWith(createPlayer, spoken), game, ports,
    ({ standing: { ended } }, happened) => {
      const ends = ended !== null && !wasOver;
      wasOver = ended !== null;
      told(view(), ends ? [...happened, { type: 'over', by: ended }] : happened);
      sayTogether();
    });

  const view = (): SnapBackView => shownAt(screen, clock.now());

  /** Before time runs nothing is asked of the host: then it is told as soon as it does. */
  function sayTogether(): void {
    const on = together.wanted;
    if (on === together.known || !isOn(screen.seen().standing)) return;
    together = { wanted: on, known: on };
    screen.act(first, { kind: 'together', on }, clock.now());
  }

  return {
    ...table, view,
    act(act) {
      const { standing, view: { phase } } = screen.seen();
      switch (act.kind) {
        case 'goOn': return isOn(standing) ? screen.act(first, { kind: 'next' }, clock.now()) : screen.goOn();
        case 'hold': return phase === 'revealed' || !act.on ? screen.hold(act.on) : undefined;
        case 'together':
          together = { ...together, wanted: act.on };
          return sayTogether();
        default: return take<SnapBackTypes>(screen, act, clock.now());
      }
    },
  };
}
