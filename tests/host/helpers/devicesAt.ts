/** A game at its host with several devices, each of which hears what its places may know, on a time that jumps. */
import type { Game, GameTypes, Place, SavedGame } from '../../../src/contract/contract';
import { createHost } from '../../../src/host/host';
import type { FromHost } from '../../../src/host/port';
import { createJumpingClock } from '../../../tools/arena/clock';

/** @param devices for each of them the places that it holds; none for one that looks on */
export function devicesAt<T extends GameTypes>(game: Game<T>, saved: SavedGame<T>, devices: readonly (readonly Place[])[], far = false) {
  const clock = createJumpingClock(1000);
  const host = createHost(game, saved, {
    clock, today: () => 5, epoch: 'apart', save() {}, failed: (error) => { throw error; }, far,
  });
  const heard = devices.map((places) => {
    const messages: FromHost<T>[] = [];
    host.connect(places, (message) => { messages.push(message); });
    return messages;
  });
  const viewOf = (device: number): T['View'] => heard[device]!.flatMap((one) => (one.kind === 'refused' ? [] : [one.view])).at(-1)!;
  return { host, heard, pass: clock.pass, viewOf };
}
