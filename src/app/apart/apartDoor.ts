/**
 * The way to tables of several devices: asks once whether there is a server that has tables, and only then offers one; what a table is
 * played with comes when somebody wants it.
 */
import type { ApartCommand } from '../../ui/apart/apartCommands';
import { APART_DOOR } from '../../ui/apart/apartDoor';
import type { SavedGame } from '../../session/savedGame';
import type { FarAgreed } from '../../games/farSide';
import { later } from '../../loading/later';
import type { StartController } from '../start/startController';
import type { Answering } from '../next';
import type { Playing } from '../table/playing';
import type { ApartHouse } from './apartHouse';
import type { ApartRoom, CreateApart } from './apartParts';

export interface ApartDoorPorts {
  /** Brings what tables are played with. Rejects where that cannot be loaded. */
  readonly load: () => Promise<CreateApart>;
  /** Whether there is a server that has tables, of this page's own version. Never rejects. */
  readonly asks: () => Promise<boolean>;
}

export interface ApartDoor extends Answering<'apart'> {
  /** Opens a table for a game, on what is agreed; null where no server has any. */
  opens(): ((game: string, agreed: FarAgreed) => void) | null;
  /** Comes back to a table, or follows a link to it. */
  join(code: string): Promise<void>;
  /** The game of a table, where one is on the screen now. */
  playing(): Playing | null;
  /** The game of a table, where it is over and lies on the screen. */
  over(): SavedGame | null;
  /** Shows the table again, from what was looked at over it. @param otherwise what is done where there is none */
  showAgain(otherwise: () => void): void;
  /** Nobody looks at a table any more. */
  leave(): void;
}

/** Nothing of it is loaded yet. */
export function createApartDoor(
  { load, asks }: ApartDoorPorts, ports: ApartHouse & { readonly start: Pick<StartController, 'screen' | 'setDoors'> },
): ApartDoor {
  const { presenter, start } = ports;
  const room = later(async () => (await load())(ports));

  async function inRoom(then: (room: ApartRoom) => unknown): Promise<void> {
    const there = await room.get().catch(() => null);
    if (there === null) return presenter.setBanner({ kind: 'notLoaded' });
    await then(there);
  }

  void offer();
  let offered = false;
  async function offer(): Promise<void> {
    offered = await asks();
    if (!offered) return;
    start.setDoors([APART_DOOR]);
    if (presenter.screen()?.kind === 'start') presenter.show(start.screen());
  }

  return {
    apart: ({ what }: { readonly what: ApartCommand }) => inRoom((there) => there.ask(what)),
    opens: () => (offered ? (game, agreed) => void inRoom((there) => there.ask({ kind: 'open', game, agreed })) : null),
    join: (code) => inRoom((there) => there.join(code)),
    playing: () => room.now()?.playing() ?? null,
    over: () => room.now()?.over() ?? null,
    showAgain: (otherwise) => { if (room.now()?.showAgain() !== true) otherwise(); },
    leave: () => room.now()?.leave(),
  };
}
