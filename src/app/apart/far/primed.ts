/**
 * A game at a table tells itself only after a while, and those who show one want to know at once how it stands: the way to it is handed on
 * once it has told that.
 */
import type { GameTypes, Place } from '../../../contract/contract';
import type { Connect, Connection, FromHost } from '../../../host/port';

export interface Primed {
  /** For the same places: what was told by now comes at once. It can be taken once. */
  readonly connect: Connect<GameTypes>;
  readonly close: () => void;
}

/** @returns once the game has told how it stands */
export function primed(connect: Connect<GameTypes>, places: readonly Place[], closed: AbortSignal): Promise<Primed> {
  return new Promise((resolve, reject) => {
    const early: FromHost<GameTypes>[] = [];
    let receive: ((message: FromHost<GameTypes>) => void) | null = null;
    let connection: Connection | null = null;
    const take: Connect<GameTypes> = (_, told) => {
      receive = told;
      for (const message of early.splice(0)) told(message);
      return connection!;
    };
    connection = connect(places, (message) => {
      if (receive) return receive(message);
      early.push(message);
      if (message.kind !== 'refused') resolve({ connect: take, close: () => connection?.close() });
    });
    closed.addEventListener('abort', () => {
      connection?.close();
      reject(new Error('nobody waits for this game any more'));
    });
  });
}
