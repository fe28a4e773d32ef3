/** What is done at a table, and how its screen says so to the host, wherever that is. */
import type { GameTypes, Place } from '../../contract/contract';
import type { GameScreen } from '../../host/screen';

/** What is done at every table, whichever game is played there. */
export type ActBase =
  /** A press begins the game, and goes on after a reload and after a pause. */
  | { readonly kind: 'goOn' }
  | { readonly kind: 'stop' }
  | { readonly kind: 'pause'; readonly paused: boolean; readonly at: number }
  /** What is read aloud has begun (true) or ended: what comes next waits for it. */
  | { readonly kind: 'reading'; readonly on: boolean };

/** What people at the screen do: what they intend, in the name of a place, and what is done with every game. */
export type TableAct<T extends GameTypes> =
  /** `at`: when they pressed, in the screen's milliseconds (an event's `timeStamp`); without it just now. */
  | T['Intent'] & { readonly seat: Place; readonly at?: number }
  /** What was told last was painted: from here on times count. */
  | { readonly kind: 'painted'; readonly at: number }
  | ActBase;

/** Says to the host what is done at the screen. */
export function take<T extends GameTypes>(screen: GameScreen<T>, act: TableAct<T>, now: number): void {
  if ('seat' in act) {
    const { seat, at = now, ...intent } = act as T['Intent'] & { readonly seat: Place; readonly at?: number };
    return screen.act(seat, intent, at);
  }
  switch (act.kind) {
    case 'goOn': return screen.goOn();
    case 'pause':
      if (act.paused) return screen.pause();
      // A pause before the beginning ends in nothing: somebody has to begin.
      return screen.seen().standing.begun ? screen.goOn() : undefined;
    case 'painted': return screen.shown(act.at);
    case 'reading': return screen.reading(act.on);
    case 'stop': return screen.stop();
  }
}
