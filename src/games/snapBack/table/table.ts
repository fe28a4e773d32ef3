/**
 * A game of Snap Back at the host of all games, with this page as its only screen: what is asked for in the page's words and times comes to
 * the host as it wants it, and the other way round.
 */
import { atHost, take, type AtHost, type TablePorts as HostPorts } from '../../../shell/table/ownScreen';
import { isOn, type Seen } from '../../../host/screen';
import type { Spoken } from '../../../seats/draftSeats';
import type { SavedSnapBack } from '../kept/savedGame';
import type { CreatePlayer } from '../players/player';
import type { SnapBackHappening } from '../rules/happening';
import { snapBackGameWith } from './snapBackGame';
import type { SnapBackAct, SnapBackTypes } from './snapBackTypes';
import type { SnapBackView } from './view';

export interface TablePorts extends Pick<HostPorts<SnapBackTypes>, 'clock' | 'today' | 'hands'> {
  readonly createPlayer: CreatePlayer;
  /** How what happens is read aloud: a voice is waited for, and with a screen reader the numbers wait for everybody. */
  readonly spoken?: Spoken;
  /** After each event of the record, at the end, and when a game that is being played is paused or left. */
  readonly onSave: (saved: SavedSnapBack) => void;
}

type Told = (view: SnapBackView, happenings: readonly SnapBackHappening[]) => void;

export interface SnapBackTable extends Pick<AtHost<SnapBackTypes>, 'saved' | 'leave'> {
  view(): SnapBackView;
  act(act: SnapBackAct): void;
  /** Tells of each change, with what happened in it. @returns ends it */
  subscribe(told: Told): () => void;
}

/** Continues a game, which may have just begun: it waits until somebody goes on. One that is over lies there as it ended. */
export function createTable(game: SavedSnapBack, { createPlayer, spoken = 'off', ...ports }: TablePorts): SnapBackTable {
  const { clock } = ports;
  const listeners = new Set<Told>();
  let wasOver = game.ended !== null;
  /** Whether the people at this screen want to choose together, and what the host knows of it. */
  let together = { wanted: false, known: false };
  const { screen, places, saved, leave } = atHost(snapBackGameWith(createPlayer, spoken), game, ports, heard);
  const first = places[0]!;

  function view(): SnapBackView {
    const { view: { endsAt, countEndsAt, ...shown }, standing } = screen.seen();
    const [now, time] = [clock.now(), screen.time()];
    return {
      ...shown, countEndsAt: countEndsAt === null ? null : now + countEndsAt - time,
      time: endsAt === null ? null : { left: Math.max(0, endsAt - time), at: now, runs: isOn(standing) },
    };
  }

  /** Before time runs nothing is asked of the host: then it is told as soon as it does. */
  function sayTogether(): void {
    const on = together.wanted;
    if (on === together.known || !isOn(screen.seen().standing)) return;
    together = { wanted: on, known: on };
    screen.act(first, { kind: 'together', on }, clock.now());
  }

  function heard({ standing: { ended } }: Seen<SnapBackTypes>, happened: readonly SnapBackHappening[]): void {
    const ends = ended !== null && !wasOver;
    wasOver = ended !== null;
    const happenings = ends ? [...happened, { type: 'over', by: ended } as const] : happened;
    for (const listener of listeners) listener(view(), happenings);
    sayTogether();
  }

  return {
    view, saved,
    act(act) {
      const { standing, view: { shown, open, phase } } = screen.seen();
      switch (act.kind) {
        case 'goOn': return isOn(standing) ? screen.act(first, { kind: 'next' }, clock.now()) : screen.goOn();
        case 'painted': return act.shown === shown && open?.back === null ? screen.shown(act.at) : undefined;
        case 'hold': return phase === 'revealed' || !act.on ? screen.hold(act.on) : undefined;
        case 'together':
          together = { ...together, wanted: act.on };
          return sayTogether();
        default: return take<SnapBackTypes>(screen, act, clock.now());
      }
    },
    subscribe(told) {
      listeners.add(told);
      return () => { listeners.delete(told); };
    },
    leave() {
      listeners.clear();
      leave();
    },
  };
}
